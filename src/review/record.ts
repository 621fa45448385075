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

/** A move that was looked at, in words. */
interface Comment {
  readonly glyph?: string;
  readonly sentences: readonly string[];
}

/** Whether a glyph says how good a move is; a move has one of these at most. */
const isMark = (glyph: string): boolean => /^(?:[!?]{1,2}|\$[1-6])$/.test(glyph);

/** The record with a comment and a mark on the moves of its main line. It stays at its node. */
export async function commented<R extends RecordTree>(
  record: R,
  look: (node: NodeOf<R>) => Promise<Comment>,
  { all = false, onProgress }: RecordLimits,
): Promise<R> {
  const moves = mainline(record).slice(1);
  let now = record;
  let done = 0;
  for (const node of moves) {
    const { glyph, sentences } = await look(node);
    if (glyph !== undefined || all) {
      const others = (node.glyphs ?? []).filter((each) => !isMark(each));
      const glyphs = glyph === undefined ? (node.glyphs ?? []) : [glyph, ...others];
      now = annotate(goTo(now, node.id), { glyphs, comment: joined(node.comment, sentences.join(" ")) });
    }
    onProgress?.({ done: ++done, of: moves.length });
  }
  return goTo(now, record.at);
}
