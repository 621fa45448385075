/**
 * The games of records. A record holds moves, its games are found again by playing them; what was found is kept as long as
 * the record lives. That is sound by the identity of records made here, which are frozen all the way down.
 */
import type { Family, Played } from "./family.ts";
import { movesTo, pliesInCommon, pliesTo } from "./lines.ts";
import type { MoveLine, Path, RecordPlace, RecordTree } from "./state.ts";

/** A game on the way to a place, and the games before it, as far as they are known. */
export interface Trail<G> {
  readonly game: G;
  readonly plies: number;
  readonly before: Trail<G> | undefined;
}

export interface Memory {
  /** The game of the record's place, or of one on the way to it. */
  // biome-ignore lint/suspicious/noExplicitAny: the games of a record are those of its family
  trail: Trail<any> | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  place: RecordPlace<any, any> | undefined;
}

/** Every record that was made here. */
const memories = /* @__PURE__ */ new WeakMap<object, Memory>();

/** What is remembered of a record that was made here; undefined for any other. */
export function memoryOf(record: object): Memory | undefined {
  return memories.get(record);
}

/** The fields of a record; those that it may lack may be undefined, or an empty text. */
export type Fields<V> = { readonly [Field in keyof RecordTree<V>]: RecordTree<V>[Field] | undefined } & {
  readonly variant: V;
  readonly tags: RecordTree<V>["tags"];
  readonly line: MoveLine;
  readonly path: Path;
};

/** The frozen record of these fields, which are frozen and sound, with what is known of its games. */
export function made<V, G>(fields: Fields<V>, trail?: Trail<G>): RecordTree<V> {
  const { variant, position, tags, comment, line, end, path } = fields;
  const record: RecordTree<V> = Object.freeze({
    variant,
    ...(position && { position }),
    tags,
    ...(comment && { comment }),
    line,
    ...(end && { end }),
    path: Object.freeze(path),
  });
  memories.set(record, { trail, place: undefined });
  return record;
}

/** The game that a record begins with. */
export function startOf<V, G extends Played<V>, M>(
  { createGame, parsePosition }: Family<V, G, M>,
  { variant, position }: Pick<RecordTree<V>, "variant" | "position">,
): G {
  return position === undefined ? createGame(variant) : parsePosition(position, variant);
}

/** The last of the known games that are on the way to a path. */
function backTo<G>(trail: Trail<G> | undefined, plies: number): Trail<G> | undefined {
  let known = trail;
  while (known !== undefined && known.plies > plies) known = known.before;
  return known;
}

/** What is known of the way from the beginning to a path. */
export function knownOn<G>(record: RecordTree<unknown>, path: Path): Trail<G> | undefined {
  return backTo(memories.get(record)?.trail as Trail<G> | undefined, pliesInCommon(record.path, path));
}

/** The game at a path, and games before it: all of them if the `whole` way is asked for. */
export function trailTo<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  path: Path = record.path,
  whole = false,
): Trail<G> {
  let trail: Trail<G> | undefined = knownOn(record, path);
  if (trail === undefined || (whole && backTo(trail, 0) === undefined))
    trail = { game: startOf(family, record), plies: 0, before: undefined };
  if (trail.plies < pliesTo(path)) {
    for (const move of movesTo(record.line, path, trail.plies))
      trail = { game: family.applyMove(trail.game, move), plies: trail.plies + 1, before: trail };
  }
  const memory = memories.get(record);
  const shared = backTo(trail, pliesInCommon(record.path, path));
  if (memory !== undefined && shared !== undefined && (whole || shared.plies >= (memory.trail?.plies ?? 0)))
    memory.trail = shared;
  return trail;
}
