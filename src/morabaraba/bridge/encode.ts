/**
 * Games as engine positions. A game may come from JSON, or be an object that answers differently each time it is asked,
 * so each field is read once and checked just closely enough to play on. What exactly is wrong with a game `parseGame`
 * says, which also counts the cows. The way back is in `decode.ts`.
 */

import { ParseError } from "../../ground/errors.ts";
import { isRecord, isWhole } from "../../ground/schema.ts";
import { decisions, type Game, type Outcome } from "../data/state.ts";
import { type Player, players, type Step } from "../data/terms.ts";
import { type Ruleset, rulesetFor } from "../engine/compile.ts";
import { createPosition, MOST_PLIES, type Position } from "../engine/movegen.ts";
import { fieldsOf } from "./decode.ts";
import { encodeBar, FIELDS, parseFields, words } from "./fields.ts";

const notAGame = (): ParseError =>
  new ParseError(
    "syntax",
    "",
    "This is not a game of this library: pass what createGame, applyMove or parseGame returned.",
  );

/** The engine of a game's variant. Throws what `rulesetFor` throws, and {@link ParseError} for anything without a variant. */
export function rulesetOf(game: Game): Ruleset {
  const { variant } = Object(game) as Partial<Game>;
  if (variant === undefined) throw notAGame();
  return rulesetFor(variant);
}

/** The cows of a board, a bit for each point. */
interface Cows {
  readonly board: string;
  readonly light: number;
  readonly dark: number;
}

/** Those of the last board read, since the verbs are asked about one board many times. */
let last: Cows = { board: "", light: 0, dark: 0 };

function readCows(board: string): Cows {
  let [light, dark] = [0, 0];
  for (let i = 0; i < board.length; i++) {
    const character = board.charCodeAt(i);
    if (character === 76) light |= 1 << i;
    else if (character === 68) dark |= 1 << i;
    else if (character !== 46) throw notAGame();
  }
  return { board, light, dark };
}

/** {@link encode} of what stands on the board; `ply` is for callers who have read it already. */
export function encodePresent(
  ruleset: Ruleset,
  game: Game,
  into: Position,
  ply: number = game.ply,
): Position {
  const { board, turn, hands, barred, quiet } = game;
  const { cows } = ruleset.variant;
  const light = turn === "light";
  const lightHand = hands?.light;
  const darkHand = hands?.dark;
  const lightBar = readBar(ruleset, barred?.light);
  const darkBar = readBar(ruleset, barred?.dark);
  const sound =
    typeof board === "string" &&
    board.length === ruleset.points.length &&
    (light || turn === "dark") &&
    isWhole(lightHand, 0, cows) &&
    isWhole(darkHand, 0, cows) &&
    lightBar >= 0 &&
    darkBar >= 0 &&
    isWhole(quiet, 0, MOST_PLIES) &&
    isWhole(ply, 0, MOST_PLIES);
  if (!sound) throw notAGame();
  last = board === last.board ? last : readCows(board);
  into.own = light ? last.light : last.dark;
  into.other = light ? last.dark : last.light;
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

function readBar(ruleset: Ruleset, step: Step | null | undefined): number {
  return step === null ? 0 : encodeBar(ruleset, step?.from, step?.to);
}

/**
 * Reads a game into an engine position and returns that. Where the variant counts repetitions, the positions of
 * `game.seen` follow along `previous`. A verdict of players or referee is left out: ask `outcome` first.
 *
 * @param ruleset - That of the game's own variant, `rulesetFor(game.variant)`.
 * @param into - What to fill; a new position if left out.
 * @throws `ParseError`: `syntax` for anything that is not a sound game; `parseGame` tells what is wrong with it.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encode, rulesetFor } from "morabaraba/engine";
 *
 * encode(rulesetFor("standard"), createGame()).ownHand; // => 12
 * ```
 */
export function encode(ruleset: Ruleset, game: Game, into: Position = createPosition()): Position {
  if (!isRecord(game)) throw notAGame();
  verdictIn(game.verdict);
  return encodePast(ruleset, game, encodePresent(ruleset, game, into));
}

/** A frozen copy of the verdict of a game. */
export function verdictIn(verdict: Outcome | undefined): Outcome | undefined {
  if (verdict === undefined) return undefined;
  const { winner, reason } = Object(verdict) as Outcome;
  const fits = reason === "agreement" ? winner === null : players.includes(winner as Player);
  if (!fits || !decisions.includes(reason)) throw notAGame();
  return Object.freeze({ winner, reason });
}

/** Adds to a present position those that the game has seen before it. */
export function encodePast(ruleset: Ruleset, game: Game, into: Position): Position {
  seenIn(ruleset, into, game.seen)
    .slice(0, -1)
    .forEach((fields, i) => {
      const earlier = parseSeen(ruleset, fields, `seen[${i}]`);
      earlier.previous = into.previous;
      into.previous = earlier;
    });
  return into;
}

/**
 * A copy of the `seen` of a game that was read into this position: texts, the position itself last. Empty where the variant
 * does not count repetitions.
 */
export function seenIn(ruleset: Ruleset, position: Position, seen: unknown): readonly string[] {
  if (ruleset.variant.repetition === null) return [];
  const copy: unknown[] = Array.isArray(seen) && seen.length <= MOST_PLIES + 1 ? [...seen] : [];
  const isText = (fields: unknown): fields is string => typeof fields === "string";
  if (copy.at(-1) !== fieldsOf(ruleset, position) || !copy.every(isText)) throw notAGame();
  return copy;
}

function parseSeen(ruleset: Ruleset, fields: string, at: string): Position {
  try {
    return parseFields(ruleset, words(fields, FIELDS));
  } catch (error) {
    throw new ParseError(
      "syntax",
      at,
      `This is not a position of the game: ${(error as ParseError).message}`,
    );
  }
}
