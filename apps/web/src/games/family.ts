/**
 * The two families of games as one shape, so that a part can serve both. Parts that serve one family import the library's entry points
 * themselves. The code of a family is loaded when a game of it is first needed.
 */
import type * as mills from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import type * as mancalaRecords from "morabaraba/mancala/records";
import type { Words as MancalaWords } from "morabaraba/mancala/words";
import type * as millRecords from "morabaraba/records";
import type { Words as MillWords } from "morabaraba/words";
import type { Language } from "../app/language.ts";

export type FamilyName = "mills" | "mancala";
export const familyNames: readonly FamilyName[] = ["mills", "mancala"];

export type Game = mills.Game | mancala.Game;
export type Move = mills.Move | mancala.Move;
export type Side = mills.Player | mancala.Player;
export type StoredVariant = mills.StoredVariant | mancala.StoredVariant;
export type Variant = mills.Variant | mancala.Variant;
export type GameRecord = millRecords.GameRecord | mancalaRecords.GameRecord;
export type RecordNode = millRecords.RecordNode | mancalaRecords.RecordNode;
export type Words = MillWords | MancalaWords;

export interface Outcome {
  readonly winner: Side | null;
  readonly reason: string;
}

/** What a part needs of a family. Methods, so that functions of either family fit. */
export interface Kit {
  readonly name: FamilyName;
  /** The side of `White` in records, and the other. */
  readonly sides: readonly [Side, Side];
  readonly variants: Readonly<Record<string, Variant>>;
  createGame(variant?: StoredVariant): Game;
  /** Plays a move in the notation of {@link Kit.formatMove}. */
  applyMove(game: Game, move: string): Game;
  legalMoves(game: Game): readonly Move[];
  outcome(game: Game): Outcome | undefined;
  variantOf(game: Game): Variant;
  resign(game: Game, side: Side): Game;
  agreeDraw(game: Game): Game;
  /** The game after a side has run out of time. */
  loseOnTime(game: Game, side: Side): Game;
  defineVariant(base: StoredVariant, changes: object): Variant;
  safeParseVariant(data: unknown): mills.Result<Variant>;
  /** A move as text; `mssa` where the board has such labels, else as the family writes it. */
  formatMove(move: Move, game: Game, notation?: mills.Notation): string;
  formatPosition(game: Game): string;
  safeParsePosition(text: string, variant?: StoredVariant): mills.Result<Game, mills.RulesError>;
  createRecord(source?: StoredVariant | Game, tags?: Readonly<Record<string, string>>): GameRecord;
  play(record: GameRecord, move: string): GameRecord;
  conclude(record: GameRecord, game: Game): GameRecord;
  goTo(record: GameRecord, id: number): GameRecord;
  takeBack(record: GameRecord, plies: number | Side): GameRecord;
  annotate(record: GameRecord, notes: millRecords.Notes): GameRecord;
  setTags(record: GameRecord, tags: Readonly<Record<string, string | undefined>>): GameRecord;
  formatComment(parts: millRecords.CommentParts): string;
  current(record: GameRecord): RecordNode;
  mainline(record: GameRecord): readonly RecordNode[];
  line(record: GameRecord): readonly RecordNode[];
  endOf(record: GameRecord): millRecords.End;
  formatRecord(record: GameRecord): string;
  /** Reads a record. The variant is for texts that name none. */
  safeParseRecord(text: string, variant?: StoredVariant): mills.Result<GameRecord, millRecords.RecordError>;
  /** Every record of a text, one after the other. */
  parseRecords(
    text: string,
    options: { games: number },
  ): Iterable<mills.Result<GameRecord, millRecords.RecordError>>;
  formatLink(record: GameRecord): string;
  safeParseLink(text: string): mills.Result<GameRecord, millRecords.RecordError>;
  /** A game from a line of text: the family's own positions, and those of other programs; undefined for other text. */
  readPosition(text: string): Game | undefined;
  /** The same game as other programs write it, by their names; not all can. */
  formatsOf(record: GameRecord, game: Game): Readonly<Record<string, string>>;
  /** The words of the library in each language. */
  readonly words: Readonly<Record<Language, Words>>;
  announceEnd(words: Words, outcome: Outcome): string;
  /** Draws a game as SVG. */
  picture(): Promise<Draw>;
  /** What a small picture leaves out. */
  readonly small: object;
}

interface DrawOptions {
  readonly theme?: string;
  readonly orientation?: Side;
  readonly title?: string;
  readonly coordinates?: boolean;
}
export type Draw = (game: Game, options?: DrawOptions) => string;

const loaders: Readonly<Record<FamilyName, () => Promise<{ readonly kit: Kit }>>> = {
  mills: () => import("./mills.ts"),
  mancala: () => import("./mancala.ts"),
};
const loaded = new Map<FamilyName, Promise<Kit>>();

/** The code of a family. The same promise each time, so React's `use` can wait for it. */
export function kitOf(name: FamilyName): Promise<Kit> {
  let kit = loaded.get(name);
  if (kit === undefined) {
    kit = loaders[name]().then((module) => module.kit);
    loaded.set(name, kit);
  }
  return kit;
}

/** The other side. */
export const otherSide = ({ sides: [first, second] }: Pick<Kit, "sides">, side: Side): Side =>
  side === first ? second : first;

/** What a variant is called: the title of a built-in, or its own name. */
export function variantTitle(words: Words, variant: StoredVariant): string {
  const titles: Readonly<Record<string, string>> = words.variants;
  if (typeof variant === "string") return titles[variant] ?? variant;
  if ("name" in variant && typeof variant.name === "string") return titles[variant.name] ?? variant.name;
  return "base" in variant ? (titles[variant.base] ?? variant.base) : "";
}
