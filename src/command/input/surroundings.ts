/** What a command uses of the process around it, so that tests can put something else in its place. */
import { LimitError } from "../../base/errors.ts";

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

/** Characters in a text that is held as a whole, and in a line. */
const LONGEST = 2_000_000;

/** All of a text that comes in pieces. Throws {@link LimitError} `too-long`. */
export async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text = grown("file", text, piece);
  return text;
}

/** The lines of a text that comes in pieces, without their ends. Throws {@link LimitError} `too-long`. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const end = piece.lastIndexOf("\n") + 1;
    if (end > 0) {
      const lines = (rest + piece.slice(0, end)).split(/\r?\n/);
      rest = lines.pop() as string;
      yield* lines;
    }
    rest = grown("line", rest, piece.slice(end));
  }
  if (rest !== "") yield rest;
}

function grown(what: string, text: string, piece: string): string {
  if (text.length + piece.length <= LONGEST) return text + piece;
  throw new LimitError("too-long", LONGEST, `A ${what} may have ${LONGEST} characters; this one has more.`);
}
