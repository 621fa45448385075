/**
 * One truth for every way in: a position reads the same from text, from JSON, by the verbs, from the engine and
 * from another program's format, even if a removal, a pass or a sweep is due in it that nobody has begun.
 */
import fc from "fast-check";
import * as mills from "morabaraba";
import { decodeGame, encodeGame, endReason, rulesetFor } from "morabaraba/engine";
import { formatSanmillPosition, parseSanmillPosition } from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import { formatPlayStrategyPosition, parsePlayStrategyPosition } from "morabaraba/mancala/formats";
import { describe, expect, test } from "vitest";
import * as anySowing from "../../support/mancala/arbitraries.ts";
import { junk as junkSowing, anyVariant as sowings } from "../../support/mancala/arbitraries.ts";
import {
  game as anyMill,
  changedVariant,
  junk,
  variant as millVariants,
  stored,
} from "../../support/mills/arbitraries.ts";
import { madePosition } from "../../support/mills/play.ts";
import { begun, repeatable } from "../../support/mills/reference.ts";
import { seeded } from "../../support/random.ts";

const copy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** A random position in which the side to move is chosen freely, and nothing that is due has begun. */
const raw = fc
  .tuple(fc.oneof(stored, changedVariant), fc.nat(), fc.boolean())
  .map(([variant, seed, isOther]): mills.Game => {
    const { removals: _, mustFree: __, ...game } = madePosition(variant, seeded(seed));
    const turned: mills.Game = isOther ? { ...game, turn: game.turn === "light" ? "dark" : "light" } : game;
    return game.seenPositions ? { ...turned, seenPositions: [repeatable(turned)] } : turned;
  });

/** What a game must be alike in, whichever way it came. */
const millTruth = (game: mills.Game): unknown => ({
  text: mills.formatPosition(game),
  turn: mills.phase(game),
  moves: mills.legalMoves(game),
  outcome: mills.outcome(game),
});

describe("a position of mills", () => {
  test("reads the same from text, from JSON, by the verbs and from the engine", () => {
    fc.assert(
      fc.property(raw, (game) => {
        const read = mills.parsePosition(`${repeatable(game)} ${game.quiet} ${game.ply}`, game.variant);
        const truth = millTruth(read);
        expect(mills.formatPosition(read)).toBe(`${repeatable(begun(game))} ${game.quiet} ${game.ply}`);
        expect(millTruth(game)).toEqual(truth);
        expect(mills.parseGame(JSON.stringify(game))).toEqual(read);
        expect(mills.parseGame(copy(read))).toEqual(read);
        expect(mills.parsePosition(mills.formatPosition(read), copy(read.variant))).toEqual(read);
        const ruleset = rulesetFor(game.variant);
        const at = encodeGame(ruleset, game);
        expect(decodeGame(ruleset, at)).toEqual(read);
        expect(endReason(ruleset, at)).toBe(mills.outcome(read)?.reason);
      }),
      { numRuns: 120 },
    );
  });

  test("reads the same from Sanmill's format, unless it remembers earlier moves", () => {
    fc.assert(
      fc.property(fc.oneof(raw, anyMill), (start) => {
        const game = mills.parseGame(copy(start));
        const { board } = mills.variantOf(game);
        const remembers = [
          game.firstMill,
          game.mustFree,
          game.usedLines,
          game.barred.light,
          game.barred.dark,
        ];
        if (remembers.some((each) => each) || `${board.points}` !== `${mills.variants.standard.board.points}`)
          return;
        const text = formatSanmillPosition(game);
        const read = parseSanmillPosition(text, game.variant);
        // The text has no earlier positions, so a game that a repetition ended goes on.
        if (mills.outcome(game)?.reason !== "repetition") expect(formatSanmillPosition(read)).toBe(text);
        const { verdict: _, seenPositions: __, ...kept } = game;
        const { seenPositions: ___, ...now } = read;
        expect({ ...now, ply: 0 }).toEqual({ ...kept, ply: 0 });
        const counted = mills.variantOf(game).repetition !== null;
        if (game.verdict === undefined && !counted) expect(mills.outcome(read)).toEqual(mills.outcome(game));
        if (game.verdict === undefined && !counted)
          expect(mills.legalMoves(read)).toEqual(mills.legalMoves(game));
      }),
      { numRuns: 120 },
    );
  });

  test("with a removal that is due reads the same from Sanmill's format", () => {
    for (const variant of ["shax", "umlabalaba"] as const) {
      let game = mills.parsePosition("LDLDLDLD/DLDLDLDL/LDLDLDLD d 0,0 - removals:2 0 24", variant);
      for (let left = 2; left > 0; left--) {
        expect(game.removals).toBe(left);
        const read = parseSanmillPosition(formatSanmillPosition(game), variant);
        expect(millTruth(read)).toEqual({ ...(millTruth(game) as object), text: mills.formatPosition(read) });
        expect(read.removals).toBe(left);
        game = mills.applyMove(game, mills.legalMoves(game)[0] as mills.Move);
      }
    }
  });

  test.each([
    ["DLLDLLD1/D l 0,0 - 1 9", "achi", "dark"],
    ["LDLDLDLD/DLDLDLDL/LDLDLDLD d 0,0 - - 0 24", "umlabalaba", "dark"],
  ] as const)("%s of %s goes on", (text, variant, turn) => {
    const game = mills.parsePosition(text, variant);
    expect([game.turn, mills.outcome(game), mills.legalMoves(game).length > 0]).toEqual([
      turn,
      undefined,
      true,
    ]);
  });

  test.each([
    ["LLL5/DDD5/8 l 0,0 - first:l 0 24", "shax"],
    ["LLL5/DDD5/8 l 0,0 - removals:2 0 24", "umlabalaba"],
    ["LLL5/DDD5/8 l 0,0 - removals:1 0 24", "shax"],
    ["LLL5/DDD5/8 l 0,0 - freeing 0 24", "shax"],
    ["8/8/8 l 12,12 - freeing 0 0", "shax"],
  ] as const)("%s of %s is refused: nothing like that can be due", (text, variant) => {
    expect(() => mills.parsePosition(text, variant)).toThrow(
      expect.objectContaining({ code: "bad-due", at: text.split(" ").slice(0, 4).join(" ").length + 1 }),
    );
  });
});

