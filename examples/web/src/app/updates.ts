/** The service worker, which keeps the page for use without a network, and says when a newer one is there. */
import { createStore } from "./store.ts";

/** Set when a newer page waits: call it to load that one. */
export const update = createStore<(() => void) | undefined>(undefined);

/** Registers the service worker once the page is shown. Where the browser has none, the page works online only. */
export function registerUpdates(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", async () => {
    try {
      const { registerSW } = await import("virtual:pwa-register");
      const load = registerSW({ onNeedRefresh: () => update.set(() => void load(true)) });
    } catch {
      // Offline use is an extra; the page itself has loaded.
    }
  });
}
