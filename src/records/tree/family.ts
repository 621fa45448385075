/** What the tree, the reader and the writer ask of a family of games: a type, and nothing to run. */

/** How a game ended. */
interface Ended {
  readonly winner: string | null;
  readonly reason: string;
}

/** What every game has. */
export interface Played<V> {
  readonly variant: V;
  readonly ply: number;
  /** The positions since one could last be repeated, where the variant counts repetitions. */
  readonly seen?: readonly string[];
  readonly verdict?: Ended;
}

/** A move found in a text. */
interface Word<M> {
  readonly move: M;
  /** The move in the library's own notation. */
  readonly notation: string;
  /** The offset behind it. */
  readonly end: number;
  /** How it is written, if that was left open. */
  readonly system?: string | undefined;
  /** Whether a dash says that it is a ply of the same turn as the one before. */
  readonly joined?: boolean;
}

/** Moves played one after the other as fast as the family can; `S` is whatever it needs between two of them. */
export interface Replay<G, M, S> {
  readonly start: S;
  /** What follows, or the code of an illegal move. */
  step(state: S, move: M | string): S | string;
  /** Whether the player who begins in this variant is to move. */
  isFirst(state: S): boolean;
  game(state: S): G;
  /** A legal move in the library's own notation. */
  notationOf(state: S, move: M | string): string;
}

/** The move that stands in a text at an offset; undefined where there is none. */
export type Words<M, S> = (
  text: string,
  at: number,
  notation: string | undefined,
  state: S,
) => Word<M> | undefined;

/** A family of games. `V` is what its games store of a variant. */
// biome-ignore lint/suspicious/noExplicitAny: what a replay needs is its own affair
export interface Family<V, G extends Played<V>, M, S = any> {
  /** The players that the tags call White and Black; the tags may have their names too. */
  readonly players: readonly [white: string, black: string];
  createGame(variant?: V): G;
  /** The fields of a move that count, read once; of what is no object nothing changes. */
  readMove(move: M | string): M | string;
  applyMove(game: G, move: M | string): G;
  replay(game: G): Replay<G, M, S>;
  /** All reasons for which games end. */
  readonly reasons: readonly string[];
  /** The game as players or a referee end it; undefined for what is no such decision. */
  decide(game: G, winner: string | null, reason: string | undefined): G | undefined;
  outcome(game: G): Ended | undefined;
  /** A legal move in the library's own notation. */
  notationOf(before: G, move: M | string): string;
  /** The move of such a notation, as the library writes it. */
  moveOf(before: G, notation: string): M;
  formatPosition(game: G): string;
  parsePosition(text: string, variant: V): G;
}

/** How a family is written, for those who read and write. */
// biome-ignore lint/suspicious/noExplicitAny: what a replay needs is its own affair
export interface Script<V, G extends Played<V>, M, S = any> extends Family<V, G, M, S> {
  /** Variant data, as its games store it. */
  parseVariant(json: string): V;
  /** The built-in of this name, letters of either case, or of the name that others give it. */
  variantNamed(name: string): V | undefined;
  /** Reads a position string, the library's own or that of others. */
  readPosition(text: string, variant: V): G;
  /** The systems in which moves are written, the library's own first. */
  readonly notations: readonly string[];
  /** What writes a move in one of them. */
  translator(game: G, notation: string): (move: string) => string;
  /** What joins two plies of one turn; undefined where every turn is one ply. */
  joint(game: G): string | undefined;
  /** What finds the moves in the text of a game that begins like this. */
  words(game: G): Words<M, S>;
}
