/** Small games solved with the reference: the winner and the plies to the end. Endless play is a draw. */
import type { Game, Move, Player, StoredVariant } from "morabaraba";
import { applyMove, createGame, dataOf, legalMoves, outcome, repeatable } from "./reference.ts";

interface Node {
  readonly turn: Player;
  /** The winner; null for a draw, undefined while the game goes on. */
  readonly winner: Player | null | undefined;
  readonly next: readonly string[];
}

export interface Solved {
  readonly positions: number;
  readonly winner: Player | null;
  /** Plies to the end with best play; 0 for a draw. */
  readonly plies: number;
  /** First moves by their results, for the side that makes them. */
  readonly moves: Readonly<Record<"win" | "draw" | "loss", readonly Move[]>>;
}

/** Solves a game from its beginning, without draws by repetition or quiet plies. */
export function solveGame(source: StoredVariant): Solved {
  const variant = {
    ...dataOf(source),
    name: "solved",
    tenMoves: null,
    repetition: null,
    drawAfterQuietPlies: null,
  };
  const start = createGame(variant);
  const nodes = new Map<string, Node>();
  const open: Game[] = [start];
  for (let game = open.pop(); game !== undefined; game = open.pop()) {
    const key = repeatable(game);
    if (nodes.has(key)) continue;
    const after = legalMoves(game).map((move) => applyMove(game as Game, move));
    const next = after.map(repeatable);
    nodes.set(key, { turn: game.turn, winner: outcome(game)?.winner, next });
    open.push(...after.filter((_, i) => !nodes.has(next[i] as string)));
  }
  const won = winsOf(nodes);
  const root = won.get(repeatable(start));
  const moves: Record<"win" | "draw" | "loss", Move[]> = { win: [], draw: [], loss: [] };
  for (const move of legalMoves(start)) {
    const winner = won.get(repeatable(applyMove(start, move)))?.winner;
    moves[winner === undefined ? "draw" : winner === start.turn ? "win" : "loss"].push(move);
  }
  return { positions: nodes.size, winner: root?.winner ?? null, plies: root?.plies ?? 0, moves };
}

/** The positions that one side wins, with the plies; repeats passes over all until nothing is new. */
function winsOf(nodes: ReadonlyMap<string, Node>): Map<string, { winner: Player; plies: number }> {
  const won = new Map<string, { winner: Player; plies: number }>();
  for (const [key, { winner }] of nodes) if (winner) won.set(key, { winner, plies: 0 });
  for (let plies = 1, found = 1; found > 0; plies++) {
    const fresh: [string, { winner: Player; plies: number }][] = [];
    for (const [key, { turn, winner, next }] of nodes) {
      if (won.has(key) || winner !== undefined) continue;
      const results = next.map((each) => won.get(each)?.winner);
      const other = turn === "light" ? "dark" : "light";
      if (results.includes(turn)) fresh.push([key, { winner: turn, plies }]);
      else if (results.every((result) => result === other)) fresh.push([key, { winner: other, plies }]);
    }
    for (const [key, result] of fresh) won.set(key, result);
    found = fresh.length;
  }
  return won;
}
