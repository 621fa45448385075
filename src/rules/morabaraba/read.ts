/**
 * Games as engine positions. A game that this library did not just make passes through here and is checked on the way, for
 * a game from JSON may hold anything: what is wrong is told with its field. The way back is in `decode.ts`.
 */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { attempt, type ParseCode, ParseError } from "../../base/errors.ts";
import { decisions } from "../verdicts.ts";
import type { Game, Outcome } from "./data/state.ts";
import { type Player, type Point, players, type Step } from "./data/terms.ts";
import { barOf } from "./engine/bits.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import { createPosition, MOST_PLIES, type Position } from "./engine/movegen.ts";
import { formatFields, scanFields } from "./positionFields.ts";

const ADVICE = "pass a game as createGame or parseGame returns it";

function checkObject(game: Game): void {
  if (!isRecord(game))
    throw new ParseError("syntax", "", `A game is an object, not ${show(game)}; ${ADVICE}.`);
}

/** The ruleset of a game's variant; throws {@link ParseError} for data that cannot be a game, and `VariantError`. */
export function rulesetOf(game: Game): Ruleset {
  checkObject(game);
  const { variant } = game;
  if (variant === undefined)
    throw new ParseError("bad-variant", "variant", `This game has no variant; ${ADVICE}.`);
  return rulesetFor(variant);
}

/** The error for a field of a game that must be something else. */
export function fault(code: ParseCode, at: string, right: string, value: unknown): ParseError {
  return new ParseError(code, at, `In this game ${at} must be ${right}, not ${show(value)}.`);
}

function wholeNumber(code: ParseCode, at: string, value: unknown, most: number): number {
  // JSON may hold -0, which is written and compared in other ways.
  if (isWhole(value, 0, most)) return value + 0;
  throw fault(code, at, `a whole number from 0 to ${most}`, value);
}

/** {@link encode} of what stands on the board, without the positions before it. */
export function encodePresent(ruleset: Ruleset, game: Game, into: Position = createPosition()): Position {
  const { board, turn, hands, barred, quiet, ply } = game;
  const { cows } = ruleset.variant;
  const standing = cowsOn(ruleset, board);
  if (turn !== "light" && turn !== "dark") throw fault("syntax", "turn", '"light" or "dark"', turn);
  const lightHand = wholeNumber("bad-hands", "hands.light", hands?.light, cows);
  const darkHand = wholeNumber("bad-hands", "hands.dark", hands?.dark, cows);
  const lightBar = encodeBar(ruleset, "barred.light", barred?.light);
  const darkBar = encodeBar(ruleset, "barred.dark", barred?.dark);
  const light = turn === "light";
  into.own = light ? standing.light : standing.dark;
  into.other = light ? standing.dark : standing.light;
  into.ownHand = light ? lightHand : darkHand;
  into.otherHand = light ? darkHand : lightHand;
  into.ownBar = light ? lightBar : darkBar;
  into.otherBar = light ? darkBar : lightBar;
  into.turn = light ? 0 : 1;
  into.quiet = wholeNumber("bad-number", "quiet", quiet, MOST_PLIES);
  into.ply = wholeNumber("bad-number", "ply", ply, MOST_PLIES);
  into.previous = null;
  return into;
}

/** The cows of a board, a bit for each point. */
interface Cows {
  readonly board: string;
  readonly light: number;
  readonly dark: number;
}

/** Codes of the characters of a board. */
const [LIGHT, DARK, EMPTY] = [76, 68, 46] as const;

/** Those of the last board read, since the verbs are asked about one board many times. */
let last: Cows = { board: "", light: 0, dark: 0 };

function cowsOn({ points, all }: Ruleset, board: string): Cows {
  const isLong = typeof board === "string" && board.length === points.length;
  if (isLong && board === last.board) return last;
  let [light, dark, empty] = [0, 0, 0];
  for (let i = 0; isLong && i < board.length; i++) {
    const character = board.charCodeAt(i);
    if (character === LIGHT) light |= 1 << i;
    else if (character === DARK) dark |= 1 << i;
    else if (character === EMPTY) empty |= 1 << i;
  }
  if ((light | dark | empty) !== all)
    throw fault("bad-board", "board", `${points.length} characters, each ".", "L" or "D"`, board);
  last = { board, light, dark };
  return last;
}

