/*
 * The type of a variant and its validation. A variant is data, with a field for each question on which the
 * sources differ. `builtIns.ts` has the built-ins with their sources; `sowing.ts` and `ending.ts` apply the
 * fields.
 */

import { nullable, refine, type Spec, text } from "../../../base/checks.ts";

/** The names of the built-in variants. */
export type VariantName = "kalah" | "kalahEmptyCapture" | "oware" | "awari" | "congkak";

/** The rules of one game as plain data. */
export interface Variant {
  /**
   * 1 to 40 letters, digits and `-`. If this is a built-in's name but some fields differ, the variant is that
   * built-in with changes.
   */
  readonly name: string;
  /** Houses of each side, 1 to 16. */
  readonly houses: number;
  /** Seeds in each house at the beginning, 1 to 30. */
  readonly seeds: number;
  /**
   * Whether players sow into their own store, but never the opponent's. A last seed in the player's own store
   * gives another move.
   */
  readonly sowStores: boolean;
  /** Whether sowing skips the house that it started from. */
  readonly skipOrigin: boolean;
  /**
   * Whether sowing goes on after a last seed that falls in an occupied house of either side and captures
   * nothing: the player lifts all seeds there and sows them in the same ply. A relay stops after 33,000
   * seeds. With `sowStores` no relay gets that far; without `sowStores` a relay could go round for ever.
   */
  readonly relay: boolean;
  /**
   * `opposite`: a last seed in an empty house of the mover captures itself and the seeds opposite.
   * `two-or-three`: a last seed that brings an opponent's house to 2 or 3 captures that house, and the houses
   * before it as long as they are the opponent's and hold 2 or 3.
   */
  readonly capture: "opposite" | "two-or-three";
  /** What an `opposite` capture takes if the house opposite is empty too. */
  readonly emptyOpposite: "nothing" | "take-own";
  /** Whether an `opposite` capture is made only if the sowing went past the end of the mover's row. */
  readonly captureAfterLap: boolean;
  /** What happens to a last seed in an empty house of the opponent. */
  readonly opponentEmptyHouse: "stays" | "to-opponent";
  /**
   * What happens to a capture of all the opponent's seeds. `illegal-unless-only`: it is legal, and captures,
   * only if no other move is legal. `rest-to-opponent`: it captures, and the opponent gets the seeds left on
   * the board. `leave-last` and `leave-first` spare one of the captured houses: the last or the first in the
   * order of sowing.
   */
  readonly grandSlam:
    | "no-capture"
    | "illegal"
    | "illegal-unless-only"
    | "captured"
    | "rest-to-opponent"
    | "leave-last"
    | "leave-first";
  /** Whether a player must, if possible, sow a seed on the opponent's side when it is empty. */
  readonly mustFeed: boolean;
  /**
   * Which empty side ends the game with `side-empty`: either side, or only the side to move next. With
   * `mover-empty` and `mustFeed`, a side to move that has no seeds ends the game with `no-moves`.
   * `all-empty`: a side without seeds passes until both sides are empty; allowed only with `sowStores` and
   * without `mustFeed`.
   */
  readonly endsWhen: "either-empty" | "mover-empty" | "all-empty";
  /** Whether more than half the seeds win at once, and half each is a draw at once. */
  readonly majority: boolean;
  /**
   * Ends the game when a position occurs for the `occurrence`-th time, 2 to 100, since seeds last went into a
   * store. `award`: each side gets the seeds in its own houses, or half of the seeds in all houses; an odd
   * seed goes to nobody. `emptySide`: whether positions in which one side has no seeds count. Null: positions
   * are not counted.
   */
  readonly repetition: {
    readonly occurrence: number;
    readonly award: "own-houses" | "even";
    readonly emptySide: "counts" | "ignored";
  } | null;
  /** Whether the second player may take over the first player's side instead of making a first ply. */
  readonly swap: boolean;
}

/** Fields of a variant to change; `undefined` fields keep their value. */
export type VariantChanges = { readonly [Field in keyof Variant]?: Variant[Field] | undefined };

/**
 * A built-in with changed fields, as a game stores it: `{ base: "kalah", seeds: 3 }`. It keeps the built-in's
 * title.
 */
export type ChangedVariant = { readonly base: VariantName } & {
  readonly [Field in Exclude<keyof Variant, "name">]?: Variant[Field];
};

/** A variant as a game stores it: a built-in's name, a built-in with changes, or your own variant's data. */
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
  endsWhen: /* @__PURE__ */ refine<Variant>(
    "either-empty|mover-empty|all-empty",
    ({ sowStores, mustFeed }, value) =>
      value === "all-empty" && (sowStores === false || mustFeed === true)
        ? '"either-empty" or "mover-empty" if sowStores is false or mustFeed is true'
        : undefined,
  ),
  majority: "true|false",
  repetition: /* @__PURE__ */ nullable({
    occurrence: "2..100",
    award: "own-houses|even",
    emptySide: "counts|ignored",
  }),
  swap: "true|false",
};
