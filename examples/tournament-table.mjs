// Scores a tournament from a file of records: replays every game, counts the points, and says how each game ended.
//
//   npm run build && node examples/tournament-table.mjs
//
// A win counts 1, a draw 1/2, a loss 0. A game with an illegal move, or with a result that its moves contradict, is reported
// and counts for nobody: a referee has to look at it.
import { readFileSync } from "node:fs";
import { endOf, parseRecords } from "morabaraba/records";

const text = readFileSync(new URL("games/tournament.pgn", import.meta.url), "utf8");

/** Losses by default, which the table names. */
const forfeits = ["cheating", "abandonment", "double-turn", "time"];

/** Prints text that may hold what strangers wrote, without its control characters. @param {string} text */
const print = (text) => console.log(text.replace(/[\p{Cc}\p{Cf}]/gu, "?"));

/** @type {Map<string, { points: number, games: number, forfeited: number }>} */
const table = new Map();

/** @param {string} name */
function player(name) {
  const entry = table.get(name) ?? { points: 0, games: 0, forfeited: 0 };
  table.set(name, entry);
  return entry;
}

for (const game of parseRecords(text)) {
  const { tags } = game.ok ? game.value : game.error.record;
  const { White: light = "?", Black: dark = "?", Round: round = "?" } = tags;
  const title = `Round ${round}, ${light} against ${dark}:`;
  if (!game.ok) {
    print(`${title} not counted. Ply ${game.error.ply}: ${game.error.message}`);
    continue;
  }
  const { result, termination = "no reason given" } = endOf(game.value);
  print(`${title} ${result}, ${termination}`);
  if (result === "*") continue;
  const points = { "1-0": 1, "0-1": 0 }[result] ?? 1 / 2;
  for (const [name, gained] of /** @type {const} */ ([
    [light, points],
    [dark, 1 - points],
  ])) {
    const entry = player(name);
    entry.points += gained;
    entry.games++;
    if (gained === 0 && forfeits.includes(termination)) entry.forfeited++;
  }
}

const half = (/** @type {number} */ points) =>
  `${Math.floor(points) || (points ? "" : 0)}${points % 1 ? "½" : ""}`;
const rows = [...table].sort(([, a], [, b]) => b.points - a.points);
for (const [name, { points, games, forfeited }] of rows) {
  print(
    `${name.padEnd(8)} ${half(points).padStart(3)} of ${games}${forfeited ? `, ${forfeited} by forfeit` : ""}`,
  );
}
