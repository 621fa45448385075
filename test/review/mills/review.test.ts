/** A position for each kind of finding. `whole/proofs.slow.test.ts` checks that findings are true. */
import {
  createGame,
  formatPosition,
  type Game,
  type Move,
  parsePosition,
  type StoredVariant,
} from "morabaraba";
import { createTablebase, solveEndgames } from "morabaraba/endgames";
import { encodeGame, encodeMove, rulesetFor } from "morabaraba/engine";
import { type Finding, type ReviewOptions, reviewMove } from "morabaraba/review";
import { describe, expect, test } from "vitest";
import { betterInCows } from "../../../src/review/mills/cows.ts";
import { madePosition, playedGame } from "../../support/mills/play.ts";
import { move as moveOf } from "../../support/mills/positions.ts";
import { faultsOf } from "../../support/mills/proofs.ts";
import { legalMoves } from "../../support/mills/reference.ts";
import { seeded } from "../../support/random.ts";
import { share } from "../../support/share.ts";

const all: ReviewOptions = { nodes: 1700, most: 100 };
const at = (text: string, variant?: StoredVariant): Game => parsePosition(text, variant);
const optional = { base: "standard", shooting: "optional" } as const;
const mayPass = "LL1D4/2DD4/8 l 9,9 - 0 6";

