/* Turns positions into deeply frozen games, which share equal parts. The way back is in `read.ts`. */

import { type RecentGames, remember } from "../recentGames.ts";
import { listSeen } from "../seen.ts";
import type { Game } from "./data/state.ts";
import type { State } from "./engine/ending.ts";
import { isSweep, type Position, players } from "./engine/position.ts";

export const recentGames: RecentGames<Game, State> = [];

/**
 * Writes a state as a game, and caches both for the next call that takes the game. This freezes the state's
 * houses, so copy a position to play on it.
 */
export function writeGame(state: State): Game {
  return remember(recentGames, gameOf(state.position), state);
}

/** Writes a position as a game without caching it; the position may be between two steps of a ply. */
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

/**
 * Games share the frozen pairs of stores with at most this many seeds each, 4,096 pairs in all. Freezing a
 * new pair would take longer.
 */
const MOST_SHARED = 63;
const pairs: Game["stores"][] = [];

function storesOf(south: number, north: number): Game["stores"] {
  if (south > MOST_SHARED || north > MOST_SHARED) return Object.freeze({ south, north });
  const pair = south * (MOST_SHARED + 1) + north;
  pairs[pair] ??= Object.freeze({ south, north });
  return pairs[pair];
}
