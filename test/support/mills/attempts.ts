/** Moves to try at a game, legal or not. Shares no code with `src`. */
import type { Game, MoveLike, Point } from "morabaraba";
import { pick, type Random } from "../random.ts";
import { rulesOf } from "./reference.ts";

/** Up to this many points every combination of from, to and shot is tried. */
const FEW = 9;

/** Every combination on a small board; on a large one some hundreds of them. */
export function attempts(game: Game, random: Random): readonly MoveLike[] {
  const { points } = rulesOf(game).board;
  const orNone = [undefined, ...points];
  if (points.length <= FEW)
    return orNone.flatMap((from) => points.flatMap((to) => orNone.map((shot) => tried(from, to, shot))));
  return Array.from({ length: 300 }, () =>
    tried(pick(orNone, random), pick(points, random), pick(orNone, random)),
  );
}

function tried(from: Point | undefined, to: Point, shot: Point | undefined): MoveLike {
  return { ...(from && { from }), to, ...(shot && { shots: [shot] }) };
}
