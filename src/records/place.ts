/** What stands at the places of a record: the game, the move that led there, what was written about it, where one can go. */
import { deepFreeze } from "../ground/schema.ts";
import { sound } from "./check.ts";
import type { Family, Played } from "./family.ts";
import { checkedPath, entryAt, lengthOf, lineAt, nodeOf } from "./lines.ts";
import { memoryOf, type Trail, trailTo } from "./memory.ts";
import type { MoveLine, Path, RecordPlace, RecordTree } from "./state.ts";
import { pathOn } from "./tree.ts";
import { decidedBy, isEnd } from "./verdict.ts";

function placeAt<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  path: Path,
  trail: Trail<G>,
): RecordPlace<G, M> {
  const { line, end, comment } = record;
  const open = lineAt(line, path) as MoveLine;
  const plies = path.at(-1) as number;
  const entry = entryAt(open, plies - 1);
  const following = entryAt(open, plies);
  const way = pathOn(path);
  const others = following === undefined ? [] : (nodeOf(following).variations ?? []);
  const next = following === undefined ? [] : [way, ...others.map((_, number) => [...way, number, 1])];
  const game = isEnd(line, path) ? decidedBy(family, trail.game, end) : trail.game;
  if (entry === undefined || trail.before === undefined)
    return deepFreeze({ game, ply: 0, path, ...(comment !== undefined && { comment }), next });
  const { move, variations: _, ...written } = nodeOf(entry);
  const before = trail.before.game;
  return deepFreeze({
    game,
    before,
    move: family.moveOf(before, move),
    notation: move,
    ply: trail.plies,
    path,
    ...written,
    next,
  });
}

/** The place where the record stands. */
export function current<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordPlace<G, M> {
  const known = sound(family, record);
  const memory = memoryOf(known);
  const place = memory?.place ?? placeAt(family, known, known.path, trailTo(family, known, known.path, true));
  if (memory) memory.place = place;
  return place;
}

/** Every place of the line that a path leads into, from its first move on. */
function placesOf<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  path: Path,
): RecordPlace<G, M>[] {
  const into = path.slice(0, -1);
  const length = lengthOf(lineAt(record.line, path) as MoveLine);
  const places: RecordPlace<G, M>[] = [];
  let trail = trailTo(family, record, [...into, length], true);
  for (let plies = length; plies > 0; plies--) {
    places.push(placeAt(family, record, [...into, plies], trail));
    trail = trail.before as Trail<G>;
  }
  if (into.length === 0) places.push(placeAt(family, record, [0], trail));
  return places.reverse();
}

export function mainline<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): readonly RecordPlace<G, M>[] {
  return placesOf(family, sound(family, record), [0]);
}

export function variation<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  path: Path,
): readonly RecordPlace<G, M>[] {
  const known = sound(family, record);
  return placesOf(family, known, checkedPath(known.line, path));
}
