// One game of a variant of Morabaraba between two random players: shown, written down, and read back.
import {
  applyMove,
  ascii,
  createGame,
  formatMove,
  formatPosition,
  legalMoves,
  outcome,
  parseGame,
  parseMove,
  parsePosition,
  phase,
  variantOf,
} from "morabaraba";
import { randomMove } from "morabaraba/bots";
import { compare } from "./compare.mjs";
import { columns, filmstrip } from "./filmstrip.mjs";

/**
 * @param {import("morabaraba").VariantName} name
 * @param {{ seed: number, every: boolean, width: number }} options - `every` shows the board after every ply.
 */
export function playMorabaraba(name, { seed, every, width }) {
  const choose = (/** @type {import("morabaraba").Game} */ game) =>
    randomMove({ legalMoves, applyMove, outcome }, game, { seed: 1000 * seed + game.ply }).move;
  const start = createGame(name);
  const { board, cows, firstPlayer } = variantOf(start);
  const title = `${name}: ${board.points.length} points, ${board.lines.length} lines, ${cows} cows each, ${firstPlayer} begins`;
  console.log(`${title}\n${"=".repeat(title.length)}\n`);

  /** @type {import("morabaraba").Move[]} */
  const moves = [];
  const strip = filmstrip(width);
  let game = start;
  while (outcome(game) === undefined) {
    const move = choose(game);
    const after = applyMove(game, move);
    moves.push(move);
    const placed = phase(game) === "placing" && phase(after) !== "placing";
    const ended = outcome(after) !== undefined;
    if (every || move.shots !== undefined || placed || ended) {
      strip.show(`${after.ply}. ${game.turn} ${formatMove(game, move)}`, ascii(after));
    }
    game = after;
  }
  strip.end();
  console.log(`${sentence(outcome(game))} after ${game.ply} plies.\n`);
  readBack(start, game, moves, width);
}

/** @param {import("morabaraba").Outcome | undefined} end */
function sentence(end) {
  if (end === undefined) return "Still playing";
  return `${end.winner === null ? "A draw" : `${end.winner} wins`} (${end.reason})`;
}

/**
 * Writes the moves and the last position as text, reads them again, and throws unless every way leads to that position.
 *
 * @param {import("morabaraba").Game} start
 * @param {import("morabaraba").Game} end
 * @param {readonly import("morabaraba").Move[]} moves
 * @param {number} width
 */
function readBack(start, end, moves, width) {
  // The labels of Mind Sports South Africa name 24 points; a centre has none.
  const systems = /** @type {const} */ (["wmd", "mssa"]).filter(
    (system) => system === "wmd" || variantOf(start).board.points.length === 24,
  );
  const written = systems.map((system) => ({
    system,
    texts: moves.map((move) => formatMove(start, move, { notation: system })),
  }));
  const last = formatPosition(end);

  columns(
    moves.map(
      (_, i) => `${`${i + 1}.`.padStart(4)} ${written.map(({ texts }) => texts[i]?.padEnd(8)).join(" ")}`,
    ),
    width,
  );
  console.log(`\n${last}\n`);

  for (const { system, texts } of written) {
    const replayed = texts.reduce(
      (game, text) => applyMove(game, parseMove(game, text, { notation: system })),
      start,
    );
    compare(`${texts.length} moves in ${system.toUpperCase()} notation`, formatPosition(replayed), last);
  }
  compare("the position string", formatPosition(parsePosition(last, start.variant)), last);
  compare("the game as JSON", formatPosition(parseGame(JSON.stringify(end))), last);
  console.log();
}
