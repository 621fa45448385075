/**
 * The mancala puzzles of the page, by the verbs and an exhaustive search alone, without bots and tables: at each turn of
 * the winner one move alone has the exact value, and the other side answers with a best move.
 */
import { readFileSync } from "node:fs";
import { applyMove, formatMove, type Game, legalMoves, outcome, parsePosition } from "morabaraba/mancala";
import { expect, test } from "vitest";

const read = (variant: string): string[] =>
  readFileSync(new URL(`../../apps/web/src/puzzles/data/${variant}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

/** The bounds of what the side to move wins from here on, by position. Under these rules, it does not depend on the stores. */
type Known = Map<string, readonly [low: number, high: number]>;

const other = { south: "north", north: "south" } as const;

/** The lead of a side. */
const leadOf = ({ stores }: Game, side: Game["turn"]): number => stores[side] - stores[other[side]];

/** What the side to move wins from here on: exact between the bounds, else a bound. It follows every move to the end. */
function search(known: Known, game: Game, low: number, high: number): number {
  const key = `${game.turn} ${game.houses}`;
  const seeds = game.houses.reduce((sum, count) => sum + count);
  const [least, most] = known.get(key) ?? [-seeds, seeds];
  if (least >= high || least === most) return least;
  if (most <= low) return most;
  const plies = legalMoves(game)
    .map((move) => applyMove(game, move))
    .map((after) => ({ after, gain: leadOf(after, game.turn) - leadOf(game, game.turn) }))
    .sort((a, b) => b.gain - a.gain);
  let best = Number.NEGATIVE_INFINITY;
  for (const { after, gain } of plies) {
    const [from, to] = [Math.max(low, best) - gain, high - gain];
    const rest =
      outcome(after) !== undefined
        ? 0
        : after.turn === game.turn
          ? search(known, after, from, to)
          : -search(known, after, -to, -from);
    best = Math.max(best, gain + rest);
    if (best >= high) break;
  }
  known.set(key, [best > low ? Math.max(best, least) : least, best < high ? Math.min(best, most) : most]);
  return best;
}

/** Returns whether the lead of `side` at the end is at least this, with best play of both. */
function reaches(known: Known, game: Game, side: Game["turn"], lead: number): boolean {
  const missing = lead - leadOf(game, side);
  if (outcome(game) !== undefined) return missing <= 0;
  return game.turn === side
    ? search(known, game, missing - 1, missing) >= missing
    : -search(known, game, -missing, 1 - missing) >= missing;
}

test.each([
  ["kalah", 260],
  ["congkak", 70],
] as const)("each puzzle of %s has one best move at each turn, and best answers", (variant, count) => {
  const lines = read(variant);
  expect(lines).toHaveLength(count);
  const known: Known = new Map();
  let tried = 0;
  for (const line of lines) {
    const [position = "", turns = "", , text] = line.split(" | ");
    const lead = Number(text);
    let game = parsePosition(position, variant);
    const side = game.turn;
    expect([lead > 0, reaches(known, game, side, lead + 1)], line).toEqual([true, false]);
    for (const [i, turn] of turns.split(" ").entries()) {
      for (const ply of turn.split("-")) {
        expect(game.turn === side, line).toBe(i % 2 === 0);
        const good = legalMoves(game).filter(
          (move) => reaches(known, applyMove(game, move), side, lead) === (i % 2 === 0),
        );
        const names = good.map((move) => formatMove(game, move));
        // A best answer leaves the winner no more than the lead.
        if (i % 2 === 0) expect(names, line).toEqual([ply]);
        else expect([names, reaches(known, applyMove(game, ply), side, lead + 1)], line).toEqual([[], false]);
        tried++;
        game = applyMove(game, ply);
      }
    }
    expect(turns.split(" ").length % 2, line).toBe(1);
  }
  console.log(`${variant}: ${lines.length} puzzles, ${tried} plies, ${known.size} positions searched`);
});
