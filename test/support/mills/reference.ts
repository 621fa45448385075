/**
 * A second implementation of the rules: slow and plain, sharing only types with `src`. It follows the rule
 * texts as the guide on variants reads them, one function per rule, so that reading settles which of the two
 * is right. Works on the same `Game`, and has its own copies of the built-in variants, made from the sources
 * by hand.
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
/** The cows by point; empty points are absent. */
type Cows = ReadonlyMap<Point, Player>;

/* The boards and the variants, from the tables of the rule texts. */

const words = (text: string): string[] => text.split(" ");
const groups = <Group>(text: string): Group[] => text.split(" | ").map(words) as Group[];

const points24 = words("a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4");
const squares =
  "a7 d7 g7 | g7 g4 g1 | g1 d1 a1 | a1 a4 a7 | b6 d6 f6 | f6 f4 f2 | f2 d2 b2 | b2 b4 b6 | c5 d5 e5 | e5 e4 e3 | e3 d3 c3 | c3 c4 c5";
const crossings = "d7 d6 d5 | g4 f4 e4 | d1 d2 d3 | a4 b4 c4";
const diagonals = "a7 b6 c5 | g7 f6 e5 | g1 f2 e3 | a1 b2 c3";
const throughCenter = "d6 d5 d4 | d5 d4 d3 | d4 d3 d2 | b4 c4 d4 | c4 d4 e4 | d4 e4 f4";

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
const withCenter: Board = {
  points: [...points24, "d4"],
  rings: [8, 8, 8, 1],
  lines: groups<Line>(`${squares} | ${crossings} | ${throughCenter}`),
  links: groups<[Point, Point]>("a7 b6 | g7 f6 | g1 f2 | a1 b2"),
};

const morabaraba: Omit<Variant, "name" | "board"> = {
  cows: 12,
  firstPlayer: "light",
  flyAt: 3,
  loseBelow: 3,
  shooting: "required",
  targetsInMills: "last-resort",
  repeatMill: "allowed",
  moveWhilePlacing: false,
  blocked: "loses",
  fullBoard: "draws",
  tenMoves: { plies: 10, cows: 3, who: "either" },
  repetition: null,
  drawAfterQuietPlies: null,
  millEffect: "shoots",
  shotsPerMove: "one",
  shotWhilePlacing: "removes",
  startsMoving: "next",
  noPlacing: null,
  setup: null,
};

/* The family's other games: their changes to nine men's morris, and their boards. */

const nineMens: Omit<Variant, "name"> = {
  ...morabaraba,
  board: withoutDiagonals,
  cows: 9,
  tenMoves: null,
};
const twelveMens: Omit<Variant, "name"> = { ...nineMens, board: withDiagonals, cows: 12 };

const points9 = words("a3 b3 c3 c2 c1 b1 a1 a2 b2");
const rows9 = "a3 b3 c3 | a2 b2 c2 | a1 b1 c1 | a3 a2 a1 | b3 b2 b1 | c3 c2 c1";
const square: Board = { points: points9, rings: [8, 1], lines: groups<Line>(rows9), links: [] };
const crossed: Board = { ...square, lines: groups<Line>(`${rows9} | a3 b2 c1 | c3 b2 a1`) };

/** Three in a row win; cows move to neighbours; the third occurrence of a position draws. */
const threeInARow: Omit<Variant, "name"> = {
  ...nineMens,
  board: crossed,
  cows: 3,
  millEffect: "wins",
  flyAt: null,
  repetition: 3,
};

