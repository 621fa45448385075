/**
 * Games to integers and back; moves are packed in `packing.ts`. Every game that reaches a verb passes here and is checked
 * on the way: a game from JSON may hold anything.
 */
import { ParseError } from "../errors.ts";
import { isRecord } from "../schema.ts";
import { type Engine, engineFor } from "./compile.ts";
import { boardText, cowFault, encodeBar, FIELDS, formatFields, parseFields, words } from "./fields.ts";
import { countBits } from "./mills.ts";
import { createPosition, MOST_PLIES, type Position } from "./movegen.ts";
import type { Game, Outcome } from "./state.ts";
import type { Player, Step } from "./terms.ts";
import { isVerdict, players } from "./verdict.ts";

/** The engine of a game's variant; throws what `engineFor` throws, and {@link ParseError} for what is no game. */
export function engineOf(game: Game): Engine {
  if (!isRecord(game)) throw unsound();
  return engineFor(game.variant);
}

/** The cows of the last board read, by the board's own text; the verbs ask for one board many times. */
let lastBoard = "";
let lastLight = 0;
let lastDark = 0;

/** Reads the cows of a board; false for what is none. */
function readBoard(board: unknown, size: number): boolean {
  if (typeof board !== "string" || board.length !== size) return false;
  if (board === lastBoard) return true;
  let [light, dark] = [0, 0];
  for (let i = 0; i < size; i++) {
    const character = board.charCodeAt(i);
    if (character === 76) light |= 1 << i;
    else if (character === 68) dark |= 1 << i;
    else if (character !== 46) return false;
  }
  lastBoard = board;
  lastLight = light;
  lastDark = dark;
  return true;
}

/**
 * {@link encode} without the positions before this one. Each field is looked at just closely enough to tell a sound game
 * from one that is not; what exactly is wrong, `parseGame` says.
 */
export function encodePresent(engine: Engine, game: Game, into: Position): Position {
  const { board, turn, hands, barred, quiet, ply, verdict } = game;
  const light = turn === "light";
  const lightHand = hands?.light;
  const darkHand = hands?.dark;
  const lightBar = barOf(engine, barred?.light);
  const darkBar = barOf(engine, barred?.dark);
  const sound =
    readBoard(board, engine.points.length) &&
    (light || turn === "dark") &&
    isCount(lightHand, 15) &&
    isCount(darkHand, 15) &&
    lightBar >= 0 &&
    darkBar >= 0 &&
    isCount(quiet, MOST_PLIES) &&
    isCount(ply, MOST_PLIES) &&
    cowFault(engine, countBits(lastLight), countBits(lastDark), lightHand, darkHand) === undefined &&
    (verdict === undefined || isVerdict(verdict));
  if (!sound) throw unsound();
  into.own = light ? lastLight : lastDark;
  into.other = light ? lastDark : lastLight;
  into.ownHand = light ? lightHand : darkHand;
  into.otherHand = light ? darkHand : lightHand;
  into.ownBar = light ? lightBar : darkBar;
  into.otherBar = light ? darkBar : lightBar;
  into.turn = light ? 0 : 1;
  into.quiet = quiet;
  into.ply = ply;
  into.previous = null;
  return into;
}

/** A whole number from 0 to `most`. */
const isCount = (value: number, most: number): boolean => value >>> 0 === value && value <= most;

const unsound = (): ParseError =>
  new ParseError(
    "syntax",
    "",
    "This is no sound game; read it with parseGame, which tells what is wrong with it.",
  );

function barOf(engine: Engine, step: Step | null | undefined): number {
  return step === null ? 0 : encodeBar(engine, step?.from, step?.to);
}

/**
 * Reads a game into an engine position and returns that. Where the variant counts repetitions, the positions of
 * `game.seen` follow along `previous`.
 *
 * @throws {@link ParseError} `syntax` for what is no sound game; `parseGame` tells what is wrong with it.
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
  if (Array.isArray(seen) && seen.at(-1) === formatFields(engine, present)) return seen;
  throw unsound();
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

/** A frozen copy of a game that shares nothing with it, and the verdict it carries from now on, if any. */
export function frozenCopy(engine: Engine, game: Game, verdict: Outcome | undefined): Game {
  const copy = gameOf(engine, encodePresent(engine, game, createPosition()), game.seen && [...game.seen]);
  if (verdict === undefined) return copy;
  const { winner, reason } = verdict;
  return Object.freeze({ ...copy, verdict: Object.freeze({ winner, reason }) });
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
