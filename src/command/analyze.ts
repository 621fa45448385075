/* The commands `analyze` and `solve`: a position's score from a search, or its exact result from tables. */
import { type ProbeResult, probeTables, solveEndgames } from "../endgames.ts";
import { type Family, loadFamily, mills } from "../families.ts";
import { type Game, pieces } from "../index.ts";
import { answering } from "./input/gameArguments.ts";
import { endIn, isCertain, type LineEnd, lineOf } from "./input/line.ts";
import { type Subcommand, UsageError, wholeNumber } from "./input/usage.ts";

/** The score of a line in words, for the side to move. */
function scoreText(family: Family, { score, plies, margin }: { readonly score: number } & LineEnd): string {
  if (plies !== undefined) return `ends in ${plies}`;
  if (!isCertain(family, score)) return `${score / 100}`;
  const result = score > 0 ? "wins" : "loses";
  return margin === undefined ? result : `${result} by ${Math.abs(margin) / 100}`;
}

/** The most cows per side. Solving more takes too long for one command; a program can keep the tables. */
const MOST = 4;

const cowsOf = (game: Game): number =>
  Math.max(
    ...mills.players.map((player) => [...pieces(game).values()].filter((owner) => owner === player).length),
  );

/** A result and the plies to it, in words. */
const resultText = ({ result, plies }: Pick<ProbeResult, "result" | "plies">): string =>
  plies === null ? result : `${result} in ${plies} ${plies === 1 ? "ply" : "plies"}`;

export const commands: Readonly<Record<string, Subcommand>> = {
  analyze: answering(
    "analyze: the best moves of a position, with scores",
    async ({ family, game, values }) => {
      const { nodes, time, depth, lines = "3" } = values;
      const limits = {
        lines: wholeNumber("--lines", lines, 1, 50),
        ...(nodes !== undefined && { nodes: wholeNumber("--nodes", nodes, 1, 1e12) }),
        ...(time !== undefined && { timeMs: wholeNumber("--time", time, 1, 86_400_000) }),
        ...(depth !== undefined && { depth: wholeNumber("--depth", depth, 1, 60) }),
      };
      const { bots } = await loadFamily(family, "bots");
      const choice = await bots.chooseMove(game, { ...limits, ...family.analysis });
      const scored = choice.lines.map(({ score, moves }) => ({
        score,
        ...endIn(family, score, choice),
        moves: lineOf({ family, game }, moves),
      }));
      return {
        lines: scored.map((line) => `${scoreText(family, line).padStart(8)}  ${line.moves.join(" ")}`),
        data: { depth: choice.depth, nodes: choice.nodes, lines: scored },
      };
    },
    {
      options: ["nodes", "time", "depth", "lines"],
      help: `  --nodes N        at most this many positions; 100000 if no limit is given
  --time MS        at most this many milliseconds
  --depth N        at most this many plies
  --lines N        number of lines, 1 to 50; 3 if left out
`,
    },
  ),
  solve: answering(
    "solve: the exact result of a position with few cows, and of each move",
    async ({ game }) => {
      if (!mills.isGame(game)) throw new UsageError("Only mill games can be solved.");
      const cows = Math.max(3, cowsOf(game));
      if (cows > MOST || game.hands.light + game.hands.dark > 0)
        throw new UsageError(
          `Only positions with no cows in hand and at most ${MOST} cows per side can be solved.`,
        );
      const { legalMoves, applyMove, formatMove } = mills.rules;
      const tables = await solveEndgames(game.variant, { cows });
      const probe = (at: Game): Pick<ProbeResult, "result" | "plies"> => {
        const { result, plies } = probeTables(tables, at) as ProbeResult;
        return { result, plies };
      };
      const moves = legalMoves(game).map((move) => ({
        move: formatMove(game, move),
        ...probe(applyMove(game, move)),
      }));
      const lines = moves.map((move) => `${move.move.padEnd(10)} the other side: ${resultText(move)}`);
      return {
        lines: [`${game.turn} to move: ${resultText(probe(game))}`, ...lines],
        data: { ...probe(game), moves },
      };
    },
  ),
};
