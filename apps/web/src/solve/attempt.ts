/**
 * An attempt at a puzzle: plain data, and the attempt after a move, a hint or the solution. In mancala, also
 * what a wrong move is worth, for which the bots load on demand.
 */
import { applyMove, type Game as MancalaGame, outcome } from "morabaraba/mancala";
import { useEffect, useState } from "react";
import type { Game } from "../family/family.ts";
import { leadOf } from "../family/mancalaWords.ts";
import { gamesOf, type Puzzle } from "../puzzles/puzzles.ts";

export interface Attempt {
  readonly puzzle: Puzzle;
  /** The games of the solution, from the first position to the end. */
  readonly games: readonly Game[];
  /** The index of the game that is shown. */
  readonly at: number;
  readonly state: "solving" | "solved" | "shown";
  /** Whether a move was wrong, or the player was shown a move. */
  readonly failed: boolean;
  /** The last wrong move. */
  readonly wrong?: string | undefined;
  /** 1 shows the cow to move, or the themes of a mancala puzzle; 2 shows the move. */
  readonly hints: 0 | 1 | 2;
}

export type Action =
  /** A move, and the board's game after it. */
  | { readonly kind: "move"; readonly notation: string; readonly game: Game }
  | { readonly kind: "hint" }
  | { readonly kind: "solution" }
  /** Steps through the solution. */
  | { readonly kind: "step"; readonly by: number }
  | { readonly kind: "again" };

/** Begins an attempt; `undefined` if the puzzle is invalid. */
export function begin(rules: Parameters<typeof gamesOf>[0], puzzle: Puzzle): Attempt | undefined {
  const games = gamesOf(rules, puzzle);
  return games && { puzzle, games, at: 0, state: "solving", failed: false, hints: 0 };
}

export function gameOf({ games, at }: Pick<Attempt, "games" | "at">): Game {
  const game = games[at];
  if (game === undefined) throw new Error(`This puzzle has no position ${at}.`);
  return game;
}

/** Returns the move to find. */
export const expected = ({ puzzle, at }: Pick<Attempt, "puzzle" | "at">): string | undefined =>
  puzzle.moves[at];

/** Returns whether a move is right. The last mill may shoot any cow. */
export function isRight(attempt: Attempt, notation: string): boolean {
  const right = expected(attempt);
  const isLast = attempt.at === attempt.puzzle.moves.length - 1;
  return notation === right || (isLast && notation.split("x")[0] === right?.split("x")[0]);
}

type Games = Pick<Attempt, "games">;

/** Returns whether the winner is to move in the game at an index. In mancala a side can move again. */
const isOwn = ({ games }: Games, at: number): boolean => games[at]?.turn === games[0]?.turn;

/** Returns how many of the winner's moves have been played. */
export const found = ({ games, at }: Games & Pick<Attempt, "at">): number =>
  games.slice(0, at).filter((_, i) => isOwn({ games }, i)).length;

/** Returns how many moves the winner makes. */
export const movesOf = ({ games }: Games): number => found({ games, at: games.length - 1 });

export function advance(attempt: Attempt, action: Action): Attempt {
  const { puzzle, games, at, state, hints } = attempt;
  const last = games.length - 1;
  switch (action.kind) {
    case "again":
      return { puzzle, games, at: 0, state: "solving", failed: true, hints: 0 };
    case "step":
      return state === "solving" ? attempt : { ...attempt, at: Math.min(last, Math.max(0, at + action.by)) };
  }
  if (state !== "solving") return attempt;
  switch (action.kind) {
    case "hint":
      // A player who was shown the move did not find it.
      return {
        ...attempt,
        hints: hints === 0 ? 1 : 2,
        failed: attempt.failed || hints > 0,
        wrong: undefined,
      };
    case "solution":
      return { ...attempt, state: "shown", failed: true, wrong: undefined };
    case "move": {
      if (!isRight(attempt, action.notation)) return { ...attempt, failed: true, wrong: action.notation };
      const played = games.with(at + 1, action.game);
      const rest = { ...attempt, games: played, wrong: undefined, hints: 0 as const };
      // The defender replies immediately.
      const next = played.findIndex((_, i) => i > at && i < last && isOwn({ games }, i));
      if (next >= 0) return { ...rest, at: next };
      const moves = [...puzzle.moves.slice(0, -1), action.notation];
      return { ...rest, puzzle: { ...puzzle, moves }, at: last, state: "solved" };
    }
  }
}

/** Positions to search: puzzles have few seeds, so proofs take a few hundred. */
const NODES = 100_000;

/** Returns the lead in seeds at the end after a move, for the side that made it; `undefined` if it is not proved. */
export async function leadAfter(
  game: MancalaGame,
  move: string,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const after = applyMove(game, move);
  const { turn, stores } = after;
  const south = outcome(after) ? stores.south - stores.north : await provedLead(after, signal);
  if (south === undefined) return undefined;
  return game.turn === "south" ? south : -south;

  async function provedLead(game: MancalaGame, signal?: AbortSignal): Promise<number | undefined> {
    const { chooseMove } = await import("morabaraba/mancala/bots");
    const { score, exact } = await chooseMove(game, { nodes: NODES, signal });
    const lead = leadOf(score);
    return exact ? (turn === "south" ? lead : -lead) : undefined;
  }
}

export function useLead(game: MancalaGame, move: string): number | undefined {
  const [answer, setAnswer] = useState<{
    readonly game: MancalaGame;
    readonly move: string;
    readonly lead?: number | undefined;
  }>();
  useEffect(() => {
    const search = new AbortController();
    const { signal } = search;
    leadAfter(game, move, signal)
      .then((lead) => setAnswer({ game, move, lead }))
      .catch(() => {});
    return () => search.abort();
  }, [game, move]);
  return answer?.game === game && answer.move === move ? answer.lead : undefined;
}
