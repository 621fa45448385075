// npm run arena:openings -- --each 200
// Makes arena/openings.json: for each variant, openings of a few random plies that a deep search calls level, so that neither
// side has a head start. Equal seeds give equal openings of equal versions.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyMove, createGame, formatMove, legalMoves, outcome } from "morabaraba";
import { randomPlayer } from "morabaraba/bots";

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    nodes: { type: "string", default: "1000000" },
    level: { type: "string", default: "30" },
    variants: { type: "string", default: "standard,mssa,sesotho,nineMens" },
    out: { type: "string", default: new URL("openings.json", import.meta.url).pathname },
    bots: { type: "string", default: new URL("../dist/bots.js", import.meta.url).href },
  },
});
const [each, seed, nodes, level] = [values.each, values.seed, values.nodes, values.level].map(Number);
const { chooseMoveSync } = await import(values.bots);

/** Cheap looks first: a look of so many positions, and how far from level the score may be. */
const looks = [
  [nodes / 100, 5 * level],
  [nodes / 10, 3 * level],
  [nodes, level],
];

const all = {};
for (const variant of values.variants.split(",")) {
  all[variant] = [];
  for (let number = seed * 1_000_000; all[variant].length < each; number++) {
    const anyMove = randomPlayer({ legalMoves, applyMove, outcome }, { seed: number });
    let game = createGame(variant);
    const moves = [];
    // An odd number of plies and an even one by turns.
    while (moves.length < 5 + (number % 4)) {
      const move = anyMove(game);
      moves.push(formatMove(move));
      game = applyMove(game, move);
    }
    if (looks.every(([nodes, near]) => Math.abs(chooseMoveSync(game, { nodes, book: false }).score) <= near))
      all[variant].push(moves.join(" "));
  }
  process.stderr.write(`${variant}: ${all[variant].length}\n`);
}
writeFileSync(values.out, `${JSON.stringify(all, null, 1)}\n`);