/** The same for mancala: a random position, perhaps with a pass or a sweep that is due. */
const rawSowing = fc
  .tuple(fc.oneof(anySowing.anySource), fc.nat(), fc.boolean())
  .map(([variant, seed, isOther]): mancala.Game => {
    const game = anySowing.madePosition(variant, seeded(seed));
    if (!isOther) return game;
    const turn = game.turn === "south" ? "north" : "south";
    const seen = game.seenPositions?.map((text) => `${text.slice(0, -1)}${turn[0]}`);
    return { ...game, turn, ...(seen && { seenPositions: seen }) };
  })
  .filter(({ houses, stores }) => [...houses, stores.south, stores.north].reduce((a, b) => a + b) <= 1000);

const sowingTruth = (game: mancala.Game): unknown => ({
  text: mancala.formatPosition(game),
  moves: mancala.legalMoves(game),
  outcome: mancala.outcome(game),
});

const rowsOf = ({ houses, stores, turn, swap }: mancala.Game): string => {
  const half = houses.length / 2;
  const rows = `${houses.slice(0, half)}/${houses.slice(half)}`;
  return `${rows} ${stores.south},${stores.north} ${turn[0]}${swap ? " swap" : ""}`;
};

describe("a position of mancala", () => {
  test("reads the same from text, from JSON and by the verbs", () => {
    fc.assert(
      fc.property(rawSowing, (game) => {
        const read = mancala.parsePosition(rowsOf(game), game.variant);
        expect(sowingTruth(game)).toEqual(sowingTruth(read));
        expect(mancala.parseGame(JSON.stringify(game))).toEqual({ ...read, ply: game.ply });
        expect(mancala.parseGame(copy(read))).toEqual(read);
        // The text does not say which rule has swept the houses.
        const again = mancala.parsePosition(mancala.formatPosition(read), copy(read.variant));
        expect([again.stores, mancala.outcome(again)?.winner]).toEqual([
          read.stores,
          mancala.outcome(read)?.winner,
        ]);
        if (read.swept === undefined) expect(again).toEqual(read);
      }),
      { numRuns: 120 },
    );
  });

  test("reads the same from the format of PlayStrategy", () => {
    const six = rawSowing.filter(({ houses }) => houses.length === 12);
    fc.assert(
      fc.property(six, (game) => {
        const read = mancala.parsePosition(rowsOf(game), game.variant);
        const rules = mancala.variantOf(read);
        if (rules.capture !== "two-or-three" || rules.sowStores) return;
        const oware = parsePlayStrategyPosition(formatPlayStrategyPosition(game), game.variant);
        expect([oware.houses, oware.stores, oware.turn]).toEqual([read.houses, read.stores, read.turn]);
        expect(mancala.outcome(oware)?.winner).toBe(mancala.outcome(read)?.winner);
      }),
      { numRuns: 120 },
    );
  });

  test.each([
    ["kalah", "cannot-feed"],
    ["kalah", "no-moves"],
    ["kalah", "repetition"],
    ["oware", "side-empty"],
    ["awari", "majority"],
    ["congkak", "repetition"],
  ] as const)("a game of %s cannot end by %s with empty houses", (variant, swept) => {
    const game = mancala.createGame(variant);
    const houses = game.houses.map(() => 0);
    const rows = `${houses.slice(houses.length / 2)}/${houses.slice(houses.length / 2)} s`;
    const ended = { ...game, houses, swept, ...(game.seenPositions && { seenPositions: [rows] }) };
    for (const read of [mancala.parseGame, mancala.outcome])
      expect(() => read(ended as mancala.Game)).toThrow(expect.objectContaining({ at: "swept" }));
  });
});

