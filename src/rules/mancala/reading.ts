/**
 * How the verbs take a game: read and judged once. A game that `applyMove` or `createGame` made lately is not read again but
 * found, with what was worked out about it.
 */

import type { Game } from "./data/state.ts";
import { judge, type Present } from "./engine/ending.ts";
import { copyOf, type Position } from "./engine/position.ts";
import { encode } from "./read.ts";
import { gameOf } from "./write.ts";

interface Known {
  readonly game: Game;
  readonly present: Present;
}

/**
 * The last game that was made of each ply, modulo 32: a search that goes deep and comes back finds the games on its way. They
 * are known by identity, and frozen all the way down, so what was found out about one stays true.
 */
const made: (Known | undefined)[] = [];

/** The game of what a move has led to, which is remembered. */
export function remembered(present: Present): Game {
  const game = gameOf(present.position);
  made[game.ply & 31] = { game, present };
  return game;
}

function found(game: Game): Present | undefined {
  const { ply } = Object(game) as Game;
  const known = typeof ply === "number" ? made[ply & 31] : undefined;
  return known !== undefined && known.game === game ? known.present : undefined;
}

/** Reads a game; throws what {@link encode} throws. */
export function readGame(game: Game): Present {
  return found(game) ?? judge(encode(game));
}

/** Reads a game to play on: its position is the caller's to change. */
export function readToPlay(game: Game): Present {
  const known = found(game);
  if (known === undefined) return judge(encode(game));
  const { position, outcome, feeding, legal } = known;
  return { position: copyOf(position), outcome, feeding, legal };
}

/** Reads a game whose end does not matter. */
export function readPosition(game: Game): Position {
  return found(game)?.position ?? encode(game);
}
