/** Input and output in memory: of a command, and of an engine session without a process. */
import { createEngine } from "../../../src/command/engine/engine.ts";
import type { CommandIO } from "../../../src/command/input/io.ts";
import { run } from "../../../src/command/run.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly saved: Readonly<Record<string, string>>;
}

/** Text in pieces of one length, as a pipe delivers it. */
export async function* inPieces(text: string, length = 50): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Runs a command with an input and files. */
export async function ran(
  words: readonly string[],
  {
    input = "",
    files = {},
  }: {
    readonly input?: string | AsyncIterable<string>;
    readonly files?: Readonly<Record<string, string>>;
  } = {},
): Promise<Ran> {
  let [out, err] = ["", ""];
  const saved: Record<string, string> = {};
  const io: CommandIO = {
    input: typeof input === "string" ? inPieces(input) : input,
    write: async (text) => {
      out += text;
    },
    writeError(text) {
      err += text;
    },
    async *read(path) {
      const text = files[path];
      if (text === undefined) throw Object.assign(new Error(`no such file: ${path}`), { syscall: "open" });
      yield* inPieces(text);
    },
    async save(path, pieces) {
      for await (const piece of pieces) saved[path] = (saved[path] ?? "") + piece;
      return Object.hasOwn(saved, path);
    },
    now: () => performance.now(),
    version: "1.2.3",
  };
  const code = await run(words, io);
  return { code, out, err, saved };
}

/** An engine session: takes lines, and keeps the lines that it sends. */
export interface Talk {
  readonly sent: string[];
  say(...lines: readonly string[]): void;
  /** Resolves with the next line with this beginning, after the last one that was waited for. */
  hear(beginning: string): Promise<string>;
  end(): Promise<void>;
  isOver(): boolean;
}

export function talk(): Talk {
  const sent: string[] = [];
  let heard = 0;
  let wake = (): void => {};
  const engine = createEngine(
    (line) => {
      sent.push(line);
      wake();
    },
    "1.2.3",
    () => performance.now(),
  );
  return {
    sent,
    say: (...lines) => lines.forEach((line) => void engine.receive(line)),
    async hear(beginning) {
      for (;;) {
        while (heard < sent.length) {
          const line = sent[heard++] as string;
          if (line.startsWith(beginning)) return line;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    end: () => engine.end(),
    isOver: () => engine.isOver,
  };
}
