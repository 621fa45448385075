/* Reads the command `go`. */

/** The limits of a search. */
export interface Go {
  readonly nodes?: number;
  readonly depth?: number;
  readonly timeMs?: number;
  readonly clock?: { readonly leftMs: number; readonly incrementMs: number };
  readonly infinite: boolean;
  readonly ponder: boolean;
}

/** The limits that are left after some milliseconds. */
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
/** What the clocks of the sides are called, in UCI and in UGI. */
const clockNames = ["w", "b", "p1", "p2"];
const counted = [
  ...["depth", "nodes", "movetime"],
  ...clockNames.flatMap((side) => [`${side}time`, `${side}inc`]),
];

/**
 * Reads the words after `go`, and lists those that it ignores: unknown words such as `mate 2`, limits without
 * a whole number, and an increment without its clock. Clamps numbers, since clocks may be negative.
 *
 * @param sides - What the clocks of the side to move are called: in UCI `w` or `b`, in UGI `p1` or `p2`.
 * @param overheadMs - Milliseconds that each move takes besides the search.
 */
export function readGo(
  words: readonly string[],
  sides: readonly string[],
  overheadMs: number,
): { readonly go: Go; readonly ignored: readonly string[] } {
  const given: Record<string, number> = {};
  const ignored: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (word === "infinite" || word === "ponder") given[word] = 1;
    else if (counted.includes(word) && /^-?[0-9]+$/.test(words[at + 1] ?? "")) {
      const least = word.endsWith("inc") ? 0 : 1;
      given[word] = Math.min(Math.max(least, Number(words[++at])), most[word] ?? DAY);
    } else ignored.push(word);
  }
  const { infinite, ponder, depth, nodes, movetime } = given;
  const side = sides.find((name) => given[`${name}time`] !== undefined);
  const left = given[`${side}time`];
  const alone = sides.filter((name) => name !== side && given[`${name}inc`] !== undefined);
  ignored.push(...alone.map((name) => `${name}inc`));
  const spare = (ms: number): number => Math.max(1, ms - overheadMs);
  const go = {
    infinite: infinite !== undefined,
    ponder: ponder !== undefined,
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(movetime !== undefined && { timeMs: spare(movetime) }),
    ...(left !== undefined && {
      clock: { leftMs: spare(left), incrementMs: given[`${side}inc`] ?? 0 },
    }),
  };
  return { go, ignored };
}
