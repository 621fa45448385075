/* The change between two drawings of a board: the cows that move on the screen, and cues for sounds. */
import type { MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { outcome } from "../../rules/mills/game.ts";
import { closedMills } from "../../rules/mills/queries.ts";
import { boardAfter, type Refusal, type TurnState } from "../../turn/turnState.ts";
import type { CueDetail } from "./events.ts";

export interface Change {
  /** The cow that arrived, and the point that it left; without `from`, it came from the hand. */
  readonly came?: { readonly to: Point; readonly from: Point | undefined };
  /** The points of the removed cows. */
  readonly gone: readonly Point[];
}

/** Refusals that are about the destination, rather than the cow. */
const ABOUT_DESTINATION: ReadonlySet<string> = new Set(["mill-barred", "not-adjacent"]);

/** Returns where to show a refusal: the cow, and the point where it cannot go. */
export function refusedAt({ move, code }: Refusal): {
  readonly point: Point;
  readonly shut?: Point | undefined;
} {
  const shut = ABOUT_DESTINATION.has(code) ? move.to : undefined;
  return { point: move.shots?.[0] ?? (shut === undefined ? undefined : move.from) ?? move.to, shut };
}

/** Returns whether two states of a turn have the same ply and the same cows on the board. */
export function looksLike(one: TurnState, other: TurnState): boolean {
  const boardOf = ({ game, pending }: TurnState): string => `${game.ply} ${boardAfter(game, pending)}`;
  return boardOf(one) === boardOf(other);
}

/** Returns the change between two boards; `undefined` if they differ in size or by more than one move. */
export function changeBetween(before: string, after: string, points: readonly Point[]): Change | undefined {
  if (before.length !== after.length) return undefined;
  const changed = points.filter((_, i) => before[i] !== after[i]);
  const cowOn = (board: string, point: Point): string | undefined => board[points.indexOf(point)];
  const isCow = (cell: string | undefined): boolean => cell === "L" || cell === "D";
  const gone = changed.filter((point) => isCow(cowOn(before, point)));
  const [to, ...more] = changed.filter((point) => isCow(cowOn(after, point)));
  if (to === undefined) return { gone };
  if (more.length > 0) return undefined;
  const from = gone.find((point) => cowOn(before, point) === cowOn(after, to));
  return { came: { to, from }, gone: gone.filter((point) => point !== from) };
}

/** Returns the cues for sounds in a change, in order; `now` is the turn after it. Only moves have cues. */
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

/** Returns the move that brought a cow to a point, pending or played, and the game before it. */
function stepTo(to: Point, { pending, game, moves, last }: TurnState): TurnState["last"] {
  if (pending.to !== to) return last?.move.to === to ? last : undefined;
  const pendingMove = moves.find((move: MoveLike) => move.to === to && move.from === pending.from);
  return pendingMove && { before: game, move: pendingMove };
}
