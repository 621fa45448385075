/** The service worker, which keeps the page for offline use and reports when a newer one is ready. */
import { createStore } from "./store.ts";

/** Loads the newer page; `undefined` if there is none. */
export const update = createStore<(() => void) | undefined>(undefined);

/**
 * Registers the service worker. In a browser without one, the page works online only. A first visit has
 * nothing to update, so only later visits load the code that finds updates.
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
    // Without offline use, the page still works.
  }
}

/** Whether the player is doing something that must not be interrupted, such as playing a game. */
export const busy = createStore(false);
