/** Lines and columns of offsets into a text that comes in pieces. */

/** More lines than a game that is read can have. Of a longer text this many, or twice as many, are remembered. */
const REMEMBERED = 1_000_000;

/** A text that remembers where its last lines begin. */
export interface Numbered {
  readonly pieces: AsyncIterable<string>;
  /**
   * The line and the column of an offset that has been read, both from 1; of one that is forgotten, the first that is not.
   */
  place(offset: number): string;
}

export function numbered(given: AsyncIterable<string>): Numbered {
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
