// One game of a mancala variant between two random players: shown, written down, and read back.

import { randomMove } from "morabaraba/bots";
import {
  applyMove,
  ascii,
  createGame,
  explainMove,
  formatMove,
  formatPosition,
  legalMoves,
  outcome,
  parseGame,
  parsePosition,
  variantOf,
} from "morabaraba/mancala";
import { createRecord, currentNode, formatRecord, parseRecord, playMove } from "morabaraba/mancala/records";
import { compare } from "./compare.mjs";
import { filmstrip } from "./filmstrip.mjs";

/** Boards shown of a game, its first and its last among them, unless every ply is. */
const SHOWN = 6;

/**
 * @param {import("morabaraba/mancala").VariantName} name
 * @param {{ seed: number, every: boolean, width: number }} options - `every` shows the board after every ply.
 */
export function playMancala(name, { seed, every, width }) {
  /** @type {import("morabaraba/bots").Rules<import("morabaraba/mancala").Game, import("morabaraba/mancala").Move>} */
  const rules = { legalMoves, applyMove, outcome };
  const choose = (/** @type {import("morabaraba/mancala").Game} */ game) =>
    randomMove(rules, game, { seed: 1000 * seed + game.ply }).move;
  const start = createGame(name);
  const { houses, seeds, sowStores, relay } = variantOf(start);
  const sowing = `stores ${sowStores ? "" : "not "}sown${relay ? ", in relays" : ""}`;
  const title = `${name}: ${houses} houses a side, ${seeds} seeds each, ${sowing}`;
  console.log(`${title}\n${"=".repeat(title.length)}\n`);

  /** @type {import("morabaraba/mancala").Move[]} */
  const moves = [];
  /** @type {{ caption: string, drawing: string }[]} */
  const frames = [];
  let game = start;
  while (outcome(game) === undefined) {
    const move = choose(game);
    const after = applyMove(game, move);
    moves.push(move);
    const captured = explainMove(game, move).reduce(
      (sum, step) => sum + (step.kind === "capture" ? step.seeds : 0),
      0,
    );
    const taken = captured > 0 ? `, ${captured} captured` : "";
    frames.push({
      caption: `${after.ply}. ${game.turn} ${formatMove(game, move)}${taken}`,
      drawing: ascii(after),
    });
    game = after;
  }
  const apart = every ? 1 : Math.ceil(frames.length / (SHOWN - 1));
  const strip = filmstrip(width);
  frames.forEach(({ caption, drawing }, i) => {
    if (i % apart === 0 || i === frames.length - 1) strip.show(caption, drawing);
  });
  strip.end();
  console.log(`${sentence(game)} after ${game.ply} plies.\n`);
  readBack(start, game, moves);
}

/** @param {import("morabaraba/mancala").Game} game */
function sentence(game) {
  const end = outcome(game);
  if (end === undefined) return "Still playing";
  const { south, north } = game.stores;
  return `${end.winner === null ? "A draw" : `${end.winner} wins`}, ${south} to ${north} (${end.reason}),`;
}

/**
 * Writes the moves and the last position as text, reads them again, and throws unless every way leads to that position.
 *
 * @param {import("morabaraba/mancala").Game} start
 * @param {import("morabaraba/mancala").Game} end
 * @param {readonly import("morabaraba/mancala").Move[]} moves
 */
function readBack(start, end, moves) {
  const text = formatRecord(moves.reduce(playMove, createRecord(start)));
  const last = formatPosition(end);
  console.log(`${text}\n${last}\n`);
  compare("the moves", formatPosition(currentNode(parseRecord(text)).game), last);
  compare("the position string", formatPosition(parsePosition(last, start.variant)), last);
  compare("the game as JSON", formatPosition(parseGame(JSON.stringify(end))), last);
  console.log();
}
