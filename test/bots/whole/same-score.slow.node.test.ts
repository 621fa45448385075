/**
 * An analysis never changes what is true: at one depth, a position has one score, whatever was searched before,
 * with several lines or with one, through every way to a bot.
 */
import { MessageChannel } from "node:worker_threads";
import fc from "fast-check";
import { createBot } from "morabaraba/bots";
import { loadFamily, mancala, mills } from "morabaraba/families";
import { createOpponent, serveOpponent } from "morabaraba/opponent";
import { describe, expect, test } from "vitest";
import { talk } from "../../support/command/io.ts";
import { pick, seeded } from "../../support/random.ts";

/** All built-in variants of both families. */
const all = await Promise.all(
  [mills, mancala].map(async (family) => ({
    ...(await loadFamily(family, "bots")),
    family,
    analysis: family.analysis,
    names: Object.keys(family.rules.variants),
  })),
);
const choices = all.flatMap((each) => each.names.map((variant) => ({ ...each, variant })));
type Choice = (typeof choices)[number];
type Game = ReturnType<Choice["rules"]["createGame"]>;

/** The positions of a random game, up to `plies` plies, none of them over. */
function played({ rules, variant }: Choice, seed: number, plies: number): Game[] {
  const random = seeded(seed);
  const games = [rules.createGame(variant)];
  while (games.length <= plies) {
    const game = games.at(-1) as Game;
    const next = rules.applyMove(game, pick(rules.legalMoves(game), random));
    if (rules.outcome(next) !== undefined) break;
    games.push(next);
  }
  return games;
}

const searches = fc.array(
  fc.record({
    back: fc.nat({ max: 4 }),
    limits: fc.oneof(
      fc.record({ depth: fc.integer({ min: 1, max: 5 }), lines: fc.constantFrom(1, 3, 50) }),
      fc.record({ nodes: fc.integer({ min: 1, max: 2000 }), lines: fc.constantFrom(1, 50) }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
const cases = {
  seed: fc.nat(),
  plies: fc.nat({ max: 70 }),
  depth: fc.integer({ min: 1, max: 4 }),
  level: fc.oneof(fc.constant(10), fc.integer({ min: 1, max: 10 })),
  earlier: searches,
};
const casesOf = (some: readonly Choice[]) => fc.record({ choice: fc.constantFrom(...some), ...cases });

/** The game of a case, and what is searched before it: positions of the same game, up to four plies earlier. */
function setUp({ choice, seed, plies, earlier }: Pick<Case, "choice" | "seed" | "plies" | "earlier">) {
  const games = played(choice, seed, plies);
  const past = earlier.map(({ back, limits }) => ({
    game: games[Math.max(games.length - 1 - back, 0)] as Game,
    limits,
  }));
  return { game: games.at(-1) as Game, past };
}
interface Case {
  readonly choice: Choice;
  readonly seed: number;
  readonly plies: number;
  readonly earlier: readonly { readonly back: number; readonly limits: object }[];
}

describe("the score at a depth is the same", () => {
  test("in a deeper search, and with several lines", async () => {
    await fc.assert(
      fc.asyncProperty(casesOf(choices), async ({ depth, level, ...rest }) => {
        const { bots, analysis } = rest.choice;
        const { game } = setUp(rest);
        const style = { level, ...analysis };
        const scores = new Map<number, number>();
        await bots.chooseMove(game, {
          ...style,
          depth: depth + 2,
          onProgress: (progress) => scores.set(progress.depth, progress.score),
        });
        for (const lines of [1, 3, 50]) {
          const found = await bots.chooseMove(game, { ...style, depth, lines });
          // If the end is certain, the search of one line ends sooner than that of several.
          const expected = scores.get(found.depth) ?? [...scores.values()].at(-1);
          expect([lines, found.depth, found.score]).toEqual([lines, found.depth, expected]);
        }
      }),
    );
  });

  test("for a bot, whatever it has searched", async () => {
    await fc.assert(
      fc.asyncProperty(casesOf(choices), async ({ depth, level, ...rest }) => {
        const { bots, analysis } = rest.choice;
        const { game, past } = setUp(rest);
        const style = { level, memory: 1, ...analysis };
        const bot = bots.createBot(style);
        for (const { game, limits } of past) await bot.chooseMove(game, limits);
        const found = await bot.chooseMove(game, { depth });
        const expected = await bots.chooseMove(game, { ...style, depth });
        expect([found.depth, found.score]).toEqual([expected.depth, expected.score]);
      }),
    );
  });

  test("for a bot that has searched all lines of the position before", async () => {
    const { parsePosition } = mills.rules;
    const bot = createBot();
    await bot.chooseMove(parsePosition("LDL2DLD/1D2LDDL/LD2LDLL l 0,0 - 0 34"), { depth: 3, lines: 50 });
    const next = parsePosition("LDL2DLD/D3LDDL/LD1LLDLL l 0,0 - 2 32");
    expect((await bot.chooseMove(next, { depth: 5 })).score).toBe(236);
    expect((await createBot().chooseMove(next, { depth: 5 })).score).toBe(236);
  });

  test("for an opponent", async () => {
    for (const family of [mills, mancala]) {
      const own = choices.filter((choice) => choice.family === family);
      const { port1, port2 } = new MessageChannel();
      serveOpponent(family, port2);
      // By its book it would not search.
      const opponent = createOpponent({ name: family.name }, () => port1, { ...family.analysis });
      await fc.assert(
        fc.asyncProperty(casesOf(own), async ({ depth, ...rest }) => {
          const { game, past } = setUp(rest);
          for (const { game, limits } of past) await opponent.chooseMove(game, limits);
          const expected = await rest.choice.bots.chooseMove(game, { ...rest.choice.analysis, depth });
          expect(await opponent.analyze(game, { depth })).toEqual(expected);
          expect(await opponent.chooseMove(game, { depth })).toMatchObject({
            depth: expected.depth,
            score: expected.score,
          });
        }),
      );
      opponent.close();
    }
  });

  test("for an engine process", async () => {
    await fc.assert(
      fc.asyncProperty(casesOf(choices), async ({ depth, ...rest }) => {
        const { rules, bots, analysis, variant } = rest.choice;
        const { game, past } = setUp(rest);
        const { sent, say, hear, end } = talk();
        const search = async (game: Game, limits: { lines?: number }): Promise<void> => {
          const { lines = 1, ...go } = limits;
          say(`setoption name MultiPV value ${lines}`, `position fen ${rules.formatPosition(game)}`);
          say(`go ${Object.entries(go).flat().join(" ")}`);
          await hear("bestmove");
        };
        say(`setoption name UCI_Variant value ${variant}`, "setoption name OwnBook value false");
        for (const { game, limits } of past) await search(game, limits);
        const from = sent.length;
        await search(game, { depth } as object);
        // The process reads the position from text, without the positions before it.
        const same = rules.parsePosition(rules.formatPosition(game), variant);
        const expected = await bots.chooseMove(same, { ...analysis, depth });
        const { sent: fresh, say: tell, hear: listen } = talk();
        tell(`setoption name UCI_Variant value ${variant}`, "setoption name OwnBook value false");
        tell(`position fen ${rules.formatPosition(game)}`, `go depth ${depth}`);
        await listen("bestmove");
        const told = (lines: readonly string[]): string[] | undefined =>
          lines
            .filter((line) => line.startsWith("info depth"))
            .at(-1)
            ?.split(" nodes ")[0]
            ?.split(" ");
        expect(told(sent.slice(from))).toEqual(told(fresh));
        expect(told(fresh)?.[2]).toBe(String(expected.depth));
        await end();
      }),
    );
  });
});
