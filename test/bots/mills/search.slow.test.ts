/** The search against a full search: forced ends, draws by each rule, exact distances, positions visited. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  isLegal,
  legalMoves,
  type Move,
  outcome,
  parsePosition,
  type Variant,
  variants,
} from "morabaraba";
import { chooseMoveSync, pliesToEnd, type SearchOptions } from "morabaraba/bots";
import {
  createPosition,
  encodeGame,
  encodeMove,
  generateMoves,
  makeMove,
  type Position,
  rulesetFor,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { createFrames, type Frame } from "../../../src/bots/mills/frame.ts";
import { levelOf, MATE_RANGE, WIN } from "../../../src/bots/mills/levels.ts";
import { advance } from "../../../src/bots/mills/search.ts";
import { createMemory, createSearch, type Search } from "../../../src/bots/mills/searchState.ts";
import { probe, setKeys, store } from "../../../src/bots/mills/table.ts";
import { bestSoFar, LOWER_BOUND, UPPER_BOUND } from "../../../src/bots/search.ts";
import { tablebaseOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { threeAgainstThree } from "../../support/bots/endgame.ts";
import {
  anyGame,
  anyOptions,
  anyWeights,
  expectChoice,
  featureWeights,
  someGame,
  someGames,
} from "../../support/bots/laws.ts";
import { levelGame, searched, searchedByLevel, searchedSmall } from "../../support/bots/searched.ts";
import { forced, nine, passing, smallVariants } from "../../support/bots/small.ts";
import { changed, position } from "../../support/mills/positions.ts";
import { share } from "../../support/share.ts";

/** The highest score of a certain loss. */
const LOST = MATE_RANGE - WIN;

const byName = smallVariants.map((variant) => [variant.name, variant] as const);

/** Checks that the search finds a line to an end exactly if the full search finds one within the depth. */
function expectForced(game: Game, depth: number): readonly Move[] | undefined {
  const expected = forced(game, depth);
  const { score, lines } = chooseMoveSync(game, { depth, book: false });
  const found = pliesToEnd(score) ?? 0;
  // Quiescence beyond the depth may find more ends, but never nearer ones.
  if (expected === 0) expect(Math.abs(found) === 0 || Math.abs(found) > depth).toBe(true);
  else expect(found).toBe(expected);
  return expected === 0 ? undefined : lines[0].moves;
}

describe("the search agrees with a full search", () => {
  test.each(byName)("in %s", (_name, variant) => {
    const depth = 3;
    let ends = 0;
    for (const game of someGames(variant, 12)) if (expectForced(game, depth) !== undefined) ends++;
    expect(ends).toBeGreaterThan(0);
  });

  test("where sides pass", () => {
    let passes = 0;
    for (const game of someGames(passing, 1500)) {
      let now = game;
      for (const move of expectForced(game, 5)?.slice(0, -1) ?? []) {
        const next = applyMove(now, move);
        if (next.turn === now.turn) passes++;
        now = next;
      }
    }
    expect(passes).toBeGreaterThan(0);
  });

  test("if a full board is a loss for the first player, whichever side is to move", () => {
    const points = ["a3", "b3", "c3", "c2", "c1", "b1", "a1", "a2"];
    const lines = [
      ["a3", "b3", "c3"],
      ["c3", "c2", "c1"],
      ["c1", "b1", "a1"],
      ["a1", "a2", "a3"],
    ] as const;
    const ring = defineVariant(variants.nineMens, {
      name: "ring",
      board: { points, rings: [8], lines, links: [] },
      cows: 4,
      fullBoard: "first-player-loses",
    });
    const last: Game = { ...createGame(ring), board: "LDLDLD.D", hands: { light: 1, dark: 0 }, ply: 7 };
    expect(pliesToEnd(chooseMoveSync(last, { depth: 3 }).score)).toBe(-1);
    const other: Game = { ...last, board: "DLDLDL.L", turn: "dark", hands: { light: 0, dark: 1 } };
    expect(pliesToEnd(chooseMoveSync(other, { depth: 3 }).score)).toBe(1);
  });

  test("and plays its forced wins to their ends", () => {
    let wins = 0;
    for (const variant of smallVariants) {
      for (const start of someGames(variant, 4)) {
        let game = start;
        let left = pliesToEnd(chooseMoveSync(game, { depth: 5 }).score) ?? 0;
        if (left <= 0) continue;
        wins++;
        const winner = game.turn;
        for (; left > 0; left--) game = applyMove(game, chooseMoveSync(game, { depth: left }).move);
        expect(outcome(game)?.winner).toBe(winner);
      }
    }
    expect(wins).toBeGreaterThan(3);
  });
});

