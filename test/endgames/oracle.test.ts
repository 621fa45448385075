/** Tables as a search asks them, and as the bots play by them. */
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  legalMoves,
  outcome,
  parsePosition,
} from "morabaraba";
import { chooseMove, chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { type Oracle, oracle, probe, solve, type Tables } from "morabaraba/endgames";
import { createPosition, encode, rulesetFor } from "morabaraba/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { type Known, solveByVerbs } from "../support/endgames/byVerbs.ts";
import { everything, three } from "../support/endgames/small.ts";

let tables: Tables;
let ask: Oracle;
let known: readonly Known[] = [];
beforeEach(async () => {
  if (known.length > 0) return;
  tables = await solve(everything, { cows: 3 });
  ask = oracle(tables);
  known = solveByVerbs(everything, 2, 3).filter(({ game }) => outcome(game) === undefined);
});
const ruleset = rulesetFor(everything);

/** Every so many of the positions that the verbs know to the end. */
const some = (every: number): readonly Known[] => known.filter((_, i) => i % every === 0);

describe("the oracle", () => {
  test("knows wins, losses and neither, with bars and quiet plies", () => {
    for (const { game, result, plies } of some(7)) {
      const right = result === "drawn" ? 0 : (result === "won" ? 1 : -1) * (plies as number);
      expect([game, ask(ruleset, encode(ruleset, game), true)]).toEqual([game, right]);
    }
  });

  test("keeps wins to itself where it need not be exact, but where it had to look", () => {
    const seen = new Set<string>();
    for (const { game, result, plies } of some(7)) {
      const answer = ask(ruleset, encode(ruleset, game), false);
      const barred = game.barred.light !== null || game.barred.dark !== null;
      seen.add(`${result} ${barred} ${answer === 0}`);
      if (result === "lost") expect(answer).toBe(-(plies as number));
      else if (result === "won" && barred) expect(answer).toBe(plies);
      else expect(answer).toBe(0);
    }
    expect([...seen].sort()).toEqual([
      "drawn false true",
      "drawn true true",
      "lost false false",
      "lost true false",
      "won false true",
      "won true false",
    ]);
  });

  test("says nothing of cows in hand, of more cows, and of other rules", () => {
    const lost = known.find(({ result, game }) => result === "lost" && game.quiet === 0) as Known;
    const position = encode(ruleset, lost.game);
    expect(ask(ruleset, position, true)).toBe(-(lost.plies as number));
    expect(ask(ruleset, { ...position, ownHand: 1 }, true)).toBeUndefined();
    expect(ask(ruleset, { ...position, otherHand: 1 }, true)).toBeUndefined();
    expect(ask(ruleset, { ...createPosition(), own: 0b1111, other: 0b1110000 }, true)).toBeUndefined();
    const others = rulesetFor(defineVariant(everything, { name: "other", noShots: 6 }));
    expect(ask(others, position, true)).toBeUndefined();
    // And is asked about its own again.
    expect(ask(ruleset, position, true)).toBe(-(lost.plies as number));
  });

  test("answers for another variant with the same endgames", () => {
    const fewer = rulesetFor(defineVariant(everything, { name: "fewer", cows: 3 }));
    const lost = known.find(({ result, game }) => result === "lost" && game.quiet === 0) as Known;
    expect(ask(fewer, encode(ruleset, lost.game), true)).toBe(-(lost.plies as number));
  });

  test("refuses what are no tables", () => {
    expect(() => oracle({} as Tables)).toThrow(
      expect.objectContaining({ name: "RulesError", code: "not-tables" }),
    );
  });
});

describe("with tables the bots", () => {
  test.each([1, 3, 5, 7, 9, 10])("play as well as can be, and know how it ends, level %i", (level) => {
    for (const [seed, { game, result, plies }] of some(97).entries()) {
      const { move, score } = chooseMoveSync(game, { level, seed, nodes: 5000, tables: ask });
      expect(probe(tables, game)?.moves).toContainEqual(move);
      const right = result === "drawn" ? undefined : (result === "won" ? 1 : -1) * (plies as number);
      expect([game, pliesToEnd(score)]).toEqual([game, right]);
    }
  });

  let few: Promise<Tables> | undefined;
  // A move overlooked there would make a forced end of a draw, or a nearer win of a win.
  test.each([
    ["L3D3/2L4D/4D2L l 0,0 - 3 60", 7, 2, undefined],
    ["DL1L4/D7/1D5L l 0,0 - 0 60", 7, 1, undefined],
    ["4L3/5D1L/D2D2L1 l 0,0 - 3 60", 8, 3, undefined],
    ["4DL2/3LD2L/4D3 l 0,0 - 1 60", 7, 3, 9],
  ])("overlook nothing in %s at level %i", { timeout: 60_000 }, async (position, level, seed, plies) => {
    few ??= solve("sesotho", { cows: 3 });
    const game = parsePosition(position, "sesotho");
    const { score } = chooseMoveSync(game, { level, seed, nodes: 3000, tables: oracle(await few) });
    expect(pliesToEnd(score)).toBe(plies);
  });

  test("win what is won, to the end", async () => {
    const longest = known.reduce((a, b) => (b.result === "won" && (b.plies ?? 0) > (a.plies ?? 0) ? b : a));
    let game: Game = longest.game;
    for (let left = longest.plies as number; left > 0; left--) {
      const { move } = await chooseMove(game, { depth: 2, tables: ask });
      game = applyMove(game, move);
      expect(probe(tables, game)?.plies).toBe(left - 1);
    }
    expect(outcome(game)?.winner).toBe(longest.game.turn);
  });

  test("look every move up, however few positions may be looked at", () => {
    for (const { game, result } of some(31)) {
      const { move, nodes } = chooseMoveSync(game, { nodes: 1, tables: ask });
      expect(nodes).toBeLessThanOrEqual(1000);
      if (result !== "drawn") expect(probe(tables, game)?.moves).toContainEqual(move);
    }
  });

  test("play where the tables say nothing", () => {
    const game = createGame(three);
    expect(legalMoves(game)).toContainEqual(chooseMoveSync(game, { depth: 3, tables: ask }).move);
  });

  test("refuse tables as they are", () => {
    expect(() => chooseMoveSync(createGame(everything), { tables: tables as unknown as Oracle })).toThrow(
      expect.objectContaining({
        name: "RulesError",
        code: "bad-option",
        message: "tables must be an oracle of morabaraba/endgames, not an object",
      }),
    );
  });
});
