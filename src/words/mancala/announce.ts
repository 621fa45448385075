/* Sentences about moves, and the values of sentences about refusals. */

import { isWhole, show } from "../../base/data.ts";
import type { Words } from "../../languages/en/mancala/words.ts";
import { en } from "../../languages/en/mancala/words.ts";
import type { Game, MoveLike, SowingStep } from "../../rules/mancala/data/state.ts";
import { opponentOf } from "../../rules/mancala/engine/position.ts";
import { explainMove, readStep } from "../../rules/mancala/explain.ts";
import { legalMoves, variantOf } from "../../rules/mancala/game.ts";
import { formatMove, houseName, houseNameAt, safeParseMove } from "../../rules/mancala/notation.ts";
import { fill, type PartialWords, textOf } from "../sentences.ts";

/**
 * Returns a move in sentences, for a screen reader or a list of moves: the sowing, the captures, and who
 * moves again or passes. For the next turn and the end of the game, call `announceTurn`.
 *
 * @param game - The game before the move.
 * @param move - A legal move, or some of the steps that `explainMove` returned for the move.
 * @throws `IllegalMoveError` if the move is illegal, as `applyMove` does.
 * @throws `ParseError` if a step is invalid.
 * @throws `ArgumentError` if `words` is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { announce, en } from "morabaraba/mancala/words";
 *
 * announce(en, createGame(), "3"); // => "South sows house 3, which held 4. South moves again."
 * announce(en, createGame("oware"), "3"); // => "South sows house C, which held 4."
 * ```
 */
export function announce(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string | readonly SowingStep[],
): string {
  const variant = variantOf(game);
  const { houses } = variant;
  const steps = Array.isArray(move)
    ? move.map((step) => readStep(step, 2 * houses))
    : explainMove(game, move as MoveLike | string);
  const ended = steps.some(({ kind }) => kind === "end");
  const sentences = steps.flatMap((step) => {
    const { kind } = step;
    if (kind === "sow" || kind === "end") return [];
    if (kind === "turn") {
      if (ended || step.player !== game.turn) return [];
      const player = step.extra ? step.player : opponentOf(step.player);
      const template = step.extra ? textOf(en, words, "turns", "again") : textOf(en, words, "steps", "pass");
      return fill(template, { player: textOf(en, words, "players", player) });
    }
    const player = textOf(en, words, "players", kind === "capture" ? step.by : game.turn);
    const template = textOf(en, words, "steps", kind);
    if (kind === "swap" || kind === "sweep") return fill(template, { player, ...step });
    const owner = textOf(en, words, "players", step.at < houses ? "south" : "north");
    return fill(template, { player, owner, house: houseNameAt(variant, step.at), seeds: step.seeds });
  });
  return sentences.join(" ");
}

/** Returns the values for a refusal's sentence: the move as passed, its house, and a legal move, if any. */
export function refusalValues(game: Game, move: unknown): Readonly<Record<string, string | undefined>> {
  const [legal] = legalMoves(game);
  const example = legal && formatMove(game, legal);
  return { move: show(move), house: houseOf(game, move), example };
}

/** Returns the name of a move's house, or the house as passed if there is no such house. */
function houseOf(game: Game, move: unknown): string {
  const variant = variantOf(game);
  const read = typeof move === "string" ? safeParseMove(game, move) : undefined;
  const { house = move } = Object(read?.ok ? read.value : move) as { readonly house?: unknown };
  if (!isWhole(house, 1, variant.houses)) return show(house);
  return houseName(variant, game.turn === "south" ? 0 : 1, house);
}
