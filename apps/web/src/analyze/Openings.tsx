/**
 * The opening explorer: the book's moves, and how often moves occur in the player's games. Pointing at a move
 * previews it; pressing plays it.
 */
import { winningChance } from "morabaraba/bots";
import { fill } from "morabaraba/words";
import { useEffect, useMemo, useState } from "react";
import { whenIdle } from "../core/idle.ts";
import type { Game, Kit } from "../family/family.ts";
import { followGames } from "../games/store.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { chanceText } from "./chance.ts";
import { type Book, keptOpenings, type Openings, openingMoves } from "./openings.ts";

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
