/** Every published count: with the engine to the full depth, with the public verbs to depth 4. */
import { perft } from "morabaraba/engine";
import { expect, test } from "vitest";
import * as reference from "../../support/mills/reference.ts";
import { familyVectors, perftByVerbs, positionVectors, startVectors } from "../../support/mills/vectors.ts";
import { share } from "../../support/share.ts";

const vectors = [...startVectors, ...positionVectors, ...familyVectors];

/** The last counts of some positions are so large that a nightly run counts them. */
const LARGE = 3_000_000;

test.each(vectors)("engine: $name", ({ game, counts }) => {
  const counted = counts.filter((count) => count < share(LARGE, Number.POSITIVE_INFINITY));
  expect(counted.map((_, i) => perft(game, i + 1))).toEqual(counted);
});

test.each(vectors)("verbs: $name", ({ game, counts }) => {
  const four = counts.slice(0, 4);
  expect(four.map((_, i) => perftByVerbs(game, i + 1))).toEqual(four);
});

test.each(vectors)("reference: $name", ({ game, counts }) => {
  const two = counts.slice(0, 2);
  expect(two.map((_, i) => reference.perft(game, i + 1))).toEqual(two);
});
