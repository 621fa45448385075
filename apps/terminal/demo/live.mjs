// A game that plays itself on the terminal, redrawn in place, at a pace that a person can follow.

import { emitKeypressEvents } from "node:readline";
import { painterFor } from "../draw/colours.mjs";
import { frame } from "../draw/frame.mjs";
import { marks, moveRow } from "../draw/moves.mjs";
import { openScreen, sizeOf } from "../screen.mjs";
import { LONGEST } from "./plain.mjs";

/** @import { Anything, Row, Said } from "../types.ts" */
/** @import { Contest } from "./contest.mjs" */

/** How much faster a hurry is, and how much longer a mill and the end are shown. */
const HURRY = 8;
const MILL = 2.5;
const END = 6;

/**
 * Resolves when the game is over or the person leaves.
 *
 * @param {Contest} contest
 * @param {{ input: NodeJS.ReadStream, output: NodeJS.WriteStream, depth: number, pace: number, ascii: boolean }} surroundings -
 * `pace` is milliseconds for a move.
 */
export async function showLive(contest, { input, output, depth, pace, ascii }) {
  let game = contest.start;
  /** @type {{ before: Anything, move: Anything } | undefined} */
  let last;
  /** @type {Row[]} */
  const moves = [];
  /** @type {Said[]} */
  let said = [];
  let paused = false;
  let hurried = false;
  let left = false;
  let wake = () => {};

  const screen = openScreen(output);
  const paint = painterFor(depth);

  const view = () => ({
    title: contest.title,
    sides: contest.sides.map((side) => ({
      ...(marks[side] ?? { mark: "", role: /** @type {const} */ ("plain") }),
      name: contest.nameOf(side),
      seat: contest.seatOf(side),
      holds: contest.holds(game, side),
      turn: game.turn === side && contest.end(game) === undefined,
    })),
    moves,
    board: contest.paint(game, { last }, ascii),
    said,
    asks: paused ? "Paused." : "",
    typed: undefined,
    suggestions: [],
    picked: -1,
    keys: ascii
      ? `space ${paused ? "goes on" : "pauses"}, s steps, h ${hurried ? "slows down" : "hurries"}, q leaves`
      : `space ${paused ? "goes on" : "pauses"} · s steps · h ${hurried ? "slows down" : "hurries"} · q leaves`,
    ascii,
    tooSmall: "This terminal is too small for the board.",
  });
  const draw = () => screen.draw(frame(view(), sizeOf(output)).rows.map(paint));
  const resized = () => {
    screen.forget();
    draw();
  };
  /** @param {number} ms */
  const moment = (ms) =>
    new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const leave = () => {
    left = true;
    wake();
  };
  /** @param {string | undefined} _text @param {{ name?: string, ctrl?: boolean }} key */
  const hear = (_text, { name, ctrl }) => {
    if (name === "q" || name === "escape" || (ctrl && (name === "c" || name === "d"))) return leave();
    if (name === "space") paused = !paused;
    else if (name === "h") hurried = !hurried;
    else if (name === "s" || name === "right" || name === "return") paused = true;
    else return;
    draw();
    if (name !== "space" || !paused) wake();
  };

  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.on("keypress", hear);
  input.resume();
  output.on("resize", resized);
  process.on("SIGTERM", leave);
  process.on("SIGHUP", leave);
  try {
    draw();
    await moment(paused ? Number.POSITIVE_INFINITY : pace);
    while (!left && contest.end(game) === undefined && game.ply < LONGEST) {
      const move = await contest.choose(game);
      const mill = contest.highlight(game, move) !== "";
      moves.push(moveRow(game.ply + 1, game.turn, contest.write(game, move)));
      said = [{ text: contest.tell(game, move), tone: mill ? "good" : "plain" }];
      last = { before: game, move };
      game = contest.play(game, move);
      const end = contest.end(game);
      if (end !== undefined) said.push({ text: end, tone: "good" });
      draw();
      const patience = (pace * (end === undefined ? (mill ? MILL : 1) : END)) / (hurried ? HURRY : 1);
      if (!left) await moment(paused ? Number.POSITIVE_INFINITY : patience);
    }
  } finally {
    input.off("keypress", hear);
    input.setRawMode?.(false);
    input.pause();
    output.off("resize", resized);
    process.off("SIGTERM", leave);
    process.off("SIGHUP", leave);
    screen.leave();
  }
  // The last screen stays on the terminal.
  const { rows } = frame({ ...view(), asks: "", keys: "" }, sizeOf(output));
  const used = rows.findLastIndex((row) => row.some(({ text }) => text.trim() !== ""));
  output.write(
    `${rows
      .slice(0, used + 1)
      .map(paint)
      .join("\n")}\n`,
  );
}
