/* Runs a subcommand, prints help, and turns errors into messages and exit codes. */
import { MorabarabaError } from "../base/errors.ts";
import type { CommandIO } from "./input/io.ts";
import { type Subcommand, UsageError } from "./input/usage.ts";

/** A line in the list of commands, and the file that implements it, loaded only when the command runs. */
interface Entry {
  readonly does: string;
  load(): Promise<{ readonly commands: Readonly<Record<string, Subcommand>> }>;
}

const entries: Readonly<Record<string, Entry>> = {
  play: { does: "a game on the terminal, against a bot or a person", load: () => import("./play.ts") },
  demo: { does: "a game between two bots", load: () => import("./play.ts") },
  moves: { does: "the legal moves of a position", load: () => import("./moves.ts") },
  perft: { does: "the number of move sequences of a given length", load: () => import("./moves.ts") },
  divide: { does: "the same for each first move", load: () => import("./moves.ts") },
  convert: { does: "records in another notation or format", load: () => import("./records.ts") },
  check: { does: "the faults of records, or of a variant", load: () => import("./records.ts") },
  analyze: {
    does: "the best moves of a position, with scores",
    load: () => import("./analyze.ts"),
  },
  solve: { does: "the exact result of a position with few cows", load: () => import("./analyze.ts") },
  svg: { does: "a picture of a position", load: () => import("./show.ts") },
  conform: {
    does: "the rules that another program breaks",
    load: () => import("./conform/conform.ts"),
  },
  rules: { does: "the variants, or the fields of one", load: () => import("./show.ts") },
  engine: {
    does: "an engine process for other programs (UCI, as in chess)",
    load: () => import("./engine/process.ts"),
  },
};

const list = Object.entries(entries)
  .map(([name, { does }]) => `  ${name.padEnd(8)} ${does}\n`)
  .join("");

const help = `Usage: morabaraba <command> [options]

Mill games and mancala: play, convert, check, analyse, solve.

${list}
  --help after a command   its options
  --version                the version

Exit codes: 0 success, 1 something is wrong with the input, 2 the command line itself is wrong.
`;

/** Runs the command with its arguments and returns the exit code. */
export async function run(words: readonly string[], io: CommandIO): Promise<number> {
  const [name = "--help", ...rest] = words;
  if (name === "--version" || name === "-v") {
    await io.write(`${io.version}\n`);
    return 0;
  }
  if (name === "--help" || name === "-h" || name === "help") {
    await io.write(help);
    return 0;
  }
  try {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (entry === undefined) throw new UsageError(`Unknown command ${JSON.stringify(name)}.`);
    const subcommand = (await entry.load()).commands[name] as Subcommand;
    if (!rest.includes("--help") && !rest.includes("-h")) return await subcommand.run(rest, io);
    await io.write(subcommand.help);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const about = Object.hasOwn(entries, name)
        ? `${name} --help to see the options`
        : "--help to see the commands";
      io.writeError(`${error.message} Run morabaraba ${about}.\n`);
      return 2;
    }
    // Errors with a `syscall` are about files: missing, or not readable.
    if (!(error instanceof MorabarabaError || (error as { readonly syscall?: string }).syscall)) throw error;
    io.writeError(`${(error as Error).message}\n`);
    return 1;
  }
}
