/** A record as state: it begins, moves are played in it, one goes to and fro. What changes what is there is in `edit.ts`. */
import { ParseError } from "../../ground/errors.ts";
import { deepFreeze, isRecord, isWhole, show } from "../../ground/schema.ts";
import { sound } from "./check.ts";
import { MOST_DEPTH, MOST_SEEN, tooMuch } from "./error.ts";
import type { Family, Played } from "./family.ts";
import { made, reach, reachEnd, remember, startOf } from "./games.ts";
import { givenTags } from "./notes.ts";
import {
  before,
  changed,
  countOf,
  depthOf,
  lineFrom,
  moveAt,
  nextOf,
  placeAt,
  tableOf,
  withPlace,
} from "./places.ts";
import type { PlaceNumber, RecordPlace, RecordTree, Tags } from "./state.ts";
import { decided, resultFor } from "./verdict.ts";

export function createRecord<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  source: V | G | undefined,
  tags: Tags,
): RecordTree<V> {
  const given = isRecord(source) && "variant" in source ? (source as unknown as G) : undefined;
  const usual = family.createGame(given ? given.variant : (source as V | undefined));
  const { variant } = usual;
  let position = given ? family.formatPosition(given) : "";
  if (position === family.formatPosition(usual)) position = "";
  const { verdict } = given ?? {};
  const end =
    verdict &&
    Object.freeze({ result: resultFor(verdict.winner, family.players), termination: verdict.reason });
  const isEnd = end && decided(family, startOf(family, { variant, position }), end) !== undefined;
  return made({
    variant,
    position,
    tags: givenTags(tags, family.players),
    places: tableOf([Object.freeze({ move: "", ...(isEnd && { end }) })]),
    here: 0,
  });
}

export function play<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  given: M | string,
): RecordTree<V> {
  const move = family.readMove(given);
  const known = sound(family, record);
  const { places, here } = known;
  const { game, ply } = reachEnd(family, known, here);
  const next = family.applyMove(game, move);
  const notation = family.notationOf(game, move);
  const others = nextOf(places, here);
  const there = others.find((number) => moveAt(places, number).move === notation);
  if (there !== undefined) return made({ ...known, here: there });
  if (others.length > 0 && depthOf(places, here) === MOST_DEPTH)
    throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
  const from = moveAt(places, here);
  const number = countOf(places);
  const isNext = number === here + 1;
  const added = Object.freeze(isNext ? { move: notation } : { move: notation, after: here });
  remember(added, { game: next, ply: ply + 1 });
  let grown = withPlace(places, number, added);
  if (!isNext || from.end) {
    // A game that goes on has not ended as it was said to.
    const now = changed(from, { next: isNext ? undefined : [...others, number], end: undefined });
    remember(now, reach(family, known, here));
    grown = withPlace(grown, here, now);
  }
  return made({ ...known, places: grown, here: number });
}

function moved<V>(record: RecordTree<V>, here: PlaceNumber): RecordTree<V> {
  return here === record.here ? record : made({ ...record, here });
}

/** The record so many plies on, or to the end, by what follows a place. */
function walked<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  plies: number,
  step: (record: RecordTree<V>, here: PlaceNumber) => PlaceNumber | undefined,
): RecordTree<V> {
  if (plies !== Number.POSITIVE_INFINITY && !isWhole(plies, 0, Number.MAX_SAFE_INTEGER))
    throw new ParseError("bad-number", "plies", `Plies are a whole number from 0 on, not ${show(plies)}.`);
  const known = sound(family, record);
  let { here } = known;
  for (let left = plies; left > 0; left--) {
    const next = step(known, here);
    if (next === undefined) break;
    here = next;
  }
  return moved(known, here);
}

export function back<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  plies: number,
): RecordTree<V> {
  return walked(family, record, plies, ({ places }, here) =>
    here > 0 ? before(here, moveAt(places, here)) : undefined,
  );
}

export function forward<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  plies: number,
): RecordTree<V> {
  return walked(family, record, plies, ({ places }, here) => nextOf(places, here)[0]);
}

/** The record and the place, if it has that. */
function having<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  number: PlaceNumber,
): readonly [record: RecordTree<V>, number: PlaceNumber] {
  const known = sound(family, record);
  if (
    isWhole(number, 0, Number.MAX_SAFE_INTEGER) &&
    number < countOf(known.places) &&
    placeAt(known.places, number)
  )
    // Minus zero must not be kept.
    return [known, number | 0];
  throw new ParseError("bad-number", "place", `This record has no place ${show(number)}.`);
}

export function goTo<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  number: PlaceNumber,
): RecordTree<V> {
  return moved(...having(family, record, number));
}

function placeIn<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  number: PlaceNumber,
): RecordPlace<G, M> {
  const { places } = record;
  const { move: notation, after: _after, next: _next, end: _end, ...notes } = moveAt(places, number);
  // First the game before, from which the other is one move away.
  const from = number > 0 ? reach(family, record, before(number, moveAt(places, number))).game : undefined;
  const { game, ply } = reachEnd(family, record, number);
  return deepFreeze({
    number,
    ply,
    game,
    ...(from && { before: from, move: family.moveOf(from, notation), notation }),
    ...notes,
    next: nextOf(places, number),
  });
}

export function current<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordPlace<G, M> {
  const known = sound(family, record);
  return placeIn(family, known, known.here);
}

export function mainline<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  from: PlaceNumber,
): readonly RecordPlace<G, M>[] {
  const [known, first] = having(family, record, from);
  let seen = 0;
  return lineFrom(known.places, first).map((number) => {
    const place = placeIn(family, known, number);
    seen += place.game.seen?.length ?? 0;
    if (seen > MOST_SEEN)
      throw new ParseError(
        "too-many",
        "record",
        `The games of a line may hold at most ${MOST_SEEN} positions seen; look at its places one by one.`,
      );
    return place;
  });
}
