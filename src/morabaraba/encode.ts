/**
 * Games to integers and back; moves are packed in `packing.ts`. Every game that reaches a verb passes here, so here it is checked: a game from
 * JSON may hold anything.
 */
import { ParseError } from "../errors.ts";
import { isRecord, isWhole, show } from "../schema.ts";
import { type Engine, engineFor } from "./compile.ts";
import { checkCows, encodeBar, FIELDS, formatFields, parseFields, words } from "./fields.ts";
import { ternary } from "./key.ts";
import { createPosition, MOST_PLIES, type Position } from "./movegen.ts";
import type { Game } from "./state.ts";
import type { Player, Step } from "./terms.ts";

/** The sides by `Position.turn`. */
export const players: readonly [Player, Player] = ["light", "dark"];

/** The engine of a game's variant; throws what `engineFor` throws, and {@link ParseError} for what is no game. */
export function engineOf(game: Game): Engine {
  if (!isRecord(game)) throw new ParseError("syntax", "", `A game is an object, not ${show(game)}.`);
  return engineFor(game.variant);
}

/** The cows of the last board read, by the board's own text; the verbs ask for one board many times. */
let lastBoard = "";
let lastLight = 0;
let lastDark = 0;

function readBoard(board: unknown, size: number): void {
  if (typeof board !== "string" || board.length !== size) {
    throw new ParseError(
      "bad-board",
      "board",
      `The board is text of ${size} characters, one a point, not ${show(board)}.`,
    );
  }
  if (board === lastBoard) return;
  let [light, dark] = [0, 0];
  for (let i = 0; i < size; i++) {
    const point = board.charCodeAt(i);
    if (point === 76) light |= 1 << i;
    else if (point === 68) dark |= 1 << i;
    else if (point !== 46) {
      throw new ParseError(
        "bad-board",
        `board[${i}]`,
        `A point holds ".", "L" or "D", not ${show(board[i])}.`,
      );
    }
  }
  lastBoard = board;
  lastLight = light;
  lastDark = dark;
}

/** {@link encode} without the positions before this one. */
export function encodePresent(engine: Engine, game: Game, into: Position): Position {
  const { board, turn, hands, barred, quiet, ply } = game;
  readBoard(board, engine.points.length);
  const light = turn === "light";
  if (!light && turn !== "dark")
    throw new ParseError("syntax", "turn", `The turn is "light" or "dark", not ${show(turn)}.`);
  const lightHand = handOf(hands, "light");
  const darkHand = handOf(hands, "dark");
  const lightBar = barOf(engine, barred, "light");
  const darkBar = barOf(engine, barred, "dark");
  into.own = light ? lastLight : lastDark;
  into.other = light ? lastDark : lastLight;
  into.ownHand = light ? lightHand : darkHand;
  into.otherHand = light ? darkHand : lightHand;
  into.ownBar = light ? lightBar : darkBar;
  into.otherBar = light ? darkBar : lightBar;
  into.turn = light ? 0 : 1;
  into.quiet = countOf(quiet, "quiet");
  into.ply = countOf(ply, "ply");
  into.previous = null;
  checkCows(engine, into, { board: "board", hands: "hands" });
  return into;
}

function handOf(hands: unknown, player: Player): number {
  const hand = isRecord(hands) ? hands[player] : undefined;
  if (isWhole(hand, 0, 15)) return hand;
  throw new ParseError(
    "bad-hands",
    `hands.${player}`,
    `A hand is a whole number of cows, not ${show(hand)}.`,
  );
}

function barOf(engine: Engine, barred: unknown, player: Player): number {
  const step = isRecord(barred) ? barred[player] : undefined;
  if (step === null) return 0;
  if (!isRecord(step)) {
    throw new ParseError(
      "bad-bar",
      `barred.${player}`,
      `A bar is null or a step with from and to, not ${show(step)}.`,
    );
  }
  return encodeBar(engine, step["from"] ?? null, step["to"], `barred.${player}`);
}

function countOf(value: unknown, at: string): number {
  if (isWhole(value, 0, MOST_PLIES)) return value;
  throw new ParseError(
    "bad-number",
    at,
    `${at} is a whole number from 0 to ${MOST_PLIES}, not ${show(value)}.`,
  );
}

/**
 * Reads a game into an engine position and returns that. Where the variant counts repetitions, the positions of
 * `game.seen` follow along `previous`.
 *
 * @throws {@link ParseError} `bad-board`, `bad-hands`, `bad-bar`, `bad-number` or `syntax`, with the path of the field,
 * for what no call of this library returns.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encode, engineFor } from "morabaraba/engine";
 *
 * encode(engineFor("standard"), createGame()).ownHand; // => 12
 * ```
 */
