/** Puzzles from the player's own games: found in the kept games, and stored. */
import * as rules from "morabaraba";
import { type StoredVariant, variantOf } from "morabaraba";
import { mainline, safeParseRecord } from "morabaraba/records";
import { createStored, useStore } from "../core/store.ts";
import { type KeptGame, listGames } from "../games/store.ts";
import { gamesOf, idOf, type Puzzle } from "../puzzles/puzzles.ts";
import type { Ply } from "./mistakes.ts";

const MOST = 100;
/** How many games a search goes through, the latest change first. */
const GAMES = 20;

/** Reads the stored puzzles, and drops invalid ones. */
export function readMine(stored: unknown): readonly Puzzle[] {
  const listed: readonly unknown[] = Array.isArray(stored) ? stored.slice(0, MOST) : [];
  return listed.flatMap((item) => {
    const { variant, position, moves } = Object(item) as Partial<Record<keyof Puzzle, unknown>>;
    if (typeof position !== "string" || !Array.isArray(moves) || moves.length > 40) return [];
    const puzzle: Puzzle = {
      id: idOf("mine", position),
      family: "mills",
      variant: variant as StoredVariant,
      position,
      moves: moves.map(String),
      themes: ["quiet"],
      proof: moves.length,
    };
    return gamesOf(rules, puzzle) ? [puzzle] : [];
  });
}

const kept = createStored("solve.mine", readMine);

export const useMine = (): readonly Puzzle[] => useStore(kept);

const add = (puzzle: Puzzle): void =>
  kept.change((all) => [puzzle, ...all.filter(({ id }) => id !== puzzle.id)].slice(0, MOST));

/** Returns the plies of a kept game that the player played; those of both sides if two people played. */
export function pliesOf({
  family,
  text,
  state,
}: Pick<KeptGame, "family" | "text" | "state">): readonly Ply[] {
  if (family !== "mills") return [];
  const read = safeParseRecord(text);
  if (!read.ok) return [];
  const { mine } = Object(state) as { readonly mine?: unknown };
  const nodes = mainline(read.value);
  return nodes.flatMap(({ notation }, i) => {
    const before = nodes[i - 1]?.game;
    if (before === undefined || notation === undefined) return [];
    return (mine === "light" || mine === "dark") && before.turn !== mine ? [] : [{ before, move: notation }];
  });
}

/**
 * Searches the latest games for puzzles, and stores them. Resolves to their number, or to `undefined` if the
 * browser keeps no games. Rejects if the signal aborts.
 */
export async function lookThrough(
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  const games = await listGames();
  if (games === undefined) return undefined;
  const plies = games.slice(0, GAMES).flatMap(pliesOf);
  // The search loads on demand.
  const { missedIn } = await import("./mistakes.ts");
  let count = 0;
  for (const [i, ply] of plies.entries()) {
    onProgress(i / plies.length);
    if (variantOf(ply.before).shooting !== "required") continue;
    const puzzle = await missedIn(ply, signal);
    if (puzzle === undefined) continue;
    add(puzzle);
    count++;
  }
  return count;
}
