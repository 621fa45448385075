/** The types that the files of the terminal game share. Nothing here runs. */

import type { LoadedFamily } from "morabaraba/families";
import type { TurnState } from "morabaraba/turn";
import type { OwnWords } from "./words/en.mjs";

// biome-ignore lint/suspicious/noExplicitAny: games, moves and records differ from family to family, and only a family opens its own.
export type Anything = any;

/** The types of either family, which only a family looks into. */
interface AnyTypes {
  readonly game: Anything;
  readonly player: Anything;
  readonly move: Anything;
  readonly given: Anything;
  readonly variant: Anything;
  readonly stored: Anything;
  readonly outcome: Anything;
  readonly words: Anything;
  readonly record: Anything;
  readonly review: Anything;
  readonly reviewWords: Anything;
  readonly ruling: Anything;
  readonly rulebookWords: Anything;
}

/** The part a piece of text plays; `draw/colours.mjs` says what it looks like. */
export type Role =
  | "plain"
  | "strong"
  | "faint"
  | "bad"
  | "good"
  | "picked"
  | "ground"
  | "name"
  | "line"
  | "mill"
  | "point"
  | "mark"
  | "light"
  | "dark"
  | "last"
  | "target"
  | "pit"
  | "seeds"
  | "edge";

export interface Span {
  readonly text: string;
  readonly role: Role;
}

/** One line of the screen. */
export type Row = readonly Span[];

/** A rectangle of characters to draw on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly cells: { text: string; role: Role }[][];
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A drawing that knows how large it is before it is drawn. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  draw(): readonly Row[];
}

/** Draws the largest picture that fits, or the smallest there is. */
export type Painter = (room: Size) => Picture;

/** What a board marks besides the game itself. */
export interface Marks {
  /** The last move, with the game before it. */
  readonly last?: { readonly before: Anything; readonly move: Anything } | undefined;
  /** A turn whose step awaits its shot: its cow already stands on its new point. */
  readonly turn?: TurnState | undefined;
  /** Points where something could be played, or that a hint names. */
  readonly points?: readonly string[] | undefined;
}

export type Notation = "wmd" | "mssa";

/** Who plays a side: a person, or a level of the bot. */
export type Seat = "person" | number;

/** How illegal moves are judged: refused; refused, but the opponent may claim the game; or the game is lost at once. */
export type Strictness = "refuse" | "claim" | "forfeit";

/** What a game can begin with. */
export interface Beginning {
  readonly family: Family;
  readonly variant: Anything;
}

/** One family of games, as the table needs it. */
export interface Family extends LoadedFamily<"records" | "words", AnyTypes> {
  /** Whether a step may await its shot, moves have a second notation, and a referee knows forfeits. */
  readonly shoots: boolean;
  write(move: Anything, game: Anything, notation: Notation): string;
  /** A move from text, in any notation of the game; `undefined` for text that is not written like a move. */
  read(text: string, game: Anything): Anything;
  /** What a move did, in sentences. */
  told(words: Anything, game: Anything, move: Anything): string;
  /** Who has to do what. */
  asks(words: Anything, game: Anything, turn?: TurnState | null): string;
  /** The game after a side lost it for an offence. Only asked of families whose referee knows forfeits. */
  punish(game: Anything, side: Anything, reason: "cheating" | "double-turn" | "abandonment"): Anything;
  /** The turn after a step that must wait for its shot; `undefined` if the move is whole, or illegal, or the family has no shots. */
  waiting(game: Anything, move: Anything): TurnState | undefined;
  /** What a side has: cows in hand or seeds in its store. */
  holds(words: Anything, game: Anything, side: string, own: OwnWords): string;
  choose(game: Anything, options: ThinkOptions): Promise<Anything>;
  /** The value of a game for the side to move: above 0 it stands better. */
  judge(game: Anything, options: ThinkOptions): Promise<Judgement>;
  /** What there is to say of a move, in sentences. */
  why(
    game: Anything,
    move: Anything,
    language: "en" | "af",
    notation: Notation,
    options: Pick<ThinkOptions, "signal">,
  ): Promise<readonly string[]>;
  paint(game: Anything, marks: Marks, style: BoardStyle): Painter;
}

export interface ThinkOptions {
  readonly level: number;
  readonly seed: number;
  readonly signal?: AbortSignal | undefined;
}

interface Judgement {
  readonly score: number;
  /** The values for the sentence: the score for the side to move, and how deep the search was. */
  readonly figures: Readonly<Record<string, string | number>>;
  /** Which sentence of the words says it. */
  readonly kind: "score" | "wins" | "loses" | "chance";
  /** The expected moves, the best one first. */
  readonly line: readonly Anything[];
}

export interface BoardStyle {
  readonly notation: Notation;
  /** ASCII characters only. */
  readonly ascii: boolean;
}

/** Something that was said to the players. */
export interface Said {
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
}

/** A question to answer with yes or no, and what a yes needs. */
interface Question {
  readonly kind: "draw" | "overwrite" | "rescue" | "leave";
  readonly text: string;
  readonly path?: string;
  readonly record?: Anything;
  readonly family?: Family;
  readonly by?: string;
}

/** Something that a table cannot do by itself, because it takes time, reads or writes files, or ends the session. */
export interface Wish {
  readonly kind: "hint" | "analyse" | "offer" | "save" | "load" | "rules" | "leave" | "new";
  readonly path?: string;
  readonly sure?: boolean;
}

/** The whole state of a session. Never changed in place: every change makes a new one. */
export interface Table {
  readonly family: Family;
  readonly record: Anything;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly strictness: Strictness;
  readonly notation: Notation;
  readonly language: "en" | "af";
  readonly ascii: boolean;
  /** A turn whose step awaits its shot. */
  readonly turn: TurnState | null;
  readonly said: readonly Said[];
  readonly question: Question | null;
  /** The offence that may be claimed, and whose it is. */
  readonly offence: {
    readonly side: string;
    readonly reason: "cheating" | "double-turn" | "abandonment";
  } | null;
  /** Points that a hint names. */
  readonly hint: readonly string[];
  /** Whether all commands are shown. */
  readonly help: boolean;
  /** Whether two bots are paused. */
  readonly paused: boolean;
  /** Whether something would be lost by leaving. */
  readonly unsaved: boolean;
}

/** What a typed line leads to. */
export interface Entered {
  readonly table: Table;
  readonly wish?: Wish | undefined;
}

/** Something that can be typed next. */
export interface Suggestion {
  readonly text: string;
  /** What a command does. */
  readonly note?: string;
  /** What is typed after a command, such as FILE. */
  readonly after?: string;
}
