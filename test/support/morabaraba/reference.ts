/**
 * The rules a second time: slow, plain, and sharing nothing with `src` but types. Written from the rule texts as the
 * guide on variants reads them, one function a rule, so that a difference between the two can be settled by reading.
 * Works on the same `Game`, and has the built-in variants once more, copied from the sources by hand.
 */
import type {
  Board,
  Game,
  IllegalMoveCode,
  Move,
  MoveLike,
  Outcome,
  Player,
  Point,
  Step,
  StoredVariant,
  Variant,
  VariantName,
} from "morabaraba";

type Line = readonly [Point, Point, Point];
/** Who stands where; a point without a cow is absent. */
type Cows = ReadonlyMap<Point, Player>;

/* The boards and the variants, from the tables of the rule texts. */

const words = (text: string): string[] => text.split(" ");
const groups = <Group>(text: string): Group[] => text.split(" | ").map(words) as Group[];

const points24 = words("a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4");
const squares =
  "a7 d7 g7 | g7 g4 g1 | g1 d1 a1 | a1 a4 a7 | b6 d6 f6 | f6 f4 f2 | f2 d2 b2 | b2 b4 b6 | c5 d5 e5 | e5 e4 e3 | e3 d3 c3 | c3 c4 c5";
const crossings = "d7 d6 d5 | g4 f4 e4 | d1 d2 d3 | a4 b4 c4";
const diagonals = "a7 b6 c5 | g7 f6 e5 | g1 f2 e3 | a1 b2 c3";
const throughCentre = "d6 d5 d4 | d5 d4 d3 | d4 d3 d2 | b4 c4 d4 | c4 d4 e4 | d4 e4 f4";

const withDiagonals: Board = {
  points: points24,
  rings: [8, 8, 8],
  lines: groups<Line>(`${squares} | ${crossings} | ${diagonals}`),
  links: [],
};
const withoutDiagonals: Board = {
  points: points24,
  rings: [8, 8, 8],
  lines: groups<Line>(`${squares} | ${crossings}`),
  links: [],
};
const withCentre: Board = {
  points: [...points24, "d4"],
  rings: [8, 8, 8, 1],
  lines: groups<Line>(`${squares} | ${crossings} | ${throughCentre}`),
  links: groups<[Point, Point]>("a7 b6 | g7 f6 | g1 f2 | a1 b2"),
};

const morabaraba: Omit<Variant, "name" | "board"> = {
  cows: 12,
  firstPlayer: "light",
  flyAt: 3,
  loseBelow: 3,
  shot: "required",
  millCows: "last-resort",
  repeatMill: "allowed",
  moveWhilePlacing: false,
  blocked: "loses",
  fullBoard: "draws",
  tenMoves: { plies: 10, cows: 3, who: "either" },
  repetition: null,
  noShots: null,
};

export const builtIns: { readonly [Name in VariantName]: Variant } = {
  standard: { ...morabaraba, name: "standard", board: withDiagonals },
  mssa: { ...morabaraba, name: "mssa", board: withDiagonals, firstPlayer: "dark", repeatMill: "same-cow" },
  sesotho: { ...morabaraba, name: "sesotho", board: withoutDiagonals },
  sesotho25: { ...morabaraba, name: "sesotho25", board: withCentre },
  elevenMens: { ...morabaraba, name: "elevenMens", board: withDiagonals, cows: 11 },
  nineMens: { ...morabaraba, name: "nineMens", board: withoutDiagonals, cows: 9, tenMoves: null },
};

/** The rules of a variant in any form. */
export function dataOf(source: StoredVariant): Variant {
  if (typeof source === "string") return builtIns[source];
  if (!("base" in source)) return source;
  const { base, ...changes } = source;
  return { ...builtIns[base], ...changes };
}

export const rulesOf = (game: Game): Variant => dataOf(game.variant);

/* The board. */

const other = (player: Player): Player => (player === "light" ? "dark" : "light");

function neighbours(board: Board, a: Point, b: Point): boolean {
  const pairs = [
    ...board.lines.flatMap(([p, q, r]) => [
      [p, q],
      [q, r],
    ]),
    ...board.links,
  ];
  return pairs.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
}

/** What follows from a board, worked out once because it is asked millions of times. */
interface Derived {
  readonly near: ReadonlyMap<Point, readonly Point[]>;
  readonly lines: ReadonlyMap<Point, readonly Line[]>;
}

const derived = new WeakMap<Board, Derived>();

function derive(board: Board): Derived {
  const known = derived.get(board);
  if (known !== undefined) return known;
  const { points } = board;
  const made: Derived = {
    near: new Map(points.map((a) => [a, points.filter((b) => neighbours(board, a, b))])),
    lines: new Map(points.map((point) => [point, board.lines.filter((line) => line.includes(point))])),
  };
  derived.set(board, made);
  return made;
}

