/** Published counts to a small depth, with the public verbs; the rest is in `perft.slow.node.test.ts`. */
import * as mancala from "morabaraba/mancala";
import { defineVariant, parsePosition } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import * as reference from "../../../support/mancala/reference.ts";
import { perft, vectors } from "../../../support/mancala/vectors.ts";

test.each(vectors)("$name, to depth 5", ({ start, counts }) => {
  expect([1, 2, 3, 4, 5].map((depth) => perft(start(), depth))).toEqual(counts.slice(0, 5));
});

describe.each([
  ["the library", mancala],
  ["the reference", reference],
])("%s", (_name, verbs) => {
  const congkak = defineVariant("congkak", { name: "own", endsWhen: "all-empty" });

  test.each([
    ["0,0,1,0,2,0,1/1,0,0,3,0,0,0 40,43 s", [3, 6, 11, 27, 67, 145]],
    ["0,0,1,0,2,0,1/0,0,0,0,0,0,2 46,46 s", [3, 5, 10, 23, 61, 152]],
    ["0,0,1,0,2,0,1/0,0,0,0,1,0,0 46,47 s", [3, 5, 8, 15, 24, 40]],
  ])("congkak until all is empty, from %s", (position, counts) => {
    const game = parsePosition(position, congkak);
    expect(counts.map((_, i) => perft(game, i + 1, verbs))).toEqual(counts);
  });

  test.each([
    ["ignored", "0,2/0,0 9,9 s", [1, 1, 1, 1, 1, 1]],
    ["counts", "0,2/0,0 9,9 s", [1, 1, 1, 1, 1, 0]],
    ["ignored", "1,1/0,0 9,9 s", [1, 1, 1, 1, 1, 0]],
    ["counts", "1,1/0,0 9,9 s", [1, 1, 1, 1, 0, 0]],
    ["ignored", "1,0,0,0,1,1/1,0,0,0,0,0 22,22 s", [3, 3, 7, 10, 20, 33]],
  ] as const)("oware where a repetition with an empty side %s, from %s", (emptySide, position, counts) => {
    const houses = position.split("/", 1)[0]?.split(",").length;
    const repetition = { occurrence: 2, award: "own-houses", emptySide } as const;
    const game = parsePosition(position, defineVariant("oware", { name: "own", houses, repetition }));
    expect(counts.map((_, i) => perft(game, i + 1, verbs))).toEqual(counts);
  });
});
