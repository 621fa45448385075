/* Reads the keyboard of a terminal: Node's readline edits the line, and other keys are passed on. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { ReadStream } from "node:tty";

/** Called for a whole line, for other keys, to leave the game, and to suspend the program. */
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
  /** Takes the terminal, or gives it back. */
  hold(isRaw: boolean): void;
  close(): void;
}

export function openKeyboard(input: ReadStream, on: Listener): Keyboard {
  const editor = createInterface({
    input,
    // Keeps readline from echoing: the screen shows the line.
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: true,
    historySize: 0,
    escapeCodeTimeout: 100,
    // Keeps readline from typing a tab, which `on.key` handles.
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