function encodeBar({ numbers, variant }: Ruleset, at: string, bar: Step | null): number {
  if (bar === null) return 0;
  if (variant.repeatMill === "allowed")
    throw fault("bad-bar", at, "null, since this variant allows a mill to be repeated", bar);
  if (!isRecord(bar)) throw fault("bad-bar", at, "null or a step such as { from, to }", bar);
  const { from, to } = bar;
  const number = (field: string, point: Point): number => {
    const found = numbers.get(point);
    if (found === undefined) throw fault("bad-bar", `${at}.${field}`, "a point of the board", point);
    return found;
  };
  const packed = barOf(number("from", from), number("to", to));
  if (from === to) throw fault("bad-bar", at, "a step to another point", bar);
  return packed;
}

/**
 * Reads a game into an engine position and returns that. Where the variant counts repetitions, the positions of
 * `game.seen` follow along `previous`. A verdict of players or referee is left out: ask `outcome` first.
 *
 * @param ruleset - That of the game's own variant, `rulesetFor(game.variant)`.
 * @param into - What to fill; a new position if left out.
 * @throws `ParseError` for anything that is not a game; `at` is the path of the field that is wrong.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encode, rulesetFor } from "morabaraba/engine";
 *
 * encode(rulesetFor("standard"), createGame()).ownHand; // => 12
 * ```
 */
export function encode(ruleset: Ruleset, game: Game, into: Position = createPosition()): Position {
  checkObject(game);
  encodePresent(ruleset, game, into);
  verdictIn(game.verdict);
  if (ruleset.variant.repetition !== null) into.previous = encodePast(ruleset, game, seenIn(ruleset, game));
  return into;
}

/** A frozen copy of the verdict of a game. */
export function verdictIn(verdict: Outcome | undefined): Outcome | undefined {
  if (verdict === undefined) return undefined;
  if (!isRecord(verdict)) throw fault("syntax", "verdict", "an object with winner and reason", verdict);
  const { winner, reason } = verdict;
  if (!(decisions as readonly unknown[]).includes(reason))
    throw fault("syntax", "verdict.reason", `one of ${decisions.join(", ")}`, reason);
  if (reason === "agreement" ? winner !== null : !players.includes(winner as Player)) {
    const right = reason === "agreement" ? "null, since an agreement is a draw" : '"light" or "dark"';
    throw fault("syntax", "verdict.winner", right, winner);
  }
  return Object.freeze({ winner, reason });
}

/**
 * A copy of the `seen` of a game whose other fields were read: texts, the position itself last. Empty where the variant does
 * not count repetitions.
 */
export function seenIn(ruleset: Ruleset, game: Game): readonly string[] {
  if (ruleset.variant.repetition === null) return [];
  const { seen } = game;
  const copy: unknown[] = Array.isArray(seen) && seen.length <= MOST_PLIES + 1 ? seen.slice() : [];
  for (const [i, text] of copy.entries()) {
    if (typeof text !== "string") throw fault("syntax", `seen[${i}]`, "text", text);
  }
  const present = formatFields(ruleset, game);
  if (copy.at(-1) === present) return copy as string[];
  throw fault("syntax", "seen", `a list of positions with the present one, "${present}", last`, seen);
}

/**
 * The position before that of a game, from what {@link seenIn} gave; those before it follow along `previous`. The hands are
 * the same all the time, since a placement starts the list again.
 */
export function encodePast(ruleset: Ruleset, game: Game, seen: readonly string[]): Position | null {
  let previous: Position | null = null;
  for (const [i, text] of seen.slice(0, -1).entries()) {
    const standing: Game = { ...game, ...scanFields(text), quiet: 0, ply: 0 };
    const earlier = attempt(() => encodePresent(ruleset, standing));
    if (!earlier.ok || formatFields(ruleset, standing) !== text)
      throw fault("syntax", `seen[${i}]`, `a position such as "${seen.at(-1)}"`, text);
    earlier.value.previous = previous;
    previous = earlier.value;
  }
  return previous;
}
