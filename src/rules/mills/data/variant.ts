/*
 * The type of a variant and its validation. A variant is data: a board, and a field for each question on
 * which the sources differ. `builtIns.ts` has the built-ins with their sources. In `../engine`,
 * `destinations.ts`, `shots.ts` and `position.ts` apply the fields to moves, `makeMove.ts` to what a move
 * changes, and `ending.ts` to the ends of games.
 *
 * A new field needs a check below that fills in a value for stored variants without the field. If the
 * variants of Morabaraba all have one value, name the field in `isSpecial` of `../engine/compile.ts`:
 * otherwise the fast paths of `movegen.ts`, `legality.ts` and `retrograde.ts` skip the new rule. The compiler
 * and the tests name the rest.
 */

import { type Check, inspect, nullable, refine, type Spec, text } from "../../../base/checks.ts";
import { show } from "../../../base/data.ts";
import type { Fault } from "../../../base/errors.ts";
import { type Board, boardCheck, pointName } from "./board.ts";
import type { Player, Point } from "./terms.ts";

/** The names of the built-in variants. */
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
  /**
   * 1 to 40 letters, digits and `-`. If this is a built-in's name but some fields differ, the variant is that
   * built-in with changes.
   */
  readonly name: string;
  /** Points, lines and links. */
  readonly board: Board;
  /** Cows of each side: 3 to half the points, rounded down. */
  readonly cows: number;
  /** The side that begins. */
  readonly firstPlayer: Player;
  /** 1 to 15: a side with at most this many cows on the board and none in hand flies. null: nobody flies. */
  readonly flyAt: number | null;
  /** A side with fewer cows than this, on the board and in hand, has lost; 0 to `cows`. */
  readonly loseBelow: number;
  /** Whether a move that closes a mill must shoot. `optional`: it is also legal without a shot. */
  readonly shooting: "required" | "optional";
  /** Whether cows in mills may be shot. `last-resort`: only if the opponent has no other cow on the board. */
  readonly targetsInMills: "last-resort" | "never" | "always";
  /**
   * What a side may not do in the turn after it has moved a cow out of a mill and made a mill. `same-cow`:
   * move that cow straight back if this closes a mill. `same-mill`: move any cow to the point that the first
   * cow left, if this completes a line that does not pass through the first cow's new point. `once` forbids
   * no move: a line shoots only the first time that a side closes it; the board may have at most 24 lines.
   */
  readonly repeatMill: "allowed" | "same-cow" | "same-mill" | "once";
  /** Whether cows on the board may move to a neighbour while there are cows in hand. */
  readonly moveWhilePlacing: boolean;
  /**
   * What happens to a side without a legal move. `passes`: the other side moves again; if it has no move
   * either, the game is drawn. `freed`: the same, but the other side must let the blocked side move if it
   * can, and shoots nothing until then.
   */
  readonly blocked: "loses" | "draws" | "passes" | "freed";
  /**
   * What happens on a board without an empty point. `each-shoots`: each side shoots a cow, beginning with the
   * side that moves first. `each-gives`: each side takes one of its own cows off instead.
   */
  readonly fullBoard: "draws" | "first-player-loses" | "each-shoots" | "each-gives";
  /**
   * Draws the game when `quiet` reaches `plies` (1 to 9999) while one side (`who: "either"`) or both sides
   * (`"both"`) have at most `cows` cows (0 to 15) on the board and in hand; null: never.
   */
  readonly tenMoves: {
    readonly plies: number;
    readonly cows: number;
    readonly who: "either" | "both";
  } | null;
  /** Draws the game when a position has occurred this many times, 2 to 100; null: never. */
  readonly repetition: number | null;
  /** Draws the game after this many plies without a placement or shot, 1 to 9999; null: never. */
  readonly drawAfterQuietPlies: number | null;
  /** `wins`: closing a mill wins the game; `loseBelow` and the fields about shots are ignored. */
  readonly millEffect: "shoots" | "wins";
  /** How many cows a move shoots if it closes several mills. `each-mill`: one for each mill, up to three. */
  readonly shotsPerMove: "one" | "each-mill";
  /**
   * What a mill does while either side has cows in hand. `marks`: the cow shot stays on its point, dead,
   * until all cows have been placed. `none`: nothing. `illegal`: nothing, and no placement may close a mill.
   */
  readonly shotWhilePlacing: "removes" | "marks" | "none" | "illegal";
  /**
   * Which side moves first when all cows have been placed. `next`: the sides keep taking turns.
   * `second-player`: the side that did not begin. `first-mill`: the side that closed the first mill, or the
   * side that did not begin if there is none.
   */
  readonly startsMoving: "next" | "second-player" | "first-mill";
  /** Points where no cow may be placed, in the first placement of the game or in all; null: none. */
  readonly noPlacing: { readonly points: readonly Point[]; readonly turns: "first" | "all" } | null;
  /** Cows on the board at the beginning; the others are in hand. null: none. */
  readonly setup: { readonly light: readonly Point[]; readonly dark: readonly Point[] } | null;
}