const twoSquares: Board = {
  points: words("a5 c5 e5 e3 e1 c1 a1 a3 b4 c4 d4 d3 d2 c2 b2 b3"),
  rings: [8, 8],
  lines: groups<Line>(
    "a5 c5 e5 | e5 e3 e1 | e1 c1 a1 | a1 a3 a5 | b4 c4 d4 | d4 d3 d2 | d2 c2 b2 | b2 b3 b4",
  ),
  links: groups<[Point, Point]>("c5 c4 | e3 d3 | c1 c2 | a3 b3"),
};
const octagon: Board = {
  points: points9,
  rings: [8, 1],
  lines: groups<Line>("a3 b2 c1 | b3 b2 b1 | c3 b2 a1 | a2 b2 c2"),
  links: groups<[Point, Point]>("a3 b3 | b3 c3 | c3 c2 | c2 c1 | c1 b1 | b1 a1 | a1 a2 | a2 a3"),
  at: {
    b3: [3, 6],
    c3: [5, 5],
    c2: [6, 3],
    c1: [5, 1],
    b1: [3, 0],
    a1: [1, 1],
    a2: [0, 3],
    a3: [1, 5],
    b2: [3, 3],
  },
};
const triangle: Board = {
  points: words("c3 d2 e1 c1 a1 b2 c2"),
  rings: [6, 1],
  lines: groups<Line>("c3 b2 a1 | c3 c2 c1 | c3 d2 e1 | b2 c2 d2 | a1 c1 e1"),
  links: groups<[Point, Point]>("c3 a1 | c3 c1 | c3 e1 | b2 d2 | a1 e1"),
};

export const builtIns: { readonly [Name in VariantName]: Variant } = {
  standard: { ...morabaraba, name: "standard", board: withDiagonals },
  mssa: { ...morabaraba, name: "mssa", board: withDiagonals, firstPlayer: "dark", repeatMill: "same-cow" },
  sesotho: { ...morabaraba, name: "sesotho", board: withoutDiagonals },
  sesotho25: { ...morabaraba, name: "sesotho25", board: withCenter },
  elevenMens: { ...morabaraba, name: "elevenMens", board: withDiagonals, cows: 11 },
  nineMens: { ...nineMens, name: "nineMens" },
  twelveMens: { ...twelveMens, name: "twelveMens" },
  lasker: { ...nineMens, name: "lasker", cows: 10, moveWhilePlacing: true },
  sixMens: { ...nineMens, name: "sixMens", board: twoSquares, cows: 6, flyAt: null },
  threeMens: { ...threeInARow, name: "threeMens" },
  nineHoles: { ...threeInARow, name: "nineHoles", board: square, flyAt: 3 },
  achi: { ...threeInARow, name: "achi", cows: 4, blocked: "passes" },
  picaria: {
    ...threeInARow,
    name: "picaria",
    board: { ...crossed, links: groups<[Point, Point]>("a2 b3 | b3 c2 | c2 b1 | b1 a2") },
    noPlacing: { points: ["b2"], turns: "all" },
  },
  shisima: {
    ...threeInARow,
    name: "shisima",
    board: octagon,
    setup: { light: words("a1 b1 c1"), dark: words("a3 b3 c3") },
  },
  tsoroYematatu: { ...threeInARow, name: "tsoroYematatu", board: triangle },
  umlabalaba: {
    ...twelveMens,
    name: "umlabalaba",
    firstPlayer: "dark",
    fullBoard: "each-gives",
    blocked: "passes",
  },
  shax: {
    ...nineMens,
    name: "shax",
    cows: 12,
    shotWhilePlacing: "none",
    startsMoving: "first-mill",
    fullBoard: "each-shoots",
    targetsInMills: "always",
    blocked: "freed",
    flyAt: null,
  },
  daSanQi: {
    ...twelveMens,
    name: "daSanQi",
    shotWhilePlacing: "marks",
    startsMoving: "second-player",
    fullBoard: "first-player-loses",
    targetsInMills: "always",
    shotsPerMove: "each-mill",
    flyAt: null,
  },
  chamGonu: {
    ...twelveMens,
    name: "chamGonu",
    shotWhilePlacing: "marks",
    targetsInMills: "always",
    flyAt: null,
  },
  russianMill: {
    ...nineMens,
    name: "russianMill",
    repeatMill: "once",
    shotsPerMove: "each-mill",
    targetsInMills: "always",
  },
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

function neighbors(board: Board, a: Point, b: Point): boolean {
  const pairs = [
    ...board.lines.flatMap(([p, q, r]) => [
      [p, q],
      [q, r],
    ]),
    ...board.links,
  ];
  return pairs.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
}

/** Facts about a board, computed once because they are needed millions of times. */
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
    near: new Map(points.map((a) => [a, points.filter((b) => neighbors(board, a, b))])),
    lines: new Map(points.map((point) => [point, board.lines.filter((line) => line.includes(point))])),
  };
  derived.set(board, made);
  return made;
}

