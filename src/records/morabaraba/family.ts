/** What records ask of this family: its verbs and texts, moves that follow each other fast, and how others write them. */
import { isRecord } from "../../base/data.ts";
import { diagonalBoard } from "../../rules/morabaraba/data/board.ts";
import { variants } from "../../rules/morabaraba/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/morabaraba/data/define.ts";
import type { Game, Move, MoveLike, Reason } from "../../rules/morabaraba/data/state.ts";
import { type Point, players } from "../../rules/morabaraba/data/terms.ts";
import type { StoredVariant, VariantName } from "../../rules/morabaraba/data/variant.ts";
import { endingAfter, winnerOf } from "../../rules/morabaraba/engine/ending.ts";
import { key, secondKey } from "../../rules/morabaraba/engine/key.ts";
import {
  createPosition,
  generate,
  hasMove,
  MOST_MOVES,
  MOST_PLIES,
  make,
  type Position,
} from "../../rules/morabaraba/engine/movegen.ts";
import { applyMove, createGame, outcome } from "../../rules/morabaraba/game.ts";
import { packLegal } from "../../rules/morabaraba/legality.ts";
import { decodeMove, encodeMove, moveFrom, readMove } from "../../rules/morabaraba/moves.ts";
import { labelOf, writeMove } from "../../rules/morabaraba/notation.ts";
import { formatPosition, parsePosition } from "../../rules/morabaraba/position.ts";
import { encode, readPosition, rulesetOf } from "../../rules/morabaraba/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/morabaraba/verdicts.ts";
import { decode } from "../../rules/morabaraba/write.ts";
import type { FindWord, RecordFamily, RecordTexts, Replay } from "../tree/family.ts";
import { createOccurrences } from "../tree/occurrences.ts";
import { isSanmill, parseSanmillPosition } from "./sanmill.ts";

/** Names that others use for built-ins, in small letters and without spaces and signs. */
const aliases: ReadonlyMap<string, VariantName> = /* @__PURE__ */ new Map<string, VariantName>([
  ["ninemensmorris", "nineMens"],
  ["twelvemensmorris", "standard"],
  ["morabaraba", "standard"],
]);

const reasons: readonly Reason[] = [
  "few-cows",
  "no-moves",
  "ten-moves",
  "full-board",
  "repetition",
  "no-shots",
];

/** A point by its name (`d6`), its MSSA label (`A4`) or its number (`14`). */
const POINT = "[A-Za-z][0-9]{1,2}|[0-9]{1,2}";

/** White space is bounded everywhere: text made of it would be read again and again. */
const pattern = [
  // GoldToken writes "1 Place to d6, take f4", perhaps with the number of the line before it.
  "(?:[0-9]{1,99}\\s{1,9}(?=Place\\b|[A-Za-z][0-9]))?",
  // What follows is a point, not a result.
  "(?:Place to\\s{1,9}(?!1-0|0-1))?",
  `(${POINT})`,
  // A step: "c5-d5", "c5 -> d5".
  `(?:\\s{0,9}->?\\s{0,9}(${POINT}))?`,
  // A shot: "xb6", " x b6", ", take b6"; also as a word of its own after its move.
  `(?:\\s{0,99}(?:x|take|,\\s{0,9}take)\\s{0,9}(${POINT}))?`,
  "(?![A-Za-z0-9])",
];

/** A move at an offset: where it begins, where it goes if these are two, and its shot. */
const WORD: RegExp = /* @__PURE__ */ new RegExp(pattern.join(""), "y");

/** Numbers from the top left, row by row, as PlayOK counts. */
function numbered(points: readonly Point[]): (point: Point) => string {
  const place = (point: Point): number => point.charCodeAt(0) - 1000 * Number(point.slice(1));
  const rows = [...points].sort((a, b) => place(a) - place(b));
  return (point) => `${rows.indexOf(point) + 1}`;
}

/** A move in WMD notation that the verbs have read. */
function parts(text: string): MoveLike {
  const [step, shot] = text.split("x").map((part) => part.trim()) as [string, string?];
  const [to, from] = step.split(/\s*-\s*/).reverse() as [Point, Point?];
  return { from, to, shot };
}

/** The last points asked for by other names, and by which. */
let lastPoints: readonly Point[] | undefined;
let lastNotation: string | undefined;
let lastNames: ReadonlyMap<string, Point> | undefined;

/** The points of a board by their names in a notation; undefined where those are their own. */
function pointsBy(points: readonly Point[], notation: string): ReadonlyMap<string, Point> | undefined {
  if (points === lastPoints && notation === lastNotation) return lastNames;
  const known = notation === "mssa" ? points.filter((point) => diagonalBoard.points.includes(point)) : points;
  const name = notation === "mssa" ? labelOf : numbered(points);
  lastNames = notation === "wmd" ? undefined : new Map(known.map((point) => [name(point), point]));
  [lastPoints, lastNotation] = [points, notation];
  return lastNames;
}

/** A point by its name, or what no board has as a point. */
function pointNamed(
  names: ReadonlyMap<string, Point> | undefined,
  name: string | undefined,
): Point | undefined {
  if (names === undefined || name === undefined) return name;
  return names.get(name) ?? `${name}?`;
}

