/*
 * The terminal itself. Draws on its alternate screen: writes only the lines that changed, so nothing flickers,
 * and restores the terminal at the end. Reads its keyboard: Node's readline edits the line, and other keys are
 * passed on.
 */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { ReadStream } from "node:tty";

/** What the screen needs of a terminal's output. */
export interface Output {
  write(text: string): unknown;
}

// To the alternate screen without line wrap, and back; the ends of an update that appears as a whole.
const ENTER = "\x1b[?1049h\x1b[?7l\x1b[2J\x1b[?25l";
const LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";
const BEGIN = "\x1b[?2026h\x1b[?25l";
const END = "\x1b[?2026l";

export interface Screen {
  draw(lines: readonly string[], cursor: readonly [x: number, y: number]): void;
  /** Makes the next `draw` write everything, as after a change of size. */
  forget(): void;
  enter(): void;
  leave(): void;
}

export function openScreen(output: Output): Screen {
  let shown: readonly string[] = [];
  let isOpen = false;
  const screen: Screen = {
    enter() {
      [shown, isOpen] = [[], true];
      output.write(ENTER);
    },
    leave() {
      if (isOpen) output.write(LEAVE);
      isOpen = false;
    },
    forget() {
      shown = [];
      if (isOpen) output.write("\x1b[2J");
    },
    draw(lines, [x, y]) {
      if (!isOpen) return;
      const all = [...lines, ...shown.slice(lines.length).map(() => "")];
      // Erases first: erasing after a line as wide as the terminal would remove the line's last character.
      const changed = all.map((line, at) => (line === shown[at] ? "" : `\x1b[${at + 1};1H\x1b[K${line}`));
      output.write(`${BEGIN}${changed.join("")}\x1b[${y + 1};${x + 1}H\x1b[?25h${END}`);
      shown = lines;
    },
  };
  screen.enter();
  return screen;
}

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
