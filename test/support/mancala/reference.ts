/**
 * A second implementation of the rules: slow and plain, sharing only types with `src`. It follows the rule
 * texts as the guide on mancala reads them, with a row for each player and the path of the seeds as a list of
 * places, so that reading settles which of the two is right. Works on the same `Game`.
 */
import type {
  Game,
  IllegalMoveCode,
  Move,
  Outcome,
  Player,
  Reason,
  SweepReason,
} from "../../../src/rules/mancala/data/state.ts";
import type { Variant, VariantName } from "../../../src/rules/mancala/data/variant.ts";

/* The variants, from the rule texts. */

const anyKalah = {
  houses: 6,
  seeds: 4,
  sowStores: true,
  skipOrigin: false,
  relay: false,
  capture: "opposite",
  emptyOpposite: "nothing",
  captureAfterLap: false,
  opponentEmptyHouse: "stays",
  grandSlam: "captured",
  mustFeed: false,
  endsWhen: "either-empty",
  majority: false,
  repetition: null,
  swap: false,
} as const;

const anyOware = {
  houses: 6,
  seeds: 4,
  sowStores: false,
  skipOrigin: true,
  relay: false,
  capture: "two-or-three",
  emptyOpposite: "nothing",
  captureAfterLap: false,
  opponentEmptyHouse: "stays",
  mustFeed: true,
  endsWhen: "mover-empty",
  majority: true,
  swap: false,
} as const;

/** The expected built-ins. */
export const builtIns: { readonly [Name in VariantName]: Variant } = {
  kalah: { name: "kalah", ...anyKalah },
  kalahEmptyCapture: { name: "kalahEmptyCapture", ...anyKalah, emptyOpposite: "take-own" },
  oware: {
    name: "oware",
    ...anyOware,
    grandSlam: "no-capture",
    repetition: { occurrence: 2, award: "own-houses", emptySide: "counts" },
  },
  awari: {
    name: "awari",
    ...anyOware,
    grandSlam: "illegal-unless-only",
    repetition: { occurrence: 2, award: "even", emptySide: "counts" },
  },
  congkak: { name: "congkak", ...anyKalah, houses: 7, seeds: 7, relay: true },
};

/* The board: a store and a row for each player, from left to right as that player sees it. */

interface Board {
  readonly south: number[];
  readonly north: number[];
  readonly stores: { south: number; north: number };
}

/** A place that seeds fall into: the n-th house of a player's row, or a player's store. */
type Place = { readonly row: Player; readonly house: number } | { readonly store: Player };

const opponentOf = (player: Player): Player => (player === "south" ? "north" : "south");
const total = (row: readonly number[]): number => row.reduce((sum, seeds) => sum + seeds, 0);

function boardOf(game: Game): Board {
  const half = game.houses.length / 2;
  return { south: game.houses.slice(0, half), north: game.houses.slice(half), stores: { ...game.stores } };
}

function ruleBook(game: Game): Variant {
  if (typeof game.variant === "string") return builtIns[game.variant];
  if (!("base" in game.variant)) return game.variant;
  const { base, ...changes } = game.variant;
  return { ...builtIns[base], ...changes };
}

/** The places in a player's order of sowing, from the player's leftmost house to the opponent's rightmost. */
function way(variant: Variant, player: Player): Place[] {
  const row = (owner: Player): Place[] =>
    Array.from({ length: variant.houses }, (_, house) => ({ row: owner, house }));
  const store: Place[] = variant.sowStores ? [{ store: player }] : [];
  return [...row(player), ...store, ...row(opponentOf(player))];
}

interface Sown {
  readonly board: Board;
  readonly again: boolean;
  readonly fed: boolean;
  readonly slam: boolean;
}

function sowFrom(variant: Variant, before: Board, player: Player, house: number): Sown {
  const board: Board = { south: [...before.south], north: [...before.north], stores: { ...before.stores } };
  const opponent = opponentOf(player);
  const places = way(variant, player);
  let sown = 0;
  let here = house;
  let fed = false;
  let passedOwnRow = false;
  for (;;) {
    const origin = places[here] as Extract<Place, { readonly row: Player }>;
    let hand = board[origin.row][origin.house]!;
    board[origin.row][origin.house] = 0;
    while (hand > 0) {
      // The player's own row ends where the store is, or would be.
      if (here === variant.houses - 1) passedOwnRow = true;
      here = here + 1 === places.length ? 0 : here + 1;
      const place = places[here]!;
      if (variant.skipOrigin && place === origin) continue;
      hand -= 1;
      sown += 1;
      if ("store" in place) board.stores[place.store] += 1;
      else {
        board[place.row][place.house]! += 1;
        if (place.row === opponent) fed = true;
      }
    }
    const last = places[here]!;
    if ("store" in last) return { board, again: true, fed, slam: false };
    const count = board[last.row][last.house]!;
    const capturesHere =
      variant.capture === "two-or-three" && last.row === opponent && (count === 2 || count === 3);
    // A relay that might go on forever ends after this many seeds.
    if (variant.relay && count > 1 && !capturesHere && sown < 33_000) continue;
    const slam = captures(variant, board, player, last, passedOwnRow);
    return { board, again: false, fed, slam };
  }
}