const neighboursOf = (board: Board, point: Point): readonly Point[] => derive(board).near.get(point)!;
const linesOf = (board: Board, point: Point): readonly Line[] => derive(board).lines.get(point)!;

function cowsOf(game: Game): Cows {
  const cows = new Map<Point, Player>();
  rulesOf(game).board.points.forEach((point, i) => {
    if (game.board[i] === "L") cows.set(point, "light");
    if (game.board[i] === "D") cows.set(point, "dark");
  });
  return cows;
}

const standing = (cows: Cows, player: Player): Point[] =>
  [...cows.keys()].filter((point) => cows.get(point) === player);

/** The mills of that side through the point. */
const millsThrough = (board: Board, cows: Cows, player: Player, point: Point): Line[] =>
  linesOf(board, point).filter((line) => line.every((p) => cows.get(p) === player));

/* A turn, first without its shot. */

function mayFly(game: Game, player: Player): boolean {
  const { flyAt } = rulesOf(game);
  return flyAt !== null && game.hands[player] === 0 && standing(cowsOf(game), player).length <= flyAt;
}

const mayPlace = (game: Game): boolean => game.hands[game.turn] > 0;

const mayStep = (game: Game): boolean => game.hands[game.turn] === 0 || rulesOf(game).moveWhilePlacing;

/** The mills that the side to move makes by going from one point (or from its hand) to another. */
const millsMade = (game: Game, cows: Cows, from: Point | undefined, to: Point): Line[] =>
  linesOf(rulesOf(game).board, to).filter((line) =>
    line.every((point) => point === to || (point !== from && cows.get(point) === game.turn)),
  );

/** The repeat-mill rule. `made` are the mills that the turn makes. */
function isBarred(game: Game, from: Point | undefined, to: Point, made: readonly Line[]): boolean {
  const bar = game.barred[game.turn];
  if (bar === null || made.length === 0) return false;
  switch (rulesOf(game).repeatMill) {
    case "allowed":
      return false;
    case "same-cow":
      return from === bar.from && to === bar.to;
    case "same-mill":
      return to === bar.to && made.some((line) => !line.includes(bar.from));
  }
}

/** The cows that the side to move may shoot, once it has made a mill. */
function targets(game: Game, cows: Cows): Point[] {
  const { board, millCows } = rulesOf(game);
  const enemy = other(game.turn);
  const all = standing(cows, enemy);
  const outside = all.filter((point) => millsThrough(board, cows, enemy, point).length === 0);
  if (millCows === "always") return all;
  if (millCows === "never") return outside;
  return outside.length > 0 ? outside : all;
}

/* The legal moves, in their order: placements, then steps; by from, to and shot, without a shot first. */

function* moves(game: Game): Generator<Move> {
  const cows = cowsOf(game);
  const { points } = rulesOf(game).board;
  const empty = points.filter((point) => !cows.has(point));
  if (mayPlace(game)) {
    for (const to of empty) yield* withShots(game, cows, { kind: "place", to });
  }
  if (mayStep(game)) {
    const kind = mayFly(game, game.turn) ? "fly" : "move";
    for (const from of standing(cows, game.turn)) {
      const near = neighboursOf(rulesOf(game).board, from);
      const reachable = kind === "fly" ? empty : empty.filter((to) => near.includes(to));
      for (const to of reachable) yield* withShots(game, cows, { kind, from, to });
    }
  }
}

function* withShots(game: Game, cows: Cows, move: Move): Generator<Move> {
  const from = move.kind === "place" ? undefined : move.from;
  const made = millsMade(game, cows, from, move.to);
  if (isBarred(game, from, move.to, made)) return;
  const shots = made.length > 0 ? targets(game, cows) : [];
  if (shots.length === 0 || rulesOf(game).shot === "optional") yield move;
  for (const shot of shots) yield { ...move, shot };
}

export function legalMoves(game: Game): Move[] {
  return outcome(game) === undefined ? [...moves(game)] : [];
}

/* Why a move is refused, tested in the order that the contract fixes. */

export function whyIllegal(game: Game, move: MoveLike): IllegalMoveCode | undefined {
  if (outcome(game) !== undefined) return "game-over";
  const { from, to, shot } = move;
  const { board, shot: shooting } = rulesOf(game);
  const me = game.turn;
  const cows = cowsOf(game);
  for (const point of [from, to, shot]) {
    if (point !== undefined && !board.points.includes(point)) return "unknown-point";
  }
  if (from !== undefined && !mayStep(game)) return "cow-in-hand";
  if (from === undefined && !mayPlace(game)) return "no-cow-in-hand";
  if (from !== undefined && cows.get(from) !== me) return "not-your-cow";
  if (cows.has(to)) return "occupied";
  if (from !== undefined && !mayFly(game, me) && !neighboursOf(board, from).includes(to))
    return "not-adjacent";
  const made = millsMade(game, cows, from, to);
  if (isBarred(game, from, to, made)) return "mill-barred";
  const allowed = made.length > 0 ? targets(game, cows) : [];
  if (shot === undefined) return shooting === "required" && allowed.length > 0 ? "shot-missing" : undefined;
  if (made.length === 0) return "shot-without-mill";
  if (cows.get(shot) !== other(me)) return "not-a-target";
  return allowed.includes(shot) ? undefined : "target-in-mill";
}

