/* Another program as a process that reads and writes lines, with limits on its time and its output. */
import { spawn } from "node:child_process";
import { MorabarabaError } from "../../index.ts";
import { UsageError } from "../input/usage.ts";

/** The most characters that a program may write before they are read, and of its error output that are kept. */
const MOST_UNREAD = 1_000_000;
const MOST_ERRORS = 500;

/** A running program. */
export interface Program {
  /** Sends lines. */
  send(lines: readonly string[]): void;
  /** Returns the next line that is not empty. Rejects if none arrives in time or the program has ended. */
  read(question: string): Promise<string>;
  /** Throws if the program has written a line that was not read. */
  expectSilence(): void;
  /** Ends the process. */
  end(): void;
}

/** A fault of the program that ends the comparison. */
export class ProgramError extends MorabarabaError {
  constructor(message: string) {
    super("bad-argument", message);
  }
}

/** Splits a command line into words. Quotes keep spaces; there are no other signs. */
function commandWords(text: string): readonly string[] {
  const words = text.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  return words.map((word) => (/^["']/.test(word) ? word.slice(1, -1) : word));
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 80));

/** Starts a program. Each of its lines must arrive within `seconds`. */
export function startProgram(command: string, seconds: number): Program {
  const [file, ...words] = commandWords(command);
  if (file === undefined) throw new UsageError("Pass the command of a program as --engine.");
  const child = spawn(file, words, { stdio: ["pipe", "pipe", "pipe"], windowsHide: true });
  const lines: string[] = [];
  let rest = "";
  let unread = 0;
  let errors = "";
  let fault: string | undefined;
  let wake = (): void => {};
  const fail = (message: string): void => {
    fault ??= message;
    wake();
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    unread += text.length;
    if (unread > MOST_UNREAD) {
      child.stdout.destroy();
      child.kill("SIGKILL");
      fail(`The program writes without end: more than ${MOST_UNREAD} characters that nobody asked for.`);
      return;
    }
    const pieces = (rest + text).split(/\r?\n|\r/);
    rest = pieces.pop() as string;
    lines.push(...pieces.map((line) => line.trim()).filter((line) => line !== ""));
    wake();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-MOST_ERRORS);
  });
  child.stdin.on("error", () => {});
  child.on("error", ({ message }) => fail(`The program cannot be started: ${message}.`));
  // After `close`, everything that the program wrote has arrived.
  child.on("close", (code, signal) => {
    const [last = ""] = errors.trim().split("\n").slice(-1);
    const why = last === "" ? "" : ` Its last error output is ${quoted(last)}.`;
    fail(`The program has ended with ${signal ?? `exit code ${code}`}.${why}`);
  });
  return {
    send: (sent) => void child.stdin.write(sent.map((line) => `${line}\n`).join("")),
    async read(question) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      while (lines.length === 0) {
        if (fault !== undefined) throw new ProgramError(`${fault} It did not answer ${quoted(question)}.`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer ??= setTimeout(
            () =>
              fail(
                `The program has been silent for ${seconds} seconds. It must answer each line with one line, and flush its output.`,
              ),
            1000 * seconds,
          );
        });
      }
      clearTimeout(timer);
      const line = lines.shift() as string;
      unread = Math.max(0, unread - line.length - 1);
      return line;
    },
    expectSilence() {
      const [line] = lines;
      if (line !== undefined)
        throw new ProgramError(`The program wrote ${quoted(line)}, and nobody asked for a line.`);
    },
    end() {
      fault ??= "The program was ended.";
      child.stdin.end();
      child.kill("SIGKILL");
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    },
  };
}
