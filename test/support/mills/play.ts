/**
 * Random games and positions, the same for the same seed, and moves to try at them. Shares no code with
 * `src`.
 */
import type { Board, Game, Move, MoveLike, Player, Point, Step, StoredVariant } from "morabaraba";
import { pick, type Random } from "../random.ts";
import { applyMove, begun, createGame, dataOf, legalMoves, repeatable, rulesOf } from "./reference.ts";

/** A random move that prefers mills and steps out of and into mills, so that rare rules apply. */
export function someMove(moves: readonly Move[], random: Random): Move {
  const shooting = moves.filter(({ shots }) => shots !== undefined);
  if (shooting.length > 0 && random(3) === 0) return pick(shooting, random);
  const peaceful = moves.filter(({ shots }) => shots === undefined);
  if (peaceful.length > 0 && random(2) === 0) return pick(peaceful, random);
  return pick(moves, random);
}

/** Every state of a random game, from the first one on, up to a number of plies. */
export function* playedGame(source: StoredVariant, random: Random, plies: number): Generator<Game> {
  let game = createGame(source);
  yield game;
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(game);
    if (moves.length === 0) return;
    game = applyMove(game, someMove(moves, random));
    yield game;
  }
}

/** A position that may be unreachable: any cows, hands and bars. What is due in it has begun. */
export function madePosition(source: StoredVariant, random: Random): Game {
  const { board, cows, repeatMill, repetition, loseBelow, shotWhilePlacing, fullBoard, startsMoving } =
    dataOf(source);
  const free = [...board.points];
  const standing = new Map<Point, Player>();
  const hands = { light: 0, dark: 0 };
  const take = (): Point => free.splice(random(free.length), 1)[0] as Point;
  const isFull = fullBoard.startsWith("each") && 2 * cows === board.points.length && random(3) === 0;
  for (const player of isFull ? [] : (["light", "dark"] as const)) {
    const least = player === "light" ? Math.max(loseBelow, random(cows + 1)) : random(cows + 1);
    const onBoard = random(3) === 0 ? random(least + 1) : least;
    for (let i = 0; i < onBoard; i++) standing.set(take(), player);
    hands[player] = least - onBoard;
  }
  if (isFull) for (let i = 0; i < 2 * cows; i++) standing.set(take(), i < cows ? "light" : "dark");
  const isRemoved = isFull && random(2) === 0;
  if (isRemoved) {
    const taken = pick(board.points, random);
    standing.delete(taken);
    free.push(taken);
  }
  const bar = (player: Player): Step | null => {
    const from = board.points.filter((point) => standing.get(point) === player);
    const bars = repeatMill === "same-cow" || repeatMill === "same-mill";
    if (!bars || from.length === 0 || free.length === 0 || random(2) === 0) return null;
    return { from: pick(from, random), to: pick(free, random) };
  };
  const isPlacing = hands.light + hands.dark > 0;
  const dead = shotWhilePlacing === "marks" && isPlacing ? free.slice(0, random(4)) : [];
  const used = (): Board["lines"] => board.lines.filter(() => random(3) === 0);
  const lines = repeatMill === "once" ? { light: used(), dark: used() } : undefined;
  const players = ["light", "dark"] as const;
  const game: Game = {
    variant: source,
    board: board.points
      .map((point) =>
        dead.includes(point) ? "x" : { light: "L", dark: "D", none: "." }[standing.get(point) ?? "none"],
      )
      .join(""),
    turn: random(2) === 0 ? "light" : "dark",
    hands,
    barred: { light: bar("light"), dark: bar("dark") },
    quiet: random(2) * random(20),
    ply: random(10000),
    ...(lines && lines.light.length + lines.dark.length > 0 && { usedLines: lines }),
    ...(startsMoving === "first-mill" &&
      isPlacing &&
      random(2) === 0 && { firstMill: pick(players, random) }),
    ...(isRemoved && { removals: 1 as const }),
  };
  const now = begun(game);
  return repetition === null ? now : { ...now, seenPositions: [repeatable(now)] };
}

/** Up to this many points every combination of from, to and shot is tried. */
const FEW = 9;

/** Every combination on a small board; on a large one some hundreds of them. */
export function attempts(game: Game, random: Random): readonly MoveLike[] {
  const { points } = rulesOf(game).board;
  const orNone = [undefined, ...points];
  if (points.length <= FEW)
    return orNone.flatMap((from) => points.flatMap((to) => orNone.map((shot) => tried(from, to, shot))));
  return Array.from({ length: 300 }, () =>
    tried(pick(orNone, random), pick(points, random), pick(orNone, random)),
  );
}

function tried(from: Point | undefined, to: Point, shot: Point | undefined): MoveLike {
  return { ...(from && { from }), to, ...(shot && { shots: [shot] }) };
}