describe("a forced end never looks like an estimate, nor an estimate like a forced end", () => {
  test("by the largest weights", () => {
    const game = parsePosition("1L1L1L2/4DD1D/1D2DD2/D l 0,0 - 2 40", "sesotho25");
    const largest = { placing: featureWeights(2000), moving: featureWeights(2000) };
    const choice = chooseMoveSync(game, { nodes: 2000, weights: largest });
    expect(isLegal(game, choice.move)).toBe(true);
    const won = parsePosition("LLL1LLL1/D1D1D1D1/LLL5 l 0,0 - 0 60");
    expect(chooseMoveSync(won, { depth: 1, weights: largest })).toMatchObject({ score: 29_000 });
    const lost = parsePosition("DDD1DDD1/L1L1L1L1/DDD5 l 0,0 - 0 60");
    expect(chooseMoveSync(lost, { depth: 1, weights: largest })).toMatchObject({ score: -29_000 });
  });

  test("in any position of any variant, at any level", () => {
    fc.assert(fc.property(anyGame, anyOptions, expectChoice), { numRuns: share(15, 40) });
  });

  test("and distances to ends are right, whatever the weights", () => {
    const games = smallVariants.flatMap((variant) => someGames(variant, 4));
    const expected = games.map((game) => forced(game, 2));
    fc.assert(
      fc.property(anyWeights, (weights) => {
        games.forEach((game, i) => {
          const found = pliesToEnd(chooseMoveSync(game, { depth: 2, weights }).score) ?? 0;
          expect(Math.abs(found) > 2 ? 0 : found).toBe(expected[i]);
        });
      }),
      { numRuns: 4 },
    );
  });
});

describe("three against three", () => {
  const endless = defineVariant(variants.standard, { name: "endless", tenMoves: null });
  const standing = (light: string, dark: string): Game =>
    position({ variant: endless, light, dark, ply: 60 });

  test.each(threeAgainstThree.filter(([, , plies]) => Math.abs(plies) < 6))(
    "%s against %s ends in %i plies",
    (light, dark, plies) => {
      const { score } = chooseMoveSync(standing(light, dark), { depth: Math.abs(plies) });
      expect(pliesToEnd(score)).toBe(plies);
    },
  );

  test("the counter decides which ends come in time, even within one search", () => {
    const [light, dark] = threeAgainstThree.find(([, , plies]) => plies === 5) as [string, string, number];
    const game: Game = { ...standing(light, dark), variant: "standard" };
    expect(pliesToEnd(chooseMoveSync({ ...game, quiet: 5 }, { depth: 6 }).score)).toBe(5);
    expect(chooseMoveSync({ ...game, quiet: 6 }, { depth: 6 }).score).toBe(0);
  });
});

/** Score, depth and nodes of a choice, then its line. */
function searchedFor(game: Game, options: SearchOptions): string {
  const { score, depth, nodes, lines } = chooseMoveSync(game, options);
  const line = lines[0].moves.map((move) => formatMove(game, move)).join(" ");
  return `${score} ${depth} ${nodes} ${line}`;
}

