/**
 * A variant is data: a board and worded values, one field for each question on which the sources differ. Here are its
 * type and its validation. The built-ins with their sources are in `builtIns.ts`; what the fields mean to a move is in
 * `movegen.ts` and `legality.ts`, to the end of a game in `ending.ts`.
 */

import { type Check, orNull, type Spec, text, unless, whole } from "../../../base/checks.ts";
import type { Changed } from "../../variants.ts";
import { type Board, boardCheck, pointName } from "./board.ts";
import type { Player, Point } from "./terms.ts";

/** The names of the variants that ship with the library. */
export type VariantName =
  | "standard"
  | "mssa"
  | "sesotho"
  | "sesotho25"
  | "elevenMens"
  | "nineMens"
  | "twelveMens"
  | "lasker"
  | "sixMens"
  | "threeMens"
  | "nineHoles"
  | "achi"
  | "picaria"
  | "shisima"
  | "tsoroYematatu"
  | "umlabalaba"
  | "shax"
  | "daSanQi"
  | "chamGonu"
  | "russianMill";

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
  readonly shooting: "required" | "optional";
  /** Whether cows in mills may be shot; `last-resort`: only when the opponent has no other on the board. */
  readonly targetsInMills: "last-resort" | "never" | "always";
  /**
   * What a side may not do in the turn after one that moved a cow out of a mill and made a mill. `same-cow`: move that
   * cow straight back if this closes a mill. `same-mill`: let any cow arrive on the point it left, if this completes
   * a line there that does not pass through the cow's new point. `once` forbids no move: a line gives a side a shot only the
   * first time that the side closes it; for boards of at most 24 lines.
   */
  readonly repeatMill: "allowed" | "same-cow" | "same-mill" | "once";
  /** Whether cows on the board may move, to a neighbour, while there are cows in hand. */
  readonly moveWhilePlacing: boolean;
  /**
   * What a side without a legal move gets. `passes`: the other side moves again; if that one has no move either, the game is
   * drawn. `freed`: the same, but the other side must make a move that lets the blocked side move, if it has one, and shoots
   * nothing until then.
   */
  readonly blocked: "loses" | "draws" | "passes" | "freed";
  /**
   * What a board without an empty point brings. `each-shoots`: each side in turn shoots a cow, first the one that moves
   * first; `each-gives`: each takes a cow of its own off the board.
   */
  readonly fullBoard: "draws" | "first-player-loses" | "each-shoots" | "each-gives";
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
  readonly drawAfterQuietPlies: number | null;
  /** `wins`: who closes a mill has won, so nothing is ever shot for one, and the fields about shots and `loseBelow` rest. */
  readonly millEffect: "shoots" | "wins";
  /** How many cows a move shoots that closes several mills; `each-mill`: as many as mills, at most three. */
  readonly shotsPerMove: "one" | "each-mill";
  /**
   * What a mill does that is closed while either side has cows in hand. `marks`: the cow that is shot stays, dead, on its
   * point, until all cows have been placed; `none`: nothing; `illegal`: nothing, and no placement may close one.
   */
  readonly shotWhilePlacing: "removes" | "marks" | "none" | "illegal";
  /**
   * Who moves when all cows have been placed. `next`: the turn goes on; `second-player`: the side that did not begin;
   * `first-mill`: the side that closed the first mill while placing, without one the side that did not begin.
   */
  readonly startsMoving: "next" | "second-player" | "first-mill";
  /** Points where cows may not be placed, in the first placement of the game or in all; null: none. */
  readonly noPlacing: { readonly points: readonly Point[]; readonly turns: "first" | "all" } | null;
  /** Where cows stand at the beginning, the others being in hand; null: nowhere. */
  readonly setup: { readonly light: readonly Point[]; readonly dark: readonly Point[] } | null;
}

/**
 * The most lines of a board on which a line can count {@link Variant.repeatMill | once}: two sides' lines fit one number.
 */
export const MOST_LINES_ONCE = 24;

/** Whether the repeat-mill rule can bar moves. */
export const hasBars = ({ repeatMill }: Variant): boolean =>
  repeatMill === "same-cow" || repeatMill === "same-mill";

/** Whether a mill shoots that is closed while cows are in hand. */
export const shootsWhilePlacing = ({ shotWhilePlacing }: Variant): boolean =>
  shotWhilePlacing === "removes" || shotWhilePlacing === "marks";

/** Whether shots can leave dead cows on the board. */
export const hasDead = ({ shotWhilePlacing }: Variant): boolean => shotWhilePlacing === "marks";

/** Whether sides use lines up. */
export const usesLines = ({ repeatMill }: Variant): boolean => repeatMill === "once";

/** Whether each side may have to take a cow off a full board. */
export const hasRemovals = ({ fullBoard }: Variant): boolean =>
  fullBoard === "each-shoots" || fullBoard === "each-gives";