const neighborsOf = (board: Board, point: Point): readonly Point[] => derive(board).near.get(point)!;
const linesOf = (board: Board, point: Point): readonly Line[] => derive(board).lines.get(point)!;

function cowsOf(game: Game): Cows {
  const cows = new Map<Point, Player>();
  rulesOf(game).board.points.forEach((point, i) => {
    if (game.board[i] === "L") cows.set(point, "light");
    if (game.board[i] === "D") cows.set(point, "dark");
  });
  return cows;
}

const deadOf = (game: Game): Point[] => rulesOf(game).board.points.filter((_, i) => game.board[i] === "x");

const emptyOf = (game: Game): Point[] => rulesOf(game).board.points.filter((_, i) => game.board[i] === ".");

const standing = (cows: Cows, player: Player): Point[] =>
  [...cows.keys()].filter((point) => cows.get(point) === player);

/** The mills of that side through the point. */
const millsThrough = (board: Board, cows: Cows, player: Player, point: Point): Line[] =>
  linesOf(board, point).filter((line) => line.every((p) => cows.get(p) === player));

const anyMill = (game: Game, player: Player): boolean => {
  const cows = cowsOf(game);
  return rulesOf(game).board.lines.some((line) => line.every((point) => cows.get(point) === player));
};

/** Whether either side still places cows. */
const isPlacing = (game: Game): boolean => game.hands.light + game.hands.dark > 0;

/* A turn, first without its shot. */

function mayFly(game: Game, player: Player): boolean {
  const { flyAt } = rulesOf(game);
  return flyAt !== null && game.hands[player] === 0 && standing(cowsOf(game), player).length <= flyAt;
}

const mayPlace = (game: Game): boolean => game.hands[game.turn] > 0;

const mayStep = (game: Game): boolean => game.hands[game.turn] === 0 || rulesOf(game).moveWhilePlacing;

/** Whether a point is closed to a placement: to the first one, to all, or because it would close a mill. */
function isClosed(game: Game, point: Point): boolean {
  const { noPlacing, cows, setup, shotWhilePlacing } = rulesOf(game);
  if (shotWhilePlacing === "illegal" && millsMade(game, cowsOf(game), undefined, point).length > 0)
    return true;
  if (noPlacing === null || !noPlacing.points.includes(point)) return false;
  if (noPlacing.turns === "all") return true;
  return (["light", "dark"] as const).every(
    (player) => game.hands[player] === cows - (setup?.[player].length ?? 0),
  );
}

/** The mills that the side to move makes by going from one point (or from its hand) to another. */
const millsMade = (game: Game, cows: Cows, from: Point | undefined, to: Point): Line[] =>
  linesOf(rulesOf(game).board, to).filter((line) =>
    line.every((point) => point === to || (point !== from && cows.get(point) === game.turn)),
  );

/** Whether the repeat-mill rule forbids a move. `made` are the mills that the turn closes. */
function isBarred(game: Game, from: Point | undefined, to: Point, made: readonly Line[]): boolean {
  const bar = game.barred[game.turn];
  if (bar === null || made.length === 0) return false;
  switch (rulesOf(game).repeatMill) {
    case "same-cow":
      return from === bar.from && to === bar.to;
    case "same-mill":
      return to === bar.to && made.some((line) => !line.includes(bar.from));
    default:
      return false;
  }
}

/** Whether a mill made now may shoot at all. */
function millsShoot(game: Game): boolean {
  const { millEffect: mill, shotWhilePlacing } = rulesOf(game);
  return (
    mill === "shoots" &&
    game.mustFree !== true &&
    (["removes", "marks"].includes(shotWhilePlacing) || !isPlacing(game))
  );
}

const sameLine = (a: Line, b: Line): boolean => a.join() === b.join();

