// What the bot does besides its own moves: it gives hints, judges games and answers offers of a draw.

import { fill } from "morabaraba/words";
import { nameOf, wordsFor } from "./speak.mjs";
import { decided, gameOf, otherSide, placeOf, saying } from "./table.mjs";

/** @import { Table, ThinkOptions } from "./types.ts" */

/** How many moves of the expected line are shown. */
const SHOWN = 6;
/** The level that gives hints. */
const TEACHER = 9;

/** @param {Table} table @param {Omit<ThinkOptions, "level">} options @returns {Promise<Table>} */
export async function hinted(table, options) {
  const { family, notation } = table;
  const game = gameOf(table);
  const move = await family.choose(game, { ...options, level: TEACHER });
  const text = family.write(move, game, notation);
  const points = family.shoots ? [move.to] : [text];
  return { ...saying(table, fill(wordsFor(table).own.hint, { move: text })), hint: points };
}

/** @param {Table} table @param {Omit<ThinkOptions, "level">} options @returns {Promise<Table>} */
export async function analysed(table, options) {
  const { family, notation } = table;
  const { own } = wordsFor(table);
  const game = gameOf(table);
  const { kind, figures, line } = await family.judge(game, { ...options, level: TEACHER });
  /** @type {string[]} */
  const moves = [];
  let at = game;
  for (const move of line.slice(0, SHOWN)) {
    moves.push(family.write(move, at, notation));
    at = family.rules.applyMove(at, move);
  }
  const judged = fill(own[kind], { player: nameOf(table, game.turn), ...figures });
  const { before, move } = placeOf(table);
  const why = before ? await family.why(before, move, table.language, notation, options) : [];
  const last = before && `${family.write(move, before, notation)}: ${why.join(" ")}`;
  return saying(table, ...(why.length > 0 ? [last] : []), judged, fill(own.line, { line: moves.join(" ") }));
}

/**
 * A bot answers the offer of a draw: it agrees when it does not stand better, once the game has begun in earnest.
 *
 * @param {Table} table
 * @param {string} side - Who offers.
 * @param {Omit<ThinkOptions, "level">} options
 * @returns {Promise<Table>}
 */
export async function offered(table, side, options) {
  const { family } = table;
  const game = gameOf(table);
  const bot = otherSide(table, side);
  const { score } = await family.judge(game, { ...options, level: TEACHER });
  const forBot = game.turn === bot ? score : -score;
  const early = family.shoots ? game.hands[bot] > 0 : game.ply < 2 * game.houses.length;
  if (!early && forBot <= 0) return decided(table, family.rules.agreeDraw(game));
  return saying(table, fill(wordsFor(table).own.declined, { player: nameOf(table, bot) }));
}
