/** One shape for both families of games, so a part can serve both. */
import type * as mills from "morabaraba";
import type { BotProgress, Family, FamilyParts, FamilyTypes } from "morabaraba/families";
import type * as mancala from "morabaraba/mancala";
import type * as mancalaRecords from "morabaraba/mancala/records";
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import type * as millRecords from "morabaraba/records";
import type { Words as MillWords } from "morabaraba/words";
import type { Language } from "../core/languages.ts";

export type FamilyName = "mills" | "mancala";

export type Game = mills.Game | mancala.Game;
export type Move = mills.Move | mancala.Move;
export type Side = mills.Player | mancala.Player;
export type StoredVariant = mills.StoredVariant | mancala.StoredVariant;
export type Variant = mills.Variant | mancala.Variant;
export type GameRecord = millRecords.GameRecord | mancalaRecords.GameRecord;
export type RecordNode = millRecords.TreeNode<Game, Move>;
export type Words = MillWords | MancalaWords;

export interface Outcome {
  readonly winner: Side | null;
  readonly reason: string;
}

/** The types of either family, for parts that serve both. */
export interface EitherTypes extends FamilyTypes {
  readonly game: Game;
  readonly player: Side;
  readonly move: Move;
  readonly given: mills.MoveLike | mancala.MoveLike;
  readonly parsed: mills.MoveLike | mancala.Move;
  readonly variant: Variant;
  readonly stored: StoredVariant;
  readonly outcome: Outcome;
  readonly progress: BotProgress<Move>;
  readonly words: Words;
  readonly record: GameRecord;
}

type Rules<T extends FamilyTypes> = Family<T>["rules"];
type Records<T extends FamilyTypes> = FamilyParts<T>["records"];

/** A family for the page's parts: its rules, records and words, and the page's own additions. */
export interface Kit<T extends FamilyTypes = EitherTypes> extends Rules<T>, Records<T> {
  readonly name: FamilyName;
  /** The side that records call `White`, and the other side. */
  readonly sides: readonly [T["player"], T["player"]];
  readonly words: FamilyParts<T>["words"];
  /** Pictures, loaded when they are drawn. */
  pictures(): Promise<FamilyParts<T>["pictures"]>;
  /** Writes a move in the requested notation, or in the standard one if the board lacks its labels. */
  formatMove(game: T["game"], move: T["move"] | T["given"], options?: mills.NotationOptions): string;
  /** Reads a position, in the family's format or another program's; `undefined` for other text. */
  readPosition(text: string): T["game"] | undefined;
  /** Writes a game in each format that can hold it, by the format's name. */
  formatsOf(record: T["record"], game: T["game"]): Readonly<Record<string, string>>;
  /** Returns the library's words for a variant. */
  wordsIn(language: Language, variant: T["stored"]): T["words"];
  /** Returns which of the page's own words fit a variant. */
  speech(variant: T["stored"]): "mills" | "morris" | "mancala";
  /** Returns the task of the side to move, as a key of the words' `turns`. `mover` moved last. */
  duty(game: T["game"], mover: T["player"] | undefined): string;
  /** Whether the best bot can prove positions of a game, for which it takes positions and no set time. */
  isProvable(game: T["game"]): boolean;
  /** Options that simplify small pictures. */
  readonly small: object;
}
