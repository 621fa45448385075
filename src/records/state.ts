/**
 * What a record is made of: a tree of moves as frozen plain data, and a place in it. Types only. The functions are in
 * `tree.ts` and `edit.ts`, the text in `read.ts` and `write.ts`.
 */

/**
 * A way to a place: how many plies of the main line were played; then, for each variation that was entered, its number among
 * those of the ply that it replaces, from 0, and how many of its plies were played. `[0]` is the beginning, `[12]` the main
 * line after twelve plies, `[12, 0, 3]` three plies into the first variation that replaces the twelfth.
 */
export type Path = readonly number[];

/** A move with what belongs to it. What it does not have is absent. */
export interface AnnotatedMove {
  /** The move in the library's own notation. */
  readonly move: string;
  /** A comment before the move: only at the first move of a variation; elsewhere it is the comment of the move before. */
  readonly preface?: string;
  /** A comment after the move. */
  readonly comment?: string;
  /** `$1` to `$255`, or as they were written: `!`, `?!`, `±`. */
  readonly marks?: readonly string[];
  /** Other moves in place of this one, with what follows them; at the first move of a variation there are none. */
  readonly variations?: readonly MoveLine[];
}

/** A {@link AnnotatedMove}, or its move alone where nothing else belongs to it. */
export type Entry = string | AnnotatedMove;

/**
 * Moves that follow each other, in rows of sixteen and blocks of sixteen rows, so that a move more costs no copy of all that
 * stand before it. `mainline` gives them as a list.
 */
export type MoveLine = readonly (readonly (readonly Entry[])[])[];

/** Texts by their names, such as `Event` and `White`. Empty ones, and `undefined`, say nothing. */
export type Tags = Readonly<Record<string, string | undefined>>;

/** What is written about a move. What is left out stays as it is, an empty text or list takes it away. */
export interface Notes {
  /** After the move; at the beginning, before all moves. */
  readonly comment?: string | undefined;
  /** Before the move: only at the first move of a variation. */
  readonly preface?: string | undefined;
  /** `$1` to `$255`, or signs such as `!?` and `±`. */
  readonly marks?: readonly string[] | undefined;
}

/** How the main line ended. */
export interface End {
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` when only a termination is known. */
  readonly result: string;
  /** A decision of players or referee, such as `resignation`, or what the text said, such as `time forfeit`. */
  readonly termination?: string;
}

/**
 * A whole game with its variations and comments, and the place where one stands in it: frozen plain data that survives JSON,
 * a structured clone, a store and a worker. Change one only by the functions of this door; each gives a new record, which
 * shares with the old one what is the same.
 *
 * A record that comes from JSON may be passed to all of them. It is then checked and its moves are played once more, in
 * every call; what a function returns is known to be sound.
 */
export interface RecordTree<V> {
  /** A built-in variant by its name, one's own as its data. */
  readonly variant: V;
  /** The position string of the beginning, if that is not the variant's own. */
  readonly position?: string;
  /** What is known of the game by name, such as `Event`; without what the record itself says, such as `Result`. */
  readonly tags: Readonly<Record<string, string>>;
  /** A comment before the first move. */
  readonly comment?: string;
  /** The main line. */
  readonly line: MoveLine;
  /** How it ended, where its moves do not show it. */
  readonly end?: End;
  /** Where one stands. */
  readonly path: Path;
}

/** A place in a record: a game at one moment, and how it came about. */
export interface RecordPlace<G, M> {
  readonly game: G;
  /** The game before the move; absent, as is all that follows from a move, at the beginning. */
  readonly before?: G;
  /** The move that led here, as the library writes it. */
  readonly move?: M;
  /** The same as text, in the library's own notation. */
  readonly notation?: string;
  /** Plies since the beginning of the record. */
  readonly ply: number;
  readonly path: Path;
  /** A comment before the move: only at the first move of a variation. */
  readonly preface?: string;
  /** A comment after the move, or before all moves. */
  readonly comment?: string;
  readonly marks?: readonly string[];
  /** Where one can go from here: the move that follows in this line, then the variations in its place. */
  readonly next: readonly Path[];
}
