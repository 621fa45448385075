/** The state of an analysis, its undo history, and the actions on it. */
import {
  annotate,
  goForward,
  goTo,
  type Notes,
  promoteVariation,
  removeNode,
  type StoredNode,
} from "morabaraba/records";
import type { FamilyName, GameRecord, Kit } from "../family/family.ts";

/** An analysis, as plain data. */
export interface Analysis {
  readonly now: Subject;
  /** The states before each change, latest last. */
  readonly past: readonly Subject[];
  /** The undone states, latest last. */
  readonly undone: readonly Subject[];
}

/** A record under analysis. */
export interface Subject {
  readonly family: FamilyName;
  readonly record: GameRecord;
  /** The id of the kept game that the analysis began with. */
  readonly id?: string | undefined;
}

export type Action =
  | { readonly kind: "goTo"; readonly id: number }
  /** Goes forward by plies, or back if negative; with infinity, to an end of the line. */
  | { readonly kind: "step"; readonly plies: number }
  /** Goes to the next variation at this move, or with -1 to the previous one. */
  | { readonly kind: "beside"; readonly by: 1 | -1 }
  /** Plays one move, or a line of them. */
  | { readonly kind: "play"; readonly moves: readonly string[] }
  | { readonly kind: "annotate"; readonly notes: Notes }
  /** Replaces the whole record, for example by one with the corrections of a review. */
  | { readonly kind: "change"; readonly record: GameRecord }
  /** Opens another game. */
  | { readonly kind: "open"; readonly subject: Subject }
  | { readonly kind: "promote" | "remove" | "undo" | "redo" };

/** The most steps to undo. */
const MOST_PAST = 200;

/** Begins an analysis with a game. */
export function beginAnalysis(now: Subject): Analysis {
  return { now, past: [], undone: [] };
}

/** Returns the analysis after an action. Throws if the record refuses it, such as too deep a variation. */
export function analyze(kit: Pick<Kit, "goBack" | "playMove">, analysis: Analysis, action: Action): Analysis {
  const { now, past, undone } = analysis;
  const { record } = now;
  switch (action.kind) {
    case "goTo":
      return moved(analysis, goTo(record, action.id));
    case "step":
      return moved(
        analysis,
        action.plies < 0 ? kit.goBack(record, -action.plies) : goForward(record, action.plies),
      );
    case "beside":
      return moved(analysis, goTo(record, beside(record, action.by)));
    case "play":
      return changed(
        analysis,
        action.moves.reduce((at, move) => kit.playMove(at, move), record),
      );
    case "annotate":
      return changed(analysis, annotate(record, action.notes));
    case "change":
      return changed(analysis, action.record);
    case "open":
      return replaced(analysis, action.subject);
    case "promote":
      return changed(analysis, promoteVariation(record));
    case "remove":
      return changed(analysis, removeNode(record));
    case "undo": {
      const before = past.at(-1);
      return before ? { now: before, past: past.slice(0, -1), undone: [...undone, now] } : analysis;
    }
    case "redo": {
      const after = undone.at(-1);
      return after ? { now: after, past: [...past, now], undone: undone.slice(0, -1) } : analysis;
    }
  }
}

/** Going to another node adds nothing to undo. */
function moved(analysis: Analysis, record: GameRecord): Analysis {
  const { now } = analysis;
  return record === now.record ? analysis : { ...analysis, now: { ...now, record } };
}

function changed(analysis: Analysis, record: GameRecord): Analysis {
  const { now } = analysis;
  // A move that the record has already only goes to its node.
  return record.nodes === now.record.nodes ? moved(analysis, record) : replaced(analysis, { ...now, record });
}

function replaced({ now, past }: Analysis, next: Subject): Analysis {
  return { now: next, past: [...past, now].slice(-MOST_PAST), undone: [] };
}

/** Returns the variation next to the current move, or the current move if there is none. */
function beside(record: GameRecord, by: 1 | -1): number {
  const { at } = record;
  const next = at === 0 ? [] : nextIds(record, parentOf(record, at));
  return next[next.indexOf(at) + by] ?? at;
}

/** Returns a node as the record stores it, if it has not been removed. */
export function nodeOf({ nodes }: GameRecord, id: number): StoredNode | null | undefined {
  return nodes[id];
}

/** Returns the node before another. */
export function parentOf(record: GameRecord, id: number): number {
  return nodeOf(record, id)?.after ?? id - 1;
}

/** Returns the nodes that follow another, the main one first. */
export function nextIds(record: GameRecord, id: number): readonly number[] {
  const next = nodeOf(record, id)?.next;
  if (next) return next;
  const successor = nodeOf(record, id + 1);
  return successor && successor.after === undefined ? [id + 1] : [];
}
