/**
 * Whole classes of small endgames solved with only the public functions: every position that the rules
 * distinguish, with its bars and quiet plies, round by round from the ends. Slow and simple.
 */
import { applyMove, createGame, type Game, legalMoves, type Move, outcome, type Variant } from "morabaraba";

/** The result of a position. */
export interface Known {
  readonly game: Game;
  readonly moves: readonly Move[];
  /** The numbers of the positions after the moves. */
  readonly after: readonly number[];
  /** For the side to move. */
  result: "won" | "drawn" | "lost";
  plies: number | null;
}

/** All boards with these numbers of cows. */
function* boards(points: number, light: number, dark: number, board = ""): Generator<string> {
  if (board.length === points) {
    yield board;
    return;
  }
  const left = points - board.length;
  if (left > light + dark) yield* boards(points, light, dark, `${board}.`);
  if (light > 0) yield* boards(points, light - 1, dark, `${board}L`);
  if (dark > 0) yield* boards(points, light, dark - 1, `${board}D`);
}

/** The number of quiet plies from which on a position never changes. */
function quietCap({ tenMoves, drawAfterQuietPlies }: Variant): number {
  return Math.max(tenMoves?.plies ?? 0, drawAfterQuietPlies ?? 0);
}

/**
 * All positions with `least` to `most` cows of each side, with any number of quiet plies, and those that
 * follow.
 */
export function solveByVerbs(variant: Variant, least: number, most: number): Known[] {
  const cap = quietCap(variant);
  const known: Known[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (game: Game): number => {
    const quiet = Math.min(game.quiet, cap);
    const key = JSON.stringify([game.board, game.turn, game.barred, quiet]);
    const number = numbers.get(key) ?? known.length;
    if (number === known.length) {
      numbers.set(key, number);
      known.push({ game: { ...game, quiet, ply: 50 }, moves: [], after: [], result: "drawn", plies: null });
    }
    return number;
  };
  const start = { ...createGame(variant), hands: { light: 0, dark: 0 } };
  for (let light = least; light <= most; light++)
    for (let dark = least; dark <= most; dark++)
      for (const board of boards(variant.board.points.length, light, dark))
        for (let quiet = 0; quiet <= cap; quiet++) numberOf({ ...start, board, quiet });
  for (let i = 0; i < known.length; i++) {
    const entry = known[i] as Known;
    const end = outcome(entry.game);
    if (end === undefined) {
      const moves = legalMoves(entry.game);
      const after = moves.map((move) => numberOf(applyMove(entry.game, move)));
      Object.assign(entry, { moves, after });
    } else if (end.winner !== null) {
      Object.assign(entry, { result: end.winner === entry.game.turn ? "won" : "lost", plies: 0 });
    }
  }
  const undecided = new Set(known.filter(({ after }) => after.length > 0));
  for (let plies = 1, idle = 0; undecided.size > 0 && idle < 3; plies++) {
    const found: [Known, "won" | "lost"][] = [];
    for (const entry of undecided) {
      const next = entry.after.map((number) => known[number] as Known);
      if (next.some(({ result, plies: count }) => result === "lost" && count === plies - 1))
        found.push([entry, "won"]);
      else if (next.every(({ result }) => result === "won")) found.push([entry, "lost"]);
    }
    for (const [entry, result] of found) {
      Object.assign(entry, { result, plies });
      undecided.delete(entry);
    }
    idle = found.length > 0 ? 0 : idle + 1;
  }
  return known;
}

/** The best moves of a position. */
export function bestMoves(known: readonly Known[], { moves, after, result, plies }: Known): readonly Move[] {
  return moves.filter((_, i) => {
    const next = known[after[i] as number] as Known;
    if (result === "drawn") return next.result === "drawn";
    return next.result === (result === "won" ? "lost" : "won") && next.plies === (plies as number) - 1;
  });
}
