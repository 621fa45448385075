/** The texts of an app for mancala as plain data that a translator can fill in, and the sentences made from them. */

import { isWhole, show } from "../../base/data.ts";
import type {
  Game,
  IllegalMoveCode,
  Move,
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
 * One language. Every text is a whole sentence with its full stop, a title or a label. {@link fill} replaces the names in
 * braces; each field says which names its texts may hold.
 */
export interface Words extends EndWords<Player, Reason> {
  /** The tag of the language, such as `en`, for the attribute `lang` of a page. */
  readonly language: string;
  /** Titles of the built-in variants. Your own variants bring their own names. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** Who is to move, and who moves again, with `{player}`. */
  readonly turns: { readonly next: string; readonly again: string };
  /**
   * The steps of a ply, with `{player}`, the side that acts, `{seeds}`, their number, and `{house}`, the name of a house of
   * `{owner}` as moves are written. A `sweep` has `{south}` and `{north}` instead, the seeds that each side gets; a
   * `pass` has only `{player}`.
   */
  readonly steps: Readonly<
    Record<"lift" | "relay" | "capture" | "forfeit" | "swap" | "sweep" | "pass", string>
  >;
  /** What is in a house, with `{owner}`, `{house}` and `{seeds}`, and in a store, with `{owner}` and `{seeds}`. */
  readonly places: { readonly house: string; readonly store: string };
  /** The button that swaps the sides. */
  readonly buttons: { readonly swap: string };
  /** The next move that the player has set while the other side is to move, with `{move}`. */
  readonly premove: string;
  /**
   * Why a move is refused, addressed to the player who tried the move; `not-your-house` for a house of the other side.
   * `malformed` has the `{move}` as it came, `unknown-house` the `{house}`, both an `{example}` of a legal move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "not-your-house", string>>;
}

/**
 * Returns a move in sentences, for a screen reader or a list of moves. They have what is sown and captured, and who
 * moves again or passes where the turn does not just go on. For the next turn and the end of the game call
 * `announceTurn`.
 *
 * @param game - The game before the move.
 * @param move - A legal move, or some of the steps that `explainMove` returned for the move.
 * @throws `IllegalMoveError`, as `applyMove` does; `ParseError` for what is not a step. `ArgumentError` for words with
 * anything but texts.
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
  move: Move | string | readonly SowingStep[],
): string {
  const variant = variantOf(game);
  const { houses } = variant;
  const steps = Array.isArray(move)
    ? move.map((step) => readStep(step, 2 * houses))
    : explainMove(game, move as Move | string);
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

/**
 * What the sentences about a refused ply are filled with: the ply as it came, its house, and a legal one in a game that goes
 * on.
 */
export function refusalValues(game: Game, move: unknown): Readonly<Record<string, string | undefined>> {
  const [legal] = legalMoves(game);
  const example = legal && formatMove(game, legal);
  return { move: show(move), house: houseOf(game, move), example };
}

/** The house of a ply by its name; as it was given, if there is no such house. */
function houseOf(game: Game, move: unknown): string {
  const variant = variantOf(game);
  const read = typeof move === "string" ? safeParseMove(game, move) : undefined;
  const { house = move } = Object(read?.ok ? read.value : move) as { readonly house?: unknown };
  if (!isWhole(house, 1, variant.houses)) return show(house);
  return houseName(variant, game.turn === "south" ? 0 : 1, house);
}
