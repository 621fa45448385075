/* What records need from a family of games: its rules, and how to read and write moves. Types only. */
import type { ForfeitReason } from "../../rules/verdicts.ts";
import type { RecordTree } from "./record.ts";

/** How a game ended. */
export interface Ended {
  readonly winner: string | null;
  readonly reason: string;
}

/** The fields that games of all families have. */
export interface GameLike {
  readonly variant: unknown;
  readonly turn: string;
  readonly ply: number;
  /** If the variant counts repetitions: the positions that can still be repeated. */
  readonly seenPositions?: readonly string[];
  readonly verdict?: Ended;
}

/** The players that tags call White and Black. Tags may also use the family's own names. */
export type Players = readonly [white: string, black: string];

/** The state of a game that the rules work on: a position, and what was computed from it. */
export type State = object;

/**
 * What records need from a family, to play its games and to write them as text. `V` is how the games store a
 * variant. Moves are numbers, which are valid only in their position. A ply takes the same time however many
 * came before it.
 */
export interface RecordFamily<
  V = unknown,
  G extends GameLike = GameLike,
  M = unknown,
  S extends State = State,
> {
  /** The `family` of its records. */
  readonly name: RecordTree["family"];
  readonly players: Players;
  /** The reasons why the rules end a game. */
  readonly reasons: readonly string[];
  createGame(variant?: V): G;
  resign(game: G, player: string): G;
  agreeDraw(game: G): G;
  forfeit(game: G, offender: string, reason: ForfeitReason): G;
  formatPosition(game: G): string;
  parsePosition(text: string, variant?: V): G;
  readGame(game: G): S;
  writeGame(state: S): G;
  /** How the game ended, by its rules or by a verdict. */
  outcomeOf(state: S): Ended | undefined;
  /** Returns the number of a move, given as an object or as text. Throws `IllegalMoveError`. */
  legalMove(state: S, move: unknown): number;
  /** Plays a legal move. */
  play(state: S, number: number): S;
  /** A legal move as an object. */
  move(state: S, number: number): M;
  /** A legal move in the library's own notation. */
  writeMove(state: S, number: number): string;
  /** Every legal move, in the order of `legalMoves`. There are no moves when the game is over. */
  choices(state: S): readonly number[];
  /** Whether the player who begins in this variant is to move. */
  isFirst(state: S): boolean;
  /** The notations of moves, the library's own first. */
  readonly notations: readonly string[];
  /** Returns a function that translates a move from the library's own notation into another. */
  translator(game: G, notation: string): (move: string) => string;
  /** What separates two plies of one turn; undefined if every turn is one ply. */
  plySeparator(game: G): string | undefined;
}

/** A move found in a text. */
export interface MoveMatch<M = unknown> {
  readonly move: M;
  /** The move in the library's own notation. */
  readonly text: string;
  /** The offset after it. */
  readonly end: number;
  /** The notation in which it is written. */
  readonly notation?: string | undefined;
  /** Whether a dash joins the move to the ply before, which must be of the same turn. */
  readonly joined?: boolean;
  /** Whether the move replaces the last one, which lacked a shot. */
  readonly completes?: boolean;
  /** What is wrong with a mark behind the move, and its offset, unless the move is illegal. */
  readonly fault?: { readonly at: number; readonly message: string } | undefined;
}

/** What reading texts needs from a family beyond its rules. */
export interface TextFormat<
  V = unknown,
  G extends GameLike = GameLike,
  M = unknown,
  S extends State = State,
> {
  readonly family: RecordFamily<V, G, M, S>;
  /** Reads variant data from JSON, and returns it as games store it. */
  parseVariant(json: string): V;
  /** The names of the built-ins. */
  readonly variants: readonly (V & string)[];
  /** Returns the built-in that other programs call by this name. */
  variantCalled(name: string): V | undefined;
  /** Whether a result such as `26-22` counts seeds. */
  isScore?(state: S, text: string): boolean;
  /** Rewrites a position of another program, if it is one, with the same length. */
  plainPosition?(text: string): string;
  /** Matches positions that the library reads only with the option `parsePosition`. */
  readonly otherPosition: RegExp;
  /** The program that writes them, and the function that reads them. */
  readonly otherReader: readonly [program: string, reader: string];
  /** Matches what may follow a move without white space, apart from glyphs and comments. */
  readonly next: RegExp;
  /** The code of `whyIllegal` for a move that lacks a shot, which may follow later in the text. */
  readonly unfinished?: string;
  /**
   * Finds the move at an offset of a text, or the shot that completes the `last` move; undefined if there is
   * none. `notation` is undefined until it is known.
   */
  matchMove(
    text: string,
    at: number,
    notation: string | undefined,
    state: S,
    last: MoveMatch<M> | undefined,
  ): MoveMatch<M> | undefined;
}
