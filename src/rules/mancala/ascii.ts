/* Draws a game in plain text, for terminals, logs and documents. */

import type { Game } from "./data/state.ts";
import type { Side } from "./engine/position.ts";
import { houseName } from "./notation.ts";
import { readPosition } from "./read.ts";

/**
 * Draws the board as text, as south sees it. North's houses are above, from right to left, and south's below,
 * each with its name in the notation. North's store is on the left, south's on the right.
 *
 * @example
 * ```ts
 * import { ascii, createGame } from "morabaraba/mancala";
 *
 * const text = ascii(createGame("oware")).split("\n");
 * text[0]; // => "        f    e    d    c    b    a"
 * text[2]; // => "     |  4 |  4 |  4 |  4 |  4 |  4 |"
 * text[3]; // => "   0 +----+----+----+----+----+----+   0"
 * ```
 */
export function ascii(game: Game): string {
  const { variant, houses: seeds, stores } = readPosition(game);
  const { houses } = variant;
  const width = Math.max(2, ...seeds.map((count) => String(count).length));
  const line = (values: readonly (string | number)[], edge: string): string =>
    `     ${edge}${values.map((value) => ` ${String(value).padStart(width)} `).join(edge)}${edge}`.trimEnd();
  const names = (side: Side): string[] =>
    Array.from({ length: houses }, (_, i) => houseName(variant, side, i + 1));
  const rule = line(Array<string>(houses).fill(""), "+").replaceAll(" ", "-").replace("-----", "     ");
  return [
    line(names(1).reverse(), " "),
    rule,
    line(seeds.slice(houses).reverse(), "|"),
    `${String(stores[1]).padStart(4)} ${rule.trimStart()} ${String(stores[0]).padStart(3)}`,
    line(seeds.slice(0, houses), "|"),
    rule,
    line(names(0), " "),
  ].join("\n");
}
