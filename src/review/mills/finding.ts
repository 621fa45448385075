/** What a review of a move says, as plain data. The sentences are in `words.ts`. */
import type { Line } from "../../rules/mills/data/board.ts";
import type { Move, MoveLike, Outcome } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";

/**
 * Why a finding is true. `rules`: it follows from the rules by looking at all moves and all answers to them; `search`: a
 * search has tried everything that could speak against it; `table`: a table of endgames has it. An `opinion` is what the
 * evaluation thinks, and is not proved.
 */
export interface Proof {
  readonly by: "rules" | "search" | "table" | "opinion";
  /** Moves that show it, from the position before the move on: the move itself, or the one that would have been better. */
  readonly line: readonly Move[];
}

/** A step or placement that closes mills and shoots. */
export interface MillMove {
  readonly from?: Point;
  readonly to: Point;
  /** The lines that it closes. */
  readonly mills: readonly Line[];
  /** The cows that it may shoot. */
  readonly targets: readonly Point[];
}

/** A move without its shot. */
export const stepIn = ({ from, to }: MoveLike): { readonly from?: Point; readonly to: Point } => ({
  ...(from && { from }),
  to,
});

/**
 * Whether another move leaves the opponent no mill to close, nor one that it can force; false if no move does. Null if that
 * is not known, or if only moves that lose at once do.
 */
type Avoidable = boolean | null;

/** What each kind of finding says besides its proof. `player` is the side that moved. */
interface Kinds {
  /** The move ends the game. */
  "ends-game": { readonly outcome: Outcome };
  /**
   * The player could have won in `plies` plies; after the move the game is lost, in `lostIn` plies, or drawn, where that is
   * null.
   */
  "gives-win-away": { readonly plies: number; readonly lostIn: number | null };
  /**
   * The opponent wins, within `plies` plies after the position before the move. `saved` says what another move would have
   * kept: a draw, or a game that is not lost within so many plies; null if nothing like that is proved.
   */
  loses: { readonly plies: number; readonly saved: "draw" | "longer" | null };
  /** The player could have won in `plies` plies, and the move does not win as soon. */
  "misses-win": { readonly plies: number };
  /** The player wins within `plies` plies, the move included; `sooner` is in how many another move wins, if in fewer. */
  wins: { readonly plies: number; readonly sooner: number | null };
  /** With best play the game is drawn. */
  draws: Record<never, never>;
  /** The opponent can answer so that a mill cannot be stopped any more, and closes it with the move after. */
  "allows-forced-mill": {
    readonly answer: { readonly from?: Point; readonly to: Point };
    readonly avoidable: Avoidable;
  };
  /** The opponent threatened these mills, and can still close them. */
  "fails-to-block": { readonly mills: readonly MillMove[]; readonly avoidable: Avoidable };
  /** The opponent can close mills that it could not have closed before the move. */
  "allows-mill": { readonly mills: readonly MillMove[]; readonly avoidable: Avoidable };
  /** The player could have closed a mill and shot. */
  "misses-mill": { readonly mills: readonly MillMove[] };
  /**
   * Another move comes off better by `cows`: in shots made beyond shots suffered, with best play of both sides, within
   * `plies` plies, the move included.
   */
  "loses-cows": { readonly cows: number; readonly plies: number };
  /** The move closes mills; `targets` are the cows that it might shoot, of which it shot those in `shots`. */
  "closes-mill": {
    readonly mills: readonly Line[];
    readonly shots: readonly Point[];
    readonly targets: readonly Point[];
  };
  /** The player could have made a threat that nothing stops: a mill with the move after. The move does not. */
  "misses-forced-mill": { readonly instead: { readonly from?: Point; readonly to: Point } };
  /** Whatever the opponent answers, the player can close a mill with the next move. */
  "forces-mill": Record<never, never>;
  /** The opponent could have closed these mills, and cannot close them with its next move. */
  "blocks-mill": { readonly lines: readonly Line[] };
  /**
   * Cows of a side that have nowhere to step after the move, and had before it; `all` if now no cow of the side has. A cow
   * of the player may be free again after the answer.
   */
  "shuts-in": { readonly side: Player; readonly points: readonly Point[]; readonly all: boolean };
  /**
   * The move takes a cow out of a mill of its own. Whether the mill can be closed again with the next move: whatever the
   * opponent answers, unless it answers rightly, or not at all.
   */
  "opens-mill": { readonly mills: readonly Line[]; readonly again: "always" | "unless-stopped" | "never" };
  /**
   * The repeat-mill rule bars the cow on `from` from going back to `to` with the next move, where it would make a mill. Told
   * only if no answer of the opponent frees it.
   */
  "bars-cow": { readonly from: Point; readonly to: Point };
  /** A draw by counting plies without a shot comes into force, in `plies` plies. */
  "starts-count": { readonly reason: "ten-moves" | "no-shots"; readonly plies: number };
  /** The count, which had `plies` plies to go, begins anew or ends. */
  "stops-count": { readonly reason: "ten-moves" | "no-shots"; readonly plies: number };
  /** The count has at most four plies to go. */
  "nears-draw": { readonly reason: "ten-moves" | "no-shots"; readonly plies: number };
  /** The search thinks more of another move, by `difference` hundredths of a cow, at most 1,000. */
  opinion: { readonly difference: number };
}

/** The kinds of findings. */
export type FindingKind = keyof Kinds;

/** One thing that a review says of a move. */
export type Finding = {
  [Kind in FindingKind]: {
    readonly kind: Kind;
    /** The side that moved. */
    readonly player: Player;
    readonly proof: Proof;
  } & Kinds[Kind];
}[FindingKind];

/** A finding without its player, who is the same for every finding of a move. */
export type Told = { [Kind in FindingKind]: Omit<Extract<Finding, { kind: Kind }>, "player"> }[FindingKind];

/**
 * The kinds, the most important first: what decides the game, what is wrong with the move, what is good, what is worth
 * knowing.
 */
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
 * Returns whether a finding speaks against the move: it loses, misses or allows something, and another does not. The
 * search's opinion that another move is better speaks against it too.
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

/** A move, looked at. */
export interface Review {
  /** What there is to say, the most important first. */
  readonly findings: readonly Finding[];
  /**
   * The usual mark: `??` for a move that gives a proved result away, `?` for one that is proved to miss something, or that
   * the search thinks much worse of than of another, `?!` for a smaller doubt. Absent if `best` is not known to be better
   * than the move.
   */
  readonly glyph?: "?!" | "?" | "??";
  /** The move that the search likes best, the move itself if that is as good. */
  readonly best: Move;
  /** Positions looked at. */
  readonly nodes: number;
}
