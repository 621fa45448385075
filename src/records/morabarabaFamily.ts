/** What records ask of this family: its verbs and texts, moves that follow each other fast, and how others write them. */
import { isRecord } from "../ground/schema.ts";
import { decode } from "../morabaraba/bridge/decode.ts";
import { encode, rulesetOf } from "../morabaraba/bridge/encode.ts";
import { decodeMove, encodeMove } from "../morabaraba/bridge/moves.ts";
import { readPresent } from "../morabaraba/bridge/reading.ts";
import { diagonalBoard } from "../morabaraba/data/board.ts";
import { parseVariant, storedAs } from "../morabaraba/data/define.ts";
import {
  decisions,
  forfeits,
  type Game,
  type Move,
  type MoveLike,
  type Reason,
} from "../morabaraba/data/state.ts";
import { opponentOf, type Player, type Point, players } from "../morabaraba/data/terms.ts";
import type { StoredVariant, VariantName } from "../morabaraba/data/variant.ts";
import { variants } from "../morabaraba/data/variants.ts";
import { agreeDraw, forfeit, resign } from "../morabaraba/decisions.ts";
import { ending } from "../morabaraba/engine/ending.ts";
import { createPosition, make, type Position } from "../morabaraba/engine/movegen.ts";
import { applyMove, createGame, outcome } from "../morabaraba/game.ts";
import { packLegal } from "../morabaraba/legality.ts";
import { labelOf, readMove, writeMove } from "../morabaraba/notation.ts";
import { formatPosition, parsePosition } from "../morabaraba/position.ts";
import { isSanmill, parseSanmillPosition } from "./sanmill.ts";
import type { Family, Replay, Script, Words } from "./tree/family.ts";

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
  ...decisions,
];

/**
 * A move by names, labels or numbers of points. With the number of its line before it, and in a sentence, as GoldToken writes:
 * `1 Place to d6, take f4`. White space is bounded, or text made of it would be read again and again.
 */
const WORD =
  /(?:[0-9]{1,99}\s{1,9}(?=Place\b|[A-Za-z][0-9]))?(?:Place to\s{1,9}(?!1-0|0-1))?([A-Za-z][0-9]{1,2}|[0-9]{1,2})(?:\s{0,9}->?\s{0,9}([A-Za-z][0-9]{1,2}|[0-9]{1,2}))?(?:\s{0,99}(?:x|take|,\s{0,9}take)\s{0,9}([A-Za-z][0-9]{1,2}|[0-9]{1,2}))?(?![A-Za-z0-9])/y;

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

function replay(game: Game): Replay<Game, Move, Position> {
  const ruleset = rulesetOf(game);
  const first = players.indexOf(ruleset.variant.firstPlayer);
  return {
    start: encode(ruleset, game),
    step(position, move) {
      if (ending(ruleset, position) !== undefined) return "game-over";
      const judgement = packLegal({ ruleset, position }, readMove(move));
      if (typeof judgement === "string") return judgement;
      const next = createPosition();
      make(ruleset, position, judgement, next);
      // Held together, the positions of a game would all be kept until it is read.
      if (ruleset.variant.repetition === null) next.previous = null;
      return next;
    },
    isFirst: ({ turn }) => turn === first,
    game: (position) => decode(ruleset, position),
    notationOf: (_position, move) => written(move),
  };
}

function words(game: Game): Words<Move, Position> {
  const { points } = rulesetOf(game);
  return (text, at, notation) => {
    WORD.lastIndex = at;
    const found = WORD.exec(text);
    if (found === null) return undefined;
    // Numbers are PlayOK's, for they can be nothing else.
    const system = notation ?? (/^[0-9]/.test(found[1] as string) ? "playok" : "wmd");
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

/** A legal move in WMD notation. */
function written(move: MoveLike | string): string {
  return writeMove(typeof move === "string" ? parts(move) : move);
}

/** The family as a tree of moves asks for it. */
export const mills: Family<StoredVariant, Game, Move, Position> = {
  players,
  reasons,
  createGame,
  readMove: (move) => (isRecord(move) ? (readMove(move) as Move) : move),
  applyMove,
  replay,
  outcome,
  formatPosition,
  parsePosition,
  decide(game, winner, reason) {
    if (winner === null) return reason === "agreement" ? agreeDraw(game) : undefined;
    const loser = opponentOf(winner as Player);
    if (reason === "resignation") return resign(game, loser);
    return forfeits.includes(reason as Reason) ? forfeit(game, loser, reason as "cheating") : undefined;
  },
  notationOf: (_before, move) => written(move),
  moveOf(before, notation) {
    // What came before does not matter, and may be long.
    const { ruleset, position } = readPresent(before);
    return decodeMove(ruleset, position, encodeMove(ruleset, parts(notation)));
  },
};

/** The family as it is read and written. */
export const millTexts: Script<StoredVariant, Game, Move, Position> = /* @__PURE__ */ Object.assign(
  {
    notations: ["wmd", "mssa", "playok"],
    words,
    parseVariant: (json: string) => storedAs(parseVariant(json)),
    readPosition: (text: string, variant: StoredVariant) =>
      (isSanmill(text) ? parseSanmillPosition : parsePosition)(text, variant),
    variantNamed(name: string) {
      const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
      return (
        (Object.keys(variants) as VariantName[]).find((known) => known.toLowerCase() === plain) ??
        aliases.get(plain)
      );
    },
    translator({ variant }: Game, notation: string) {
      if (notation === "wmd") return (move: string) => move;
      const name = notation === "mssa" ? labelOf : numbered(rulesetOf({ variant } as Game).points);
      return (move: string) => move.replace(/[a-w][0-9]+/g, name);
    },
    joint: () => undefined,
  },
  mills,
);
