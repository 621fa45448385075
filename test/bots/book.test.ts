/** The book: corners of the middle ring for the first two plies, where the solved game is the same. */
import { applyMove, createGame, type Game, type Variant, type VariantName } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { decodeMove, encode, rulesetFor } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { bookMove } from "../../src/bots/book.ts";
import { changed, position } from "../support/morabaraba/positions.ts";

/** What the book says for each throw of the dice, and between how many moves the dice decide. */
function book(game: Game): { readonly moves: readonly (string | undefined)[]; readonly bounds: number[] } {
  const ruleset = rulesetFor(game.variant);
  const at = encode(ruleset, game);
  const bounds: number[] = [];
  const moves = [0, 1, 2, 3].map((thrown) => {
    const move = bookMove(ruleset, at, (bound) => {
      bounds.push(bound);
      return Math.min(thrown, bound - 1);
    });
    return move < 0 ? undefined : decodeMove(ruleset, at, move).to;
  });
  return { moves, bounds };
}

const corners = ["b6", "f6", "f2", "b2"];
const nothing = { moves: [undefined, undefined, undefined, undefined], bounds: [] };

describe("the book", () => {
  test.each(["standard", "mssa"] as const)("opens %s on any corner of the middle ring", (variant) => {
    const { moves, bounds } = book(createGame(variant));
    expect(moves).toEqual(corners);
    expect(bounds).toEqual([4, 4, 4, 4]);
  });

  test.each(corners)("answers %s with one of the other corners", (corner) => {
    const { moves, bounds } = book(applyMove(createGame(), corner));
    const others = corners.filter((each) => each !== corner);
    expect(moves).toEqual([...others, others[2]]);
    expect(bounds).toEqual([3, 3, 3, 3]);
  });

  test.each([
    ["another first move", applyMove(createGame(), "a7")],
    ["a first move on a side of the middle ring", applyMove(createGame(), "d6")],
    ["the third ply", applyMove(applyMove(createGame(), "b2"), "f6")],
    ["two cows of the other side", position({ dark: "b2 f6", hands: [12, 10] })],
    ["a cow of its own", position({ light: "b2", hands: [11, 12] })],
    ["a cow more than the variant has", position({ light: "b2", hands: [12, 12] })],
    ["fewer cows in the own hand", position({ hands: [11, 12] })],
    ["fewer cows of the other side", position({ dark: "b2", hands: [12, 10] })],
    ["more cows of the other side", position({ dark: "b2", hands: [12, 12] })],
  ])("knows nothing of %s", (_name, game) => {
    expect(book(game)).toEqual(nothing);
  });

  test.each<VariantName | Variant>([
    "sesotho",
    "sesotho25",
    "elevenMens",
    "nineMens",
    changed("standard", { cows: 11 }),
    changed("nineMens", { cows: 12 }),
  ])("knows nothing of a variant with other cows or lines: %j", (variant) => {
    expect(book(createGame(variant))).toEqual(nothing);
  });
});

describe("a player with the book", () => {
  test("lets the seed decide and searches nothing", () => {
    const opened = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const choice = chooseMoveSync(createGame(), { seed });
      expect(choice).toMatchObject({ depth: 0, nodes: 0, score: 0, principalVariation: [choice.move] });
      opened.add(choice.move.to);
    }
    expect([...opened].sort()).toEqual([...corners].sort());
  });

  test("can leave it shut, and a beginner does not know it", () => {
    expect(chooseMoveSync(createGame(), { book: false, nodes: 40 }).nodes).toBe(40);
    expect(chooseMoveSync(createGame(), { book: true, nodes: 40 }).nodes).toBe(0);
    expect(chooseMoveSync(createGame(), { level: 6, nodes: 40 }).nodes).toBe(40);
    expect(chooseMoveSync(createGame(), { level: 7, nodes: 40 }).nodes).toBe(0);
  });
});
