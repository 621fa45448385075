/** The command `position`: a beginning and the moves that follow, each as one token or as a step and its shot. */
import type { GameFamily } from "../../families.ts";
import { type Beginning, gameAt } from "../input/beginning.ts";

/** A game, and a step that awaits its shot. */
export interface Place {
  readonly family: GameFamily;
  readonly game: { readonly turn: string; readonly ply: number };
  readonly step?: string;
}

/** Tokens joined to moves: a shot of its own belongs to the step before it. */
const joined = (tokens: readonly string[]): readonly string[] =>
  tokens.reduce<string[]>((moves, token) => {
    if (/^x./.test(token) && moves.length > 0) moves.push(`${moves.pop()}${token}`);
    else moves.push(token);
    return moves;
  }, []);

/** The place that the words behind `position` lead to. Throws what the readers and the rules throw. */
export function readPosition(words: readonly string[], beginning: Beginning): Place {
  const at = words.indexOf("moves");
  const start = (at < 0 ? words : words.slice(0, at)).join(" ");
  const moves = at < 0 ? [] : joined(words.slice(at + 1));
  const { family, variant } = beginning;
  const { rules } = family;
  let game = start === "startpos" ? rules.createGame(variant) : gameAt(start.replace(/^fen /, ""), beginning);
  for (const [i, move] of moves.entries()) {
    if (i === moves.length - 1 && rules.whyIllegal(game, move) === "shot-missing")
      return { family, game, step: move };
    game = rules.applyMove(game, move);
  }
  return { family, game };
}

/** The legal moves that complete a step, as text. */
export function completions({ family: { rules }, game, step }: Place): readonly string[] {
  return rules
    .legalMoves(game)
    .map((move) => rules.formatMove(move, game))
    .filter((text) => text.startsWith(`${step}x`));
}
