/** The steps of a move, and that applying them gives the same game as the move. */

import fc from "fast-check";
import {
  applyMove,
  applyStep,
  createGame,
  defineVariant,
  explainMove,
  type Game,
  legalMoves,
  resign,
  type SowingStep,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { anyGame } from "../../support/mancala/arbitraries.ts";
import { board } from "../../support/mancala/positions.ts";

describe("the steps", () => {
  test("of an extra turn, and of the end", () => {
    expect(explainMove(board("0,0,0,0,0,1,0,0,0,0,0,3; 2,0; S"), { house: 6 })).toEqual([
      { kind: "lift", at: 5, seeds: 1 },
      { kind: "sow", at: "south" },
      { kind: "turn", player: "south", extra: true },
      { kind: "sweep", south: 0, north: 3 },
      { kind: "end", outcome: { winner: null, reason: "side-empty" } },
    ]);
  });

  test("of north's ply into north's store", () => {
    expect(explainMove(board("0,0,0,0,0,1,0,0,0,0,2,2; 0,0; N"), "5")).toEqual([
      { kind: "lift", at: 10, seeds: 2 },
      { kind: "sow", at: 11 },
      { kind: "sow", at: "north" },
      { kind: "turn", player: "north", extra: true },
    ]);
  });

  test("of a forfeited slam, from the last house backwards", () => {
    const steps = explainMove(board("4,0,0,0,0,3,1,1,2,0,0,0; 10,10; S", "oware"), "F");
    expect(steps.slice(4)).toEqual([
      { kind: "forfeit", at: 8, seeds: 3 },
      { kind: "forfeit", at: 7, seeds: 2 },
      { kind: "forfeit", at: 6, seeds: 2 },
      { kind: "turn", player: "north", extra: false },
    ]);
  });

  test("of a slam that gives the rest to the opponent", () => {
    const rules = defineVariant("oware", { name: "own", grandSlam: "rest-to-opponent", majority: false });
    expect(explainMove(board("4,0,0,0,0,1,1,0,0,0,0,0; 0,0; S", rules), "F").slice(2)).toEqual([
      { kind: "capture", at: 6, seeds: 2, by: "south" },
      { kind: "capture", at: 0, seeds: 4, by: "north" },
      { kind: "turn", player: "north", extra: false },
      { kind: "sweep", south: 0, north: 0 },
      { kind: "end", outcome: { winner: "north", reason: "no-moves" } },
    ]);
  });

  test("of a relay, and of a seed given to the opponent", () => {
    const rules = defineVariant("congkak", { name: "own", opponentEmptyHouse: "to-opponent" });
    const steps = explainMove(board("0,0,0,0,0,1,3,0,2,0,0,0,0,1; 0,0; S", rules), "7");
    expect(steps).toEqual([
      { kind: "lift", at: 6, seeds: 3 },
      { kind: "sow", at: "south" },
      { kind: "sow", at: 7 },
      { kind: "sow", at: 8 },
      { kind: "relay", at: 8, seeds: 3 },
      { kind: "sow", at: 9 },
      { kind: "sow", at: 10 },
      { kind: "sow", at: 11 },
      { kind: "capture", at: 11, seeds: 1, by: "north" },
      { kind: "turn", player: "north", extra: false },
    ]);
  });

  test("of a swap", () => {
    const first = applyMove(createGame(defineVariant("kalah", { name: "pie", swap: true })), "1");
    expect(explainMove(first, "swap")).toEqual([
      { kind: "swap" },
      { kind: "turn", player: "south", extra: false },
    ]);
  });

  test("are frozen, and an illegal move throws as in applyMove", () => {
    const steps = explainMove(createGame(), "1");
    expect(Object.isFrozen(steps)).toBe(true);
    expect(steps.every((step: SowingStep) => Object.isFrozen(step))).toBe(true);
    expect(() => explainMove(createGame(), "7")).toThrow(expect.objectContaining({ code: "unknown-house" }));
    expect(() => explainMove(resign(createGame(), "south"), "1")).toThrow(
      expect.objectContaining({ code: "game-over" }),
    );
  });
});

describe("applying the steps", () => {
  const pie = defineVariant("kalah", { name: "pie", swap: true });
  test.each([
    ["an extra turn and a sweep", board("0,0,0,0,0,1,0,0,0,0,0,3; 2,0; S"), "6"],
    ["a seed in north's store", board("0,0,0,0,0,1,0,0,0,0,2,2; 0,0; N"), "5"],
    ["a capture and a majority", board("0,0,8,0,0,1,1,1,1,1,2,3; 0,0; S", "oware"), "C"],
    ["a forfeited slam", board("4,0,0,0,0,3,1,1,2,0,0,0; 10,10; S", "oware"), "F"],
    ["a second position to remember", applyMove(createGame("oware"), "A"), "a"],
    ["relays", createGame("congkak"), "2"],
    ["a swap that is still to be had", createGame(pie), "1"],
    ["a swap", applyMove(createGame(pie), "1"), "swap"],
  ])("gives the same game as the move, after %s", (_, game, move) => {
    expect(explainMove(game, move).reduce(applyStep, game)).toEqual(applyMove(game, move));
  });

  test("gives the same game as the move, in any position", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const move of legalMoves(game)) {
          expect(explainMove(game, move).reduce(applyStep, game)).toEqual(applyMove(game, move));
        }
      }),
      { numRuns: 100 },
    );
  });

  test("keeps all seeds on the board but those in the hand", () => {
    const game = createGame("congkak");
    let hand = 0;
    let now = game;
    const total = (): number =>
      now.houses.reduce((sum, seeds) => sum + seeds, 0) + now.stores.south + now.stores.north;
    for (const step of explainMove(game, "2")) {
      now = applyStep(now, step);
      if (step.kind === "lift" || step.kind === "relay") hand += step.seeds;
      if (step.kind === "sow") hand -= 1;
      expect(total() + hand).toBe(98);
      expect(Object.isFrozen(now) && Object.isFrozen(now.houses) && Object.isFrozen(now.stores)).toBe(true);
    }
    expect(hand).toBe(0);
  });

  test("counts plies up to 9999", () => {
    const late = { ...createGame(), ply: 9999 };
    expect(explainMove(late, "1").reduce(applyStep, late)).toStrictEqual(applyMove(late, "1"));
    expect(applyMove(late, "1").ply).toBe(9999);
  });
});

