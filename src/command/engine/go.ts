/** The command `go`: what it asks for, in the words of the protocol. */
import { RulesError } from "../../index.ts";

/** What is asked of a search. Times are in milliseconds. */
export interface Go {
  readonly nodes?: number;
  readonly depth?: number;
  readonly timeMs?: number;
  readonly clock?: { readonly leftMs: number; readonly incrementMs: number };
  readonly infinite: boolean;
  readonly ponder: boolean;
}

/** The same after some milliseconds of its time have passed. */
export function timeLeft({ timeMs, clock, ...go }: Go, passedMs: number): Go {
  const left = (ms: number): number => Math.max(1, Math.floor(ms - passedMs));
  return {
    ...go,
    ...(timeMs !== undefined && { timeMs: left(timeMs) }),
    ...(clock && { clock: { ...clock, leftMs: left(clock.leftMs) } }),
  };
}

const most: Readonly<Record<string, number>> = { depth: 60, nodes: 1e12 };
const DAY = 86_400_000;
const counted = ["depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "mate"];

/**
 * Reads the words behind `go`. Numbers outside of what a search takes count as the nearest that it does, since clocks may have run
 * out.
 *
 * @param isFirst - Whether the side that records call White, whose clock is `wtime`, is to move.
 * @param overheadMs - What each move takes besides the search.
 */
export function readGo(words: readonly string[], isFirst: boolean, overheadMs: number): Go {
  const given: Record<string, number> = {};
  let [infinite, ponder] = [false, false];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (word === "infinite") infinite = true;
    else if (word === "ponder") ponder = true;
    else if (counted.includes(word)) {
      const number = words[++at] ?? "";
      if (!/^-?[0-9]{1,15}$/.test(number))
        throw new RulesError("bad-argument", `${word} must be followed by a whole number.`);
      const least = word.endsWith("inc") ? 0 : 1;
      given[word] = Math.min(Math.max(least, Number(number)), most[word] ?? DAY);
    } else throw new RulesError("bad-argument", `go does not know ${JSON.stringify(word)}.`);
  }
  const { depth, nodes, movetime } = given;
  const left = given[isFirst ? "wtime" : "btime"];
  const spare = (ms: number): number => Math.max(1, ms - overheadMs);
  return {
    infinite,
    ponder,
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(movetime !== undefined && { timeMs: spare(movetime) }),
    ...(left !== undefined && {
      clock: { leftMs: spare(left), incrementMs: given[isFirst ? "winc" : "binc"] ?? 0 },
    }),
  };
}