export function encode(engine: Engine, game: Game, into: Position = createPosition()): Position {
  encodePresent(engine, game, into);
  if (engine.variant.repetition === null) return into;
  const seen = seenOf(engine, game, into);
  seen.slice(0, -1).forEach((fields, i) => {
    const earlier = parseSeen(engine, fields, `seen[${i}]`);
    earlier.previous = into.previous;
    into.previous = earlier;
  });
  return into;
}

/** The positions a game remembers; the last of them must be the present one. */
export function seenOf(engine: Engine, game: Game, present: Position): readonly string[] {
  const { seen } = game;
  if (
    Array.isArray(seen) &&
    seen.length <= present.quiet + 1 &&
    seen.at(-1) === formatFields(engine, present)
  )
    return seen;
  const rule = "the positions since the last placement or shot, oldest first, the present one included";
  throw new ParseError("syntax", "seen", `This variant counts repetitions, so seen must list ${rule}.`);
}

function parseSeen(engine: Engine, fields: unknown, at: string): Position {
  try {
    return parseFields(engine, words(String(fields), FIELDS));
  } catch (error) {
    throw new ParseError("syntax", at, `This is no position of the game: ${(error as ParseError).message}`);
  }
}

/**
 * The game of an engine position. Where the variant counts repetitions, `seen` is gathered along `previous`.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { decode, encode, engineFor } from "morabaraba/engine";
 *
 * const engine = engineFor("mssa");
 * decode(engine, encode(engine, createGame("mssa"))); // => createGame("mssa")
 * ```
 */
export function decode(engine: Engine, position: Position): Game {
  if (engine.variant.repetition === null) return gameOf(engine, position);
  const seen: string[] = [];
  for (
    let past: Position | null = position;
    past !== null && seen.length <= position.quiet;
    past = past.previous
  ) {
    seen.unshift(formatFields(engine, past));
  }
  return gameOf(engine, position, seen);
}

/** The game of a position, with the memory of earlier positions as given. */
export function gameOf(engine: Engine, position: Position, seen?: readonly string[]): Game {
  const { turn, own, other, ownHand, otherHand, ownBar, otherBar, quiet, ply } = position;
  const light = turn === 0;
  const game = {
    variant: engine.stored,
    board: boardText(engine.points.length, light ? own : other, light ? other : own),
    turn: players[turn] as Player,
    hands: light ? handsOf(ownHand, otherHand) : handsOf(otherHand, ownHand),
    barred: light ? barsOf(engine, ownBar, otherBar) : barsOf(engine, otherBar, ownBar),
    quiet,
    ply,
  };
  return Object.freeze(seen === undefined ? game : { ...game, seen: Object.freeze(seen) });
}

/** The text of eight points by their cows in base 3, light 1 and dark 2; filled as boards turn up. */
const eights: (string | undefined)[] = [];

function boardText(size: number, light: number, dark: number): string {
  let text = "";
  for (let start = 0; start < size; start += 8) {
    const cows = (ternary[(light >> start) & 255] as number) + 2 * (ternary[(dark >> start) & 255] as number);
    eights[cows] ??= textOfEight(cows);
    const eight = eights[cows] as string;
    text += start + 8 <= size ? eight : eight.slice(0, size - start);
  }
  return text;
}

function textOfEight(cows: number): string {
  const digits = cows.toString(3).padStart(8, "0");
  return [...digits]
    .reverse()
    .map((digit) => ".LD"[Number(digit)])
    .join("");
}

/** Every pair of hands is one frozen object, since games share them. */
const hands: Game["hands"][] = [];

function handsOf(light: number, dark: number): Game["hands"] {
  const pair = light * 16 + dark;
  hands[pair] ??= Object.freeze({ light, dark });
  return hands[pair] as Game["hands"];
}

const noBars: Game["barred"] = /* @__PURE__ */ Object.freeze({ light: null, dark: null });

function barsOf(engine: Engine, light: number, dark: number): Game["barred"] {
  if (light === 0 && dark === 0) return noBars;
  return Object.freeze({ light: stepOf(engine, light), dark: stepOf(engine, dark) });
}

function stepOf(engine: Engine, bar: number): Step | null {
  if (bar === 0) return null;
  return Object.freeze({ from: engine.points[bar >> 5] as string, to: engine.points[bar & 31] as string });
}
