/** What has happened between two things that a board has shown, as occasions for a sound. */
import type { Point } from "../../morabaraba/data/terms.ts";
import { outcome } from "../../morabaraba/game.ts";
import { closedMills } from "../../morabaraba/view.ts";
import type { TurnState } from "../../turn/turnState.ts";
import type { Change } from "./change.ts";
import type { CueDetail } from "./events.ts";

/** The occasions of a change to what is shown now, in their order; none where it was no move. */
export function cuesOf(
  change: Change | undefined,
  before: TurnState | undefined,
  now: TurnState,
): readonly CueDetail[] {
  const { pending, game, last } = now;
  const cues: CueDetail[] = [];
  const cue = (kind: CueDetail["kind"], point?: Point): void => {
    cues.push(point === undefined ? { kind } : { kind, point });
  };
  if (change?.came && before) {
    const { to, from } = change.came;
    const stepped = { from, to };
    // A step that awaits its shot belongs to the game that is shown; a whole move has led to it.
    const start = pending.to === to ? game : last && last.move.to === to ? last.before : undefined;
    const kind = start && kindOf(now, to);
    if (start && kind) {
      cue(kind, to);
      if (closedMills(start, stepped).length > 0) cue("mill", to);
    }
  }
  const shot = last && last.before.ply + 1 === game.ply ? last.move.shot : undefined;
  if (before && before.game !== game && shot !== undefined && change?.gone.includes(shot)) cue("shot", shot);
  if (before && before.game !== game && outcome(game) && !outcome(before.game)) cue("end");
  return cues;
}

function kindOf({ pending, moves, last }: TurnState, to: Point): CueDetail["kind"] | undefined {
  if (pending.to !== to) return last?.move.kind;
  return moves.find(
    (move) => move.to === to && (move.kind === "place" ? undefined : move.from) === pending.from,
  )?.kind;
}
