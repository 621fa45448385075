/** A whole game gone through: each move of the main line gets its mark and what there is to say of it. Knows no game. */
import { annotate } from "../records/tree/edit.ts";
import { joined } from "../records/tree/notes.ts";
import { mainline } from "../records/tree/play.ts";
import type { NodeOf, RecordTree } from "../records/tree/record.ts";
import { goTo } from "../records/tree/walk.ts";

/** What a review of a whole game takes besides the options of a move. */
export interface RecordLimits {
  /** Whether moves without a mark are commented too; `false` if left out. */
  readonly all?: boolean | undefined;
  /** Called after each move, with how many moves have been looked at, and of how many. */
  readonly onProgress?: ((progress: { readonly done: number; readonly of: number }) => void) | undefined;
}

/** How a family looks at a move, tells what it finds, and how much of it. */
interface Reviewer<Node, Finding> {
  review(node: Node): Promise<{ readonly findings: readonly Finding[]; readonly glyph?: string }>;
  tell(finding: Finding, node: Node): string;
  readonly speaksAgainst: (finding: Finding) => boolean;
  readonly most: number;
}

/** Whether a glyph says how good a move is; a move has one of these at most. */
const isMark = (glyph: string): boolean => /^(?:[!?]{1,2}|\$[1-6])$/.test(glyph);

/** The record with a comment and a mark on the moves of its main line. It stays at its node. */
export async function commented<R extends RecordTree, Finding>(
  record: R,
  { review, tell, speaksAgainst, most }: Reviewer<NodeOf<R>, Finding>,
  { all = false, onProgress }: RecordLimits,
): Promise<R> {
  const moves = mainline(record).slice(1);
  let now = record;
  let done = 0;
  for (const node of moves) {
    const { glyph, findings } = await review(node);
    if (glyph !== undefined || all) {
      const told = glyph === undefined ? findings : findings.filter(speaksAgainst);
      const sentences = told.slice(0, most).map((finding) => tell(finding, node));
      const others = (node.glyphs ?? []).filter((each) => !isMark(each));
      const glyphs = glyph === undefined ? (node.glyphs ?? []) : [glyph, ...others];
      now = annotate(goTo(now, node.id), { glyphs, comment: joined(node.comment, sentences.join(" ")) });
    }
    onProgress?.({ done: ++done, of: moves.length });
  }
  return goTo(now, record.at);
}