describe("the search visits the same positions as before", () => {
  test.each(searched)("in %s", (_name, game, options, expected) => {
    expect(searchedFor(game, options)).toBe(expected);
  });

  test.each(byName)("in the small game %s", (name, variant) => {
    const games = [3, 4, 5].map((seed) => someGame(variant, seed, 2 * seed));
    expect(games.map((game) => searchedFor(game, { depth: 6 })).join(" | ")).toBe(searchedSmall[name]);
  });

  test.each(searchedByLevel.map((expected, i) => [i + 1, expected] as const))(
    "at level %i",
    (level, expected) => {
      expect(searchedFor(levelGame, { level, nodes: 1500, seed: 3 })).toBe(expected);
    },
  );
});

describe("a search", () => {
  const ruleset = rulesetFor("mssa");
  const game = parsePosition("LLL1D1D1/2D1L1L1/1D1D1LD1 l 0,0 - 4 50", "mssa");
  const begun = (): Search =>
    createSearch(ruleset, encodeGame(ruleset, game), levelOf(10, ruleset), 3, createMemory(10));

  test("gives the same result if it stops between any two positions", () => {
    const [once, often] = [begun(), begun()];
    expect(advance(once, 10_000)).toBe(true);
    let stops = 0;
    while (!advance(often, often.nodes + 1)) stops++;
    expect(stops).toBe(once.nodes - 1);
    expect([often.depth, often.nodes, often.ply]).toEqual([once.depth, once.nodes, once.ply]);
    expect(often.best).toEqual(once.best);
  });

  test("has a best line as soon as its first move has a score", () => {
    const search = begun();
    advance(search, 1);
    expect(bestSoFar(search, LOST)).toBe(search.best);
    advance(search, 10);
    expect(bestSoFar(search, LOST)).not.toBe(search.best);
    expect(bestSoFar(search, LOST)[0]?.line).toHaveLength(1);
    while (!advance(search, 10_000));
    expect(search.depth).toBe(1);
    expect(bestSoFar(search, LOST)).toEqual(search.best);
  });

  test("completes any depth that the caller sets", () => {
    const lost = parsePosition("7L/2D3LD/L1D5 l 0,0 - 0 60");
    for (const depth of [7, 59, 60]) expect(pliesToEnd(chooseMoveSync(lost, { depth }).score)).toBe(-6);
    // Without a depth it stops at the first end, which need not be the nearest.
    expect(pliesToEnd(chooseMoveSync(lost).score)).toBe(-8);
  });

  test("returns the next move if those with a score turn out to lose, and no loss before it is proved", () => {
    // With enough time it finds one of nine moves that draw.
    const game = parsePosition("D2L3D/4LD1D/1L6 l 0,0 - 2 60");
    const searchedFor = (nodes: number) => {
      const { move, score, depth } = chooseMoveSync(game, { depth: 4, nodes });
      return [formatMove(game, move), score, depth];
    };
    expect(searchedFor(430)).toEqual(["d5-f4", 12, 2]);
    // By now only d5-f4 is known to lose.
    expect(searchedFor(500)).toEqual(["f2-c4", 12, 2]);
    expect(searchedFor(700)).toEqual(["d5-a1", 12, 2]);
  });

  test("begins an iteration with the line of the one before", () => {
    const search = begun();
    while (search.depth < 2) advance(search, 10_000);
    const move = search.best[0]?.line[0];
    advance(search, search.nodes + 4);
    expect(search.frames[0]?.moves[0]).toBe(move);
  });

  test("stores positions in the table, except those that can be repeated", () => {
    /** How many positions after one move the table has, for a placement and for a step. */
    const stored = (repetition: number | null): number[] =>
      ["8/LDL5/D7 l 7,7 - 0 4", "L1D1L1D1/1L1D1L1D/8 l 0,0 - 0 40"].map((text) => {
        const variant = changed("nineMens", { repetition });
        const ruleset = rulesetFor(variant);
        const [root, next] = [encodeGame(ruleset, parsePosition(text, variant)), createPosition()];
        const search = createSearch(
          ruleset,
          root,
          { ...levelOf(10, ruleset), depth: 3 },
          0,
          createMemory(14),
        );
        while (search.depth < 3) advance(search, 100_000);
        const moves = new Int32Array(ruleset.mostMoves);
        const [frame] = createFrames(next, 1331) as [Frame];
        return [...moves.subarray(0, generateMoves(ruleset, root, moves, 0))].filter((move) => {
          makeMove(ruleset, root, move, next);
          setKeys(frame, ruleset, Number.POSITIVE_INFINITY);
          return probe(search.table, frame.key, frame.second) >= 0;
        }).length;
      });
    const [placements, steps] = stored(null);
    expect([placements! > 5, steps! > 5]).toEqual([true, true]);
    expect(stored(2)).toEqual([placements, 0]);
  });

  test("finds after its first ply that all moves but the best lose, by a tablebase", () => {
    /** Whether it does if this many of the root's moves lose by the tablebase. */
    const only = (lost: number): boolean => {
      const children = new Set<number>();
      const lookup = (_ruleset: unknown, { own, other }: Position, isMove: boolean) =>
        isMove && children.add(own * 2 ** 24 + other).size <= lost ? 4 : undefined;
      const level = { ...levelOf(10, ruleset), lookup };
      const search = createSearch(ruleset, encodeGame(ruleset, game), level, 3, createMemory(10));
      while (search.depth < 1) advance(search, 100_000);
      return search.isOnlyMove;
    };
    const moves = legalMoves(game).length;
    expect([moves - 1, moves - 2, 0].map(only)).toEqual([true, false, false]);
  });

  test("is settled by its depth", () => {
    const level = { ...levelOf(10, ruleset), depth: 2 };
    const search = createSearch(ruleset, encodeGame(ruleset, game), level, 3, createMemory(10));
    const settled: boolean[] = [];
    while (!search.settled) if (advance(search, 10_000)) settled.push(search.settled);
    expect(settled).toEqual([false, true]);
  });

  test("is settled by an end if no end can be nearer", () => {
    for (const [plies, depth] of [
      [1, 1],
      [3, 2],
      [-2, 1],
      [-4, 3],
    ] as const) {
      const [light, dark] = threeAgainstThree.find(([, , each]) => each === plies) as [
        string,
        string,
        number,
      ];
      const variant = changed("standard", { tenMoves: null });
      const choice = chooseMoveSync(position({ variant, light, dark }), { depth: 9 });
      expect([pliesToEnd(choice.score), choice.depth]).toEqual([plies, depth]);
    }
  });
});

