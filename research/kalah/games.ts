/* Games of level 10 of the family, with every move checked by the solver. */
import { mancala } from "morabaraba/families";
import { createSolver } from "./solver.ts";

/** Who plays the other side. */
export type Opponent = "random" | "level8" | "solver";

const { createGame, applyMove, legalMoves, outcome } = mancala.rules;
type Game = ReturnType<typeof createGame>;
const houseOf = (move: object): number => (move as { readonly house: number }).house - 1;

function boardOf({ houses, turn }: Game): readonly number[] {
  return turn === "south" ? houses : [...houses.slice(6), ...houses.slice(0, 6)];
}

/** Plays games and returns an iterator of reports: the seeds that level 10 gave away in each. */
export async function* playGames(
  seeds: number,
  opponents: readonly Opponent[],
  games: number,
  random: () => number,
): AsyncGenerator<{ opponent: Opponent; side: string; given: number; proved: number; moves: number }> {
  const bots = await mancala.bots();
  const solver = createSolver(13, 22);
  for (let number = 0; number < games; number++) {
    const opponent = opponents[number % opponents.length] as Opponent;
    const side = Math.floor(number / opponents.length) % 2 === 0 ? "south" : "north";
    const bot = bots.createBot({ seed: number });
    const other = bots.createBot({ level: 8, seed: number });
    let [game, given, proved, moves] = [createGame({ base: "kalah", seeds }), 0, 0, 0];
    while (outcome(game) === undefined) {
      const legal = legalMoves(game);
      const board = boardOf(game);
      if (game.turn === side) {
        const choice = await bot.chooseMove(game);
        const values = solver.values(board).map((value) => value ?? Number.NEGATIVE_INFINITY);
        given += Math.max(...values) - (values[houseOf(choice.move)] as number);
        proved += Number((choice as { exact?: boolean }).exact);
        moves++;
        game = applyMove(game, choice.move);
      } else if (opponent === "random")
        game = applyMove(game, legal[Math.floor(random() * legal.length)] ?? {});
      else if (opponent === "level8") game = applyMove(game, (await other.chooseMove(game)).move);
      else game = applyMove(game, solver.solve(board).move + 1);
    }
    yield { opponent, side, given, proved, moves };
  }
}
