/** What changes in a record but the place: what is written about a move, which line is the main one, how the game ended. */
import { ParseError } from "../../ground/errors.ts";
import { equals } from "../../ground/schema.ts";
import { sound } from "./check.ts";
import type { Family, Played } from "./family.ts";
import { edited, made, reachEnd } from "./games.ts";
import { givenNotes, givenTags, joined } from "./notes.ts";
import { before, changed, misplaced, moveAt, nextOf, withPlace } from "./places.ts";
import type { Notes, PlaceNumber, RecordTree, Tags } from "./state.ts";
import { decided, resultFor } from "./verdict.ts";

export function annotate<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  notes: Notes,
): RecordTree<V> {
  const given = givenNotes(notes, "");
  const known = sound(family, record);
  const { places, here } = known;
  const wrong = misplaced(places, here, given);
  if (wrong) throw new ParseError("syntax", wrong, `There can be no ${wrong} at this place; use a comment.`);
  return edited(known, here, changed(moveAt(places, here), given));
}

export function setTags<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  tags: Tags,
): RecordTree<V> {
  const known = sound(family, record);
  return made({ ...known, tags: givenTags(tags, family.players, known.tags) });
}

/** The record with other places behind one; what was said before the first of them is now said after the move before it. */
function led<V>(record: RecordTree<V>, from: PlaceNumber, next: readonly PlaceNumber[]): RecordTree<V> {
  const move = moveAt(record.places, from);
  const [first] = next.map((number) => moveAt(record.places, number));
  if (!first?.preface) return edited(record, from, changed(move, { next }));
  const led = edited(record, from, changed(move, { next, comment: joined(move.comment, first.preface) }));
  return edited(led, next[0] as PlaceNumber, changed(first, { preface: undefined }));
}

export function promote<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordTree<V> {
  let known = sound(family, record);
  for (let at = known.here; at > 0; ) {
    const from = before(at, moveAt(known.places, at));
    const next = nextOf(known.places, from);
    if (next[0] !== at) known = led(known, from, [at, ...next.filter((number) => number !== at)]);
    at = from;
  }
  return known;
}

/** The record without some of the places that follow one, and what follows them, at that place. */
function without<V>(
  record: RecordTree<V>,
  here: PlaceNumber,
  numbers: readonly PlaceNumber[],
): RecordTree<V> {
  let { places } = record;
  const rest = nextOf(places, here).filter((each) => !numbers.includes(each));
  const gone = [...numbers];
  for (let at = gone.pop(); at !== undefined; at = gone.pop()) {
    gone.push(...nextOf(places, at));
    places = withPlace(places, at, null);
  }
  return led({ ...record, places, here }, here, rest);
}

export function remove<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordTree<V> {
  const known = sound(family, record);
  const { places, here } = known;
  const move = moveAt(places, here);
  return here > 0
    ? without(known, before(here, move), [here])
    : move.end
      ? edited(known, 0, changed(move, { end: undefined }))
      : known;
}

export function conclude<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  game: G,
): RecordTree<V> {
  const known = sound(family, record);
  const { here } = known;
  const { winner, reason } = Object(Object(game).verdict) as { winner: string | null; reason: string };
  const end = Object.freeze({ result: resultFor(winner, family.players), termination: reason });
  const right = decided(family, reachEnd(family, known, here).game, end);
  if (!right || !equals(right, game))
    throw new ParseError(
      "syntax",
      "game",
      "Pass the current game as resign, agreeDraw, forfeit or referee returned it.",
    );
  const main = promote(family, known);
  const last = without(main, here, nextOf(main.places, here));
  return edited(last, here, changed(moveAt(last.places, here), { end }));
}
