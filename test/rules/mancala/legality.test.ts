/** Illegal moves, with their codes and sentences, and ends by decision. */
import fc from "fast-check";
import { MorabarabaError } from "morabaraba";
import {
  agreeDraw,
  applyMove,
  createGame,
  defineVariant,
  forfeit,
  type Game,
  type IllegalMoveCode,
  isLegal,
  legalMoves,
  type Move,
  outcome,
  parseGame,
  referee,
  resign,
  safeParseMove,
  whyIllegal,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { anyGame } from "../../support/mancala/arbitraries.ts";
import { board, lazily } from "../../support/mancala/positions.ts";

test("isLegal agrees with whyIllegal", () => {
  expect(isLegal(createGame(), "3")).toBe(true);
  expect(isLegal(createGame(), "7")).toBe(false);
});

test("a player who can only swap has that move", () => {
  const rules = { houses: 1, grandSlam: "illegal", majority: false, skipOrigin: false, swap: true } as const;
  const slam = defineVariant("oware", {
    ...rules,
    name: "slam",
    seeds: 2,
    mustFeed: false,
    repetition: null,
  });
  const game = applyMove(createGame(slam), "1");
  expect(outcome(game)).toBeUndefined();
  expect(legalMoves(game)).toEqual([{ swap: true }]);
  expect(whyIllegal(game, "1")).toBe("slam-illegal");
  expect(outcome({ ...game, swap: undefined } as never)?.reason).toBe("no-moves");
  // An empty row does not end the game for a player who can take the other.
  const empty = {
    ...createGame(slam),
    turn: "north",
    houses: [2, 0],
    stores: { south: 2, north: 0 },
  } as const;
  const hungry = defineVariant(slam, { name: "hungry", mustFeed: true });
  expect(legalMoves({ ...empty, variant: hungry })).toEqual([{ swap: true }]);
  expect(outcome({ ...empty, variant: slam })?.reason).toBe("side-empty");
});

describe("refusals", () => {
  const kalahGame = lazily(() => createGame());
  const owareGame = lazily(() => createGame("oware"));
  const pieGame = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));
  const slamRules = defineVariant("oware", { name: "own", grandSlam: "illegal" });
  const cases: readonly (readonly [string, () => Game, unknown, IllegalMoveCode | undefined])[] = [
    ["a finished game", () => resign(kalahGame(), "south"), { house: 1 }, "game-over"],
    ["a finished game, whatever the move", () => resign(kalahGame(), "south"), null, "game-over"],
    ["nothing", kalahGame, undefined, "malformed"],
    ["an empty object", kalahGame, {}, "malformed"],
    ["a list", kalahGame, [3], "malformed"],
    ["the number of a house", kalahGame, 3, undefined],
    ["the number of no house", kalahGame, 7, "unknown-house"],
    ["a number that is not whole", kalahGame, 1.5, "unknown-house"],
    ["a house as text in an object", kalahGame, { house: "3" }, "malformed"],
    ["a house and a swap", kalahGame, { house: 3, swap: true }, "malformed"],
    ["a swap that is false", kalahGame, { swap: false }, "malformed"],
    ["a word", kalahGame, "three", "malformed"],
    ["a leading zero", kalahGame, "03", "malformed"],
    ["a letter in a game of numbers", kalahGame, "C", "malformed"],
    ["two letters", owareGame, "CC", "malformed"],
    ["two moves", kalahGame, "3-6", "malformed"],
    ["a house of 0", kalahGame, { house: 0 }, "unknown-house"],
    ["a house too far", kalahGame, { house: 7 }, "unknown-house"],
    ["half a house", kalahGame, { house: 1.5 }, "unknown-house"],
    ["NaN", kalahGame, { house: Number.NaN }, "unknown-house"],
    ["house 0 as text", kalahGame, "0", "unknown-house"],
    ["house 7 as text", kalahGame, "7", "unknown-house"],
    ["north's letter for south", owareGame, "c", "unknown-house"],
    ["a letter past the row", owareGame, "G", "unknown-house"],
    ["an empty house", () => applyMove(kalahGame(), "3"), { house: 3 }, "empty-house"],
    ["an empty house by letter", () => board("0,1,0,0,0,0,1,0,0,0,0,0; 0,0; S", "oware"), "A", "empty-house"],
    ["a swap in a variant without it", kalahGame, "swap", "no-swap"],
    ["a swap as an object", kalahGame, { swap: true }, "no-swap"],
    ["a legal move", kalahGame, { house: 3 }, undefined],
    ["undefined fields", kalahGame, { house: 3, swap: undefined }, undefined],
    ["other fields", kalahGame, { house: 3, note: "!" }, undefined],
    ["text with white space", kalahGame, " 3 ", undefined],
    ["text with white space up to 40 characters", kalahGame, "3".padStart(40), undefined],
    ["text with white space beyond", kalahGame, "3".padStart(41), "malformed"],
    ["text without end", kalahGame, "3".padEnd(1_000_000), "malformed"],
    ["a swap with white space beyond", kalahGame, `swap${" ".repeat(37)}`, "malformed"],
    ["text with white space inside", kalahGame, "1 2", "malformed"],
    ["no text", kalahGame, "", "malformed"],
    ["a number in oware", owareGame, "3", undefined],
    ["a letter in oware", owareGame, "F", undefined],
    ["north's letter for north", () => applyMove(owareGame(), "A"), "f", undefined],
    ["south's letter for north", () => applyMove(owareGame(), "A"), "F", "unknown-house"],
    ["a house that is not there, where a swap is", () => applyMove(pieGame(), "4"), "7", "unknown-house"],
    ["a swap of the first player", pieGame, { swap: true }, "no-swap"],
    [
      "a house that feeds nobody",
      () => board("0,0,0,0,0,0,1,3,0,0,0,2; 21,21; N", "oware"),
      "2",
      "must-feed",
    ],
    ["a slam", () => board("4,0,0,0,0,3,1,1,2,0,0,0; 10,10; S", slamRules), "F", "slam-illegal"],
    ["an empty house of two left", () => board("0,1,1,0,0,0,1,0,0,0,0,0; 0,0; S"), "6", "empty-house"],
  ];

  test.each(cases)("%s", (_name, make, move, code) => {
    const game = make();
    expect(whyIllegal(game, move as Move)).toBe(code);
    if (code === undefined) expect(applyMove(game, move as Move).ply).toBe(game.ply + 1);
    else
      expect(() => applyMove(game, move as Move)).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code }),
      );
  });

  test("the sentences", async () => {
    const sentences = cases.map(([name, make, move]) => {
      try {
        return `${name}: ply ${applyMove(make(), move as Move).ply}\n`;
      } catch (error) {
        return `${name}: ${(error as Error).message}\n`;
      }
    });
    await expect(sentences.join("")).toMatchFileSnapshot("legality.txt");
  });
});

