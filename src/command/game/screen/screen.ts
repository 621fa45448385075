/*
 * Draws on the alternate screen of a terminal. Writes only the lines that changed, so nothing flickers, and
 * restores the terminal at the end.
 */

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
