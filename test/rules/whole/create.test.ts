/** Changed rules: a game takes them in the form in which games store them, and can be stored itself. */
import fc from "fast-check";
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { junk as junkSowing, anyVariant as sowings } from "../../support/mancala/arbitraries.ts";
import { junk, variant as millVariants } from "../../support/mills/arbitraries.ts";

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
