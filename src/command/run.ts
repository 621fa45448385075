/** The command: which subcommand runs, what help there is, and how errors become messages and exit codes. */
import { MorabarabaError } from "../base/errors.ts";
import type { Surroundings } from "./input/surroundings.ts";
import { type Subcommand, UsageError } from "./input/usage.ts";

/** A line for the list of commands, and the file with their helps and what runs them, which is loaded when one is called. */
interface Entry {
  readonly does: string;
  load(): Promise<{ readonly commands: Readonly<Record<string, Subcommand>> }>;
}

const entries: Readonly<Record<string, Entry>> = {
  play: { does: "a game on the terminal, against the bot or of two people", load: () => import("./play.ts") },
  demo: { does: "two bots at play", load: () => import("./play.ts") },
  moves: { does: "the legal moves of a position", load: () => import("./moves.ts") },
  perft: { does: "how many lines of moves there are", load: () => import("./moves.ts") },
  divide: { does: "the same for each move", load: () => import("./moves.ts") },
  convert: { does: "records in another notation or format", load: () => import("./records.ts") },
  check: { does: "what is wrong with records, or with a variant", load: () => import("./records.ts") },
  analyse: {
    does: "the best moves of a position, and what they are worth",
    load: () => import("./analyse.ts"),
  },
  solve: { does: "who wins a position of few cows, exactly", load: () => import("./analyse.ts") },
  svg: { does: "a picture of a position", load: () => import("./show.ts") },
  rules: { does: "the variants, or the fields of one", load: () => import("./show.ts") },
  engine: {
    does: "speaks with a program line by line, as chess engines do (UCI)",
    load: () => import("./engine/process.ts"),
  },
};

const list = Object.entries(entries)
  .map(([name, { does }]) => `  ${name.padEnd(8)} ${does}\n`)
  .join("");

const help = `Usage: morabaraba <command> [options]

Mill games and mancala: play, convert, check, analyse, solve.

${list}
  --help after a command   says more about it
  --version                the version

Exit codes: 0 all is well, 1 something in the input is wrong, 2 the command itself is wrong.
`;

/** Runs the command with its words; returns the exit code. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name = "--help", ...rest] = words;
  if (name === "--version" || name === "-v") {
    await surroundings.write(`${surroundings.version}\n`);
    return 0;
  }
  if (name === "--help" || name === "-h" || name === "help") {
    await surroundings.write(help);
    return 0;
  }
  try {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (entry === undefined) throw new UsageError(`Unknown command ${JSON.stringify(name)}.`);
    const subcommand = (await entry.load()).commands[name] as Subcommand;
    if (!rest.includes("--help") && !rest.includes("-h")) return await subcommand.run(rest, surroundings);
    await surroundings.write(subcommand.help);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const about = Object.hasOwn(entries, name)
        ? `${name} --help to see the options`
        : "--help to see the commands";
      surroundings.complain(`${error.message} Run morabaraba ${about}.\n`);
      return 2;
    }
    // A file that is not there, or that may not be read.
    if (!(error instanceof MorabarabaError || (error as { readonly syscall?: string }).syscall)) throw error;
    surroundings.complain(`${(error as Error).message}\n`);
    return 1;
  }
}
