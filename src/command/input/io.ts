/* The input and output of a command, which tests can replace. */
import type { ReadStream, WriteStream } from "node:tty";
import { LimitError } from "../../base/errors.ts";

export interface CommandIO {
  /** The text that is piped or typed in, in pieces. */
  readonly input: AsyncIterable<string>;
  /** The terminal, if the program may draw on it. */
  readonly terminal?: Terminal | undefined;
  /** Writes text; resolves when the reader has caught up. */
  write(text: string): Promise<void>;
  /** Writes a message for people, which is not part of the result. */
  writeError(text: string): void;
  /** Reads a file in pieces. */
  read(path: string): AsyncIterable<string>;
  /**
   * Writes pieces to a file as they arrive and returns whether there were any; if not, the file stays as it
   * was. Throws `UsageError` if the file is one of the inputs in `from`, where `-` is the standard input.
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

/** Returns the terminal of two streams; `undefined` for pipes, files, and terminals that cannot be drawn on. */
export function terminalOf(
  input: ReadStream,
  output: WriteStream,
  env: Readonly<Record<string, string | undefined>>,
): Terminal | undefined {
  const isAble =
    input.isTTY && output.isTTY && output.columns > 0 && !["dumb", ""].includes(env["TERM"] ?? "?");
  // Node heeds NO_COLOR and FORCE_COLOR.
  return isAble ? { input, output, depth: output.getColorDepth(env) } : undefined;
}

/** The most characters of a line, and of a text that is kept in memory as a whole. */
export const LONGEST = 2_000_000;

/** Joins a text that arrives in pieces. Throws `LimitError` `too-long`. */
export async function readAll(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > LONGEST)
      throw new LimitError(
        "too-long",
        LONGEST,
        `A file may have at most ${LONGEST} characters; this one has more.`,
      );
  }
  return text;
}

/** Yields the lines of a text that arrives in pieces. A line longer than `LONGEST` may lose its end. */
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

/** Decodes bytes that arrive in pieces: UTF-16 if they begin with its byte order mark, else UTF-8. */
export async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begin = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (decoder !== undefined) {
      yield decoder.decode(piece, { stream: true });
      continue;
    }
    begin = Buffer.concat([begin, piece]);
    // Wait: this may be the first byte of a mark.
    if (begin.length < 2 && !((begin[0] as number) < 0xfe)) continue;
    decoder = decoderOf(begin);
    yield decoder.decode(begin, { stream: true });
  }
  yield decoder === undefined ? new TextDecoder().decode(begin) : decoder.decode();
}
