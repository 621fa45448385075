/** Openings: not over, as deep as requested, reproducible, and all different, even turned or mirrored. */
import fc from "fast-check";
import * as mills from "morabaraba";
import { type Rules, randomOpenings } from "morabaraba/bots";
import { canonicalPosition, createPosition, encodeGame, positionKeys, rulesetFor } from "morabaraba/engine";
import * as mancala from "morabaraba/mancala";
import { expect, test } from "vitest";
import { heap } from "../../support/bots/small.ts";
import { names as mancalaNames } from "../../support/mancala/arbitraries.ts";
import { names as millNames } from "../../support/mills/arbitraries.ts";

/** The same text for all images of a position. */
function imageOf(game: mills.Game): string {
  const ruleset = rulesetFor(game.variant);
  const image = createPosition();
  canonicalPosition(ruleset, encodeGame(ruleset, game), image);
  return positionKeys(ruleset, image).join();
}

/** All unfinished positions after a number of plies, by their texts. */
function reachable<G extends { readonly turn: string }>(
  rules: Rules<G, never>,
  game: G,
  plies: number,
  textOf: (game: G) => string,
): Set<string> {
  let layer = [game];
  for (let ply = 0; ply < plies; ply++) {
    const next = layer.flatMap((at) => rules.legalMoves(at).map((move) => rules.applyMove(at, move)));
    const open = next.filter((at) => rules.outcome(at) === undefined);
    layer = [...new Map(open.map((at) => [textOf(at), at])).values()];
  }
  return new Set(layer.map(textOf));
}

test.each(millNames)("of %s", (name) => {
  const start = mills.createGame(name);
  const fewest = [0, 1, 2].map((plies) => reachable(mills as never, start, plies, imageOf).size);
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 6 }),
      (seed, count, plies) => {
        const options = { seed, count, plies };
        // The three verbs are enough.
        const { legalMoves, applyMove, outcome } = mills;
        const openings = randomOpenings({ legalMoves, applyMove, outcome }, start, options);
        expect(randomOpenings(mills, start, options)).toEqual(openings);
        expect(new Set(openings.map(imageOf)).size).toBe(openings.length);
        for (const game of openings) expect([mills.outcome(game), game.ply]).toEqual([undefined, plies]);
        expect(openings.length).toBeLessThanOrEqual(Math.min(count, fewest[plies] ?? count));
        if (plies === 1) expect(openings.length).toBe(Math.min(count, fewest[1] as number));
      },
    ),
    { numRuns: 5 },
  );
});

test.each(mancalaNames)("of %s", (name) => {
  const start = mancala.createGame(name);
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (seed, count, plies) => {
        const openings = randomOpenings(mancala, start, { seed, count, plies });
        for (const game of openings) expect([mancala.outcome(game), game.ply]).toEqual([undefined, plies]);
        expect(new Set(openings.map(mancala.formatPosition)).size).toBe(openings.length);
        if (plies > 2) expect(openings.length).toBe(count);
      },
    ),
    { numRuns: 5 },
  );
});

test("of your own game differ by its data, or by its moves if it is not plain data", () => {
  const left = (plies: number, game = { left: 7, turn: "ann" as const }) =>
    randomOpenings(heap, game, { plies, count: 100 })
      .map((opening) => `${opening.left} ${opening.turn}`)
      .sort();
  expect(left(1)).toEqual(["4 bob", "5 ann", "6 bob"]);
  expect(left(2)).toEqual(
    [...reachable(heap as never, { left: 7, turn: "ann" }, 2, (at) => Object.values(at).join(" "))].sort(),
  );
  const hidden = {
    legalMoves: (game: Hidden) => heap.legalMoves(game.state),
    applyMove: (game: Hidden, move: number) => new Hidden(heap.applyMove(game.state, move)),
    outcome: (game: Hidden) => heap.outcome(game.state),
  };
  expect(randomOpenings(hidden, new Hidden({ left: 7, turn: "ann" }), { plies: 2, count: 100 })).toHaveLength(
    9,
  );
});

/** A game whose state JSON does not include. */
class Hidden {
  readonly #state: { readonly left: number; readonly turn: "ann" | "bob" };
  constructor(state: { readonly left: number; readonly turn: "ann" | "bob" }) {
    this.#state = state;
  }
  get state() {
    return this.#state;
  }
  get turn() {
    return this.#state.turn;
  }
}

test.each([
  ["count", () => randomOpenings(heap, { left: 7, turn: "ann" }, { count: 0 })],
  ["rules", () => randomOpenings({} as never, { left: 7, turn: "ann" })],
])("refuses a wrong %s", (argument, call) => {
  expect(call).toThrow(expect.objectContaining({ code: "bad-argument", at: argument }));
});
