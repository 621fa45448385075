/** Any options of both picture entry points give a picture or an error of this package. */
import fc from "fast-check";
import { applyMove, createGame, legalMoves, MorabarabaError } from "morabaraba";
import { createGame as createSowing, explainMove } from "morabaraba/mancala";
import { svg as mancalaSvg } from "morabaraba/mancala/svg";
import { svg } from "morabaraba/svg";
import { expect, test } from "vitest";

const game = applyMove(createGame(), "d6");
const moves = legalMoves(game);
const sowing = explainMove(createSowing(), "1");

/** Values of any type, some of them valid. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    Symbol("d7"),
    Object.create(null),
    () => "d7",
    1n,
    Number.NaN,
    undefined,
    null,
    true,
    "hand",
    "d7",
    "z9",
    "",
    { to: "d7" },
    [],
    ["d7"],
  ),
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
);
const part = (fields: readonly string[]): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(fields.map((field) => [field, strange])), { requiredKeys: [] });
const move = fc.oneof(fc.constantFrom<unknown>(...moves), part(["from", "to", "shot", "kind"]), strange);
const step = fc.oneof(fc.constantFrom<unknown>(...sowing), part(["kind", "at", "from"]), strange);

const shared = {
  theme: fc.oneof(part(["ground", "mark"]), strange),
  title: strange,
  description: strange,
  orientation: fc.oneof(fc.constantFrom("light", "south"), strange),
  coordinates: fc.oneof(fc.constantFrom("wmd", "mssa"), strange),
};

/** Returns the code of an error of this package, or nothing. */
function refusal(draw: () => string): string | undefined {
  try {
    expect(draw().slice(0, 4)).toBe("<svg");
    return undefined;
  } catch (error) {
    if (error instanceof MorabarabaError) return error.code;
    throw error;
  }
}

test("of mills", () => {
  const options = {
    ...shared,
    notation: fc.oneof(fc.constantFrom("wmd", "mssa"), strange),
    coordinates: fc.oneof(fc.boolean(), strange),
    hands: strange,
    frame: fc.oneof(fc.constantFrom("plain", "kraal", "none"), strange),
    pieces: fc.oneof(fc.constantFrom("cows", "stones"), part(["light", "dark"]), strange),
    mills: strange,
    lastMove: move,
    moves: fc.oneof(fc.constant(moves), fc.array(move), strange),
    destinations: fc.oneof(fc.constantFrom(true, "hand", "d7"), strange),
    shots: fc.oneof(move, strange),
    drawings: fc.oneof(part(["arrows", "rings", "shut", "labels"]), strange),
  };
  fc.assert(
    fc.property(fc.record(options, { requiredKeys: [] }), (asked) => {
      expect([undefined, "bad-argument", "unknown-point"]).toContain(
        refusal(() => svg(game, asked as object)),
      );
    }),
    { numRuns: 500 },
  );
});

test("of mancala", () => {
  const options = {
    ...shared,
    coordinates: fc.boolean(),
    layout: fc.constantFrom("wide", "upright"),
    direction: fc.oneof(fc.constantFrom("clockwise", "counter-clockwise"), strange),
    sowing: fc.oneof(fc.constant(sowing), fc.array(step), strange),
    drawings: fc.oneof(part(["arrows", "rings", "labels"]), strange),
  };
  fc.assert(
    fc.property(fc.record(options, { requiredKeys: [] }), (asked) => {
      expect([undefined, "bad-argument"]).toContain(
        refusal(() => mancalaSvg(createSowing(), asked as object)),
      );
    }),
    { numRuns: 1000 },
  );
});
