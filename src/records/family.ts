/** What the tree, the reader and the writer ask of a family of games: a type, and nothing to run. */
/** What every game has. */
export interface Played<V> {
  readonly variant: V;
  readonly turn: string;
  readonly ply: number;
  readonly verdict?: { readonly winner: string | null; readonly reason: string };
}

/** How a game ended. */
export interface Ended {
  readonly winner: string | null;
  readonly reason: string;
}

/** A move found in a text. */
export interface Word<M> {
  readonly move: M;
  /** The move in the library's own notation. */
  readonly notation: string;
  /** The offset behind it. */
  readonly end: number;
  /** Whether a dash says that it is a ply of the same turn as the one before. */
  readonly joined: boolean;
}

/** Moves played one after the other as fast as the family can; `S` is whatever it needs between two of them. */
export interface Replay<G, M, S> {
  readonly start: S;
  /** What follows, or the code of an illegal move. */
  step(state: S, move: M | string): S | string;
  /** Whether the player who begins in this variant is to move. */
  isFirst(state: S): boolean;
  game(state: S): G;
  /** The move that stands in a text at an offset; undefined where there is none. */
  word(text: string, at: number, notation: string, state: S): Word<M> | undefined;
}

/** A family of games. `V` is what its games store of a variant. */
// biome-ignore lint/suspicious/noExplicitAny: what a replay needs is its own affair
export interface Family<V, G extends Played<V>, M, S = any> {
  /** The players that the tags call White and Black, and what else these two tags may be called. */
  readonly players: readonly [white: string, black: string];
  createGame(variant?: V): G;
  applyMove(game: G, move: M | string): G;
  outcome(game: G): Ended | undefined;
  /** Every reason for which a game can be over. */
  readonly reasons: readonly string[];
  /** The game as players or a referee end it; undefined for what is no such decision. */
  decide(game: G, winner: string | null, reason: string): G | undefined;
  /** The move of a notation, as the library writes it. */
  moveOf(before: G, notation: string): M;
  /** A legal move as text in the library's own notation. */
  notationOf(before: G, move: M | string): string;
  formatPosition(game: G): string;
  /** Reads the library's position strings and those of others. */
  parsePosition(text: string, variant: V): G;
  /** The built-in of this name, letters of either case, or of the name that others give it. */
  variantNamed(name: string): V | undefined;
  parseVariant(json: string): V;
  /** The systems in which moves are written, the library's own first. */
  readonly notations: readonly string[];
  /** The system of a text that does not say, by its first move. */
  notationLike(text: string, at: number): string;
  /** A move in another system. */
  inNotation(game: G, notation: string): (move: string) => string;
  /** What joins two plies of one turn; undefined where every turn is one ply. */
  joint(game: G): string | undefined;
  replay(game: G): Replay<G, M, S>;
}
