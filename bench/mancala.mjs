// Kalah through the public verbs of the built package against a bare loop over a plain array, written for kalah alone, in
// one run: blocks of both take turns, and the medians are compared. Both visit every ply of every game to a depth, and
// both count the same.
//
//   npm run build && node bench/mancala.mjs [depth] [blocks]
import { applyMove, createGame, legalMoves } from "morabaraba/mancala";

const depth = Number(process.argv[2] ?? 7);
const blocks = Number(process.argv[3] ?? 7);

/** South's houses 0 to 5, his store 6, north's houses 7 to 12, his store 13. */
const start = [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0];

/**
 * The number of plies below a position, all of them made.
 * @param {readonly number[]} board
 * @param {boolean} south
 * @param {number} left
 * @returns {number}
 */
function bare(board, south, left) {
  const first = south ? 0 : 7;
  const store = south ? 6 : 13;
  const skipped = south ? 13 : 6;
  let plies = 0;
  for (let house = first; house < store; house++) {
    let hand = /** @type {number} */ (board[house]);
    if (hand === 0) continue;
    const next = [...board];
    next[house] = 0;
    let place = house;
    while (hand > 0) {
      place = place === 13 ? 0 : place + 1;
      if (place === skipped) continue;
      next[place]++;
      hand--;
    }
    if (next[place] === 1 && place >= first && place < store && next[12 - place] !== 0) {
      next[store] += next[12 - place] + 1;
      next[place] = 0;
      next[12 - place] = 0;
    }
    plies++;
    if (left > 1) {
      const empty = (/** @type {number} */ from) => {
        for (let i = from; i < from + 6; i++) if (next[i] !== 0) return false;
        return true;
      };
      if (!empty(0) && !empty(7)) plies += bare(next, place === store ? south : !south, left - 1);
    }
  }
  return plies;
}

/**
 * @param {import("morabaraba/mancala").Game} game
 * @param {number} left
 * @returns {number}
 */
function verbs(game, left) {
  let plies = 0;
  for (const move of legalMoves(game)) {
    const next = applyMove(game, move);
    plies += left > 1 ? 1 + verbs(next, left - 1) : 1;
  }
  return plies;
}

/** @param {() => number} count */
function speed(count) {
  const began = performance.now();
  const plies = count();
  return { plies, perSecond: plies / ((performance.now() - began) / 1000) };
}

/** @param {readonly number[]} values */
const median = (values) => /** @type {number} */ ([...values].sort((a, b) => a - b)[values.length >> 1]);

const game = createGame();
/** @type {number[]} */
const bareSpeeds = [];
/** @type {number[]} */
const verbSpeeds = [];
speed(() => bare(start, true, 5));
speed(() => verbs(game, 5));
for (let block = 0; block < blocks; block++) {
  const a = speed(() => bare(start, true, depth));
  const b = speed(() => verbs(game, depth));
  if (a.plies !== b.plies) throw new Error(`The bare loop counts ${a.plies} plies, the verbs ${b.plies}.`);
  bareSpeeds.push(a.perSecond);
  verbSpeeds.push(b.perSecond);
}
const [fast, slow] = [median(bareSpeeds), median(verbSpeeds)];
const millions = (/** @type {number} */ perSecond) =>
  `${(perSecond / 1e6).toFixed(2)} million plies a second`;
console.log(`kalah to depth ${depth}, medians of ${blocks} blocks`);
console.log(`bare array loop    ${millions(fast)}`);
console.log(`legalMoves, applyMove  ${millions(slow)}`);
console.log(`ratio              ${(slow / fast).toFixed(3)} (at least 0.1)`);
