/* The findings of a review, as plain data. `words.ts` has their sentences. */
import type { Line } from "../../rules/mills/data/board.ts";
import type { Move, MoveLike, Outcome } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";

/**
 * Why a finding is true. `rules`: the review has tried all moves and all answers to them. `search`: a search
 * has tried every refutation, and none works. `table`: an endgame table has it. `opinion`: only the
 * evaluation says so, without proof.
 */
export interface Proof {
  readonly by: "rules" | "search" | "table" | "opinion";
  /** Moves that show it, from the position before the move. The first is the move played or a better one. */
  readonly line: readonly Move[];
}

/** A step or placement that closes mills and may shoot. */
export interface MillMove {
  readonly from?: Point;
  readonly to: Point;
  /** The lines that the step closes. */
  readonly mills: readonly Line[];
  /** The cows that the step may shoot. */
  readonly targets: readonly Point[];
}

/** A move without its shot. */
export const stepIn = ({ from, to }: MoveLike): { readonly from?: Point; readonly to: Point } => ({
  ...(from && { from }),
  to,
});

/**
 * Whether another move leaves the opponent no mill to close at once; in `allows-forced-mill`, no mill to force
 * either. Null if that is not known, or if only moves that lose at once do so.
 */
export type Avoidable = boolean | null;

/** The fields of each kind of finding. "The player" is the side that moved. */
export interface FindingDetails {
  /** The move ends the game. */
  "ends-game": { readonly outcome: Outcome };
  /** The player could have won in `plies` plies. The game is now lost in `lostIn` plies, or drawn if null. */
  "gives-win-away": { readonly plies: number; readonly lostIn: number | null };
  /**
   * The opponent wins within `plies` plies, counting the move. `saved` is what another move would have kept:
   * a draw, or a game not lost within `plies` plies; null if neither is proved.
   */
  loses: { readonly plies: number; readonly saved: "draw" | "longer" | null };
  /** The player could have won in `plies` plies; the move does not win as soon. */
  "misses-win": { readonly plies: number };
  /**
   * The player wins within `plies` plies, counting the move. If `sooner` is not null, another move wins in
   * that many plies.
   */
  wins: { readonly plies: number; readonly sooner: number | null };
  /** With best play the game is drawn. */
  draws: Record<never, never>;
  /** After `answer`, nothing can stop the opponent from closing a mill with its next move. */
  "allows-forced-mill": {
    readonly answer: { readonly from?: Point; readonly to: Point };
    readonly avoidable: Avoidable;
  };
  /** The opponent threatened these mills and can still close them. */
  "fails-to-block": { readonly mills: readonly MillMove[]; readonly avoidable: Avoidable };
  /** The opponent can close mills that it could not have closed before the move. */
  "allows-mill": { readonly mills: readonly MillMove[]; readonly avoidable: Avoidable };
  /** The player could have closed one of these mills and shot. */
  "misses-mill": { readonly mills: readonly MillMove[] };
  /**
   * With best play by both sides, another move is `cows` cows better within `plies` plies, counting the move.
   * The cows are shots made minus shots suffered.
   */
  "loses-cows": { readonly cows: number; readonly plies: number };
  /** The move closes mills. It could shoot the cows in `targets`, and shot those in `shots`. */
  "closes-mill": {
    readonly mills: readonly Line[];
    readonly shots: readonly Point[];
    readonly targets: readonly Point[];
  };
  /** `instead` would have threatened a mill that nothing can stop. The move does not. */
  "misses-forced-mill": { readonly instead: { readonly from?: Point; readonly to: Point } };
  /** The player can close a mill with the next move, whatever the opponent answers. */
  "forces-mill": Record<never, never>;
  /** The opponent threatened these mills and cannot close them with its next move. */
  "blocks-mill": { readonly lines: readonly Line[] };
  /**
   * Cows of a side that can no longer step after the move; `all` is true if no cow of that side can step. The
   * opponent's answer may free a cow of the player again.
   */
  "shuts-in": { readonly side: Player; readonly points: readonly Point[]; readonly all: boolean };
  /**
   * The move takes a cow out of the player's own mills. `again` is whether one of these mills can be closed
   * again with the next move: whatever the opponent answers, unless the opponent stops it, or not at all.
   */
  "opens-mill": { readonly mills: readonly Line[]; readonly again: "always" | "unless-stopped" | "never" };
  /** After any answer, the repeat-mill rule does not let the cow at `from` close a mill on `to`. */
  "bars-cow": { readonly from: Point; readonly to: Point };
  /** A count of plies without a placement or shot starts; the game is drawn in `plies` plies. */
  "starts-count": { readonly reason: "ten-moves" | "no-shots"; readonly plies: number };
  /** The count had `plies` plies to go, and now starts again or stops. */
  "stops-count": { readonly reason: "ten-moves" | "no-shots"; readonly plies: number };
  /** The count has at most four plies to go. */
  "nears-draw": { readonly reason: "ten-moves" | "no-shots"; readonly plies: number };
  /** The search rates another move higher by `difference` hundredths of a cow, at most 1,000. */
  opinion: { readonly difference: number };
}

