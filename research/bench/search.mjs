/**
 * The search's positions per second, against the hand-written loop's move sequences, which counts the last
 * ply in bulk: from one position of the moving phase, in turns. The search also evaluates, orders and looks
 * up positions, so the ratio is small; the aim is 0.03.
 */
import { parsePosition } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { generated, position } from "./baseline.mjs";
import { compare, heading } from "./compare.mjs";

/** P3 of `mills.mjs`. */
const start = position("a7 d6 f4 c4 b2 e3 d1", "d7 b6 g4 c3 d2 f6", 0);
const game = parsePosition("LD1D1L2/DLDL1DL1/4L1DL l 0,0 - 0 40");

heading("positions searched against moves of the generating loop");
const ratio = compare(
  "moving (P3), depth 5, and 300,000 positions",
  () => generated(...start, 5),
  () => chooseMoveSync(game, { nodes: 300_000 }).nodes,
  { seconds: 6, unitsDiffer: true },
);
console.log(`ratio to three places: ${ratio.toFixed(3)}`);
