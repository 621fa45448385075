/** The command `position`: a beginning and the moves that follow, each as one token or as a step and its shot. */
import type { GameFamily } from "../../families.ts";
import { type Beginning, gameAt } from "../input/beginning.ts";

/** A game, and a step that awaits a shot, with those that it has. */
export interface Place {
  readonly family: GameFamily;
  readonly game: { readonly turn: string; readonly ply: number };
  readonly step?: string;
}

/**
 * The move that begins at a token, and the index of the token after it: shots of their own belong to the step before them,
 * unless they are a turn at a full board.
 */
function moveAt(
  { rules }: GameFamily,
  game: Place["game"],
  tokens: readonly string[],
  start: number,
): readonly [move: string, end: number] {
  let [move = "", end] = [tokens[start], start + 1];
  for (; /^x./.test(tokens[end] ?? ""); end++) {
    const longer = `${move}${tokens[end]}`;
    const fault = rules.whyIllegal(game, longer);
    if (fault !== undefined && fault !== "shot-missing")
      return rules.whyIllegal(game, move) === undefined ? [move, end] : [longer, end + 1];
    move = longer;
  }
  return [move, end];
}

/** The place that the words behind `position` lead to. Throws what the readers and the rules throw. */
export function readPosition(words: readonly string[], beginning: Beginning): Place {
  const at = words.indexOf("moves");
  const start = (at < 0 ? words : words.slice(0, at)).join(" ");
  const tokens = at < 0 ? [] : words.slice(at + 1);
  const { family, variant } = beginning;
  const { rules } = family;
  let game = start === "startpos" ? rules.createGame(variant) : gameAt(start.replace(/^fen /, ""), beginning);
  for (let next = 0; next < tokens.length; ) {
    const [move, end] = moveAt(family, game, tokens, next);
    if (end === tokens.length && rules.whyIllegal(game, move) === "shot-missing")
      return { family, game, step: move };
    game = rules.applyMove(game, move);
    next = end;
  }
  return { family, game };
}

/** The legal moves as text; of a step that awaits its shot those that complete it, the shots that it has first. */
export function movesOf({ family: { rules }, game, step }: Place): readonly string[] {
  const moves = rules.legalMoves(game).map((move) => rules.formatMove(game, move));
  if (step === undefined) return moves;
  const [moved, ...fired] = step.split("x");
  return moves.flatMap((move) => {
    const [to, ...shots] = move.split("x");
    if (to !== moved || shots.length <= fired.length || fired.some((shot) => !shots.includes(shot)))
      return [];
    return [[step, ...shots.filter((shot) => !fired.includes(shot))].join("x")];
  });
}
