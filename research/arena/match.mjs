// A match between two bots on all cores, and its score.
import { scoreMatch } from "morabaraba/bots";
import { playPairs } from "./play.mjs";

/**
 * Plays `games` games in pairs, and returns them with the first player's score. A progress line goes to the
 * error stream.
 *
 * @param {{ a: string, b: string, variant: string, games: number, limits: object, seed?: number, openings?: number, plies?: number }} settings
 */
export async function match({ games, seed = 1, openings = 50, plies = 4, ...settings }) {
  const jobs = Array.from({ length: Math.ceil(games / 2) }, (_, pair) => ({
    ...settings,
    pair,
    seed,
    openings,
    plies,
  }));
  let points = 0;
  const show = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}`);
  const pairs = await playPairs(jobs, (done, pair) => {
    for (const game of pair) points += game.points;
    show(`${settings.a} - ${settings.b}, ${settings.variant}: ${2 * done} games, score ${points}   `);
  });
  show(" ".repeat(100));
  show("");
  const list = pairs.flat();
  return { list, ...scoreMatch(list) };
}

/** `+35 ± 20`, or the bound if one side won everything. */
export function formatElo({ elo, eloRange: [least, most] }) {
  if (most === null) return `at least ${Math.round(least)}`;
  if (least === null) return `at most ${Math.round(most)}`;
  return `${elo < 0 ? "" : "+"}${Math.round(elo)} ± ${Math.round((most - least) / 2)}`;
}

export const percent = (share) => `${(100 * share).toFixed(1)}%`;

/** Rows of text, each column as wide as its widest entry. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => String(cell).padEnd(widths[i]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A game as the position of its opening and a numbered list of the moves after it. */
export function movesText({ from, moves }) {
  const turns = [`${from}:`];
  for (let i = 0; i < moves.length; i += 2) turns.push(`${i / 2 + 1}. ${moves.slice(i, i + 2).join(" ")}`);
  return turns.join(" ");
}
