/* Finds the lines and columns of offsets into a text that arrives in pieces. */

/** At least this many lines' beginnings are kept, and at most twice as many. No readable game has more. */
const REMEMBERED = 1_000_000;

/** A text, and where its last lines begin. */
export interface TrackedText {
  readonly pieces: AsyncIterable<string>;
  /** `LINE:COLUMN` of an offset, both from 1. Offsets before the oldest line kept count as on that line. */
  place(offset: number): string;
}

export function trackLines(given: AsyncIterable<string>): TrackedText {
  let [starts, forgotten] = [[0], 0];
  async function* pieces(): AsyncGenerator<string> {
    let before = 0;
    for await (const piece of given) {
      for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", at + 1))
        starts.push(before + at + 1);
      if (starts.length > 2 * REMEMBERED) {
        forgotten += starts.length - REMEMBERED;
        starts = starts.slice(-REMEMBERED);
      }
      before += piece.length;
      yield piece;
    }
  }
  return {
    pieces: pieces(),
    place(offset) {
      let [low, high] = [0, starts.length];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] as number) <= offset) low = middle;
        else high = middle;
      }
      return `${forgotten + low + 1}:${Math.max(0, offset - (starts[low] as number)) + 1}`;
    },
  };
}