describe("text and objects", () => {
  test("text is a move for the verbs if it is one for parseMove", () => {
    const text = fc.oneof(
      fc.stringMatching(/^ {0,45}([0-9A-Fa-f]{1,2}|swap) {0,3}$/),
      fc.stringMatching(/^[\s0-9A-Za-z+-]{0,6}$/),
    );
    fc.assert(
      fc.property(anyGame, text, (game, line) => {
        if (whyIllegal(game, line) === "game-over") return;
        const read = safeParseMove(game, line);
        if (read.ok) expect(whyIllegal(game, line)).toBe(whyIllegal(game, read.value));
        else if (read.error.code === "syntax" || read.error.code === "too-long")
          expect(whyIllegal(game, line)).toBe("malformed");
        else expect(whyIllegal(game, line)).toBe("unknown-house");
      }),
      { numRuns: 500 },
    );
  });
});

// Ends by decision: resignation, forfeits, agreement, and the referee.

const kalah = lazily(() => createGame());
const over = lazily(() => board("0,0,0,0,0,0,1,1,1,1,1,0; 19,24; N", "oware"));
const resigned = lazily(() => resign(kalah(), "south"));

test("a player can resign in a game that goes on, and both can agree to a draw", () => {
  expect(outcome(resign(kalah(), "north"))).toEqual({ winner: "south", reason: "resignation" });
  expect(resigned().houses).toEqual(kalah().houses);
  expect(outcome(agreeDraw(kalah()))).toEqual({ winner: null, reason: "agreement" });
  for (const finished of [resigned(), over(), agreeDraw(kalah())]) {
    expect(() => resign(finished, "south")).toThrow(
      expect.objectContaining({ name: "IllegalMoveError", code: "game-over" }),
    );
    expect(() => agreeDraw(finished)).toThrow(MorabarabaError);
  }
  expect(() => agreeDraw(resigned())).toThrow(
    "The game is already won by north (resignation); nothing more can be decided.",
  );
  expect(() => agreeDraw(agreeDraw(kalah()))).toThrow("already drawn (agreement)");
  for (const player of ["light", undefined, null]) {
    expect(() => resign(kalah(), player as never)).toThrow(
      expect.objectContaining({ name: "ArgumentError", code: "bad-argument", at: "player" }),
    );
  }
  expect(() => resign(kalah(), "light" as never)).toThrow('player must be "south" or "north", not "light".');
});

test("a player can run out of time, in turn or not", () => {
  for (const [loser, winner] of [
    ["south", "north"],
    ["north", "south"],
  ] as const) {
    const late = forfeit(kalah(), loser, "time");
    expect(outcome(late)).toEqual({ winner, reason: "time" });
    expect(late.houses).toEqual(kalah().houses);
    expect(parseGame(JSON.stringify(late))).toEqual(late);
  }
  expect(() => forfeit(over(), "south", "time")).toThrow(expect.objectContaining({ code: "game-over" }));
  expect(() => forfeit(kalah(), "light" as never, "time")).toThrow(expect.objectContaining({ at: "player" }));
  expect(() => forfeit(kalah(), "south", "few-cows" as never)).toThrow(
    expect.objectContaining({ at: "reason" }),
  );
});

test("a referee plays a legal move in turn, and ends the game for any other", () => {
  expect(referee(kalah(), "south", "1")).toEqual(applyMove(kalah(), "1"));
  const wrong = [
    ["south", "7", "cheating"],
    ["south", "no move", "cheating"],
    ["north", "1", "double-turn"],
  ] as const;
  for (const [player, move, reason] of wrong) {
    const winner = player === "south" ? "north" : "south";
    const ended = referee(kalah(), player, move);
    expect(outcome(ended)).toEqual({ winner, reason });
    expect(parseGame(JSON.stringify(ended))).toEqual(ended);
  }
  for (const player of ["south", "north"] as const)
    expect(() => referee(over(), player, "1")).toThrow(expect.objectContaining({ code: "game-over" }));
  expect(() => referee(kalah(), "light" as never, "1")).toThrow(expect.objectContaining({ at: "player" }));
  expect(() => referee(undefined as never, "south", "1")).toThrow(
    expect.objectContaining({ code: "syntax" }),
  );
});
