// node research/kalah.mjs book --seeds 4,3 --least 30 --table 16 --bits 25
// Solves kalah with six houses a side. `book` solves the positions of the book with at least `--least` seeds, those
// with the most seeds first; each is a line of research/kalah/book.jsonl, so the program can be stopped at any time
// and continued. `write --seeds 3,4 --least 28,47` writes src/bots/mancala/openings.ts from these lines, each book
// with its least number of seeds. `games` plays `--games` games of level 10 and counts the seeds that it gives
// away. `values` solves the first position of `--seeds`, and the value of each first move.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import "./sources.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "4,3" },
    least: { type: "string", default: "30" },
    table: { type: "string", default: "16" },
    games: { type: "string", default: "30" },
    bits: { type: "string", default: "25" },
  },
});
const { createSolver } = await import("./kalah/solver.ts");
const { solveBook } = await import("./kalah/book.ts");
const file = new URL("kalah/book.jsonl", import.meta.url);
const seeds = values.seeds.split(",").map(Number);
const seconds = () => (process.cpuUsage().user / 1e6).toFixed(1);

if (positionals[0] === "games") {
  const { playGames } = await import("./kalah/games.ts");
  let total = 0;
  for await (const game of playGames(
    seeds[0],
    ["random", "level8", "solver"],
    Number(values.games),
    Math.random,
  )) {
    total += game.given;
    console.log(`${JSON.stringify(game)}; given away in all: ${total}`);
  }
} else if (positionals[0] === "write") {
  const { writeOpenings } = await import("./kalah/book.ts");
  const counts = writeOpenings(readFileSync(file, "utf8"), seeds, values.least.split(",").map(Number));
  console.log(JSON.stringify(counts));
} else if (positionals[0] === "values") {
  const solver = createSolver(Number(values.table), Number(values.bits));
  for (const count of seeds) {
    const board = Array(12).fill(count);
    const before = solver.positions();
    const { value, move } = solver.solve(board);
    console.log(
      `(6,${count}): ${value}, house ${move + 1}; ${solver.positions() - before} positions, ${seconds()} s`,
    );
    console.log(`  first moves: ${solver.values(board).join(" ")}; ${seconds()} s`);
  }
} else {
  const solver = createSolver(Number(values.table), Number(values.bits));
  console.log(`table after ${seconds()} s`);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").filter(Boolean) : [];
  const known = new Map(lines.map((line) => [JSON.parse(line).board, JSON.parse(line)]));
  let count = 0;
  solveBook(solver, seeds, Number(values.least), known, (entry, left, waiting) => {
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
    if (++count % 50 === 0) console.log(`${left} seeds: ${count} solved, ${waiting} waiting, ${seconds()} s`);
    return true;
  });
  console.log(`done: ${count} solved, ${seconds()} s`);
}
