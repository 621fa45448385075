/**
 * How moves and bars are packed into bits; the only file that knows. A move is its `to`, plus 32 times `from`, plus 1024
 * times `shot`, each the number of a point or {@link NOWHERE}; a bar is the point that a
 * cow may not go back to, plus 32 times the point where the cow stands.
 */

/** In a packed move: no point, so a placement has it as `from` and a move without a shot as `shot`. */
export const NOWHERE = 31;

/** A move from its three points. */
export function packed(from: number, to: number, shot: number): number {
  return (from << 5) | (shot << 10) | to;
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

/** What the repeat-mill rule bars after a step: the cow that now stands on `cow` from the point that it left. */
export function barOf(cow: number, point: number): number {
  return point | (cow << 5);
}

/** Where the cow of a bar stands. */
export function cowOf(bar: number): number {
  return bar >> 5;
}

/** The point that it may not go back to. */
export function pointOf(bar: number): number {
  return bar & 31;
}
