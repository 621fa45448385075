/**
 * The Trusted Types policy of the page. It lets workers and scripts of the page's own origin pass, and nothing else. `main.tsx` imports
 * it first, so that no script is loaded before it.
 */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy("default", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is foreign.`);
    return url;
  },
});