/** The kind of a finding. */
export type FindingKind = keyof FindingDetails;

/** One thing that a review found about a move. */
export type Finding = {
  [Kind in FindingKind]: {
    readonly kind: Kind;
    /** The side that moved. */
    readonly player: Player;
    readonly proof: Proof;
  } & FindingDetails[Kind];
}[FindingKind];

/** A finding without its player, which all findings of a move share. */
export type FindingBody = { [K in FindingKind]: Omit<Extract<Finding, { kind: K }>, "player"> }[FindingKind];

/** The kinds, the most important first: what decides the game, then faults, merits and the rest. */
export const kinds: readonly FindingKind[] = [
  "ends-game",
  "gives-win-away",
  "loses",
  "misses-win",
  "wins",
  "draws",
  "fails-to-block",
  "allows-mill",
  "misses-mill",
  "loses-cows",
  "closes-mill",
  "allows-forced-mill",
  "misses-forced-mill",
  "forces-mill",
  "blocks-mill",
  "starts-count",
  "stops-count",
  "nears-draw",
  "opens-mill",
  "bars-cow",
  "shuts-in",
  "opinion",
];

/**
 * Returns whether a finding counts against the move: the move loses, misses or allows something, and another
 * move does not. The search's opinion that another move is better counts against it too.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { reviewMove, speaksAgainst } from "morabaraba/review";
 *
 * const { findings } = await reviewMove(parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6"), "a1", { nodes: 2000 });
 * findings.filter(speaksAgainst).map(({ kind }) => kind).includes("misses-mill"); // => true
 * ```
 */
export function speaksAgainst(finding: Finding): boolean {
  if (finding.kind === "loses") return finding.saved !== null;
  if ("avoidable" in finding) return finding.avoidable === true;
  return against.has(finding.kind);
}

const against: ReadonlySet<FindingKind> = new Set([
  "gives-win-away",
  "misses-win",
  "misses-mill",
  "loses-cows",
  "misses-forced-mill",
  "opinion",
]);

/** The review of a move. */
export interface Review {
  /** The findings, the most important first. */
  readonly findings: readonly Finding[];
  /**
   * The mark, as in chess. `??`: the move gives a proved result away, or loses sooner than another move. `?`: it
   * misses a proved win, or the search rates another move much higher. `?!`: a smaller doubt. Absent if `best`
   * is not known to be better than the move.
   */
  readonly glyph?: "?!" | "?" | "??";
  /** The better move that a finding proves or the search rates highest, or the reviewed move if it is as good. */
  readonly best: Move;
  /** The number of positions searched. */
  readonly nodes: number;
}
