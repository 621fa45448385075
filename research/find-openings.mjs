// node research/find-openings.mjs --each 50
// Makes research/arena/openings.json: for each variant, openings of a few random plies that a deep search calls level and from which
// neither side wins nearly all games of full strength against itself. Equal seeds give equal openings of equal versions.
import "./fresh.mjs";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyMove, createGame, formatMove, legalMoves, outcome } from "morabaraba";
import { randomMove } from "morabaraba/bots";

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
    nodes: { type: "string", default: "300000" },
    level: { type: "string", default: "25" },
    variants: { type: "string", default: "standard,mssa,sesotho,nineMens" },
    out: { type: "string", default: new URL("arena/openings.json", import.meta.url).pathname },
    bots: { type: "string", default: new URL("../dist/bots.js", import.meta.url).href },
  },
});
const [each, seed, nodes, level] = [values.each, values.seed, values.nodes, values.level].map(Number);
const { chooseMoveSync } = await import(values.bots);

/** Cheap looks first. Each has the number of positions to search, and how far from level the score may be. */
const looks = [
  [nodes / 100, 5 * level],
  [nodes / 10, 3 * level],
  [nodes, level],
];

/** Whether of four games, at different numbers of positions a move, light scores one point to three. */
function contested(start) {
  let points = 0;
  for (const nodes of [6000, 9000, 12_000, 15_000]) {
    let game = start;
    while (outcome(game) === undefined && game.ply < 150)
      game = applyMove(game, chooseMoveSync(game, { nodes, seed: nodes, book: false }).move);
    const winner = outcome(game)?.winner ?? null;
    points += winner === "light" ? 1 : winner === null ? 0.5 : 0;
  }
  return points >= 1 && points <= 3;
}

const all = {};
for (const variant of values.variants.split(",")) {
  all[variant] = [];
  for (let number = seed * 1_000_000; all[variant].length < each; number++) {
    const anyMove = (game) =>
      randomMove({ legalMoves, applyMove, outcome }, game, { seed: 100 * number + game.ply }).move;
    let game = createGame(variant);
    const moves = [];
    // An odd number of plies and an even one by turns.
    while (moves.length < 5 + (number % 4)) {
      const move = anyMove(game);
      moves.push(formatMove(move, game));
      game = applyMove(game, move);
    }
    const near = ([nodes, most]) => Math.abs(chooseMoveSync(game, { nodes, book: false }).score) <= most;
    if (looks.every(near) && contested(game)) all[variant].push(moves.join(" "));
  }
  process.stderr.write(`${variant}: ${all[variant].length}\n`);
}
writeFileSync(values.out, `${JSON.stringify(all, null, 2)}\n`);
