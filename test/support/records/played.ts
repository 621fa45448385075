/** Short ways to make records from moves, and the errors that tests expect of them. */
import {
  applyMove,
  createGame,
  formatMove,
  legalMoves,
  type MoveLike,
  type Variant,
  type VariantName,
} from "morabaraba";
import { createRecord, type GameRecord, mainline, playMove, type RecordError } from "morabaraba/records";
import { expect } from "vitest";

/** A record with these moves, separated by spaces, at its last node. */
export function played(moves: string, source: VariantName | Variant = "standard"): GameRecord {
  return moves
    .split(" ")
    .filter((move) => move !== "")
    .reduce<GameRecord>((record, move) => playMove(record, move as string | MoveLike), createRecord(source));
}

/** The moves of a line as text. */
export function line(record: GameRecord, from = 0): string {
  return mainline(record, from)
    .flatMap(({ notation }) => notation ?? [])
    .join(" ");
}

/**
 * By depth, the moves of a nine men's morris variation: one replaces the last move of the line around it, and
 * the next variation replaces the other.
 */
export function nestedMoves(depth: number): readonly string[] {
  let game = createGame("nineMens");
  const quiet = () => legalMoves(game).filter(({ shots }) => shots === undefined);
  const text = (move: MoveLike | undefined): string => formatMove(game, move as MoveLike);
  const lines = [text(quiet()[0])];
  for (let level = 0; level < depth; level++) {
    const other = quiet()[1] as MoveLike;
    game = applyMove(game, other);
    lines.push(`${text(other)} ${text(quiet()[0])}`);
  }
  return lines;
}

/** An error with this code and, if given, this place: an offset, a path, or an argument's name. */
export const error = (code: string, at?: number | string): unknown =>
  expect.objectContaining(at === undefined ? { code } : { code, at });

type Read = { readonly ok: true } | { readonly ok: false; readonly error: RecordError };

/** The error of a result: code, place and an illegal move's reason; nothing if reading succeeded. */
export function wrong(read: Read): readonly unknown[] {
  if (read.ok) return [];
  const { code, at, illegal } = read.error;
  return illegal === undefined ? [code, at] : [code, at, illegal];
}
