/** Short messages at the edge of the page, which screen readers read out, and whether a newer page is ready. */
import { createStore } from "./store.ts";

interface Notice {
  readonly id: number;
  readonly text: string;
  /** A button beside the text, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Whether the message stays until the player closes it. */
  readonly stays?: boolean | undefined;
}

const shownFor = 8000;
let last = 0;

export const notices = createStore<readonly Notice[]>([]);

/** Shows a message for eight seconds, or until it is closed if it `stays`. It replaces an equal message. */
export function notify(text: string, { action, stays }: Omit<Notice, "id" | "text"> = {}): void {
  const notice: Notice = { id: ++last, text, action, stays };
  notices.set([...notices.get().filter((other) => other.text !== text), notice]);
  if (!stays) setTimeout(() => dismiss(notice.id), shownFor);
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** Loads the newer page; `undefined` if there is none. */
export const update = createStore<(() => void) | undefined>(undefined);

/**
 * Registers the service worker, which keeps the page for offline use. In a browser without one, the page works
 * online only. A first visit has nothing to update, so only later visits load the code that finds updates.
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
