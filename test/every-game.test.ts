/** A law for all functions that take games: they accept and reject the same values. */
import fc from "fast-check";
import { createGame, type Game, ParseError, parseGame, VariantError } from "morabaraba";
import { rulesetFor } from "morabaraba/engine";
import * as mancala from "morabaraba/mancala";
import { expect, test } from "vitest";
import { errorOf, type Subject, subjects } from "./support/contract.ts";
import { anyGame, damaged as damagedSowing, junk } from "./support/mancala/arbitraries.ts";
import { damaged, game as someGame } from "./support/mills/arbitraries.ts";
import { seeded } from "./support/random.ts";

/** These take more than games (half plies, boards that are being set up, variants), or only some games. */
const others = ["applyStep", "svg", "spotOf", "strokes", "conclude"];

const isGame = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "variant" in value && "turn" in value;

/**
 * Returns a function's error for a value in place of a game, in short; undefined if there is none, or it is
 * not about the game.
 */
async function refusal(
  { name, call, good }: Pick<Subject, "name" | "call" | "good">,
  value: unknown,
): Promise<string | undefined> {
  const args = good.map((argument) => (isGame(argument) ? value : argument));
  // The engine needs the game's own ruleset.
  if (name === "encodeGame") args[0] = rulesetFor("standard");
  const error = await errorOf(call, args);
  // A number is an offset into a move's text.
  if (error instanceof ParseError && typeof error.at === "string") return `${error.code} at ${error.at}`;
  return error instanceof VariantError ? `${error.code}: ${error.message}` : undefined;
}

const all = await subjects();

/** The functions of these entry points that take a game of their family. */
function takers(family: "mills" | "mancala"): readonly Subject[] {
  return all.filter(
    ({ entryPoint, name, good }) =>
      entryPoint.includes("/mancala") === (family === "mancala") &&
      !others.includes(name) &&
      good.some(isGame),
  );
}

test.each([
  ["mills", takers("mills").length, 35],
  ["mancala", takers("mancala").length, 20],
])("in %s, %i functions take games", (_name, found, least) => {
  expect(found).toBeGreaterThanOrEqual(least);
});

/** A changed or damaged game. */
const damagedGame = {
  mills: someGame.chain((game) => damaged(JSON.parse(JSON.stringify(game)))),
  mancala: fc
    .tuple(anyGame, fc.nat(), junk)
    .map(([game, seed, rubbish]): unknown => damagedSowing(game, seeded(seed), rubbish)),
};

const parsers = {
  mills: { name: "parseGame", call: parseGame as never, good: [createGame()] },
  mancala: { name: "parseGame", call: mancala.parseGame as never, good: [mancala.createGame()] },
};

const each = (["mills", "mancala"] as const).flatMap((family) =>
  takers(family).map((subject) => [`${subject.name} of ${subject.entryPoint}`, family, subject] as const),
);

test.each(each)(
  "%s accepts exactly the games that parseGame accepts, and changes nothing",
  async (_name, family, subject) => {
    await fc.assert(
      fc.asyncProperty(damagedGame[family], async (value) => {
        fc.pre(typeof value === "object" && value !== null && !Array.isArray(value));
        fc.pre(subject.name !== "encodeGame" || (value as Game).variant === "standard");
        const before = structuredClone(value);
        const told = await refusal(parsers[family], value);
        // Only parseGame checks the seen positions and a variant's data.
        if (!/at seenPositions|^bad-variant/.test(`${told}`))
          expect(await refusal(subject, value)).toBe(told);
        expect(value).toEqual(before);
      }),
      { numRuns: 10 },
    );
  },
);
