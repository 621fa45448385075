/** Short messages at the edge of the page, which screen readers read out. */
import { createStore } from "./store.ts";

export interface Notice {
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
