/** Moves in the notation of the Welt-Mühlespiel-Dachverband as the verbs read it. */
import type { MoveLike } from "./data/state.ts";

/** A move as it came, text replaced by the move it stands for; text outside the notation comes back as it was. */
export function readMove(move: unknown): unknown {
  if (typeof move !== "string") return move;
  const parts = /^\s*(?:([a-w][1-9]\d?)\s*-\s*)?([a-w][1-9]\d?)\s*(?:x\s*([a-w][1-9]\d?)\s*)?$/.exec(move);
  return parts === null
    ? move
    : ({ from: parts[1], to: parts[2] as string, shot: parts[3] } satisfies MoveLike);
}
