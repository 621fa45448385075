/**
 * Games to integers and back; moves are packed in `packing.ts`. Every game that reaches a verb passes here and is checked
 * on the way: a game from JSON may hold anything.
 */

import { ParseError } from "../../ground/errors.ts";
import { isRecord, isWhole } from "../../ground/schema.ts";
import type { Game, Outcome } from "../data/state.ts";
import { type Player, type Point, players, type Step } from "../data/terms.ts";
import { type Engine, engineFor } from "./compile.ts";
import { createPosition, MOST_PLIES, type Position } from "./movegen.ts";
import { cowOf, junctionOf } from "./packed.ts";
import { encodeBar, FIELDS, formatFields, parseFields, words } from "./present.ts";

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
 * {@link encode} without the positions before this one. Each field is looked at just closely enough to play on; what
 * exactly is wrong with one, `parseGame` says, which also counts the cows.
 */
export function encodePresent(engine: Engine, game: Game, into: Position): Position {
  const { board, turn, hands, barred, quiet, ply, verdict } = game;
  const { cows } = engine.variant;
  const light = turn === "light";
  const lightHand = hands?.light;
  const darkHand = hands?.dark;
  const lightBar = readBar(engine, barred?.light);
  const darkBar = readBar(engine, barred?.dark);
  const sound =
    readBoard(board, engine.points.length) &&
    (light || turn === "dark") &&
    isWhole(lightHand, 0, cows) &&
    isWhole(darkHand, 0, cows) &&
    lightBar >= 0 &&
    darkBar >= 0 &&
    isWhole(quiet, 0, MOST_PLIES) &&
    isWhole(ply, 0, MOST_PLIES) &&
    (verdict === undefined || isRecord(verdict));
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

const unsound = (): ParseError => new ParseError("syntax", "", "This is no sound game; ask parseGame why.");

function readBar(engine: Engine, step: Step | null | undefined): number {
  return step === null ? 0 : encodeBar(engine, step?.from, step?.to);
}

/**
 * Reads a game into an engine position and returns that. Where the variant counts repetitions, the positions of
 * `game.seen` follow along `previous`. A verdict of players or referee is left out: ask `outcome` first.
 *
 * @param engine - That of the game's own variant, `engineFor(game.variant)`.
 * @param into - What to fill; a new position if left out.
 * @throws `ParseError`: `syntax` for what is no sound game; `parseGame` tells what is wrong with it.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encode, engineFor } from "morabaraba/engine";
 *
 * encode(engineFor("standard"), createGame()).ownHand; // => 12
 * ```
 */
export function encode(engine: Engine, game: Game, into: Position = createPosition()): Position {
  if (!isRecord(game)) throw unsound();
  encodePresent(engine, game, into);
  if (engine.variant.repetition === null) return into;
  seenOf(engine, game)
    .slice(0, -1)
    .forEach((fields, i) => {
      const earlier = parseSeen(engine, fields, `seen[${i}]`);
      earlier.previous = into.previous;
      into.previous = earlier;
    });
  return into;
}

/** The positions a game remembers; the last of them must be the present one. */
export function seenOf(engine: Engine, game: Game): readonly string[] {
  const { seen } = game;
  if (Array.isArray(seen) && seen.at(-1) === formatFields(engine, game)) return seen;
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
  const seen: string[] = [];
  if (engine.variant.repetition !== null) {
    let past = position.previous;
    while (past !== null && seen.length < position.quiet) {
      seen.unshift(formatFields(engine, gameOf(engine, past, boardText(engine, past))));
      past = past.previous;
    }
  }
  return remembering(engine, gameOf(engine, position, boardText(engine, position)), seen);
}

function boardText(engine: Engine, { turn, own, other }: Position): string {
  const [mine, theirs] = turn === 0 ? "LD" : "DL";
  return engine.points.map((_, i) => ((own >> i) & 1 ? mine : (other >> i) & 1 ? theirs : ".")).join("");
}

/** A game that also remembers the positions seen before it, and itself, where the variant counts repetitions. */
export function remembering(engine: Engine, game: Game, before: readonly string[]): Game {
  if (engine.variant.repetition === null) return game;
  const seen = [...before, formatFields(engine, game)].slice(-MOST_PLIES - 1);
  return Object.freeze({ ...game, seen: Object.freeze(seen) });
}

/** The game of a position whose board is given as text, without memory of others. */
export function gameOf(engine: Engine, position: Position, board: string): Game {
  const { turn, ownHand, otherHand, ownBar, otherBar, quiet, ply } = position;
  const light = turn === 0;
  return Object.freeze({
    variant: engine.stored,
    board,
    turn: players[turn] as Player,
    hands: light ? handsOf(ownHand, otherHand) : handsOf(otherHand, ownHand),
    barred: light ? barsOf(engine, ownBar, otherBar) : barsOf(engine, otherBar, ownBar),
    quiet,
    ply,
  });
}

/** A frozen copy of a game that shares nothing with it, and the verdict it carries from now on, if any. */
export function frozenCopy(engine: Engine, game: Game, verdict: Outcome | undefined): Game {
  const copy = gameOf(engine, encodePresent(engine, game, createPosition()), game.board);
  const seen = engine.variant.repetition !== null && { seen: Object.freeze([...seenOf(engine, game)]) };
  const decided = verdict && { verdict: Object.freeze({ winner: verdict.winner, reason: verdict.reason }) };
  return Object.freeze({ ...copy, ...seen, ...decided });
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
  return Object.freeze({ light: stepFrom(engine, light), dark: stepFrom(engine, dark) });
}

function stepFrom({ points }: Engine, bar: number): Step | null {
  return bar === 0
    ? null
    : Object.freeze({ from: points[cowOf(bar)] as Point, to: points[junctionOf(bar)] as Point });
}
