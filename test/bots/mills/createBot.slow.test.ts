/** A stateful bot: its memory, its use of time, and reproducible moves. */
import {
  applyMove,
  createGame,
  formatMove,
  type Game,
  isLegal,
  legalMoves,
  type Move,
  outcome,
  parsePosition,
  resign,
} from "morabaraba";
import { type Bot, createBot, type MoveLimits, pliesToEnd, type SearchProgress } from "morabaraba/bots";
import { afterEach, describe, expect, test, vi } from "vitest";
import { someGame } from "../../support/bots/laws.ts";
import { forced, smallVariants } from "../../support/bots/small.ts";
import { changed } from "../../support/mills/positions.ts";
import { seeded } from "../../support/random.ts";

afterEach(() => vi.restoreAllMocks());

/** A game of the bot against the first legal move, after some moves. */
async function played(
  bot: Bot,
  start: Game,
  turns: number,
  limits: MoveLimits<SearchProgress>,
): Promise<Game> {
  let game = start;
  for (let turn = 0; turn < turns && outcome(game) === undefined; turn++) {
    const { move } = await bot.chooseMove(game, limits);
    game = applyMove(game, move);
    const [answer] = legalMoves(game);
    if (answer !== undefined) game = applyMove(game, answer);
  }
  return game;
}