/** The finding, the move, the position, the variant, and the mark if it matters. */
const cases: readonly (readonly [
  finding: { readonly kind: Finding["kind"]; readonly [field: string]: unknown },
  move: string,
  position: string,
  variant: StoredVariant,
  glyph?: string,
])[] = [
  [{ kind: "closes-mill", shots: ["f6"], targets: ["g4", "f6", "f4"] }, "g7xf6", mayPass, "standard"],
  [{ kind: "closes-mill", shots: [] }, "g7", mayPass, optional],
  [
    { kind: "closes-mill", shots: [], targets: [] },
    "g7",
    "LL6/2DDD3/8 l 9,9 - 0 6",
    { base: "standard", targetsInMills: "never" },
  ],
  [{ kind: "misses-mill" }, "a1", mayPass, "standard"],
  [
    { kind: "fails-to-block", avoidable: false },
    "d1-d2",
    "LL1D1LLD/DLDLD1LD/1DDDLDLD l 0,0 - 0 7320",
    "standard",
  ],
  [{ kind: "fails-to-block", avoidable: true }, "e4", "1D2LD1L/D3LD1D/4LDL1 l 6,5 - 0 13", "mssa"],
  [
    { kind: "allows-mill", avoidable: true },
    "b2-d2",
    "LLLD1DDL/DLDDL1LD/LLLLD2L/D l 0,0 - 0 2262",
    "sesotho25",
  ],
  [{ kind: "allows-mill", avoidable: false }, "a4", "2D1D3/D2DD1D1/DDDD1D2 l 8,0 - 2 7881", "standard"],
  // Another move blocks the other side, so the turn stays.
  // Another move stops the mill, and every move lets dark force one.
  [{ kind: "fails-to-block", avoidable: true }, "g7-a1", "2L5/D2L2D1/5L1D l 0,0 - 0 50", "elevenMens"],
  [{ kind: "fails-to-block", avoidable: true }, "c4-b4", "L3LDL1/3LLDL1/LL2L1DL l 0,0 - - 0 60", "shax"],
  [{ kind: "blocks-mill" }, "d1xg1", "DL1LD1DD/5L2/2D1LL1D l 5,5 - 0 12", "elevenMens", "?"],
  [{ kind: "misses-forced-mill" }, "d2", "2LD2L1/8/DDD1LLDD l 6,6 - 0 12", "sesotho"],
  // The first legal move blocks the other side and draws.
  [
    { kind: "misses-forced-mill", instead: { from: "d2", to: "b2" } },
    "d1-a1",
    "3LDL2/1LDD1L2/2LDLL2 l 0,0 - 0 40",
    { base: "nineMens", blocked: "draws" },
  ],
  [{ kind: "allows-forced-mill" }, "d2-d1", "1L1L4/D1LLLDDD/2LLDDD1 d 0,0 - 0 39", "sesotho"],
  [{ kind: "forces-mill" }, "g4-g1", "1DDD3D/DLLL3L/L2D2D1 d 0,0 - 3 57", "nineMens"],
  [{ kind: "opens-mill", again: "always" }, "d1-d2", "LLLDLLL1/D2L2DD/D2DDDDL l 0,0 - 1 36", "sesotho"],
  [
    { kind: "opens-mill", again: "unless-stopped" },
    "c4-c5xe4",
    "LLD1L2D/1DD1LLLD/1DDLLDLD d 0,0 - 1 23",
    "elevenMens",
  ],
  [{ kind: "opens-mill", again: "never" }, "d7-g7xc3", "1L1D1DLL/1LLD2L1/LLLD2DD l 0,0 - 2 35", "mssa"],
  [{ kind: "bars-cow", from: "g7", to: "d7" }, "d7-g7xc3", "1L1D1DLL/1LLD2L1/LLLD2DD l 0,0 - 2 35", "mssa"],
  [
    { kind: "shuts-in", side: "dark", all: false },
    "d1-d2",
    "LLLDLLL1/D2L2DD/D2DDDDL l 0,0 - 1 36",
    "sesotho",
  ],
  [{ kind: "shuts-in", side: "light" }, "d1-d2", "LL1D1LLD/DLDLD1LD/1DDDLDLD l 0,0 - 0 7320", "standard"],
  [{ kind: "starts-count", plies: 10 }, "g1-g4xc3", "4D3/D2DLD1L/1D1D1LLD d 0,0 - 0 5880", "standard"],
  [{ kind: "stops-count", plies: 1 }, "a7", "1D4L1/DD1D1DDD/DD1DD1D1 l 2,0 - 9 3008", "standard"],
  [{ kind: "nears-draw", plies: 3 }, "e5-g1", "2L3L1/1D2DDD1/D1LD4 l 0,0 - 6 68", "sesotho"],
  [{ kind: "misses-win", plies: 1 }, "f4-a1", "2D5/2LL4/D4L2/1 l 0,1 - 0 5209", "sesotho25", "?"],
  // There are so many moves that the search does not finish its first ply.
  [
    { kind: "misses-win", plies: 1 },
    "f2-g1xf4",
    "DDLL1LLD/DDDDLLLD/DDLLDLLL l 0,0 - 0 4705",
    "chamGonu",
    "?",
  ],
  [{ kind: "misses-win", plies: 3 }, "a1-a4", "1DD1L1D1/3L2DD/L1D5 d 0,0 - 0 4097", "standard", "?"],
  [{ kind: "misses-win" }, "d1-a1xg1", "L1LLDL1L/2LLDLDD/DLLDLDLD l 0,0 - 0 2611", "sesotho", "?"],
  [{ kind: "loses", saved: "longer" }, "c3-a1", "1LD1D2L/1 d 1,0 - 7 6333", "nineHoles", "??"],
  // Instead of the step a cow can be placed, which fills the board and draws.
  [
    { kind: "loses-cows" },
    "f4-e4",
    "LDLDLDDL/LLDLDLDL/DLD1LDDD l 1,0 - 0 40",
    { base: "sesotho", moveWhilePlacing: true },
    "?!",
  ],
  // The better move blocks the other side, so the same side moves again.
  [{ kind: "loses-cows" }, "d3-e3", "LDLDD1LD/DLLLLLDL/DDLD1DLD d 0,0 - - 7 33", "shax", "?"],
  [{ kind: "opinion" }, "b6-b4xe5", "LD1L1D1D/DD1D4/LDL1D2D d 0,0 - 3 59", "sesotho", "?!"],
  [{ kind: "wins", sooner: null }, "g4-g1xf6", "1DDD1DDD/L1LD4/2L2DDL d 0,0 - 11 61", "nineMens"],
  [{ kind: "wins", sooner: 1 }, "g1-g4", "DDD1DLL1/1DD5/1D1DLD2 d 0,0 - 1 52", "mssa"],
  [{ kind: "loses", saved: null }, "d2-d5", "L2L1LDL/D1L2D1L/L2LLL1L d 0,0 - 0 1480", "standard"],
  [{ kind: "loses", saved: "longer" }, "d5-d6", "2L1DDD1/3D1L2/DL2D1DD l 0,0 - 0 9931", "standard", "??"],
  // Another move draws at once.
  [
    { kind: "loses", saved: "draw" },
    "a2",
    "1LD1D1D1/1 l 2,0 - 0 40",
    {
      base: "nineHoles",
      millEffect: "shoots",
      moveWhilePlacing: true,
      tenMoves: { plies: 1, cows: 11, who: "either" },
    },
    "??",
  ],
  // The search alone likes the move that is proved to lose.
  [{ kind: "loses", saved: "longer" }, "e1-c1", "1DLDL1DD/1DLLDLL1 l 0,0 - 18 30", "sixMens", "??"],
  [{ kind: "gives-win-away", lostIn: null }, "g1-d1", "1L1DD3/2DL1D2/L7 d 0,0 - 9 69", "elevenMens", "??"],
  // The move fills the board, which the first player loses; with its shot it wins.
  [
    { kind: "gives-win-away", plies: 1, lostIn: 1 },
    "a7",
    "1LLDLLDL/DLDDDLDD/DLDLDLDL l 1,0 - 0 23",
    { base: "standard", shooting: "optional", fullBoard: "first-player-loses", loseBelow: 12 },
    "??",
  ],
  [{ kind: "gives-win-away" }, "c3-d6", "L1D5/2D5/6LL l 0,1 - 0 118", "standard", "??"],
  [
    { kind: "ends-game", outcome: { winner: null, reason: "ten-moves" } },
    "f6-a1",
    "1D2D3/2LDL1L1/2D1D3 l 0,0 - 9 8105",
    "standard",
  ],
];