/** The most lines of a board with `repeatMill: "once"`: the used lines of both sides fit in one number. */
export const MOST_LINES_ONCE = 24;

/** Whether the repeat-mill rule can bar moves. */
export const hasBars = ({ repeatMill }: Variant): boolean =>
  repeatMill === "same-cow" || repeatMill === "same-mill";

/** Whether mills shoot while cows are in hand. */
export const shootsWhilePlacing = ({ shotWhilePlacing }: Variant): boolean =>
  shotWhilePlacing === "removes" || shotWhilePlacing === "marks";

/** Whether shots can leave dead cows on the board. */
export const hasDead = ({ shotWhilePlacing }: Variant): boolean => shotWhilePlacing === "marks";

/** Whether a line shoots only once for each side. */
export const usesLines = ({ repeatMill }: Variant): boolean => repeatMill === "once";

/** Whether each side may have to take a cow off a full board. */
export const hasRemovals = ({ fullBoard }: Variant): boolean =>
  fullBoard === "each-shoots" || fullBoard === "each-gives";

/** Whether a side that cannot move passes. */
export const hasPasses = ({ blocked }: Variant): boolean => blocked === "passes" || blocked === "freed";

/** Whether the sides always take turns. */
export const alternates = (variant: Variant): boolean =>
  !hasPasses(variant) && !hasRemovals(variant) && variant.startsMoving === "next";

/** Returns who moves when all cows have been placed; null if the sides keep taking turns. */
export function firstToMove(
  { startsMoving, firstPlayer }: Variant,
  firstMill: Player | undefined,
): Player | null {
  if (startsMoving === "next") return null;
  // `opponentOf` would add checks of arguments to every bundle with the verbs.
  return (startsMoving === "first-mill" && firstMill) || (firstPlayer === "light" ? "dark" : "light");
}

/** Whether position strings of the variant have the field `due`, for removals, freeing or the first mill. */
export const hasDueField = (variant: Variant): boolean =>
  hasRemovals(variant) || variant.blocked === "freed" || variant.startsMoving === "first-mill";

/** Fields of a variant to change; `undefined` fields keep their value. */
export type VariantChanges = { readonly [Field in keyof Variant]?: Variant[Field] | undefined };

/**
 * A built-in with some changed fields, as a game stores it: `{ base: "standard", repetition: 3 }`. It keeps
 * the built-in's title.
 */
export type ChangedVariant = { readonly base: VariantName } & {
  readonly [Field in Exclude<keyof Variant, "name">]?: Variant[Field];
};

/** A variant as a game stores it: a built-in's name, a built-in with changes, or your own variant's data. */
export type StoredVariant = VariantName | ChangedVariant | Variant;

/** The most cows that a side can have on the board; 15 if the board is not valid. */
const mostCows = ({ board }: Partial<Variant>): number => (board?.points?.length ?? 31) >> 1;

