/**
 * How the verbs take a game: read once, into a {@link Reading}. A game that `applyMove` made lately is not read again but
 * found, with what was worked out about it.
 */
import type { Game, Move, Outcome } from "./data/state.ts";
import type { Ruleset } from "./engine/compile.ts";
import type { Position } from "./engine/movegen.ts";
import { encodePresent, rulesetOf, seenIn, verdictIn } from "./read.ts";
import { gameOf } from "./write.ts";

/** What stands on the board of a game. */
export interface Present {
  readonly ruleset: Ruleset;
  /** Without what came before it; nobody changes it. */
  readonly position: Position;
}

/** A game that was read. */
export interface Reading extends Present {
  /** The game itself, if it is remembered. */
  readonly game: Game | undefined;
  /** Where the variant counts repetitions, as in the game; otherwise empty. */
  readonly seen: readonly string[];
  readonly verdict: Outcome | undefined;
  /** What `legalMoves` gave, if the game is remembered, and the same moves packed. */
  readonly moves: Move[];
  readonly codes: number[];
  /** Which of the moves comes next: most callers play them in turn. */
  next: number;
}

/**
 * The last game that `applyMove` made of each ply, modulo 32: a search that goes deep and comes back finds the games on its
 * way. They are known by identity, and frozen all the way down, so what was found out about one stays true.
 */
const made: (Reading | undefined)[] = [];

/** The game of a position that a move has led to, which is remembered; the position must not change any more. */
export function remembered(ruleset: Ruleset, position: Position, before: readonly string[]): Game {
  const game = gameOf(ruleset, position, before);
  made[position.ply & 31] = newReading(ruleset, position, game.seen ?? [], undefined, game);
  return game;
}

/** Reads a game; throws `ParseError` with the field that is wrong, and `VariantError`. */
export function readGame(given: Game): Reading {
  const { ply } = Object(given) as Game;
  const known = typeof ply === "number" ? made[ply & 31] : undefined;
  if (known !== undefined && known.game === given) return known;
  const ruleset = rulesetOf(given);
  const position = encodePresent(ruleset, given);
  return newReading(ruleset, position, seenIn(ruleset, given), verdictIn(given.verdict));
}

function newReading(
  ruleset: Ruleset,
  position: Position,
  seen: readonly string[],
  verdict: Outcome | undefined,
  game?: Game,
): Reading {
  return { ruleset, position, seen, verdict, game, moves: [], codes: [], next: 0 };
}

/** How often the last of these positions is among them. */
export function timesSeen(seen: readonly string[]): number {
  const present = seen.at(-1);
  let times = 0;
  for (const fields of seen) if (fields === present) times++;
  return times;
}

/** Reads what stands on the board, and nothing of what came before. */
export function readPresent(given: Game): Present {
  const ruleset = rulesetOf(given);
  verdictIn(given.verdict);
  return { ruleset, position: encodePresent(ruleset, given) };
}

/** Remembers the legal moves of a game that is itself remembered. */
export function rememberMoves(reading: Reading, moves: readonly Move[], codes: Int32Array): void {
  if (reading.game === undefined || reading.moves.length > 0) return;
  for (let i = 0; i < moves.length; i++) {
    reading.moves.push(moves[i] as Move);
    reading.codes.push(codes[i] as number);
  }
}

/** A move packed, if it is one of the objects that `legalMoves` gave for this game; it is legal then. */
export function recall(reading: Reading, move: unknown): number | undefined {
  if (typeof move !== "object") return undefined;
  const { moves, codes, next } = reading;
  const at = moves[next] === move ? next : moves.indexOf(move as Move);
  reading.next = at + 1;
  return codes[at];
}

/** A frozen copy of a game that was read, with this verdict or, without one, its own. */
export function frozenCopy(reading: Reading, decided?: Outcome): Game {
  const { verdict = decided } = reading;
  const copy = gameOf(reading.ruleset, reading.position, reading.seen.slice(0, -1));
  return verdict === undefined ? copy : Object.freeze({ ...copy, verdict: Object.freeze(verdict) });
}
