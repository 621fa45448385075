/** What a wrong move of a mancala puzzle is worth. The bots load on demand. */
import { applyMove, type Game, outcome } from "morabaraba/mancala";
import { useEffect, useState } from "react";
import { leadOf } from "../family/mancalaWords.ts";

/** Positions to search: puzzles have few seeds, so proofs take a few hundred. */
const NODES = 100_000;

/** Returns the lead in seeds at the end after a move, for the side that made it; `undefined` if it is not proved. */
export async function leadAfter(game: Game, move: string, signal?: AbortSignal): Promise<number | undefined> {
  const after = applyMove(game, move);
  const { turn, stores } = after;
  const south = outcome(after) ? stores.south - stores.north : await provedLead(after, signal);
  if (south === undefined) return undefined;
  return game.turn === "south" ? south : -south;

  async function provedLead(game: Game, signal?: AbortSignal): Promise<number | undefined> {
    const { chooseMove } = await import("morabaraba/mancala/bots");
    const { score, exact } = await chooseMove(game, { nodes: NODES, signal });
    const lead = leadOf(score);
    return exact ? (turn === "south" ? lead : -lead) : undefined;
  }
}

export function useLead(game: Game, move: string): number | undefined {
  const [answer, setAnswer] = useState<{
    readonly game: Game;
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
