// How an illegal move is judged. The library says what is legal; the players choose how strict the referee is: an illegal move is
// refused, or the opponent may claim the game, or it loses at once. The last is the oldest rule of this family: cheating,
// playing twice and picking up the cows all lose.

import { fill } from "morabaraba/words";
import { nameOf, wordsFor } from "./speak.mjs";
import { bad, decided, endOf, gameOf, otherSide, played, saying } from "./table.mjs";

/** @import { Anything, Table } from "./types.ts" */

/**
 * The table after a side has tried a move.
 *
 * @param {Table} table
 * @param {string} side - Who tries it, in turn or not.
 * @param {Anything} move - As `applyMove` takes it.
 * @returns {Table}
 */
export function attempt(table, side, move) {
  const { family } = table;
  const game = gameOf(table);
  const { own, ofFamily } = wordsFor(table);
  if (endOf(table)) return saying(table, bad(ofFamily.refusals["game-over"]));
  const code = family.rules.whyIllegal(game, move);
  // A name that the board does not have is a slip of the finger: nobody loses a game for it.
  if (code === "unknown-point" || code === "unknown-house")
    return saying(table, bad(family.words.announceRefusal(ofFamily, game, move) ?? ""));
  if (side !== game.turn) return offended(table, side, "double-turn", own.notYourTurn);
  const refused = family.words.announceRefusal(ofFamily, game, move);
  if (refused !== undefined) return offended(table, side, "cheating", refused);
  return played(table, family.rules.legalMoves(game).find(sameAs(move)) ?? move);
}

/** A side picks up its cows and leaves. @param {Table} table @param {string} side @returns {Table} */
export function pickedUp(table, side) {
  const { own } = wordsFor(table);
  if (!table.family.shoots || table.strictness === "refuse") return saying(table, bad(own.pickupRefused));
  return offended(table, side, "abandonment", "");
}

/** Gives the game to the player who claims it for the last offence. @param {Table} table @returns {Table} */
export function claimed(table) {
  const { family, offence } = table;
  if (offence === null) return saying(table, bad(wordsFor(table).own.noClaim));
  return decided(table, family.punish(gameOf(table), offence.side, offence.reason));
}

/**
 * @param {Table} table
 * @param {string} side
 * @param {"cheating" | "double-turn" | "abandonment"} reason
 * @param {string} why - A sentence for whoever did it.
 * @returns {Table}
 */
function offended(table, side, reason, why) {
  const { family, strictness } = table;
  const game = gameOf(table);
  // No source of mancala has forfeits.
  if (!family.shoots || strictness === "refuse") return saying({ ...table, turn: null }, bad(why));
  if (strictness === "forfeit") {
    return decided(table, family.punish(game, side, reason), ...(why ? [bad(why)] : []));
  }
  // A bot never claims.
  const opponent = otherSide(table, side);
  if (table.seats[opponent] !== "person") return saying({ ...table, turn: null }, bad(why));
  const other = nameOf(table, opponent);
  const told = saying(table, bad(why), fill(wordsFor(table).own.mayClaim, { other }));
  return { ...told, turn: null, offence: { side, reason } };
}

/** @param {Anything} move */
const sameAs = (move) => (/** @type {Anything} */ legal) =>
  typeof move === "object" &&
  legal.from === move.from &&
  legal.to === move.to &&
  String(legal.shots ?? []) === String(move.shots ?? []) &&
  legal.house === move.house &&
  legal.swap === move.swap;
