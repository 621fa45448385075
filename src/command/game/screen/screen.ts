/**
 * The screen of a terminal, drawn over in place: only the lines that changed are written, so nothing flickers, and on
 * leaving everything is as it was before.
 */

/** The part of a terminal's output that is used. */
export interface Output {
  write(text: string): unknown;
}

// The other screen of the terminal, without line wrap; then back. Terminals that can, show each frame at once.
const ENTER = "\x1b[?1049h\x1b[?7l\x1b[2J\x1b[?25l";
const LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";
const BEGIN = "\x1b[?2026h\x1b[?25l";
const END = "\x1b[?2026l";

export interface Screen {
  draw(lines: readonly string[], cursor: readonly [x: number, y: number]): void;
  /** Everything is drawn again, as after a change of size. */
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
      // Erased before it is written: after a line as wide as the terminal, erasing would take its last character.
      const changed = all.map((line, at) => (line === shown[at] ? "" : `\x1b[${at + 1};1H\x1b[K${line}`));
      output.write(`${BEGIN}${changed.join("")}\x1b[${y + 1};${x + 1}H\x1b[?25h${END}`);
      shown = lines;
    },
  };
  screen.enter();
  return screen;
}
