/**
 * The games that were made lately, with what was worked out about each, so that the next call need not read them again. They
 * are known by identity, and frozen all the way down, so what was worked out stays true. Without this file playouts take six
 * times as long, and the walk of a tree at least five times.
 */

/** The last game of each ply, modulo 32: a search that goes deep and comes back finds the games on its way. */
export interface RecentGames<Game, Known> {
  readonly games: Game[];
  readonly known: Known[];
}

/** Remembers a game that nobody can change any more, and returns it. */
export function remember<Game extends { readonly ply: number }, Known>(
  { games, known }: RecentGames<Game, Known>,
  game: Game,
  about: Known,
): Game {
  const place = game.ply & 31;
  games[place] = game;
  known[place] = about;
  return game;
}

/** What is known about a game, if it was made lately. Anything may be asked for. */
export function recall<Known>(
  { games, known }: RecentGames<unknown, Known>,
  game: unknown,
): Known | undefined {
  const { ply } = Object(game) as { readonly ply?: unknown };
  const place = typeof ply === "number" ? ply & 31 : 0;
  return games[place] === game ? known[place] : undefined;
}