/** The number of cows that these mills shoot, if that many may be shot. */
function shotsDue(game: Game, cows: Cows, made: readonly Line[]): number {
  const { shotsPerMove: shots, loseBelow } = rulesOf(game);
  if (!millsShoot(game)) return 0;
  const used = game.usedLines?.[game.turn] ?? [];
  const fresh = made.filter((line) => !used.some((old) => sameLine(old, line)));
  if (shots === "one") return Math.min(1, fresh.length);
  const enemy = other(game.turn);
  const owned = standing(cows, enemy).length + game.hands[enemy];
  // A beaten side is not shot at: the shot that leaves it too few cows is the last.
  let allowed = 0;
  while (allowed < fresh.length && allowed < 3 && (allowed === 0 || owned - allowed >= loseBelow)) allowed++;
  return allowed;
}

/** The cows of a side that may be shot. */
function targets(game: Game, cows: Cows, enemy: Player): Point[] {
  const { board, targetsInMills } = rulesOf(game);
  const all = standing(cows, enemy);
  const outside = all.filter((point) => millsThrough(board, cows, enemy, point).length === 0);
  if (targetsInMills === "always") return all;
  if (targetsInMills === "never") return outside;
  return outside.length > 0 ? outside : all;
}

/** All ways to shoot up to `due` cows in turn, as sets of points in board order, by joined names. */
function shootings(game: Game, cows: Cows, due: number): Map<string, Point[]> {
  const { board, shooting } = rulesOf(game);
  const order = (points: readonly Point[]): Point[] => board.points.filter((point) => points.includes(point));
  const found = new Map<string, Point[]>();
  const shoot = (left: Cows, done: Point[]): void => {
    const aims = done.length < due ? targets(game, left, other(game.turn)) : [];
    if (aims.length === 0 || shooting === "optional") found.set(order(done).join(), order(done));
    for (const aim of aims) {
      const rest = new Map(left);
      rest.delete(aim);
      shoot(rest, [...done, aim]);
    }
  };
  shoot(cows, []);
  return found;
}

/* The legal moves, in their order: placements, then steps; by from, to and shots, fewer first. */

/** The cow that a side may take off a full board. */
function removables(game: Game): Point[] {
  const cows = cowsOf(game);
  return rulesOf(game).fullBoard === "each-gives"
    ? standing(cows, game.turn)
    : targets(game, cows, other(game.turn));
}

/** Placements and steps, without shots. */
function* steps(game: Game): Generator<Move> {
  const cows = cowsOf(game);
  const empty = emptyOf(game);
  if (mayPlace(game)) {
    for (const to of empty) {
      const barred = isBarred(game, undefined, to, millsMade(game, cows, undefined, to));
      if (!isClosed(game, to) && !barred) yield { kind: "place", to };
    }
  }
  if (mayStep(game)) {
    const kind = mayFly(game, game.turn) ? "fly" : "move";
    for (const from of standing(cows, game.turn)) {
      const near = neighborsOf(rulesOf(game).board, from);
      const reachable = kind === "fly" ? empty : empty.filter((to) => near.includes(to));
      for (const to of reachable) {
        if (!isBarred(game, from, to, millsMade(game, cows, from, to))) yield { kind, from, to };
      }
    }
  }
}

function* moves(game: Game): Generator<Move> {
  if (game.removals !== undefined) {
    const kind = rulesOf(game).fullBoard === "each-gives" ? "give" : "shoot";
    for (const point of removables(game)) yield { kind, to: point, shots: [point] };
    return;
  }
  const all = steps(game);
  if (game.mustFree !== true) {
    for (const step of all) yield* withShots(game, step);
    return;
  }
  const list = [...all];
  const freeing = list.filter((step) => frees(game, step));
  yield* freeing.length > 0 ? freeing : list;
}

/** Whether after this step the other side has a move. */
function frees(game: Game, step: MoveLike): boolean {
  const cows = new Map(cowsOf(game)).set(step.to, game.turn);
  if (step.from !== undefined) cows.delete(step.from);
  const hands = { ...game.hands };
  if (step.from === undefined) hands[game.turn] -= 1;
  const { mustFree: _, ...rest } = game;
  return canMove({ ...rest, hands, turn: other(game.turn), board: drawn(game, cows, deadOf(game)) });
}

const canMove = (game: Game): boolean => !steps(game).next().done;

