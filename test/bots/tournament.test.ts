/** Tournaments: the pairings, the sides, the table, and going on after an interruption. */
import fc from "fast-check";
import * as mills from "morabaraba";
import { ArgumentError } from "morabaraba";
import {
  createBot,
  type Pairing,
  playMatch,
  playRoundRobin,
  type Rules,
  randomOpenings,
} from "morabaraba/bots";
import * as kalah from "morabaraba/mancala";
import { createBot as createSowingBot } from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";

/** A game of one move: the larger number wins, and equal numbers draw. */
interface Duel {
  readonly turn: "a" | "b";
  readonly said: readonly number[];
}
const duel: Rules<Duel, number, "a" | "b"> = {
  legalMoves: ({ said }) => (said.length < 2 ? [1, 2, 3, 4, 5, 6, 7, 8] : []),
  applyMove: ({ turn, said }, move) => ({ turn: turn === "a" ? "b" : "a", said: [...said, move] }),
  outcome({ said: [first = 0, second = 0, ...rest], turn }) {
    if (rest.length > 0 || second === 0) return undefined;
    return { winner: first === second ? null : first > second ? turn : turn === "a" ? "b" : "a" };
  },
};
const begun: readonly Duel[] = [{ turn: "a", said: [] }];
const strengths = (...numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number, i) => [`bot${i}`, () => ({ move: number })]));

test("a tournament of 300 bots goes on from 44,850 stored matches", async () => {
  const names = Array.from({ length: 300 }, (_, i) => `bot ${i}`);
  const pairs = names.flatMap((first, i) => names.slice(i + 1).map((second) => [first, second] as const));
  const played = pairs.map(([first, second]) => ({
    first,
    second,
    games: [{ opening: 0, began: "first" as const, points: 1 }],
  }));
  const bots = new Map(names.map((name) => [name, () => ({ move: 1 })]));
  const { table, pairings } = await playRoundRobin(duel, bots, begun, { played });
  expect(pairings).toHaveLength(44_850);
  expect([table[0], table.at(-1)]).toMatchObject([
    { name: "bot 0", wins: 299, points: 299 },
    { name: "bot 299", losses: 299, points: 0 },
  ]);
});

describe("a round robin", () => {
  test("ranks by points, and gives each pair both sides", async () => {
    const { table, pairings } = await playRoundRobin(duel, strengths(1, 3, 2, 3), begun);
    expect(table.map(({ name, points }) => [name, points])).toEqual([
      ["bot1", 5],
      ["bot3", 5],
      ["bot2", 2],
      ["bot0", 0],
    ]);
    expect(table[0]).toEqual({ name: "bot1", played: 6, wins: 4, draws: 2, losses: 0, points: 5 });
    expect(pairings).toHaveLength(6);
    for (const { games } of pairings) expect(games.map(({ began }) => began)).toEqual(["first", "second"]);
  });

  test("ranks equal points by wins", async () => {
    const drawing = ({ said }: Duel) => ({ move: said[0] ?? 5 });
    const winning = ({ said }: Duel) => ({ move: said[0] === undefined ? 8 : said[0] === 5 ? 5 : 1 });
    const { table } = await playRoundRobin(duel, { drawing, one: winning, other: winning }, begun);
    expect(table.map(({ name, points, wins }) => [name, points, wins])).toEqual([
      ["one", 2, 1],
      ["other", 2, 1],
      ["drawing", 2, 0],
    ]);
  });

  test("goes on after an interruption at any match, with the same result", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 5 }),
        fc.nat(9),
        async (numbers, at) => {
          const whole = await playRoundRobin(duel, strengths(...numbers), begun);
          let kept: readonly Pairing[] = [];
          const onProgress = ({ pairings }: { readonly pairings: readonly Pairing[] }): void => {
            kept = JSON.parse(JSON.stringify(pairings));
            if (pairings.length === at) throw new Error("power cut");
          };
          const first = await playRoundRobin(duel, strengths(...numbers), begun, { onProgress }).catch(
            () => undefined,
          );
          expect(first ?? whole).toEqual(whole);
          expect(await playRoundRobin(duel, strengths(...numbers), begun, { played: kept })).toEqual(whole);
        },
      ),
    );
  });
});

