/**
 * Positions as text: both rows in the order of sowing and the turn, which are what counts as the same position where
 * repetitions are counted. The stores are added in `position.ts`.
 */

import type { Variant } from "./data/variant.ts";
import type { Side } from "./engine/position.ts";

/** Both rows and the turn, such as `4,4,4,4,4,4/4,4,4,4,4,4 s`. */
export function formatFields(houses: readonly number[], side: Side): string {
  const half = houses.length / 2;
  const both = [...houses];
  return `${both.slice(0, half)}/${both.slice(half)} ${"sn"[side]}`;
}

/** What {@link formatFields} writes for games of this variant. */
export function fieldsPattern({ houses }: Variant): RegExp {
  const count = "(?:0|[1-9]\\d{0,3})";
  const row = `${count}(?:,${count}){${houses - 1}}`;
  return RegExp(`^${row}/${row} [sn]$`);
}
