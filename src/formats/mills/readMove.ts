/* Reads moves of mill games as people and language models write them. */
import { show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { checkOptions } from "../../base/options.ts";
import { labelsOf } from "../../rules/mills/data/board.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { players } from "../../rules/mills/data/terms.ts";
import { mayStep } from "../../rules/mills/engine/position.ts";
import { legalMove } from "../../rules/mills/legality.ts";
import { type MoveFields, movesOf, sortShots, writeMove } from "../../rules/mills/moves.ts";
import { type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import type { State } from "../../rules/mills/play.ts";
import { readGame } from "../../rules/mills/read.ts";
import { asks, type MoveReading, notUnderstood, readingOf, rolesOf, wordsIn } from "../reading.ts";

/** What each word means for the points after it; words of `skip` mean nothing. Other words are unknown. */
const roles = /* @__PURE__ */ rolesOf({
  place: "place places placed placing put puts putting drop drops add lay deploy plaas",
  step: "step steps slide slides sliding shift shifts fly flies flying jump jumps hop skuif vlieg",
  move: "move moves moving moved go goes going skuiwe",
  from: "from van",
  to: "to into onto toward towards na >",
  dash: "- ->",
  shot: [
    "x take takes taking took remove removes removing removed capture captures capturing captured",
    "shoot shoots shooting shot shots give gives kill kills killing eat eats delete skiet vat",
  ].join(" "),
  skip: [
    "i we ll my our the a an one cow cows piece pieces man men stone stones token tokens at on in is it play plays playing",
    "played then and with will would like want d please let me us so ok okay here my next answer choice final choose pick",
    "mill mills close closes closing form forms forming make makes making complete completes completing point",
    "position square spot field empty best s kind en met koei n this",
  ].join(" "),
  // These may only say whose cow is shot.
  other: "opponent their his her its your enemy",
});

/** The sides by their usual names. */
const sides: Readonly<Record<string, number>> = { light: 0, white: 0, dark: 1, black: 1 };

const WORD = /[a-z]\d+|x(?=[\s'"`*(]*[a-z]\d)|[a-z]+|\d+|->|[->]/y;

/** The number of a move: "12. d6", "12... d6", "12) d6". */
const NUMBER = /^[^a-z\d]*\d{1,4}\s*(?:\.{1,3}|\)|:)(?=.*[a-z])/s;

/** What a text names, so far. */
interface Named {
  from?: Point | undefined;
  to?: Point | undefined;
  readonly shots: Point[];
  /** Points whose role no word gives. */
  readonly open: Point[];
  /** Whether a cow is placed or moved, if a word says so. */
  kind?: "place" | "step" | undefined;
  /** True until a word says that a cow moves; while true, placements are preferred. */
  isBare: boolean;
}

/**
 * Returns a function from names to points. The names in the text are read as MSSA labels if all of them are
 * labels and at least one is not a point in WMD.
 */
function pointNames(
  { ruleset }: State,
  game: Game,
  text: string,
  options: NotationOptions,
): (name: string) => Point {
  const labels = new Map(Array.from(labelsOf(ruleset.points), ([point, label]) => [label, point]));
  const written = text.normalize("NFKC").match(/[A-Za-z]\d+/g) ?? [];
  const isMssa =
    notationOn(game, options) === "mssa" ||
    (written.every((name) => labels.has(name)) &&
      written.some((name) => !ruleset.numbers.has(name.toLowerCase())));
  return (name) => {
    const point = isMssa ? labels.get(name.toUpperCase()) : name;
    if (point !== undefined && ruleset.numbers.has(point)) return point;
    const at = Math.max(0, text.toLowerCase().indexOf(name));
    throw new ParseError("bad-point", at, `${show(name)} is not a point of this board.`);
  };
}

/** Words for what is counted: a number before them is no point. */
const COUNTED = /^(?:cow|piece|man|men|stone|token|mill|move|turn|point|koei)/;

/**
 * Returns the points that numbers mean: row by row from the top, from left to right. OpenSpiel counts from 0,
 * and most diagrams count from 1.
 */
function numbered({ ruleset }: State, { numbering }: ReadMoveOptions): readonly (Point | undefined)[] {
  if (numbering === undefined) return [];
  const rank = (point: Point): number => Number(point.slice(1));
  const rows = [...ruleset.points].sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
  return numbering === "openspiel" ? rows : [undefined, ...rows];
}

/** Reads the words of a text. Throws for a word that is not understood. */
function namedIn(
  state: State,
  text: string,
  pointOf: (name: string) => Point,
  numbers: readonly (Point | undefined)[],
): Named {
  const named: Named = { shots: [], open: [], isBare: true };
  let mark: "from" | "to" | "shot" | undefined;
  const plain = numbers.length > 0 ? text.replace(/(\d)\s*[x×:]\s*(?=\d)/gi, "$1 takes ") : text;
  const words = wordsIn(plain.replace(/([a-z]\d+):(?=[a-z]\d)/gi, "$1x"), WORD, NUMBER);
  for (const [i, word] of words.entries()) {
    const role = roles.get(word);
    const side = sides[word];
    if (/\d/.test(word)) {
      const isNumber = /^\d/.test(word);
      const point = isNumber ? numbers[Number(word)] : pointOf(word);
      if (point === undefined || (isNumber && COUNTED.test(words[i + 1] ?? "")))
        throw notUnderstood(text, word);
      if (mark === "shot" || (mark === undefined && named.to !== undefined)) named.shots.push(point);
      else if (mark === undefined) named.open.push(point);
      else if (named[mark] === undefined) named[mark] = point;
      else throw notUnderstood(text, word);
      if (mark !== "shot") mark = undefined;
    } else if (role === "shot" || role === "from" || role === "to") mark = role;
    else if (role === "dash") mark = "to";
    else if (role === "place" || role === "step") [named.kind, mark] = [role, undefined];
    // A question, or a sentence about a point such as "d6 is empty".
    else if (asks(words, i)) throw notUnderstood(text, word);
    else if (role === "other" && mark !== "shot") throw notUnderstood(text, word);
    else if (role === undefined && side !== state.position.turn && (side === undefined || mark !== "shot"))
      throw notUnderstood(text, word);
    if (role === "to" || role === "move") named.isBare = false;
  }
  if (named.open.length + named.shots.length === 0 && !named.from && !named.to)
    throw new ParseError(
      "syntax",
      0,
      `${show(text)} names no point: write a move such as d6, c5-d5 or c5-b6xe5.`,
    );
  settle(state, named);
  return named;
}

/** Options of {@link readMove}. */
export interface ReadMoveOptions extends NotationOptions {
  /**
   * Also reads numbers as points, row by row from the top and from left to right: `"openspiel"` counts from
   * 0, as OpenSpiel does, and `"rows"` from 1. Without it, numbers are not understood.
   */
  readonly numbering?: "openspiel" | "rows" | undefined;
}

/** Gives roles to the open points: to the first by what is on it, to the others by their order. */
function settle({ ruleset, position }: State, named: Named): void {
  const { open, shots, kind } = named;
  const isOwn = ((position.own >> (ruleset.numbers.get(open[0] as Point) as number)) & 1) === 1;
  const isStep =
    kind === "step" ||
    (kind === undefined && mayStep(ruleset, position) && (isOwn || position.ownHand === 0));
  if (position.removals > 0) {
    // "g1->g1" is a step, although a removal at g1 has the same point in `to`.
    if (named.to !== undefined) named.from ??= open.shift();
    shots.push(...open);
    return;
  }
  if (named.from === undefined && (named.to ? open.length > 0 : isStep && (isOwn || open.length > 1)))
    named.from = open.shift();
  named.to ??= open.shift();
  shots.push(...open);
}

const fromOf = ({ from }: MoveLike): Point | undefined => from;

/**
 * Finds the legal moves that have everything that was named. If one of them has exactly the named shots, the
 * others with the same step are left out.
 */
function meant(state: State, named: Named): readonly Move[] {
  const { from, to, shots, kind, isBare } = named;
  const isRemoval = state.position.removals > 0;
  const moves = movesOf(state).moves.filter((move) => {
    const has: readonly Point[] = move.shots ?? [];
    if (new Set(shots).size < shots.length || !shots.every((shot) => has.includes(shot))) return false;
    if (isRemoval) return !(from ?? kind) && shots[0] === move.to && (to ?? move.to) === move.to;
    const isKind = kind === undefined || (kind === "place") === (fromOf(move) === undefined);
    const isThere = (from ?? fromOf(move)) === fromOf(move) && (to ?? move.to) === move.to;
    return (to ?? (shots.length === 0 && from)) && isKind && isThere;
  });
  const isWhole = (move: MoveLike): boolean => (move.shots?.length ?? 0) === shots.length;
  const stepOf = (move: MoveLike): string => `${move.from}-${move.to}`;
  const whole = new Set(moves.filter(isWhole).map(stepOf));
  const some = moves.filter((move) => isWhole(move) || !whole.has(stepOf(move)));
  const placed = some.filter((move) => fromOf(move) === undefined);
  return isBare && from === undefined && placed.length > 0 ? placed : some;
}

/**
 * Finds the one legal move that a text can mean, as people and language models write moves: `D6`, `place d6`,
 * `c4 c5`, `d6 x a1`, `d6, take a1`, `to d6`, `5. c4 → c5!`. A missing shot or origin is found among the
 * legal moves. A text with an unknown word is rejected, so `not d6` is never read as `d6`. For strict
 * reading, use `parseMove`.
 *
 * After reasoning, an answer is read from JSON such as `{ "move": "d6" }`, from tags such as `<answer>`, and
 * from a line such as `Final answer: d6`. A text with two answers is rejected.
 *
 * @param options - The `notation` that names the points, and a `numbering` for texts such as "Place at point 4".
 * Labels such as `R1`, which are not points in WMD, are always read.
 * @returns The move; or an error, and the `moves` that the text can mean. The error's `code` is `ambiguous`,
 * `not-text`, `too-long`, `bad-point`, a code of `whyIllegal`, or `syntax` if the text is not understood.
 * @throws `ParseError` if `game` is invalid.
 * @throws `ArgumentError` if an option is unknown or invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { readMove } from "morabaraba/formats";
 *
 * const game = createGame();
 * const read = readMove(game, "I place a cow on D6.");
 * read.ok && read.value; // => { kind: "place", to: "d6" }
 * const refused = readMove(game, "move c4 to c5");
 * refused.ok || refused.error.message; // => "c4-c5 is illegal: cow in hand."
 * const numbered = readMove(game, '{ "reason": "...", "move": "Point 4" }', { numbering: "openspiel" });
 * numbered.ok && numbered.value; // => { kind: "place", to: "d6" }
 * ```
 */
export function readMove(game: Game, text: string, options: ReadMoveOptions = {}): MoveReading<Move> {
  const state = readGame(game);
  const { numbering, ...notation } = checkOptions<ReadMoveOptions>(
    { notation: "wmd|mssa", numbering: "openspiel|rows" },
    options,
  );
  const numbers = numbered(state, { numbering });
  const find = (text: string): readonly Move[] => {
    const { moves, tried } = meaningOf(state, game, text, notation, numbers);
    if (moves.length > 0) return moves;
    // Throws with the reason if the move is illegal.
    legalMove(state, tried);
    throw new ParseError("syntax", 0, `No legal move of ${players[state.position.turn]} is ${show(text)}.`);
  };
  return readingOf(text, find, writeMove);
}

/** What a text means: all legal moves that it can mean, and the move that it names, legal or not. */
export interface Meaning {
  readonly moves: readonly Move[];
  readonly tried: MoveFields;
}

/** Returns what a text means. Throws `ParseError` for a word or a point that is not understood. */
export function meaningOf(
  state: State,
  game: Game,
  text: string,
  options: NotationOptions,
  numbers: readonly (Point | undefined)[] = [],
): Meaning {
  const named = namedIn(state, text, pointNames(state, game, text, options), numbers);
  const { from, to, shots } = named;
  const tried = { from, to: to ?? from ?? shots[0], shots: sortShots(state.ruleset, shots) };
  return { moves: meant(state, named), tried };
}
