/** All published counts, with the public verbs. */
import { expect, test } from "vitest";
import { perft, vectors } from "../../../support/mancala/vectors.ts";

test.each(vectors)(
  "$name, to depth 8",
  ({ start, counts }) => {
    expect([6, 7, 8].map((depth) => perft(start(), depth))).toEqual(counts.slice(5));
    expect(counts.length).toBe(8);
  },
  120_000,
);
