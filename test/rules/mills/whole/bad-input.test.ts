/** Whatever is passed to whichever function: an answer or a typed error, soon, and what was passed stays as it was. */
import fc from "fast-check";
import * as library from "morabaraba";
import { type Game, MorabarabaError, ParseError, VariantError } from "morabaraba";
import * as ruleset from "morabaraba/engine";
import { describe, expect, test, vi } from "vitest";
import { damaged, junk, game as someGame } from "../../../support/mills/arbitraries.ts";
import { changed, position } from "../../../support/mills/positions.ts";

/** Random games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Every function that takes a game, with everything else as it should be. */
const functions: Readonly<Record<string, (game: Game) => unknown>> = {
  legalMoves: library.legalMoves,
  applyMove: (game) => library.applyMove(game, { to: "a7" }),
  "applyMove with text": (game) => library.applyMove(game, "a7-d7xg7"),
  outcome: library.outcome,
  isLegal: (game) => library.isLegal(game, { to: "a7" }),
  whyIllegal: (game) => library.whyIllegal(game, { from: "a7", to: "d7" }),
  variantOf: library.variantOf,
  phase: (game) => library.phase(game),
  pieces: library.pieces,
  destinations: library.destinations,
  shots: (game) => library.shotTargets(game, { to: "a7" }),
  mills: (game) => library.standingMills(game),
  closedMills: (game) => library.closedMills(game, { to: "a7" }),
  ascii: library.ascii,
  resign: (game) => library.resign(game, "light"),
  agreeDraw: library.agreeDraw,
  forfeit: (game) => library.forfeit(game, "light", "cheating"),
  referee: (game) => library.referee(game, "light", "a7"),
  formatPosition: library.formatPosition,
  parseGame: library.parseGame,
  perft: (game) => ruleset.perft(game, 1),
  divide: (game) => ruleset.divide(game, 1),
  encode: (game) => ruleset.encodeGame(ruleset.rulesetFor("standard"), game),
};

const cases = Object.entries(functions);

/** What a call came to: an answer, or the kind of its error. */
function called(action: () => unknown): unknown {
  try {
    action();
    return "answer";
  } catch (error) {
    return error instanceof MorabarabaError ? error : `${String(error)}`;
  }
}

describe.each(cases)("%s", (_name, call) => {
  const noGame: readonly unknown[] = [
    undefined,
    null,
    0,
    "game",
    true,
    [],
    [position({})],
    Symbol("game"),
    () => 1,
  ];

  test.each(noGame.map((value) => [typeof value, value]))(
    "refuses anything but a game: %s",
    (_type, value) => {
      const error = called(() => call(value as Game));
      expect(error).toBeInstanceOf(MorabarabaError);
      expect(["ParseError", "VariantError"]).toContain((error as MorabarabaError).name);
    },
  );

  const valid = position({ variant: "mssa", light: "a7 d6 f2 g1", dark: "b2 c5 e4", lightBar: "d6-d7" });
  const faulty: readonly (readonly [string, unknown])[] = [
    ["an empty object", {}],
    ["an unknown variant", { ...valid, variant: "chess" }],
    ["a variant of null", { ...valid, variant: null }],
    ["a field of no game", { ...valid, note: 1 }],
    ["a faulty variant", { ...valid, variant: { ...changed("mssa", { cows: 400 }) } }],
  ];
  const wholly: readonly (readonly [string, unknown])[] = [
    ["only a variant", { variant: "mssa" }],
    ["a short board", { ...valid, board: "L" }],
    ["a board of numbers", { ...valid, board: 24 }],
    ["a board of other letters", { ...valid, board: "x".repeat(24) }],
    ["another turn", { ...valid, turn: "white" }],
    ["no hands", { ...valid, hands: undefined }],
    ["a hand of NaN", { ...valid, hands: { light: Number.NaN, dark: 0 } }],
    ["a negative hand", { ...valid, hands: { light: 0, dark: -1 } }],
    ["half a cow in hand", { ...valid, hands: { light: 0.5, dark: 0 } }],
    ["a cow too many in hand", { ...valid, hands: { light: 0, dark: 13 } }],
    ["a huge hand", { ...valid, hands: { light: 2 ** 60, dark: 0 } }],
    ["a hand in text", { ...valid, hands: { light: "1", dark: 0 } }],
    ["a bar to an unknown point", { ...valid, barred: { light: { from: "d6", to: "d4" }, dark: null } }],
    ["a bar to where it began", { ...valid, barred: { light: { from: "d6", to: "d6" }, dark: null } }],
    ["a bar in text", { ...valid, barred: { light: null, dark: "d6-d7" } }],
    ["NaN quiet plies", { ...valid, quiet: Number.NaN }],
    ["negative plies", { ...valid, ply: -1 }],
    ["half a ply", { ...valid, quiet: 0.5 }],
    ["too many plies", { ...valid, ply: 10_000 }],
    ["a verdict in text", { ...valid, verdict: "light" }],
  ];

  test.each([...faulty, ...wholly])("refuses a game with %s", (_name, game) => {
    const before = JSON.stringify(game);
    const error = called(() => call(game as Game));
    expect(error).toBeInstanceOf(MorabarabaError);
    expect(["ParseError", "VariantError"]).toContain((error as MorabarabaError).name);
    expect((error as MorabarabaError).message.length).toBeLessThan(1000);
    expect(JSON.stringify(game)).toBe(before);
  });

  test("answers or refuses damaged games, and leaves them as they were", () => {
    fc.assert(
      fc.property(
        someGame.chain((game) => damaged(JSON.parse(JSON.stringify(game)))),
        (game) => {
          const before = JSON.stringify(game);
          const result = called(() => call(game as Game));
          expect(result === "answer" || result instanceof MorabarabaError || result).toBe(true);
          expect(JSON.stringify(game)).toBe(before);
        },
      ),
      { numRuns: 15 },
    );
  });
});

