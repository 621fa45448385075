/* A family of games as one object: its types, and the function that loads its parts. */
import { isRecord, show } from "../base/data.ts";
import { ArgumentError, type MorabarabaError, type Result } from "../base/errors.ts";
import type { StatefulBot } from "../bots/bot.ts";
import type { BotChoice, BotProgress, BotSettings, MoveLimits, SearchLimits } from "../bots/options.ts";
import type { MoveReading } from "../formats/reading.ts";
import type { Language } from "../languages/list.ts";
import type { AnimatedNode, AnimationSettings } from "../picture/animation.ts";
import type { SharedOptions } from "../picture/toSvg.ts";
import type { CommentParts } from "../records/text/comments.ts";
import type { End, NodeId, Notes, RecordTree, Tags, TreeNode } from "../records/tree/record.ts";
import type { RecordError } from "../records/tree/recordError.ts";
import type { RecordLimits, ReviewLimits } from "../review/record.ts";
import type { RuleText } from "../rulebook/describe.ts";
import type { ForfeitReason } from "../rules/verdicts.ts";

/**
 * The types of a family. With these defaults, a {@link Family} is any family: an app passes games, moves
 * and records from the family back to it, and needs no knowledge of their contents.
 */
export interface FamilyTypes {
  readonly game: { readonly turn: string; readonly ply: number };
  readonly player: string;
  readonly move: unknown;
  /** A move as a caller may pass it in. */
  readonly given: unknown;
  /** A move as `parseMove` returns it. */
  readonly parsed: unknown;
  /** The full data of a variant. */
  readonly variant: unknown;
  /** A variant as a game stores it: a name or data. */
  readonly stored: unknown;
  readonly outcome: { readonly winner: string | null; readonly reason: string };
  /** The settings of a bot. */
  readonly bot: BotSettings;
  /** The state of a search. */
  readonly progress: BotProgress<unknown>;
  /** The options of `readMove`. */
  readonly reading: { readonly numbering?: string | undefined };
  /** A language: its tag, the names of the sides in sentences, and the titles of the built-in variants. */
  readonly words: {
    readonly language: string;
    readonly players: Readonly<Record<string, string>>;
    readonly variants: Readonly<Record<string, string>>;
  };
  readonly record: RecordTree;
  /** The review of a move. */
  readonly review: { readonly findings: readonly unknown[]; readonly glyph?: string; readonly best: unknown };
  readonly reviewWords: unknown;
  /** An arbiter's ruling. */
  readonly ruling: { readonly stands: boolean };
  readonly rulebookWords: unknown;
}