describe("a forced end of an earlier search", () => {
  /**
   * Whether a search of eight plies uses table entries by which dark wins six plies after each of light's
   * moves, and so reports the move that it searched itself as the only one that does not lose.
   */
  function believes(changes: Partial<Variant>, quiet: number, older: boolean): boolean {
    const variant = changed("nineMens", { drawAfterQuietPlies: null, ...changes });
    const ruleset = rulesetFor(variant);
    const game = parsePosition(`L1D1L1D1/1L1D1L1D/8 l 0,0 - ${quiet} 40`, variant);
    const [root, next] = [encodeGame(ruleset, game), createPosition()];
    const [moves, replies] = [new Int32Array(ruleset.mostMoves), new Int32Array(ruleset.mostMoves)];
    const search = createSearch(ruleset, root, levelOf(10, ruleset), 0, createMemory(14));
    for (const move of moves.subarray(0, generateMoves(ruleset, root, moves, 0))) {
      makeMove(ruleset, root, move, next);
      generateMoves(ruleset, next, replies, 0);
      const frame = {
        ...createFrames(next, 1331)[0]!,
        ply: 1,
        depth: 20,
        best: WIN - 7,
        bestMove: replies[0]!,
      };
      for (const ahead of [0, Number.POSITIVE_INFINITY]) {
        setKeys(frame, ruleset, ahead);
        store(search.table, frame, LOWER_BOUND | UPPER_BOUND);
      }
    }
    if (older) search.table.age++;
    while (search.depth < 8) advance(search, 1e7);
    return search.isOnlyMove;
  }

  test("holds only before the draw by quiet plies", () => {
    const believed = [22, 23, 25].map((quiet) => believes({ drawAfterQuietPlies: 30 }, quiet, false));
    expect(believed).toEqual([true, false, false]);
    expect(believes({}, 25, true)).toBe(true);
  });

  test("does not hold if the game may have repeated a position on the way to it", () => {
    expect([false, true].map((older) => believes({ repetition: 3 }, 2, older))).toEqual([true, false]);
    expect([false, true].map((older) => believes({}, 2, older))).toEqual([true, true]);
  });
});

