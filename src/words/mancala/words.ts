/** What an app says of mancala games, as plain data that a translator can fill in, and the sentences made of it. */

import type {
  Game,
  IllegalMoveCode,
  Move,
  Player,
  Reason,
  SowingStep,
} from "../../rules/mancala/data/state.ts";
import type { VariantName } from "../../rules/mancala/data/variant.ts";
import { explainMove } from "../../rules/mancala/explain.ts";
import { type EndWords, fill } from "../sentences.ts";

/** One language. Every text is whole, with a full stop where it is a sentence. Names in braces are for {@link fill}. */
export interface Words extends EndWords<Player, Reason> {
  /** Its tag, such as `en`, for the `lang` of a page. */
  readonly language: string;
  /** The built-in variants, as titles. Variants of one's own bring their own names. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** Who is to move, and who is to move once more, with `{player}`. */
  readonly turns: { readonly next: string; readonly again: string };
  /**
   * What happens in a ply, with `{player}`, who does it, `{seeds}`, how many, and `{house}`, the number of a house from the left
   * of its `{owner}`; of a `sweep` `{south}` and `{north}`, what each gets.
   */
  readonly steps: Readonly<Record<"lift" | "relay" | "capture" | "forfeit" | "swap" | "sweep", string>>;
  /** What lies in a house, with `{owner}`, `{house}` and `{seeds}`, and in a store, with `{owner}` and `{seeds}`. */
  readonly places: { readonly house: string; readonly store: string };
  /** The buttons of a board: to take the swap. */
  readonly buttons: { readonly swap: string };
  /** Why a move is refused, to the player who tried it; `not-your-house` if it was a house of the other side. */
  readonly refusals: Readonly<Record<IllegalMoveCode | "not-your-house", string>>;
}

/**
 * What a move does, in sentences for a screen reader or a list of moves: what is sown and captured, and who is next. How the
 * game ends is left to `announceEnd`.
 *
 * @param game - The game before the move.
 * @param move - A legal move, or steps that `explainMove` gave for one, to tell only some of them.
 * @throws `IllegalMoveError`, as `applyMove` does.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { announce, en } from "morabaraba/mancala/words";
 *
 * announce(en, createGame(), "3"); // => "South sows house 3, which held 4. South moves again."
 * ```
 */
export function announce(words: Words, game: Game, move: Move | string | readonly SowingStep[]): string {
  const steps: readonly SowingStep[] = Array.isArray(move) ? move : explainMove(game, move as Move | string);
  const row = game.houses.length / 2;
  const ended = steps.some(({ kind }) => kind === "end");
  const sentences = steps.flatMap((step) => {
    const { kind } = step;
    if (kind === "sow" || kind === "end") return [];
    if (kind === "turn") {
      const { again, next } = words.turns;
      return ended ? [] : fill(step.extra ? again : next, { player: words.players[step.player] });
    }
    const player = words.players[kind === "capture" ? step.by : game.turn];
    if (kind === "swap" || kind === "sweep") return fill(words.steps[kind], { player, ...step });
    const owner = words.players[step.at < row ? "south" : "north"];
    return fill(words.steps[kind], { player, owner, house: (step.at % row) + 1, seeds: step.seeds });
  });
  return sentences.join(" ");
}
