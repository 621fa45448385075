/**
 * A family of games as one value: its rules at once, and its other parts when they are asked for. Types, and one function.
 */
import { isRecord, show } from "../base/data.ts";
import { ArgumentError, type Result } from "../base/errors.ts";
import type { StatefulBot } from "../bots/bot.ts";
import type { BotChoice, BotProgress, BotSettings, MoveLimits, SearchLimits } from "../bots/options.ts";
import type { MoveReading } from "../formats/reading.ts";
import type { SharedOptions } from "../picture/toSvg.ts";
import type { CommentParts } from "../records/text/comments.ts";
import type { End, Notes, RecordTree, Tags, TreeNode } from "../records/tree/record.ts";
import type { RecordError } from "../records/tree/recordError.ts";
import type { ReviewLimits } from "../review/limits.ts";
import type { RecordLimits } from "../review/record.ts";
import type { RuleDifference, RuleText } from "../rulebook/describe.ts";
import type { Family } from "../rules/family.ts";

/**
 * The types of a family. With those that stand here a {@link GameFamily} is any family: its games, moves and records come
 * from the family and go back to it, and an app looks into none of them.
 */
export interface FamilyTypes {
  readonly game: { readonly turn: string; readonly ply: number };
  readonly player: string;
  readonly move: unknown;
  /** What a move may look like when it is passed in. */
  readonly given: unknown;
  /** The full data of a variant. */
  readonly variant: unknown;
  /** A variant as a game stores it: a name or data. */
  readonly stored: unknown;
  readonly outcome: { readonly winner: string | null; readonly reason: string };
  /** A language: its tag, the sides as they stand in sentences, and the titles of the built-in variants. */
  readonly words: {
    readonly language: string;
    readonly players: Readonly<Record<string, string>>;
    readonly variants: Readonly<Record<string, string>>;
  };
  readonly record: RecordTree;
  /** What there is to say of a move. */
  readonly review: { readonly findings: readonly unknown[]; readonly glyph?: string; readonly best: unknown };
  readonly reviewWords: unknown;
  /** An arbiter's answer. */
  readonly ruling: { readonly stands: boolean };
  readonly rulebookWords: unknown;
}

/** The rules of a family: the functions of `morabaraba` and `morabaraba/mancala` that both have. */
export interface FamilyRules<T extends FamilyTypes = FamilyTypes>
  extends Omit<Family<T["game"], T["move"], T["player"], T["stored"], T["given"]>, "variants" | "variantOf"> {
  /** The built-in variants by their names. */
  readonly variants: Readonly<Record<string, T["variant"]>>;
  /** The full data of a game's variant. */
  variantOf(game: T["game"]): T["variant"];
  /** How the game ended, `winner` null for a draw; `undefined` while it goes on. */
  outcome(game: T["game"]): T["outcome"] | undefined;
  /** Reads a stored variant and returns the error instead of throwing it. */
  safeParseVariant(json: unknown): Result<T["variant"]>;
}

