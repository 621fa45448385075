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
 * The move that begins at a token, and how many tokens it has: shots of their own belong to the step before them, unless they are a
 * turn at a full board.
 */
function moveAt(
  { rules }: GameFamily,
  game: Place["game"],
  tokens: readonly string[],
): readonly [move: string, count: number] {
  let [move = "", count] = [tokens[0], 1];
  for (; /^x./.test(tokens[count] ?? ""); count++) {
    const longer = `${move}${tokens[count]}`;
    const fault = rules.whyIllegal(game, longer);
    if (fault !== undefined && fault !== "shot-missing" && rules.whyIllegal(game, move) === undefined) break;
    move = longer;
  }
  return [move, count];
}

/** The place that the words behind `position` lead to. Throws what the readers and the rules throw. */
export function readPosition(words: readonly string[], beginning: Beginning): Place {
  const at = words.indexOf("moves");
  const start = (at < 0 ? words : words.slice(0, at)).join(" ");
  let tokens = at < 0 ? [] : words.slice(at + 1);
  const { family, variant } = beginning;
  const { rules } = family;
  let game = start === "startpos" ? rules.createGame(variant) : gameAt(start.replace(/^fen /, ""), beginning);
  while (tokens.length > 0) {
    const [move, count] = moveAt(family, game, tokens);
    tokens = tokens.slice(count);
    if (tokens.length === 0 && rules.whyIllegal(game, move) === "shot-missing")
      return { family, game, step: move };
    game = rules.applyMove(game, move);
  }
  return { family, game };
}

/** The legal moves that complete a step, as text, the shots that it has first. */
export function completions({ family: { rules }, game, step = "" }: Place): readonly string[] {
  const [moved, ...fired] = step.split("x");
  return rules.legalMoves(game).flatMap((move) => {
    const [to, ...shots] = rules.formatMove(move, game).split("x");
    if (to !== moved || shots.length <= fired.length || fired.some((shot) => !shots.includes(shot)))
      return [];
    return [[step, ...shots.filter((shot) => !fired.includes(shot))].join("x")];
  });
}
