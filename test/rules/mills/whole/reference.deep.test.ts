/** The reference against the published counts, deeper than it can go in seconds. */
import { expect, test } from "vitest";
import { perft } from "../../../support/mills/reference.ts";
import { positionVectors, startVectors } from "../../../support/mills/vectors.ts";

test.each([...startVectors, ...positionVectors])("$name", ({ game, counts }) => {
  const four = counts.slice(0, 4);
  expect(four.map((_, i) => perft(game, i + 1))).toEqual(four);
});
