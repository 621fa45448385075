/** What a command uses of the process around it, so that tests can put something else in its place. */
import type { ReadStream, WriteStream } from "node:tty";
import { LimitError } from "../../base/errors.ts";

export interface Surroundings {
  /** The text that is piped or typed in, in pieces. */
  readonly input: AsyncIterable<string>;
  /** The terminal, if the program may draw on it. */
  readonly terminal?: Terminal | undefined;
  /** Writes text; waits while the reader is behind. */
  write(text: string): Promise<void>;
  /** Writes text that is for people, and not a part of the result. */
  complain(text: string): void;
  /** The pieces of a file. */
  read(path: string): AsyncIterable<string>;
  /**
   * Writes a file as its pieces come, and leaves it alone if none does; returns whether it was written. Refuses one of the
   * files that are read, of which `-` is the input.
   */
  save(
    path: string,
    pieces: Iterable<string> | AsyncIterable<string>,
    from: readonly string[],
  ): Promise<boolean>;
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  readonly version: string;
}

/** A terminal that a program may draw on. */
export interface Terminal {
  readonly input: ReadStream;
  readonly output: WriteStream;
  /** Bits of colour: 1 for none, 4, 8 or 24. */
  readonly depth: number;
}

/** The terminal of two streams: `undefined` for a pipe, a file, and a terminal of which plain lines are wanted. */
export function terminalOf(
  input: ReadStream,
  output: WriteStream,
  { TERM, NO_COLOR }: Readonly<Record<string, string | undefined>>,
): Terminal | undefined {
  const isAble = input.isTTY && output.isTTY && output.columns > 0 && TERM !== "dumb" && TERM !== "";
  return isAble && !NO_COLOR ? { input, output, depth: output.getColorDepth() } : undefined;
}

/** Characters in a text that is held as a whole, and in a line. */
export const LONGEST = 2_000_000;

/** All of a text that comes in pieces. Throws `LimitError` `too-long`. */
export async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > LONGEST)
      throw new LimitError("too-long", LONGEST, `A file may have ${LONGEST} characters; this one has more.`);
  }
  return text;
}

/**
 * The lines of a text that comes in pieces, without their ends. What follows more than `LONGEST` characters may be missing.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const end = piece.lastIndexOf("\n") + 1;
    if (end > 0) {
      const lines = (rest + piece.slice(0, end)).split(/\r?\n/);
      rest = lines.pop() as string;
      yield* lines;
    }
    if (rest.length <= LONGEST) rest += piece.slice(end);
  }
  if (rest !== "") yield rest;
}

const decoderOf = ([first, second]: Uint8Array): TextDecoder =>
  new TextDecoder(
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8",
  );

/** The text of bytes that come in pieces: UTF-16 if a byte order mark says so, else UTF-8. The mark is left out. */
export async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begin = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (decoder !== undefined) {
      yield decoder.decode(piece, { stream: true });
      continue;
    }
    begin = Buffer.concat([begin, piece]);
    // The first byte of a mark, or none.
    if (begin.length < 2 && !((begin[0] as number) < 0xfe)) continue;
    decoder = decoderOf(begin);
    yield decoder.decode(begin, { stream: true });
  }
  yield decoder === undefined ? new TextDecoder().decode(begin) : decoder.decode();
}
