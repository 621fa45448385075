/** What a record is made of: a tree of moves as frozen plain data, and the current node in it. Types only. */

/** The types of a family of games, as its records have them. */
export interface RecordTypes {
  /** What games store of their variant: the name of a built-in, or data. */
  readonly variant: unknown;
  readonly game: unknown;
  readonly move: unknown;
  /** A move as `playMove` takes it. */
  readonly given: unknown;
  /** A notation as `formatRecord` takes it. */
  readonly notation: unknown;
}

declare const types: unique symbol;

/** The types of the family of a record. */
export type TypesOf<Record extends RecordTree> = NonNullable<Record[typeof types]>;

/**
 * The key of a node in its record: 0 for the beginning, then one for each move in the order in which the moves were added.
 * It stays the same whatever else is played, promoted or removed.
 */
export type NodeId = number;

/** A node as a record stores it: a move in the library's own notation, with the notes on it. Parts it lacks are absent. */
export interface StoredNode {
  /** Empty for the beginning. */
  readonly move: string;
  /** The node before the move, unless its id is one less than this node's. */
  readonly after?: NodeId;
  /** The nodes that follow, the main one first, unless there is only one and its id is one more than this node's. */
  readonly next?: readonly NodeId[];
  /** A comment before the move; only for the first move of a variation. */
  readonly startingComment?: string;
  /** A comment after the move. */
  readonly comment?: string;
  /** `$1` to `$255` (a text may have any number of up to three digits), or signs as they were written: `!`, `?!`, `±`. */
  readonly glyphs?: readonly string[];
  /** How the game ended here, if the moves do not show it. */
  readonly end?: End;
}

/** How a game ended. */
export interface End {
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` for one that goes on. */
  readonly result: string;
  /** The reason of `outcome`, or the words of the text, such as `adjudication`. */
  readonly termination?: string;
}

/** Texts by their names, such as `Event` and `White`. */
export type Tags = Readonly<Record<string, string | undefined>>;

/**
 * A whole game with its variations and comments, and a current node in it: frozen plain data that survives JSON, a
 * structured clone, a store and a worker. Change it only with the functions of this entry point. Each returns a new record.
 *
 * The functions take records of every family, also copies of them, such as from JSON, a store or a worker. A copy is checked
 * when it is first seen, in time in proportion to its moves.
 */
export interface RecordTree<Types extends RecordTypes = RecordTypes> {
  /** The family of its games, which is the entry point that reads it. */
  readonly family: "mills" | "mancala";
  /** What the games of the record store of their variant: the name of a built-in, or data. */
  readonly variant: Types["variant"];
  /** The position string of the beginning, if that is not the variant's own. */
  readonly position?: string;
  /**
   * Names, dates and whatever else is known of the game; without the tags that the record writes itself, such as `Result`.
   */
  readonly tags: Readonly<Record<string, string>>;
  /**
   * The nodes in rows of 256, so that records of which one is longer share all rows but one. `nodes.flat()` lists them by
   * id, and `nodes[id >> 8]?.[id & 255]` is one of them; null stands for one that was removed. Use `mainline` to read them
   * in order.
   */
  readonly nodes: readonly (readonly (StoredNode | null)[])[];
  /** The current node. */
  readonly at: NodeId;
  /** Never there. It tells the compiler which games, moves and notations the record has. */
  readonly [types]?: Types;
}

/** A node of a record: the game at one moment, the move that led there, and the notes on it. */
export interface TreeNode<G, M> {
  readonly id: NodeId;
  /** Plies since the beginning of the record. */
  readonly ply: number;
  readonly game: G;
  /** The game before the move; absent, as the move is, at the beginning. */
  readonly before?: G;
  /** The move that led here, as the library writes it. */
  readonly move?: M;
  /** The same as text, in the library's own notation. */
  readonly notation?: string;
  readonly startingComment?: string;
  readonly comment?: string;
  readonly glyphs?: readonly string[];
  /** The nodes that follow: the main one first, then variations. */
  readonly next: readonly NodeId[];
}

/** Whose turn it can be in a record of this type. */
export type TurnOf<Record extends RecordTree> = TypesOf<Record>["game"] extends { readonly turn: infer Turn }
  ? Turn
  : string;

/** A node of a record of this type. */
export type NodeOf<Record extends RecordTree> = TreeNode<TypesOf<Record>["game"], TypesOf<Record>["move"]>;

/** Notes on a move. What is left out stays as it is; an empty text or list removes it. */
export interface Notes {
  /** After the move; at the beginning, before all moves. */
  readonly comment?: string | undefined;
  /** Before the move: only at the first move of a variation. */
  readonly startingComment?: string | undefined;
  /** `$1` to `$255`, or signs such as `!?` and `±`. */
  readonly glyphs?: readonly string[] | undefined;
}
