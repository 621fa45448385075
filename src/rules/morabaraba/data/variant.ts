/**
 * A variant is data: a board and worded values, one field for each question on which the sources differ. Here are its
 * type and its validation. The built-ins with their sources are in `builtIns.ts`; what the fields mean to a move is in
 * `movegen.ts` and `legality.ts`, to the end of a game in `ending.ts`.
 */

import { type Check, orNull, type Spec, text, whole } from "../../../base/checks.ts";
import type { Changed } from "../../variants.ts";
import { type Board, boardCheck } from "./board.ts";
import type { Player } from "./terms.ts";

/** The names of the variants that ship with the library. */
export type VariantName = "standard" | "mssa" | "sesotho" | "sesotho25" | "elevenMens" | "nineMens";

/** The rules of one game as plain data. */
export interface Variant {
  /** Letters, digits and `-`, 1 to 40 of them. A built-in's name on other data means that built-in with changes. */
  readonly name: string;
  /** Points, lines and links. */
  readonly board: Board;
  /** Cows of each side: 3 to half the points, rounded down. */
  readonly cows: number;
  /** The side that begins. */
  readonly firstPlayer: Player;
  /** A side with at most this many cows on the board and none in hand flies, 1 to 15; null: nobody ever flies. */
  readonly flyAt: number | null;
  /** A side with fewer cows than this, board and hand together, has lost; 0 to `cows`. */
  readonly loseBelow: number;
  /** `optional`: a move that closes a mill is legal without a shot too. */
  readonly shot: "required" | "optional";
  /** Whether cows in mills may be shot; `last-resort`: only when the opponent has no other on the board. */
  readonly millCows: "last-resort" | "never" | "always";
  /**
   * What a side may not do in the turn after one that moved a cow out of a mill and made a mill. `same-cow`: move that
   * cow straight back if this closes a mill. `same-mill`: let any cow arrive on the point it left, if this completes
   * a line there that does not pass through the cow's new point.
   */
  readonly repeatMill: "allowed" | "same-cow" | "same-mill";
  /** Whether cows on the board may move, to a neighbour, while there are cows in hand. */
  readonly moveWhilePlacing: boolean;
  /** What a side without a legal move gets. */
  readonly blocked: "loses" | "draws";
  /** What a board without an empty point brings. */
  readonly fullBoard: "draws" | "first-player-loses";
  /**
   * A draw once `quiet` has reached `plies` (1 to 9999) while either side, or both, has at most `cows` (0 to 15) on
   * board and in hand; null: never.
   */
  readonly tenMoves: {
    readonly plies: number;
    readonly cows: number;
    readonly who: "either" | "both";
  } | null;
  /** The occurrence of a position, 2 to 100, that draws; null: never. */
  readonly repetition: number | null;
  /** Plies without a placement or shot, 1 to 9999, that draw whatever the cows; null: never. */
  readonly noShots: number | null;
}

/** Fields of a variant to change; those that are `undefined` keep their value. */
export type VariantChanges = { readonly [Field in keyof Variant]?: Variant[Field] | undefined };

/**
 * A built-in with other values in some fields, as a game stores it: `{ base: "standard", repetition: 3 }`. Apps show it with
 * the built-in's title.
 */
export type ChangedVariant = Changed<Variant, VariantName>;

/** A variant as a game stores it: a built-in's name, a built-in with changes, or the data of a variant of your own. */
export type StoredVariant = VariantName | ChangedVariant | Variant;

/** The most cows that fit on the board; 15 while the board is not known. */
const mostCows = ({ board }: Partial<Variant>): number => (board?.points?.length ?? 31) >> 1;

/** A check that depends on the fields before it. */
const given =
  (check: (before: Partial<Variant>) => Check): Check =>
  (value, at, faults, before) =>
    check(before)(value, at, faults, before);

/** What each field must be. */
export const variantSpec: { readonly [Field in keyof Variant]-?: Spec } = {
  name: /* @__PURE__ */ text(/^[a-z0-9-]{1,40}$/i, "1 to 40 letters, digits or dashes"),
  board: boardCheck,
  cows: /* @__PURE__ */ given((before) => whole(3, mostCows(before))),
  firstPlayer: "light|dark",
  flyAt: "1..15|null",
  loseBelow: /* @__PURE__ */ given((before) => whole(0, before.cows ?? mostCows(before))),
  shot: "required|optional",
  millCows: "last-resort|never|always",
  repeatMill: "allowed|same-cow|same-mill",
  moveWhilePlacing: "true|false",
  blocked: "loses|draws",
  fullBoard: "draws|first-player-loses",
  tenMoves: /* @__PURE__ */ orNull({ plies: "1..9999", cows: "0..15", who: "either|both" }),
  repetition: "2..100|null",
  noShots: "1..9999|null",
};

/** The fields that variants have had since the first release. */
type FirstField =
  | "name"
  | "board"
  | "cows"
  | "firstPlayer"
  | "flyAt"
  | "loseBelow"
  | "shot"
  | "millCows"
  | "repeatMill"
  | "moveWhilePlacing"
  | "blocked"
  | "fullBoard"
  | "tenMoves"
  | "repetition"
  | "noShots";

/** The fields that came later, each with the value that means what was played before it: so are older games read. */
export const laterFields: Required<Omit<Variant, FirstField>> = {};
