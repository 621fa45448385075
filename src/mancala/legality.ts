/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position.
 */
import { isRecord, isWhole, show } from "../ground/schema.ts";
import { otherSide, players } from "./board.ts";
import { maySwap, type Position } from "./encode.ts";
import { houseName, readText } from "./notation.ts";
import { choices, isRestricted } from "./sowing.ts";
import type { IllegalMoveCode } from "./state.ts";

/** What {@link judge} answers for a legal swap. */
export const SWAP = -1;

/**
 * A move as it came, but that of an object only the fields that count are kept. They are read here, once and before the
 * game: reading a field may run code of the caller's.
 */
export function readMove(move: unknown): unknown {
  if (!isRecord(move)) return move;
  const { house, swap } = move;
  return { house, swap };
}

/** The move as an object, where text names one. */
function named(position: Position, move: unknown): unknown {
  const word = typeof move === "string" ? readText(position, move) : undefined;
  if (word === undefined) return move;
  return word === "swap" ? { swap: true } : { house: word };
}

/**
 * The house, 0 to `houses` - 1, or {@link SWAP} if the move is legal, otherwise the first reason against it. The move
 * comes from {@link readMove}, the game is not over.
 */
export function judge(position: Position, move: unknown): number | IllegalMoveCode {
  const { variant, houses, side } = position;
  const like = named(position, move);
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

/** What is wrong with a refused move, in this position and in words, and what may be played instead. */
export function sentence(position: Position, move: unknown, code: IllegalMoveCode): string {
  if (code === "game-over") return "The game is over; no move is legal any more.";
  const { variant, side } = position;
  const names = Array.from({ length: variant.houses }, (_, i) => houseName(variant, side, i + 1));
  const { house, swap } = Object(named(position, move)) as {
    readonly house?: unknown;
    readonly swap?: unknown;
  };
  const fields = `{ house: ${show(house)}${swap === undefined ? "" : `, swap: ${show(swap)}`} }`;
  const given = isWhole(house, 1, names.length) ? names[house - 1] : show(isRecord(move) ? house : move);
  const player = players[side];
  const opponent = players[otherSide(side)];
  const what = {
    malformed: `${isRecord(move) ? fields : show(move)} is not a move such as "${names[0]}", { house: 1 } or { swap: true }`,
    "unknown-house": `There is no house ${given} for ${player}`,
    "empty-house": `House ${given} of ${player} is empty`,
    "must-feed": `House ${given} brings no seed to ${opponent}, who has none left`,
    "slam-illegal": `House ${given} would take all of ${opponent}'s seeds, which this variant forbids`,
    "no-swap": variant.swap
      ? "Only the second player may swap, and only instead of that player's first ply"
      : "This variant has no swap",
  };
  const [, legal] = choices(variant, position, side);
  const playable = names.filter((_, i) => (legal & (1 << i)) !== 0);
  if (maySwap(position)) playable.push("swap");
  return `${what[code]}; play ${playable.join(", ").replace(/, (\w+)$/, " or $1")}.`;
}
