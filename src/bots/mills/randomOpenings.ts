/* Random openings for matches. In mill games, images under the board's symmetries count as the same opening. */

import type { Game } from "../../rules/mills/data/state.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { positionKeys } from "../../rules/mills/engine/key.ts";
import { createPosition } from "../../rules/mills/engine/position.ts";
import { canonicalPosition } from "../../rules/mills/engine/symmetry.ts";
import { encodeGame, readGame, rulesetOf } from "../../rules/mills/read.ts";
import type { Rules } from "../options.ts";
import { drawOpenings, positionText } from "../randomPlay.ts";

/**
 * Returns random openings for a match: games after a few random plies that are not over, all different. In
 * mill games, turned or mirrored positions do not count as different. The same seed gives the same openings.
 *
 * Your own games are compared by their data, without the fields `ply` and `seen`, or by their moves if they
 * are not plain data.
 *
 * @param rules - The game's `legalMoves`, `applyMove` and `outcome`.
 * @param game - The game to begin from.
 * @param options - `count`: how many openings, 1 to 100,000 (10 by default); `plies`: how many random moves,
 * 0 to 1,000 (4 by default), or fewer if every further move would end the game; `seed`: 0 (the default) to
 * 2^53 - 1.
 * @returns `count` openings, or fewer if `10 * count + 100` random games did not yield as many: `standard`,
 * for example, has only four openings of one ply.
 * @throws `ArgumentError` for invalid rules, and for an option that is unknown or out of its range.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
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

/** Returns the same text for images of a position under the board's symmetries, and for no others. */
function canonicalText(ruleset: Ruleset, game: Game): string {
  const image = createPosition();
  canonicalPosition(ruleset, encodeGame(ruleset, game), image);
  return positionKeys(ruleset, image).join();
}
