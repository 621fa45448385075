/*
 * Reviews a record of either family: adds a mark and a comment to each move of the main line. And the limits
 * that all reviews take.
 */

import type { Signal } from "../base/clock.ts";
import { checkOptions, type OptionSpecs, signal } from "../base/options.ts";
import { functionCheck } from "../bots/options.ts";
import { reviewComment, splitReview } from "../records/text/comments.ts";
import { annotate } from "../records/tree/edit.ts";
import { joined } from "../records/tree/notes.ts";
import { mainline } from "../records/tree/play.ts";
import type { RecordTree } from "../records/tree/record.ts";
import { goTo } from "../records/tree/walk.ts";
import type { PartialWords } from "../words/sentences.ts";

/** The limits of a review. */
export interface ReviewLimits {
  /** The most positions to search, 1,000 to 1e9; 20,000 if left out. More positions prove more findings. */
  readonly nodes?: number | undefined;
  /** The most findings to return, 1 to 100, the most important first; 3 if left out. */
  readonly most?: number | undefined;
  /** An `AbortSignal`. The promise rejects within a few milliseconds of the abort. */
  readonly signal?: Signal | undefined;
}

export const reviewLimits: OptionSpecs = { nodes: "1000..1e9", most: "1..100", signal };

/** The options that a record's review has in addition to those of a move's review. */
export interface RecordLimits {
  /** Whether to comment on moves without a mark too; `false` if left out. */
  readonly all?: boolean | undefined;
  /** Called after each move with the number of moves reviewed so far, and the number of all moves. */
  readonly onProgress?: ((progress: { readonly done: number; readonly of: number }) => void) | undefined;
}

/** What a family provides to review its records. */
interface Reviewer<Words extends object, Game, Move, Finding> {
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

/** The glyphs that say how good a move is, in the order of `$1` to `$6`. A move has at most one of these. */
const MARKS = ["!", "?", "!!", "??", "!?", "?!"];

/** Returns the mark that a glyph is, in signs; `undefined` for any other glyph. */
const markOf = (glyph: string): string | undefined =>
  MARKS.find((mark, i) => glyph === mark || glyph === `$${i + 1}`);

/** Returns the record with comments and marks on the moves of its main line, still at its current node. */
export async function reviewMainline<R extends RecordTree, Words extends object, Game, Move, Finding>(
  family: Reviewer<Words, Game, Move, Finding>,
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
  const moves = mainline<Game, Move>(record).slice(1);
  let reviewed = record;
  let done = 0;
  for (const node of moves) {
    const { before, move, comment = "", glyphs = [] } = node as Required<typeof node>;
    const { glyph, findings } = await family.reviewMove(before, move, limits);
    const { rest, review } = splitReview(comment);
    const kept = glyphs.filter((each) => !review?.glyph || markOf(each) !== review.glyph);
    const isMarked = kept.some((each) => markOf(each) !== undefined);
    const relevant = glyph === undefined ? findings : findings.filter(family.speaksAgainst);
    const sentences = relevant
      .slice(0, most)
      .map((finding) => family.formatFinding(words, before, finding, formatOptions));
    const own = isMarked ? undefined : glyph;
    const text = (glyph === own ? sentences : [glyph, ...sentences]).join(" ");
    const isReviewed = own !== undefined || (text !== "" && (all || glyph !== undefined));
    const notes = {
      glyphs: own === undefined ? kept : [own, ...kept],
      comment: isReviewed ? joined(rest, reviewComment({ text, glyph: own })) : rest,
    };
    if (notes.comment !== comment || `${notes.glyphs}` !== `${glyphs}`)
      reviewed = annotate(goTo(reviewed, node.id), notes);
    onProgress?.({ done: ++done, of: moves.length });
  }
  return goTo(reviewed, record.at);
}
