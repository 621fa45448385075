/** Small games that can be searched to their ends, and simple searches that do so. */
import { applyMove, defineVariant, type Game, legalMoves, outcome, type Variant, variants } from "morabaraba";
import type { Rules } from "morabaraba/bots";

/** Nine points in rings of eight and one, with eight lines: sides, crosses and diagonals. */
export const nine: Variant = defineVariant(variants.nineMens, {
  name: "nine",
  board: {
    points: ["a3", "b3", "c3", "c2", "c1", "b1", "a1", "a2", "b2"],
    rings: [8, 1],
    lines: [
      ["a3", "b3", "c3"],
      ["c3", "c2", "c1"],
      ["c1", "b1", "a1"],
      ["a1", "a2", "a3"],
      ["a3", "b2", "c1"],
      ["b3", "b2", "b1"],
      ["c3", "b2", "a1"],
      ["c2", "b2", "a2"],
    ],
    links: [],
  },
  cows: 4,
});

/** One variant for each rule that matters to a search. */
export const smallVariants: readonly Variant[] = [
  nine,
  defineVariant(nine, { name: "twice", repetition: 2 }),
  defineVariant(nine, { name: "thrice-never-flying", repetition: 3, flyAt: null }),
  defineVariant(nine, { name: "soon-over", drawAfterQuietPlies: 3 }),
  defineVariant(nine, { name: "draws", tenMoves: { plies: 4, cows: 3, who: "both" }, blocked: "draws" }),
  defineVariant(nine, { name: "either", tenMoves: { plies: 3, cows: 3, who: "either" } }),
  defineVariant(nine, {
    name: "same-cow",
    repeatMill: "same-cow",
    shooting: "optional",
    firstPlayer: "dark",
  }),
  defineVariant(nine, {
    name: "same-mill",
    repeatMill: "same-mill",
    repetition: 2,
    targetsInMills: "always",
  }),
  defineVariant(nine, {
    name: "small-lasker",
    moveWhilePlacing: true,
    targetsInMills: "never",
    loseBelow: 2,
  }),
  defineVariant(nine, { name: "three", cows: 3, fullBoard: "first-player-loses", flyAt: null }),
];

/** Sides without a move pass, which is common with eight cows on nine points. */
export const passing: Variant = defineVariant(nine, {
  name: "passing",
  blocked: "passes",
  flyAt: null,
  loseBelow: 2,
});

/**
 * What the side to move can force within `depth` plies: `n` for a win in n plies, `-n` for a loss, 0 for
 * neither. The nearer win and the farther loss are better.
 */
export function forced(game: Game, plies: number): number {
  const end = outcome(game);
  if (end !== undefined || plies === 0) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(game))
    best = Math.max(best, goodness(applyMove(game, move), game, plies - 1));
  return best === 0 ? 0 : best > 0 ? 1000 - best : -1000 - best;
}

/** 1000 minus the plies to a win of the side that moved last; negated for a loss. */
function goodness(game: Game, before: Game, plies: number): number {
  const end = outcome(game);
  if (end !== undefined) return end.winner === null ? 0 : end.winner === before.turn ? 999 : -999;
  const reply = forced(game, plies);
  const worth = reply === 0 ? 0 : reply > 0 ? reply - 999 : reply + 999;
  // If the other side passes, the side that moved last replies.
  return game.turn === before.turn ? 0 - worth : worth;
}

/** A game for tests only: take one to three matches; the player who takes the last one wins. */
export interface Heap {
  readonly left: number;
  readonly turn: "ann" | "bob";
}

/** A player who takes two moves again, so turns need not alternate. */
export const heap: Rules<Heap, number> = {
  legalMoves: ({ left }) => [1, 2, 3].filter((take) => take <= left),
  applyMove: ({ left, turn }, take) => ({
    left: left - take,
    turn: left > take && take === 2 ? turn : turn === "ann" ? "bob" : "ann",
  }),
  outcome: ({ left, turn }) => (left > 0 ? undefined : { winner: turn === "ann" ? "bob" : "ann" }),
};

/** The winner with best play. */
export function winnerOf(game: Heap): string {
  const end = heap.outcome(game);
  if (end !== undefined) return end.winner as string;
  const other = game.turn === "ann" ? "bob" : "ann";
  return heap.legalMoves(game).some((take) => winnerOf(heap.applyMove(game, take)) === game.turn)
    ? game.turn
    : other;
}