/** Whether a side that cannot move passes. */
export const hasPasses = ({ blocked }: Variant): boolean => blocked === "passes" || blocked === "freed";

/** Whether the sides always move in turns. */
export const alternates = (variant: Variant): boolean =>
  !hasPasses(variant) && !hasRemovals(variant) && variant.startsMoving === "next";

/** Who moves when all cows have been placed, by the side that closed the first mill; null where the turn just goes on. */
export function firstToMove(
  { startsMoving, firstPlayer }: Variant,
  firstMill: Player | undefined,
): Player | null {
  if (startsMoving === "next") return null;
  // Not by `opponentOf`, which checks its argument: the verbs carry no checks of arguments.
  return (startsMoving === "first-mill" && firstMill) || (firstPlayer === "light" ? "dark" : "light");
}

/** Whether something may be due in a turn, or a side may have the first mill, as `due` of a position says. */
export const hasDues = (variant: Variant): boolean =>
  hasRemovals(variant) || variant.blocked === "freed" || variant.startsMoving === "first-mill";

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

const whereCowsMove = "where cows may move while there are cows in hand";

/** A list of points by their names. */
const somePoints = (least: number): Spec => [pointName, least, 31];

/**
 * Whether these are points of the board, if that is valid, and no two the same. Lists with faults of their own are left out.
 */
function areDifferent(
  { board }: Partial<Variant>,
  ...lists: readonly (readonly Point[] | undefined)[]
): boolean {
  const list = lists.flatMap((each) => each ?? []);
  return new Set(list).size === list.length && list.every((each) => board?.points?.includes(each) !== false);
}

/** What a setup must be, `undefined` for one that is right. */
function setupFault(before: Partial<Variant>, { light = [], dark = [] }: Partial<Setup>): string | undefined {
  const { board, cows = 15 } = before;
  const sides = [light, dark];
  if (!areDifferent(before, light, dark)) return "points of the board, each once";
  if (sides.some((side) => side.length > cows)) return `at most ${cows} points for each side`;
  const isMill = (line: readonly Point[]): boolean =>
    sides.some((side) => line.every((each) => side.includes(each)));
  return board?.lines?.some(isMill) ? "without a mill" : undefined;
}

type Setup = NonNullable<Variant["setup"]>;

/** What each field must be. */
export const variantSpec: { readonly [Field in keyof Variant]-?: Spec } = {
  name: /* @__PURE__ */ text(/^[a-z0-9-]{1,40}$/i, "1 to 40 letters, digits or dashes"),
  board: boardCheck,
  cows: /* @__PURE__ */ given((before) => whole(3, mostCows(before))),
  firstPlayer: "light|dark",
  flyAt: "1..15|null",
  loseBelow: /* @__PURE__ */ given((before) => whole(0, before.cows ?? mostCows(before))),
  shooting: "required|optional",
  targetsInMills: "last-resort|never|always",
  repeatMill: /* @__PURE__ */ unless<Variant>("allowed|same-cow|same-mill|once", ({ board }, value) =>
    value === "once" && (board?.lines?.length ?? 0) > MOST_LINES_ONCE
      ? `another rule on a board of more than ${MOST_LINES_ONCE} lines`
      : undefined,
  ),
  moveWhilePlacing: "true|false",
  blocked: "loses|draws|passes|freed",
  fullBoard: "draws|first-player-loses|each-shoots|each-gives",
  tenMoves: /* @__PURE__ */ orNull({ plies: "1..9999", cows: "0..15", who: "either|both" }),
  repetition: "2..100|null",
  drawAfterQuietPlies: "1..9999|null",
  millEffect: "shoots|wins",
  shotsPerMove: "one|each-mill",
  shotWhilePlacing: /* @__PURE__ */ unless<Variant>(
    "removes|marks|none|illegal",
    ({ moveWhilePlacing }, value) =>
      moveWhilePlacing && value !== "removes" ? `"removes" ${whereCowsMove}` : undefined,
  ),
  startsMoving: /* @__PURE__ */ unless<Variant>(
    "next|second-player|first-mill",
    ({ moveWhilePlacing }, value) =>
      moveWhilePlacing && value !== "next" ? `"next" ${whereCowsMove}` : undefined,
  ),
  noPlacing: /* @__PURE__ */ unless<Variant>(
    /* @__PURE__ */ orNull({ points: /* @__PURE__ */ somePoints(1), turns: "first|all" }),
    (before, value) =>
      value === null || areDifferent(before, (value as NonNullable<Variant["noPlacing"]>).points)
        ? undefined
        : "about points of the board, each once",
  ),
  setup: /* @__PURE__ */ unless<Variant>(
    /* @__PURE__ */ orNull({ light: /* @__PURE__ */ somePoints(0), dark: /* @__PURE__ */ somePoints(0) }),
    (before, value) => (value === null ? undefined : setupFault(before, value as Setup)),
  ),
};
