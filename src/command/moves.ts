/* The commands `moves`, `perft` and `divide`: legal moves, and counts of move sequences. */
import { divide } from "../engine.ts";
import { mills } from "../families.ts";
import { countLines } from "./engine/perft.ts";
import { answering, type GameArguments } from "./input/gameArguments.ts";
import { type Subcommand, UsageError, wholeNumber } from "./input/usage.ts";

const depthOf = ({ rest }: GameArguments, least: number): number => {
  if (rest.length !== 1) throw new UsageError("Pass the depth: one whole number.");
  return wholeNumber("DEPTH", rest[0] as string, least, 30);
};

const counting =
  "perft DEPTH, morabaraba divide DEPTH: the number of sequences of DEPTH moves, in total or for each first move";

export const commands: Readonly<Record<string, Subcommand>> = {
  moves: answering("moves: the legal moves, or the end of the game", ({ family: { rules }, game }) => {
    const moves = rules.legalMoves(game).map((move) => rules.formatMove(game, move));
    const outcome = rules.outcome(game);
    return {
      lines: outcome ? [`${outcome.winner ?? "nobody"} has won: ${outcome.reason}`] : moves,
      data: { turn: game.turn, moves, ...(outcome && { outcome }) },
    };
  }),
  perft: answering(
    counting,
    (gameArguments) => {
      const depth = depthOf(gameArguments, 0);
      const count = countLines(gameArguments.family, gameArguments.game, depth);
      return { lines: [`${count}`], data: { depth, count } };
    },
    { most: 1 },
  ),
  divide: answering(
    counting,
    (gameArguments) => {
      const depth = depthOf(gameArguments, 1);
      const { family, game } = gameArguments;
      const { rules } = family;
      const counts = mills.isGame(game)
        ? divide(game, depth)
        : rules.legalMoves(game).map((move) => ({
            move,
            count: countLines(family, rules.applyMove(game, move), depth - 1),
          }));
      const texts = counts.map(({ move, count }) => [rules.formatMove(game, move), count] as const);
      return { lines: texts.map((pair) => pair.join(" ")), data: Object.fromEntries(texts) };
    },
    { most: 1 },
  ),
};
