/* The command `conform`: finds the rules that another program breaks. */
import { createRequire } from "node:module";
import { readVariant } from "../input/gameArguments.ts";
import type { CommandIO } from "../input/io.ts";
import { oneOf, readWords, type Subcommand, UsageError, wholeNumber } from "../input/usage.ts";
import type { VariantChoice } from "../input/variants.ts";
import { type Difference, differenceAt, playGame, type Situation, smallest } from "./compare.ts";
import { type NamedRule, ruleNamer } from "./name.ts";
import { startProgram } from "./program.ts";
import { engineProtocol, lineProtocol, type Player } from "./protocols.ts";
import { positionText, replay } from "./states.ts";

const help = `morabaraba conform --engine COMMAND: finds the rules that another program breaks

  --engine COMMAND   the program, such as "python3 my-game.py"; quotes inside keep spaces
  --protocol NAME    lines, the protocol of five words, or engine, as morabaraba engine speaks it; lines if left out
  --variant NAME     a built-in variant; standard if left out
  --rules FILE       a variant of your own, as JSON; compared in random games only
  --games N          random games after the situations, 0 to 10000; 50 if left out
  --seed N           for other random games
  --seconds N        how long the program may take for an answer, 1 to 600; 10 if left out
  --json             the result as JSON

The guide "Write your own? Check it" describes the five words, with programs to begin from.
Exit codes: 0 no difference, 1 a rule is broken or the program failed, 2 the command line itself is wrong.
`;

interface Vectors {
  readonly situations: readonly (Situation & { readonly variants: readonly string[] })[];
  readonly positions: readonly { readonly variant: string; readonly position: Situation["position"] }[];
}

/** A rule that the program breaks, with the state that shows it. */
interface Finding {
  readonly difference: Difference;
  readonly named: NamedRule;
  /** The rule in one sentence, as the state shows it. */
  readonly about: string;
}

const few = (moves: readonly string[]): string =>
  moves.length > 6 ? `${moves.slice(0, 6).join(", ")} and ${moves.length - 6} more` : moves.join(", ");

/** Says what is wrong in the program's reply. */
export function faultsIn({ expected, reply }: Difference): readonly string[] {
  if ("refused" in reply)
    return [`It refuses the legal move ${reply.refused}: ${JSON.stringify(reply.said.slice(0, 80))}.`];
  const extra = reply.moves.filter((move) => !expected.moves.includes(move));
  const missing = expected.moves.filter((move) => !reply.moves.includes(move));
  const twice = reply.moves.length - new Set(reply.moves).size;
  return [
    ...(extra.length > 0 ? [`It allows ${few(extra)}.`] : []),
    ...(missing.length > 0 ? [`It lacks ${few(missing)}.`] : []),
    ...(twice > 0 ? [`It lists ${twice} moves twice.`] : []),
    ...(reply.outcome === expected.outcome
      ? []
      : [`It says ${JSON.stringify(reply.outcome)}; right is ${JSON.stringify(expected.outcome)}.`]),
  ];
}

/** Returns a finding as lines of text: the rule, the state, and what the program does there. */
function linesOf(choice: VariantChoice, { difference, named, about }: Finding): readonly string[] {
  const { position, play } = difference.state;
  const sources = named.sources.length > 0 ? ` [${named.sources.join(", ")}]` : "";
  const game = replay(choice, difference.state);
  return [
    `Broken rule: ${about}`,
    ...(named.text === about ? [] : [`  ${named.rule}: ${named.text}${sources}`]),
    ...(named.instead === undefined ? [] : [`  It plays as if: ${named.instead}`]),
    `  position ${positionText(position)}`,
    ...play.map((move) => `  play ${move}`),
    ...faultsIn(difference).map((fault) => `  ${fault}`),
    ...choice.family.rules
      .ascii(game)
      .split("\n")
      .map((row) => `    ${row}`),
  ];
}

