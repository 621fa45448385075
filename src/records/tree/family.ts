/** What records ask of a family of games beyond its verbs: types, and nothing to run. */
import type { Family } from "../../rules/family.ts";

/** How a game ended. */
export interface Ended {
  readonly winner: string | null;
  readonly reason: string;
}

/** What every game has. */
export interface Played<V> {
  readonly variant: V;
  readonly turn: string;
  readonly ply: number;
  /** The positions since one could last be repeated, where the variant counts repetitions. */
  readonly seen?: readonly string[];
  readonly verdict?: Ended;
}

/** The players whom the tags call White and Black; the tags may have their names too. */
export type Players = readonly [white: string, black: string];

/**
 * A line of moves that grows and shrinks at its end, as fast as the family can. Playing and undoing a move take the same time
 * after any number of moves, also where the variant counts repetitions.
 */
export interface Replay<G, M, S> {
  /** Plays a move; gives the code of an illegal one, which changes nothing. */
  play(move: M | string): string | undefined;
  /** Takes back the last move. */
  undo(): void;
  /** What the family reads the next move by. */
  state(): S;
  /** Whether the player who begins in this variant is to move. */
  isFirst(): boolean;
  /** How the game ended by the rules; undefined while it goes on. */
  outcome(): Ended | undefined;
  /** The game as it stands. */
  game(): G;
  /** The last move in the library's own notation. */
  notation(): string;
  /** The legal moves in that notation, in the order of `legalMoves`; none when the game is over. */
  choices(): readonly string[];
}

/** A family of games, for trees of moves. `V` is what its games store of a variant. */
// biome-ignore lint/suspicious/noExplicitAny: what a replay needs is its own affair
export interface RecordFamily<V, G extends Played<V>, M, S = any>
  extends Pick<
    Family<G, M, string, V>,
    | "createGame"
    | "applyMove"
    | "outcome"
    | "resign"
    | "agreeDraw"
    | "forfeit"
    | "formatPosition"
    | "parsePosition"
  > {
  readonly players: Players;
  /** Copies the fields of a move; text is returned as it is. */
  readMove(move: M | string): M | string;
  replay(game: G): Replay<G, M, S>;
  /** The reasons for which the rules end games. */
  readonly reasons: readonly string[];
  /** A legal move in the library's own notation. */
  notationOf(before: G, move: M | string): string;
  /** The move of such a notation, as the library writes it. */
  moveOf(before: G, notation: string): M;
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

/** Finds the move that stands in a text at an offset; undefined where there is none. */
export type FindWord<M, S> = (
  text: string,
  at: number,
  notation: string | undefined,
  state: S,
) => Word<M> | undefined;

/** How a family is written, for those who read and write. */
// biome-ignore lint/suspicious/noExplicitAny: what a replay needs is its own affair
export interface RecordTexts<V, G extends Played<V>, M, S = any> {
  readonly family: RecordFamily<V, G, M, S>;
  /** Variant data, as its games store it. */
  parseVariant(json: string): V;
  /** The names of the built-ins. */
  readonly variants: readonly V[];
  /** The built-in of this name, letters of either case, or of the name that others give it. */
  variantNamed(name: string): V | undefined;
  /** Reads a position string, the library's own or that of others. */
  readPosition(text: string, variant: V): G;
  /** The notations in which moves are written, the library's own first. */
  readonly notations: readonly string[];
  /** What writes a move in one of them. */
  translator(game: G, notation: string): (move: string) => string;
  /** What joins two plies of one turn; undefined where every turn is one ply. */
  joint(game: G): string | undefined;
  /** What finds the moves in the text of a game that begins like this. */
  words(game: G): FindWord<M, S>;
}
