/* The findings of a review, as plain data. `words.ts` has their sentences. */
import type { Move, Outcome, Player } from "../../rules/mancala/data/state.ts";

/**
 * Why a finding is true. `rules`: the review has tried all plies and all answers to them. `search`: a search
 * has followed every attempted refutation to its end, and none works. `opinion`: only the evaluation says so,
 * without proof.
 */
export interface Proof {
  readonly by: "rules" | "search" | "opinion";
  /** Plies that show it, from the position before the ply. The first is the ply played or a better one. */
  readonly line: readonly Move[];
}

/** The fields of each kind of finding. "The player" is the side that moved. */
export interface FindingDetails {
  /** The ply ends the game. `seeds` are the seeds of both sides at the end. */
  "ends-game": {
    readonly outcome: Outcome;
    readonly seeds: { readonly south: number; readonly north: number };
  };
  /** The player could have won. The game is now drawn, or lost by `margin` seeds (null if unknown). */
  "gives-win-away": { readonly to: "loss" | "draw"; readonly margin: number | null };
  /**
   * The player certainly loses, by `margin` seeds (null if unknown). `saved` is true if another ply would
   * have drawn, false if every other ply loses too, and null if neither is proved.
   */
  loses: { readonly margin: number | null; readonly saved: boolean | null };
  /** It is proved that another ply wins `seeds` more, or loses `seeds` fewer, with the same result. */
  "loses-seeds": { readonly seeds: number };
  /** The player certainly wins, by `margin` seeds (null if unknown). */
  wins: { readonly margin: number | null };
  /** With best play the game is drawn. */
  draws: Record<never, never>;
  /**
   * The opponent can capture `seeds` with one ply. `avoidable`: the player could have played the turn so that
   * the opponent captures fewer; if false, every way to play the turn to its end has been tried.
   */
  "allows-capture": { readonly seeds: number; readonly avoidable: boolean };
  /** The player captured `seeds`, could have captured `possible`, and no longer can in this turn. */
  "misses-capture": { readonly seeds: number; readonly possible: number };
  /** The ply captures `seeds`. */
  captures: { readonly seeds: number };
  /** Because of the ply, the rules give `seeds` to the opponent. */
  "gives-seeds": { readonly seeds: number };
  /** The capture would take all of the opponent's seeds, so the rules leave `seeds` of them on the board. */
  "forfeits-capture": { readonly seeds: number };
  /** The player now has `seeds` in store, more than half of all, and can no longer lose. */
  decides: { readonly seeds: number };
  /** The player moves again. */
  "extra-turn": Record<never, never>;
  /** The player could have moved again, and does not. */
  "misses-extra-turn": Record<never, never>;
  /** The opponent has no seeds in its houses. */
  starves: Record<never, never>;
  /**
   * The search rates another ply higher by `difference` hundredths of a seed, never by more than all seeds of
   * the game; null if the other ply certainly wins.
   */
  opinion: { readonly difference: number | null };
}

/** The kind of a finding. */
export type FindingKind = keyof FindingDetails;

/** One thing that a review found about a ply. */
export type Finding = {
  [Kind in FindingKind]: {
    readonly kind: Kind;
    /** The side that moved. */
    readonly player: Player;
    readonly proof: Proof;
  } & FindingDetails[Kind];
}[FindingKind];

/** A finding without its player, which all findings of a ply share. */
export type FindingBody = { [K in FindingKind]: Omit<Extract<Finding, { kind: K }>, "player"> }[FindingKind];

/** The kinds, the most important first: those that give a ply its mark, then the rest. */
export const kinds: readonly FindingKind[] = [
  "gives-win-away",
  "loses",
  "loses-seeds",
  "opinion",
  "ends-game",
  "wins",
  "draws",
  "decides",
  "allows-capture",
  "misses-capture",
  "captures",
  "forfeits-capture",
  "gives-seeds",
  "misses-extra-turn",
  "extra-turn",
  "starves",
];

/**
 * Returns whether a finding counts against the ply: the ply loses, misses or allows something, and another
 * ply does not. The search's opinion that another ply is better counts against it too.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { reviewMove, speaksAgainst } from "morabaraba/mancala/review";
 *
 * const { findings } = await reviewMove(createGame(), "1", { nodes: 2000 });
 * findings.filter(speaksAgainst).map(({ kind }) => kind).includes("misses-extra-turn"); // => true
 * ```
 */
export function speaksAgainst(finding: Finding): boolean {
  if (finding.kind === "loses") return finding.saved === true;
  if (finding.kind === "allows-capture") return finding.avoidable;
  return against.has(finding.kind);
}

const against: ReadonlySet<FindingKind> = new Set([
  "gives-win-away",
  "loses-seeds",
  "misses-capture",
  "misses-extra-turn",
  "opinion",
]);

/** The review of a ply. */
export interface Review {
  /** The findings, the most important first. */
  readonly findings: readonly Finding[];
  /**
   * The mark, as in chess. `??`: the ply gives a proved result away. `?`: the search rates another ply much
   * higher, or the ply loses four seeds or more. `?!`: a smaller doubt or loss. Absent if no better ply is
   * known.
   */
  readonly glyph?: "?!" | "?" | "??";
  /** The better ply if there is a glyph, otherwise the reviewed ply. */
  readonly best: Move;
  /** The number of positions searched. */
  readonly nodes: number;
}