// Changed rules: a game takes them in the form in which games store them, and can be stored itself.

type Call = () => unknown;

const thrownBy = (call: Call): unknown => {
  try {
    call();
    return undefined;
  } catch (error) {
    const { name, code, message, faults } = error as mills.VariantError;
    return { name, code, message, faults };
  }
};

const families = [
  ["mills", mills, millVariants, junk, { shotting: "optional", flyAt: -1, firstPlayer: "white" }],
  ["mancala", mancala, sowings, junkSowing, { repetion: 3, seeds: -1, capture: "maybe" }],
] as unknown as readonly (readonly [
  string,
  typeof mills,
  fc.Arbitrary<mills.Variant>,
  fc.Arbitrary<unknown>,
  object,
])[];

describe.each(families)("a game of %s", (_name, family, own, rubbish, wrong) => {
  const names = Object.keys(family.variants);
  const fields = Object.keys(Object.values(family.variants)[0] as object);
  const base = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...names).map((name) => family.variants[name as "mssa"]),
    own,
  );
  /** Fields of any variant, junk, and names that no field has. */
  const changes = own.chain((other) =>
    fc
      .dictionary(
        fc.constantFrom(...fields, "repetion", "variant", "__proto__"),
        fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom(...Object.values(other)) },
          { weight: 1, arbitrary: rubbish },
        ),
        { maxKeys: 3 },
      )
      .map((mixed) => {
        const right = Object.keys(mixed).filter((field) => Object.hasOwn(other, field));
        // Half of the values are another valid variant's, each in its own field.
        const taken = right.filter((_, i) => i % 2 === 0).map((field) => [field, other[field as "name"]]);
        return { ...mixed, ...Object.fromEntries(taken) };
      }),
  );

  test("with changed rules is the game of the variant that defineVariant makes", () => {
    let refused = 0;
    fc.assert(
      fc.property(base, changes, (source, changed) => {
        const define: Call = () =>
          family.createGame(family.defineVariant(source as "mssa", changed as object));
        // A built-in with changes can also be data, as games store it.
        const create: Call = () =>
          typeof source === "string"
            ? family.createGame({ ...(changed as object), base: source as "mssa" })
            : define();
        const error = thrownBy(define);
        expect(thrownBy(create)).toEqual(error);
        if (error !== undefined) {
          expect(error).toMatchObject({ name: "VariantError" });
          refused++;
          return;
        }
        const game = create() as mills.Game;
        expect(game).toEqual(define());
        expect(family.parseGame(JSON.stringify(game))).toEqual(game);
        // The text does not say which rule has swept the houses.
        if (!("swept" in game))
          expect(family.parsePosition(family.formatPosition(game), game.variant)).toEqual(game);
      }),
      { numRuns: 120 },
    );
    expect(refused).toBeGreaterThan(10);
  });

  test("names each wrong change", () => {
    expect(thrownBy(() => family.createGame({ base: names[0] as "mssa", ...wrong }))).toMatchObject({
      code: "bad-variant",
      faults: expect.arrayContaining(
        Object.keys(wrong).map((at) => expect.objectContaining({ at }) as object),
      ) as unknown,
    });
  });

  test.each([[0], [false], [""], [7], [[]]])("takes an object of changes, not %j", (odd) => {
    expect(thrownBy(() => family.defineVariant(names[0] as "mssa", odd as object))).toMatchObject({
      code: "bad-variant",
    });
  });
});