/** The parts of a family that load on demand: what the entry points of all families have in common. */
export interface FamilyParts<T extends FamilyTypes = FamilyTypes> {
  /** The family's languages and sentences. */
  readonly words: { readonly [Tag in Language]: T["words"] } & {
    /** Returns a legal move in sentences. `game` is the game before the move. */
    announce(words: T["words"], game: T["game"], move: T["given"] | string): string;
    /** Returns a sentence about how a game ended. */
    announceEnd(words: T["words"], outcome: T["outcome"]): string;
    /** Returns a sentence about what the side to move has to do, or how the game ended. */
    announceTurn(words: T["words"], game: T["game"]): string;
    /** Returns a sentence about why a move is illegal; `undefined` for a legal one. */
    announceRefusal(words: T["words"], game: T["game"], move: unknown): string | undefined;
    /** Returns the title of a variant, or the variant's name if the language has none. */
    titleOf(words: T["words"], variant: T["variant"]): string;
  };
  /** Moves as people write them. */
  readonly formats: {
    /** Finds the only legal move that a text can mean. */
    readMove(game: T["game"], text: string, options?: T["reading"]): MoveReading<T["move"]>;
  };
  /** Records. */
  readonly records: {
    /** Creates a record without moves, of a variant or from a game. */
    createRecord(source?: T["stored"] | T["game"], tags?: Tags): T["record"];
    /** Reads a record; throws a `RecordError` if it cannot be read. */
    parseRecord(source: string | object, variant?: T["stored"]): T["record"];
    /** Reads a record and returns the error instead of throwing it. */
    safeParseRecord(
      source: string | object,
      variant?: T["stored"],
    ): Result<T["record"], RecordError<T["record"]>>;
    /** Reads any number of records, on demand. */
    parseRecords(
      source: string,
      variant?: T["stored"],
      options?: { readonly games?: number | undefined },
    ): Iterable<Result<T["record"], RecordError<T["record"]>>>;
    /** Reads text from a link; throws a `RecordError` if it cannot be read. */
    parseLink(text: string): T["record"];
    /** Reads text from a link and returns the error instead of throwing it. */
    safeParseLink(text: string): Result<T["record"], RecordError<T["record"]>>;
    /** Writes a record as a text for a link. */
    formatLink(record: T["record"], options?: { readonly upTo?: "current" | undefined }): string;
    /** Writes a record as text in the family's own notation. */
    formatRecord(record: T["record"], options?: { readonly upTo?: "current" | undefined }): string;
    /** Returns the current node: its game, the move that led to it, and its notes. */
    currentNode(record: T["record"]): TreeNode<T["game"], T["move"]>;
    /** Returns the nodes from the beginning to the current one. */
    currentLine(record: T["record"]): readonly TreeNode<T["game"], T["move"]>[];
    /** Returns the nodes of the main line, or of the line from a node. */
    mainline(record: T["record"], from?: NodeId): readonly TreeNode<T["game"], T["move"]>[];
    /** Returns how the main line ends. */
    endOf(record: T["record"]): End;
    /** Plays a move at the current node, or goes to the node of that move. */
    playMove(record: T["record"], move: T["given"] | string): T["record"];
    /** Ends the game at the current node. */
    conclude(record: T["record"], end: T["game"] | End): T["record"];
    /** Makes another node the current one. */
    goTo(record: T["record"], id: NodeId): T["record"];
    /** Goes back by plies, or to before the last ply of a player. */
    goBack(record: T["record"], plies?: number | T["player"]): T["record"];
    /** Goes forward by plies. */
    goForward(record: T["record"], plies?: number): T["record"];
    /** Removes the last plies, or those from a player's last ply on. */
    takeBack(record: T["record"], plies?: number | T["player"]): T["record"];
    /** Changes the notes of the current node. */
    annotate(record: T["record"], notes: Notes): T["record"];
    /** Makes the current line the main one. */
    promoteVariation(record: T["record"]): T["record"];
    /** Removes the current node and all that follow it. */
    removeNode(record: T["record"]): T["record"];
    /** Changes tags. */
    setTags(record: T["record"], tags: Tags): T["record"];
    /** Reads the commands of a comment, such as drawings and clocks. */
    parseComment(text: string): CommentParts;
    /** Writes a comment with commands. */
    formatComment(parts: CommentParts): string;
  };
  /** Pictures. */
  readonly pictures: {
    /** Draws a game as SVG, with the options that all families have. */
    svg(
      game: T["game"],
      options?: SharedOptions & {
        readonly coordinates?: boolean | undefined;
        readonly orientation?: T["player"] | undefined;
      },
    ): string;
    /** Draws a line of a game as one SVG that moves, with the options that all families have. */
    animate(
      line: readonly AnimatedNode<T["game"], T["move"]>[],
      options?: SharedOptions &
        AnimationSettings & {
          readonly coordinates?: boolean | undefined;
          readonly orientation?: T["player"] | undefined;
        },
    ): string;
  };
  /** Bots. */
  readonly bots: {
    /** Creates a bot that plays one side of one game and remembers its searches. */
    createBot(
      options?: T["bot"],
    ): StatefulBot<T["game"], MoveLimits<T["progress"]>, BotChoice<T["move"]> & T["progress"]>;
    /** Chooses a move without any memory of earlier searches. */
    chooseMove(
      game: T["game"],
      options?: T["bot"] & SearchLimits<T["progress"]>,
    ): Promise<BotChoice<T["move"]> & T["progress"]>;
    /** Returns the points that the side to move can expect; 1 or 0 only for a forced win or loss. */
    winningChance(score: number): number;
  };
  /** Reviews of moves. */
  readonly review: { readonly [Tag in Language]: T["reviewWords"] } & {
    /** Reviews a move. `game` is the game before the move. */
    reviewMove(game: T["game"], move: T["given"] | string, options?: ReviewLimits): Promise<T["review"]>;
    /** Returns a finding as a sentence. */
    formatFinding(
      words: T["reviewWords"],
      game: T["game"],
      finding: T["review"]["findings"][number],
      options?: { readonly lines?: boolean | undefined },
    ): string;
    /** Returns whether a finding means that the move is worse than another. */
    speaksAgainst(finding: T["review"]["findings"][number]): boolean;
    /** Returns the record with marks and comments on the moves of its main line. */
    reviewRecord(
      words: T["reviewWords"],
      record: T["record"],
      options?: ReviewLimits & RecordLimits,
    ): Promise<T["record"]>;
  };
  /** The rules in sentences, and an arbiter. */
  readonly rulebook: { readonly [Tag in Language]: T["rulebookWords"] } & {
    /** The texts that the rules come from, by tag. */
    readonly sources: Readonly<Record<string, { readonly title: string; readonly address?: string }>>;
    /** Returns the rules of a variant in sentences. */
    describeRules(words: T["rulebookWords"], variant: T["stored"]): readonly RuleText<string, string>[];
    /** Writes a prompt for the side to move, with the rules and the position. */
    formatPrompt(
      words: T["rulebookWords"],
      game: T["game"],
      options?: { readonly moves?: "listed" | undefined },
    ): string;
    /** Rules on a move that a player has made. */
    arbitrate(game: T["game"], player: T["player"], move: T["given"] | string): T["ruling"];
    /** Returns a ruling in sentences, with the deciding rule and what may follow. */
    formatRuling(
      words: T["rulebookWords"],
      game: T["game"],
      move: T["given"] | string,
      ruling: T["ruling"],
    ): {
      readonly answer: string;
      readonly rule: RuleText<string, string> | undefined;
      readonly follows: readonly { readonly text: string; readonly sources: readonly string[] }[];
    };
  };
  /** The board's custom element. */
  readonly board: {
    /** Defines the element `tag`. Does nothing without a page, or if the name is already taken. */
    define(): void;
  };
}

