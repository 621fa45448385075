/* The texts of a language for mancala as plain data for translators, and the sentences about moves. */

import { isWhole, show } from "../../base/data.ts";
import type {
  Game,
  IllegalMoveCode,
  MoveLike,
  Player,
  Reason,
  SowingStep,
} from "../../rules/mancala/data/state.ts";
import type { VariantName } from "../../rules/mancala/data/variant.ts";
import { opponentOf } from "../../rules/mancala/engine/position.ts";
import { explainMove, readStep } from "../../rules/mancala/explain.ts";
import { legalMoves, variantOf } from "../../rules/mancala/game.ts";
import { formatMove, houseName, houseNameAt, safeParseMove } from "../../rules/mancala/notation.ts";
import { type EndWords, fill, type PartialWords, textOf } from "../sentences.ts";
import { en } from "./en.ts";

/**
 * A language. Every text is a title, a label, or a whole sentence with its full stop. {@link fill} replaces
 * the names in braces; each field lists the names that its texts may have.
 */
export interface Words extends EndWords<Player, Reason> {
  /** The tag of the language, such as `en`, for a page's `lang` attribute. */
  readonly language: string;
  /** Titles of the built-in variants. You can add titles of your own variants. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** The player who is to move, and a player who moves again, with `{player}`. */
  readonly turns: { readonly next: string; readonly again: string };
  /**
   * The steps of a ply, with `{player}` (the side that acts), `{seeds}` (their number) and `{house}` (a house
   * of `{owner}`, as in notation). A `sweep` has only `{south}` and `{north}`, the seeds that each side gets.
   * A `pass` has only `{player}`.
   */
  readonly steps: Readonly<
    Record<"lift" | "relay" | "capture" | "forfeit" | "swap" | "sweep" | "pass", string>
  >;
  /** What is in a house, with `{owner}`, `{house}` and `{seeds}`, and in a store, without `{house}`. */
  readonly places: { readonly house: string; readonly store: string };
  /** The button that swaps the sides. */
  readonly buttons: { readonly swap: string };
  /** The move that the player has set while the other side is to move, with `{move}`. */
  readonly premove: string;
  /**
   * Why a move is refused, addressed to its player; `not-your-house` for the other side's house. `malformed`
   * has the `{move}` as passed, `unknown-house` the `{house}`; both have an `{example}` of a legal move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "not-your-house", string>>;
}

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
