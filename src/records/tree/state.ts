/** What a record is made of: a tree of moves as frozen plain data, and a place in it. Types only. */

/**
 * The number of a place in its record: 0 for the beginning, then one for each move in the order in which the moves were added.
 * It stays the same whatever else is played, promoted or removed.
 */
export type PlaceNumber = number;

/** A move in the library's own notation, with the notes on it. Parts that it does not have are absent. */
export interface RecordedMove {
  /** Empty for the beginning. */
  readonly move: string;
  /** The place before the move, unless that has the number before this one. */
  readonly after?: PlaceNumber;
  /** The places that follow, the main one first, unless the only one is the next number. */
  readonly next?: readonly PlaceNumber[];
  /** A comment before the move; only for the first move of a variation. */
  readonly preface?: string;
  /** A comment after the move. */
  readonly comment?: string;
  /** `$1` to `$255` (a text may have any number of up to three digits), or signs as they were written: `!`, `?!`, `±`. */
  readonly marks?: readonly string[];
  /** How the game ended here, if the moves do not show it. */
  readonly end?: End;
}

/** How a game ended. */
export interface End {
  /** `1-0`, `0-1`, `1/2-1/2`, or `*` for one that goes on. */
  readonly result: string;
  /** The reason of `outcome`, or what the text said, such as `time forfeit`. */
  readonly termination?: string;
}

/** Texts by their names, such as `Event` and `White`. */
export type Tags = Readonly<Record<string, string | undefined>>;

/**
 * The places of a record by number, in blocks of 16 rows of 16; null for a place that was removed. Use `mainline` to read
 * them in order.
 */
export type Places = readonly (readonly (readonly (RecordedMove | null)[])[])[];

/**
 * A whole game with its variations and comments, and a current place in it: frozen plain data that survives JSON, a structured
 * clone, a store and a worker. Change it only with the functions of this door. Each returns a new record, which shares
 * everything that did not change with the old one.
 *
 * A record that comes from JSON works with all of them, but each call then checks it and plays its moves again;
 * `parseRecord` does so once.
 */
export interface RecordTree<V> {
  /** A built-in variant by its name, one's own as its data. */
  readonly variant: V;
  /** The position string of the beginning, if that is not the variant's own. */
  readonly position?: string;
  /** Names, dates and whatever else is known of the game; without what the record says itself, such as `Result`. */
  readonly tags: Readonly<Record<string, string>>;
  readonly places: Places;
  /** The current place. */
  readonly here: PlaceNumber;
}

/** A place in a record: the game at one moment, the move that led there, and the notes on it. */
export interface RecordPlace<G, M> {
  readonly number: PlaceNumber;
  /** Plies since the beginning of the record. */
  readonly ply: number;
  readonly game: G;
  /** The game before the move; absent, as the move is, at the beginning. */
  readonly before?: G;
  /** The move that led here, as the library writes it. */
  readonly move?: M;
  /** The same as text, in the library's own notation. */
  readonly notation?: string;
  readonly preface?: string;
  readonly comment?: string;
  readonly marks?: readonly string[];
  /** The places that follow: the main one first, then variations. */
  readonly next: readonly PlaceNumber[];
}

/** Notes on a move. What is left out stays as it is; an empty text or list removes it. */
export interface Notes {
  /** After the move; at the beginning, before all moves. */
  readonly comment?: string | undefined;
  /** Before the move: only at the first move of a variation. */
  readonly preface?: string | undefined;
  /** `$1` to `$255`, or signs such as `!?` and `±`. */
  readonly marks?: readonly string[] | undefined;
}