/**
 * A family of games as one object: `mills`, `mancala`, or your own. It contains the rules. Every other part
 * has a function that loads it, so an app loads only what it uses. Bundlers put each part into its own file.
 *
 * A component for every family takes a `Family` without a type argument, and needs no cast. With a
 * type argument, as in `mills`, the values have the types of that family's entry points.
 */
export interface Family<T extends FamilyTypes = FamilyTypes> {
  /** The family's name, for example for links or messages to a worker. */
  readonly name: string;
  /** The sides. Records call the first one White. The variant decides which side begins. */
  readonly players: readonly [T["player"], T["player"]];
  /** The tag name of the board's element, such as `morabaraba-board`. */
  readonly tag: string;
  /** The functions that `morabaraba` and `morabaraba/mancala` have in common. */
  readonly rules: {
    /** The built-in variants, by name. */
    readonly variants: Readonly<Record<string, T["variant"]>>;
    /** Starts a game of a variant, or of the family's default variant if you pass none. */
    createGame(variant?: T["stored"]): T["game"];
    /** Lists every legal move in a fixed order; the list is empty when the game is over. */
    legalMoves(game: T["game"]): readonly T["move"][];
    /** Returns the game after a legal move, which may be text in the family's notation. */
    applyMove(game: T["game"], move: T["given"] | string): T["game"];
    /** Returns how the game ended, with a null `winner` for a draw; `undefined` while it goes on. */
    outcome(game: T["game"]): T["outcome"] | undefined;
    /** Returns whether a move is legal. */
    isLegal(game: T["game"], move: unknown): boolean;
    /** Returns the code of the first reason against a move, or `undefined` for a legal one. */
    whyIllegal(game: T["game"], move: unknown): string | undefined;
    /** Returns the game after a player resigns and so loses. */
    resign(game: T["game"], player: T["player"]): T["game"];
    /** Returns the game after the players agree on a draw. */
    agreeDraw(game: T["game"]): T["game"];
    /** Returns the game after a player forfeits it and so loses. */
    forfeit(game: T["game"], offender: T["player"], reason: ForfeitReason): T["game"];
    /** Plays a player's move if it is legal and it is that player's turn; otherwise the player forfeits. */
    referee(game: T["game"], player: T["player"], move: T["given"] | string): T["game"];
    /** Writes a move in the family's notation. */
    formatMove(game: T["game"], move: T["given"] | string): string;
    /** Reads a move; throws a `ParseError` for invalid text. */
    parseMove(game: T["game"], text: string): T["parsed"];
    /** Reads a move and returns the error instead of throwing it. */
    safeParseMove(game: T["game"], text: string): Result<T["parsed"], MorabarabaError>;
    /** Writes the position of a game as a line of text. */
    formatPosition(game: T["game"]): string;
    /** Starts a game from a position; throws a `ParseError` for invalid text. */
    parsePosition(text: string, variant?: T["stored"]): T["game"];
    /** Reads a position and returns the error instead of throwing it. */
    safeParsePosition(text: string, variant?: T["stored"]): Result<T["game"], MorabarabaError>;
    /** Reads a stored game; throws a `ParseError` or a `VariantError` if it is invalid. */
    parseGame(json: unknown): T["game"];
    /** Reads a stored game and returns the error instead of throwing it. */
    safeParseGame(json: unknown): Result<T["game"], MorabarabaError>;
    /** Returns whether a value is the name of a built-in variant. */
    isVariantName(value: unknown): boolean;
    /** Returns the full data of a game's variant. */
    variantOf(game: T["game"]): T["variant"];
    /** Returns a copy of a variant with some fields changed. */
    defineVariant(base: T["stored"], changes: object): T["stored"];
    /** Reads a stored variant; throws a `ParseError` or a `VariantError` if it is invalid. */
    parseVariant(json: unknown): T["variant"];
    /** Reads a stored variant and returns the error instead of throwing it. */
    safeParseVariant(json: unknown): Result<T["variant"]>;
    /** Draws the board as text, for a terminal or a log. */
    ascii(game: T["game"]): string;
  };
  /** Returns whether a value is a valid game of this family. */
  isGame(value: unknown): value is T["game"];
  /** The options of `chooseMove` for analysis. Mills turns off its opening book, so it searches. */
  readonly analysis: object;
  /** Loads the languages and sentences. */
  words(): Promise<FamilyParts<T>["words"]>;
  /** Loads the reader of moves as people write them. */
  formats(): Promise<FamilyParts<T>["formats"]>;
  /** Loads records. */
  records(): Promise<FamilyParts<T>["records"]>;
  /** Loads pictures. */
  pictures(): Promise<FamilyParts<T>["pictures"]>;
  /** Loads bots. */
  bots(): Promise<FamilyParts<T>["bots"]>;
  /** Loads reviews. */
  review(): Promise<FamilyParts<T>["review"]>;
  /** Loads the rules in sentences. */
  rulebook(): Promise<FamilyParts<T>["rulebook"]>;
  /** Loads the board's custom element. */
  board(): Promise<FamilyParts<T>["board"]>;
  /** Loads what turns tables into a bot's `tablebase`, in a family that has endgame tables. */
  endgames?(): Promise<{
    /** `createTablebase` of `morabaraba/endgames`. */
    readonly createTablebase: (tables: () => object | undefined) => unknown;
  }>;
}

