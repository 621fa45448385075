// Exact endings, which are solved while a game begins: two seconds of work for each variant, and 67 MB meanwhile.

import { createTablebase, solveEndgames } from "morabaraba/endgames";

/** @import { Game } from "morabaraba" */
/** @import { Tablebase } from "morabaraba/bots" */

/** The most cows of a side in an ending. */
const COWS = 4;

/** By variant; nothing while the tables are made, and for rules that they cannot hold. */
const known = /** @type {Map<string, Tablebase | undefined>} */ (new Map());
const solving = new AbortController();

/** What tables know of the endings of a game, for a bot to ask. @param {Game} game @returns {Tablebase | undefined} */
export function endingsOf({ variant }) {
  const name = JSON.stringify(variant);
  if (!known.has(name)) {
    known.set(name, undefined);
    solveEndgames(variant, { cows: COWS, signal: solving.signal })
      .then((tables) => known.set(name, createTablebase(tables)))
      .catch(() => {}); // The search plays these endings.
  }
  return known.get(name);
}

/** Lets the program end at once. */
export const stopSolving = () => solving.abort();