/** Removes the last seed's captures; returns whether it was, or would have been, a grand slam. */
function captures(
  variant: Variant,
  board: Board,
  player: Player,
  last: { readonly row: Player; readonly house: number },
  passedOwnRow: boolean,
): boolean {
  const opponent = opponentOf(player);
  const wasEmpty = board[last.row][last.house] === 1;
  if (last.row === opponent && wasEmpty && variant.opponentEmptyHouse === "to-opponent") {
    board.stores[opponent] += 1;
    board[opponent][last.house] = 0;
    return false;
  }
  /** The captured houses of the opponent, in order. */
  const prey: number[] = [];
  let ownSeed = false;
  if (variant.capture === "two-or-three" && last.row === opponent) {
    for (let house = last.house; house >= 0 && [2, 3].includes(board[opponent][house]!); house--)
      prey.push(house);
  }
  if (variant.capture === "opposite" && last.row === player && wasEmpty) {
    const facing = variant.houses - 1 - last.house;
    const may = passedOwnRow || !variant.captureAfterLap;
    if (may && board[opponent][facing]! > 0) prey.push(facing);
    if (may && (board[opponent][facing]! > 0 || variant.emptyOpposite === "take-own")) ownSeed = true;
  }
  const left = board[opponent].filter((_, house) => !prey.includes(house));
  const slam = prey.length > 0 && total(left) === 0;
  let taken = prey;
  if (slam && variant.grandSlam === "no-capture") taken = [];
  if (slam && variant.grandSlam === "leave-last") taken = prey.slice(1);
  if (slam && variant.grandSlam === "leave-first") taken = prey.slice(0, -1);
  // The capturing seed is taken too.
  if (prey.length > 0 && taken.length === 0) ownSeed = false;
  for (const house of taken) {
    board.stores[player] += board[opponent][house]!;
    board[opponent][house] = 0;
  }
  if (ownSeed) {
    board.stores[player] += 1;
    board[player][last.house] = 0;
  }
  if (slam && variant.grandSlam === "rest-to-opponent") {
    board.stores[opponent] += total(board.south) + total(board.north);
    board.south.fill(0);
    board.north.fill(0);
  }
  return slam;
}

/* Which houses may be played. */

interface Choices {
  readonly filled: readonly number[];
  readonly feeding: readonly number[];
  readonly legal: readonly number[];
}

function choices(variant: Variant, board: Board, player: Player): Choices {
  const filled = [...board[player].keys()].filter((house) => board[player][house]! > 0);
  const hungry = variant.mustFeed && total(board[opponentOf(player)]) === 0;
  const feeding = hungry ? filled.filter((house) => sowFrom(variant, board, player, house).fed) : filled;
  const modest = (): number[] => feeding.filter((house) => !sowFrom(variant, board, player, house).slam);
  if (variant.grandSlam === "illegal") return { filled, feeding, legal: modest() };
  if (variant.grandSlam === "illegal-unless-only" && modest().length > 0) {
    return { filled, feeding, legal: modest() };
  }
  return { filled, feeding, legal: feeding };
}

/* Ends. */

function memoryOf(board: Board, turn: Player): string {
  return `${board.south.join(",")}/${board.north.join(",")} ${turn === "south" ? "s" : "n"}`;
}

/** The rule that ends the game, if any; `seen` includes the present position. */
function endedBy(
  variant: Variant,
  board: Board,
  turn: Player,
  seen: readonly string[],
  mayTakeSwap: boolean,
): Reason | undefined {
  const all = total(board.south) + total(board.north) + board.stores.south + board.stores.north;
  if (variant.majority) {
    const { south, north } = board.stores;
    if (2 * south > all || 2 * north > all) return "majority";
    if (2 * south === all && 2 * north === all) return "majority";
  }
  const [own, other] = [total(board[turn]), total(board[opponentOf(turn)])];
  if (variant.endsWhen === "either-empty" && (own === 0 || other === 0)) return "side-empty";
  if (variant.endsWhen === "mover-empty" && !variant.mustFeed && own === 0) return "side-empty";
  if (variant.endsWhen === "all-empty" && own + other === 0) return "side-empty";
  const { filled, feeding, legal } = choices(variant, board, turn);
  if (filled.length > 0 && feeding.length === 0 && !mayTakeSwap) return "cannot-feed";
  if (legal.length === 0 && !mayTakeSwap) return "no-moves";
  if (variant.repetition === null) return undefined;
  if (variant.repetition.emptySide === "ignored" && (own === 0 || other === 0)) return undefined;
  const present = memoryOf(board, turn);
  const times = seen.filter((past) => past === present).length;
  return times >= variant.repetition.occurrence ? "repetition" : undefined;
}

