/** A record as state: it begins, moves are played in it, one goes to and fro. What changes what is written is in `edit.ts`. */
import { ParseError } from "../ground/errors.ts";
import { isRecord, show } from "../ground/schema.ts";
import { sound } from "./check.ts";
import { MOST_DEPTH } from "./error.ts";
import type { Family, Played } from "./family.ts";
import {
  checkedPath,
  edited,
  emptyLine,
  entryAt,
  entryOf,
  lengthOf,
  lineAt,
  lineOf,
  moveIn,
  nodeOf,
  withEntry,
} from "./lines.ts";
import { knownOn, made, trailTo } from "./memory.ts";
import type { MoveLine, Path, RecordTree } from "./state.ts";
import { givenTags } from "./tags.ts";
import { decidedBy, isEnd, resultFor } from "./verdict.ts";

/** A record without moves, of a variant or of a game as it stands; a decided game is one that has ended. */
export function createRecord<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  source: V | G | undefined,
  tags: unknown = {},
): RecordTree<V> {
  const given = isRecord(source) && "variant" in source ? (source as unknown as G) : undefined;
  const usual = family.createGame(given ? given.variant : (source as V | undefined));
  const { variant } = usual;
  const position = given ? family.formatPosition(given) : "";
  const isUsual = given === undefined || position === family.formatPosition(usual);
  const { winner, reason } = given?.verdict ?? { winner: null, reason: "" };
  const decided = family.decide(isUsual ? usual : family.parsePosition(position, variant), winner, reason);
  return made({
    variant,
    position: isUsual ? "" : position,
    tags: givenTags(tags, family.players),
    comment: "",
    line: emptyLine,
    end: decided && Object.freeze({ result: resultFor(winner, family.players), termination: reason }),
    path: [0],
  });
}

/** The way to the ply after those of a path. */
export function pathOn(path: Path): Path {
  return [...path.slice(0, -1), (path.at(-1) as number) + 1];
}

/** The record with a move played from its place on. */
export function play<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  move: M | string,
): RecordTree<V> {
  const known = sound(family, record);
  const { line, path, end } = known;
  const before = trailTo(family, known);
  const from = isEnd(line, path) ? decidedBy(family, before.game, end) : before.game;
  const game = family.applyMove(from, move);
  const notation = family.notationOf(from, move);
  const trail = { game, plies: before.plies + 1, before };
  const plies = path.at(-1) as number;
  const next = entryAt(lineAt(line, path) as MoveLine, plies);
  const way = pathOn(path);
  if (next === undefined) {
    const longer = edited(line, path, (open) => withEntry(open, plies, notation));
    // A main line that goes on has not ended as it was said to.
    return made({ ...known, line: longer, end: path.length > 1 ? end : undefined, path: way }, trail);
  }
  if (moveIn(next) === notation) return made({ ...known, path: way }, trail);
  const { variations = [] } = nodeOf(next);
  const found = variations.findIndex((variation) => moveIn(entryAt(variation, 0) ?? "") === notation);
  if (found >= 0) return made({ ...known, path: [...way, found, 1] }, trail);
  if (path.length > 2 * MOST_DEPTH)
    throw new ParseError("too-deep", "path", `There can be ${MOST_DEPTH} variations within each other.`);
  const wider = entryOf(nodeOf(next), { variations: [...variations, lineOf([notation])] });
  const grown = edited(line, path, (open) => withEntry(open, plies, wider));
  return made({ ...known, line: grown, path: [...way, variations.length, 1] }, trail);
}

/** The record at another place of its own. */
function moved<V, G extends Played<V>>(record: RecordTree<V>, path: Path): RecordTree<V> {
  if (String(path) === String(record.path)) return record;
  return made({ ...record, path }, knownOn<G>(record, path));
}

function pliesAsked(plies: unknown): number {
  if (plies === Number.POSITIVE_INFINITY || (Number.isInteger(plies) && (plies as number) >= 0))
    return plies as number;
  throw new ParseError("bad-number", "plies", `Plies are a whole number from 0 on, not ${show(plies)}.`);
}

export function back<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  plies: number,
): RecordTree<V> {
  let left = pliesAsked(plies);
  const known = sound(family, record);
  let { path } = known;
  // Before the first move of a variation stands the ply before the one that it replaces.
  while (path.length > 1 && left >= (path.at(-1) as number)) {
    left -= path.at(-1) as number;
    path = [...path.slice(0, -3), (path.at(-3) as number) - 1];
  }
  return moved(known, [...path.slice(0, -1), Math.max((path.at(-1) as number) - left, 0)]);
}

export function forward<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  plies: number,
): RecordTree<V> {
  const more = pliesAsked(plies);
  const known = sound(family, record);
  const { line, path } = known;
  const length = lengthOf(lineAt(line, path) as MoveLine);
  return moved(known, [...path.slice(0, -1), Math.min((path.at(-1) as number) + more, length)]);
}

export function goTo<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  path: Path,
): RecordTree<V> {
  const known = sound(family, record);
  return moved(known, checkedPath(known.line, path));
}
