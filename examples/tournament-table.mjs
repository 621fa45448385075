// Scores a tournament from a file of records: replays every game, and prints the results and a crosstable.
//
//   node tournament-table.mjs games.pgn                the games of `games/tournament.pgn` if you name no file
//   node tournament-table.mjs games.pgn sheets.html    writes the crosstable and score sheets as well, for a printer
//
// A win counts 1, a draw 1/2, a loss 0. A game with an illegal move, or with a result that contradicts its
// moves, is reported and does not count, because a referee has to look at it.
import { readFileSync, writeFileSync } from "node:fs";
import { endOf, mainline, parseRecords } from "morabaraba/records";
import { svg } from "morabaraba/svg";

const [file = new URL("games/tournament.pgn", import.meta.url), sheets] = process.argv.slice(2);

/** Losses by default, which the table shows separately. */
const forfeits = ["cheating", "abandonment", "double-turn", "time"];

/** Prints text without control characters, which names and tags may have. @param {string} text */
const print = (text) => console.log(text.replace(/[\p{Cc}\p{Cf}]/gu, "?"));

/** @type {Map<string, { points: number, games: number, forfeited: number, against: Map<string, string> }>} */
const table = new Map();

/** @param {string} name */
function player(name) {
  const entry = table.get(name) ?? { points: 0, games: 0, forfeited: 0, against: new Map() };
  table.set(name, entry);
  return entry;
}

const half = (/** @type {number} */ points) =>
  `${Math.floor(points) || (points ? "" : 0)}${points % 1 ? "½" : ""}`;

/** @type {string[]} */
const pages = [];
for (const game of parseRecords(readFileSync(file, "utf8"))) {
  const { tags } = game.ok ? game.value : game.error.record;
  const { White: light = "?", Black: dark = "?", Round: round = "?" } = tags;
  const title = `Round ${round}, ${light} against ${dark}`;
  if (!game.ok) {
    print(`${title}: not counted. Ply ${game.error.ply}: ${game.error.message}`);
    continue;
  }
  const { result, termination = "no reason given" } = endOf(game.value);
  print(`${title}: ${result}, ${termination}`);
  pages.push(scoreSheet(`${title}: ${result}`, game.value));
  if (result === "*") continue;
  const points = { "1-0": 1, "0-1": 0 }[result] ?? 1 / 2;
  for (const [name, other, gained] of /** @type {const} */ ([
    [light, dark, points],
    [dark, light, 1 - points],
  ])) {
    const entry = player(name);
    entry.points += gained;
    entry.games++;
    entry.against.set(other, (entry.against.get(other) ?? "") + half(gained));
    if (gained === 0 && forfeits.includes(termination)) entry.forfeited++;
  }
}

const rows = [...table].sort(([, a], [, b]) => b.points - a.points);
const heads = ["", ...rows.map((_, i) => `${i + 1}`), "sum"];
const crosstable = rows.map(([name, { points, against }], i) => [
  `${i + 1} ${name}`,
  ...rows.map(([other]) => (other === name ? "×" : (against.get(other) ?? ""))),
  half(points),
]);
for (const row of [heads, ...crosstable])
  print(row.map((cell, i) => (i === 0 ? cell.padEnd(10) : cell.padStart(4))).join(""));
for (const [name, { points, games, forfeited }] of rows) {
  print(
    `${name.padEnd(8)} ${half(points).padStart(3)} of ${games}${forfeited ? `, ${forfeited} by forfeit` : ""}`,
  );
}

if (sheets !== undefined) {
  const style =
    "body{font:11pt serif;margin:2cm}table{border-collapse:collapse}td,th{border:1px solid;padding:2pt 6pt;text-align:left}" +
    "section{break-before:page}ol{columns:3;padding-left:2em}svg{width:7cm;margin-top:1em}";
  const cells = (/** @type {"th" | "td"} */ tag, /** @type {readonly string[]} */ row) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  writeFileSync(
    sheets,
    `<!doctype html><meta charset="utf-8"><title>Tournament</title><style>${style}</style>
<h1>Crosstable</h1><table>${cells("th", heads)}${crosstable.map((row) => cells("td", row)).join("")}</table>\n${pages.join("\n")}`,
  );
}

/**
 * Writes a score sheet: the moves of a game in pairs, and the final position.
 * @param {string} title
 * @param {import("morabaraba/records").GameRecord} record
 */
function scoreSheet(title, record) {
  const nodes = mainline(record);
  const moves = nodes.flatMap(({ notation = [] }) => notation);
  const turns = moves.flatMap((move, i) => (i % 2 ? [] : `<li>${move} ${moves[i + 1] ?? ""}`));
  const last = nodes.at(-1)?.game;
  return `<section><h2>${escaped(title)}</h2><ol>${turns.join("\n")}</ol>${last ? svg(last, { theme: "print" }) : ""}</section>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
}
