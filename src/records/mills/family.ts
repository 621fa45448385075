/*
 * The mill games as a family of records: their rules, and how their moves are written in texts, by this
 * library and by other programs.
 */

import { show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import { labelsOf } from "../../rules/mills/data/board.ts";
import { otherNames, variants } from "../../rules/mills/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/mills/data/define.ts";
import type { Game, Move, MoveLike, Reason } from "../../rules/mills/data/state.ts";
import { type Point, players } from "../../rules/mills/data/terms.ts";
import { alternates, type StoredVariant, type VariantName } from "../../rules/mills/data/variant.ts";
import { rulesetFor } from "../../rules/mills/engine/compile.ts";
import { MOST_SHOTS } from "../../rules/mills/engine/shots.ts";
import { createGame, variantOf } from "../../rules/mills/game.ts";
import { legalMove } from "../../rules/mills/legality.ts";
import { decodeMove, movesOf, sortShots, writeMove } from "../../rules/mills/moves.ts";
import { labeler } from "../../rules/mills/notation.ts";
import { outcomeOf, play, type State } from "../../rules/mills/play.ts";
import { formatPosition, parsePosition } from "../../rules/mills/positionText.ts";
import { readGame } from "../../rules/mills/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/mills/verdicts.ts";
import { writeGame } from "../../rules/mills/write.ts";
import type { MoveMatch, RecordFamily, TextFormat } from "../tree/family.ts";

const reasons: readonly Reason[] = [
  "mill",
  "few-cows",
  "no-moves",
  "ten-moves",
  "full-board",
  "repetition",
  "no-shots",
];

/** Returns the numbers of points as PlayOK counts them: row by row, from the top left. */
function numbered(points: readonly Point[]): (point: Point) => string {
  const place = (point: Point): number => point.charCodeAt(0) - 1000 * Number(point.slice(1));
  const rows = [...points].sort((a, b) => place(a) - place(b));
  return (point) => `${rows.indexOf(point) + 1}`;
}

/** White is always light, even in variants in which dark begins. */
export const morabaraba: RecordFamily<StoredVariant, Game, Move, State> = {
  name: "mills",
  players,
  reasons,
  createGame: (variant) => createGame(variant),
  resign,
  agreeDraw,
  forfeit,
  formatPosition,
  parsePosition,
  readGame,
  writeGame,
  outcomeOf,
  legalMove,
  play,
  move: ({ ruleset, position }, number) => decodeMove(ruleset, position, number),
  writeMove: ({ ruleset, position }, number) => writeMove(decodeMove(ruleset, position, number)),
  choices: (state) => movesOf(state).packed,
  isFirst: ({ ruleset, position }) => players[position.turn] === ruleset.variant.firstPlayer,
  notations: ["wmd", "mssa", "playok"],
  translator({ variant }, notation) {
    if (notation === "wmd") return (move) => move;
    const name = (notation === "mssa" ? labeler : numbered)(rulesetFor(variant).points);
    return (move) => move.replace(/[a-w][0-9]+/g, name);
  },
  // If a side may move twice in a row, a space separates the two plies.
  plySeparator: (game) => (alternates(variantOf(game)) ? undefined : " "),
};

/** Numbers that names begin with. */
const numbers = ["three", "six", "nine", "ten", "eleven", "twelve"];
const digits = ["3", "6", "9", "10", "11", "12"];

/** A point by its name (`d6`), its MSSA label (`A4`) or its number (`14`). */
const POINT = "[A-WYZa-wyz][0-9]{1,2}|[0-9]{1,2}";

/** A shot written separately from its move, or one on a full board: "x b6", "take b6", ", take b6". */
const SHOT = `(?:[xX]|take|,\\s{0,9}take)\\s{0,9}(${POINT})`;

/** A move or a shot at an offset. White space is bounded: long runs of it would be read again and again. */
const WORD: RegExp = /* @__PURE__ */ new RegExp(
  [
    // GoldToken writes "1 Place to d6, take f4", with or without the line number.
    "(?:(?:[0-9]{1,99}\\s{1,9}(?=Place\\b|[A-Za-z][0-9]))?",
    // A result is not a point.
    "(?:Place to\\s{1,9}(?!1-0|0-1))?",
    `(${POINT})`,
    // A step: "c5-d5", "c5 -> d5".
    `(?:\\s{0,9}->?\\s{0,9}(${POINT}))?`,
    `(?:[xX](${POINT}))?`.repeat(MOST_SHOTS),
    `|${SHOT})(?![A-Za-z0-9])`,
  ].join(""),
  "y",
);

/** The last result of `pointsBy`, with its arguments. */
let lastPoints: readonly Point[] | undefined;
let lastNotation: string | undefined;
let lastNames: ReadonlyMap<string, Point> | undefined;

/**
 * Returns a board's points by their names in a notation; undefined for WMD, because a point is its WMD name.
 */
function pointsBy(points: readonly Point[], notation: string): ReadonlyMap<string, Point> | undefined {
  if (points === lastPoints && notation === lastNotation) return lastNames;
  const names =
    notation === "mssa" ? labelsOf(points) : points.map((point) => [point, numbered(points)(point)] as const);
  lastNames = notation === "wmd" ? undefined : new Map(Array.from(names, ([point, name]) => [name, point]));
  [lastPoints, lastNotation] = [points, notation];
  return lastNames;
}

function matchMove(
  text: string,
  at: number,
  known: string | undefined,
  { ruleset, position }: State,
  last: MoveMatch<Move> | undefined,
): MoveMatch<Move> | undefined {
  WORD.lastIndex = at;
  const match = WORD.exec(text);
  if (match === null) return undefined;
  const notation = known ?? notationBy(match.find((name, i) => i > 0 && name !== undefined) as string);
  const names = pointsBy(ruleset.points, notation);
  const nameOf = (name: string | undefined, i: number): string | undefined => {
    if (i === 0 || name === undefined || names?.has(name)) return name && (names?.get(name) ?? name);
    const small = name.toLowerCase() as Point;
    const isWmd = known === undefined && ruleset.numbers.has(small);
    const advice = isWmd
      ? `: did you mean ${show(small)}?`
      : "; for example, d6 in wmd is A2 in mssa and 5 in playok.";
    throw new IllegalMoveError(
      "unknown-point",
      `${show(name)} is not a point in the notation ${notation}${advice}`,
    );
  };
  const [, one, two, ...shots] = names === undefined ? match : match.map(nameOf);
  const loneShot = shots[MOST_SHOTS];
  const completes = loneShot !== undefined && position.removals === 0;
  if (completes && last === undefined)
    throw new IllegalMoveError(
      "shot-without-mill",
      `${show(match[0])} shoots a cow, but no move before it closes a mill: write the move and its shot together, as in g7xb6.`,
    );
  const before: Partial<MoveLike> = completes ? (last as MoveMatch<Move>).move : {};
  const cows = shots.filter((point) => point !== undefined);
  const move: MoveLike = {
    from: before.from ?? (two && one),
    to: (before.to ?? two ?? one ?? loneShot) as Point,
    shots: sortShots(ruleset, before.shots ? [...before.shots, ...cows] : cows),
  };
  return { move: move as Move, text: writeMove(move), end: WORD.lastIndex, notation, completes };
}

/** Guesses the notation of a point: PlayOK has numbers, MSSA capital letters and WMD small ones. */
function notationBy(point: string): string {
  if (/^[0-9]/.test(point)) return "playok";
  return /^[A-Z]/.test(point) ? "mssa" : "wmd";
}

/** How texts of mill games are read. */
export const millTextFormat: TextFormat<StoredVariant, Game, Move, State> = {
  family: morabaraba,
  matchMove,
  parseVariant: (json) => storedAs(parseVariant(json)),
  otherPosition: /[*@]/,
  otherReader: ["Sanmill", "parseSanmillPosition of morabaraba/formats"],
  next: /[xX]\s{0,9}[A-Za-z0-9]|,\s{0,9}take\b/y,
  unfinished: "shot-missing",
  variants: /* @__PURE__ */ Object.keys(variants) as VariantName[],
  variantCalled(name) {
    const plain = name
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9]/g, "");
    const short = plain
      .replace(/^[0-9]+/, (number) => numbers[digits.indexOf(number)] ?? number)
      .replace(/(m[ae]ns?)?(?:morris)?$/, (_end, men) => (men ? "mens" : ""));
    return (
      (Object.keys(variants) as VariantName[]).find((known) => known.toLowerCase() === short) ??
      (Object.hasOwn(otherNames, short) ? otherNames[short] : undefined)
    );
  },
};