/** A family with some of its parts loaded. */
export type LoadedFamily<Part extends keyof FamilyParts, T extends FamilyTypes = FamilyTypes> = Omit<
  Family<T>,
  keyof FamilyParts | "analysis" | "endgames"
> &
  Pick<FamilyParts<T>, Part>;

/**
 * Loads parts of a family, and returns them with its rules. In a loop over several families, the result has
 * the types of any family.
 *
 * @throws `ArgumentError` if `family` is not a family or lacks a part, or the error of a part's import, for
 * example without a network; a later call tries again. The promise rejects with each of them.
 * @example
 * ```ts
 * import { loadFamily, mancala, mills } from "morabaraba/families";
 *
 * for (const family of [mills, mancala]) {
 *   const { rules, records, words } = await loadFamily(family, "records", "words");
 *   const record = records.playMove(records.createRecord(), rules.legalMoves(rules.createGame())[0]);
 *   words.announceTurn(words.en, records.currentNode(record).game); // such as "Dark to place a cow."
 * }
 * ```
 */
export async function loadFamily<T extends FamilyTypes, Part extends keyof FamilyParts>(
  family: Family<T>,
  ...parts: readonly Part[]
): Promise<LoadedFamily<Part, T>>;
export async function loadFamily<Part extends keyof FamilyParts>(
  family: LoadedFamily<never> & Pick<Family, Part>,
  ...parts: readonly Part[]
): Promise<LoadedFamily<Part>>;
export async function loadFamily<T extends FamilyTypes, Part extends keyof FamilyParts>(
  family: LoadedFamily<never, T> & Pick<Family<T>, Part>,
  ...parts: readonly Part[]
): Promise<LoadedFamily<Part, T>> {
  if (!isRecord(family))
    throw new ArgumentError("family", `family must be a family of games, not ${show(family)}.`);
  const { name, players, tag, rules, isGame } = family;
  for (const part of parts)
    if (typeof part !== "string" || typeof family[part] !== "function")
      throw new ArgumentError("parts", `parts must name parts of the family, not ${show(part)}.`);
  const loaded = await Promise.all(parts.map(async (part) => [part, await family[part]()] as const));
  return { name, players, tag, rules, isGame, ...Object.fromEntries(loaded) } as LoadedFamily<Part, T>;
}
