/** The random player: any legal move of any game, the same ones for the same seed. */
import * as morabaraba from "morabaraba";
import { type Rules, randomPlayer } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { heap } from "../support/bots/heap.ts";

const mills: Rules<morabaraba.Game, morabaraba.Move> = morabaraba;
const sowing: Rules<mancala.Game, mancala.Move> = mancala;

/** A whole game against itself. */
function played<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  start: G,
  seed: number,
): M[] {
  const player = randomPlayer(rules, { seed });
  const moves: M[] = [];
  for (let game = start; rules.outcome(game) === undefined && moves.length < 300; ) {
    const move = player(game);
    expect(rules.legalMoves(game)).toContainEqual(move);
    moves.push(move);
    game = rules.applyMove(game, move);
  }
  return moves;
}

describe("the random player", () => {
  test("plays whole games of both families and of a game of the user's own, the same for the same seed", () => {
    const game = morabaraba.createGame("mssa");
    expect(played(mills, game, 1)).toEqual(played(mills, game, 1));
    expect(played(mills, game, 1)).not.toEqual(played(mills, game, 2));
    expect(played(sowing, mancala.createGame(), 3)).toEqual(played(sowing, mancala.createGame(), 3));
    expect(played(heap, { left: 30, turn: "ann" }, 0).length).toBeGreaterThan(9);
  });

  test("has these moves for these seeds", () => {
    const sample = (options?: { seed: number }): string => {
      const play = randomPlayer(heap, options);
      return Array.from({ length: 20 }, () => play({ left: 9, turn: "ann" })).join("");
    };
    expect(sample({ seed: 0 })).toBe("22122231113133123223");
    expect(sample({ seed: 1 })).toBe("11212222223313111321");
    expect(sample()).toBe(sample({ seed: 0 }));
  });

  test("plays every move now and then", () => {
    const player = randomPlayer(mills);
    const game = morabaraba.createGame();
    expect(new Set(Array.from({ length: 300 }, () => player(game).to)).size).toBe(24);
  });

  test("refuses a finished game", () => {
    expect(() => randomPlayer(heap)({ left: 0, turn: "ann" })).toThrow(
      expect.objectContaining({ name: "RulesError", code: "game-over" }),
    );
  });
});
