/*
 * The parts of a position as text that decide whether it is repeated: both rows in the order of sowing, and
 * the turn. `position.ts` adds the stores.
 */

import { isWhole, show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import type { Word } from "../../base/input.ts";
import type { Variant } from "./data/variant.ts";
import { MOST_SEEDS, type Side } from "./engine/position.ts";

/** Writes both rows and the turn, such as `4,4,4,4,4,4/4,4,4,4,4,4 s`. */
export function formatFields(houses: readonly number[], side: Side): string {
  const half = houses.length / 2;
  const both = [...houses];
  return `${both.slice(0, half)}/${both.slice(half)} ${"sn"[side]}`;
}

/** Reads both rows as {@link formatFields} writes them; throws `ParseError` with an offset. */
export function housesIn({ houses }: Variant, { text, at }: Word): number[] {
  const middle = text.indexOf("/");
  if (middle < 0 || middle !== text.lastIndexOf("/"))
    throw new ParseError("bad-board", at, `Write two rows with "/" between them, not ${show(text)}.`);
  const row = countsIn({ text: text.slice(0, middle), at }, houses, "Each row");
  return row.concat(countsIn({ text: text.slice(middle + 1), at: at + middle + 1 }, houses, "Each row"));
}

/** Reads numbers of seeds with commas between them. `what` begins a sentence about how many there must be. */
export function countsIn({ text, at }: Word, length: number, what: string): number[] {
  const counts = text.split(",");
  if (counts.length !== length)
    throw new ParseError(
      "bad-board",
      at,
      `${what} has ${length} numbers with commas between them, not ${counts.length}.`,
    );
  let offset = at;
  return counts.map((count) => {
    const seeds = Number(count);
    // Written again, any other way of writing a number differs.
    if (`${seeds}` !== count || !isWhole(seeds, 0, MOST_SEEDS))
      throw new ParseError(
        "bad-number",
        offset,
        `The seeds of a house or store are a number from 0 to ${MOST_SEEDS} without leading zeros, not ${show(count)}.`,
      );
    offset += count.length + 1;
    return seeds;
  });
}
