// The board of a mancala game as rows of characters, as south sees it: pits with their seeds as dots and as a number.

import { ascii as textOf, variantOf } from "morabaraba/mancala";
import { canvas, put, rowsOf } from "./canvas.mjs";

/** @import { BoardStyle, Canvas, Marks, Painter, Role } from "../types.ts" */

/** Columns of a pit with its edges, from large to small. */
const WIDTHS = /** @type {const} */ ([7, 6, 5, 4]);
const HEIGHT = 9;
const LOW = 6;

/**
 * @param {import("morabaraba/mancala").Game} game
 * @param {Marks} marks
 * @param {BoardStyle} style
 * @returns {Painter}
 */
export function pitsPainter(game, { last, points = [] }, { ascii }) {
  const { houses } = variantOf(game);
  const names = textOf(game).split("\n");
  const [upper, lower] = [names[0] ?? "", names.at(-1) ?? ""].map((line) => line.trim().split(/\s+/));
  const before = last?.before.houses;
  return ({ columns, rows }) => {
    const sizes = WIDTHS.map((pit) => ({ pit, width: houses * pit + 2 * (pit + 1) + 2 }));
    const { pit, width } = sizes.find((size) => size.width <= columns) ?? { pit: 4, width: houses * 4 + 12 };
    const tall = HEIGHT <= rows;
    const height = tall ? HEIGHT : LOW;
    const dotted = tall ? 2 : 0;
    const draw = () => {
      const on = canvas(width, height, "ground");
      const [first, second] = [1, height - 2 - dotted];
      for (let i = 0; i < houses; i++) {
        const x = pit + 2 + i * pit;
        const [north, south] = [2 * houses - 1 - i, i];
        const [above, below] = [upper?.[i] ?? "", lower?.[i] ?? ""];
        label(on, x, 0, pit, above, game.turn === "north" && points.includes(above));
        drawPit(on, x, first, pit, dotted, Number(game.houses[north]), before?.[north], ascii);
        drawPit(on, x, second, pit, dotted, Number(game.houses[south]), before?.[south], ascii);
        label(on, x, height - 1, pit, below, game.turn === "south" && points.includes(below));
      }
      const middle = Math.floor((height - 3) / 2);
      store(on, 1, middle, pit, game.stores.north, last?.before.stores.north);
      store(on, width - pit - 1, middle, pit, game.stores.south, last?.before.stores.south);
      return rowsOf(on);
    };
    return { width, height, draw };
  };
}

/** @param {Canvas} on @param {number} x @param {number} y @param {number} pit @param {string} name @param {boolean} marked */
function label(on, x, y, pit, name, marked) {
  put(on, x + Math.floor((pit - 1 - name.length) / 2), y, name, marked ? "mark" : "name");
}

/** @param {Canvas} on @param {number} x @param {number} y @param {number} pit @param {number} dotted @param {number} seeds @param {number | undefined} before @param {boolean} ascii */
function drawPit(on, x, y, pit, dotted, seeds, before, ascii) {
  const room = pit - 1;
  const changed = before !== undefined && before !== seeds;
  put(on, x, y, " ".repeat(room), "pit");
  put(on, x + Math.floor((room - 3) / 2), y, figure(seeds), changed ? "last" : "seeds");
  const perRow = room - 2;
  for (let i = 0; i < dotted; i++) {
    put(on, x, y + 1 + i, " ".repeat(room), "pit");
    const dots = Math.max(0, Math.min(perRow, seeds - i * perRow));
    put(on, x + 1, y + 1 + i, (ascii ? "o" : "•").repeat(dots), "pit");
  }
  // Without colour an edge keeps the pits apart.
  for (let i = 0; i <= dotted; i++) {
    for (const edge of [x - 1, x + room]) put(on, edge, y + i, ascii ? "|" : "│", "edge");
  }
}

/** A number in the middle of three characters. @param {number} seeds */
const figure = (seeds) => String(seeds).padStart(2).padEnd(3);

/** @param {Canvas} on @param {number} x @param {number} y @param {number} pit @param {number} seeds @param {number | undefined} before */
function store(on, x, y, pit, seeds, before) {
  for (let i = 0; i < 3; i++) put(on, x, y + i, " ".repeat(pit), "pit");
  /** @type {Role} */
  const role = before !== undefined && before !== seeds ? "last" : "seeds";
  put(on, x + Math.floor((pit - 3) / 2), y + 1, figure(seeds), role);
}