describe("a result from a tablebase", () => {
  const game = someGame("standard", 3, 14);
  const ruleset = rulesetFor("standard");
  const root = encodeGame(ruleset, game);
  const list = new Int32Array(ruleset.mostMoves);
  const count = generateMoves(ruleset, root, list, 0);
  const after = Array.from({ length: count }, (_, i) => {
    const next = createPosition();
    makeMove(ruleset, root, list[i] as number, next);
    return next;
  });
  const isSame = (a: Position, b: Position): boolean =>
    a.own === b.own && a.other === b.other && a.ownHand === b.ownHand && a.turn === b.turn;
  const chosen = (plies: number): ((result: number | undefined) => { score: number; isIt: boolean }) => {
    const wanted = after[count >> 1] as Position;
    return (others) => {
      const found = chooseMoveSync(game, {
        depth: 1,
        book: false,
        tablebase: tablebaseOf((_, at) =>
          isSame(at, wanted) ? plies : after.some((one) => isSame(one, at)) ? others : undefined,
        ),
      });
      const next = createPosition();
      makeMove(ruleset, root, encodeMove(ruleset, found.move), next);
      return { score: found.score, isIt: isSame(next, wanted) };
    };
  };

  test("is a loss at its distance, which the other side plays for", () => {
    const { score, isIt } = chosen(-4)(undefined);
    expect([isIt, pliesToEnd(score)]).toEqual([true, 5]);
    const nearest = chosen(-2)(-6);
    expect([nearest.isIt, pliesToEnd(nearest.score)]).toEqual([true, 3]);
  });

  test("is a win, which the loser delays as long as possible", () => {
    const { score, isIt } = chosen(9)(5);
    expect([isIt, pliesToEnd(score)]).toEqual([true, -10]);
  });

  test("is exact for the root's moves, and may be quick beyond them", () => {
    const asked = { exact: 0, quick: 0 };
    chooseMoveSync(game, {
      depth: 3,
      book: false,
      tablebase: tablebaseOf((_, at, exact) => {
        const near = isSame(at, root) || after.some((one) => isSame(one, at));
        expect(exact).toBe(near);
        asked[exact ? "exact" : "quick"]++;
        return undefined;
      }),
    });
    expect(asked.exact).toBeGreaterThan(count);
    expect(asked.quick).toBeGreaterThan(count);
  });
});

test("sixty plies fit on the stack", () => {
  // No side can shoot, so the game goes on; each side has one cow that can step back and forth.
  const corridor = defineVariant(nine, {
    name: "corridor",
    cows: 3,
    flyAt: null,
    loseBelow: 0,
    targetsInMills: "never",
  });
  const game = { ...createGame(corridor), board: "LLD.DL..D", hands: { light: 0, dark: 0 } };
  const choice = chooseMoveSync(game, { depth: 60, nodes: 20_000 });
  expect(choice.depth).toBeGreaterThan(10);
});

