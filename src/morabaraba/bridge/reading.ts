/**
 * How the verbs take a game: read once, each field of it, into a {@link Reading} that stays as it is. A game that
 * `applyMove` made lately is not read again but found, with what was worked out about it.
 */

import type { Game, Move, Outcome } from "../data/state.ts";
import type { Ruleset } from "../engine/compile.ts";
import { createPosition, type Position } from "../engine/movegen.ts";
import { gameOf } from "./decode.ts";
import { encodePresent, rulesetOf, seenIn, verdictIn } from "./encode.ts";

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
  /** The legal moves, each followed by its packed form, once `legalMoves` has listed them. */
  listed: readonly (Move | number)[];
  /** Where to look for the next move played: most callers take the moves in turn. */
  next: number;
}

/**
 * The last game that `applyMove` made of each ply, modulo 32: a search that goes deep and comes back finds the games on its
 * way. They are known by identity, and frozen all the way down, so what was found out about one stays true.
 */
const made: (Reading | undefined)[] = [];

/** Remembers a game that is frozen all the way down, with its position, which must not change any more. */
export function remember(ruleset: Ruleset, position: Position, game: Game): Game {
  made[position.ply & 31] = newReading(ruleset, position, game.seen ?? [], undefined, game);
  return game;
}

/** Reads a game; throws what `rulesetOf` and `encode` throw. */
export function readGame(given: Game): Reading {
  const { ply } = Object(given) as Game;
  const known = typeof ply === "number" ? made[ply & 31] : undefined;
  if (known !== undefined && known.game === given) return known;
  const ruleset = rulesetOf(given);
  const position = encodePresent(ruleset, given, createPosition(), ply);
  return newReading(ruleset, position, seenIn(ruleset, position, given.seen), verdictIn(given.verdict));
}

function newReading(
  ruleset: Ruleset,
  position: Position,
  seen: readonly string[],
  verdict: Outcome | undefined,
  game?: Game,
): Reading {
  return { ruleset, position, seen, verdict, game, listed: [], next: 0 };
}

/** Reads what stands on the board, and nothing of what came before. */
export function readPresent(given: Game): Present {
  const ruleset = rulesetOf(given);
  verdictIn(given.verdict);
  return { ruleset, position: encodePresent(ruleset, given, createPosition()) };
}

/** A frozen copy of a game, all the way down, with this verdict or, without one, its own. */
export function frozenCopy(game: Game, decided?: Outcome): Game {
  const { ruleset, position, seen, verdict = decided && Object.freeze(decided) } = readGame(game);
  const copy = gameOf(ruleset, position, seen.slice(0, -1));
  return verdict === undefined ? copy : Object.freeze({ ...copy, verdict });
}
