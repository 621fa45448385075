/** What records ask of a family of games: its rules, and how its moves are read and written. Types, and nothing to run. */
import type { Family } from "../../rules/family.ts";
import type { RecordTree } from "./record.ts";

/** How a game ended. */
export interface Ended {
  readonly winner: string | null;
  readonly reason: string;
}

/** What every game has. */
export interface Played {
  readonly variant: unknown;
  readonly turn: string;
  readonly ply: number;
  /** The positions since one could last be repeated, where the variant counts repetitions. */
  readonly seenPositions?: readonly string[];
  readonly verdict?: Ended;
}

/** The players whom the tags call White and Black; the tags may have their names too. */
export type Players = readonly [white: string, black: string];

/** A game as the rules work on it: a position that it has reached, with what is remembered. */
export type Judged = object;

/**
 * A family of games as trees of moves play it and as texts write it. `V` is what its games store of a variant. Moves are
 * numbers in the position that they are played in. One more ply takes the same time after any number of plies.
 */
export interface RecordFamily<V = unknown, G extends Played = Played, M = unknown, J extends Judged = Judged>
  extends Pick<
    Family<G, M, string, V>,
    "createGame" | "resign" | "agreeDraw" | "forfeit" | "formatPosition" | "parsePosition"
  > {
  /** What its records have in their field `family`. */
  readonly name: RecordTree["family"];
  readonly players: Players;
  /** The reasons for which the rules end games. */
  readonly reasons: readonly string[];
  readGame(game: G): J;
  writeGame(judged: J): G;
  /** How the game ended, by its rules or by a verdict. */
  outcomeOf(judged: J): Ended | undefined;
  /** The number of a legal move, an object or text; throws `IllegalMoveError`. */
  legalMove(judged: J, move: unknown): number;
  /** What follows when a legal move is played. */
  play(judged: J, number: number): J;
  /** A legal move as an object. */
  move(judged: J, number: number): M;
  /** A legal move in the library's own notation. */
  writeMove(judged: J, number: number): string;
  /** Every legal move, in the order of `legalMoves`; none when the game is over. */
  choices(judged: J): readonly number[];
  /** Whether the player who begins in this variant is to move. */
  isFirst(judged: J): boolean;
  /** The notations in which moves are written, the library's own first. */
  readonly notations: readonly string[];
  /** What writes a move in one of them. */
  translator(game: G, notation: string): (move: string) => string;
  /** What separates two plies of one turn; undefined where every turn is one ply. */
  plySeparator(game: G): string | undefined;
}

/** A move found in a text. */
export interface Word<M = unknown> {
  readonly move: M;
  /** The move in the library's own notation. */
  readonly text: string;
  /** The offset behind it. */
  readonly end: number;
  /** The notation in which it is written. */
  readonly notation?: string;
  /** Whether a dash joins it to the ply before, which must be of the same turn. */
  readonly joined?: boolean;
  /** Whether it is the last move, now with its shot. */
  readonly completes?: boolean;
}

/** What reading texts asks of a family beyond its rules. */
export interface Grammar<V = unknown, G extends Played = Played, M = unknown, J extends Judged = Judged> {
  readonly family: RecordFamily<V, G, M, J>;
  /** Variant data, as its games store it. */
  parseVariant(json: string): V;
  /** The names of the built-ins. */
  readonly variants: readonly (V & string)[];
  /** The built-in that others call by this name. */
  variantCalled(name: string): V | undefined;
  /** The code of a move that lacks what may follow in the text: a shot. */
  readonly unfinished?: string;
  /**
   * Finds the move that stands in a text at an offset, in a notation if one is known, or what completes the `last` move;
   * undefined where there is none.
   */
  findWord(
    text: string,
    at: number,
    notation: string | undefined,
    judged: J,
    last: Word<M> | undefined,
  ): Word<M> | undefined;
}
