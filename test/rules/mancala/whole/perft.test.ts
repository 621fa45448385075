/** The published counts through the public verbs, as deep as takes a moment; the rest is in `perft.slow.node.test.ts`. */
import { expect, test } from "vitest";
import { perft, vectors } from "../../../support/mancala/vectors.ts";

test.each(vectors)("$name, to depth 5", ({ start, counts }) => {
  expect([1, 2, 3, 4, 5].map((depth) => perft(start(), depth))).toEqual(counts.slice(0, 5));
});
