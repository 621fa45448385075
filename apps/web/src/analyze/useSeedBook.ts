/** The opening book of mancala, loaded when a game of it is first analysed. */
import type { Game as MancalaGame } from "morabaraba/mancala";
import type { bookMoves } from "morabaraba/mancala/book";
import { useEffect, useState } from "react";
import type { Game, Kit } from "../family/family.ts";
import type { HouseValue } from "./advice.ts";

/** Returns the moves of the book with their exact values; of most positions it has one best move. */
export function useSeedBook(kit: Kit, game: Game): readonly HouseValue[] {
  const [book, setBook] = useState<{ readonly of: typeof bookMoves }>();
  const isMancala = kit.name === "mancala";
  useEffect(() => {
    if (!isMancala) return;
    let isHere = true;
    import("morabaraba/mancala/book").then(
      ({ bookMoves }) => isHere && setBook({ of: bookMoves }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isMancala]);
  if (!isMancala || !book) return [];
  return book
    .of(game as MancalaGame)
    .map(({ move, margin }) => ({ move: kit.formatMove(game, move), lead: margin }));
}
