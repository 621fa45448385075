/** Random variants, positions, games and damaged data for fast-check. Shares no code with `src`. */
import fc from "fast-check";
import type { Game, Move, Player } from "../../../src/rules/mancala/data/state.ts";
import type { ChangedVariant, Variant, VariantName } from "../../../src/rules/mancala/data/variant.ts";
import { pick, type Random, seeded } from "../random.ts";
import { applyMove, builtIns, createGame, legalMoves } from "./reference.ts";

export const names: readonly VariantName[] = Object.keys(builtIns) as VariantName[];

/** The rules that work with any number of houses and seeds. */
const rules = {
  sowStores: fc.boolean(),
  skipOrigin: fc.boolean(),
  relay: fc.boolean(),
  capture: fc.constantFrom("opposite", "two-or-three"),
  emptyOpposite: fc.constantFrom("nothing", "take-own"),
  captureAfterLap: fc.boolean(),
  opponentEmptyHouse: fc.constantFrom("stays", "to-opponent"),
  grandSlam: fc.constantFrom(
    "no-capture",
    "illegal",
    "illegal-unless-only",
    "captured",
    "rest-to-opponent",
    "leave-last",
    "leave-first",
  ),
  mustFeed: fc.boolean(),
  endsWhen: fc.constantFrom("either-empty", "mover-empty", "all-empty"),
  majority: fc.boolean(),
  repetition: fc.option(
    fc.record({
      occurrence: fc.integer({ min: 2, max: 4 }),
      award: fc.constantFrom("own-houses", "even"),
      emptySide: fc.constantFrom("counts", "ignored"),
    }),
  ),
  swap: fc.boolean(),
} satisfies { [Field in keyof Variant]?: fc.Arbitrary<Variant[Field]> };

/** The rules that work with an end when all houses are empty. */
const untilAllEmpty = { sowStores: true, mustFeed: false } as const;

/** Any rules on a board with at most this many houses per side and seeds per house. */
export const variantUpTo = (houses: number, seeds: number): fc.Arbitrary<Variant> =>
  fc
    .record({
      name: fc.stringMatching(/^x[A-Za-z0-9-]{0,5}$/),
      houses: fc.integer({ min: 1, max: houses }),
      seeds: fc.integer({ min: 1, max: seeds }),
      ...rules,
    })
    .map((data) => (data.endsWhen === "all-empty" ? { ...data, ...untilAllEmpty } : data));

/** A built-in with some of its rules changed, and perhaps with fewer seeds. */
export const changedVariant: fc.Arbitrary<ChangedVariant> = fc
  .tuple(
    fc.constantFrom(...names),
    fc.record({ ...rules, seeds: fc.integer({ min: 1, max: 5 }) }, { requiredKeys: [] }),
  )
  .map(([base, changes]) => ({
    base,
    ...changes,
    ...(changes.endsWhen === "all-empty" ? untilAllEmpty : {}),
  }));

/** Small boards, on which games are short and every rule matters. */
export const anyVariant: fc.Arbitrary<Variant> = variantUpTo(5, 5);

/** A built-in by its name, or random rules. */
export const anySource: fc.Arbitrary<VariantName | Variant> = fc.oneof(fc.constantFrom(...names), anyVariant);

export const dataOf = (source: VariantName | Variant): Variant =>
  typeof source === "string" ? builtIns[source] : source;

/** Every state of a random game, from the first one on, up to a number of plies. */
export function* playedGame(source: VariantName | Variant, random: Random, plies: number): Generator<Game> {
  let game = createGame(source);
  yield game;
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(game);
    if (moves.length === 0) return;
    game = applyMove(game, pick(moves, random));
    yield game;
  }
}

/** The moves of a random game. */
export function playedMoves(source: VariantName | Variant, random: Random, plies: number): readonly Move[] {
  const moves: Move[] = [];
  let game = createGame(source);
  for (let legal = legalMoves(game); legal.length > 0 && moves.length < plies; legal = legalMoves(game)) {
    const move = pick(legal, random);
    moves.push(move);
    game = applyMove(game, move);
  }
  return moves;
}

/** A position that may be unreachable, with few or many seeds anywhere; its end is not determined yet. */
export function madePosition(source: VariantName | Variant, random: Random): Game {
  const { houses, seeds, repetition, swap, endsWhen } = dataOf(source);
  const most = pick([1, 2, 3, seeds, 3 * houses], random);
  const sparse = 1 + random(4);
  const count = (): number => (random(sparse) === 0 ? random(most + 1) : 0);
  const row = (): number[] => Array.from({ length: houses }, count);
  const [south, north] = [row(), random(4) === 0 ? row().fill(0) : row()];
  const [first, second] = random(2) === 0 ? [south, north] : [north, south];
  const chosen: Player = random(2) === 0 ? "south" : "north";
  const isEmpty = (player: Player): boolean =>
    (player === "south" ? first : second).every((count) => count === 0);
  const passes = endsWhen === "all-empty" && isEmpty(chosen);
  const turn = passes ? (chosen === "south" ? "north" : "south") : chosen;
  const store = (): number => random(houses * seeds);
  return {
    variant: source,
    houses: [...first, ...second],
    stores: { south: store(), north: store() },
    turn,
    ply: random(10000),
    ...(repetition === null
      ? {}
      : { seenPositions: [`${first.join(",")}/${second.join(",")} ${turn === "south" ? "s" : "n"}`] }),
    ...(swap && random(2) === 0 ? { swap: true as const } : {}),
  };
}

/** A game of a built-in or of random rules, after some moves or at a random position. */
export const anyGame: fc.Arbitrary<Game> = fc
  .tuple(anySource, fc.nat(), fc.nat({ max: 60 }), fc.boolean())
  .map(([source, seed, plies, made]) => {
    const random = seeded(seed);
    if (made) return madePosition(source, random);
    return [...playedGame(source, random, plies)].at(-1) as Game;
  });

/** An unfinished game with few seeds in its houses, so that all continuations can be tried. */
export const smallGame: fc.Arbitrary<Game> = fc
  .tuple(anySource, fc.nat(), fc.integer({ min: 4, max: 16 }), fc.boolean())
  .map(([source, seed, most, made]) => {
    const random = seeded(seed);
    if (made) return madePosition(source, random);
    let last: Game | undefined;
    for (const game of playedGame(source, random, 300)) {
      const left = game.houses.reduce((sum, seeds) => sum + seeds, 0);
      if (legalMoves(game).length > 0) last = game;
      if (left <= most) break;
    }
    return last as Game;
  })
  .filter((game) => game !== undefined && legalMoves(game).length > 0);

/** JSON values that may be in the wrong place. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0.5,
    1e21,
    -0,
    undefined,
    null,
    "",
    "__proto__",
    [],
    {},
  ),
);

/** Data with one part, at any depth, replaced by junk or removed, or with an additional field. */
export function damaged(data: unknown, random: Random, rubbish: unknown): unknown {
  if (typeof data !== "object" || data === null || random(4) === 0) return rubbish;
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys.length === 0 || random(8) === 0 ? "extra" : pick(keys, random);
  if (random(6) === 0) delete copy[key];
  else copy[key] = damaged(copy[key], random, rubbish);
  return copy;
}
