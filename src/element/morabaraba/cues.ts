/** What has happened between two things that a board has shown, as occasions for a sound. */
import type { MoveLike } from "../../rules/morabaraba/data/state.ts";
import type { Point } from "../../rules/morabaraba/data/terms.ts";
import { outcome } from "../../rules/morabaraba/game.ts";
import { closedMills } from "../../rules/morabaraba/queries.ts";
import type { TurnState } from "../../turn/turnState.ts";
import type { Change } from "./changes.ts";
import type { CueDetail } from "./events.ts";

/** The occasions of a change to what is shown now, in their order; none where it was no move. */
export function cuesOf(
  change: Change | undefined,
  before: TurnState | undefined,
  now: TurnState,
): readonly CueDetail[] {
  const { pending, game, moves, last } = now;
  const cues: CueDetail[] = [];
  const cue = (kind: CueDetail["kind"], point?: Point): void => {
    cues.push(point === undefined ? { kind } : { kind, point });
  };
  if (change?.came && before) {
    const { to, from } = change.came;
    // A step that awaits its shot belongs to the game that is shown; a whole move has led to it.
    const whole = last && last.move.to === to ? last : undefined;
    const start = pending.to === to ? game : whole?.before;
    const step = pending.to === to ? moves.find((move) => sameStep(move, pending)) : whole?.move;
    if (start && step) {
      cue(step.kind, to);
      if (closedMills(start, { from, to }).length > 0) cue("mill", to);
    }
  }
  const shot = last && last.before.ply + 1 === game.ply ? last.move.shot : undefined;
  if (before && before.game !== game && shot !== undefined && change?.gone.includes(shot)) cue("shot", shot);
  if (before && before.game !== game && outcome(game) && !outcome(before.game)) cue("end");
  return cues;
}

/** Whether a move begins with what has been chosen. */
const sameStep = (move: MoveLike, { from, to }: TurnState["pending"]): boolean =>
  move.to === to && move.from === from;
