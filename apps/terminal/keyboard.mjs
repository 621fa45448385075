// The keyboard of a terminal: Node's own readline edits a line, and other keys are passed on.

import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** @typedef {{ name?: string, ctrl?: boolean, meta?: boolean, sequence?: string }} Key */

/**
 * @param {NodeJS.ReadStream} input
 * @param {{ line(text: string): void, key(key: Key): void, leave(): void, stop(): void }} on - What to do with a whole line, with
 * any other key, when the person wants to leave, and when the program must stop in the background.
 */
export function openKeyboard(input, on) {
  // readline would echo what is typed; here the screen shows it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({
    input,
    output: nowhere,
    terminal: true,
    historySize: 0,
    escapeCodeTimeout: 100,
    // The tab key is handled elsewhere; readline must not write it on the line.
    completer: (/** @type {string} */ line) => [[], line],
  });
  /** @param {string | undefined} _text @param {Key} key */
  const hear = (_text, key) => {
    if (key.name !== "return" && key.name !== "enter") on.key(key);
  };
  editor.on("line", (text) => on.line(text));
  editor.on("SIGINT", () => on.leave());
  editor.on("SIGTSTP", () => on.stop());
  editor.on("close", () => on.leave());
  input.on("keypress", hear);
  return {
    /** The text on the line, and where its cursor is. */
    typed: () => ({ text: editor.line, cursor: editor.cursor }),
    /** Puts other text on the line. @param {string} text */
    type(text) {
      editor.write(null, { ctrl: true, name: "e" });
      editor.write(null, { ctrl: true, name: "u" });
      if (text !== "") editor.write(text);
    },
    /** Gives the terminal back, or takes it again. @param {boolean} raw */
    hold(raw) {
      input.setRawMode?.(raw);
      if (raw) editor.resume();
    },
    close() {
      input.off("keypress", hear);
      editor.removeAllListeners("close");
      editor.close();
      input.unref?.();
    },
  };
}
