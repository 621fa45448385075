/**
 * Reads games from any text: records of either family, positions, and positions of Sanmill. It reads in
 * slices, so the page stays responsive.
 */
import type { RecordError } from "morabaraba/records";
import { type FamilyName, familyNames, type GameRecord, type Kit, kitOf } from "../family/family.ts";

interface ReadGame {
  readonly family: FamilyName;
  readonly record: GameRecord;
}

export interface ReadText {
  readonly games: readonly ReadGame[];
  /** The invalid games, by their numbers in the text. */
  readonly faults: readonly { readonly number: number; readonly message: string }[];
}

/** The most characters and games to read from one text. */
export const mostCharacters = 20_000_000;
const mostGames = 5000;
/** Milliseconds to read before the page gets a turn. */
const slice = 12;

type Read =
  | { readonly ok: true; readonly value: GameRecord }
  | { readonly ok: false; readonly error: RecordError };

/** Reads all records of a text by the rules of one family. */
async function readRecords(kit: Kit, text: string): Promise<readonly Read[]> {
  const records: Read[] = [];
  let until = performance.now() + slice;
  for (const game of kit.parseRecords(text, undefined, { games: mostGames })) {
    records.push(game);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
  return records;
}

/** Returns the better of two readings of the same game: the one that read more. */
const better = (a: Read | undefined, b: Read | undefined): Read | undefined =>
  a === undefined || (!a.ok && b !== undefined && (b.ok || b.error.ply > a.error.ply)) ? b : a;

export async function readText(text: string): Promise<ReadText> {
  const kits = await Promise.all(familyNames.map(kitOf));
  const line = text.trim();
  // A position is one line, and no record looks like one.
  if (!line.includes("\n") && line.length < 500) {
    for (const kit of kits) {
      const game = kit.readPosition(line);
      if (game) return { games: [{ family: kit.name, record: kit.createRecord(game) }], faults: [] };
    }
  }
  const [mills = [], mancala = []] = [
    await readRecords(kits[0] as Kit, text),
    await readRecords(kits[1] as Kit, text),
  ];
  const games: ReadGame[] = [];
  const faults: { number: number; message: string }[] = [];
  for (let at = 0; at < Math.max(mills.length, mancala.length); at++) {
    const best = better(mills[at], mancala[at]);
    if (best?.ok) games.push({ family: best === mills[at] ? "mills" : "mancala", record: best.value });
    else if (best) faults.push({ number: at + 1, message: best.error.message });
  }
  return { games, faults };
}
