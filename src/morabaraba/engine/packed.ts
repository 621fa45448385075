/**
 * How moves and bars are packed into bits; the only file that knows. A move is its `to`, plus 32 times `from`, plus 1024
 * times `shot`, each the number of a point or {@link NOWHERE}; a bar is the junction, plus 32 times the cow's point.
 */

/** In a packed move: no point, so a placement has it as `from` and a move without a shot as `shot`. */
export const NOWHERE = 31;

/** A move from its three points. */
export function packed(from: number, to: number, shot: number): number {
  return to | (from << 5) | (shot << 10);
}

/** The point that the cow of a packed move arrives on. */
export function toOf(move: number): number {
  return move & 31;
}

/** The point it leaves. */
export function fromOf(move: number): number {
  return (move >> 5) & 31;
}

/** The point of the cow shot. */
export function shotOf(move: number): number {
  return move >> 10;
}

/** `from` and `to` of a packed move as one number, below 1024. */
export function stepOf(move: number): number {
  return move & 1023;
}

/** What the repeat-mill rule bars after a step: the cow that now stands on `cow` from the junction that it left. */
export function barOf(cow: number, junction: number): number {
  return junction | (cow << 5);
}

/** The point of the cow that a bar is about. */
export function cowOf(bar: number): number {
  return bar >> 5;
}

/** The point that a bar is about. */
export function junctionOf(bar: number): number {
  return bar & 31;
}
