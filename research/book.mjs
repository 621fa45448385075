// node research/book.mjs --variant standard --nodes 5000000
// Computes a variant's opening book. A side that follows the book reaches few positions in the first five
// plies; for each of them the book has the best move of a search of `--nodes` positions. Each result is a
// line of research/book/<variant>.jsonl, so the program can be stopped at any time and continued. Every run
// then writes src/bots/mills/openings.ts from the plies that are complete in all these files; `--nodes 0`
// does only this. On boards with diagonals the first two plies follow the solved game
// (Gévay and Danner, 2016): a corner of the middle ring, and another corner in reply.
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import "./sources.mjs";

const { values } = parseArgs({
  options: {
    variant: { type: "string", default: "standard" },
    nodes: { type: "string", default: "5000000" },
    plies: { type: "string", default: "5" },
  },
});
const { makeBook, lettersIn, scoresIn } = await import("./book/make.ts");
const folder = new URL("book/", import.meta.url);
const fileOf = (variant) => new URL(`${variant}.jsonl`, folder);

/** The results for a variant's book so far. */
function entriesOf(variant) {
  const file = fileOf(variant);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const { variant } = values;
const nodes = Number(values.nodes);
if (nodes > 0) {
  makeBook(variant, entriesOf(variant), { nodes, plies: Number(values.plies) }, (entry) =>
    appendFileSync(fileOf(variant), `${JSON.stringify(entry)}\n`),
  );
}
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .map((file) => file.slice(0, -6));
const books = names.map((name) => [name, lettersIn(name, entriesOf(name))]);
const rows = ([name, rows]) => `  ${name}: [\n${rows.map((row) => `    "${row}",\n`).join("")}  ],\n`;
const table = (about, name, all) =>
  `\n/** ${about} */\nexport const ${name} = {\n${all.map(rows).join("")}} as const;\n`;
const scores = books.map(([name, letters]) => [name, scoresIn(name, letters, entriesOf(name))]);
writeFileSync(
  new URL("../src/bots/mills/openings.ts", import.meta.url),
  "/* The letters of the opening book, which `book.ts` reads. Written by research/book.mjs. */\n" +
    table("The letter of each move, by variant and ply.", "openings", books) +
    table("The value of each of these moves, in two letters.", "openingScores", scores),
);
for (const [name, letters] of books)
  console.log(`${name}: ${letters.map((row) => row.length).join(" + ")} positions`);
