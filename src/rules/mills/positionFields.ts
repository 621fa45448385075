/*
 * The grammar of positions as text: board, turn, hands and bars, as in `8/8/8 l 12,12 - 0 0`, and in some
 * variants what is due: the first mill's side, cows to take off a full board, or the duty to free the other
 * side. Two positions are the same for the repetition rule if these fields are equal. `position.ts` adds the
 * counts of plies.
 */

import { show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import type { Word } from "../../base/input.ts";
import type { Line } from "./data/board.ts";
import type { Game } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import { hasBars, hasDead, hasDueField, hasRemovals, usesLines, type Variant } from "./data/variant.ts";
import { barOf, countBits, cowOf, pointOf } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import { mustFree } from "./engine/makeMove.ts";
import { createPosition, type Position } from "./engine/position.ts";

/** A number in a position: 0 to 9999, without sign or leading zeros. */
export const NUMBER: RegExp = /^(?:0|[1-9][0-9]{0,3})$/;

/** Writes board, turn, hands, bars and, in some variants, what is due, separated by single spaces. */
export function formatFields(ruleset: Ruleset, position: Position): string {
  const { variant } = ruleset;
  const { turn, own, other, ownBar, otherBar, ownUsed, otherUsed, dead } = position;
  const board = turn === 0 ? formatBoard(ruleset, own, other, dead) : formatBoard(ruleset, other, own, dead);
  const hands = formatHands(position);
  const format = usesLines(variant) ? formatUsed : formatBar;
  const [mine, theirs] = usesLines(variant) ? [ownUsed, otherUsed] : [ownBar, otherBar];
  const bars = turn === 0 ? bySide(ruleset, format, mine, theirs) : bySide(ruleset, format, theirs, mine);
  const fields = `${board} ${"ld"[turn]} ${hands} ${bars}`;
  return hasDueField(variant) ? `${fields} ${formatDue(position)}` : fields;
}

/** Writes the hands, light's first. */
export function formatHands({ turn, ownHand, otherHand }: Position): string {
  return turn === 0 ? `${ownHand},${otherHand}` : `${otherHand},${ownHand}`;
}

function formatBoard(ruleset: Ruleset, light: number, dark: number, dead: number): string {
  let number = 0;
  const rings = ruleset.variant.board.rings.map((size) => {
    let ring = "";
    let empty = 0;
    for (const end = number + size; number < end; number++) {
      if (((light | dark | dead) >> number) & 1) {
        ring += `${empty || ""}${(light >> number) & 1 ? "L" : (dark >> number) & 1 ? "D" : "x"}`;
        empty = 0;
      } else empty++;
    }
    return `${ring}${empty || ""}`;
  });
  return rings.join("/");
}

/** Writes the bars or used lines of both sides, light's first. */
function bySide(
  ruleset: Ruleset,
  format: (ruleset: Ruleset, value: number) => string,
  light: number,
  dark: number,
): string {
  if (light === 0 && dark === 0) return "-";
  const sides = [
    light === 0 ? "" : `l:${format(ruleset, light)}`,
    dark === 0 ? "" : `d:${format(ruleset, dark)}`,
  ];
  return sides.filter((text) => text !== "").join();
}

const formatBar = ({ points }: Ruleset, bar: number): string =>
  `${points[cowOf(bar)]}-${points[pointOf(bar)]}`;

const formatUsed = (ruleset: Ruleset, used: number): string =>
  linesIn(ruleset, used)
    .map((line) => line.join(""))
    .join("+");

/** Lists the lines of a mask, in the board's order. */
export function linesIn({ variant }: Ruleset, mask: number): readonly Line[] {
  return variant.board.lines.filter((_, i) => (mask >> i) & 1);
}

function formatDue({ firstMill, removals, freeing }: Position): string {
  const parts = [
    firstMill < 0 ? "" : `first:${"ld"[firstMill]}`,
    removals === 0 ? "" : `removals:${removals}`,
    freeing === 0 ? "" : "freeing",
  ];
  return parts.filter((part) => part !== "").join() || "-";
}

/** The number of fields that {@link formatFields} writes. */
export const fieldCount = ({ variant }: Ruleset): number => (hasDueField(variant) ? 5 : 4);

/**
 * Reads a position, without its plies, from the first words of a text; throws `ParseError` with an offset.
 *
 * @param words - At least {@link fieldCount} words.
 */
export function parseFields(ruleset: Ruleset, words: readonly Word[]): Position {
  const { variant } = ruleset;
  const [board, turn, hands, barred, due] = words as readonly [Word, Word, Word, Word, Word];
  const [light, dark, dead] = parseBoard(ruleset, board);
  if (turn.text !== "l" && turn.text !== "d")
    throw new ParseError("syntax", turn.at, `The turn must be l or d, not ${show(turn.text)}.`);
  const position = createPosition();
  const inHands = parseHands(hands);
  const nothing = [0, 0] as const;
  const [bars, used] = usesLines(variant)
    ? [nothing, parseUsed(ruleset, barred)]
    : [parseBars(ruleset, barred), nothing];
  setSides(position, turn.text === "l" ? 0 : 1, [light, dark], inHands, bars, used);
  position.dead = dead;
  if (hasDueField(variant)) parseDue(ruleset, due, position);
  return position;
}

/** A number for each side, light first. */
export type BySide = readonly [light: number, dark: number];

/** Sets the turn and both sides' fields; the arguments are light's and dark's, not own and other. */
export function setSides(
  into: Position,
  turn: 0 | 1,
  cows: BySide,
  hands: BySide,
  bars: BySide,
  used: BySide,
): void {
  const other = turn === 0 ? 1 : 0;
  into.turn = turn;
  into.own = cows[turn];
  into.other = cows[other];
  into.ownHand = hands[turn];
  into.otherHand = hands[other];
  into.ownBar = bars[turn];
  into.otherBar = bars[other];
  into.ownUsed = used[turn];
  into.otherUsed = used[other];
}

function parseBoard({ variant }: Ruleset, field: Word): readonly [light: number, dark: number, dead: number] {
  const sizes = variant.board.rings;
  let [light, dark, dead, number, at] = [0, 0, 0, 0, field.at];
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
      else if (part === "x" && hasDead(variant)) dead |= 1 << number;
      else {
        run = NUMBER.test(part) ? Number(part) : 0;
        if (run === 0) {
          const deadSign = hasDead(variant) ? ", x for a dead cow" : "";
          throw new ParseError(
            "bad-board",
            at,
            `A ring must be written with L, D${deadSign} and numbers of empty points, not ${show(part)}.`,
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
  return [light, dark, dead];
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
  const expected = hasBars(ruleset.variant)
    ? '"-" or steps such as l:d2-d1,d:b4-a4'
    : '"-", because this variant allows a mill to be repeated';
  throw new ParseError("bad-bar", at, `The bars must be ${expected}, not ${show(text)}.`);
}

/** Packs a bar from its two points; -1 if this board or variant has no such bar. */
function barBetween({ numbers, variant }: Ruleset, from: Point, to: Point | undefined): number {
  const cow = numbers.get(from);
  const left = numbers.get(to as Point);
  const possible = cow !== undefined && left !== undefined && cow !== left;
  return possible && hasBars(variant) ? barOf(cow, left) : -1;
}

/** Reads the lines that each side has used up. */
function parseUsed(ruleset: Ruleset, { text, at }: Word): BySide {
  if (text === "-") return [0, 0];
  const parts = /^(?:l:([a-w0-9+]+))?(,?)(?:d:([a-w0-9+]+))?$/.exec(text);
  const [, light, comma, dark] = parts ?? [];
  const both = light !== undefined && dark !== undefined;
  const used = [light, dark].map((lines) => (lines === undefined ? 0 : usedIn(ruleset, lines)));
  if (parts !== null && (comma === ",") === both && !used.includes(-1)) return used as [number, number];
  const sample = (ruleset.variant.board.lines[0] as Line).join("");
  throw new ParseError(
    "bad-bar",
    at,
    `The lines used must be "-" or each side's lines, such as l:${sample}, not ${show(text)}.`,
  );
}

/** Reads lines in the board's order as a mask; -1 for any other text. */
function usedIn(ruleset: Ruleset, text: string): number {
  const lines = ruleset.variant.board.lines.map((line) => line.join(""));
  const used = text.split("+").reduce((mask, line) => mask | (1 << lines.indexOf(line)), 0);
  return used > 0 && formatUsed(ruleset, used) === text ? used : -1;
}

/** Reads what is due into a position. */
function parseDue({ variant }: Ruleset, { text, at }: Word, into: Position): void {
  const parts = /^(?:-|(?:first:([ld]))?(?:,?removals:([12]))?(,?freeing)?)$/.exec(text);
  const [, first, removals, freeing] = parts ?? [];
  into.firstMill = first === undefined ? -1 : "ld".indexOf(first);
  into.removals = Number(removals ?? 0);
  into.freeing = freeing === undefined ? 0 : 1;
  resetUnusedDue(variant, into);
  if (parts !== null && formatDue(into) === text) return;
  throw new ParseError(
    "bad-due",
    at,
    `What is due must be ${dueTexts(variant).join(" or ")}, not ${show(text)}.`,
  );
}

/** Lists what can be due in a variant's games, as text. */
function dueTexts(variant: Variant): string[] {
  return [
    "-",
    ...(variant.startsMoving === "first-mill" ? ["first:l", "first:d"] : []),
    ...(hasRemovals(variant) ? ["removals:1", "removals:2"] : []),
    ...(variant.blocked === "freed" ? ["freeing"] : []),
  ];
}

/** Resets the fields for what cannot be due in the variant's games. */
export function resetUnusedDue(variant: Variant, into: Position): void {
  if (variant.startsMoving !== "first-mill") into.firstMill = -1;
  if (!hasRemovals(variant)) into.removals = 0;
  if (variant.blocked !== "freed") into.freeing = 0;
}

/** A contradiction within a position. */
export interface PositionFault {
  /** The word of the position string that holds the field. */
  readonly word: "board" | "hands" | "due";
  /** The field of the game. */
  readonly field: keyof Game;
  /** The rule that it breaks, for a sentence that begins with its name. */
  readonly message: string;
}

/**
 * Returns the first contradiction of a position: a side has too many cows, both have too few, dead cows remain
 * though both hands are empty, or something is due that cannot be due here.
 */
export function positionFault(ruleset: Ruleset, position: Position): PositionFault | undefined {
  const { cows, loseBelow, millEffect } = ruleset.variant;
  const own = countBits(position.own);
  const other = countBits(position.other);
  const isPlaced = position.ownHand + position.otherHand === 0;
  const fault = (word: PositionFault["word"], field: keyof Game, message: string): PositionFault => ({
    word,
    field,
    message,
  });
  if ((position.dead !== 0 && isPlaced) || Math.max(own, other) > cows) {
    const dead = hasDead(ruleset.variant) ? ", and dead ones only while cows are in hand" : "";
    return fault("board", "board", `must show at most ${cows} cows of each side${dead}`);
  }
  const most = Math.max(own + position.ownHand, other + position.otherHand);
  if (most > cows || (millEffect === "shoots" && most < loseBelow))
    return fault(
      "hands",
      "hands",
      `must give each side at most ${cows} cows, counting those on the board, and one side at least ${loseBelow}`,
    );
  if (position.firstMill >= 0 && isPlaced)
    return fault("due", "firstMill", "can be due only while cows are in hand");
  if (position.removals > 0 && own + other + 2 - position.removals < ruleset.points.length)
    return fault("due", "removals", "can be due only on a full board");
  if (position.freeing > 0 && !mustFree(ruleset, position))
    return fault("due", "mustFree", "can be due only while the other side is blocked");
  return undefined;
}
