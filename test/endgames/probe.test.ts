/** What tables say of a game. */
import {
  agreeDraw,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  parsePosition,
  resign,
  type Variant,
} from "morabaraba";
import { probe, solve, summary, type Tables } from "morabaraba/endgames";
import { beforeEach, describe, expect, test } from "vitest";
import { ring, three } from "../support/endgames/small.ts";

let tables: Tables;
beforeEach(async () => {
  tables ??= await solve("standard", { cows: 3 });
}, 60_000);

const at = (text: string, variant: "standard" | "mssa" | "elevenMens" | Variant = "standard"): Game =>
  parsePosition(text, variant);

/** Value, plies and moves in a line. */
function say(game: Game, of = tables): string {
  const found = probe(of, game);
  if (found === undefined) return "nothing";
  return [found.result, found.plies, ...found.moves.map((move) => formatMove(move, game))].join(" ");
}

describe("a position of the tables", () => {
  test("that a mill wins", () => {
    expect(say(at("LL1D4/2DD4/3L4 l 0,0 - 0 60"))).toBe("won 1 e4-g7xg4 e4-g7xf6 e4-g7xf4");
  });

  test("that is won in three plies, until too many quiet ones have gone by", () => {
    const position = "L7/2D2D2/1D1L2L1 l 0,0 -";
    expect(say(at(`${position} 0 60`))).toBe("won 3 a7-e3 e4-a1 e4-c5");
    expect(say(at(`${position} 7 60`))).toBe("won 3 a7-e3 e4-a1 e4-c5");
    expect(probe(tables, at(`${position} 8 60`))).toMatchObject({ result: "drawn", plies: null });
  });

  test("is the same for both sides", () => {
    expect(say(at("D7/2L2L2/1L1D2D1 d 0,0 - 0 60"))).toBe("won 3 a7-e3 e4-a1 e4-c5");
  });

  test("of another variant with the same endgames", () => {
    expect(say(at("LL1D4/2DD4/3L4 l 0,0 - 0 60", "elevenMens"))).toBe("won 1 e4-g7xg4 e4-g7xf6 e4-g7xf4");
  });

  test("is frozen", () => {
    const found = probe(tables, at("LL1D4/2DD4/3L4 l 0,0 - 0 60"));
    expect(Object.isFrozen(found) && Object.isFrozen(found?.moves)).toBe(true);
  });

  test("comes from anywhere", () => {
    const game = JSON.parse(JSON.stringify(at("LL1D4/2DD4/3L4 l 0,0 - 0 60")));
    expect(say(game)).toBe("won 1 e4-g7xg4 e4-g7xf6 e4-g7xf4");
    expect(say(game, structuredClone(tables))).toBe("won 1 e4-g7xg4 e4-g7xf6 e4-g7xf4");
  });
});

describe("a game that is over", () => {
  test.each([
    ["LLL5/DD6/8 d 0,0 - 0 40", "lost 0"],
    ["LLL5/DD6/8 l 0,0 - 0 40", "won 0"],
    ["LL1D4/2DD4/3L4 l 0,0 - 10 60", "drawn "],
  ])("%s", (text, words) => {
    expect(say(at(text))).toBe(words);
  });

  test("by decision", () => {
    const game = at("LL1D4/2DD4/3L4 l 0,0 - 0 60");
    expect(say(resign(game, "light"))).toBe("lost 0");
    expect(say(resign(game, "dark"))).toBe("won 0");
    expect(say(agreeDraw(game))).toBe("drawn ");
  });

  test("on a full board, whoever loses there", async () => {
    const variant = defineVariant(three, {
      name: "ring",
      board: ring,
      loseBelow: 2,
      fullBoard: "first-player-loses",
    });
    const small = await solve(variant, { cows: 2 });
    const draws = await solve(defineVariant(variant, { fullBoard: "draws" }), { cows: 3 });
    const game: Game = { ...createGame(variant), board: "LDLDLD", hands: { light: 0, dark: 0 } };
    expect(probe(small, game)).toBeUndefined();
    expect(say(game, draws)).toBe("lost 0");
    expect(say({ ...game, turn: "dark" }, draws)).toBe("won 0");
    expect(summary(draws).at(-1)).toMatchObject({ own: 3, other: 3, won: 0, drawn: 20, lost: 0 });
  });
});

describe("the tables hold nothing of", () => {
  test.each([
    ["a game with a cow in hand", at("LLL5/DD6/1D6 l 1,0 - 0 40")],
    ["a game with the opponent's in hand", at("LLL5/DD6/1D6 l 0,1 - 0 40")],
    ["a game with too many cows", at("LLL5/DD6/1D4L1 l 0,0 - 0 40")],
    ["a game with too many of the opponent's", at("LLL5/DD6/1D4D1 l 0,0 - 0 40")],
    ["a game of other rules", at("LLL5/DD6/1D6 l 0,0 - 0 40", "mssa")],
    ["a new game", createGame()],
  ])("%s", (_, game) => {
    expect(probe(tables, game)).toBeUndefined();
  });
});

describe("it refuses", () => {
  test("what are no tables", () => {
    const others = [
      undefined,
      null,
      7,
      {},
      { tables: 5 },
      { ...tables, tables: [{}] },
      JSON.parse(JSON.stringify(tables)),
    ];
    for (const other of others) {
      const refused = expect.objectContaining({ name: "RulesError", code: "not-tables" });
      expect(() => probe(other as Tables, createGame())).toThrow(refused);
      expect(() => summary(other as Tables)).toThrow(refused);
    }
  });

  test("what is no game", () => {
    for (const game of [undefined, 7, {}, { ...createGame(), board: "?" }])
      expect(() => probe(tables, game as Game)).toThrow(
        expect.objectContaining({ name: expect.stringMatching(/^(Parse|Variant)Error$/) }),
      );
  });
});
