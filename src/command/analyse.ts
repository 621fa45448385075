/** What a position is worth: by search, or exactly by tables. */
import { type ProbeResult, probeTables, solveEndgames } from "../endgames.ts";
import { loadFamily, mills } from "../families.ts";
import { type Game, pieces } from "../index.ts";
import { endIn, lineOf } from "./input/line.ts";
import { jsonHelp, jsonOption, readSubject, subjectHelp } from "./input/subject.ts";
import type { Surroundings } from "./input/surroundings.ts";
import { UsageError, wholeNumber } from "./input/usage.ts";

export const analyseHelp = `morabaraba analyse: the best moves of a position and what they are worth
${subjectHelp}
${jsonHelp}  --nodes N        positions to look at; 100000 if no limit is given
  --time MS        milliseconds
  --depth N        plies
  --lines N        how many lines, 1 to 50; 3 if left out
`;
export const solveHelp = `morabaraba solve: who wins a position of few cows, exactly, and each move with its result
${subjectHelp}
${jsonHelp}`;

export async function runAnalyse(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { family, game, values } = await readSubject(words, surroundings, {
    ...jsonOption,
    nodes: { type: "string" },
    time: { type: "string" },
    depth: { type: "string" },
    lines: { type: "string" },
  });
  const { nodes, time, depth, lines = "3", json } = values;
  const limits = {
    lines: wholeNumber("--lines", lines, 1, 50),
    ...(nodes !== undefined && { nodes: wholeNumber("--nodes", nodes, 1, 1e12) }),
    ...(time !== undefined && { timeMs: wholeNumber("--time", time, 1, 86_400_000) }),
    ...(depth !== undefined && { depth: wholeNumber("--depth", depth, 1, 60) }),
  };
  const { bots } = await loadFamily(family, "bots");
  const found = await bots.chooseMove(game, { ...limits, ...family.analysis });
  const told = found.lines.map(({ score, moves }) => ({
    score,
    ...endIn(family, score),
    moves: lineOf({ family, game }, moves),
  }));
  const text = told.map((line) => `${worthOf(line).padStart(8)}  ${line.moves.join(" ")}\n`);
  const { depth: reached, nodes: seen } = found;
  await surroundings.write(
    json ? `${JSON.stringify({ depth: reached, nodes: seen, lines: told })}\n` : text.join(""),
  );
  return 0;
}

/** The worth of a line in words, for the side to move. */
function worthOf({ score, plies, margin }: { readonly score: number } & ReturnType<typeof endIn>): string {
  if (plies !== undefined) return `ends in ${plies}`;
  if (margin === undefined) return `${score / 100}`;
  return `${score > 0 ? "wins" : "loses"} by ${Math.abs(margin) / 100}`;
}

/** More cows a side than these take too long here: the solver can do it in a program, with tables that are kept. */
const MOST = 4;

const cowsOf = (game: Game): number =>
  Math.max(
    ...mills.players.map((player) => [...pieces(game).values()].filter((owner) => owner === player).length),
  );

export async function runSolve(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { game, values } = await readSubject(words, surroundings, jsonOption);
  if (!mills.isGame(game)) throw new UsageError("Only mill games can be solved.");
  const cows = Math.max(3, cowsOf(game));
  if (cows > MOST || game.hands.light + game.hands.dark > 0)
    throw new UsageError(
      `Only positions with no cows in hand and at most ${MOST} cows per side can be solved.`,
    );
  const tables = await solveEndgames(game.variant, { cows });
  const valued = mills.rules.legalMoves(game).map((move) => {
    const { result, plies } = probeTables(tables, mills.rules.applyMove(game, move)) as ProbeResult;
    return { move: mills.rules.formatMove(game, move), result, plies };
  });
  const { result, plies } = probeTables(tables, game) as ProbeResult;
  const inPlies = (count: number | null): string =>
    count === null ? "" : ` in ${count} ${count === 1 ? "ply" : "plies"}`;
  const lines = valued.map(
    (each) => `${each.move.padEnd(10)} the other side: ${each.result}${inPlies(each.plies)}\n`,
  );
  await surroundings.write(
    values["json"]
      ? `${JSON.stringify({ result, plies, moves: valued })}\n`
      : `${game.turn} to move: ${result}${inPlies(plies)}\n${lines.join("")}`,
  );
  return 0;
}