test("keeps the order of a Map, even with names that are whole numbers", async () => {
  const bots = new Map(["10", "2", "1"].map((name) => [name, () => ({ move: 5 })]));
  const { table, pairings } = await playRoundRobin(duel, bots, begun);
  expect(table.map(({ name }) => name)).toEqual(["10", "2", "1"]);
  expect(pairings.map(({ first, second }) => [first, second])).toEqual([
    ["10", "2"],
    ["10", "1"],
    ["2", "1"],
  ]);
});

test("a kept match counts, or is refused", async () => {
  const names = fc.constantFrom("bot0", "bot1", "bot2", "nobody");
  const played = fc.array(fc.record({ first: names, second: names, games: fc.constant([]) }), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(played, async (played) => {
      const keys = played.map(({ first, second }) => first + second);
      const isSound =
        new Set(keys).size === keys.length && keys.every((key) => /^bot0bot[12]|bot1bot2$/.test(key));
      const told = playRoundRobin(duel, strengths(1, 2, 3), begun, { played });
      if (!isSound) await expect(told).rejects.toThrow(ArgumentError);
      else
        for (const { first, second, games } of (await told).pairings)
          expect(games.length === 0).toBe(keys.includes(first + second));
    }),
  );
});

test("either kind of signal ends the wait for a bot that never settles", async () => {
  const never = () => new Promise<never>(() => {});
  const plain = { aborted: false, reason: "enough" };
  const stop = new AbortController();
  const told = [stop.signal, plain].map((signal) => [
    playMatch(duel, never, never, begun, { signal }),
    playRoundRobin(duel, { never, other: never }, begun, { signal }),
  ]);
  stop.abort("enough");
  plain.aborted = true;
  for (const each of told.flat())
    await expect(each).rejects.toMatchObject({ code: "aborted", cause: "enough" });
});

test("bots that remember can take part, and forget before each game", async () => {
  const openings = randomOpenings(mills, mills.createGame("nineMens"), { count: 1, plies: 2 });
  const bot = createBot({ level: 2 });
  let forgotten = 0;
  const remembering = {
    chooseMove: (game: mills.Game) => bot.chooseMove(game, { nodes: 30 }),
    forget() {
      forgotten++;
      bot.forget();
    },
  };
  const first = await playMatch(mills, remembering, remembering, openings, { longest: 12 });
  expect([first.played, forgotten]).toEqual([2, 4]);
  expect(await playMatch(mills, remembering, remembering, openings, { longest: 12 })).toEqual(first);
  const { played } = await playMatch(
    kalah,
    createSowingBot({ level: 1 }),
    createSowingBot({ level: 1 }),
    [kalah.createGame()],
    {
      longest: 2,
    },
  );
  expect(played).toBe(2);
});

test("an invalid tournament is refused", async () => {
  for (const bots of [
    {},
    { one: () => ({ move: 1 }) },
    { one: () => ({ move: 1 }), two: {} },
    { one: 1, two: { chooseMove() {} } },
    { one: () => ({ move: 1 }), two: { forget() {} } },
    { one: () => ({ move: 1 }), two: { chooseMove() {}, forget: 1 } },
  ])
    await expect(playRoundRobin(duel, bots as never, begun)).rejects.toThrow(ArgumentError);
  await expect(playRoundRobin(duel, strengths(1, 2), begun, { rounds: 3 } as never)).rejects.toThrow(
    ArgumentError,
  );
  await expect(
    playRoundRobin(duel, strengths(1, 2), begun, { signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ code: "aborted" });
});
