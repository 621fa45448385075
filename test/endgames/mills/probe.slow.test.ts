/** Probing tables for games, and for bots. */
import {
  agreeDraw,
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  legalMoves,
  outcome,
  parsePosition,
  resign,
  type Variant,
} from "morabaraba";
import { chooseMove, chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import {
  createTablebase,
  type EndgameTables,
  probeTables,
  solveEndgames,
  type Tablebase,
  tableSummaries,
} from "morabaraba/endgames";
import { createPosition, encodeGame, rulesetFor } from "morabaraba/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { type Lookup, lookupOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { type Known, solveByVerbs } from "../../support/endgames/byVerbs.ts";
import { everything, ring, three } from "../../support/endgames/small.ts";

let tables: EndgameTables;
beforeEach(async () => {
  tables ??= await solveEndgames("standard", { cows: 3 });
});

const at = (text: string, variant: "standard" | "mssa" | "elevenMens" | Variant = "standard"): Game =>
  parsePosition(text, variant);

/** Result, plies and moves in one line. */
function say(game: Game, of = tables): string {
  const found = probeTables(of, game);
  if (found === undefined) return "nothing";
  return [found.result, found.plies, ...found.moves.map((move) => formatMove(game, move))].join(" ");
}

describe("a position in the tables", () => {
  test("is won by a mill", () => {
    expect(say(at("LL1D4/2DD4/3L4 l 0,0 - 0 60"))).toBe("won 1 e4-g7xg4 e4-g7xf6 e4-g7xf4");
  });

  test("is won in three plies, and drawn after too many quiet plies", () => {
    const position = "L7/2D2D2/1D1L2L1 l 0,0 -";
    expect(say(at(`${position} 0 60`))).toBe("won 3 a7-e3 e4-a1 e4-c5");
    expect(say(at(`${position} 7 60`))).toBe("won 3 a7-e3 e4-a1 e4-c5");
    expect(probeTables(tables, at(`${position} 8 60`))).toMatchObject({ result: "drawn", plies: null });
  });

  test("has the same result for both sides, for another variant with the same endgames, and from JSON", () => {
    expect(say(at("D7/2L2L2/1L1D2D1 d 0,0 - 0 60"))).toBe("won 3 a7-e3 e4-a1 e4-c5");
    const won = "won 1 e4-g7xg4 e4-g7xf6 e4-g7xf4";
    expect(say(at("LL1D4/2DD4/3L4 l 0,0 - 0 60", "elevenMens"))).toBe(won);
    const game = JSON.parse(JSON.stringify(at("LL1D4/2DD4/3L4 l 0,0 - 0 60")));
    expect(say(game, structuredClone(tables))).toBe(won);
  });

  test("is frozen", () => {
    const found = probeTables(tables, at("LL1D4/2DD4/3L4 l 0,0 - 0 60"));
    expect(Object.isFrozen(found) && Object.isFrozen(found?.moves)).toBe(true);
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

  test("on a full board, whichever side loses there", async () => {
    const variant = defineVariant(three, {
      name: "ring",
      board: ring,
      loseBelow: 2,
      fullBoard: "first-player-loses",
    });
    const small = await solveEndgames(variant, { cows: 2 });
    const draws = await solveEndgames(defineVariant(variant, { name: "drawn-ring", fullBoard: "draws" }), {
      cows: 3,
    });
    const game: Game = { ...createGame(variant), board: "LDLDLD", hands: { light: 0, dark: 0 } };
    expect(probeTables(small, game)).toBeUndefined();
    expect(say(game, draws)).toBe("lost 0");
    expect(say({ ...game, turn: "dark" }, draws)).toBe("won 0");
    expect(tableSummaries(draws).at(-1)).toMatchObject({ own: 3, other: 3, won: 0, drawn: 20, lost: 0 });
  });
});

describe("there is no result for", () => {
  test.each([
    ["a game with a cow in hand", at("LLL5/DD6/1D6 l 1,0 - 0 40")],
    ["a game with the opponent's in hand", at("LLL5/DD6/1D6 l 0,1 - 0 40")],
    ["a game with too many cows", at("LLL5/DD6/1D4L1 l 0,0 - 0 40")],
    ["a game with too many of the opponent's", at("LLL5/DD6/1D4D1 l 0,0 - 0 40")],
    ["a new game", createGame()],
  ])("%s", (_, game) => {
    expect(probeTables(tables, game)).toBeUndefined();
  });
});

describe("it refuses", () => {
  test("values that are not tables", () => {
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
      const refused = expect.objectContaining({ name: "MorabarabaError", code: "not-tables" });
      expect(() => probeTables(other as EndgameTables, createGame())).toThrow(refused);
      expect(() => tableSummaries(other as EndgameTables)).toThrow(refused);
    }
  });

  test("games with other rules, and names the rules", () => {
    const refused = expect.objectContaining({
      name: "MorabarabaError",
      code: "unsupported-variant",
      message: "These endgame tables have other rules: board, tenMoves. Solve the game's variant.",
    });
    expect(() => probeTables(tables, createGame("nineMens"))).toThrow(refused);
    const game = createGame("nineMens");
    expect(() => chooseMoveSync(game, { depth: 1, book: false, tablebase: createTablebase(tables) })).toThrow(
      refused,
    );
  });

  test("values that are not games", () => {
    for (const game of [undefined, 7, {}, { ...createGame(), board: "?" }])
      expect(() => probeTables(tables, game as Game)).toThrow(
        expect.objectContaining({ name: expect.stringMatching(/^(Parse|Variant)Error$/) }),
      );
  });
});

let smallTables: EndgameTables;
let table: Tablebase;
let ask: Lookup;
let known: readonly Known[] = [];
beforeEach(async () => {
  if (known.length > 0) return;
  smallTables = await solveEndgames(everything, { cows: 3 });
  table = createTablebase(smallTables);
  ask = lookupOf(table) as Lookup;
  known = solveByVerbs(everything, 2, 3).filter(({ game }) => outcome(game) === undefined);
});
const ruleset = rulesetFor(everything);

/** A sample of the positions that the verbs have solved. */
const some = (every: number): readonly Known[] => known.filter((_, i) => i % every === 0);

describe("the tablebase", () => {
  test("has wins, losses and draws, with bars and quiet plies", () => {
    for (const { game, result, plies } of some(7)) {
      const right = result === "drawn" ? 0 : (result === "won" ? 1 : -1) * (plies as number);
      expect([game, ask(ruleset, encodeGame(ruleset, game), true)]).toEqual([game, right]);
    }
  });

  test("reports no wins if it need not be exact, unless a bar made it search", () => {
    const seen = new Set<string>();
    for (const { game, result, plies } of some(7)) {
      const answer = ask(ruleset, encodeGame(ruleset, game), false);
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

  test("has no result with cows in hand or with more cows, and refuses other rules", () => {
    const lost = known.find(({ result, game }) => result === "lost" && game.quiet === 0) as Known;
    const position = encodeGame(ruleset, lost.game);
    expect(ask(ruleset, position, true)).toBe(-(lost.plies as number));
    expect(ask(ruleset, { ...position, ownHand: 1 }, true)).toBeUndefined();
    expect(ask(ruleset, { ...position, otherHand: 1 }, true)).toBeUndefined();
    expect(ask(ruleset, { ...createPosition(), own: 0b1111, other: 0b1110000 }, true)).toBeUndefined();
    const others = rulesetFor(defineVariant(everything, { name: "other", drawAfterQuietPlies: 6 }));
    expect(() => ask(others, position, true)).toThrow(
      expect.objectContaining({ code: "unsupported-variant" }),
    );
    // And then for its own variant again.
    expect(ask(ruleset, position, true)).toBe(-(lost.plies as number));
  });

  test("serves another variant with the same endgames", () => {
    const fewer = rulesetFor(defineVariant(everything, { name: "fewer", cows: 3 }));
    const lost = known.find(({ result, game }) => result === "lost" && game.quiet === 0) as Known;
    expect(ask(fewer, encodeGame(ruleset, lost.game), true)).toBe(-(lost.plies as number));
  });

  test("has no result until its tables are loaded", () => {
    let tables: EndgameTables | undefined;
    const waiting = lookupOf(createTablebase(() => tables)) as Lookup;
    const lost = known.find(({ result, game }) => result === "lost" && game.quiet === 0) as Known;
    const position = encodeGame(ruleset, lost.game);
    expect(waiting(ruleset, position, true)).toBeUndefined();
    tables = smallTables;
    expect(waiting(ruleset, position, true)).toBe(-(lost.plies as number));
  });

  test("refuses other values", () => {
    expect(() => createTablebase({} as EndgameTables)).toThrow(
      expect.objectContaining({ name: "MorabarabaError", code: "not-tables" }),
    );
  });
});

describe("with a tablebase the bots", () => {
  test.each([1, 3, 5, 7, 9, 10])("play perfectly and report the end, level %i", (level) => {
    for (const [seed, { game, result, plies }] of some(97).entries()) {
      const { move, score } = chooseMoveSync(game, { level, seed, nodes: 5000, tablebase: table });
      expect(probeTables(smallTables, game)?.moves).toContainEqual(move);
      const right = result === "drawn" ? undefined : (result === "won" ? 1 : -1) * (plies as number);
      expect([game, pliesToEnd(score)]).toEqual([game, right]);
    }
  });

  let few: Promise<EndgameTables> | undefined;
  // An overlooked move there would turn a draw into a forced end, or a win into a nearer one.
  test.each([
    ["L3D3/2L4D/4D2L l 0,0 - 3 60", 7, 2, undefined],
    ["DL1L4/D7/1D5L l 0,0 - 0 60", 7, 1, undefined],
    ["4L3/5D1L/D2D2L1 l 0,0 - 3 60", 8, 3, undefined],
    ["4DL2/3LD2L/4D3 l 0,0 - 1 60", 7, 3, 9],
  ])("overlook nothing in %s at level %i", async (position, level, seed, plies) => {
    few ??= solveEndgames("sesotho", { cows: 3 });
    const game = parsePosition(position, "sesotho");
    const { score } = chooseMoveSync(game, {
      level,
      seed,
      nodes: 3000,
      tablebase: createTablebase(await few),
    });
    expect(pliesToEnd(score)).toBe(plies);
  });

  test("win won games to the end", async () => {
    const longest = known.reduce((a, b) => (b.result === "won" && (b.plies ?? 0) > (a.plies ?? 0) ? b : a));
    let game: Game = longest.game;
    for (let left = longest.plies as number; left > 0; left--) {
      const { move } = await chooseMove(game, { depth: 2, tablebase: table });
      game = applyMove(game, move);
      expect(probeTables(smallTables, game)?.plies).toBe(left - 1);
    }
    expect(outcome(game)?.winner).toBe(longest.game.turn);
  });

  test("look up every move, however few positions they may search", () => {
    for (const { game, result } of some(31)) {
      const { move, nodes } = chooseMoveSync(game, { nodes: 1, tablebase: table });
      expect(nodes).toBeLessThanOrEqual(1000);
      if (result !== "drawn") expect(probeTables(smallTables, game)?.moves).toContainEqual(move);
    }
  });

  test("play positions that the tables do not have", () => {
    const game = createGame(everything);
    expect(legalMoves(game)).toContainEqual(chooseMoveSync(game, { depth: 3, tablebase: table }).move);
  });

  test("refuse plain tables as a tablebase", () => {
    expect(() =>
      chooseMoveSync(createGame(everything), { tablebase: smallTables as unknown as Tablebase }),
    ).toThrow(
      expect.objectContaining({
        name: "ArgumentError",
        code: "bad-argument",
        message: "tablebase must be what createTablebase of morabaraba/endgames returns, not an object.",
      }),
    );
  });
});
