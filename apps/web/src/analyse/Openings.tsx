/**
 * The opening explorer: what the book knows of the moves, and how often they were played in one's own games.
 * Each move can be looked at by pointing, and played by pressing.
 */
import { fill } from "morabaraba/words";
import { useEffect, useMemo, useState } from "react";
import { whenIdle } from "../core/idle.ts";
import type { Game, Kit } from "../family/family.ts";
import { followGames } from "../games/store.ts";
import type { AnalyseWords } from "../words/analyse/en.ts";
import { chanceText } from "./chance.ts";
import { chanceOf } from "./evaluation.ts";
import { type Book, keptOpenings, type Openings, openingMoves } from "./openings.ts";

interface Props {
  readonly kit: Kit;
  readonly game: Game;
  /** The player whose chances are shown, and the other. */
  readonly players: readonly [string, string];
  /** Whether the side to move is the first of them. */
  readonly isFirst: boolean;
  readonly name: (move: string) => string;
  readonly words: AnalyseWords;
  readonly onPlay: (move: string) => void;
  /** Shows the position after some moves, or with none the present one again. */
  readonly onPreview: (moves: readonly string[]) => void;
}

export function OpeningsCard({ kit, game, players, isFirst, name, words, onPlay, onPreview }: Props) {
  const openings = useKeptOpenings(kit);
  const book = useBook(kit);
  const moves = useMemo(() => openingMoves(kit, game, openings, book), [kit, game, openings, book]);
  if (moves.length === 0) return null;
  const worth = (score: number) => {
    const mine = chanceOf(score);
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

/** The book, loaded when the page has nothing else to do. */
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

/** The openings of the kept games, read again when one of them changes. */
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
        const found = await keptOpenings(kit);
        if (!isOver) setOpenings(found);
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
