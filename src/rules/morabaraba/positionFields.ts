/**
 * The grammar of positions as text: board, turn, hands and bars, as in `8/8/8 l 12,12 - 0 0`. These four fields are also what
 * counts as the same position where repetitions are counted. `position.ts` adds the counts of plies.
 */

import { show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import type { Word } from "../../base/input.ts";
import type { Point } from "./data/terms.ts";
import { barOf, countBits, cowOf, pointOf } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import { createPosition, type Position } from "./engine/movegen.ts";

/** A decimal number as positions have it: no sign, no leading zero, up to 9999. */
export const NUMBER: RegExp = /^(?:0|[1-9][0-9]{0,3})$/;

/** Board, turn, hands and bars of a position, separated by single spaces. */
export function formatFields(ruleset: Ruleset, position: Position): string {
  const { turn, own, other, ownBar, otherBar } = position;
  const board = turn === 0 ? formatBoard(ruleset, own, other) : formatBoard(ruleset, other, own);
  const hands = formatHands(position);
  const bars = turn === 0 ? formatBars(ruleset, ownBar, otherBar) : formatBars(ruleset, otherBar, ownBar);
  return `${board} ${"ld"[turn]} ${hands} ${bars}`;
}

/** The hands as text, light's first. */
export function formatHands({ turn, ownHand, otherHand }: Position): string {
  return turn === 0 ? `${ownHand},${otherHand}` : `${otherHand},${ownHand}`;
}

function formatBoard(ruleset: Ruleset, light: number, dark: number): string {
  let number = 0;
  const rings = ruleset.variant.board.rings.map((size) => {
    let ring = "";
    let empty = 0;
    for (const end = number + size; number < end; number++) {
      if (((light | dark) >> number) & 1) {
        ring += `${empty || ""}${(light >> number) & 1 ? "L" : "D"}`;
        empty = 0;
      } else empty++;
    }
    return `${ring}${empty || ""}`;
  });
  return rings.join("/");
}

function formatBars({ points }: Ruleset, light: number, dark: number): string {
  const format = (side: string, bar: number): string =>
    bar === 0 ? "" : `${side}:${points[cowOf(bar)]}-${points[pointOf(bar)]}`;
  const bars = [format("l", light), format("d", dark)].filter((text) => text !== "");
  return bars.join() || "-";
}

/**
 * The position of the first four fields of a text, its counts of plies 0; throws {@link ParseError} with an offset into the text.
 */
export function parseFields(
  ruleset: Ruleset,
  [board, turn, hands, barred]: readonly [Word, Word, Word, Word, ...Word[]],
): Position {
  const cows = parseBoard(ruleset, board);
  if (turn.text !== "l" && turn.text !== "d")
    throw new ParseError("syntax", turn.at, `The turn must be l or d, not ${show(turn.text)}.`);
  const position = createPosition();
  setSides(position, turn.text === "l" ? 0 : 1, cows, parseHands(hands), parseBars(ruleset, barred));
  return position;
}

/** What each side has of something, light first. */
export type BySide = readonly [light: number, dark: number];

/** Fills in the turn, and for the side to move and the other side what light and dark have. */
export function setSides(into: Position, turn: 0 | 1, cows: BySide, hands: BySide, bars: BySide): void {
  const other = turn === 0 ? 1 : 0;
  into.turn = turn;
  into.own = cows[turn];
  into.other = cows[other];
  into.ownHand = hands[turn];
  into.otherHand = hands[other];
  into.ownBar = bars[turn];
  into.otherBar = bars[other];
}

function parseBoard(ruleset: Ruleset, field: Word): BySide {
  const sizes = ruleset.variant.board.rings;
  let [light, dark, number, at] = [0, 0, 0, field.at];
  const rings = field.text.split("/");
  if (rings.length !== sizes.length) {
    throw new ParseError(
      "bad-board",
      at,
      `This board has ${sizes.length} rings, separated by "/", not ${rings.length}.`,
    );
  }
  rings.forEach((ring, i) => {
    const end = number + (sizes[i] as number);
    for (const part of ring.match(/[0-9]+|[^0-9]/g) ?? []) {
      let run = 1;
      if (part === "L") light |= 1 << number;
      else if (part === "D") dark |= 1 << number;
      else {
        run = NUMBER.test(part) ? Number(part) : 0;
        if (run === 0) {
          throw new ParseError(
            "bad-board",
            at,
            `A ring must be written with L, D and numbers of empty points, not ${show(part)}.`,
          );
        }
      }
      number += run;
      if (number > end) break;
      at += part.length;
    }
    if (number !== end) {
      throw new ParseError(
        "bad-board",
        at,
        `Ring ${i + 1} must have ${sizes[i]} points, not ${number > end ? "more" : "fewer"}.`,
      );
    }
    at += 1;
  });
  return [light, dark];
}

function parseHands({ text, at }: Word): BySide {
  const hands = text.split(",");
  if (hands.length !== 2 || !hands.every((hand) => NUMBER.test(hand))) {
    throw new ParseError(
      "bad-hands",
      at,
      `The hands must be two numbers, light's and dark's, such as 12,12, not ${show(text)}.`,
    );
  }
  return [Number(hands[0]), Number(hands[1])];
}

function parseBars(ruleset: Ruleset, { text, at }: Word): BySide {
  if (text === "-") return [0, 0];
  const parts = /^(?:l:([^-,]+)-([^-,]+))?(,?)(?:d:([^-,]+)-([^-,]+))?$/.exec(text);
  const [, lightFrom, lightTo, comma, darkFrom, darkTo] = parts ?? [];
  const both = lightFrom !== undefined && darkFrom !== undefined;
  const light = lightFrom === undefined ? 0 : barBetween(ruleset, lightFrom, lightTo);
  const dark = darkFrom === undefined ? 0 : barBetween(ruleset, darkFrom, darkTo);
  if (parts !== null && (comma === ",") === both && light >= 0 && dark >= 0) return [light, dark];
  const allowed = ruleset.variant.repeatMill === "allowed";
  const right = allowed
    ? '"-", since this variant allows a mill to be repeated'
    : '"-" or steps such as l:d2-d1,d:b4-a4';
  throw new ParseError("bad-bar", at, `The bars must be ${right}, not ${show(text)}.`);
}

/** A bar by its two points as the engine holds it; -1 if this board or this variant has no such bar. */
function barBetween({ numbers, variant }: Ruleset, from: Point, to: Point | undefined): number {
  const cow = numbers.get(from);
  const left = numbers.get(to as Point);
  const possible = cow !== undefined && left !== undefined && cow !== left;
  return possible && variant.repeatMill !== "allowed" ? barOf(cow, left) : -1;
}

/** Which field has too many cows of a side, by itself or together with the other, or leaves both sides too few. */
export type CowFault = "board" | "hands";

/** The first {@link CowFault} of a position, if it has one. */
export function cowFault({ variant }: Ruleset, position: Position): CowFault | undefined {
  const own = countBits(position.own);
  const other = countBits(position.other);
  if (Math.max(own, other) > variant.cows) return "board";
  const most = Math.max(own + position.ownHand, other + position.otherHand);
  return most > variant.cows || most < variant.loseBelow ? "hands" : undefined;
}

/** What the field must do instead, for a sentence that begins with its name. */
export function cowMessage({ variant }: Ruleset, field: CowFault): string {
  const { cows, loseBelow } = variant;
  if (field === "board") return `must show at most ${cows} cows of each side`;
  return `must, with the cows on the board, give each side at most ${cows} and one side at least ${loseBelow}`;
}