describe("a bot", () => {
  test.each(["standard", "mssa", "nineMens"] as const)(
    "plays the same game of %s for the same calls",
    async (name) => {
      const start = someGame(name, 3, 6);
      const games = [createBot({ seed: 5 }), createBot({ seed: 5 })].map((bot) =>
        played(bot, start, 12, { nodes: 3000 }),
      );
      expect(await games[0]).toEqual(await games[1]);
    },
  );

  test("remembers its searches: a second call gets deeper in as many positions", async () => {
    const game = someGame("standard", 9, 20);
    const bot = createBot();
    const first = await bot.chooseMove(game, { nodes: 20_000 });
    const again = await bot.chooseMove(game, { nodes: 20_000 });
    expect(again.depth).toBeGreaterThan(first.depth);
    bot.forget();
    expect(await bot.chooseMove(game, { nodes: 20_000 })).toEqual(first);
  });

  test("starts afresh for another variant", async () => {
    const bot = createBot({ book: false });
    const fresh = async (game: Game, limits: MoveLimits<SearchProgress>) =>
      createBot({ book: false }).chooseMove(game, limits);
    for (const [name, limits] of [
      ["standard", { nodes: 2000 }],
      ["sesotho", { nodes: 2000 }],
    ] as const) {
      const game = createGame(name);
      expect(await bot.chooseMove(game, limits)).toEqual(await fresh(game, limits));
    }
  });

  test("plays the book", async () => {
    const { depth, nodes, move } = await createBot().chooseMove(createGame());
    expect([depth, nodes, move.kind]).toEqual([18, 0, "place"]);
  });

  describe("if the game does not record its positions", () => {
    // Light has fewer cows and repeats positions if it can; dark steps back and forth.
    const start = parsePosition("L2D1L1D/1DL1D3/1L1D4 l 0,0 - 0 60", "nineMens");
    const where = ({ board, turn }: Game): string => `${board} ${turn}`;
    const quietly = (game: Game, seen: ReadonlySet<string>): Move => {
      const quiet = legalMoves(game).filter(({ shots }) => shots === undefined);
      return quiet.find((move) => seen.has(where(applyMove(game, move)))) ?? (quiet.at(-1) as Move);
    };

    test("scores a position that it has seen as a draw", async () => {
      const bot = createBot();
      const seen = new Set<string>();
      let repeated = 0;
      let game = start;
      for (let turn = 0; turn < 9; turn++) {
        const { lines, move } = await bot.chooseMove(game, { nodes: 3000, lines: 50 });
        for (const { moves, score } of lines) {
          const isRepeated = seen.has(where(applyMove(game, moves[0] as Move)));
          if (isRepeated) repeated++;
          expect([turn, moves[0], score === 0]).toEqual([turn, moves[0], isRepeated]);
        }
        game = applyMove(game, move);
        seen.add(where(game));
        game = applyMove(game, quietly(game, seen));
        seen.add(where(game));
      }
      expect(repeated).toBeGreaterThan(3);
    });

    test("does not confuse another game with its own", async () => {
      const bot = createBot();
      const games: Game[] = [];
      let game = start;
      for (let turn = 0; turn < 5; turn++) {
        games.push(game);
        game = applyMove(game, (await bot.chooseMove(game, { nodes: 4000 })).move);
        if (turn < 4) game = applyMove(game, quietly(game, new Set()));
      }
      // The cows of an earlier turn at the next ply: no move leads there, so nothing is repeated.
      const other = { ...(games[2] as Game), ply: game.ply + 1, quiet: 20 };
      const { lines } = await bot.chooseMove(other, { nodes: 3000, lines: 50 });
      expect(lines.filter(({ score }) => score === 0)).toEqual([]);
      // Nor is the same position at a later ply one of those seen, because the moves between are unknown.
      const later = { ...game, ply: game.ply + 8, quiet: 20 };
      const again = await bot.chooseMove(later, { nodes: 3000, lines: 50 });
      expect(again.lines.filter(({ score }) => score === 0)).toEqual([]);
    });
  });

  test("counts a position as repeated only if the same cows may close the same mills", async () => {
    // Light's cow on d7 leaves a mill for another and may not go straight back; a turn later it may.
    let game = parsePosition("LLL1D1D1/L1L1D1D1/5D2 l 0,0 - 0 60", changed("mssa", { tenMoves: null }));
    const bot = createBot();
    const scores: (number | undefined)[] = [];
    const round = ["f2-d2", "g7-g4", "d2-f2", "g4-g7"];
    for (const text of ["d7-d6xg1", ...round, ...round]) {
      const { lines } = await bot.chooseMove(game, { nodes: 3000, lines: 50 });
      scores.push(lines.find(({ moves: [first] }) => first && formatMove(game, first) === text)?.score);
      game = applyMove(game, text);
    }
    // The first round repeats the cows after the mill and those before the next step, both without the bar.
    const isDraw = [false, false, false, false, false, false, true, true, true];
    expect(scores.map((score) => score === 0)).toEqual(isDraw);
    // The same cows with a bar that no move can leave: a position that the game cannot reach.
    const barred = { light: { from: "d7", to: "a7" }, dark: null } as const;
    const { lines } = await bot.chooseMove({ ...game, barred }, { nodes: 3000, lines: 50 });
    expect(lines.filter(({ score }) => score === 0)).toEqual([]);
  });

  test("uses the game's history if the variant counts repetitions", async () => {
    const counted = changed("nineMens", { repetition: 3 });
    let game = parsePosition("L2D1L1D/1DL1D3/1L1D4 l 0,0 - 0 60", counted);
    const bot = createBot();
    await bot.chooseMove(game, { nodes: 500 });
    // A round without the bot, and the first step of another.
    const round = legalMoves(game).flatMap((step) => {
      if (step.shots !== undefined || step.kind !== "move") return [];
      const answer = legalMoves(applyMove(game, step)).find(({ shots }) => shots === undefined);
      if (answer?.kind !== "move") return [];
      const there = applyMove(applyMove(game, step), answer);
      const back = { kind: "move", from: step.to, to: step.from } as const;
      return isLegal(there, back)
        ? [[step, answer, back, { ...answer, from: answer.to, to: answer.from }]]
        : [];
    })[0];
    expect(round).toHaveLength(4);
    for (const move of [...(round as Move[]), ...(round as Move[]).slice(0, 2)]) game = applyMove(game, move);
    const { lines } = await bot.chooseMove(game, { nodes: 3000, lines: 50 });
    const back = lines.find(({ moves: [first] }) => first?.to === (round as Move[])[2]?.to);
    expect([back?.score, lines.some(({ score }) => score !== 0)]).toEqual([0, true]);
  });

  test("goes on after moves were undone, and in games that it has not seen", async () => {
    const bot = createBot({ book: false });
    const start = someGame("nineMens", 4, 30);
    const later = await played(bot, start, 3, { nodes: 500 });
    for (const game of [
      start,
      later,
      later,
      someGame("nineMens", 9, 40),
      someGame(changed("nineMens", { repetition: 3 }), 4, 40),
    ]) {
      const { move } = await bot.chooseMove(game, { nodes: 500 });
      expect(isLegal(game, move)).toBe(true);
    }
  });

  test("plays the only legal move after a short search", async () => {
    const game = parsePosition(
      "LDLD1D2/3DD3/8 l 0,0 - 0 60",
      changed("nineMens", { flyAt: null, loseBelow: 2 }),
    );
    expect(legalMoves(game)).toHaveLength(1);
    const { nodes, move } = await createBot().chooseMove(game, { nodes: 1e9 });
    expect(nodes).toBeLessThanOrEqual(1000);
    expect((await createBot().chooseMove(game)).nodes).toBeLessThanOrEqual(1000);
    expect(isLegal(game, move)).toBe(true);
  });

  test("plays the only move that does not lose by force after a short search, unless several lines are wanted", async () => {
    // Dark closes a mill on g7 and leaves light too few cows, unless light is there.
    const game = parsePosition("DD6/L7/3L4 l 7,7 - 0 4", changed("nineMens", { loseBelow: 9 }));
    const { nodes, move } = await createBot().chooseMove(game, { nodes: 1e9 });
    expect([nodes, move.to]).toEqual([4000, "g7"]);
    expect((await createBot().chooseMove(game, { nodes: 5000, lines: 2 })).nodes).toBe(5000);
  });

  test("refuses a finished game and wrong options", async () => {
    const bot = createBot();
    await expect(bot.chooseMove(resign(createGame(), "dark"))).rejects.toMatchObject({
      code: "game-over",
    });
    for (const limits of [
      { level: 3 },
      { clock: {} },
      { clock: 5 },
      { nodes: 0 },
    ] as MoveLimits<SearchProgress>[])
      await expect(bot.chooseMove(createGame(), limits)).rejects.toMatchObject({ name: "ArgumentError" });
  });
});

