/** What changes in a record but the place: what is written about a move, which line is the main one, how the game ended. */
import { ParseError } from "../ground/errors.ts";
import { isRecord, show } from "../ground/schema.ts";
import { sound } from "./check.ts";
import type { Family, Played } from "./family.ts";
import {
  edited,
  entriesOf,
  entryAt,
  entryOf,
  lineAt,
  lineOf,
  nodeOf,
  placeBefore,
  withEntry,
} from "./lines.ts";
import { knownOn, made, memoryOf, trailTo } from "./memory.ts";
import type { AnnotatedMove, Entry, MoveLine, Notes, RecordTree, Tags } from "./state.ts";
import { givenTags } from "./tags.ts";
import { isAll, joined, MARK, tidy } from "./text.ts";
import { resultFor } from "./verdict.ts";

function given(value: unknown, at: string, before: string | undefined): string | undefined {
  if (value === undefined) return before;
  if (typeof value === "string") return tidy(value);
  throw new ParseError("syntax", at, `A ${at} is text, not ${show(value)}.`);
}

export function annotate<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  notes: Notes,
): RecordTree<V> {
  if (!isRecord(notes as unknown))
    throw new ParseError("syntax", "notes", `Notes are an object, not ${show(notes)}.`);
  const known = sound(family, record);
  const { line, path } = known;
  const plies = path.at(-1) as number;
  const entry = entryAt(lineAt(line, path) as MoveLine, plies - 1);
  const node: Partial<AnnotatedMove> = entry === undefined ? known : nodeOf(entry);
  const comment = given(notes.comment, "comment", node.comment);
  const preface = given(notes.preface, "preface", node.preface);
  const marks = notes.marks ?? node.marks ?? [];
  if (preface && (path.length === 1 || plies > 1))
    throw new ParseError(
      "syntax",
      "preface",
      "Only the first move of a variation has a preface; use the comment of the move before.",
    );
  if (!Array.isArray(marks) || !marks.every((mark) => typeof mark === "string" && isAll(MARK, mark)))
    throw new ParseError("syntax", "marks", "Marks are a list of texts such as $14, !? and ±.");
  const trail = memoryOf(known)?.trail;
  if (entry === undefined) {
    if (marks.length > 0)
      throw new ParseError("syntax", "marks", "There is no move to mark at the beginning.");
    return made({ ...known, comment }, trail);
  }
  const noted = entryOf(nodeOf(entry), { comment, preface, marks: [...marks] });
  return made({ ...known, line: edited(line, path, (open) => withEntry(open, plies - 1, noted)) }, trail);
}

/** The record with other tags beside those that are not named; one that is empty is taken away. */
export function setTags<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  tags: Tags,
): RecordTree<V> {
  const known = sound(family, record);
  const changes = givenTags(tags, family.players, known.tags);
  return made({ ...known, tags: changes }, memoryOf(known)?.trail);
}

/**
 * A line with one of the variations of a ply in its place, and of that ply, if it is kept, the first of the variations. A
 * variation's preface becomes a comment of the move before; where there is none it is given back.
 */
function raised(
  line: MoveLine,
  plies: number,
  number: number,
  kept: boolean,
): { readonly line: MoveLine; readonly preface: string } {
  const entries = entriesOf(line);
  const { variations = [], ...node } = nodeOf(entries[plies - 1] as Entry);
  const [first, ...rest] = entriesOf(variations[number] as MoveLine) as [Entry, ...Entry[]];
  const { preface = "", ...lead } = nodeOf(first);
  const others = variations.filter((_, i) => i !== number);
  if (kept) others.unshift(lineOf([entryOf(node), ...entries.slice(plies)]));
  const before = entries.slice(0, plies - 1);
  const last = before.pop();
  if (last !== undefined) {
    const { comment = "" } = nodeOf(last);
    before.push(entryOf(nodeOf(last), { comment: joined(comment, preface) }));
  }
  return {
    line: lineOf([...before, entryOf({ ...lead, variations: others }), ...rest]),
    preface: last === undefined ? preface : "",
  };
}

/** The record with the line of its place as the main line; its place is the same move as before. */
export function promote<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordTree<V> {
  const known = sound(family, record);
  let { line, path, comment = "" } = known;
  if (path.length === 1) return known;
  while (path.length > 1) {
    const [plies, number, more] = path.slice(-3) as [number, number, number];
    const above = path.slice(0, -2);
    line = edited(line, above, (open) => {
      const { line: swapped, preface } = raised(open, plies, number, true);
      comment = joined(comment, preface);
      return swapped;
    });
    path = [...above.slice(0, -1), plies - 1 + more];
  }
  // The end was that of another line.
  return made({ ...known, line, comment, end: undefined, path }, memoryOf(known)?.trail);
}

/** The record without the move that led to its place and all that follows it; the place is the one before. */
export function remove<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordTree<V> {
  const known = sound(family, record);
  let { comment = "" } = known;
  const { path, end } = known;
  const plies = path.at(-1) as number;
  if (plies === 0) return known;
  const line = edited(known.line, path, (open) => {
    const { variations } = nodeOf(entryAt(open, plies - 1) as Entry);
    if (variations === undefined) return lineOf(entriesOf(open).slice(0, plies - 1));
    const { line: rest, preface } = raised(open, plies, 0, false);
    comment = joined(comment, preface);
    return rest;
  });
  const before = placeBefore(path);
  return made(
    { ...known, line, comment, end: path.length > 1 ? end : undefined, path: before },
    knownOn(known, before),
  );
}

/** The record as it ends at its place by a decision: that line is the main line, and nothing follows. */
export function conclude<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  game: G,
): RecordTree<V> {
  const known = sound(family, record);
  const trail = trailTo(family, known);
  const { winner, reason } = (isRecord(game) ? game.verdict : undefined) ?? { winner: null, reason: "" };
  const decided = family.decide(trail.game, winner, reason);
  if (decided === undefined || JSON.stringify(decided) !== JSON.stringify(game))
    throw new ParseError(
      "syntax",
      "game",
      "This is not the game of the record's place as players or a referee ended it.",
    );
  const { line, path, ...rest } = promote(family, known);
  const plies = path[0] as number;
  const end = Object.freeze({ result: resultFor(winner, family.players), termination: reason });
  return made({ ...rest, line: lineOf(entriesOf(line).slice(0, plies)), end, path }, trail);
}