/** The parts of a family that are loaded when they are asked for: what the entry points of all families have. */
export interface FamilyParts<T extends FamilyTypes = FamilyTypes> {
  /** The languages of a family, and the sentences made from them. */
  readonly words: {
    readonly en: T["words"];
    readonly af: T["words"];
    /** A legal move in sentences; `game` is the one before it. */
    announce(words: T["words"], game: T["game"], move: T["given"] | string): string;
    /** How a game ended. */
    announceEnd(words: T["words"], outcome: T["outcome"]): string;
    /** Who has to do what, or how the game ended. */
    announceTurn(words: T["words"], game: T["game"]): string;
    /** Why a move is refused; `undefined` for a legal one. */
    announceRefusal(words: T["words"], game: T["game"], move: unknown): string | undefined;
  };
  /** Texts of others. */
  readonly formats: {
    /** Finds the one legal move that a text can mean. */
    readMove(game: T["game"], text: string): MoveReading<T["move"]>;
  };
  /** Records. */
  readonly records: {
    /** A record without moves, of a variant or from a game. */
    createRecord(source?: T["stored"] | T["game"], tags?: Tags): T["record"];
    /** Plays a move from the current node and goes to the new one. */
    playMove(record: T["record"], move: T["given"] | string): T["record"];
    /** The current node. */
    currentNode(record: T["record"]): TreeNode<T["game"], T["move"]>;
    /** The nodes of the main line, or of the line from a node. */
    mainline(record: T["record"], from?: number): readonly TreeNode<T["game"], T["move"]>[];
    /** The nodes from the beginning through the current one to the end of its line. */
    currentLine(record: T["record"]): readonly TreeNode<T["game"], T["move"]>[];
    /** Ends the game by a decision of the players or a referee. */
    conclude(record: T["record"], game: T["game"] | End): T["record"];
    /** Goes back by so many plies, 1 if left out. */
    goBack(record: T["record"], plies?: number): T["record"];
    /** Goes forward by so many plies, 1 if left out. */
    goForward(record: T["record"], plies?: number): T["record"];
    /** Goes to a node. */
    goTo(record: T["record"], id: number): T["record"];
    /** Removes the last plies of the current line, or back to the turn of a player. */
    takeBack(record: T["record"], plies?: number | T["player"]): T["record"];
    /** Sets notes on the current node. */
    annotate(record: T["record"], notes: Notes): T["record"];
    /** Makes the variation of the current node the main one. */
    promoteVariation(record: T["record"]): T["record"];
    /** Removes the current node and all that follows. */
    removeNode(record: T["record"]): T["record"];
    /** Sets tags; an undefined one is removed. */
    setTags(record: T["record"], tags: Tags): T["record"];
    /** How the main line ended. */
    endOf(record: T["record"]): End;
    /** The record as text. */
    formatRecord(
      record: T["record"],
      options?: { readonly notation?: never; readonly upTo?: "current" | undefined },
    ): string;
    /** Reads a record and returns the error instead of throwing it. */
    safeParseRecord(
      source: string | object,
      options?: { readonly variant?: T["stored"] | undefined },
    ): Result<T["record"], RecordError<T["record"]>>;
    /** Reads any number of records, on demand. */
    parseRecords(
      source: string,
      options?: { readonly variant?: T["stored"] | undefined; readonly games?: number | undefined },
    ): Iterable<Result<T["record"], RecordError<T["record"]>>>;
    /** The parts of a comment, such as clocks and arrows. */
    parseComment(text: string): CommentParts;
    /** A comment of these parts. */
    formatComment(parts: CommentParts): string;
    /** The record as the text of a link. */
    formatLink(record: T["record"]): string;
    /** Reads the text of a link and returns the error instead of throwing it. */
    safeParseLink(text: string): Result<T["record"], RecordError<T["record"]>>;
  };
  /** Pictures. */
  readonly pictures: {
    /** A game as SVG. The options are those that all families have. */
    svg(
      game: T["game"],
      options?: SharedOptions & {
        readonly coordinates?: boolean | undefined;
        readonly orientation?: T["player"] | undefined;
      },
    ): string;
  };
  /** Bots. */
  readonly bots: {
    /** A bot for one side of one game, which remembers. */
    createBot(
      options?: BotSettings,
    ): StatefulBot<T["game"], MoveLimits<BotProgress<T["move"]>>, BotChoice<T["move"]>>;
    /** Chooses a move, and remembers nothing. */
    chooseMove(
      game: T["game"],
      options?: BotSettings & SearchLimits<BotProgress<T["move"]>>,
    ): Promise<BotChoice<T["move"]>>;
    /** Whether a score says that the end is certain. */
    isForced(score: number): boolean;
  };
  /** Reviews of moves. */
  readonly review: {
    readonly en: T["reviewWords"];
    readonly af: T["reviewWords"];
    /** What there is to say of a move; `game` is the one before it. */
    reviewMove(game: T["game"], move: T["given"] | string, options?: ReviewLimits): Promise<T["review"]>;
    /** A finding in a sentence. */
    formatFinding(
      words: T["reviewWords"],
      game: T["game"],
      finding: T["review"]["findings"][number],
      options?: { readonly lines?: boolean | undefined },
    ): string;
    /** Whether a finding says that the move is worse than another. */
    speaksAgainst(finding: T["review"]["findings"][number]): boolean;
    /** The record with marks and comments on the moves of its main line. */
    reviewRecord(
      words: T["reviewWords"],
      record: T["record"],
      options?: ReviewLimits & RecordLimits,
    ): Promise<T["record"]>;
  };
  /** The rules in sentences, and an arbiter. */
  readonly rulebook: {
    readonly en: T["rulebookWords"];
    readonly af: T["rulebookWords"];
    /** The texts that rules are taken from, by their tags. */
    readonly sources: Readonly<Record<string, { readonly title: string; readonly address?: string }>>;
    /** The rules of a variant in sentences. */
    describeRules(words: T["rulebookWords"], variant: T["stored"]): readonly RuleText<string, string>[];
    /** The rules that two variants do not share. */
    compareRules(
      words: T["rulebookWords"],
      variant: T["stored"],
      other?: T["stored"],
    ): readonly RuleDifference<string, string>[];
    /** An arbiter's answer to a move that a player has made. */
    arbitrate(game: T["game"], player: T["player"], move: T["given"] | string): T["ruling"];
    /** That answer in sentences, the rule that decides, and what may follow. */
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
  /** The board: what makes the element `tag` one of the page. */
  readonly board: {
    /** Does nothing where there is no page, and where the name is taken already. */
    define(): void;
  };
}

/**
 * A family of games as one value: `mills`, `mancala`, or one of your own. The rules are there at once. Each other part is a
 * function that loads it, so that an app holds only those that it asks for; a bundler makes a file of each.
 *
 * A component that serves every family takes a `GameFamily`, without types, and needs no cast. With types, such as those of
 * `mills`, all that comes from the family is what its own entry points say.
 */
export type GameFamily<T extends FamilyTypes = FamilyTypes> = LoadedFamily<never, T> & {
  readonly [Part in keyof FamilyParts]: () => Promise<FamilyParts<T>[Part]>;
} & {
  /** Options of `chooseMove` that make it an analysis: in mills, the opening book has moves but no scores. */
  readonly analysis: object;
};

/** A family with some of its parts loaded. */
export type LoadedFamily<Part extends keyof FamilyParts, T extends FamilyTypes = FamilyTypes> = {
  /** The name that tells families apart, such as in a link or a message to a worker. */
  readonly name: string;
  /** The sides: the one that records call White, and the other. Which of them begins, the variant says. */
  readonly players: readonly [T["player"], T["player"]];
  /** The name of the element that is its board, such as `morabaraba-board`. */
  readonly tag: string;
  readonly rules: FamilyRules<T>;
  /** Whether a value is a game of this family, as its verbs take it. */
  isGame(value: unknown): value is T["game"];
} & Pick<FamilyParts<T>, Part>;

/**
 * Loads parts of a family. The result has them beside the rules. One of several families, as in a loop, has the types of any
 * family.
 *
 * @throws Whatever the import of a part throws, such as where there is no network; the promise rejects. A later call tries
 * again.
 * @throws `ArgumentError` for what is not a family, and for a part that the family lacks. The promise rejects with it.
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
  family: LoadedFamily<never, T> & Pick<GameFamily<T>, Part>,
  ...parts: readonly Part[]
): Promise<LoadedFamily<Part, T>>;
export async function loadFamily<Part extends keyof FamilyParts>(
  family: LoadedFamily<never> & Pick<GameFamily, Part>,
  ...parts: readonly Part[]
): Promise<LoadedFamily<Part>>;
export async function loadFamily<T extends FamilyTypes, Part extends keyof FamilyParts>(
  family: LoadedFamily<never, T> & Pick<GameFamily<T>, Part>,
  ...parts: readonly Part[]
): Promise<LoadedFamily<Part, T>> {
  if (!isRecord(family))
    throw new ArgumentError("family", `family must be a family of games, not ${show(family)}.`);
  const { name, players, tag, rules, isGame } = family;
  for (const part of parts)
    if (typeof part !== "string" || typeof family[part] !== "function")
      throw new ArgumentError("parts", `parts must be names of parts of the family, not ${show(part)}.`);
  const loaded = await Promise.all(parts.map(async (part) => [part, await family[part]()] as const));
  return { name, players, tag, rules, isGame, ...Object.fromEntries(loaded) } as LoadedFamily<Part, T>;
}