function* withShots(game: Game, move: Move): Generator<Move> {
  const cows = cowsOf(game);
  const { from, to }: MoveLike = move;
  const due = shotsDue(game, cows, millsMade(game, cows, from, to));
  const { points } = rulesOf(game).board;
  const place = (set: readonly Point[], i: number): number =>
    set[i] === undefined ? -1 : points.indexOf(set[i]);
  const sets = [...shootings(game, cows, due).values()].sort(
    (a, b) => place(a, 0) - place(b, 0) || place(a, 1) - place(b, 1) || place(a, 2) - place(b, 2),
  );
  for (const shots of sets) yield { ...move, ...(shots.length > 0 && { shots }) } as Move;
}

export function legalMoves(game: Game): Move[] {
  return outcome(game) === undefined ? [...moves(game)] : [];
}

/* Why a move is refused; the contract fixes the order of the tests. */

export function whyIllegal(game: Game, move: MoveLike): IllegalMoveCode | undefined {
  if (outcome(game) !== undefined) return "game-over";
  const { from, to, shots = [] } = move;
  const { board, shooting, fullBoard } = rulesOf(game);
  if (shots.length > 3) return "malformed";
  const me = game.turn;
  const cows = cowsOf(game);
  for (const point of [from, to, ...shots]) {
    if (point !== undefined && !board.points.includes(point)) return "unknown-point";
  }
  if (game.removals !== undefined) {
    if (from !== undefined || shots[0] !== to || shots.length > 1) return "removal-due";
    if (fullBoard === "each-gives") return cows.get(to) === me ? undefined : "not-your-cow";
    if (cows.get(to) !== other(me)) return "not-a-target";
    return removables(game).includes(to) ? undefined : "target-in-mill";
  }
  if (from !== undefined && !mayStep(game)) return "cow-in-hand";
  if (from === undefined && !mayPlace(game)) return "no-cow-in-hand";
  if (from !== undefined && cows.get(from) !== me) return "not-your-cow";
  if (!emptyOf(game).includes(to)) return "occupied";
  if (from === undefined && isClosed(game, to)) return "no-placing";
  if (from !== undefined && !mayFly(game, me) && !neighborsOf(board, from).includes(to))
    return "not-adjacent";
  const made = millsMade(game, cows, from, to);
  if (isBarred(game, from, to, made)) return "mill-barred";
  if (game.mustFree && !frees(game, { from, to }) && [...steps(game)].some((step) => frees(game, step)))
    return "must-free";
  if (made.length === 0) return shots.length > 0 ? "shot-without-mill" : undefined;
  const due = shotsDue(game, cows, made);
  if (shots.length > due) return "too-many-shots";
  if (shots.some((point, i) => cows.get(point) !== other(me) || shots.indexOf(point) < i))
    return "not-a-target";
  const inOrder = board.points.filter((point) => shots.includes(point));
  if (shootings(game, cows, due).has(inOrder.join())) return undefined;
  // A set of cows that can be shot in some order, but not all that must be.
  const begun = shootings({ ...game, variant: { ...rulesOf(game), shooting: "optional" } }, cows, due);
  return shooting === "required" && begun.has(inOrder.join()) ? "shot-missing" : "target-in-mill";
}

/* Playing a move. */

/** The highest count of plies. */
const counted = (plies: number): number => Math.min(plies, 9999);

/** The board as a game has it. */
const drawn = (game: Game, cows: Cows, dead: readonly Point[]): string =>
  rulesOf(game)
    .board.points.map((point) =>
      dead.includes(point) ? "x" : { light: "L", dark: "D", none: "." }[cows.get(point) ?? "none"],
    )
    .join("");

