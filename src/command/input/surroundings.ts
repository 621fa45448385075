/** What a command uses of the process around it, so that tests can put something else in its place. */

export interface Surroundings {
  /** The text that is piped or typed in, in pieces. */
  readonly input: AsyncIterable<string>;
  /** Writes text; waits while the reader is behind. */
  write(text: string): Promise<void>;
  /** Writes text that is for people, and not a part of the result. */
  complain(text: string): void;
  /** The pieces of a file. */
  read(path: string): AsyncIterable<string>;
  /** Writes a file as its pieces come. Refuses one of the files that are read. */
  save(
    path: string,
    pieces: Iterable<string> | AsyncIterable<string>,
    from?: readonly string[],
  ): Promise<void>;
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  readonly version: string;
}

/** All of a text that comes in pieces. */
export async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** The lines of a text that comes in pieces, without their ends. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() as string;
    yield* lines;
  }
  if (rest !== "") yield rest;
}
