/** What a command is about: a variant and a game, from the options that many commands share. */
import type { GameFamily } from "../../families.ts";
import { type Beginning, gameAt, variantIn, variantNamed } from "./beginning.ts";
import { type Surroundings, wholeOf } from "./surroundings.ts";
import { readWords, UsageError } from "./usage.ts";

export const subjectHelp = `
  --variant NAME   a built-in variant; standard if left out
  --rules FILE     a variant of your own, as JSON
  --position TEXT  a position, of this library or of Sanmill; the beginning if left out
  --moves "M M"    moves to play from there`;

export const jsonHelp = "  --json           the result as JSON";

const subjectOptions = {
  variant: { type: "string" },
  rules: { type: "string" },
  position: { type: "string" },
  moves: { type: "string" },
} as const;

export const jsonOption = { json: { type: "boolean" } } as const;

export interface Subject extends Beginning {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly rest: readonly string[];
  readonly game: ReturnType<GameFamily["rules"]["createGame"]>;
}

/** The variant that the options name. */
export async function beginningOf(
  { variant, rules }: Readonly<Record<string, string | undefined>>,
  { read }: Surroundings,
): Promise<Beginning> {
  if (rules === undefined) return variantNamed(variant ?? "standard");
  if (variant !== undefined) throw new UsageError("Pass --variant or --rules, not both.");
  return variantIn(await wholeOf(read(rules)));
}

/**
 * Reads the words of a command about one game.
 *
 * @param more - The command's own options.
 * @param most - How many words there may be besides.
 */
export async function readSubject(
  words: readonly string[],
  surroundings: Surroundings,
  more: Parameters<typeof readWords>[1] = {},
  most = 0,
): Promise<Subject> {
  const { values, rest } = readWords(words, { ...subjectOptions, ...more }, most);
  const beginning = await beginningOf(values, surroundings);
  const { rules } = beginning.family;
  const { position, moves = "" } = values;
  const start = position === undefined ? rules.createGame(beginning.variant) : gameAt(position, beginning);
  const game = moves
    .split(/\s+/)
    .filter((move) => move !== "")
    .reduce((before, move) => rules.applyMove(before, move), start);
  return { ...beginning, values, rest, game };
}
