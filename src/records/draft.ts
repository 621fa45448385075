/** A record as it grows while a text is read or data is checked: lines that are open, in which each move is played. */
import type { ParseCode } from "../ground/errors.ts";
import { MOST_DEPTH, MOST_MOVES } from "./error.ts";
import type { Replay, Word } from "./family.ts";
import { emptyLine, entryOf, lineOf } from "./lines.ts";
import type { Entry, MoveLine, Path } from "./state.ts";
import { joined } from "./text.ts";

/** A line to which moves can be added. */
interface Open<S> {
  /** The line with the move that this one replaces, and its number among the variations there. */
  readonly parent: Open<S> | undefined;
  readonly number: number;
  /** All moves but the last. */
  readonly entries: Entry[];
  /** Moves so far. */
  plies: number;
  /** Before the last move, and after it. */
  before: S;
  state: S;
  /** The last move, and what belongs to it; empty where the line has none. */
  move: string;
  preface: string;
  comment: string;
  marks: string[];
  variations: MoveLine[];
}

export interface Draft<G, M, S> {
  readonly replay: Replay<G, M, S>;
  /** The line that moves are added to. */
  line: Open<S>;
  /** Lines open around it. */
  readonly around: Open<S>[];
  moves: number;
  /** Before the first move. */
  comment: string;
}

/** Why something cannot be added: a code, and for an illegal move that of the family. */
export type Refusal = ParseCode | { readonly illegal: string } | undefined;

function open<S>(state: S, parent: Open<S> | undefined, number: number): Open<S> {
  return {
    parent,
    number,
    entries: [],
    plies: 0,
    before: state,
    state,
    move: "",
    preface: "",
    comment: "",
    marks: [],
    variations: [],
  };
}

export function createDraft<G, M, S>(replay: Replay<G, M, S>): Draft<G, M, S> {
  return { replay, line: open(replay.start, undefined, 0), around: [], moves: 0, comment: "" };
}

/** Whether anything belongs to the last move but itself. */
function isBare({ preface, comment, marks, variations }: Open<unknown>): boolean {
  return preface === "" && comment === "" && marks.length === 0 && variations.length === 0;
}

function lastEntry(line: Open<unknown>): Entry {
  return isBare(line)
    ? line.move
    : entryOf({ ...line, variations: line.variations.filter(({ length }) => length > 0) });
}

export function addMove<G, M, S>(draft: Draft<G, M, S>, { move, notation }: Word<M>): Refusal {
  const { line, replay } = draft;
  if (draft.moves === MOST_MOVES) return "too-many";
  const next = replay.step(line.state, move);
  if (typeof next === "string") return { illegal: next };
  draft.moves++;
  if (line.plies > 0) {
    line.entries.push(lastEntry(line));
    if (!isBare(line)) {
      line.preface = line.comment = "";
      line.marks = [];
      line.variations = [];
    }
  }
  line.plies++;
  line.before = line.state;
  line.state = next;
  line.move = notation;
  return undefined;
}

/** Begins a variation in place of the last move. One in place of a variation's first move replaces what that one does. */
export function openVariation<G, M, S>(draft: Draft<G, M, S>): Refusal {
  const { line, around } = draft;
  if (line.plies === 0) return "syntax";
  if (around.length === MOST_DEPTH) return "too-deep";
  const parent = line.plies === 1 && line.parent ? line.parent : line;
  around.push(line);
  draft.line = open(line.before, parent, parent.variations.push(emptyLine) - 1);
  return undefined;
}

export function closeVariation<G, M, S>(draft: Draft<G, M, S>): Refusal {
  const { line, around } = draft;
  if (line.parent === undefined || line.plies === 0) return "syntax";
  line.parent.variations[line.number] = closed(line);
  draft.line = around.pop() as Open<S>;
  return undefined;
}

function closed(line: Open<unknown>): MoveLine {
  return line.plies === 0 ? emptyLine : lineOf([...line.entries, lastEntry(line)]);
}

/** A comment after the last move, or before the first; several are one. */
export function addComment<G, M, S>(draft: Draft<G, M, S>, text: string): void {
  const { line } = draft;
  if (line.plies > 0) line.comment = joined(line.comment, text);
  else if (line.parent === undefined) draft.comment = joined(draft.comment, text);
  else line.preface = joined(line.preface, text);
}

export function addMark<G, M, S>({ line }: Draft<G, M, S>, mark: string): Refusal {
  if (line.plies === 0) return "syntax";
  line.marks.push(mark);
  return undefined;
}

/** The place where the draft stands. */
export function pathIn<G, M, S>({ line }: Draft<G, M, S>): Path {
  const pathOf = ({ plies, parent, number }: Open<S>): number[] => {
    if (parent === undefined) return [plies];
    // A variation without moves is none.
    return plies === 0
      ? [...pathOf(parent).slice(0, -1), parent.plies - 1]
      : [...pathOf(parent), number, plies];
  };
  return Object.freeze(pathOf(line));
}

/** Closes all lines and gives the main line. */
export function finish<G, M, S>(draft: Draft<G, M, S>): MoveLine {
  while (draft.around.length > 0) {
    (draft.line.parent as Open<S>).variations[draft.line.number] = closed(draft.line);
    draft.line = draft.around.pop() as Open<S>;
  }
  return closed(draft.line);
}
