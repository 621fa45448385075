/** Games that were just made are found again, and what is found is what reading them would give. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  explainMove,
  type Game,
  legalMoves,
  outcome,
  whyIllegal,
} from "morabaraba/mancala";
import { expect, test, vi } from "vitest";
import { anySource } from "../../support/mancala/arbitraries.ts";
import { pick, seeded } from "../../support/random.ts";

// Random runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const copyOf = (game: Game): Game => JSON.parse(JSON.stringify(game));

test("a game and its copy give the same answers, however long ago the game was made", () => {
  fc.assert(
    fc.property(anySource, fc.nat(), (source, seed) => {
      const random = seeded(seed);
      const games: Game[] = [createGame(source)];
      for (let ply = 0; ply < 50; ply++) {
        const game = pick(random(3) === 0 ? games : games.slice(-1), random);
        const moves = legalMoves(game);
        expect(legalMoves(copyOf(game))).toEqual(moves);
        expect(outcome(copyOf(game))).toEqual(outcome(game));
        expect(whyIllegal(copyOf(game), "1")).toBe(whyIllegal(game, "1"));
        if (moves.length === 0) continue;
        const move = pick(moves, random);
        expect(explainMove(copyOf(game), move)).toEqual(explainMove(game, move));
        const [next, twin] = [applyMove(game, move), applyMove(copyOf(game), move)];
        expect(twin).toEqual(next);
        games.push(next);
      }
    }),
    { numRuns: 15 },
  );
});

test("a copy that was changed is not taken for the game", () => {
  const game = applyMove(createGame(), "1");
  expect(legalMoves({ ...game, houses: [...game.houses].fill(0, 6, 11) })).toEqual([{ house: 6 }]);
  expect(legalMoves(game).length).toBe(6);
});