/** Distributes the seeds that are left in the houses. */
function sweep(variant: Variant, board: Board, reason: Reason): void {
  if (reason === "majority") return;
  const [south, north] = [total(board.south), total(board.north)];
  const even = reason === "repetition" && variant.repetition?.award === "even";
  board.stores.south += even ? Math.floor((south + north) / 2) : south;
  board.stores.north += even ? Math.floor((south + north) / 2) : north;
  board.south.fill(0);
  board.north.fill(0);
}

function leader({ stores }: Board): Player | null {
  if (stores.south === stores.north) return null;
  return stores.south > stores.north ? "south" : "north";
}

/* The functions of the entry point. */

interface Past {
  readonly ply: number;
  readonly seen: readonly string[];
  readonly swap: boolean;
}

function reached(source: Game["variant"], variant: Variant, board: Board, turn: Player, past: Past): Game {
  const seen = [...past.seen, memoryOf(board, turn)];
  const reason = endedBy(variant, board, turn, seen, past.swap && turn === "north");
  let memory = seen;
  if (reason !== undefined && reason !== "majority") {
    sweep(variant, board, reason);
    memory = [memoryOf(board, turn)];
  }
  return {
    variant: source,
    houses: [...board.south, ...board.north],
    stores: board.stores,
    turn,
    ply: past.ply,
    ...(variant.repetition === null ? {} : { seenPositions: memory }),
    ...(past.swap ? { swap: true as const } : {}),
    ...(reason === undefined || reason === "majority" ? {} : { swept: reason as SweepReason }),
  };
}

export function createGame(source: VariantName | Variant): Game {
  const variant = typeof source === "string" ? builtIns[source] : source;
  const row = (): number[] => Array.from({ length: variant.houses }, () => variant.seeds);
  const board: Board = { south: row(), north: row(), stores: { south: 0, north: 0 } };
  return reached(source, variant, board, "south", { ply: 0, seen: [], swap: variant.swap });
}

export function outcome(game: Game): Outcome | undefined {
  if (game.verdict !== undefined) return game.verdict;
  if (game.swept !== undefined) return { winner: leader(boardOf(game)), reason: game.swept };
  const variant = ruleBook(game);
  const board = boardOf(game);
  const reason = endedBy(variant, board, game.turn, game.seenPositions ?? [], swapOffered(game));
  if (reason === undefined) return undefined;
  sweep(variant, board, reason);
  return { winner: leader(board), reason };
}

const swapOffered = (game: Game): boolean => game.swap === true && game.turn === "north";

export function legalMoves(game: Game): Move[] {
  if (outcome(game) !== undefined) return [];
  const { legal } = choices(ruleBook(game), boardOf(game), game.turn);
  return [
    ...legal.map((house): Move => ({ house: house + 1 })),
    ...(swapOffered(game) ? [{ swap: true } as const] : []),
  ];
}

/** Why a move object is refused. */
export function whyIllegal(game: Game, move: Move): IllegalMoveCode | undefined {
  if (outcome(game) !== undefined) return "game-over";
  if (move.swap) return swapOffered(game) ? undefined : "no-swap";
  const variant = ruleBook(game);
  const house = move.house - 1;
  if (![...Array(variant.houses).keys()].includes(house)) return "unknown-house";
  const { filled, feeding, legal } = choices(variant, boardOf(game), game.turn);
  if (!filled.includes(house)) return "empty-house";
  if (!feeding.includes(house)) return "must-feed";
  return legal.includes(house) ? undefined : "slam-illegal";
}

export function applyMove(game: Game, move: Move): Game {
  const reason = whyIllegal(game, move);
  if (reason !== undefined) throw new Error(reason);
  const variant = ruleBook(game);
  const before = boardOf(game);
  const past = {
    ply: game.ply + 1,
    seen: game.seenPositions ?? [],
    swap: game.swap === true && game.turn === "south",
  };
  if (move.swap) {
    const { south, north, stores } = before;
    const turned: Board = {
      south: north,
      north: south,
      stores: { south: stores.north, north: stores.south },
    };
    return reached(game.variant, variant, turned, opponentOf(game.turn), past);
  }
  const { board, again } = sowFrom(variant, before, game.turn, move.house - 1);
  const kept = total(board.south) + total(board.north) === total(before.south) + total(before.north);
  const next = again ? game.turn : opponentOf(game.turn);
  const passes =
    variant.endsWhen === "all-empty" && total(board[next]) === 0 && total(board[opponentOf(next)]) > 0;
  const turn = passes ? opponentOf(next) : next;
  return reached(game.variant, variant, board, turn, { ...past, seen: kept ? past.seen : [] });
}