async function run(words: readonly string[], io: CommandIO): Promise<number> {
  const names = ["engine", "protocol", "variant", "rules", "games", "seed", "seconds", "json"];
  const { values } = readWords(words, names);
  const { engine, protocol = "lines", games = "50", seed = "1", seconds = "10" } = values;
  if (engine === undefined) throw new UsageError("Pass the command of a program as --engine.");
  const count = wholeNumber("--games", games, 0, 10_000);
  const first = wholeNumber("--seed", seed, 0, 1e9);
  const wait = wholeNumber("--seconds", seconds, 1, 600);
  const speak =
    oneOf("--protocol", protocol, ["lines", "engine"]) === "lines" ? lineProtocol : engineProtocol;
  const choice = await readVariant(values, io);
  const program = startProgram(engine, wait);
  try {
    const result = await compare(choice, speak(program, choice), count, first);
    await io.write(values["json"] ? `${JSON.stringify(dataOf(result))}\n` : textOf(choice, result));
    return result.findings.length > 0 ? 1 : 0;
  } finally {
    program.end();
  }
}

interface Comparison {
  readonly variant: string;
  readonly situations: number;
  readonly positions: number;
  readonly games: number;
  readonly findings: readonly Finding[];
}

/** Compares the program in the situations, and in random games if it is right in all of them. */
async function compare(
  choice: VariantChoice,
  player: Player,
  games: number,
  seed: number,
): Promise<Comparison> {
  const { family, variant } = choice;
  const name = typeof variant === "string" ? variant : "";
  if (!(await player.begin())) throw new UsageError(`The program does not know the variant ${name}.`);
  const load = createRequire(import.meta.url);
  const vectors = load(`morabaraba/conformance/${family.name}.json`) as Vectors;
  const situations = vectors.situations.filter(({ variants }) => variants.includes(name));
  const namer = await ruleNamer(choice);
  const findings: Finding[] = [];
  for (const { position, play = [], rule, about } of situations) {
    const difference = await differenceAt(player, choice, { position, play });
    if (difference === undefined) continue;
    const named = namer.ruleIn(difference);
    findings.push({ difference, named: named.rule === rule ? named : namer.textOf(rule), about });
  }
  let positions = 0;
  const others = vectors.positions.filter((entry) => entry.variant === name);
  const found = async (difference: Difference): Promise<void> => {
    const { rule } = namer.ruleIn(difference);
    const best = await smallest(player, choice, difference, (other) => namer.ruleIn(other).rule === rule);
    const named = namer.ruleIn(best);
    findings.push({ difference: best, named, about: named.text });
  };
  for (const { position } of findings.length > 0 ? [] : others) {
    positions += 1;
    const difference = await differenceAt(player, choice, { position, play: [] });
    if (difference !== undefined && findings.length === 0) await found(difference);
  }
  let played = 0;
  for (; played < games && findings.length === 0; played++) {
    const game = await playGame(player, choice, seed + played);
    positions += game.positions;
    if (game.difference !== undefined) await found(game.difference);
  }
  return {
    variant: name || "your own rules",
    situations: situations.length,
    positions,
    games: played,
    findings,
  };
}

function textOf(
  choice: VariantChoice,
  { variant, situations, positions, games, findings }: Comparison,
): string {
  const [first, ...more] = findings;
  const compared = `${variant}: ${situations} situations, ${positions} positions in ${games} games`;
  if (first === undefined) return `${compared}: no difference.\n`;
  const lines = [
    ...linesOf(choice, first),
    ...(more.length > 0 ? ["Other situations that differ, perhaps for the same reason:"] : []),
    ...more.map(({ about, difference }) => `  ${about} ${faultsIn(difference)[0]}`),
    `${compared}: ${findings.length} differ.`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

const dataOf = ({ findings, ...counts }: Comparison): object => ({
  ...counts,
  findings: findings.map(({ difference: { state, expected, reply }, named, about }) => ({
    rule: named.rule,
    about,
    text: named.text,
    sources: named.sources,
    ...(named.instead !== undefined && { instead: named.instead }),
    ...state,
    expected,
    reply,
  })),
});

export const commands: Readonly<Record<string, Subcommand>> = { conform: { help, run } };