/** A replay keeps every few positions of its line and works the others out again, which costs less than keeping all. */
const STRIDE = 64;

function replay(game: Game): Replay<Game, Move, Position> {
  const ruleset = rulesetOf(game);
  const { firstPlayer, repetition } = ruleset.variant;
  const first = players.indexOf(firstPlayer);
  const start = encode(ruleset, game);
  /** The packed moves of the line, and its position after every {@link STRIDE} of them. */
  const moves: number[] = [];
  const kept = [start];
  /** The last position, unless a move was taken back since. */
  let known: Position | undefined = start;
  const times = repetition === null ? undefined : createOccurrences<string>(MOST_PLIES + 1);
  const nameOf = (position: Position): string => `${key(ruleset, position)} ${secondKey(ruleset, position)}`;
  if (times) for (const each of seenBy(start)) times.add(nameOf(each));

  function after(position: Position, move: number): Position {
    const next = createPosition();
    make(ruleset, position, move, next);
    // Held together, the positions of a game would all be kept until it is read.
    if (!times) next.previous = null;
    return next;
  }

  const notationOf = (move: number): string => written(moveFrom(ruleset, false, move));

  function last(): Position {
    known ??= moves.slice((kept.length - 1) * STRIDE).reduce(after, kept[kept.length - 1] as Position);
    return known;
  }

  function endingNow(): Reason | undefined {
    const position = last();
    return endingAfter(ruleset, position, !hasMove(ruleset, position), times?.last() ?? 1);
  }

  return {
    play(move) {
      if (endingNow() !== undefined) return "game-over";
      const position = last();
      const packed = packLegal({ ruleset, position }, readMove(move));
      if (typeof packed === "string") return packed;
      known = after(position, packed);
      moves.push(packed);
      if (moves.length % STRIDE === 0) kept.push(known);
      times?.add(nameOf(known));
      return undefined;
    },
    undo() {
      if (moves.length % STRIDE === 0) kept.pop();
      moves.pop();
      times?.remove();
      known = undefined;
    },
    state: last,
    isFirst: () => last().turn === first,
    outcome() {
      const reason = endingNow();
      return reason && { winner: players[winnerOf(ruleset, last(), reason)] ?? null, reason };
    },
    game: () => decode(ruleset, last()),
    notation: () => notationOf(moves[moves.length - 1] as number),
    choices() {
      if (endingNow() !== undefined) return [];
      const packed = new Int32Array(MOST_MOVES);
      return Array.from(packed.subarray(0, generate(ruleset, last(), packed, 0)), notationOf);
    },
  };
}

/** A position and all that it has seen since the last placement or shot, oldest first. */
function seenBy(position: Position): readonly Position[] {
  const seen = [position];
  for (let past = position.previous; past !== null; past = past.previous) seen.push(past);
  return seen.reverse();
}

function words(game: Game): FindWord<Move, Position> {
  const { points } = rulesetOf(game);
  return (text, at, notation) => {
    WORD.lastIndex = at;
    const found = WORD.exec(text);
    if (found === null) return undefined;
    const system = notation ?? notationBy(found[1] as string);
    const names = pointsBy(points, system);
    const one = pointNamed(names, found[1]);
    const two = pointNamed(names, found[2]);
    const shot = pointNamed(names, found[3]);
    const from = two && one;
    const to = (two ?? one) as Point;
    return {
      move: { from, to, shot } as Move,
      notation: (from ? `${from}-${to}` : to) + (shot ? `x${shot}` : ""),
      end: WORD.lastIndex,
      system,
    };
  };
}

/** The notation of a point: numbers are PlayOK's, and MSSA's labels have capital letters, where WMD's points have small ones. */
function notationBy(point: string): string {
  if (/^[0-9]/.test(point)) return "playok";
  return /^[A-Z]/.test(point) ? "mssa" : "wmd";
}

/** A legal move in WMD notation. */
function written(move: MoveLike | string): string {
  return writeMove(typeof move === "string" ? parts(move) : move);
}

/** The family as a tree of moves asks for it. */
export const morabaraba: RecordFamily<StoredVariant, Game, Move, Position> = {
  players,
  reasons,
  createGame,
  readMove: (move) => (isRecord(move) ? (readMove(move) as Move) : move),
  applyMove,
  replay,
  outcome,
  resign,
  agreeDraw,
  forfeit,
  formatPosition,
  parsePosition,
  notationOf: (_before, move) => written(move),
  moveOf(before, notation) {
    // What came before does not matter, and may be long.
    const { ruleset, position } = readPosition(before);
    return decodeMove(ruleset, position, encodeMove(ruleset, parts(notation)));
  },
};

/** The family as it is read and written. */
export const morabarabaTexts: RecordTexts<StoredVariant, Game, Move, Position> = {
  family: morabaraba,
  notations: ["wmd", "mssa", "playok"],
  words,
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
  translator({ variant }, notation) {
    if (notation === "wmd") return (move) => move;
    const name = notation === "mssa" ? labelOf : numbered(rulesetOf({ variant } as Game).points);
    return (move) => move.replace(/[a-w][0-9]+/g, name);
  },
  joint: () => undefined,
};
