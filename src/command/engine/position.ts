/* Reads the command `position`: a first position, and moves as one token each or as a step and its shot. */
import type { Family } from "../../families.ts";
import { gameAt, type VariantChoice } from "../input/variants.ts";

/** A game, and a step that still needs a shot, with the shots it already has. */
export interface EnginePosition {
  readonly family: Family;
  readonly game: { readonly turn: string; readonly ply: number };
  readonly step?: string;
}

/**
 * Returns the move that begins at a token, and the index after it. Tokens that are shots belong to the step
 * before them, unless they are a whole turn on a full board.
 */
function moveAt(
  { rules }: Family,
  game: EnginePosition["game"],
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

/** Plays the words after `position`. Throws the errors of positions and of moves. */
export function readPosition(words: readonly string[], choice: VariantChoice): EnginePosition {
  const at = words.indexOf("moves");
  const start = (at < 0 ? words : words.slice(0, at)).join(" ");
  const tokens = at < 0 ? [] : words.slice(at + 1);
  const { family, variant } = choice;
  const { rules } = family;
  let game = start === "startpos" ? rules.createGame(variant) : gameAt(start.replace(/^fen /, ""), choice);
  for (let next = 0; next < tokens.length; ) {
    const [move, end] = moveAt(family, game, tokens, next);
    if (end === tokens.length && rules.whyIllegal(game, move) === "shot-missing")
      return { family, game, step: move };
    game = rules.applyMove(game, move);
    next = end;
  }
  return { family, game };
}

/** Writes the legal moves, or those that complete a step that needs a shot, with the chosen shots first. */
export function movesOf({ family: { rules }, game, step }: EnginePosition): readonly string[] {
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
