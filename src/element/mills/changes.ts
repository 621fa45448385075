/** What has changed between two drawings of a board: the cows that move on screen, and occasions for a sound. */
import type { MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { outcome } from "../../rules/mills/game.ts";
import { closedMills } from "../../rules/mills/queries.ts";
import { boardAfter, type Refusal, type TurnState } from "../../turn/turnState.ts";
import type { CueDetail } from "./events.ts";

/** What moves on the screen between two boards. */
export interface Change {
  /** The cow that came, and the point it left; without one, it came from the hand. */
  readonly came?: { readonly to: Point; readonly from: Point | undefined };
  /** The points of cows that are gone for good. */
  readonly gone: readonly Point[];
}

/** Refusals that shut a point, rather than a cow. */
const SHUT_BY: ReadonlySet<string> = new Set(["mill-barred", "not-adjacent"]);

/** Where a refusal is seen: the cow, and the point that is shut to it. */
export function refusedAt({ move, code }: Refusal): {
  readonly point: Point;
  readonly shut?: Point | undefined;
} {
  const shut = SHUT_BY.has(code) ? move.to : undefined;
  return { point: move.shots?.[0] ?? (shut === undefined ? undefined : move.from) ?? move.to, shut };
}

/** Whether two states of a turn have the same cows on the board. */
export function looksLike(one: TurnState, other: TurnState): boolean {
  const boardOf = ({ game, pending }: TurnState): string => `${game.ply} ${boardAfter(game, pending)}`;
  return boardOf(one) === boardOf(other);
}

/**
 * The change between two boards; `undefined` if more than one cow came, as no move does, or if the boards differ in size.
 */
export function changeBetween(before: string, after: string, points: readonly Point[]): Change | undefined {
  if (before.length !== after.length) return undefined;
  const other = points.filter((_, i) => before[i] !== after[i]);
  const cowOn = (board: string, point: Point): string | undefined => board[points.indexOf(point)];
  const isCow = (cell: string | undefined): boolean => cell === "L" || cell === "D";
  const gone = other.filter((point) => isCow(cowOn(before, point)));
  const [to, ...more] = other.filter((point) => isCow(cowOn(after, point)));
  if (to === undefined) return { gone };
  if (more.length > 0) return undefined;
  const from = gone.find((point) => cowOn(before, point) === cowOn(after, to));
  return { came: { to, from }, gone: gone.filter((point) => point !== from) };
}

/** The occasions for a sound in a change to the turn that is shown now, in their order; none where it was no move. */
export function cuesOf(
  change: Change | undefined,
  before: TurnState | undefined,
  now: TurnState,
): readonly CueDetail[] {
  const { game, last } = now;
  const cues: CueDetail[] = [];
  if (before === undefined) return cues;
  if (change?.came) {
    const { to, from } = change.came;
    const step = stepTo(to, now);
    if (step) {
      cues.push({ kind: step.move.kind as CueDetail["kind"], point: to });
      if (closedMills(step.before, { from, to }).length > 0) cues.push({ kind: "mill", point: to });
    }
  }
  if (before.game === game) return cues;
  const shots = last && last.before.ply + 1 === game.ply ? last.move.shots : undefined;
  for (const shot of shots ?? []) if (change?.gone.includes(shot)) cues.push({ kind: "shot", point: shot });
  if (outcome(game) && !outcome(before.game)) cues.push({ kind: "end" });
  return cues;
}

/** The move that has brought a cow to a point, and the game before it: one that awaits its shot, or the last one. */
function stepTo(to: Point, { pending, game, moves, last }: TurnState): TurnState["last"] {
  if (pending.to !== to) return last?.move.to === to ? last : undefined;
  const move = moves.find((each: MoveLike) => each.to === to && each.from === pending.from);
  return move && { before: game, move };
}
