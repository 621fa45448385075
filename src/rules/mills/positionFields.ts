/*
 * The grammar of positions as text: board, turn, hands and bars, as in `8/8/8 l 12,12 - 0 0`, and in some
 * variants what is due: the first mill's side, cows to take off a full board, or the duty to free the other
 * side. Two positions are the same for the repetition rule if these fields are equal. `position.ts` writes the
 * counts of plies behind them.
 */

import { show } from "../../base/data.ts";
import { type ParseCode, ParseError } from "../../base/errors.ts";
import type { Word } from "../../base/input.ts";
import type { Line } from "./data/board.ts";
import type { Game } from "./data/state.ts";
import type { Player, Step } from "./data/terms.ts";
import { hasDead, hasDueField, usesLines, type Variant } from "./data/variant.ts";
import { cowOf, pointOf } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import type { Position } from "./engine/position.ts";

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

/** The words of a variant's positions in text. */
export const wordNames = (variant: Variant): readonly string[] => [
  ...["board", "turn", "hands", usesLines(variant) ? "usedLines" : "barred"],
  ...(hasDueField(variant) ? ["due"] : []),
  ...["quiet", "ply"],
];

const count = [
  "bad-number",
  /^(0|[1-9]\d{0,3})$/,
  "A count of plies is a number from 0 to 9999 without leading zeros",
] as const;

/** For each word but the board: the code of a fault, how the word is written, and a sentence about that. */
const forms = {
  turn: ["syntax", /^([ld])$/, "The turn is l or d"],
  hands: [
    "bad-hands",
    /^(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3})$/,
    "The hands are two numbers, light's and dark's, such as 12,12",
  ],
  barred: [
    "bad-bar",
    /^(?:-|(?:l:([^-,]+)-([^-,]+)(?:,(?=d)|$))?(?:d:([^-,]+)-([^-,]+))?)$/,
    'The bars are "-" or steps such as l:d2-d1,d:b4-a4',
  ],
  usedLines: [
    "bad-bar",
    /^(?:-|(?:l:([^,]+)(?:,(?=d)|$))?(?:d:([^,]+))?)$/,
    'The used lines are "-" or lines such as l:a7d7g7+b2b4b6,d:c3d3e3',
  ],
  due: [
    "bad-due",
    /^(?:-|(?:first:([ld])(?:,(?=.)|$))?(?:removals:([12])(?:,(?=.)|$))?(freeing)?)$/,
    'What is due is "-", first:l, first:d, removals:1, removals:2 or freeing',
  ],
  quiet: count,
  ply: count,
} as const satisfies Readonly<Record<string, readonly [ParseCode, RegExp, string]>>;

/**
 * Reads the words that {@link wordNames} lists as the fields of a game, and checks how they are written.
 * `read.ts` checks whether they fit the variant. Throws `ParseError` with an offset.
 */
export function fieldsIn({ variant, stored }: Ruleset, words: readonly Word[]): Game {
  const board = cellsIn(variant, words[0]);
  const [, turn] = partsOf("turn", words[1]);
  const [, lightHand, darkHand] = partsOf("hands", words[2]);
  const hasUsed = usesLines(variant);
  const [, lightFrom, lightTo, darkFrom, darkTo] = hasUsed ? [] : partsOf("barred", words[3]);
  const [used = "-", lightLines, darkLines] = hasUsed ? partsOf("usedLines", words[3]) : [];
  const [, first, removals, freeing] = hasDueField(variant) ? partsOf("due", words[4]) : [];
  const fields: { readonly [Field in keyof Game]: unknown } = {
    variant: stored,
    board,
    turn: playerOf(turn),
    hands: { light: Number(lightHand), dark: Number(darkHand) },
    barred: { light: stepOf(lightFrom, lightTo), dark: stepOf(darkFrom, darkTo) },
    quiet: Number(partsOf("quiet", words.at(-2))[0]),
    ply: Number(partsOf("ply", words.at(-1))[0]),
    usedLines:
      used === "-" ? undefined : { light: linesOf(variant, lightLines), dark: linesOf(variant, darkLines) },
    firstMill: first && playerOf(first),
    removals: removals && Number(removals),
    mustFree: freeing && true,
  };
  return fields as Game;
}

const NO_WORD: Word = { text: "", at: 0 };

/** Returns the parts of a word in its form; a missing word counts as an empty one. */
function partsOf(name: keyof typeof forms, { text, at }: Word = NO_WORD): readonly (string | undefined)[] {
  const [code, pattern, rule] = forms[name];
  const parts = pattern.exec(text);
  if (parts !== null) return parts;
  throw new ParseError(code, at, `${rule}, not ${show(text)}.`);
}

const playerOf = (letter: string | undefined): Player => (letter === "l" ? "light" : "dark");

const stepOf = (from?: string, to?: string): Step | null => (from && to ? { from, to } : null);

/** Finds lines by their points; a text that is no line stays as it is. */
function linesOf({ board }: Variant, text: string | undefined): readonly unknown[] {
  const names = board.lines.map((line) => line.join(""));
  return text?.split("+").map((name) => board.lines[names.indexOf(name)] ?? name) ?? [];
}

/** More empty points than any ring has. */
const EMPTY = "................................";

/** Reads the rings of a board as one character for each point. */
function cellsIn(variant: Variant, { text, at }: Word = NO_WORD): string {
  const sizes = variant.board.rings;
  const rings = text.split("/");
  const dead = hasDead(variant) ? ", x for a dead cow" : "";
  const refuse = (offset: number, rule: string): never => {
    throw new ParseError("bad-board", offset, `${rule}.`);
  };
  if (rings.length !== sizes.length)
    refuse(at, `This board has ${sizes.length} rings, separated by "/", not ${rings.length}`);
  let cells = "";
  let start = at;
  for (let ring = 0; ring < rings.length; ring++) {
    const signs = rings[ring] as string;
    const end = cells.length + (sizes[ring] as number);
    for (let i = 0, next = 0; i < signs.length; i = next) {
      const sign = signs.charAt(i);
      next = i + 1;
      if (sign === "L" || sign === "D" || (sign === "x" && dead !== "")) cells += sign;
      else {
        if (sign === "0" || !isDigit(sign))
          refuse(start + i, `A ring has L, D${dead} and numbers of empty points, not ${show(sign)}`);
        while (isDigit(signs.charAt(next))) next++;
        cells += EMPTY.slice(0, Number(signs.slice(i, next)));
      }
      if (cells.length > end) refuse(start + i, `Ring ${ring + 1} has ${sizes[ring]} points, not more`);
    }
    if (cells.length < end)
      refuse(start + signs.length, `Ring ${ring + 1} has ${sizes[ring]} points, not fewer`);
    start += signs.length + 1;
  }
  return cells;
}

const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";
