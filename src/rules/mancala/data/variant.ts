/**
 * A variant is data: sizes and worded values, one field for each point on which the sources differ. Here are its type
 * and its validation. The built-ins with their sources are in `builtIns.ts`; the rules that read the fields in
 * `sowing.ts` and `ending.ts`.
 */

import { orNull, type Spec, text, unless } from "../../../base/checks.ts";
import type { Changed } from "../../variants.ts";

/** The names of the variants that ship with the library. */
export type VariantName = "kalah" | "kalahEmptyCapture" | "oware" | "awari" | "congkak";

/** The rules of one game as plain data. */
export interface Variant {
  /** Letters, digits and `-`, 1 to 40 of them. A built-in's name on other data means that built-in with changes. */
  readonly name: string;
  /** Houses of each side, 1 to 16. */
  readonly houses: number;
  /** Seeds in each house at the beginning, 1 to 30. */
  readonly seeds: number;
  /** Whether one's own store is sown. A last seed in it gives another move; the opponent's is never sown. */
  readonly sowStores: boolean;
  /** Whether sowing passes over the house it was lifted from. */
  readonly skipOrigin: boolean;
  /**
   * Whether a last seed in an occupied house, either side's, is lifted with all that lies there and sown on in the same
   * ply. A last seed that captures is not. A ply that has sown 33,000 seeds lifts no more: with `sowStores` none gets so
   * far, without it a relay could go round for ever.
   */
  readonly relay: boolean;
  /**
   * `opposite`: a last seed in one's own empty house takes the seeds opposite, and itself. `two-or-three`: a last seed
   * that brings an opponent's house to 2 or 3 takes them, and so on backwards while the houses are the opponent's and
   * hold 2 or 3.
   */
  readonly capture: "opposite" | "two-or-three";
  /** What a last seed in one's own empty house takes, with `opposite` captures, when the house opposite is empty too. */
  readonly emptyOpposite: "nothing" | "take-own";
  /** Whether `opposite` captures need sowing that has passed the end of one's own row, where the store is. */
  readonly captureAfterLap: boolean;
  /** Where a last seed in an empty house of the opponent goes. */
  readonly opponentEmptyHouse: "stays" | "to-opponent";
  /**
   * What becomes of a capture that would take all of the opponent's seeds. `illegal-unless-only`: legal, and captured,
   * when no other move is. `rest-to-opponent`: captured, and the opponent gets what is left on the board. `leave-last`
   * and `leave-first` spare one house of the capture: the one of the last seed, or the first in the order of sowing.
   */
  readonly grandSlam:
    | "no-capture"
    | "illegal"
    | "illegal-unless-only"
    | "captured"
    | "rest-to-opponent"
    | "leave-last"
    | "leave-first";
  /** Whether a move must, if one can, sow a seed on the opponent's side when that has none. */
  readonly mustFeed: boolean;
  /**
   * Whose empty houses end the game with `side-empty`: either side's, or only those of the side that is to move next.
   * With `mover-empty` and `mustFeed` the reason for a mover without seeds is `no-moves`. `all-empty`: a side without seeds
   * passes until the houses of both are empty; only where stores are sown and nobody must be fed.
   */
  readonly endsWhen: "either-empty" | "mover-empty" | "all-empty";
  /** Whether more than half the seeds wins at once, and half each is a draw at once. */
  readonly majority: boolean;
  /**
   * The occurrence, 2 to 100, of a position since seeds last left the houses that ends the game, and who gets the seeds
   * on the board: each side its own, or half each, an odd seed going to nobody. `emptySide`: whether the game also ends in a
   * position in which one side has no seeds. Null: positions are not counted.
   */
  readonly repetition: {
    readonly occurrence: number;
    readonly award: "own-houses" | "even";
    readonly emptySide: "counts" | "ignored";
  } | null;
  /** Whether the second player may, once, instead of a first ply, take over the first player's side. */
  readonly swap: boolean;
}

/** Fields of a variant to change; those that are `undefined` keep their value. */
export type VariantChanges = { readonly [Field in keyof Variant]?: Variant[Field] | undefined };

/**
 * A built-in with other values in some fields, as a game stores it: `{ base: "kalah", seeds: 3 }`. Apps show it with the
 * built-in's title.
 */
export type ChangedVariant = Changed<Variant, VariantName>;

/** A variant as a game stores it: a built-in's name, a built-in with changes, or the data of a variant of your own. */
export type StoredVariant = VariantName | ChangedVariant | Variant;

/** What each field must be. */
export const variantSpec: { readonly [Field in keyof Variant]: Spec } = {
  name: /* @__PURE__ */ text(/^[A-Za-z0-9-]{1,40}$/, "1 to 40 letters, digits and dashes"),
  houses: "1..16",
  seeds: "1..30",
  sowStores: "true|false",
  skipOrigin: "true|false",
  relay: "true|false",
  capture: "opposite|two-or-three",
  emptyOpposite: "nothing|take-own",
  captureAfterLap: "true|false",
  opponentEmptyHouse: "stays|to-opponent",
  grandSlam: "no-capture|illegal|illegal-unless-only|captured|rest-to-opponent|leave-last|leave-first",
  mustFeed: "true|false",
  endsWhen: /* @__PURE__ */ unless<Variant>(
    "either-empty|mover-empty|all-empty",
    ({ sowStores, mustFeed }, value) =>
      value === "all-empty" && (sowStores === false || mustFeed === true)
        ? '"either-empty" or "mover-empty" where stores are not sown or the opponent must be fed'
        : undefined,
  ),
  majority: "true|false",
  repetition: /* @__PURE__ */ orNull({
    occurrence: "2..100",
    award: "own-houses|even",
    emptySide: "counts|ignored",
  }),
  swap: "true|false",
};
