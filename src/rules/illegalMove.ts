/* The error for an illegal move, in both families. */
import { IllegalMoveError, type MoveErrorCode } from "../base/errors.ts";

/** Names the move and why it is illegal, in the words of its code; `announceRefusal` tells players more. */
export const illegalMove = (move: string, code: MoveErrorCode): IllegalMoveError =>
  new IllegalMoveError(code, `${move} is illegal: ${code.replaceAll("-", " ")}.`);