/** The game after a legal move. */
export function applyMove(game: Game, { from, to, shots = [] }: MoveLike): Game {
  const variant = rulesOf(game);
  const me = game.turn;
  const before = cowsOf(game);
  const removal = game.removals !== undefined;
  const after = new Map(before);
  const hands = { ...game.hands };
  if (!removal) {
    after.set(to, me);
    if (from === undefined) hands[me] -= 1;
    else after.delete(from);
  }
  const made = removal ? [] : millsMade(game, before, from, to);

  let bar: Step | null = null;
  if (from !== undefined && (variant.repeatMill === "same-cow" || variant.repeatMill === "same-mill")) {
    const left = millsThrough(variant.board, before, me, from);
    if (left.length > 0 && made.length > 0) bar = { from: to, to: from };
  }
  for (const point of shots) after.delete(point);

  const dead = deadOf(game);
  if (variant.shotWhilePlacing === "marks" && isPlacing(game)) dead.push(...shots);
  const placed = isPlacing(game) && hands.light + hands.dark === 0;
  const quietTurn = !removal && from !== undefined && shots.length === 0;

  const { removals: _, mustFree: __, firstMill: first, seenPositions: ___, usedLines: ____, ...kept } = game;
  let next: Game = {
    ...kept,
    ...usedAfter(game, made),
    board: drawn(game, after, placed ? [] : dead),
    turn: other(me),
    hands,
    barred: { ...game.barred, [me]: bar },
    quiet: quietTurn ? counted(game.quiet + 1) : 0,
    ply: counted(game.ply + 1),
  };
  const closedFirst =
    first ?? (variant.startsMoving === "first-mill" && isPlacing(game) && made.length > 0 ? me : undefined);
  if (placed) next = beginMoving(next, closedFirst);
  else if (closedFirst !== undefined) next = { ...next, firstMill: closedFirst };
  if (game.removals === 2) next = { ...next, removals: 1 };
  next = passed(next);
  if (variant.repetition === null) return next;
  return { ...next, seenPositions: [...(quietTurn ? game.seenPositions! : []), repeatable(next)] };
}

/** The lines that each side has used up, if a line shoots once. */
function usedAfter(game: Game, made: readonly Line[]): Pick<Game, "usedLines"> {
  const { repeatMill, board } = rulesOf(game);
  if (repeatMill !== "once") return {};
  const { usedLines: used = { light: [], dark: [] } } = game;
  const mine = [...used[game.turn], ...(millsShoot(game) ? made : [])];
  const now = {
    light: used.light,
    dark: used.dark,
    [game.turn]: board.lines.filter((line) => mine.some((old) => sameLine(old, line))),
  };
  return now.light.length + now.dark.length > 0 ? { usedLines: now } : {};
}

/** The game once all cows are placed, before the other side's turn. */
function beginMoving(game: Game, closedFirst: Player | undefined): Game {
  const { startsMoving, firstPlayer } = rulesOf(game);
  const second = other(firstPlayer);
  const turn = {
    next: game.turn,
    "second-player": second,
    "first-mill": closedFirst ?? second,
  }[startsMoving];
  return withRemovals({ ...game, turn });
}

/** On a full board each side has to remove a cow, unless the game is over. */
function withRemovals(game: Game): Game {
  const takesOff = ["each-shoots", "each-gives"].includes(rulesOf(game).fullBoard);
  return takesOff && emptyOf(game).length === 0 && beaten(game) === undefined
    ? { ...game, removals: 2 }
    : game;
}

/** The game with the removals and passes begun that are due in a position which no move has led to. */
export function begun(game: Game): Game {
  return passed(game.removals === undefined && !isPlacing(game) ? withRemovals(game) : game);
}

/** Passes over sides that cannot remove a cow, or that cannot move if the variant lets them pass. */
function passed(game: Game): Game {
  const { blocked } = rulesOf(game);
  const { removals, ...rest } = game;
  const passes = { ...rest, turn: other(game.turn) };
  if (removals !== undefined) {
    if (removables(game).length > 0) return game;
    return passed(removals === 2 ? { ...passes, removals: 1 } : passes);
  }
  if ((blocked !== "passes" && blocked !== "freed") || beaten(game) !== undefined) return game;
  if (canMove(game) || !canMove(passes)) return game;
  return blocked === "freed" ? { ...passes, mustFree: true } : passes;
}

