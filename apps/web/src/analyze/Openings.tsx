/**
 * The opening explorer: the book's moves, and how often moves occur in the player's games. Pointing at a move
 * previews it; pressing plays it.
 */
import type { Game as MillGame } from "morabaraba";
import type { BookMove } from "morabaraba/book";
import { winningChance } from "morabaraba/bots";
import { fill } from "morabaraba/words";
import { useEffect, useMemo, useState } from "react";
import { nextTask, whenIdle } from "../core/idle.ts";
import type { Game, GameRecord, Kit } from "../family/family.ts";
import { followGames, listGames } from "../games/store.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { keyOf } from "./review.ts";
import { chanceText } from "./Worths.tsx";

interface Props {
  readonly kit: Kit;
  readonly game: Game;
  /** The names of the first and the second side. */
  readonly players: readonly [string, string];
  /** Whether the first side is to move. */
  readonly isFirst: boolean;
  readonly name: (move: string) => string;
  readonly words: AnalyzeWords;
  readonly onPlay: (move: string) => void;
  /** Previews the position after some moves; without moves, shows the current one again. */
  readonly onPreview: (moves: readonly string[]) => void;
}

export function OpeningsCard({ kit, game, players, isFirst, name, words, onPlay, onPreview }: Props) {
  const openings = useKeptOpenings(kit);
  const book = useBook(kit);
  const moves = useMemo(() => openingMoves(kit, game, openings, book), [kit, game, openings, book]);
  if (moves.length === 0) return null;
  const worth = (score: number) => {
    const mine = winningChance(score);
    return chanceText(words, players, isFirst ? mine : 1 - mine);
  };
  return (
    <section className="card openings" aria-label={words.openings.title}>
      <header className="card-head">
        <h2>{words.openings.title}</h2>
        {moves.some(({ book }) => book) && <span>{words.openings.book}</span>}
      </header>
      <ul onMouseLeave={() => onPreview([])}>
        {moves.map(({ move, times, book }) => (
          <li key={move}>
            <button
              type="button"
              className="row-button"
              onMouseEnter={() => onPreview([move])}
              onFocus={() => onPreview([move])}
              onBlur={() => onPreview([])}
              onClick={() => onPlay(move)}
            >
              <span className={book?.isPlayed ? "best" : ""}>{name(move)}</span>{" "}
              <span className="soft small">
                {times > 0 && (times === 1 ? words.openings.once : fill(words.openings.times, { times }))}
              </span>{" "}
              {book && (
                <span className="chip" title={fill(words.worth.depth, { depth: book.depth })}>
                  {worth(book.score)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the opening book of mills, loaded when the page is idle. */
function useBook({ name }: Kit): Book | undefined {
  const [book, setBook] = useState<{ readonly of: Book }>();
  useEffect(() => {
    let isOver = false;
    if (name === "mills")
      whenIdle(async () => {
        const { bookMoves } = await import("morabaraba/book");
        if (!isOver) setBook({ of: bookMoves });
      });
    return () => {
      isOver = true;
    };
  }, [name]);
  return book?.of;
}

const none: Openings = new Map();

/** Returns the openings of the kept games, and reads them again when a game changes. */
function useKeptOpenings(kit: Kit): Openings {
  const [openings, setOpenings] = useState(none);
  useEffect(() => {
    let isOver = false;
    let isWaiting = false;
    const read = () => {
      if (isWaiting) return;
      isWaiting = true;
      whenIdle(async () => {
        isWaiting = false;
        const next = await keptOpenings(kit);
        if (!isOver) setOpenings(next);
      });
    };
    read();
    const leave = followGames(read);
    return () => {
      isOver = true;
      leave();
    };
  }, [kit]);
  return openings;
}

/** A move of the explorer. */
interface OpeningMove {
  readonly move: string;
  /** How often the move was played in the kept games. */
  readonly times: number;
  /** The book's entry for the move, if it has one. */
  readonly book: Pick<BookMove, "score" | "depth" | "isPlayed"> | undefined;
}

/** Returns the opening book's moves for a game. */
type Book = (game: MillGame) => readonly BookMove[];

/** How often each move was played in each position, by {@link keyOf}. */
type Openings = ReadonlyMap<string, ReadonlyMap<string, number>>;

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
async function keptOpenings(kit: Kit): Promise<Openings> {
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
