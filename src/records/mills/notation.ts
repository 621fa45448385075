/** How moves of mills stand in texts, this library's own and those of others. */
import { labelsOf } from "../../rules/mills/data/board.ts";
import { variants } from "../../rules/mills/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/mills/data/define.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { hasRemovals, type StoredVariant, type VariantName } from "../../rules/mills/data/variant.ts";
import { MOST_SHOTS } from "../../rules/mills/engine/special.ts";
import { sortShots } from "../../rules/mills/moves.ts";
import { writeMove } from "../../rules/mills/notation.ts";
import type { State } from "../../rules/mills/play.ts";
import { parsePosition } from "../../rules/mills/position.ts";
import type { Grammar, Word } from "../tree/family.ts";
import { morabaraba, numbered } from "./family.ts";
import { isSanmill, parseSanmillPosition } from "./sanmill.ts";

/** Names that others use for built-ins, in small letters and without spaces and signs. */
const aliases: ReadonlyMap<string, VariantName> = /* @__PURE__ */ new Map<string, VariantName>([
  ["ninemensmorris", "nineMens"],
  ["twelvemensmorris", "standard"],
  ["morabaraba", "standard"],
]);

/** A point by its name (`d6`), its MSSA label (`A4`) or its number (`14`). */
const POINT = "[A-Za-z][0-9]{1,2}|[0-9]{1,2}";

/** White space is bounded everywhere: text made of it would be read again and again. */
const pattern = (point: string, shot: string, more = ""): RegExp =>
  new RegExp(
    [
      // GoldToken writes "1 Place to d6, take f4", perhaps with the number of the line before it.
      "(?:(?:[0-9]{1,99}\\s{1,9}(?=Place\\b|[A-Za-z][0-9]))?",
      // What follows is a point, not a result.
      "(?:Place to\\s{1,9}(?!1-0|0-1))?",
      `(${point})`,
      // A step: "c5-d5", "c5 -> d5".
      `(?:\\s{0,9}->?\\s{0,9}(${point}))?`,
      `(?:${shot}(${point}))?`.repeat(MOST_SHOTS),
      `${more})(?![A-Za-z0-9])`,
    ].join(""),
    "y",
  );

/** A move at an offset. A shot: "xb6", " x b6", ", take b6"; also as a word of its own after its move. */
const WORD: RegExp = /* @__PURE__ */ pattern(POINT, "\\s{0,99}(?:x|take|,\\s{0,9}take)\\s{0,9}");

/** The same where a turn can be "xb6" alone, which takes a cow off a full board: so a shot follows its move at once. */
const WORD_AT_ONCE: RegExp = /* @__PURE__ */ pattern(
  "[A-WYZa-wyz][0-9]{1,2}|[0-9]{1,2}",
  "x",
  `|x(${POINT})`,
);

/** The last points asked for by other names, and by which. */
let lastPoints: readonly Point[] | undefined;
let lastNotation: string | undefined;
let lastNames: ReadonlyMap<string, Point> | undefined;

/** The points of a board by their names in a notation; undefined where those are their own. */
function pointsBy(points: readonly Point[], notation: string): ReadonlyMap<string, Point> | undefined {
  if (points === lastPoints && notation === lastNotation) return lastNames;
  const names =
    notation === "mssa" ? labelsOf(points) : points.map((point) => [point, numbered(points)(point)] as const);
  lastNames = notation === "wmd" ? undefined : new Map(Array.from(names, ([point, name]) => [name, point]));
  [lastPoints, lastNotation] = [points, notation];
  return lastNames;
}

/** A point by its name, or what no board has as a point. */
function pointNamed(names: ReadonlyMap<string, Point>, name: string | undefined): Point | undefined {
  return name && (names.get(name) ?? `${name}?`);
}

function findWord(
  text: string,
  at: number,
  known: string | undefined,
  { ruleset }: State,
): Word<Move> | undefined {
  const words = hasRemovals(ruleset.variant) ? WORD_AT_ONCE : WORD;
  words.lastIndex = at;
  const found = words.exec(text);
  if (found === null) return undefined;
  const notation = known ?? notationBy((found[1] ?? found[6]) as string);
  const names = pointsBy(ruleset.points, notation);
  const [, one, two, ...others] = names === undefined ? found : found.map((name) => pointNamed(names, name));
  const off = others[3];
  const shots = others.filter((point) => point !== undefined);
  const from = two && one;
  const to = (two ?? one ?? off) as Point;
  const move: MoveLike = { from, to, shots: sortShots(ruleset, shots) };
  return { move: move as Move, text: writeMove(move), end: words.lastIndex, notation };
}

/**
 * The notation of a point: numbers are PlayOK's, and MSSA's labels have capital letters, where WMD's points have small ones.
 */
function notationBy(point: string): string {
  if (/^[0-9]/.test(point)) return "playok";
  return /^[A-Z]/.test(point) ? "mssa" : "wmd";
}

/** The family as texts are read. */
export const millGrammar: Grammar<StoredVariant, Game, Move, State> = {
  family: morabaraba,
  findWord,
  parseVariant: (json) => storedAs(parseVariant(json)),
  readPosition: (text, variant) => (isSanmill(text) ? parseSanmillPosition : parsePosition)(text, variant),
  variants: /* @__PURE__ */ Object.keys(variants) as VariantName[],
  variantNamed(name) {
    const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
    return (
      (Object.keys(variants) as VariantName[]).find((known) => known.toLowerCase() === plain) ??
      aliases.get(plain)
    );
  },
};