/* Playing a move. */

/** Counts of plies are kept up to here. */
const counted = (plies: number): number => Math.min(plies, 9999);

/** The game after a move that is taken to be legal. */
export function applyMove(game: Game, { from, to, shot }: MoveLike): Game {
  const variant = rulesOf(game);
  const me = game.turn;
  const before = cowsOf(game);
  const after = new Map(before).set(to, me);
  if (from !== undefined) after.delete(from);

  let bar: Step | null = null;
  if (from !== undefined && variant.repeatMill !== "allowed") {
    const left = millsThrough(variant.board, before, me, from);
    const made = millsThrough(variant.board, after, me, to);
    if (left.length > 0 && made.length > 0) bar = { from: to, to: from };
  }
  if (shot !== undefined) after.delete(shot);

  const hands = { ...game.hands };
  if (from === undefined) hands[me] -= 1;
  const quietTurn = from !== undefined && shot === undefined;
  const next: Game = {
    variant: game.variant,
    board: variant.board.points
      .map((point) => ({ light: "L", dark: "D", none: "." })[after.get(point) ?? "none"])
      .join(""),
    turn: other(me),
    hands,
    barred: { ...game.barred, [me]: bar },
    quiet: quietTurn ? counted(game.quiet + 1) : 0,
    ply: counted(game.ply + 1),
  };
  if (variant.repetition === null) return next;
  return { ...next, seen: [...(quietTurn ? game.seen! : []), repeatable(next)] };
}

/** What must be the same for a position to be a repetition: the position string without its two counts. */
export function repeatable(game: Game): string {
  const { rings } = rulesOf(game).board;
  let start = 0;
  const rows = rings.map((size) => {
    const ring = game.board.slice(start, start + size);
    start += size;
    return ring.replace(/\.+/g, (run) => String(run.length));
  });
  const bars = (["light", "dark"] as const).flatMap((player) => {
    const bar = game.barred[player];
    return bar === null ? [] : [`${player[0]}:${bar.from}-${bar.to}`];
  });
  const hands = `${game.hands.light},${game.hands.dark}`;
  return [rows.join("/"), game.turn[0], hands, bars.length > 0 ? bars.join(",") : "-"].join(" ");
}

/* The beginning and the end. */

export function createGame(name: StoredVariant): Game {
  const variant = dataOf(name);
  const game: Game = {
    variant: name,
    board: ".".repeat(variant.board.points.length),
    turn: variant.firstPlayer,
    hands: { light: variant.cows, dark: variant.cows },
    barred: { light: null, dark: null },
    quiet: 0,
    ply: 0,
  };
  return variant.repetition === null ? game : { ...game, seen: [repeatable(game)] };
}

export function outcome(game: Game): Outcome | undefined {
  if (game.verdict !== undefined) return game.verdict;
  const variant = rulesOf(game);
  const { turn, hands, quiet } = game;
  const cows = cowsOf(game);
  const owned = (player: Player): number => standing(cows, player).length + hands[player];

  for (const player of ["light", "dark"] as const) {
    if (owned(player) < variant.loseBelow) return { winner: other(player), reason: "few-cows" };
  }
  if (cows.size === variant.board.points.length) {
    const winner = variant.fullBoard === "draws" ? null : other(variant.firstPlayer);
    return { winner, reason: "full-board" };
  }
  if (moves(game).next().done) {
    return { winner: variant.blocked === "draws" ? null : other(turn), reason: "no-moves" };
  }
  if (variant.tenMoves !== null) {
    const { plies, cows: few, who } = variant.tenMoves;
    const light = owned("light") <= few;
    const dark = owned("dark") <= few;
    if (quiet >= plies && (who === "both" ? light && dark : light || dark))
      return { winner: null, reason: "ten-moves" };
  }
  if (variant.repetition !== null) {
    const now = repeatable(game);
    if (game.seen!.filter((then) => then === now).length >= variant.repetition) {
      return { winner: null, reason: "repetition" };
    }
  }
  if (variant.noShots !== null && quiet >= variant.noShots) return { winner: null, reason: "no-shots" };
  return undefined;
}

/* Counting, to check this implementation against published counts. */

/** The number of sequences of `depth` turns. */
export function perft(game: Game, depth: number): number {
  if (depth === 0) return 1;
  const all = legalMoves(game);
  return depth === 1
    ? all.length
    : all.reduce((sum, move) => sum + perft(applyMove(game, move), depth - 1), 0);
}
