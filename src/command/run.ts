/** The command: which subcommand runs, what help there is, and how errors become messages and exit codes. */
import { MorabarabaError } from "../base/errors.ts";
import type { Surroundings } from "./input/surroundings.ts";
import { UsageError } from "./input/usage.ts";

/** What runs a subcommand; returns the exit code. */
type Runner = (words: readonly string[], surroundings: Surroundings) => Promise<number>;

/** A subcommand: one line for the list, and its help and what runs it, which are loaded when it is called. */
interface Subcommand {
  readonly does: string;
  load(): Promise<readonly [help: string, run: Runner]>;
}

const subcommands: Readonly<Record<string, Subcommand>> = {
  play: {
    does: "a game against the bot",
    load: () => import("./play.ts").then((file) => [file.playHelp, file.runPlay]),
  },
  demo: {
    does: "two bots at play",
    load: () => import("./play.ts").then((file) => [file.demoHelp, file.runDemo]),
  },
  moves: {
    does: "the legal moves of a position",
    load: () => import("./moves.ts").then((file) => [file.movesHelp, file.runMoves]),
  },
  perft: {
    does: "how many lines of moves there are",
    load: () => import("./moves.ts").then((file) => [file.perftHelp, file.runPerft]),
  },
  divide: {
    does: "the same for each move",
    load: () => import("./moves.ts").then((file) => [file.perftHelp, file.runDivide]),
  },
  convert: {
    does: "records in another notation or format",
    load: () => import("./records.ts").then((file) => [file.convertHelp, file.runConvert]),
  },
  check: {
    does: "what is wrong with records, or with a variant",
    load: () => import("./records.ts").then((file) => [file.checkHelp, file.runCheck]),
  },
  analyse: {
    does: "the best moves of a position, and what they are worth",
    load: () => import("./analyse.ts").then((file) => [file.analyseHelp, file.runAnalyse]),
  },
  solve: {
    does: "who wins a position of few cows, exactly",
    load: () => import("./analyse.ts").then((file) => [file.solveHelp, file.runSolve]),
  },
  svg: {
    does: "a picture of a position",
    load: () => import("./show.ts").then((file) => [file.svgHelp, file.runSvg]),
  },
  rules: {
    does: "the variants, or the fields of one",
    load: () => import("./show.ts").then((file) => [file.rulesHelp, file.runRules]),
  },
  engine: {
    does: "speaks with a program line by line, as chess engines do (UCI)",
    load: () => import("./engine/process.ts").then((file) => [file.engineHelp, file.runEngine]),
  },
};

const list = Object.entries(subcommands)
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
    const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (subcommand === undefined) throw new UsageError(`Unknown command ${JSON.stringify(name)}.`);
    const [about, runner] = await subcommand.load();
    if (!rest.includes("--help") && !rest.includes("-h")) return await runner(rest, surroundings);
    await surroundings.write(about);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const about = Object.hasOwn(subcommands, name)
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
