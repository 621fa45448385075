/* Draws the board of a mancala game as south sees it: pits with their seeds as dots and as a number. */
import { ascii, type Game, variantOf } from "../../../mancala.ts";
import { type Canvas, canvas, type Marks, type Painter, put, rowsOf } from "./canvas.ts";

/** Columns of a pit with its edges, from large to small. */
const WIDTHS = [7, 6, 5, 4];
const HEIGHT = 9;
/** The height without dots. */
const LOW = 6;

export function pitsPainter(game: Game, { last, points }: Marks): Painter {
  const { houses } = variantOf(game);
  const before = last?.before as Game | undefined;
  // The houses as moves name them; the upper names are north's, from right to left.
  const lines = ascii(game).split("\n");
  const [upper, lower] = [lines[0], lines.at(-1)].map((line = "") => line.trim().split(/\s+/));
  return ({ columns, rows }) => {
    const widthOf = (pit: number): number => (houses + 2) * pit + 4;
    const pit = WIDTHS.find((width) => widthOf(width) <= columns) ?? 4;
    const [width, height] = [widthOf(pit), rows >= HEIGHT ? HEIGHT : LOW];
    const dotted = height === HEIGHT ? 2 : 0;
    const draw = () => {
      const on = canvas(width, height);
      game.houses.forEach((seeds, house) => {
        const isSouth = house < houses;
        const x = pit + 2 + (isSouth ? house : 2 * houses - 1 - house) * pit;
        drawPit(on, x, isSouth ? height - 2 - dotted : 1, pit, dotted, seeds, before?.houses[house]);
        const name = (isSouth ? lower?.[house] : upper?.[2 * houses - 1 - house]) ?? "";
        const isMarked = isSouth === (game.turn === "south") && points.includes(name);
        const left = x + Math.floor((pit - 1 - name.length) / 2);
        put(on, left, isSouth ? height - 1 : 0, name, isMarked ? "mark" : "name");
      });
      for (const [side, x] of [
        ["north", 1],
        ["south", width - pit - 1],
      ] as const)
        store(on, x, Math.floor((height - 3) / 2), pit, game.stores[side], before?.stores[side]);
      return rowsOf(on);
    };
    return { width, height, draw };
  };
}

function drawPit(
  on: Canvas,
  x: number,
  y: number,
  pit: number,
  dotted: number,
  seeds: number,
  before: number | undefined,
): void {
  const room = pit - 1;
  for (let i = 0; i <= dotted; i++) {
    put(on, x, y + i, " ".repeat(room), "pit");
    // The edge separates pits on a terminal without colours.
    for (const edge of [x - 1, x + room]) put(on, edge, y + i, "│", "edge");
    const dots = i === 0 ? 0 : Math.max(0, Math.min(room - 2, seeds - (i - 1) * (room - 2)));
    put(on, x + 1, y + i, "•".repeat(dots), "pit");
  }
  figure(on, x + Math.floor((room - 3) / 2), y, seeds, before);
}

function store(on: Canvas, x: number, y: number, pit: number, seeds: number, before?: number): void {
  for (let i = 0; i < 3; i++) put(on, x, y + i, " ".repeat(pit), "pit");
  figure(on, x + Math.floor((pit - 3) / 2), y + 1, seeds, before);
}

/** Writes a number in the middle of three characters, marked if the last move changed it. */
function figure(on: Canvas, x: number, y: number, seeds: number, before: number | undefined): void {
  const isChanged = before !== undefined && before !== seeds;
  put(on, x, y, String(seeds).padStart(2).padEnd(3), isChanged ? "last" : "seeds");
}
