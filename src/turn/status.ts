/* The sentences of a board: its status line, and the names of its points for a screen reader. */

import type { Words } from "../languages/en/mills/words.ts";
import { en } from "../languages/en/mills/words.ts";
import type { MoveLike } from "../rules/mills/data/state.ts";
import type { Point } from "../rules/mills/data/terms.ts";
import { variantOf } from "../rules/mills/game.ts";
import { type Notation, type NotationOptions, notationOn } from "../rules/mills/notation.ts";
import { closedMills } from "../rules/mills/queries.ts";
import { announce, announceStep, nameOf, refusalOf } from "../words/mills/announce.ts";
import { announceTurn } from "../words/mills/turns.ts";
import { fill, type PartialWords, textOf } from "../words/sentences.ts";
import { isMovable, pointMark } from "./shown.ts";
import { asPoint, boardAfter, mayEnd, readState, type TurnState } from "./turnState.ts";

/**
 * Returns the status line of a board. If the last press was refused, the line explains why; otherwise it has
 * the last move and what to do next, or how the game ended.
 *
 * @param words - A language, such as `en` from `morabaraba/words`.
 * @throws `ArgumentError` if `words`, `state` or an option is invalid.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { beginTurn, pressPoint, turnStatus } from "morabaraba/turn";
 * import { en } from "morabaraba/words";
 *
 * const state = beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
 * turnStatus(en, state); // => "Light to place a cow."
 * turnStatus(en, pressPoint(state, "g7"));
 * // => "Light places a cow on g7. This makes a mill: a7 d7 g7. Light to shoot a cow."
 * turnStatus(en, pressPoint(state, "a7")); // => "Place the cows in your hand first."
 * turnStatus(en, pressPoint(state, "a4"), { notation: "mssa" }); // => "There is already a cow on E8."
 * ```
 */
export function turnStatus(
  words: PartialWords<Words>,
  state: TurnState,
  options: NotationOptions = {},
): string {
  const { game, pending, refused, last } = readState(state);
  const notation = notationOn(game, options);
  if (refused) {
    const { move, code } = refused;
    const [text, values] = refusalOf(game, move, code, notation);
    return fill(textOf(en, words, "refusals", text), values);
  }
  if (pending.to !== undefined) {
    const begun = announceStep(words, game, pending as MoveLike, { notation });
    const task = textOf(en, words, "turns", mayEnd(state) ? "mayShoot" : "shooting");
    return `${begun} ${fill(task, { player: textOf(en, words, "players", game.turn) })}`;
  }
  const next = announceTurn(words, game);
  return `${last ? `${announce(words, last.before, last.move, { notation })} ` : ""}${next}`;
}

const CELLS = { L: "light", D: "dark", x: "dead" } as const;

/** Returns the name of a point with what is on it; `cell` is the point's character in the board's text. */
export function placeName(
  words: PartialWords<Words>,
  cell: string | undefined,
  point: Point,
  notation: Notation | undefined,
): string {
  const text = textOf(en, words, "points", CELLS[cell as keyof typeof CELLS] ?? "empty");
  return fill(text, { point: nameOf(asPoint(point), notation) });
}

/**
 * Returns what a screen reader reads out for a point: what is on it, and whether it is chosen, can be
 * reached, can be shot, makes a mill or cannot move.
 *
 * @throws `ArgumentError` if `words`, `state` or an option is invalid.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { beginTurn, pointName, pressPoint } from "morabaraba/turn";
 * import { en } from "morabaraba/words";
 *
 * const state = pressPoint(beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4")), "g7");
 * pointName(en, state, "g7"); // => "g7, light cow, chosen"
 * pointName(en, state, "b4"); // => "b4, dark cow, can be shot"
 * ```
 */
export function pointName(
  words: PartialWords<Words>,
  state: TurnState,
  point: Point,
  options: NotationOptions = {},
): string {
  const read = readState(state);
  const { game, pending } = read;
  const cell = boardAfter(game, pending)[variantOf(game).board.points.indexOf(point)];
  const place = placeName(words, cell, point, notationOn(game, options));
  const mark = pointMark(read, point);
  const said = mark === "destination" ? destinationMark(read, point) : mark;
  const name = said ?? (isBlocked(read, point, cell) ? "blocked" : "movable");
  // That a cow can be chosen need not be said, because most can.
  return name === "movable" ? place : fill(textOf(en, words, "marks", name), { place });
}

/** If nothing is chosen, every empty point can be reached, and only the mills need be said. */
function destinationMark(
  { game, pending: { from } }: TurnState,
  to: Point,
): keyof Words["marks"] | "movable" {
  if (closedMills(game, { from, to }).length > 0) return "mill";
  return from ? "destination" : "movable";
}

/** Whether a cow of the side to move has no legal move while other cows have. */
function isBlocked(state: TurnState, point: Point, cell: string | undefined): boolean {
  const { game, moves, pending } = state;
  const isOwn = cell === (game.turn === "light" ? "L" : "D");
  const isStepping = pending.to === undefined && moves.some((move: MoveLike) => move.from !== undefined);
  return isOwn && isStepping && !isMovable(state, point);
}
