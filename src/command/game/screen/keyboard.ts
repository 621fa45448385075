/** The keyboard of a terminal: Node's own readline edits a line, and other keys are passed on. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { ReadStream } from "node:tty";

/**
 * What to do with a whole line, with any other key, when the person leaves, and when the program stops in the background.
 */
export interface Listener {
  line(text: string): void;
  key(name: string | undefined): void;
  leave(): void;
  stop(): void;
}

export interface Keyboard {
  /** The text on the line, and where its cursor is. */
  typed(): { readonly text: string; readonly cursor: number };
  /** Puts other text on the line. */
  type(text: string): void;
  /** Gives the terminal back, or takes it again. */
  hold(isRaw: boolean): void;
  close(): void;
}

export function openKeyboard(input: ReadStream, on: Listener): Keyboard {
  const editor = createInterface({
    input,
    // readline would echo what is typed; here the screen shows it.
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: true,
    historySize: 0,
    escapeCodeTimeout: 100,
    // The tab key is handled elsewhere; readline must not write it on the line.
    completer: (line: string) => [[], line],
  });
  const hear = (_text: string | undefined, { name }: { readonly name?: string }): void => {
    if (name !== "return" && name !== "enter") on.key(name);
  };
  editor.on("line", on.line);
  editor.on("SIGINT", on.leave);
  editor.on("SIGTSTP", on.stop);
  editor.on("close", on.leave);
  input.on("keypress", hear);
  return {
    typed: () => ({ text: editor.line, cursor: editor.cursor }),
    type(text) {
      editor.write(null, { ctrl: true, name: "e" });
      editor.write(null, { ctrl: true, name: "u" });
      if (text !== "") editor.write(text);
    },
    hold(isRaw) {
      input.setRawMode(isRaw);
      if (isRaw) editor.resume();
    },
    close() {
      input.off("keypress", hear);
      editor.removeAllListeners("close");
      editor.close();
      input.unref();
    },
  };
}
