/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position.
 */
import { isRecord, isWhole, show } from "../schema.ts";
import type { Position } from "./encode.ts";
import { houseName, readWord } from "./notation.ts";
import { feedingHouses, filledHouses, legalHouses, players } from "./sowing.ts";
import type { IllegalMoveCode } from "./state.ts";

/** What {@link judge} answers for a legal swap. */
export const SWAP = -1;

/** Whether the side to move may take the swap. */
export function maySwap({ swap, side }: Position): boolean {
  return swap && side === 1;
}

/** The legal houses as bits; bit 0 is the mover's leftmost house. */
export function legalBits({ variant, seeds, side }: Position): number {
  const filled = filledHouses(variant, seeds, side);
  return legalHouses(variant, seeds, side, feedingHouses(variant, seeds, side, filled));
}

/** A move as it came, text read as notation; text outside the notation comes back as it was. */
function readMove(position: Position, move: unknown): unknown {
  const word = typeof move === "string" ? readWord(position, move.trim()) : undefined;
  if (word === undefined) return move;
  return word === "swap" ? { swap: true } : { house: word };
}

/** The house, 0 to `houses` - 1, or {@link SWAP} if the move is legal, otherwise the first reason against it. */
export function judge(position: Position, move: unknown): number | IllegalMoveCode {
  const { variant, seeds, side } = position;
  const like = readMove(position, move);
  if (!isRecord(like)) return "malformed";
  const { house, swap } = like;
  if (swap !== undefined) {
    if (swap !== true || house !== undefined) return "malformed";
    return maySwap(position) ? SWAP : "no-swap";
  }
  if (typeof house !== "number") return "malformed";
  if (!isWhole(house, 1, variant.houses)) return "unknown-house";
  const bit = 1 << (house - 1);
  const filled = filledHouses(variant, seeds, side);
  if ((filled & bit) === 0) return "empty-house";
  const feeding = feedingHouses(variant, seeds, side, filled);
  if ((feeding & bit) === 0) return "must-feed";
  return (legalHouses(variant, seeds, side, feeding) & bit) === 0 ? "slam-illegal" : house - 1;
}

/** What is wrong with a refused move, in this position and in words. */
export function sentence(position: Position, move: unknown, code: IllegalMoveCode): string {
  const { variant, side } = position;
  const name = (house: number): string => houseName(variant, side, house);
  const house = (): string => name((readMove(position, move) as { readonly house: number }).house);
  switch (code) {
    case "game-over":
      return "The game is over; begin a new one, or go on from an earlier state.";
    case "malformed":
      return `A move is an object with a house or with swap, or text like ${name(3)}, not ${show(move)}.`;
    case "unknown-house":
      return `${players[side]} has houses ${name(1)} to ${name(variant.houses)}; ${show(isRecord(move) ? move["house"] : move)} is none of them.`;
    case "empty-house":
      return `House ${house()} of ${players[side]} is empty; play ${housesOf(position)}.`;
    case "must-feed":
      return `${players[1 - side]} has no seeds and must be given one; play ${housesOf(position)}.`;
    case "slam-illegal":
      return `House ${house()} would capture all that ${players[1 - side]} has; play ${housesOf(position)}.`;
    case "no-swap":
      return "Only the second player may swap, instead of his first move, and only where the variant says so.";
  }
}

function housesOf(position: Position): string {
  const { variant, side } = position;
  const legal = legalBits(position);
  const names = Array.from({ length: variant.houses }, (_, i) => houseName(variant, side, i + 1));
  const playable = names.filter((_, i) => (legal & (1 << i)) !== 0);
  return playable.length > 1 ? `one of ${playable.join(", ")}` : `${playable[0]}`;
}
