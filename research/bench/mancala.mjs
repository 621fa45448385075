/** Mancala: kalah by the public functions, against a hand-written loop over plain arrays for kalah only. */
import { applyMove, createGame, legalMoves } from "morabaraba/mancala";
import { compare, heading } from "./compare.mjs";

const DEPTH = 6;

/** South's houses 0 to 5 and store 6, north's houses 7 to 12 and store 13. */
const start = [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0];

const isEmpty = (board, from) => {
  for (let i = from; i < from + 6; i++) if (board[i] !== 0) return false;
  return true;
};

/** Counts the plies below a position; every ply is made. */
function bare(board, south, depth) {
  const first = south ? 0 : 7;
  const store = south ? 6 : 13;
  const skipped = south ? 13 : 6;
  let plies = 0;
  for (let house = first; house < store; house++) {
    let hand = board[house];
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
    if (depth > 1 && !isEmpty(next, 0) && !isEmpty(next, 7)) {
      plies += bare(next, place === store ? south : !south, depth - 1);
    }
  }
  return plies;
}

/** The same through `legalMoves` and `applyMove`. */
function verbs(game, depth) {
  let plies = 0;
  for (const move of legalMoves(game)) {
    const next = applyMove(game, move);
    plies += depth > 1 ? 1 + verbs(next, depth - 1) : 1;
  }
  return plies;
}

if (bare(start, true, DEPTH) !== verbs(createGame(), DEPTH)) throw new Error("They count different plies.");

/** This many loops take about as long as one run of the functions, so a busy machine slows both alike. */
const RUNS = 8;

function manyBare() {
  let plies = 0;
  for (let run = 0; run < RUNS; run++) plies += bare(start, true, DEPTH);
  return plies;
}

heading("kalah through the public verbs against a bare array loop, every ply made (at least 0.1)");
compare(`kalah, depth ${DEPTH}`, manyBare, () => verbs(createGame(), DEPTH), { unitsDiffer: true });
