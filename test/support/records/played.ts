/** Records by their moves, for tests that need one quickly. */
import type { MoveLike, Variant, VariantName } from "morabaraba";
import { createRecord, type GameRecord, mainline, play } from "morabaraba/records";

/** A record with these moves, parted by spaces, at its end. */
export function played(moves: string, source: VariantName | Variant = "standard"): GameRecord {
  return moves
    .split(" ")
    .filter((move) => move !== "")
    .reduce<GameRecord>((record, move) => play(record, move as string | MoveLike), createRecord(source));
}

/** The moves of a line as text. */
export function line(record: GameRecord, from = 0): string {
  return mainline(record, from)
    .flatMap(({ notation }) => notation ?? [])
    .join(" ");
}
