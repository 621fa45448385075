/** Players for any game: random and Monte Carlo, in both families and in a game of one's own. */
import * as morabaraba from "morabaraba";
import {
  type MonteCarloOptions,
  monteCarlo,
  monteCarloSync,
  type Rules,
  randomPlayer,
} from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";

/** Matches: take one to three; who takes the last wins. Whoever takes two moves again, so turns need not alternate. */
interface Heap {
  readonly left: number;
  readonly turn: "ann" | "bob";
}
const heap: Rules<Heap, number> = {
  legalMoves: ({ left }) => [1, 2, 3].filter((take) => take <= left),
  applyMove: ({ left, turn }, take) => ({
    left: left - take,
    turn: left > take && take === 2 ? turn : turn === "ann" ? "bob" : "ann",
  }),
  outcome: ({ left, turn }) => (left > 0 ? undefined : { winner: turn === "ann" ? "bob" : "ann" }),
};
const mills: Rules<morabaraba.Game, morabaraba.Move> = morabaraba;
const sowing: Rules<mancala.Game, mancala.Move> = mancala;

/** Who wins with best play. */
function best(game: Heap): string {
  const end = heap.outcome(game);
  if (end !== undefined) return end.winner as string;
  const other = game.turn === "ann" ? "bob" : "ann";
  return heap.legalMoves(game).some((take) => best(heap.applyMove(game, take)) === game.turn)
    ? game.turn
    : other;
}

describe("the random player", () => {
  test("plays whole games, the same for the same seed", () => {
    const play = <G extends { readonly turn: P }, M, P extends string>(
      rules: Rules<G, M, P>,
      start: G,
      seed: number,
    ): M[] => {
      const player = randomPlayer(rules, { seed });
      const moves: M[] = [];
      for (let game = start; rules.outcome(game) === undefined && moves.length < 400; ) {
        const move = player(game);
        expect(rules.legalMoves(game)).toContainEqual(move);
        moves.push(move);
        game = rules.applyMove(game, move);
      }
      return moves;
    };
    expect(play(mills, morabaraba.createGame("mssa"), 1)).toEqual(
      play(mills, morabaraba.createGame("mssa"), 1),
    );
    expect(play(mills, morabaraba.createGame("mssa"), 1)).not.toEqual(
      play(mills, morabaraba.createGame("mssa"), 2),
    );
    expect(play(sowing, mancala.createGame(), 3)).toEqual(play(sowing, mancala.createGame(), 3));
    expect(play(heap, { left: 9, turn: "ann" }, 0).length).toBeGreaterThan(2);
  });

  test("plays every move now and then", () => {
    const player = randomPlayer(mills);
    const game = morabaraba.createGame();
    expect(new Set(Array.from({ length: 400 }, () => player(game).to)).size).toBe(24);
  });

  test("refuses a finished game and options it does not know", () => {
    expect(() => randomPlayer(heap)({ left: 0, turn: "ann" })).toThrow(
      expect.objectContaining({ code: "game-over" }),
    );
    for (const options of [{ seed: 1.5 }, { level: 3 }])
      expect(() => randomPlayer(heap, options)).toThrow(expect.objectContaining({ code: "bad-option" }));
  });
});

describe("Monte Carlo", () => {
  test("finds the winning move of a game where turns need not alternate", () => {
    for (let left = 2; left < 14; left++) {
      const game: Heap = { left, turn: "bob" };
      if (best(game) !== "bob") continue;
      const { move, value, playouts } = monteCarloSync(heap, game, { playouts: 4000, seed: left });
      expect([left, best(heap.applyMove(game, move))]).toEqual([left, "bob"]);
      expect(value).toBeGreaterThan(0.6);
      expect(playouts).toBe(4000);
    }
  });

  test("takes what is to be had in both families", () => {
    const shot = morabaraba.parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
    expect(monteCarloSync(mills, shot, { playouts: 800 })).toMatchObject({
      move: { to: "g7" },
      playouts: 800,
    });
    const game = mancala.createGame();
    expect(mancala.isLegal(game, monteCarloSync(sowing, game, { playouts: 60 }).move)).toBe(true);
  });

  test("is the same for the same seed, in slices or at one go", async () => {
    const game = mancala.createGame("oware");
    const options = { playouts: 60, seed: 4 };
    const choice = monteCarloSync(sowing, game, options);
    expect(monteCarloSync(sowing, game, options)).toEqual(choice);
    expect(await monteCarlo(sowing, game, options)).toEqual(choice);
    expect(monteCarloSync(heap, { left: 5, turn: "ann" }).playouts).toBe(1000);
  });

  test("stops by signal, by clock and where games do not end", async () => {
    const stop = new AbortController();
    const onProgress = (): void => stop.abort();
    const game = morabaraba.createGame();
    const stopped = await monteCarlo(mills, game, { playouts: 1e9, signal: stop.signal, onProgress });
    expect(stopped.playouts).toBeLessThan(100);
    expect((await monteCarlo(mills, game, { timeMs: 1 })).playouts).toBeGreaterThan(0);
    expect((await monteCarlo(heap, { left: 3, turn: "ann" })).playouts).toBe(1000);
    // Nobody ever wins here.
    const endless: Rules<{ readonly turn: "one" }, number> = {
      legalMoves: () => [1, 2],
      applyMove: (state) => state,
      outcome: () => undefined,
    };
    expect(monteCarloSync(endless, { turn: "one" }, { playouts: 20, longest: 5 }).value).toBe(0.5);
  });

  test("refuses a finished game and options it does not know", async () => {
    const over = expect.objectContaining({ code: "game-over" });
    await expect(monteCarlo(heap, { left: 0, turn: "ann" })).rejects.toThrow(over);
    expect(() => monteCarloSync(heap, { left: 0, turn: "ann" })).toThrow(over);
    const bad = expect.objectContaining({ code: "bad-option" });
    for (const options of [{ playouts: 0 }, { longest: 0 }, { depth: 3 }, { signal: 4 }]) {
      await expect(
        monteCarlo(heap, { left: 4, turn: "ann" }, options as MonteCarloOptions<number>),
      ).rejects.toThrow(bad);
      expect(() => monteCarloSync(heap, { left: 4, turn: "ann" }, options as object)).toThrow(bad);
    }
  });
});
