/** The service worker, which keeps the page for use without a network, and says when a newer one is there. */
import { createStore } from "./store.ts";

/** Set when a newer page waits: call it to load that one. */
export const update = createStore<(() => void) | undefined>(undefined);

/**
 * Registers the service worker. Where the browser has none, the page works online only. On a first visit there is nothing to update,
 * so what finds updates is loaded by later ones.
 */
export async function registerUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    if (!navigator.serviceWorker.controller) {
      await navigator.serviceWorker.register("./sw.js", { scope: "./" });
      return;
    }
    const { registerSW } = await import("virtual:pwa-register");
    const load = registerSW({ onNeedRefresh: () => update.set(() => void load(true)) });
  } catch {
    // Offline use is an extra; the page itself has loaded.
  }
}
