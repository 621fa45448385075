// A game between two bots, a strong one and a weaker one, and how to describe it.

import * as mills from "morabaraba";
import { chooseMove, monteCarlo } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import {
  announce as announceSowing,
  announceEnd as announceSowingEnd,
  en as mancalaWords,
} from "morabaraba/mancala/words";
import { announce, announceEnd, en, fill } from "morabaraba/words";
import { boardPainter } from "../draw/board.mjs";
import { pitsPainter } from "../draw/pits.mjs";

/** @import { Anything, Marks, Painter } from "../types.ts" */

/**
 * @typedef {object} Contest
 * @property {string} title
 * @property {readonly string[]} sides
 * @property {Anything} start
 * @property {(side: string) => string} nameOf
 * @property {(side: string) => string} seatOf - Who plays it.
 * @property {(game: Anything, side: string) => string} holds - What a side has.
 * @property {(game: Anything) => Promise<Anything>} choose
 * @property {(game: Anything, move: Anything) => Anything} play
 * @property {(game: Anything, move: Anything) => readonly string[]} write - The move in every notation of the game.
 * @property {(game: Anything, move: Anything) => string} tell
 * @property {(game: Anything, move: Anything) => string} highlight - A sentence on a mill or a capture, or nothing.
 * @property {(game: Anything) => string | undefined} end - How the game ended, in two sentences.
 * @property {(game: Anything) => string} ascii
 * @property {(game: Anything, marks: Marks, ascii: boolean) => Painter} paint
 */

/** The levels of both sides, and how many positions they look at. */
const LEVELS = { light: 6, dark: 4 };
const THOUGHT = 20_000;
/** How many games the players of mancala play out for a move. */
const PLAYOUTS = { south: 200, north: 20 };

/** Everything that can be played, by name. */
export const names = [...Object.keys(mills.variants), ...Object.keys(mancala.variants)];

/** @param {string} name @param {number} seed @returns {Contest} */
export const contestOf = (name, seed) =>
  name in mills.variants
    ? millContest(/** @type {import("morabaraba").VariantName} */ (name), seed)
    : mancalaContest(/** @type {import("morabaraba/mancala").VariantName} */ (name), seed);

/** @param {import("morabaraba").VariantName} name @param {number} seed @returns {Contest} */
function millContest(name, seed) {
  const start = mills.createGame(name);
  // The labels of Mind Sports South Africa name 24 points; a centre has none.
  const labelled = mills.variantOf(start).board.points.length === 24;
  /** @param {string} side */
  const levelOf = (side) => (side === "light" ? LEVELS.light : LEVELS.dark);
  return {
    title: en.variants[name],
    sides: ["light", "dark"],
    start,
    nameOf: (side) => en.players[side === "light" ? "light" : "dark"],
    seatOf: (side) => `bot, level ${levelOf(side)}`,
    holds(game, side) {
      if (game.hands[side] > 0) return `${game.hands[side]} in hand`;
      const cows = [...mills.pieces(game).values()].filter((owner) => owner === side).length;
      const phase = en.phases[mills.phase(game, side === "light" ? "light" : "dark")];
      return `${cows} cows, ${phase.toLowerCase()}`;
    },
    async choose(game) {
      const options = { level: levelOf(game.turn), nodes: THOUGHT, seed: seed * 1000 + game.ply };
      return (await chooseMove(game, options)).move;
    },
    play: mills.applyMove,
    write: (game, move) =>
      labelled
        ? [mills.formatMove(game, move), mills.formatMove(game, move, { notation: "mssa" })]
        : [mills.formatMove(game, move)],
    tell: (game, move) => announce(en, game, move),
    highlight: (game, move) =>
      mills
        .closedMills(game, move)
        .map((mill) => fill(en.mill, { mill: mill.join(" ") }))
        .join(" "),
    end(game) {
      const end = mills.outcome(game);
      return end && announceEnd(en, end);
    },
    ascii: mills.ascii,
    paint: (game, marks, ascii) => boardPainter(game, marks, { notation: "wmd", ascii }),
  };
}

/** @param {import("morabaraba/mancala").VariantName} name @param {number} seed @returns {Contest} */
function mancalaContest(name, seed) {
  const names = mancalaWords.players;
  /** @param {string} side */
  const playoutsOf = (side) => (side === "south" ? PLAYOUTS.south : PLAYOUTS.north);
  return {
    title: mancalaWords.variants[name],
    sides: ["south", "north"],
    start: mancala.createGame(name),
    nameOf: (side) => names[side === "south" ? "south" : "north"],
    seatOf: (side) => `bot, ${playoutsOf(side)} games`,
    holds: (game, side) => String(game.stores[side]),
    async choose(game) {
      const options = { playouts: playoutsOf(game.turn), seed: seed * 1000 + game.ply };
      return (await monteCarlo(mancala, game, options)).move;
    },
    play: mancala.applyMove,
    write: (game, move) => [mancala.formatMove(game, move)],
    tell: (game, move) => announceSowing(mancalaWords, game, move),
    highlight: (game, move) =>
      announceSowing(
        mancalaWords,
        game,
        mancala.explainMove(game, move).filter(({ kind }) => kind === "capture"),
      ),
    end(game) {
      const end = mancala.outcome(game);
      return end && announceSowingEnd(mancalaWords, end);
    },
    ascii: mancala.ascii,
    paint: (game, marks, ascii) => pitsPainter(game, marks, { notation: "wmd", ascii }),
  };
}
