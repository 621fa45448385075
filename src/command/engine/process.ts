/* The command `engine`: the engine process on standard input and output. */
import { type CommandIO, linesOf } from "../input/io.ts";
import type { Subcommand } from "../input/usage.ts";
import { createEngine } from "./engine.ts";

const help = `morabaraba engine: an engine process for other programs (UCI, as in chess)

The section "An engine process" of the guide "The command" lists the lines. Begin with: uci
`;

/** Runs until `quit`, or until the input has ended and every search is answered. */
async function run(_words: readonly string[], { input, write, now, version }: CommandIO): Promise<number> {
  let written = Promise.resolve();
  const send = (line: string): void => {
    written = write(`${line}\n`);
  };
  const engine = createEngine(send, version, now);
  for await (const line of linesOf(input)) {
    engine.receive(line);
    await written;
    if (engine.isOver) break;
  }
  await engine.end();
  return 0;
}

export const commands: Readonly<Record<string, Subcommand>> = { engine: { help, run } };
