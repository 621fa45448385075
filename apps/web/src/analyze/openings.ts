/** The opening explorer's data: the book's moves, and how often each occurs in the kept games. */
import type { Game as MillGame } from "morabaraba";
import type { BookMove } from "morabaraba/book";
import { nextTask } from "../core/idle.ts";
import type { Game, GameRecord, Kit } from "../family/family.ts";
import { listGames } from "../games/store.ts";
import { keyOf } from "./review.ts";

/** A move of the explorer. */
export interface OpeningMove {
  readonly move: string;
  /** How often the move was played in the kept games. */
  readonly times: number;
  /** The book's entry for the move, if it has one. */
  readonly book: Pick<BookMove, "score" | "depth" | "isPlayed"> | undefined;
}

/** Returns the opening book's moves for a game. */
export type Book = (game: MillGame) => readonly BookMove[];

/** How often each move was played in each position, by {@link keyOf}. */
export type Openings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The plies of each game that count. */
const PLIES = 30;

/** Returns the openings of records. */
export function openingsOf(kit: Kit, records: readonly GameRecord[]): Openings {
  const openings = new Map<string, Map<string, number>>();
  for (const record of records) addTo(openings, kit, record);
  return openings;
}

function addTo(openings: Map<string, Map<string, number>>, kit: Kit, record: GameRecord): void {
  for (const { notation, before } of kit.mainline(record).slice(1, PLIES + 1)) {
    if (notation === undefined || before === undefined) continue;
    const key = keyOf(kit, before);
    const moves = openings.get(key) ?? new Map<string, number>();
    moves.set(notation, (moves.get(notation) ?? 0) + 1);
    openings.set(key, moves);
  }
}

/** Returns the openings of the kept games. Each game is a task of its own, so the page stays responsive. */
export async function keptOpenings(kit: Kit): Promise<Openings> {
  const openings = new Map<string, Map<string, number>>();
  for (const { family, text } of (await listGames()) ?? []) {
    if (family !== kit.name) continue;
    const read = kit.safeParseRecord(text);
    if (read.ok) addTo(openings, kit, read.value);
    await nextTask();
  }
  return openings;
}

/** Lists the known moves of a position: the book's in its order, then those of your games by frequency. */
export function openingMoves(
  kit: Kit,
  game: Game,
  openings: Openings,
  book: Book | undefined,
): readonly OpeningMove[] {
  const played = new Map(openings.get(keyOf(kit, game)));
  const inBook = kit.name === "mills" && book ? book(game as MillGame) : [];
  const moves = inBook.map(({ move, ...book }): OpeningMove => {
    const text = kit.formatMove(game, move);
    const times = played.get(text) ?? 0;
    played.delete(text);
    return { move: text, times, book };
  });
  const others = Array.from(played, ([move, times]) => ({ move, times, book: undefined }));
  return [...moves, ...others.sort((a, b) => b.times - a.times)];
}
