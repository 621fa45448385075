/** The lower levels of each game, in matches between neighbours. */
import { playMatch, randomOpenings } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { chooseMove } from "morabaraba/mancala/bots";
import { expect, test } from "vitest";

const bot = (level: number) => (game: mancala.Game, seed: number) =>
  chooseMove(game, { level, seed, nodes: 6000 });

test.each(["kalah", "oware", "congkak"] as const)(
  "%s: levels 2 to 4 win against the one below",
  async (variant) => {
    for (let level = 2; level <= 4; level++) {
      const openings = randomOpenings(mancala, mancala.createGame(variant), {
        count: 100,
        plies: 4,
        seed: level,
      });
      const { score } = await playMatch(mancala, bot(level), bot(level - 1), openings);
      expect(score, `level ${level}`).toBeGreaterThan(0.5);
    }
  },
);
