/**
 * Openings for matches of any game. Those of mills count as the same if the board's symmetries lead from one to the other.
 */

import type { Rules } from "../../rules/family.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { positionKeys } from "../../rules/mills/engine/key.ts";
import { createPosition } from "../../rules/mills/engine/position.ts";
import { canonicalPosition } from "../../rules/mills/engine/symmetry.ts";
import { encodeGame, readGame, rulesetOf } from "../../rules/mills/read.ts";
import { drawOpenings, positionText } from "../randomOpenings.ts";

/**
 * Openings for a match: games after a few random plies, none of them over, and no position twice. In mill games, a position
 * also counts as the same if it is turned or mirrored. The same seed gives the same openings.
 *
 * Games of your own are told apart by their data, without the fields `ply` and `seen`, or by their moves if they are not
 * plain data.
 *
 * @param rules - Three of the four verbs of the game.
 * @param game - The game to begin from.
 * @param options - `count`: 1 to 100,000, how many (10 if left out); `plies`: 0 to 1,000, how many random moves (4 if left
 * out), or fewer where every further move would end the game; `seed`: 0 (the default) to 4,294,967,295.
 * @returns As many as `count`, or fewer if so many were not found in `10 * count + 100` random games, such as where there
 * are not as many: `standard` has four openings of one ply.
 * @throws `ArgumentError` for rules that are none, and for an option that is unknown or out of its range.
 * @example
 * ```ts
 * import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
 * import { randomOpenings } from "morabaraba/bots";
 *
 * const rules = { legalMoves, applyMove, outcome };
 * const openings = randomOpenings(rules, createGame("mssa"), { count: 5 });
 * openings.map(({ ply }) => ply); // => [4, 4, 4, 4, 4]
 * ```
 */
export function randomOpenings<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  options: {
    readonly count?: number | undefined;
    readonly plies?: number | undefined;
    readonly seed?: number | undefined;
  } = {},
): readonly G[] {
  const ruleset = rulesetIfMills(game as unknown as Game);
  const keyOf = ruleset
    ? (opening: G) => canonicalText(ruleset, opening as unknown as Game)
    : (opening: G) => positionText(opening);
  return drawOpenings(rules, game, options, keyOf);
}

function rulesetIfMills(game: Game): Ruleset | undefined {
  try {
    readGame(game);
    return rulesetOf(game);
  } catch {
    return undefined;
  }
}

/** The same for all images of a position under the symmetries of its board, and for no other position. */
function canonicalText(ruleset: Ruleset, game: Game): string {
  const image = createPosition();
  canonicalPosition(ruleset, encodeGame(ruleset, game), image);
  return positionKeys(ruleset, image).join();
}
