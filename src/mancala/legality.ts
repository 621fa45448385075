/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position.
 */
import { isRecord, isWhole, show } from "../ground/schema.ts";
import { otherSide, players } from "./board.ts";
import type { Position } from "./encode.ts";
import { houseName, readWord } from "./notation.ts";
import { choices, isRestricted } from "./sowing.ts";
import type { IllegalMoveCode } from "./state.ts";

/** What {@link judge} answers for a legal swap. */
export const SWAP = -1;

/** Whether the side to move may take the swap. */
export function maySwap({ swap, side }: Position): boolean {
  return swap && side === 1;
}

/** A move as it came, text read as notation; text outside the notation comes back as it was. */
function readMove(position: Position, move: unknown): unknown {
  const word = typeof move === "string" ? readWord(position, move.trim()) : undefined;
  if (word === undefined) return move;
  return word === "swap" ? { swap: true } : { house: word };
}

/** The house, 0 to `houses` - 1, or {@link SWAP} if the move is legal, otherwise the first reason against it. */
export function judge(position: Position, move: unknown): number | IllegalMoveCode {
  const { variant, houses, side } = position;
  const like = readMove(position, move);
  if (!isRecord(like)) return "malformed";
  const { house, swap } = like;
  if (swap !== undefined) {
    if (swap !== true || house !== undefined) return "malformed";
    return maySwap(position) ? SWAP : "no-swap";
  }
  if (typeof house !== "number") return "malformed";
  if (!isWhole(house, 1, variant.houses)) return "unknown-house";
  if (houses[side * variant.houses + house - 1] === 0) return "empty-house";
  if (variant.mustFeed || isRestricted(variant.grandSlam)) {
    const [feeding, legal] = choices(variant, position, side);
    const bit = 1 << (house - 1);
    if ((feeding & bit) === 0) return "must-feed";
    if ((legal & bit) === 0) return "slam-illegal";
  }
  return house - 1;
}

/** What is wrong with a refused move, in this position and in words. */
export function sentence(position: Position, move: unknown, code: IllegalMoveCode): string {
  if (code === "game-over") return "The game is over.";
  const { variant, side } = position;
  const names = Array.from({ length: variant.houses }, (_, i) => houseName(variant, side, i + 1));
  const { house } = Object(readMove(position, move)) as { readonly house?: unknown };
  const given = isWhole(house, 1, names.length) ? names[house - 1] : show(isRecord(move) ? house : move);
  const player = players[side];
  const opponent = players[otherSide(side)];
  const what = {
    malformed: `${show(move)} is no move`,
    "unknown-house": `${given} is no house of ${player}`,
    "empty-house": `House ${given} of ${player} is empty`,
    "must-feed": `${opponent} must be given a seed`,
    "slam-illegal": `House ${given} would take all of ${opponent}'s seeds`,
    "no-swap": "There is no swap to take",
  };
  const [, legal] = choices(variant, position, side);
  return `${what[code]}; play ${names.filter((_, i) => (legal & (1 << i)) !== 0).join(" or ")}.`;
}
