// Kalah, oware, congkak and their variants, as the table needs them.

import { monteCarlo } from "morabaraba/bots";
import { loadFamily, mancala } from "morabaraba/families";
import * as rules from "morabaraba/mancala";
import * as reviews from "morabaraba/mancala/review";
import * as ofWords from "morabaraba/mancala/words";
import { pitsPainter } from "../draw/pits.mjs";

/** @import { Family } from "../types.ts" */

/** Games that a bot plays out before a move at level 1, and the factor for each level above. */
const PLAYOUTS = 8;
const MORE = 1.6;

const loaded = await loadFamily(mancala, "records", "words");
/** Positions looked at to say why a move is good or bad. */
const WHY = 20_000;

/** @type {Family} */
export const mancalaFamily = {
  ...loaded,
  shoots: false,
  write: (move, game) => rules.formatMove(game, move),
  read(text, game) {
    const read = rules.safeParseMove(game, text);
    return read.ok ? read.value : undefined;
  },
  // `asks` says whose turn it is; here only an extra turn is told.
  told(words, game, move) {
    const steps = rules.explainMove(game, move).filter((step) => step.kind !== "turn" || step.extra);
    return ofWords.announce(words, game, steps);
  },
  asks: (words, game) => loaded.words.announceTurn(words, game),
  waiting: () => undefined,
  punish: (game) => game,
  holds: (_words, game, side) => String(side === "south" ? game.stores.south : game.stores.north),
  async choose(game, { level, seed, signal }) {
    const playouts = Math.round(PLAYOUTS * MORE ** (level - 1));
    const { move } = await monteCarlo(rules, game, { playouts, seed, signal });
    return move;
  },
  async judge(game, { seed, signal }) {
    const { move, winRate, playouts } = await monteCarlo(rules, game, { playouts: 1000, seed, signal });
    const percent = Math.round(winRate * 100);
    return { score: winRate - 0.5, kind: "chance", figures: { percent, playouts }, line: [move] };
  },
  async why(game, move, language, _notation, { signal }) {
    const { findings } = await reviews.reviewMove(game, move, { nodes: WHY, signal });
    const [words, _names] = language === "af" ? [reviews.af, ofWords.af] : [reviews.en, ofWords.en];
    return findings.map((finding) => reviews.formatFinding(words, game, finding));
  },
  paint: (game, marks, style) => pitsPainter(game, marks, style),
};
