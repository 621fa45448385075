/** A whole game gone through: each move of the main line gets its mark and what there is to say of it. Knows no game. */
import { checkOptions, type OptionSpecs } from "../base/options.ts";
import { functionCheck } from "../bots/options.ts";
import { annotate } from "../records/tree/edit.ts";
import { joined } from "../records/tree/notes.ts";
import { mainline } from "../records/tree/play.ts";
import type { RecordTree, TypesOf } from "../records/tree/record.ts";
import { goTo } from "../records/tree/walk.ts";
import { complete, fill, type PartialWords } from "../words/sentences.ts";
import type { ReviewLimits } from "./limits.ts";

/** What a review of a whole game takes besides the options of a move. */
export interface RecordLimits {
  /** Whether moves without a mark are commented too; `false` if left out. */
  readonly all?: boolean | undefined;
  /** Called after each move, with how many moves have been looked at, and of how many. */
  readonly onProgress?: ((progress: { readonly done: number; readonly of: number }) => void) | undefined;
}

/** How a family looks at a move, and tells what it finds. */
interface Reviewer<Words extends object, Game, Move, Finding> {
  readonly english: Words;
  /** What the options of {@link reviewMove} must be, and those of {@link formatFinding}. */
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

/** Whether a glyph says how good a move is; a move has one of these at most. */
const isMark = (glyph: string): boolean => /^(?:[!?]{1,2}|\$[1-6])$/.test(glyph);

/** Whether it is one that a review gives. */
const isDoubt = (glyph: string): boolean => /^(?:\?[?!]?|\$[246])$/.test(glyph);

const parts = (text: string): string[] => text.split(/(?<=\p{Sentence_Terminal}) /u);

/** The texts in words, which may lack some. */
const textsIn = (words: unknown): string[] =>
  Object.values(Object(words)).filter((text): text is string => typeof text === "string");

/**
 * A test for the sentences of reviews in one language: text as their templates have it, with a move or a number in each gap.
 */
function sentencesOf(words: object): (sentence: string) => boolean {
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
  const templates = [findings, words, results, reasons].flatMap(textsIn).concat(opinions).flatMap(parts);
  const patterns = templates
    .filter((text) => /\p{Sentence_Terminal}$/u.test(text))
    .flatMap((text) => [sided(text, first, second), sided(text, second, first)])
    .map((text) => text.split(/\{\w+\}/));
  return (sentence) => patterns.some((texts) => isFilled(sentence, texts));
}

/** A template with the names of the sides. */
const sided = (template: string, player: string, opponent: string): string =>
  fill(template, { player, opponent, winner: player, loser: opponent });

/** Whether a sentence has these texts, in order, and what a review fills in between. */
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
    // A move or a number, where a person has words: the moves of oware are letters.
    return /\d|^(?:\w|swap)(?: \w)*$/.test(value);
  });
}

/** The record with a comment and a mark on the moves of its main line. It stays at its node. */
export async function commented<R extends RecordTree, Words extends object, Finding>(
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
  const among = (names: OptionSpecs): object =>
    Object.fromEntries(Object.entries(checked).filter(([name]) => Object.hasOwn(names, name)));
  const limits = { ...among(family.reviewOptions), most: 100 };
  const telling = among(family.tellOptions);
  const isSentence = sentencesOf(complete(words, family.english));
  const moves = mainline(record).slice(1);
  let now = record;
  let done = 0;
  for (const node of moves) {
    const { before, move, comment = "", glyphs = [] } = node as Required<typeof node>;
    const { glyph, findings } = await family.reviewMove(before, move, limits);
    const mark = glyphs.find(isMark);
    const { rest, isReviewed, isBeside } = withoutReview(comment, isSentence);
    const isOwn = mark === undefined || (isReviewed && !isBeside && isDoubt(mark));
    // Nothing is said for a move that only a person doubts, so that the mark is known as that person's.
    const isTold = glyph !== undefined || (all && (isOwn || !isDoubt(mark)));
    const told = glyph === undefined ? findings : findings.filter(family.speaksAgainst);
    const sentences = told
      .slice(0, most)
      .map((finding) => family.formatFinding(words, before, finding, telling));
    const said = (isOwn || glyph === undefined ? sentences : [glyph, ...sentences]).join(" ");
    const others = glyphs.filter((each) => !isMark(each));
    const notes = {
      glyphs: isOwn ? (glyph === undefined ? others : [glyph, ...others]) : glyphs,
      comment: isTold ? joined(rest, said) : rest,
    };
    if (notes.comment !== comment || `${notes.glyphs}` !== `${glyphs}`)
      now = annotate(goTo(now, node.id), notes);
    onProgress?.({ done: ++done, of: moves.length });
  }
  return goTo(now, record.at);
}

/** A comment without what a review has written in it, and whether that stood beside a person's mark, after its own. */
function withoutReview(
  comment: string,
  isSentence: (sentence: string) => boolean,
): { readonly rest: string; readonly isReviewed: boolean; readonly isBeside: boolean } {
  const all = parts(comment);
  const isOurs = all.map(isSentence);
  const isMarked = all.map((part, i) => isDoubt(part) && isOurs[i + 1] === true);
  const rest = all.filter((_, i) => !isOurs[i] && !isMarked[i]).join(" ");
  return { rest, isReviewed: isOurs.includes(true), isBeside: isMarked.includes(true) };
}
