/**
 * The page's Trusted Types policy. It allows scripts and workers from the page's own origin only. `main.tsx`
 * imports it first, so no script loads before it.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`${url} has another origin.`);
    return url;
  },
});