test("any value as a move is legal or refused with a code", () => {
  const games = [
    library.createGame(),
    position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }),
    position({ light: "a7 d7", dark: "c4 d2 e5 f4" }),
  ];
  const field = fc.oneof(fc.constantFrom("a7", "d7", "g7", "f6", "c4", "", "z", undefined), junk);
  const likely = fc.record(
    { from: field, to: field, shots: fc.oneof(fc.array(field), field) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.oneof(likely, junk, fc.anything(), fc.string()),
      (game, move) => {
        const code = library.whyIllegal(game, move as library.MoveLike);
        const result = called(() => library.applyMove(game, move as library.MoveLike));
        if (code === undefined) expect(result).toBe("answer");
        else expect(result).toMatchObject({ name: "IllegalMoveError", code });
      },
    ),
    { numRuns: 200 },
  );
});

test("long text is refused at once", () => {
  const long = "a7".repeat(2_000_000);
  expect(library.whyIllegal(library.createGame(), long)).toBe("malformed");
  expect(library.whyIllegal(library.createGame(), { to: long })).toBe("unknown-point");
  expect(called(() => library.applyMove(library.createGame(), { to: long }))).toMatchObject({
    message: expect.stringMatching(/^.{1,200}$/) as string,
  });
  const parseMove = (text: string) => library.parseMove(library.createGame(), text);
  for (const read of [parseMove, library.parsePosition, library.parseGame, library.parseVariant]) {
    expect(called(() => read(long))).toBeInstanceOf(MorabarabaError);
    expect(called(() => read(" ".repeat(999_999)))).toBeInstanceOf(MorabarabaError);
    expect(called(() => read("-".repeat(999)))).toBeInstanceOf(MorabarabaError);
  }
});

test("the codes tell a bad game from a bad variant", () => {
  expect(() => library.legalMoves(undefined as unknown as Game)).toThrow(ParseError);
  expect(() => library.legalMoves({} as Game)).toThrow(ParseError);
  expect(() => library.legalMoves({ variant: {} } as Game)).toThrow(VariantError);
  for (const board of ["", ".".repeat(23), ".".repeat(25)]) {
    expect(() => library.legalMoves({ ...library.createGame(), board })).toThrow(
      expect.objectContaining({ name: "ParseError", code: "bad-board", at: "board" }) as Error,
    );
  }
  expect(() => library.parseGame({ ...library.createGame(), board: "" })).toThrow(
    expect.objectContaining({ code: "bad-board", at: "board" }) as Error,
  );
});

test("where repetitions are counted, the present position must be the last one seen", () => {
  const game = library.createGame(changed("standard", { repetition: 3 }));
  const elsewhere = { ...game, seenPositions: [...game.seenPositions!, "8/8/8 d 12,12 -"] };
  for (const call of [library.legalMoves, library.outcome, library.agreeDraw])
    expect(() => call(elsewhere)).toThrow(expect.objectContaining({ code: "syntax" }) as Error);
});

test("a frozen, sealed or exotic game is as good as any", () => {
  const game = library.createGame("mssa");
  const exotic = Object.assign(Object.create(null) as object, game) as Game;
  expect(library.legalMoves(exotic)).toEqual(library.legalMoves(game));
  expect(library.applyMove(Object.seal({ ...game }), "d6")).toEqual(library.applyMove(game, "d6"));
});