const ruleset = rulesetFor("standard");
const root = encodeGame(ruleset, createGame());
describe("a forced end at full strength is real, wherever the search is cut short", () => {
  test.each(smallVariants.map((variant) => [variant.name, variant] as const))("in %s", (_name, variant) => {
    for (const game of someGames(variant, 24)) {
      for (const nodes of [3, 5, 8, 13, 21, 34, 55, 600]) {
        const { score } = chooseMoveSync(game, { nodes, book: false });
        const found = pliesToEnd(score) ?? 0;
        if (found === 0 || Math.abs(found) > 4) continue;
        // It may have missed a nearer end, but the winner is right.
        expect(Math.sign(forced(game, Math.abs(found)))).toBe(Math.sign(found));
      }
    }
  });
});

describe("a new search", () => {
  const searchWith = (seed: number) =>
    createSearch(ruleset, root, levelOf(10, ruleset), seed, createMemory(8));
  const orderOf = (seed: number) => [...searchWith(seed).frames[0]!.moves.subarray(0, legal.length)];
  const all = new Int32Array(ruleset.mostMoves);
  const legal = [...all.subarray(0, generateMoves(ruleset, root, all, 0))];

  test("has visited no position, but has a legal move", () => {
    const search = searchWith(0);
    expect(search).toMatchObject({ nodes: 0, depth: 0, settled: false, isOnlyMove: false });
    expect(legal).toContain(search.best[0]?.line[0]);
  });

  test("has the root's moves in an order that depends on the seed", () => {
    const orders = [1, 2, 3].map((seed) => orderOf(seed));
    for (const order of orders) expect([...order].sort()).toEqual([...legal].sort());
    expect(new Set(orders.map(String)).size).toBe(3);
    expect(orderOf(1)).toEqual(orders[0]);
  });
});

describe("several lines", () => {
  const games = [createGame("sesotho"), someGame("standard", 8, 20), someGame("nineMens", 3, 40)];

  test("begin with different moves, the best first, and the first is the same as a single line", () => {
    for (const game of games) {
      const one = chooseMoveSync(game, { depth: 4, book: false });
      const three = chooseMoveSync(game, { depth: 4, book: false, lines: 3 });
      expect(one.lines).toHaveLength(1);
      expect([one.lines[0].score, one.lines[0].moves[0]]).toEqual([one.score, one.move]);
      expect(three.lines).toHaveLength(3);
      expect([three.lines[0].score, three.lines[0].moves[0]]).toEqual([three.score, three.move]);
      expect(three.score).toBe(one.score);
      expect(new Set(three.lines.map(({ moves }) => formatMove(game, moves[0]))).size).toBe(3);
      const scores = three.lines.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  test("are at most as many as there are moves", () => {
    const game = createGame("sesotho");
    const { lines } = chooseMoveSync(game, { depth: 2, lines: 50 });
    expect(lines).toHaveLength(legalMoves(game).length);
  });

  test("have the score of each move by itself", () => {
    const [, game] = games as [Game, Game];
    const { lines } = chooseMoveSync(game, { depth: 3, lines: 4 });
    for (const { score, moves } of lines) {
      const after = applyMove(game, moves[0] as Move);
      const value = -chooseMoveSync(after, { depth: 2 }).score;
      expect(pliesToEnd(score) === undefined ? score : "forced").toBe(
        pliesToEnd(value) === undefined ? value : "forced",
      );
    }
  });

  test("come from the last complete depth if the search is cut short", () => {
    const [, game] = games as [Game, Game];
    const reports: unknown[] = [];
    const { lines } = chooseMoveSync(game, {
      nodes: 5000,
      lines: 3,
      onProgress: (progress) => reports.push(progress.lines),
    });
    expect(lines).toEqual(reports.at(-1));
    expect(chooseMoveSync(game, { nodes: 3, lines: 3 }).lines).toHaveLength(1);
  });
});