describe("a review", () => {
  test.each(cases.map((each) => [each] as const))(
    "finds %j",
    async ([finding, move, text, variant, glyph]) => {
      const game = at(text, variant);
      const review = await reviewMove(game, move, all);
      expect(review.findings.filter(({ kind }) => kind === finding.kind)).toContainEqual(
        expect.objectContaining(finding),
      );
      if (glyph !== undefined) expect(review.glyph).toBe(glyph);
      const played = legalMoves(game).find(
        (each) => JSON.stringify(moveOf(move)) === JSON.stringify({ ...each, kind: undefined }),
      );
      expect(faultsOf(game, played as Move, review)).toEqual([]);
    },
  );

  test("leaves out findings that are false or not proved", async () => {
    for (const [kind, move, text, variant] of [
      // The move closes the mill itself.
      ["misses-mill", "g7", mayPass, optional],
      // After d3-e3xa4 the cow may go back.
      ["bars-cow", "a1-b2xf2", "DDD3DD/DDL1LD1D/LDLL1LDL d 0,0 - 2 26", "mssa"],
      // The mill that was threatened can still be closed, without a shot.
      [
        "blocks-mill",
        "g4-g7xb2",
        "LL1L4/6D1/DD1D4 l 0,0 - 0 40",
        { base: "nineMens", targetsInMills: "never" },
      ],
      // The other side only has a cow to give away.
      ["loses-cows", "d3xf6", "DLDDL1LL/LDLLDLDD/LDDLD1DL d 1,1 - - 0 22", "umlabalaba"],
    ] as const) {
      const { findings } = await reviewMove(at(text, variant), move, { nodes: 1000, most: 100 });
      expect(findings.filter((each) => each.kind === kind)).toEqual([]);
    }
    // Another move stops the mill, and the budget ends before all have been tried.
    const few = at("LDLDLL1L/3DDDLD/DD1DDLLD l 4,1 - 0 30", "daSanQi");
    const [threat] = (await reviewMove(few, "a1xd7xg4xf4", { nodes: 1000, most: 1 })).findings;
    expect(threat).toMatchObject({ kind: "fails-to-block", avoidable: true });
  });

  test("reports that a count stops only if it was near its end", async () => {
    for (const [quiet, plies] of [
      [1, []],
      [2, [8]],
    ] as const) {
      const game = at(`LL1L4/D2D1D2/2D5 l 0,0 - ${quiet} 40`);
      const { findings } = await reviewMove(game, "g4-g7xf4", all);
      expect(findings.flatMap((each) => (each.kind === "stops-count" ? [each.plies] : []))).toEqual(plies);
    }
  });

  test("has the most important findings first, three unless `most` asks for more", async () => {
    const game = at("LLD1L2D/1DD1LLLD/1DDLLDLD d 0,0 - 1 23", "elevenMens");
    const { findings } = await reviewMove(game, "c4-c5xe4", all);
    expect(findings.length).toBeGreaterThan(3);
    expect((await reviewMove(game, "c4-c5xe4", { nodes: 1000 })).findings).toEqual(findings.slice(0, 3));
    expect((await reviewMove(game, "c4-c5xe4", { nodes: 1000, most: 1 })).findings).toEqual(
      findings.slice(0, 1),
    );
  });

  test("stays near its limit of positions", async () => {
    for (const [, move, text, variant] of cases)
      expect((await reviewMove(at(text, variant), move, { nodes: 5000 })).nodes).toBeLessThan(7500);
  });

  test("is true if a side moves twice, if games end within its plies, and with few positions", async () => {
    for (const variant of ["achi", "umlabalaba", "standard"] as const) {
      for (let seed = 0; seed < share(8, 25); seed++) {
        const random = seeded(seed);
        const made =
          seed % 2 === 0 ? madePosition(variant, random) : [...playedGame(variant, random, 40)].at(-1);
        const game = parsePosition(formatPosition(made as Game), variant);
        for (const move of legalMoves(game).slice(0, 3)) {
          const review = await reviewMove(game, move, { nodes: 1000 + 40 * seed, most: 100 });
          expect(faultsOf(game, move, review)).toEqual([]);
        }
      }
    }
    for (const quiet of [6, 7, 8]) {
      const game = at(`1D2D3/2LDL1L1/2D1D3 l 0,0 - ${quiet} 8105`);
      for (const move of legalMoves(game).slice(0, 6))
        expect(faultsOf(game, move, await reviewMove(game, move, { nodes: 6000, most: 100 }))).toEqual([]);
    }
  });

  test("can be aborted, and rejects illegal moves and invalid options", async () => {
    const signal = { aborted: true, reason: "enough" };
    await expect(reviewMove(createGame(), "d6", { signal })).rejects.toMatchObject({ code: "aborted" });
    await expect(reviewMove(createGame(), "d6xa1")).rejects.toMatchObject({ code: "shot-without-mill" });
    await expect(reviewMove(createGame(), "d6", { nodes: 1 })).rejects.toMatchObject({ at: "nodes" });
    await expect(reviewMove(createGame(), "d6", { most: 0 })).rejects.toMatchObject({ at: "most" });
  });
});

