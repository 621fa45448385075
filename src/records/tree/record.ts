/*
 * The types of a record: a tree of moves as frozen plain data, and the current node in it. And the limits of a
 * record, so that no input takes unbounded time or memory.
 */
import { LimitError } from "../../base/errors.ts";

/**
 * The key of a node in its record: 0 for the beginning, then counted up in the order in which moves were
 * added. It never changes, even when other nodes are added, promoted or removed.
 */
export type NodeId = number;

/** A node as a record stores it: a move in the library's own notation, and notes. Empty parts are absent. */
export interface StoredNode {
  /** Empty at the beginning. */
  readonly move: string;
  /** The node before the move, unless its id is one less than this node's. */
  readonly after?: NodeId;
  /** The next nodes, the main one first; absent if there is none, or only the one with the next id. */
  readonly next?: readonly NodeId[];
  /** A comment before the move; only for the first move of a variation. */
  readonly startingComment?: string;
  /** A comment after the move. */
  readonly comment?: string;
  /** `$1` to `$255` (a text may have any number up to `$999`), or signs as written: `!`, `?!`, `±`. */
  readonly glyphs?: readonly string[];
  /** How the game ended here, if the moves do not show it. */
  readonly end?: End;
}

/** How a game ended. */
export interface End {
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that goes on. */
  readonly result: string;
  /** The `reason` of `outcome`, or the words of a text, such as `adjudication`. */
  readonly termination?: string;
}

/** Facts about a game by their names, such as `Event` and `White`. */
export type Tags = Readonly<Record<string, string | undefined>>;

/**
 * A record of any family: a whole game with its variations, its comments and a current node. A record is
 * frozen plain data that survives JSON, a structured clone, a store and a worker. To change it, call a
 * function of its family's entry point, which returns a new record.
 *
 * The functions also take copies of records, for example from JSON, a store or a worker. A copy is checked
 * once, when a function first sees it; this takes time in proportion to its moves.
 */
export interface RecordTree {
  /** The family of the game; that family's entry point reads the record. */
  readonly family: "mills" | "mancala";
  /** The variant as the record's games store it: the name of a built-in, or data. */
  readonly variant: unknown;
  /** The first position as a string, if the game does not begin as its variant does. */
  readonly position?: string;
  /** Names, dates and other facts, without the tags that `formatRecord` writes itself, such as `Result`. */
  readonly tags: Readonly<Record<string, string>>;
  /** The nodes by id; null is a removed one. Use `mainline` to read them in playing order. */
  readonly nodes: readonly (StoredNode | null)[];
  /** The current node. */
  readonly at: NodeId;
}

/** A node of a record: the game there, the move that led to it, and the notes on that move. */
export interface TreeNode<G, M> {
  readonly id: NodeId;
  /** Plies since the beginning of the record. */
  readonly ply: number;
  readonly game: G;
  /** The game before the move; absent at the beginning. */
  readonly before?: G;
  /** The move that led here; absent at the beginning. */
  readonly move?: M;
  /** The move as text, in the library's own notation. */
  readonly notation?: string;
  readonly startingComment?: string;
  readonly comment?: string;
  readonly glyphs?: readonly string[];
  /** The next nodes: the main one first, then variations. */
  readonly next: readonly NodeId[];
}

/** Notes on a move. Those left out stay as they are; an empty text or list removes a note. */
export interface Notes {
  /** After the move; at the beginning, before all moves. */
  readonly comment?: string | undefined;
  /** Before the move: only at the first move of a variation. */
  readonly startingComment?: string | undefined;
  /** `$1` to `$255`, or signs such as `!?` and `±`. */
  readonly glyphs?: readonly string[] | undefined;
}

/** UTF-16 units in the text of one game. */
export const MOST_CHARACTERS = 1_000_000;

/** UTF-16 units in the JSON of one record, which is longer than its text. */
export const MOST_JSON = 8_000_000;

/** Moves of one record, including variations and removed moves. */
export const MOST_MOVES = 100_000;

/** Levels of nested variations. */
export const MOST_DEPTH = 100;

/** If the variant counts repetitions: the seen positions that all games of a line list together. */
export const MOST_SEEN_IN_LINE = 10_000_000;

/** Games of one text or stream, unless the caller sets another limit. */
export const MOST_GAMES = 1_000_000;

/** Makes the error for a record beyond a limit. */
export function tooMuch(code: LimitError["code"], most: number, what: string): LimitError {
  return new LimitError(code, most, `A record may have at most ${most} ${what}.`);
}
