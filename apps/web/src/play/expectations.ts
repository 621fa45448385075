/** What to expect from the bot at a level: how often it gives a won ending away. */

import type { PlayWords } from "../languages/en/play.ts";
import { fill } from "../words/words.ts";
import type { Setup } from "./setup.ts";

/**
 * How many of 100 won endings with three and four cows a side each level gives away, as counted by
 * `node research/arena.mjs errors`. Level 10 has tables here.
 */
const standard = [34, 19, 19, 15, 15, 13, 11, 11, 10, 0];
const givenAway: Readonly<Record<string, readonly number[]>> = {
  standard,
  mssa: standard,
  sesotho: [37, 23, 18, 9, 12, 7, 5, 5, 6, 0],
};

/** Returns a sentence on the bot of a setup; `undefined` for variants that were not measured. */
export function expectationOf(words: PlayWords["setup"], { variant, level }: Setup): string | undefined {
  const share = typeof variant === "string" ? givenAway[variant]?.[level - 1] : undefined;
  if (share === undefined) return undefined;
  return share === 0 ? words.perfect : fill(words.slips, { times: Math.round(100 / share) });
}
