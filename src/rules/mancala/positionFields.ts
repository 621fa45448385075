/*
 * The parts of a position as text that decide whether it is repeated: both rows in the order of sowing, and
 * the turn. `position.ts` adds the stores.
 */

import type { Variant } from "./data/variant.ts";
import type { Side } from "./engine/position.ts";

/** Writes both rows and the turn, such as `4,4,4,4,4,4/4,4,4,4,4,4 s`. */
export function formatFields(houses: readonly number[], side: Side): string {
  const half = houses.length / 2;
  const both = [...houses];
  return `${both.slice(0, half)}/${both.slice(half)} ${"sn"[side]}`;
}

/** Returns a pattern for what {@link formatFields} writes in a variant's games. */
export function fieldsPattern({ houses }: Variant): RegExp {
  const count = "(?:0|[1-9]\\d{0,3})";
  const row = `${count}(?:,${count}){${houses - 1}}`;
  return RegExp(`^${row}/${row} [sn]$`);
}
