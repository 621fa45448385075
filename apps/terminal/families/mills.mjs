// Morabaraba and its variants, as the table needs them.

import * as rules from "morabaraba";
import { chooseMove, pliesToEnd } from "morabaraba/bots";
import { loadFamily, mills } from "morabaraba/families";
import * as reviews from "morabaraba/review";
import { beginTurn, dropCow, pickUpCow, turnStatus } from "morabaraba/turn";
import * as ofWords from "morabaraba/words";
import { boardPainter } from "../draw/board.mjs";
import { wordsIn } from "../speak.mjs";
import { endingsOf } from "./endings.mjs";

/** @import { Family } from "../types.ts" */

/** Positions a bot looks at for a move, and for a judgement. */
const THOUGHT = 50_000;
const DEEP_THOUGHT = 300_000;
/** The level that plays endings perfectly. */
const STRONGEST = 10;

const loaded = await loadFamily(mills, "records", "words");
/** Positions looked at to say why a move is good or bad. */
const WHY = 20_000;

/** @type {Family} */
export const millFamily = {
  ...loaded,
  shoots: true,
  write: (move, game, notation) =>
    rules.formatMove(game, move, { notation: notation === "mssa" && hasLabels(game) ? "mssa" : "wmd" }),
  read(text, game) {
    // Case tells the two notations apart: a4 is a point, A4 a label.
    const wmd = rules.safeParseMove(game, text);
    if (wmd.ok) return wmd.value;
    const mssa = rules.safeParseMove(game, text, { notation: "mssa" });
    if (mssa.ok) return mssa.value;
    // Written like a move, but no board has such points: the rules say so.
    return rules.whyIllegal(game, text) === "malformed" ? undefined : text;
  },
  told: (words, game, move) => loaded.words.announce(words, game, move),
  asks(words, game, turn) {
    if (!turn) return turnStatus(words, beginTurn(game));
    const { required } = rules.shotTargets(game, { ...turn.pending, to: String(turn.pending.to) });
    return ofWords.fill(words.turns[required ? "shooting" : "mayShoot"], {
      player: words.players[game.turn],
    });
  },
  punish: rules.forfeit,
  waiting(game, { from, to, shots }) {
    const turn = dropCow(pickUpCow(beginTurn(game), from), to);
    return shots === undefined && turn.pending.to !== undefined ? turn : undefined;
  },
  holds(words, game, side, own) {
    const player = side === "light" ? "light" : "dark";
    if (game.hands[player] > 0) return ofWords.fill(own.inHand, { count: game.hands[player] });
    const count = [...rules.pieces(game).values()].filter((owner) => owner === player).length;
    return ofWords.fill(own.onBoard, { count, phase: words.phases[rules.phase(game, player)].toLowerCase() });
  },
  async choose(game, options) {
    const tablebase = options.level === STRONGEST ? endingsOf(game) : undefined;
    const { move } = await chooseMove(game, { ...options, tablebase, nodes: THOUGHT });
    return move;
  },
  async judge(game, { seed, signal }) {
    const found = await chooseMove(game, { seed, signal, nodes: DEEP_THOUGHT, book: false });
    const { score, depth, nodes, principalVariation } = found;
    const plies = pliesToEnd(score);
    const kind = plies === undefined ? "score" : score > 0 ? "wins" : "loses";
    const cows = `${score < 0 ? "-" : "+"}${(Math.abs(score) / 100).toFixed(2)}`;
    return {
      score,
      kind,
      figures: { score: cows, depth, nodes, plies: plies ?? 0 },
      line: principalVariation,
    };
  },
  async why(game, move, language, notation, { signal }) {
    const { findings } = await reviews.reviewMove(game, move, { nodes: WHY, signal });
    const words = wordsIn(reviews, language, millFamily, game);
    return findings.map((finding) => reviews.formatFinding(words, game, finding, { notation }));
  },
  paint: (game, marks, style) => boardPainter(game, marks, style),
};

/** Whether the points of a game have labels of Mind Sports South Africa. @param {import("morabaraba").Game} game */
function hasLabels(game) {
  const { board } = rules.variantOf(game);
  return board.points.every((point) => {
    try {
      return rules.formatMove(game, { to: point }, { notation: "mssa" }) !== "";
    } catch {
      return false;
    }
  });
}
