/** Lines and columns of offsets into a text that comes in pieces. */

/** A text that remembers where its lines begin. */
export interface Numbered {
  readonly pieces: AsyncIterable<string>;
  /** The line and the column of an offset that has been read, both from 1. */
  place(offset: number): string;
}

export function numbered(given: AsyncIterable<string>): Numbered {
  const starts = [0];
  async function* pieces(): AsyncGenerator<string> {
    let before = 0;
    for await (const piece of given) {
      for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", at + 1))
        starts.push(before + at + 1);
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
      return `${low + 1}:${offset - (starts[low] as number) + 1}`;
    },
  };
}
