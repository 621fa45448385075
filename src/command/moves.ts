/** Legal moves, and how many lines of moves there are. */
import { divide, perft } from "../engine.ts";
import { type GameFamily, mills } from "../families.ts";
import { jsonHelp, jsonOption, readSubject, type Subject, subjectHelp } from "./input/subject.ts";
import type { Surroundings } from "./input/surroundings.ts";
import { UsageError, wholeNumber } from "./input/usage.ts";

export const movesHelp = `morabaraba moves: the legal moves, or how the game ended
${subjectHelp}
${jsonHelp}`;
export const perftHelp = `morabaraba perft DEPTH, morabaraba divide DEPTH: how many lines of DEPTH moves there are, in all or for each move
${subjectHelp}
${jsonHelp}`;

export async function runMoves(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { family, game, values } = await readSubject(words, surroundings, jsonOption);
  const { rules } = family;
  const moves = rules.legalMoves(game).map((move) => rules.formatMove(game, move));
  const outcome = rules.outcome(game);
  const text = values["json"]
    ? JSON.stringify({ turn: game.turn, moves, ...(outcome && { outcome }) })
    : outcome
      ? `${outcome.winner ?? "nobody"} has won: ${outcome.reason}`
      : moves.join("\n");
  await surroundings.write(`${text}\n`);
  return 0;
}

/** Lines of moves, for any family. */
function countLines(rules: GameFamily["rules"], game: Subject["game"], depth: number): number {
  const moves = rules.legalMoves(game);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  return moves.reduce<number>(
    (sum, move) => sum + countLines(rules, rules.applyMove(game, move), depth - 1),
    0,
  );
}

const depthOf = ({ rest }: Subject, least: number): number => {
  if (rest.length !== 1) throw new UsageError("Pass the depth: one whole number.");
  return wholeNumber("DEPTH", rest[0] as string, least, 30);
};

export async function runPerft(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const subject = await readSubject(words, surroundings, jsonOption, 1);
  const depth = depthOf(subject, 0);
  const { family, game } = subject;
  const count = mills.isGame(game) ? perft(game, depth) : countLines(family.rules, game, depth);
  await surroundings.write(`${subject.values["json"] ? JSON.stringify({ depth, count }) : count}\n`);
  return 0;
}

export async function runDivide(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const subject = await readSubject(words, surroundings, jsonOption, 1);
  const depth = depthOf(subject, 1);
  const { family, game } = subject;
  const { rules } = family;
  const counts: Record<string, number> = {};
  if (mills.isGame(game)) {
    for (const { move, count } of divide(game, depth)) counts[mills.rules.formatMove(game, move)] = count;
  } else {
    for (const move of rules.legalMoves(game))
      counts[rules.formatMove(game, move)] = countLines(rules, rules.applyMove(game, move), depth - 1);
  }
  const lines = Object.entries(counts).map(([move, count]) => `${move} ${count}\n`);
  await surroundings.write(subject.values["json"] ? `${JSON.stringify(counts)}\n` : lines.join(""));
  return 0;
}
