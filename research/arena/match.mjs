// A match between two players, its score and what it says of their strengths.
import { inParallel } from "./pool.mjs";

/**
 * Plays `games` games and returns them with the score of the first player. A progress line goes to the error stream.
 *
 * @param {{ a: string, b: string, variant: string, games: number, limits: object, seed?: number, openings?: number, plies?: number }} settings
 */
export async function match({ games, seed = 1, openings = 50, plies = 4, ...settings }) {
  const jobs = Array.from({ length: games }, (_, number) => ({ ...settings, number, seed, openings, plies }));
  let points = 0;
  const show = (text) => process.stderr.isTTY && process.stderr.write(`\r${text}`);
  const played = await inParallel(new URL("play.mjs", import.meta.url), jobs, (done, game) => {
    points += game.points;
    show(`${settings.a} - ${settings.b}, ${settings.variant}: ${done} of ${games}, score ${points}   `);
  });
  show(" ".repeat(100));
  show("");
  return { played, ...score(played.map((game) => game.points)) };
}

/** Wins, draws and losses of the first player; its share; the difference in Elo with the error of 95 percent. */
function score(points) {
  const of = (value) => points.filter((point) => point === value).length;
  const share = points.reduce((sum, point) => sum + point, 0) / points.length;
  const variance = points.reduce((sum, point) => sum + (point - share) ** 2, 0) / points.length;
  const spread = 1.96 * Math.sqrt(variance / points.length);
  const elo = difference(share);
  const error = (difference(share + spread) - difference(share - spread)) / 2;
  return { wins: of(1), draws: of(0.5), losses: of(0), share, elo, error };
}

/** What a share of the points says of the difference in Elo; unbounded at 0 and 1. */
const difference = (share) =>
  share <= 0 ? -Infinity : share >= 1 ? Infinity : -400 * Math.log10(1 / share - 1);

/** `+35 ± 20`, or what can be said when one side won everything. */
export const formatElo = ({ elo, error }) =>
  Number.isFinite(error)
    ? `${elo < 0 ? "" : "+"}${Math.round(elo)} ± ${Math.round(error)}`
    : Number.isFinite(elo)
      ? `${elo < 0 ? "" : "+"}${Math.round(elo)} or so`
      : elo > 0
        ? "beyond measure"
        : "beyond measure, below";

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

/** A game as a numbered move list. */
export function movesText({ moves }) {
  const turns = [];
  for (let i = 0; i < moves.length; i += 2) turns.push(`${i / 2 + 1}. ${moves.slice(i, i + 2).join(" ")}`);
  return turns.join(" ");
}
