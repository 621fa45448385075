/**
 * The exact values of moves: with few cows from the solver, which solves each table once, and in mancala from
 * the opening book.
 */
import { type Game, variantOf } from "morabaraba";
import type { Game as MancalaGame } from "morabaraba/mancala";
import type { bookMoves } from "morabaraba/mancala/book";
import { useCallback, useEffect, useState } from "react";
import type { Game as AnyGame, Kit } from "../family/family.ts";
import { cowsOf, type Exact } from "../workers/exact.ts";
import { createSolver, type Solver } from "../workers/solverClient.ts";
import type { HouseValue } from "./advice.ts";

/** Up to this many cows a side, the page solves endgames without asking: it takes about two seconds. */
const UNASKED = 4;

/** Endgames with more cows would take too long and too much memory. */
const MOST = 5;

export type Exactness =
  /** Too many cows, or cows in hand. */
  | { readonly kind: "none" }
  /** Solving takes long, so the player has to ask for it. */
  | { readonly kind: "ask"; readonly cows: number; readonly solve: () => void }
  | { readonly kind: "solving"; readonly cows: number; readonly done: number; readonly stop: () => void }
  | { readonly kind: "known"; readonly exact: Exact }
  | { readonly kind: "failed"; readonly code: string };

let solver: Solver | undefined;
const solverOnce = (): Solver => (solver ??= createSolver());

/** The variants whose larger tables the player has asked for. */
const asked = new Set<string>();

export function useExact(any: AnyGame): Exactness {
  const game = "stores" in any ? undefined : any;
  const cows = game && neededCows(game);
  const name = JSON.stringify(game?.variant);
  const [state, setState] = useState<{ readonly game: AnyGame; readonly answer: Exactness }>();
  const [, setAsked] = useState(0);
  const isAsked = asked.has(name);

  useEffect(() => {
    if (!game || cows === undefined || (cows > UNASKED && !isAsked)) return;
    let isHere = true;
    const show = (answer: Exactness) => {
      if (isHere) setState({ game, answer });
    };
    const stop = () => {
      asked.delete(name);
      solverOnce().stop();
    };
    const late = setTimeout(() => show({ kind: "solving", cows, done: 0, stop }), 150);
    solverOnce()
      .exact(game, (done) => show({ kind: "solving", cows, done, stop }))
      .then(
        (exact) => show(exact ? { kind: "known", exact } : { kind: "none" }),
        ({ message }: Error) => {
          if (message === "aborted") setAsked((count) => count + 1);
          show(message === "aborted" ? { kind: "none" } : { kind: "failed", code: message });
        },
      )
      .finally(() => clearTimeout(late));
    return () => {
      isHere = false;
      clearTimeout(late);
    };
  }, [game, cows, name, isAsked]);

  const solve = useCallback(() => {
    asked.add(name);
    setAsked((count) => count + 1);
  }, [name]);
  if (cows === undefined) return { kind: "none" };
  if (cows > UNASKED && !isAsked) return { kind: "ask", cows, solve };
  return state?.game === game && state ? state.answer : { kind: "none" };
}

/** Returns for how many cows a side to solve tables that hold a game; `undefined` if there are too many. */
function neededCows(game: Game): number | undefined {
  const cows = cowsOf(game);
  if (cows === undefined || cows > MOST) return undefined;
  return Math.min(variantOf(game).cows, Math.max(cows, UNASKED));
}

/**
 * Returns the moves of mancala's book with their exact values; of most positions it has one best move. It loads
 * when a game of mancala is first analysed.
 */
export function useSeedBook(kit: Kit, game: AnyGame): readonly HouseValue[] {
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
