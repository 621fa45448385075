/** Games on boards of your own. */
import { type Board, createGame, type Game, variants } from "morabaraba";

/** Options that leave a board alone in its picture. */
export const plain = { hands: "none", coordinates: false } as const;

/** An empty game on a board. */
export const gameOn = (board: Board): Game =>
  ({
    ...createGame(),
    variant: { ...variants.standard, name: "own", cows: 3, board },
    board: ".".repeat(board.points.length),
  }) as Game;

/** Two rows of three points. */
export const rows: Board = {
  points: ["a2", "b2", "c2", "a1", "b1", "c1"],
  rings: [3, 3],
  lines: [
    ["a2", "b2", "c2"],
    ["a1", "b1", "c1"],
  ],
  links: [["a2", "a1"]],
};
