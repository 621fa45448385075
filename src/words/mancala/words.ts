/* The texts of a language for mancala, as plain data for translators. */

import type { IllegalMoveCode, Player, Reason } from "../../rules/mancala/data/state.ts";
import type { VariantName } from "../../rules/mancala/data/variant.ts";
import type { EndWords } from "../sentences.ts";

/**
 * A language. Every text is a title, a label, or a whole sentence with its full stop. `fill` replaces
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