/** The part of a position that repetition compares: its text without the two counts. */
export function repeatable(game: Game): string {
  const { board, repeatMill, fullBoard, blocked, startsMoving } = rulesOf(game);
  let start = 0;
  const rows = board.rings.map((size) => {
    const ring = game.board.slice(start, start + size);
    start += size;
    return ring.replace(/\.+/g, (run) => String(run.length));
  });
  const bars = (["light", "dark"] as const).flatMap((player) => {
    const bar = game.barred[player];
    const used = game.usedLines?.[player] ?? [];
    if (repeatMill === "once")
      return used.length > 0 ? [`${player[0]}:${used.map((line) => line.join("")).join("+")}`] : [];
    return bar === null ? [] : [`${player[0]}:${bar.from}-${bar.to}`];
  });
  const hands = `${game.hands.light},${game.hands.dark}`;
  const fields = [rows.join("/"), game.turn[0], hands, bars.length > 0 ? bars.join(",") : "-"];
  if (fullBoard.startsWith("each") || blocked === "freed" || startsMoving === "first-mill") {
    const dues = [
      ...(game.firstMill === undefined ? [] : [`first:${game.firstMill[0]}`]),
      ...(game.removals === undefined ? [] : [`removals:${game.removals}`]),
      ...(game.mustFree === undefined ? [] : ["freeing"]),
    ];
    fields.push(dues.length > 0 ? dues.join(",") : "-");
  }
  return fields.join(" ");
}

/* The beginning and the end. */

export function createGame(name: StoredVariant): Game {
  const variant = dataOf(name);
  const { setup, cows, board, firstPlayer } = variant;
  const placed = (player: Player): readonly Point[] => setup?.[player] ?? [];
  const empty: Game = {
    variant: name,
    board: "",
    turn: firstPlayer,
    hands: { light: cows - placed("light").length, dark: cows - placed("dark").length },
    barred: { light: null, dark: null },
    quiet: 0,
    ply: 0,
  };
  const onBoard = new Map<Point, Player>();
  for (const player of ["light", "dark"] as const)
    for (const point of placed(player)) onBoard.set(point, player);
  const inOrder = new Map(
    board.points.flatMap((point) => {
      const player = onBoard.get(point);
      return player === undefined ? [] : [[point, player] as const];
    }),
  );
  const game = passed(withRemovals({ ...empty, board: drawn(empty, inOrder, []) }));
  return variant.repetition === null ? game : { ...game, seenPositions: [repeatable(game)] };
}

/** The winner by a mill, or because the other side has too few cows; null if a side has lost anyway. */
function beaten(game: Game): Outcome | undefined {
  const variant = rulesOf(game);
  const cows = cowsOf(game);
  if (variant.millEffect === "wins") {
    // The side that is not to move made the last mill.
    for (const player of [other(game.turn), game.turn])
      if (anyMill(game, player)) return { winner: player, reason: "mill" };
    return undefined;
  }
  for (const player of ["light", "dark"] as const) {
    const owned = standing(cows, player).length + game.hands[player];
    if (owned < variant.loseBelow) return { winner: other(player), reason: "few-cows" };
  }
  return undefined;
}

export function outcome(game: Game): Outcome | undefined {
  if (game.verdict !== undefined) return game.verdict;
  const variant = rulesOf(game);
  const { turn, hands, quiet } = game;
  const cows = cowsOf(game);
  const owned = (player: Player): number => standing(cows, player).length + hands[player];

  const lost = beaten(game);
  if (lost !== undefined) return lost;
  if (emptyOf(game).length === 0 && !variant.fullBoard.startsWith("each")) {
    const winner = variant.fullBoard === "draws" ? null : other(variant.firstPlayer);
    return { winner, reason: "full-board" };
  }
  if (moves(game).next().done) {
    return { winner: variant.blocked === "loses" ? other(turn) : null, reason: "no-moves" };
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
    if (game.seenPositions!.filter((then) => then === now).length >= variant.repetition) {
      return { winner: null, reason: "repetition" };
    }
  }
  if (variant.drawAfterQuietPlies !== null && quiet >= variant.drawAfterQuietPlies)
    return { winner: null, reason: "no-shots" };
  return undefined;
}

/* Counts, to compare this implementation with published ones. */

/** The number of sequences of `depth` turns. */
export function perft(game: Game, depth: number): number {
  if (depth === 0) return 1;
  const all = legalMoves(game);
  return depth === 1
    ? all.length
    : all.reduce((sum, move) => sum + perft(applyMove(game, move), depth - 1), 0);
}
