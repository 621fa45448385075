/**
 * Finds positions of a game in which the player had exactly one winning move and played another. The search
 * proves that the move wins, and that no other move wins within its depth.
 */
import { applyMove, formatMove, formatPosition, type Game, outcome } from "morabaraba";
import { chooseMove, pliesToEnd } from "morabaraba/bots";
import { idOf, type Puzzle } from "../puzzles/puzzles.ts";

/** A played move, and the game before it. */
export interface Ply {
  readonly before: Game;
  readonly move: string;
}

/** The first search's nodes, and the longest win in plies that makes a puzzle. */
const NODES = 4000;
const LONGEST = 9;
/** How many plies beyond the win to search for other wins. */
const MARGIN = 2;

/** Returns the puzzle that a player missed; `undefined` if there was none. Rejects if the signal aborts. */
export async function missedIn({ before, move }: Ply, signal: AbortSignal): Promise<Puzzle | undefined> {
  const first = await chooseMove(before, { nodes: NODES, book: false, signal });
  const plies = pliesToEnd(first.score) ?? 0;
  if (plies < 1 || plies > LONGEST || formatMove(before, first.move) === move) return undefined;
  const moves: string[] = [];
  let game = before;
  for (let left = plies; left > 0; left -= 2) {
    const best = await chooseMove(game, {
      depth: left + MARGIN,
      nodes: 30 * NODES,
      lines: 12,
      book: false,
      signal,
    });
    const wins = best.lines.filter(({ score }) => (pliesToEnd(score) ?? 0) > 0);
    const notations = wins.flatMap(({ moves: [move] }) => (move ? [formatMove(game, move)] : []));
    const [right] = notations;
    if (right === undefined) return undefined;
    const isOnly =
      left === 1
        ? notations.every((notation) => notation.split("x")[0] === right.split("x")[0])
        : notations.length === 1;
    if (!isOnly || pliesToEnd(best.score) !== left) return undefined;
    if (left === plies && (move === right || (left === 1 && move.split("x")[0] === right.split("x")[0])))
      return undefined;
    moves.push(right);
    game = applyMove(game, right);
    if (outcome(game)) break;
    const reply = await chooseMove(game, { depth: left, nodes: 30 * NODES, book: false, signal });
    moves.push(formatMove(game, reply.move));
    game = applyMove(game, reply.move);
  }
  if (outcome(game)?.winner !== before.turn) return undefined;
  const position = formatPosition(before);
  return {
    id: idOf("mine", position),
    family: "mills",
    variant: before.variant,
    position,
    moves,
    themes: ["quiet"],
    proof: plies + MARGIN,
  };
}