describe("with endgame tables", async () => {
  const tables = await solveEndgames("standard", { cows: 3 });
  const known = createTablebase(tables);
  const review = (text: string, move: string) => reviewMove(at(text), move, { ...all, tablebase: known });

  test("a missed win has its exact line as proof", async () => {
    const { findings, glyph } = await review("L7/2D2D2/1D1L2L1 l 0,0 - 0 60", "a7-d7");
    const missed = findings.find(({ kind }) => kind === "misses-win" || kind === "gives-win-away");
    expect(missed).toMatchObject({ plies: 3, proof: { by: "table", line: { length: 3 } } });
    expect(glyph).toMatch(/\?/);
  });

  test("wins, draws and losses agree with the table", async () => {
    const won = await review("L7/2D2D2/1D1L2L1 l 0,0 - 0 60", "a7-e3");
    expect(won.findings[0]).toMatchObject({ kind: "wins", plies: 3, sooner: null, proof: { by: "table" } });
    const drawn = await review("L7/2D2D2/1D1L2L1 l 0,0 - 8 60", "a7-e3");
    expect(drawn.findings[0]).toMatchObject({ kind: "draws", proof: { by: "table" } });
    const given = await review("L7/2D2D2/1D1L2L1 l 0,0 - 7 60", "a7-d7");
    expect(given.findings[0]).toMatchObject({ kind: "gives-win-away", plies: 3, lostIn: null });
    const saved = await review("6D1/1L4L1/DD3L2 l 0,0 - 8 60", "d6-a7");
    expect(saved.findings[0]).toMatchObject({
      kind: "loses",
      plies: 2,
      saved: "draw",
      proof: { by: "table" },
    });
    expect(saved.glyph).toBe("??");
  });
});

// The search for a move that is better in cows. `whole/proofs.slow.test.ts` checks what it finds.

const better = (text: string, move: object, variant: StoredVariant, left: number) => {
  const ruleset = rulesetFor(variant);
  const budget = { left };
  const played = encodeMove(ruleset, move as { to: string });
  const position = encodeGame(ruleset, parsePosition(text, variant));
  const found = betterInCows(ruleset, position, played, played, budget);
  return { found, left: budget.left };
};

const ALMOST_FULL = "1DLDLLDL/LDL1LDDL/DDDLDDLL l 1,1 - 0 40";

test("a board filled within the plies is a draw, or a win for the side that wins by it", () => {
  const found = (fullBoard: "draws" | "first-player-loses", firstPlayer: "light" | "dark") =>
    better(
      ALMOST_FULL,
      { to: "a7" },
      { base: "standard", shooting: "optional", fullBoard, firstPlayer },
      3000,
    ).found;
  const shot = encodeMove(rulesetFor("standard"), { to: "f4", shots: ["g4"] });
  for (const first of ["light", "dark"] as const)
    expect(found("draws", first)).toEqual({ move: shot, plies: 12, worth: 1, played: 0 });
  expect(found("first-player-loses", "light")).toMatchObject({ move: shot, worth: 1, played: -50 });
  expect(found("first-player-loses", "dark")).toBeUndefined();
});

test("the search stops at twelve plies, even with budget left", () => {
  const text = "D1LLDDDL/DLLLDL1D/LD1LDL2 l 0,0 - 0 40";
  const { found, left } = better(text, { from: "d2", to: "b2" }, "sesotho", 1_000_000);
  const instead = encodeMove(rulesetFor("sesotho"), { from: "g7", to: "d7" });
  expect(found).toEqual({ move: instead, plies: 12, worth: 0, played: -3 });
  expect(left).toBeGreaterThan(900_000);
});

test("a lost game ends the search at once", () => {
  const text = "LD2DLLD/LDLDDLDL/D2DLLDL l 0,0 - 8 33";
  const { found } = better(text, { from: "f6", to: "e5" }, "mssa", 6000);
  expect(found).toMatchObject({ plies: 5, played: -50, worth: -2 });
});
