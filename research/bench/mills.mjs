/** Morabaraba: the engine, the public functions and the search, against the loops of `baseline.mjs`. */
import { applyMove, createGame, legalMoves, parsePosition } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import {
  createPosition,
  encodeGame,
  endReason,
  generateMoves,
  makeMove,
  perft,
  rulesetFor,
} from "morabaraba/engine";
import { bulk, generated, objects, POINTS, position } from "./baseline.mjs";
import { compare, compareAll, heading } from "./compare.mjs";

const samples = {
  start: { light: "", dark: "", hands: 12, depth: 5 },
  P3: { light: "a7 d6 f4 c4 b2 e3 d1", dark: "d7 b6 g4 c3 d2 f6", hands: 0, depth: 5 },
  P4: { light: "a7 d7 f4", dark: "b6 d6 c4 e3 g1 a1", hands: 0, depth: 4 },
};
const names = { start: "start", P3: "moving (P3)", P4: "flying (P4)" };

function gameOf({ light, dark, hands }) {
  const [own, other] = [light, dark].map((text) => text.split(" "));
  const board = POINTS.map((point) => (own.includes(point) ? "L" : other.includes(point) ? "D" : ".")).join(
    "",
  );
  return { ...createGame(), board, hands: { light: hands, dark: hands } };
}

const ruleset = rulesetFor("standard");
const moves = new Int32Array(ruleset.mostMoves);
const positions = Array.from({ length: 8 }, createPosition);

/** Every move generated and made through the engine entry point, leaves included. */
function visit(level, depth, start) {
  if (depth === 0) return 1;
  if (endReason(ruleset, positions[level]) !== undefined) return 0;
  const end = generateMoves(ruleset, positions[level], moves, start);
  let sum = 0;
  for (let i = start; i < end; i++) {
    makeMove(ruleset, positions[level], moves[i], positions[level + 1]);
    sum += visit(level + 1, depth - 1, end);
  }
  return sum;
}

function play(game, depth) {
  if (depth === 0) return 1;
  let sum = 0;
  for (const move of legalMoves(game)) sum += play(applyMove(game, move), depth - 1);
  return sum;
}

/** A row for each sample: its name, its depth, and the two ways to count. */
function rowsOf(extraPlies, rowOf) {
  return Object.entries(samples).map(([name, sample]) => {
    const depth = sample.depth + extraPlies;
    const start = position(sample.light, sample.dark, sample.hands);
    return [`${names[name]}, depth ${depth}`, ...rowOf(start, gameOf(sample), depth)];
  });
}

heading("perft of the engine against the hand-written loop, last ply counted");
compareAll(rowsOf(1, (start, game, depth) => [() => bulk(...start, depth), () => perft(game, depth)]));

heading(
  "generate and make, as a bot calls them, against the hand-written loop that packs moves, every leaf visited",
);
compareAll(
  rowsOf(0, (start, game, depth) => {
    const own = () => {
      encodeGame(ruleset, game, positions[0]);
      return visit(0, depth, 0);
    };
    return [() => generated(...start, depth, true), own];
  }),
);

heading("the public verbs against the loop that makes move objects, every leaf by applyMove");
compareAll(rowsOf(0, (start, game, depth) => [() => objects(...start, depth), () => play(game, depth)]));

// The search also evaluates, orders and looks up positions, and the loop counts the last ply in bulk, so the
// ratio is small; the aim is 0.03.
const start = position(samples.P3.light, samples.P3.dark, samples.P3.hands);
const game = parsePosition("LD1D1L2/DLDL1DL1/4L1DL l 0,0 - 0 40");

heading("positions searched against moves of the generating loop");
const ratio = compare(
  "moving (P3), depth 5, and 300,000 positions",
  () => generated(...start, 5),
  () => chooseMoveSync(game, { nodes: 300_000 }).nodes,
  { seconds: 6, unitsDiffer: true },
);
console.log(`ratio to three places: ${ratio.toFixed(3)}`);