describe("a forced end that a bot reports is real, whatever it remembers", () => {
  test.each(smallVariants.map((variant) => [variant.name, variant] as const))(
    "in %s",
    async (_name, variant) => {
      for (let seed = 0; seed < 4; seed++) {
        const bot = createBot({ seed });
        const random = seeded(seed);
        let game = createGame(variant);
        while (outcome(game) === undefined && game.ply < 40) {
          const { move, score } = await bot.chooseMove(game, { nodes: 400 });
          const plies = pliesToEnd(score) ?? 0;
          // It may have missed a nearer end, but the winner is right.
          if (plies !== 0 && Math.abs(plies) <= 4)
            expect([game, Math.sign(forced(game, Math.abs(plies)))]).toEqual([game, Math.sign(plies)]);
          game = applyMove(game, move);
          const answers = legalMoves(game);
          if (answers.length > 0) game = applyMove(game, answers[random(answers.length)] as Move);
        }
      }
    },
  );
});

describe("pondering", () => {
  const game = someGame("standard", 8, 20);

  test("ends with another call, and has made the next search deeper", async () => {
    const bot = createBot();
    let depth = 0;
    const pondering = bot.ponder(game, { onProgress: (progress) => (depth = progress.depth) });
    while (depth < 8) await new Promise((resolve) => setTimeout(resolve, 1));
    const next = applyMove(game, legalMoves(game)[0] as never);
    const choice = await bot.chooseMove(next, { nodes: 10_000 });
    await pondering;
    expect(choice.depth).toBeGreaterThanOrEqual(
      (await createBot().chooseMove(next, { nodes: 10_000 })).depth,
    );
    // It has visited far more positions than a move without limits would.
    let nodes = 0;
    const long = bot.ponder(game, { onProgress: (progress) => (nodes = progress.nodes) });
    while (nodes <= 150_000) await new Promise((resolve) => setTimeout(resolve, 1));
    bot.forget();
    expect(await long).toBeUndefined();
    for (const limits of [{ timeMs: 20 }, { nodes: 100 }, { depth: 2 }])
      expect(await bot.ponder(game, limits)).toBeUndefined();
  });
});

test("a bot respects its clock and a time limit, whichever ends first", async () => {
  /** The milliseconds of a move if the clock advances by one at every reading. */
  const spent = async (limits: MoveLimits<SearchProgress>): Promise<number> => {
    let time = 0;
    vi.spyOn(performance, "now").mockImplementation(() => ++time);
    await createBot().chooseMove(someGame("standard", 8, 20), limits);
    return time;
  };

  expect(await spent({ clock: { leftMs: 80_000_000 }, timeMs: 20 })).toBeLessThan(25);
  expect(await spent({ timeMs: 20 })).toBeGreaterThan(18);
  const [little, much] = [await spent({ clock: { leftMs: 100 } }), await spent({ clock: { leftMs: 3000 } })];
  expect(little).toBeLessThan(12);
  expect(much).toBeGreaterThan(20);
});
