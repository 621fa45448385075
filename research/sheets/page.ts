/** The page of `sheets.mjs`: boards of both families in all their states, side by side. Runs in a browser. */

import { define } from "../../src/board.ts";
import { applyMove, createGame, type Game, parsePosition, type VariantName } from "../../src/index.ts";
import * as mancala from "../../src/mancala.ts";
import { define as defineMancala } from "../../src/mancala-board.ts";

/** A board in a state: what is set, what is pressed, and above what the pointer is. */
interface Cell {
  readonly name: string;
  readonly tag?: "mancala-board";
  readonly set: Readonly<Record<string, unknown>>;
  readonly press?: readonly string[];
  readonly hover?: string;
}

const after = (moves: string, variant: VariantName = "standard"): Game =>
  moves.split(" ").reduce<Game>(applyMove, createGame(variant));
const opening = "d2 f2 f6 b6 b4 b2 e3 c3 a1 c5 a7 a4 e5";
const nineMens =
  "b4 f4 d1 d2 e4 d6 d5 c4 d3 a4 d7 f2 b2 f6xb4 b4 b6xb4 b4 e5 d1-g1 c4-c5 g1-g4 a4-a1 b4-a4 b6-b4 a4-a7";
const sesotho =
  "b4 f4 d1 d2 e4 d6 d5 c4 d3 a4 d7 f2 b2 f6xb4 b4 b6xb4 b4 e5 g4 c3 c5 g1 a7 g7 d1-a1 g1-d1 g4-g1 g7-g4 d7-g7 d6-d7 d5-d6 e5-d5";
const moving = parsePosition("LL2LD1D/1LDLDL2/L1DLD2D l 0,0 - 0 40");
const shooting = parsePosition("LL5D/2D3L1/4D3 l 6,6 - 0 12");

const mills: readonly Cell[] = [
  { name: "start", set: { frame: "kraal" } },
  { name: "placing, ghost", set: { game: after(opening) }, hover: "g7" },
  { name: "chosen", set: { game: moving }, press: ["d7"] },
  { name: "over a destination", set: { game: moving }, press: ["a7"], hover: "b6" },
  { name: "dragged", set: { game: moving } },
  { name: "placed", set: { game: after(opening), lastMove: "e5" } },
  { name: "to shoot", set: { game: shooting }, press: ["g7"] },
  { name: "aimed", set: { game: shooting }, press: ["g7"], hover: "f6" },
  { name: "shot", set: { game: shooting }, press: ["g7", "f6"] },
  { name: "refused", set: { game: moving }, press: ["d7", "e3"] },
  {
    name: "drawings",
    set: {
      game: moving,
      drawings: { arrows: [{ from: "d7", to: "d6" }], rings: ["b4"], shut: ["g4"], labels: { g1: "7" } },
    },
  },
  { name: "mssa", set: { game: moving, notation: "mssa" } },
  { name: "editable", set: { game: shooting, editable: true } },
  { name: "sesotho", set: { game: after(sesotho, "sesotho"), lastMove: "e5-d5" } },
  { name: "sesotho25", set: { game: createGame("sesotho25"), frame: "none" } },
  { name: "nineMens", set: { game: after(nineMens, "nineMens"), lastMove: "a4-a7" } },
  { name: "elevenMens", set: { variant: "elevenMens", pieces: "cows" } },
  { name: "over", set: { game: parsePosition("LL6/2L5/2DDD3 l 0,0 - 0 40") }, press: ["f6", "g7", "e3"] },
];

const seeds: readonly Cell[] = [
  { name: "kalah", tag: "mancala-board", set: {} },
  { name: "kalah, hovered", tag: "mancala-board", set: {}, hover: "2" },
  { name: "kalah, sown", tag: "mancala-board", set: {}, press: ["0"] },
  {
    name: "kalah, captured",
    tag: "mancala-board",
    set: { position: "4,0,5,5,0,1/5,5,1,0,5,5 8,3 s" },
    press: ["5"],
  },
  {
    name: "kalah, capturing",
    tag: "mancala-board",
    set: { position: "1,0,5,5,0,1/5,5,1,4,5,5 8,3 s" },
    press: ["0"],
  },
  { name: "kalah, refused", tag: "mancala-board", set: {}, press: ["8"] },
  { name: "oware", tag: "mancala-board", set: { variant: "oware" }, press: ["2"] },
  {
    name: "oware, full",
    tag: "mancala-board",
    set: { variant: "oware", position: "12,0,2,13,1,0/1,1,2,4,0,1 6,5 s" },
  },
  { name: "congkak", tag: "mancala-board", set: { variant: "congkak" } },
  { name: "congkak, sown", tag: "mancala-board", set: { variant: "congkak" }, press: ["1"] },
  { name: "over", tag: "mancala-board", set: { position: "0,0,0,0,0,1/0,0,0,0,0,3 24,20 s" }, press: ["5"] },
];

const buttonOf = (board: Element, name: string): HTMLElement | null | undefined =>
  board.shadowRoot?.querySelector(`[data-point="${name}"],[data-house="${name}"]`);

/** Shows the cells whose family is asked for, each in a box of this width. */
export async function show(family: string, width: number, set: object): Promise<void> {
  define();
  defineMancala();
  const cells = family === "mills" ? mills : family === "mancala" ? seeds : [...mills, ...seeds];
  const figures = cells.map(({ name, tag = "morabaraba-board", set: own }) => {
    const board = document.createElement(tag);
    Object.assign(board, { animation: 0, ...set, ...own });
    const figure = document.createElement("figure");
    figure.style.width = `${width}px`;
    const caption = document.createElement("figcaption");
    caption.textContent = name;
    figure.append(caption, board);
    figure.dataset["name"] = name;
    return figure;
  });
  document.body.replaceChildren(...figures);
  const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
  await drawn();
  for (const [i, { press = [], hover }] of cells.entries()) {
    const board = figures[i]?.lastElementChild as HTMLElement;
    for (const name of press) {
      buttonOf(board, name)?.click();
      await drawn();
    }
    const over = { bubbles: true, composed: true, pointerType: "mouse" };
    const target = hover && buttonOf(board, hover);
    if (target)
      for (const type of ["pointerover", "pointermove"]) target.dispatchEvent(new PointerEvent(type, over));
  }
  await drawn();
}

void mancala;
