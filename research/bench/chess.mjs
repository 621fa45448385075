/**
 * An app's work: random games with every move listed and applied, compared with chess.js and chessops in turns
 * in one process; and a bot's time per move. All in processor time.
 */
import { createRequire } from "node:module";
import { Chess } from "chess.js";
import { Chess as ChessPosition } from "chessops/chess";
import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
import { chooseMove } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { chooseMove as sow } from "morabaraba/mancala/bots";
import { median, spent } from "./compare.mjs";

const ROUNDS = 15;
/** Milliseconds per game and round. */
const ROUND = 300;
/** The most plies of a game. */
const LONGEST = 400;

let seed = 1;
function random(limit) {
  seed = (seed * 16807) % 2147483647;
  return seed % limit;
}

/** Plays a random game of one of our families, and returns its number of plies. */
function playOwn(rules, start) {
  let game = start;
  let plies = 0;
  for (; plies < LONGEST && rules.outcome(game) === undefined; plies++) {
    const moves = rules.legalMoves(game);
    game = rules.applyMove(game, moves[random(moves.length)]);
  }
  return plies;
}

/** With chess.js, which writes each move in algebraic notation. */
function playChessJs() {
  const chess = new Chess();
  let plies = 0;
  for (; plies < LONGEST && !chess.isGameOver(); plies++) {
    const moves = chess.moves();
    chess.move(moves[random(moves.length)]);
  }
  return plies;
}

/** With chessops, which gives the destinations of each piece. Pawns always promote to queens. */
function playChessops() {
  const chess = ChessPosition.default();
  let plies = 0;
  for (; plies < LONGEST && !chess.isEnd(); plies++) {
    const moves = [];
    for (const [from, dests] of chess.allDests()) for (const to of dests) moves.push({ from, to });
    const move = moves[random(moves.length)];
    const isPromotion = chess.board.pawn.has(move.from) && (move.to < 8 || move.to >= 56);
    chess.play(isPromotion ? { ...move, promotion: "queen" } : move);
  }
  return plies;
}

const mills = { applyMove, legalMoves, outcome };
const players = {
  standard: () => playOwn(mills, createGame()),
  nineMens: () => playOwn(mills, createGame("nineMens")),
  oware: () => playOwn(mancala, mancala.createGame("oware")),
  "chess.js": playChessJs,
  chessops: playChessops,
};

const speeds = Object.fromEntries(Object.keys(players).map((name) => [name, { plies: [], games: [] }]));
// The first round warms up, and does not count.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, play] of Object.entries(players)) {
    const start = spent();
    let plies = 0;
    let games = 0;
    for (; spent() - start < ROUND; games++) plies += play();
    const seconds = (spent() - start) / 1000;
    if (round === 0) continue;
    speeds[name].plies.push(plies / seconds);
    speeds[name].games.push(games / seconds);
  }
}
const { devDependencies } = createRequire(import.meta.url)("../../package.json");
const others = ["chess.js", "chessops"].map((name) => `${name} ${devDependencies[name]}`);
console.log(`\nrandom games, every move listed and applied, beside ${others.join(" and ")}`);
for (const [name, { plies, games }] of Object.entries(speeds)) {
  const whole = (numbers) => Math.round(median(numbers)).toLocaleString("en").padStart(9);
  console.log(`${name.padEnd(12)} ${whole(plies)} moves a second, ${whole(games)} games a second`);
}

/** A bot's milliseconds for each of the first moves of a game against itself. */
async function timeMoves(rules, start, choose) {
  const times = [];
  let game = start;
  for (let ply = 0; ply < 40 && rules.outcome(game) === undefined; ply++) {
    const before = spent();
    const { move } = await choose(game);
    times.push(spent() - before);
    game = rules.applyMove(game, move);
  }
  return times.sort((a, b) => a - b);
}

console.log("\na bot's move in the first 40 plies, with its default limits: median and slowest");
for (const level of [1, 5, 10]) {
  for (const [name, times] of [
    ["standard", await timeMoves(mills, createGame(), (game) => chooseMove(game, { level }))],
    ["kalah", await timeMoves(mancala, mancala.createGame("kalah"), (game) => sow(game, { level }))],
  ]) {
    const [middle, slowest] = [median(times), times.at(-1) ?? 0].map((time) => time.toFixed(1).padStart(6));
    console.log(`${name.padEnd(12)} level ${String(level).padStart(2)} ${middle} ms ${slowest} ms`);
  }
}
