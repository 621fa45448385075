/** The files in `conformance` are what one command makes, fit their schema, and agree with the second implementations. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as millRules from "morabaraba";
import * as mancalaRules from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { brokenPromises, vectorsOf, written } from "../scripts/conformance/make.ts";
import { mancalaSituations } from "../scripts/conformance/mancala.ts";
import { millSituations } from "../scripts/conformance/mills.ts";
import { root } from "../scripts/entry-points.mjs";
import { gameOf, moveFrom, type State, sameMove } from "../src/command/conform/states.ts";
import { variantNamed } from "../src/command/input/variants.ts";
import * as mancalaReference from "./support/mancala/reference.ts";
import { perft as mancalaPerft } from "./support/mancala/vectors.ts";
import { move as millMove, texts } from "./support/mills/positions.ts";
import * as millReference from "./support/mills/reference.ts";
import { perftByVerbs } from "./support/mills/vectors.ts";

interface Entry extends State {
  readonly variant?: string;
  readonly variants?: readonly string[];
  readonly name?: string;
  readonly moves: readonly string[];
  readonly legal: readonly number[];
  readonly outcome: string;
}
interface File {
  readonly variants: object;
  readonly situations: readonly Entry[];
  readonly positions: readonly Entry[];
  readonly games: readonly Entry[];
  readonly counts: readonly { readonly variant: string; readonly counts: readonly number[] }[];
}
const textOf = (name: string): string => readFileSync(join(root, "conformance", name), "utf8");
const files = { mills: JSON.parse(textOf("mills.json")), mancala: JSON.parse(textOf("mancala.json")) } as {
  readonly mills: File;
  readonly mancala: File;
};
const families = ["mills", "mancala"] as const;

test.each(families)("one command makes %s.json", async (family) => {
  expect(textOf(`${family}.json`)).toBe(written(await vectorsOf(family)));
});

test.each(families)("%s.json fits the schema", (family) => {
  const validate = new Ajv2020({ strictTypes: false }).compile(JSON.parse(textOf("schema.json")));
  expect(validate(files[family]) || validate.errors).toBe(true);
  expect(validate({ ...files[family], situations: [{}] })).toBe(false);
});

test("all of it is small", () => {
  const bytes = readdirSync(join(root, "conformance")).map((name) => gzipSync(textOf(name)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(40_000);
});

test.each(families)("every built-in of %s has a situation, a position, counts and a game", (family) => {
  const { variants, situations, positions, counts, games } = files[family];
  const names = Object.keys(variants);
  const lacking = names.flatMap((name) => [
    ...(situations.some((each) => each.variants?.includes(name)) ? [] : [`${name}: situation`]),
    ...(positions.some(({ variant }) => variant === name) ? [] : [`${name}: position`]),
    ...(games.some(({ variant }) => variant === name) ? [] : [`${name}: game`]),
  ]);
  expect(lacking).toEqual([]);
  expect(names.filter((name) => !counts.some(({ variant }) => variant === name))).toEqual(
    family === "mills" ? [] : ["awari"],
  );
});

/** What the second implementation of a family answers about a state. */
function referenceAnswer(family: "mills" | "mancala", variant: string, { position, play = [] }: State) {
  if (family === "mills") {
    const start = gameOf(variantNamed(variant), position) as millRules.Game;
    const game = play.reduce((now, move) => millReference.applyMove(now, millMove(move)), start);
    const moves = texts(millReference.legalMoves(game)).split(" ").filter(Boolean).map(sameMove).sort();
    const end = millReference.outcome(game);
    return {
      moves,
      outcome: end === undefined ? `${game.turn} to move` : end.winner ? `${end.winner} wins` : "draw",
    };
  }
  const start = gameOf(variantNamed(variant), position) as mancalaRules.Game;
  const game = play.reduce(
    (now, move) => mancalaReference.applyMove(now, moveFrom({ name: "mancala" }, move) as mancalaRules.Move),
    start,
  );
  const end = mancalaReference.outcome(game);
  const stands = end === undefined ? `${game.turn} to move` : end.winner ? `${end.winner} wins` : "draw";
  const { south, north } = game.stores;
  return {
    moves: mancalaReference
      .legalMoves(game)
      .map(({ house }) => `${house}`)
      .sort(),
    outcome: end?.reason === "majority" ? stands : `${stands} ${south} ${north}`,
  };
}

describe.each(families)("the second implementation of %s", (family) => {
  const { situations, positions, games, counts } = files[family];
  test("agrees with every situation and position", () => {
    for (const { moves, outcome, variant, variants = [variant as string], ...state } of [
      ...situations,
      ...positions,
    ])
      for (const name of variants)
        expect({ name, state, ...referenceAnswer(family, name, state) }).toEqual({
          name,
          state,
          moves,
          outcome,
        });
  });

  test("agrees with every game, move by move", () => {
    for (const { variant = "", moves, legal, outcome } of games) {
      const counted = legal.map((_, ply) => {
        const answer = referenceAnswer(family, variant, { position: undefined, play: moves.slice(0, ply) });
        return answer.moves.length;
      });
      expect({ variant, counted }).toEqual({ variant, counted: legal });
      expect(referenceAnswer(family, variant, { position: undefined, play: moves }).outcome).toBe(outcome);
    }
  });

  test("the library agrees with the counts", () => {
    for (const { variant, counts: given } of counts)
      for (const [i, count] of given.slice(0, 3).entries())
        expect([
          variant,
          family === "mills"
            ? perftByVerbs(millRules.createGame(variant as millRules.VariantName), i + 1)
            : mancalaPerft(mancalaRules.createGame(variant as mancalaRules.VariantName), i + 1),
        ]).toEqual([variant, count]);
  });
});

test("a situation that does not show what it promises is found", () => {
  const answer = { moves: ["d6", "d7"], outcome: "dark to move" };
  const [first] = millSituations;
  const given = { ...(first as (typeof millSituations)[0]), legal: "d6 a1", illegal: "d7", ends: "draw" };
  expect(brokenPromises(given, answer)).toEqual(["a1", "d7", "draw is dark to move"]);
});

test.each([[millSituations], [mancalaSituations]])("names of situations are unique", (situations) => {
  const names = situations.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
