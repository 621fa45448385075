/** What a review of a ply of mancala says, as plain data. The sentences are in `words.ts`. */
import type { Move, Outcome, Player } from "../../rules/mancala/data/state.ts";

/**
 * Why a finding is true. `rules`: it follows from the rules by looking at all plies and all answers; `search`: a search has
 * followed every line that could speak against it to its end. An `opinion` is what the evaluation thinks, and is not proved.
 */
export interface Proof {
  readonly by: "rules" | "search" | "opinion";
  /** Plies that show it, from the position before on: the ply itself, or the one that would have been better. */
  readonly line: readonly Move[];
}

/** What each kind of finding says besides its proof. `player` is the side that moved. */
interface Kinds {
  /** The ply ends the game; `seeds` are those of both sides at the end. */
  "ends-game": {
    readonly outcome: Outcome;
    readonly seeds: { readonly south: number; readonly north: number };
  };
  /**
   * The player could have won; now the game is lost, or drawn. `margin` is by how many seeds, null where that is not known.
   */
  "gives-win-away": { readonly to: "loss" | "draw"; readonly margin: number | null };
  /**
   * The player loses for certain. `saved`: another ply would have drawn (true), every other ply loses too (false), or
   * neither is proved (null). `margin` as above.
   */
  loses: { readonly margin: number | null; readonly saved: boolean | null };
  /** The player wins for certain. `margin` as above. */
  wins: { readonly margin: number | null };
  /** With best play the game is drawn. */
  draws: Record<never, never>;
  /**
   * The opponent can capture so many seeds with one ply. `avoidable`: the turn can be played so that it can capture fewer;
   * if not, every way to play the turn to its end has been looked at.
   */
  "allows-capture": { readonly seeds: number; readonly avoidable: boolean };
  /** The player captured `seeds`, could have captured `possible`, and can no longer do so in this turn. */
  "misses-capture": { readonly seeds: number; readonly possible: number };
  /** The ply captures so many seeds. */
  captures: { readonly seeds: number };
  /** The rules give the opponent seeds of this ply. */
  "gives-seeds": { readonly seeds: number };
  /** A capture of all seeds of the opponent, which takes nothing, or not all. */
  "forfeits-capture": { readonly seeds: number };
  /** The player has more than half of the seeds in store, and cannot lose any more. */
  decides: { readonly seeds: number };
  /** The player moves again. */
  "extra-turn": Record<never, never>;
  /** The player could have moved again, and does not. */
  "misses-extra-turn": Record<never, never>;
  /** The opponent has no seeds in its houses. */
  starves: Record<never, never>;
  /**
   * The search thinks more of another ply, by `difference` hundredths of a seed, at most all seeds of the game; null if the
   * other ply wins for certain.
   */
  opinion: { readonly difference: number | null };
}

/** The kinds of findings. */
export type FindingKind = keyof Kinds;

/** One thing that a review says of a ply. */
export type Finding = {
  [Kind in FindingKind]: {
    readonly kind: Kind;
    /** The side that moved. */
    readonly player: Player;
    readonly proof: Proof;
  } & Kinds[Kind];
}[FindingKind];

/** A finding before it is known whose it is. */
export type Told = { [Kind in FindingKind]: Omit<Extract<Finding, { kind: Kind }>, "player"> }[FindingKind];

/** The kinds, the most important first: those that a mark rests on, then the rest. */
export const kinds: readonly FindingKind[] = [
  "gives-win-away",
  "loses",
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
 * Returns whether a finding speaks against the ply: it loses, misses or allows something, and another does not. The
 * search's opinion that another ply is better speaks against it too.
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
  "misses-capture",
  "misses-extra-turn",
  "opinion",
]);

/** A ply, looked at. */
export interface Review {
  /** What there is to say, the most important first. */
  readonly findings: readonly Finding[];
  /**
   * The usual mark: `??` for a ply that gives a proved result away, `?` for one that the search thinks much worse of than of
   * another, `?!` for a smaller doubt. Absent where no better ply is known.
   */
  readonly glyph?: "?!" | "?" | "??";
  /** The better ply where there is a mark, and else the ply itself. */
  readonly best: Move;
  /** Positions looked at. */
  readonly nodes: number;
}
