/**
 * Positions as games: frozen all the way down, with parts that games share where they are the same. The way back is in
 * `read.ts`.
 */

import { type RecentGames, remember } from "../recentGames.ts";
import { listSeen } from "../seen.ts";
import type { Game } from "./data/state.ts";
import type { Reached } from "./engine/ending.ts";
import { isSweep, type Position, players } from "./engine/position.ts";

/** The games that were made lately. */
export const recentGames: RecentGames<Game, Reached> = { games: [], known: [] };

/**
 * The game of a position that was reached; the next call that takes the game finds both. The houses are frozen with it: who
 * plays on does so on a copy.
 */
export function writeGame(state: Reached): Game {
  return remember(recentGames, gameOf(state.position), state);
}

/** {@link writeGame} of a position that stands between two steps of a ply. */
export function gameOf({ variant, stored, houses, stores, side, ply, seen, swap, verdict }: Position): Game {
  const [south, north] = stores;
  const game: { -readonly [Field in keyof Game]: Game[Field] } = {
    variant: stored,
    houses: Object.freeze(houses),
    stores: storesOf(south, north),
    turn: players[side],
    ply,
  };
  if (variant.repetition !== null) game.seenPositions = Object.freeze(listSeen(seen));
  if (swap) game.swap = swap;
  if (verdict === undefined) return Object.freeze(game);
  const { reason } = verdict;
  if (isSweep(reason)) game.swept = reason;
  else game.verdict = verdict;
  return Object.freeze(game);
}

/** Games share pairs of stores up to these, 4,096 in all: to freeze a new pair takes longer. */
const MOST_SHARED = 63;
const pairs: Game["stores"][] = [];

function storesOf(south: number, north: number): Game["stores"] {
  if (south > MOST_SHARED || north > MOST_SHARED) return Object.freeze({ south, north });
  const pair = south * (MOST_SHARED + 1) + north;
  pairs[pair] ??= Object.freeze({ south, north });
  return pairs[pair];
}