describe("a step that does not come from explainMove", () => {
  const game = createGame();

  test.each<readonly [unknown, string, string]>([
    [null, "step", "A step is an object as explainMove returns it, not null."],
    ["lift", "step", 'A step is an object as explainMove returns it, not "lift".'],
    [{}, "step.kind", "In this step kind must be one that explainMove returns, not undefined."],
    [{ kind: "jump" }, "step.kind", 'In this step kind must be one that explainMove returns, not "jump".'],
    [{ kind: "lift", at: 12 }, "step.at", "In this step at must be a house from 0 to 11, not 12."],
    [{ kind: "relay", at: -1 }, "step.at", "In this step at must be a house from 0 to 11, not -1."],
    [{ kind: "sow", at: 0.5 }, "step.at", "In this step at must be a house from 0 to 11, not 0.5."],
    [{ kind: "sow", at: "east" }, "step.at", 'In this step at must be "south" or "north", not "east".'],
    [{ kind: "capture", at: 0, seeds: 1 }, "step.by", "In this step by must be"],
    [
      { kind: "capture", at: 0, seeds: 1001, by: "north" },
      "step.seeds",
      "In this step seeds must be a whole number from 0 to 1000, not 1001.",
    ],
    [{ kind: "capture", at: 12, seeds: 1, by: "north" }, "step.at", "a house from 0 to 11"],
    [{ kind: "turn" }, "step.player", 'In this step player must be "south" or "north", not undefined.'],
    [{ kind: "sweep", south: -1, north: 0 }, "step.south", "In this step south must be"],
    [{ kind: "sweep", south: 0, north: "4" }, "step.north", "In this step north must be"],
    [{ kind: "end" }, "verdict", "In this game verdict must be"],
    [
      { kind: "end", outcome: { winner: "south", reason: "side-empty" } },
      "verdict.reason",
      "must be one of agreement",
    ],
  ])("such as %j is rejected", (step, at, words) => {
    const apply = (): Game => applyStep(game, step as SowingStep);
    expect(apply).toThrow(expect.objectContaining({ name: "ParseError", code: "syntax", at }));
    expect(apply).toThrow(words);
  });

  test("may exchange the houses and stores", () => {
    const before = board("1,2,3,4,5,6,0,0,0,0,0,7; 3,4; N");
    expect(applyStep(before, { kind: "swap" })).toEqual(board("0,0,0,0,0,7,1,2,3,4,5,6; 4,3; N"));
  });

  test("may leave everything as it is", () => {
    expect(applyStep(game, { kind: "forfeit", at: 0, seeds: 4 })).toEqual(game);
  });

  test("may end the game, except by majority, which is not stored", () => {
    const drawn = { winner: null, reason: "agreement" } as const;
    expect(applyStep(game, { kind: "end", outcome: drawn }).verdict).toEqual(drawn);
    const won = { winner: "south", reason: "majority" } as const;
    expect(applyStep(game, { kind: "end", outcome: won })).toEqual(game);
  });

  test("may belong to a ply with or without captures", () => {
    const oware = createGame("oware");
    const turn = { kind: "turn", player: "north", extra: false } as const;
    expect(applyStep(oware, turn).seenPositions).toEqual([
      "4,4,4,4,4,4/4,4,4,4,4,4 s",
      "4,4,4,4,4,4/4,4,4,4,4,4 n",
    ]);
    const fewer = applyStep(oware, { kind: "capture", at: 11, seeds: 4, by: "south" });
    expect(fewer.stores).toEqual({ south: 4, north: 0 });
    expect(applyStep(fewer, turn).seenPositions).toEqual(["4,4,4,4,4,4/4,4,4,4,4,0 n"]);
  });
});
