/* Reads the words of a command line, and reports wrong ones. */
import { parseArgs } from "node:util";
import { MorabarabaError } from "../../base/errors.ts";
import type { CommandIO } from "./io.ts";

/** A command. */
export interface Subcommand {
  readonly help: string;
  /** Returns the exit code. */
  run(words: readonly string[], io: CommandIO): Promise<number>;
}

/** An error in the command line itself. */
export class UsageError extends MorabarabaError {
  constructor(message: string) {
    super("bad-argument", message);
  }
}

/** The options without a value. */
const FLAGS = ["json", "plain"];

/**
 * Reads options and other words.
 *
 * @param options - The names of the options; `--json` and `--plain` take no value.
 * @param most - The number of other words that the command takes.
 * @throws {@link UsageError} for an unknown option and for an unexpected word.
 */
export function readWords(
  words: readonly string[],
  options: readonly string[],
  most = 0,
): { readonly values: Readonly<Record<string, string | undefined>>; readonly rest: readonly string[] } {
  const typed = options.map((name) => [name, { type: FLAGS.includes(name) ? "boolean" : "string" }] as const);
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: [...words],
      options: { help: { type: "boolean", short: "h" }, ...Object.fromEntries(typed) },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/[^.]$/, "$&."));
  }
  const { values, positionals } = parsed;
  const unexpected = positionals[most];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument ${JSON.stringify(unexpected)}.`);
  const texts = Object.entries(values).map(([name, value]) => [name, `${value}`]);
  return { values: Object.fromEntries(texts), rest: positionals };
}

/** Reads a whole number in a range. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  if (/^[0-9]{1,13}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(
    `${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
  );
}

/** Returns a text if it is one of `words`, and throws otherwise. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const chosen = words.find((word) => word === text);
  if (chosen === undefined) throw new UsageError(`${name} must be one of ${words.join(", ")}.`);
  return chosen;
}
