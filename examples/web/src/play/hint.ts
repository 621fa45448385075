/** A hint: the best move as an arrow or a ring on the board, and as text. */
import { type Game as MillGame, parseMove } from "morabaraba";
import type { Drawings } from "morabaraba/svg";
import type { Game, GameRecord, Kit } from "../games/family.ts";

export interface Hint {
  /** The record that it is for. */
  readonly record: GameRecord;
  readonly text: string;
  readonly drawings: Drawings | undefined;
}

export function hintOf(kit: Kit, game: Game, record: GameRecord, move: string): Hint {
  if (kit.name === "mancala") return { record, text: move, drawings: undefined };
  const { from, to, shot } = parseMove(move, game as MillGame);
  const rings = [...(from === undefined ? [to] : []), ...(shot === undefined ? [] : [shot])];
  return { record, text: move, drawings: { arrows: from === undefined ? [] : [{ from, to }], rings } };
}