/** Words of which only one is right if cows may move while there are cows in hand. */
const unlessCowsMove = (words: string, only: string): Check =>
  refine<Variant>(words, ({ moveWhilePlacing }, value) =>
    moveWhilePlacing && value !== only
      ? `"${only}" if cows may move while there are cows in hand`
      : undefined,
  );

/** A list of points. */
const somePoints = (least: number): Spec => [pointName, least, 31];

/** Returns the first point that is not on the board, if the board is valid, or that is named twice. */
function pointFault(
  { board }: Partial<Variant>,
  lists: Readonly<Record<string, readonly Point[]>>,
): Fault | undefined {
  const named = new Set<Point>();
  for (const [list, points] of Object.entries(lists))
    for (const [i, point] of points.entries()) {
      const at = `.${list}[${i}]`;
      if (board?.points?.includes(point) === false)
        return { at, message: `must be a point of the board, not ${show(point)}` };
      if (named.has(point)) return { at, message: `repeats ${show(point)}; name each point once` };
      named.add(point);
    }
  return undefined;
}

/** Returns what is wrong with a setup, or `undefined` if it is valid. */
function setupFault(
  before: Partial<Variant>,
  { light = [], dark = [] }: Partial<Setup>,
): string | Fault | undefined {
  const { board, cows = 15 } = before;
  const sides = [light, dark];
  const fault = pointFault(before, { light, dark });
  if (fault) return fault;
  if (sides.some((side) => side.length > cows)) return `at most ${cows} points for each side`;
  const isMill = (line: readonly Point[]): boolean =>
    sides.some((side) => line.every((point) => side.includes(point)));
  return board?.lines?.some(isMill) ? "without a mill" : undefined;
}

type Setup = NonNullable<Variant["setup"]>;

/** What each field must be. */
export const variantSpec: { readonly [Field in keyof Variant]-?: Spec } = {
  name: /* @__PURE__ */ text(/^[a-z0-9-]{1,40}$/i, "1 to 40 letters, digits or dashes"),
  board: boardCheck,
  cows: (value, at, faults, before) => inspect(`3..${mostCows(before)}`, value, at, faults),
  firstPlayer: "light|dark",
  flyAt: "1..15|null",
  loseBelow: (value, at, faults, before: Partial<Variant>) =>
    inspect(`0..${before.cows ?? mostCows(before)}`, value, at, faults),
  shooting: "required|optional",
  targetsInMills: "last-resort|never|always",
  repeatMill: /* @__PURE__ */ refine<Variant>("allowed|same-cow|same-mill|once", ({ board }, value) =>
    value === "once" && (board?.lines?.length ?? 0) > MOST_LINES_ONCE
      ? `another rule on a board of more than ${MOST_LINES_ONCE} lines`
      : undefined,
  ),
  moveWhilePlacing: "true|false",
  blocked: "loses|draws|passes|freed",
  fullBoard: "draws|first-player-loses|each-shoots|each-gives",
  tenMoves: /* @__PURE__ */ nullable({ plies: "1..9999", cows: "0..15", who: "either|both" }),
  repetition: "2..100|null",
  drawAfterQuietPlies: "1..9999|null",
  millEffect: "shoots|wins",
  shotsPerMove: "one|each-mill",
  shotWhilePlacing: /* @__PURE__ */ unlessCowsMove("removes|marks|none|illegal", "removes"),
  startsMoving: /* @__PURE__ */ unlessCowsMove("next|second-player|first-mill", "next"),
  noPlacing: /* @__PURE__ */ refine<Variant>(
    /* @__PURE__ */ nullable({ points: /* @__PURE__ */ somePoints(1), turns: "first|all" }),
    (before, value) => {
      const { points = [] } = Object(value) as Partial<NonNullable<Variant["noPlacing"]>>;
      return pointFault(before, { points });
    },
  ),
  setup: /* @__PURE__ */ refine<Variant>(
    /* @__PURE__ */ nullable({ light: /* @__PURE__ */ somePoints(0), dark: /* @__PURE__ */ somePoints(0) }),
    (before, value) => (value === null ? undefined : setupFault(before, value as Setup)),
  ),
};
