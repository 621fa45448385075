/** The grammar of moves, and the notation of the Welt-Mühlespiel-Dachverband as the verbs read it. */
import type { MoveLike } from "./state.ts";

/** A point by file and rank. */
export const WMD_POINT: RegExp = /^[a-w][1-9][0-9]?$/;

/** A whole move whose points look as given: groups from, to and shot, white space between the parts forgiven. */
export function moveGrammar(point: string): RegExp {
  return new RegExp(`^\\s*(?:(${point})\\s*-\\s*)?(${point})\\s*(?:x\\s*(${point})\\s*)?$`, "d");
}

const grammar: RegExp = /* @__PURE__ */ moveGrammar("[a-w][1-9][0-9]?");

/** A move as it came, text replaced by the move it stands for; text outside the notation comes back as it was. */
export function readMove(move: unknown): unknown {
  const parts = typeof move === "string" && move.length < 99 ? grammar.exec(move) : null;
  return parts === null
    ? move
    : ({ from: parts[1], to: parts[2] as string, shot: parts[3] } satisfies MoveLike);
}
