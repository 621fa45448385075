/** Reviews a record of either family: adds a mark and a comment to each move of the main line. */
import { checkOptions, type OptionSpecs } from "../base/options.ts";
import { functionCheck } from "../bots/options.ts";
import { annotate } from "../records/tree/edit.ts";
import { joined } from "../records/tree/notes.ts";
import { mainline } from "../records/tree/play.ts";
import type { RecordTree, TypesOf } from "../records/tree/record.ts";
import { goTo } from "../records/tree/walk.ts";
import { complete, fill, type PartialWords } from "../words/sentences.ts";
import type { ReviewLimits } from "./limits.ts";

/** The options that a record's review has in addition to those of a move's review. */
export interface RecordLimits {
  /** Whether to comment on moves without a mark too; `false` if left out. */
  readonly all?: boolean | undefined;
  /** Called after each move with the number of moves reviewed so far, and the number of all moves. */
  readonly onProgress?: ((progress: { readonly done: number; readonly of: number }) => void) | undefined;
}

/** What a family provides to review its records. */
interface Reviewer<Words extends object, Game, Move, Finding> {
  readonly english: Words;
  /** Checks of the options of {@link reviewMove} and of {@link formatFinding}. */
  readonly reviewOptions: OptionSpecs;
  readonly tellOptions: OptionSpecs;
  reviewMove(
    game: Game,
    move: Move,
    options: object,
  ): Promise<{ readonly findings: readonly Finding[]; readonly glyph?: string }>;
  formatFinding(words: PartialWords<Words>, game: Game, finding: Finding, options: object): string;
  speaksAgainst(finding: Finding): boolean;
}

/** Whether a glyph says how good a move is. A move has at most one of these. */
const isMark = (glyph: string): boolean => /^(?:[!?]{1,2}|\$[1-6])$/.test(glyph);

/** Whether a review could have set the glyph. */
const isDoubt = (glyph: string): boolean => /^(?:\?[?!]?|\$[246])$/.test(glyph);

const split = (text: string): string[] => text.split(/(?<=\p{Sentence_Terminal}) /u);

/** The texts in a language's words, some of which may be missing. */
const textsIn = (words: unknown): string[] =>
  Object.values(Object(words)).filter((text): text is string => typeof text === "string");

/** Makes a test for a review's sentences: whether a sentence is a filled template of the language. */
function sentenceTest(words: object): (sentence: string) => boolean {
  const { findings, opinion, names } = Object(words) as {
    readonly [Name in "findings" | "opinion" | "names"]?: unknown;
  };
  const { players, results, reasons } = Object(names) as {
    readonly [Name in "players" | "results" | "reasons"]?: unknown;
  };
  const [first = "", second = ""] = textsIn(players);
  const opinions = textsIn([opinion]).flatMap((text) =>
    textsIn(findings).map((sentence) => fill(text, { sentence })),
  );
  const templates = [findings, words, results, reasons].flatMap(textsIn).concat(opinions).flatMap(split);
  const patterns = templates
    .filter((text) => /\p{Sentence_Terminal}$/u.test(text))
    .flatMap((text) => [sided(text, first, second), sided(text, second, first)])
    .map((text) => text.split(/\{\w+\}/));
  return (sentence) => patterns.some((texts) => isFilled(sentence, texts));
}

/** Fills in the names of the sides. */
const sided = (template: string, player: string, opponent: string): string =>
  fill(template, { player, opponent, winner: player, loser: opponent });

/** Whether a sentence has these texts in order, with values between them that a review could fill in. */
function isFilled(sentence: string, [first = "", ...texts]: readonly string[]): boolean {
  const last = texts.at(-1);
  if (last === undefined) return sentence === first;
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return false;
  let at = first.length;
  return texts.every((text, i) => {
    const isLast = i === texts.length - 1;
    const end = isLast ? sentence.length - text.length : sentence.indexOf(text, at + 1);
    const value = end > at ? sentence.slice(at, end) : "";
    at = end + text.length;
    // Moves and numbers have digits, but oware's moves are letters. Words of a person fail the test.
    return /\d|^(?:\w|swap)(?: \w)*$/.test(value);
  });
}

/** Returns the record with comments and marks on the moves of its main line, still at its current node. */
export async function reviewMainline<R extends RecordTree, Words extends object, Finding>(
  family: Reviewer<Words, TypesOf<R>["game"], TypesOf<R>["move"], Finding>,
  words: PartialWords<Words>,
  record: R,
  options: RecordLimits & ReviewLimits,
): Promise<R> {
  const specs = {
    ...family.reviewOptions,
    ...family.tellOptions,
    all: "true|false",
    onProgress: functionCheck,
  };
  const checked = checkOptions(specs, options);
  const { all = false, onProgress, most = 3 } = checked;
  const pick = (names: OptionSpecs): object =>
    Object.fromEntries(Object.entries(checked).filter(([name]) => Object.hasOwn(names, name)));
  const limits = { ...pick(family.reviewOptions), most: 100 };
  const formatOptions = pick(family.tellOptions);
  const isSentence = sentenceTest(complete(words, family.english));
  const moves = mainline(record).slice(1);
  let reviewed = record;
  let done = 0;
  for (const node of moves) {
    const { before, move, comment = "", glyphs = [] } = node as Required<typeof node>;
    const { glyph, findings } = await family.reviewMove(before, move, limits);
    const mark = glyphs.find(isMark);
    const { rest, hasSentence, hasMark } = withoutReview(comment, isSentence);
    const isOwn = mark === undefined || (hasSentence && !hasMark && isDoubt(mark));
    // Beside a person's mark such as `?`, a sentence would make the next review mistake the mark for one of
    // its own.
    const isCommented = glyph !== undefined || (all && (isOwn || !isDoubt(mark)));
    const relevant = glyph === undefined ? findings : findings.filter(family.speaksAgainst);
    const sentences = relevant
      .slice(0, most)
      .map((finding) => family.formatFinding(words, before, finding, formatOptions));
    const text = (isOwn || glyph === undefined ? sentences : [glyph, ...sentences]).join(" ");
    const others = glyphs.filter((other) => !isMark(other));
    const notes = {
      glyphs: isOwn ? (glyph === undefined ? others : [glyph, ...others]) : glyphs,
      comment: isCommented ? joined(rest, text) : rest,
    };
    if (notes.comment !== comment || `${notes.glyphs}` !== `${glyphs}`)
      reviewed = annotate(goTo(reviewed, node.id), notes);
    onProgress?.({ done: ++done, of: moves.length });
  }
  return goTo(reviewed, record.at);
}

/**
 * Removes a review's text from a comment. `hasMark` is whether the text begins with the review's own mark.
 */
function withoutReview(
  comment: string,
  isSentence: (sentence: string) => boolean,
): { readonly rest: string; readonly hasSentence: boolean; readonly hasMark: boolean } {
  const sentences = split(comment);
  const isOurs = sentences.map(isSentence);
  const isMarked = sentences.map((text, i) => isDoubt(text) && isOurs[i + 1] === true);
  const rest = sentences.filter((_, i) => !isOurs[i] && !isMarked[i]).join(" ");
  return { rest, hasSentence: isOurs.includes(true), hasMark: isMarked.includes(true) };
}
