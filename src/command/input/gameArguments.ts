/* Reads a variant and a game from the options that many commands share. */
import type { Family } from "../../families.ts";
import { type CommandIO, readAll } from "./io.ts";
import { readWords, type Subcommand, UsageError } from "./usage.ts";
import { gameAt, type VariantChoice, variantIn, variantNamed } from "./variants.ts";

const gameHelp = `
  --variant NAME   a built-in variant; standard if left out
  --rules FILE     a variant of your own, as JSON
  --position TEXT  a position, of this library or of Sanmill; the start if left out
  --moves "M M"    moves to play from there`;

/** Writes the help of a command about one game: what it does, and its own options. */
export const helpOf = (does: string, options = ""): string => `morabaraba ${does}\n${gameHelp}\n${options}`;

export interface GameArguments extends VariantChoice {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly rest: readonly string[];
  readonly game: ReturnType<Family["rules"]["createGame"]>;
}

/** Returns the variant that the options name. */
export async function readVariant(
  { variant, rules }: Readonly<Record<string, string | undefined>>,
  { read }: CommandIO,
): Promise<VariantChoice> {
  if (rules === undefined) return variantNamed(variant ?? "standard");
  if (variant !== undefined) throw new UsageError("Pass --variant or --rules, not both.");
  return variantIn(await readAll(read(rules)));
}

/**
 * Reads the arguments of a command about one game.
 *
 * @param more - The command's own options.
 * @param most - The number of other words that it takes.
 */
export async function readGameArguments(
  words: readonly string[],
  io: CommandIO,
  more: readonly string[] = [],
  most = 0,
): Promise<GameArguments> {
  const { values, rest } = readWords(words, ["variant", "rules", "position", "moves", ...more], most);
  const choice = await readVariant(values, io);
  const { rules } = choice.family;
  const { position, moves = "" } = values;
  const start = position === undefined ? rules.createGame(choice.variant) : gameAt(position, choice);
  const game = moves
    .split(/\s+/)
    .filter((move) => move !== "")
    .reduce((before, move) => rules.applyMove(before, move), start);
  return { ...choice, values, rest, game };
}

/** The result of a command: lines of text, and the same result as data. */
interface Answer {
  readonly lines: readonly string[];
  readonly data: object;
}

/**
 * Makes a command that prints facts about one game, as text or, with `--json`, as JSON.
 * The last argument has the command's own options, their help, and the number of other words.
 */
export const answering = (
  does: string,
  answer: (gameArguments: GameArguments) => Promise<Answer> | Answer,
  { options = [], help = "", most = 0 }: { options?: readonly string[]; help?: string; most?: number } = {},
): Subcommand => ({
  help: helpOf(does, `  --json           the result as JSON\n${help}`),
  async run(words, io) {
    const gameArguments = await readGameArguments(words, io, ["json", ...options], most);
    const { lines, data } = await answer(gameArguments);
    const written = gameArguments.values["json"] ? [JSON.stringify(data)] : lines;
    await io.write(written.map((line) => `${line}\n`).join(""));
    return 0;
  },
});
