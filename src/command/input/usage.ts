/** The words of a command line, and what is wrong with them. */
import { parseArgs } from "node:util";
import { MorabarabaError } from "../../base/errors.ts";

/** The command line itself is wrong. */
export class UsageError extends MorabarabaError<"usage"> {
  constructor(message: string) {
    super("usage", message);
  }
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

/**
 * Reads options and other words.
 *
 * @param most - How many other words there may be.
 * @throws {@link UsageError} for an unknown option and for an unexpected word.
 */
export function readWords(
  words: readonly string[],
  options: Options,
  most = 0,
): { readonly values: Readonly<Record<string, string | undefined>>; readonly rest: readonly string[] } {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: [...words],
      options: { help: { type: "boolean", short: "h" }, ...options },
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

/** A whole number of a range. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  if (/^[0-9]{1,13}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(
    `${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
  );
}
