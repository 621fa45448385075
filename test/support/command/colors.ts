/** The colours of a terminal's cells, to draw them. */
import type { IBufferCell } from "@xterm/headless";

/** The sixteen colours of a terminal, as xterm has them. */
const sixteen = [
  "#000000",
  "#cd0000",
  "#00a000",
  "#a08000",
  "#1e5fd0",
  "#b000b0",
  "#008b8b",
  "#c8c8c8",
  "#606060",
  "#e03030",
  "#30c030",
  "#e0c000",
  "#5c8cff",
  "#e040e0",
  "#30c0c0",
  "#ffffff",
];

/** The colour of a cell's text or background; the default if the program chose none. */
export function colorOf(cell: IBufferCell, which: "Fg" | "Bg", usual: string): string {
  const color = cell[`get${which}Color`]();
  if (cell[`is${which}RGB`]()) return `#${color.toString(16).padStart(6, "0")}`;
  return cell[`is${which}Palette`]() ? palette(color) : usual;
}

/** One of a terminal's 256 colours. */
function palette(number: number): string {
  if (number < 16) return sixteen[number] ?? "#000000";
  const step = (part: number): number => (part === 0 ? 0 : 55 + part * 40);
  const parts =
    number >= 232
      ? [0, 1, 2].map(() => 8 + (number - 232) * 10)
      : [36, 6, 1].map((size) => step(Math.floor((number - 16) / size) % 6));
  return `rgb(${parts.join(",")})`;
}
