/** Every function checks a game, reads it once, and copies it so that nothing is shared. */
import {
  agreeDraw,
  applyMove,
  applyStep,
  ascii,
  createGame,
  defineVariant,
  explainMove,
  formatMove,
  formatPosition,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  parseGame,
  parseMove,
  parsePosition,
  resign,
  safeParseGame,
  variantOf,
  whyIllegal,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { board, lazily } from "../../support/mancala/positions.ts";

const takers: Readonly<Record<string, (game: Game) => unknown>> = {
  legalMoves,
  outcome,
  applyMove: (game) => applyMove(game, "1"),
  isLegal: (game) => isLegal(game, "1"),
  whyIllegal: (game) => whyIllegal(game, "1"),
  explainMove: (game) => explainMove(game, "1"),
  resign: (game) => resign(game, "south"),
  agreeDraw,
  ascii,
  formatPosition,
  formatMove: (game) => formatMove(game, { house: 1 }),
  parseMove: (game) => parseMove(game, "1"),
};

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const kalah = lazily(() => createGame());
const oware = lazily(() => applyMove(createGame("oware"), "A"));
const pie = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));
const over = lazily(() => board("0,0,0,0,0,0,1,1,1,1,1,0; 19,24; N", "oware"));

/** The fault, a game with that fault, and the error's code and place. */
const faulty: readonly (readonly [string, () => unknown, string, string | undefined])[] = [
  ["null", () => null, "syntax", ""],
  ["a list", () => [], "syntax", ""],
  ["no fields", () => ({}), "syntax", "variant"],
  ["a promise of a game", () => Promise.resolve(kalah()), "syntax", "variant"],
  ["a variant of another type", () => ({ ...kalah(), variant: 3 }), "bad-variant", undefined],
  ["an unknown variant", () => ({ ...kalah(), variant: "chess" }), "unknown-variant", undefined],
  [
    "a bad variant",
    () => ({ ...kalah(), variant: { ...variantOf(kalah()), seeds: 99 } }),
    "bad-variant",
    undefined,
  ],
  ["no houses", () => ({ ...kalah(), houses: undefined }), "bad-board", "houses"],
  ["houses as text", () => ({ ...kalah(), houses: "4,4,4,4,4,4" }), "bad-board", "houses"],
  ["too few houses", () => ({ ...kalah(), houses: kalah().houses.slice(1) }), "bad-board", "houses"],
  ["too many houses", () => ({ ...kalah(), houses: [...kalah().houses, 0] }), "bad-board", "houses"],
  ["holes", () => ({ ...kalah(), houses: Array(12) }), "bad-number", "houses[0]"],
  ["half a seed", () => ({ ...kalah(), houses: kalah().houses.with(3, 0.5) }), "bad-number", "houses[3]"],
  [
    "a negative count",
    () => ({ ...kalah(), houses: kalah().houses.with(11, -1) }),
    "bad-number",
    "houses[11]",
  ],
  ["seeds as text", () => ({ ...kalah(), houses: kalah().houses.map(String) }), "bad-number", "houses[0]"],
  ["NaN", () => ({ ...kalah(), houses: kalah().houses.with(5, Number.NaN) }), "bad-number", "houses[5]"],
  [
    "seeds as big integers",
    () => ({ ...kalah(), houses: kalah().houses.map(BigInt) }),
    "bad-number",
    "houses[0]",
  ],
  ["no stores", () => ({ ...kalah(), stores: null }), "bad-number", "stores.south"],
  ["one store", () => ({ ...kalah(), stores: { south: 0 } }), "bad-number", "stores.north"],
  ["a bad store", () => ({ ...kalah(), stores: { south: 1001, north: 0 } }), "bad-number", "stores.south"],
  ["too many seeds", () => ({ ...kalah(), stores: { south: 953, north: 0 } }), "bad-board", "houses"],
  [
    "too many seeds in north's store",
    () => ({ ...kalah(), stores: { south: 0, north: 953 } }),
    "bad-board",
    "houses",
  ],
  ["no turn", () => ({ ...kalah(), turn: undefined }), "syntax", "turn"],
  ["a turn of nobody", () => ({ ...kalah(), turn: "light" }), "syntax", "turn"],
  ["no ply", () => ({ ...kalah(), ply: undefined }), "bad-number", "ply"],
  ["a ply too high", () => ({ ...kalah(), ply: 10_000 }), "bad-number", "ply"],
  [
    "an entry of seenPositions that is not text",
    () => ({ ...oware(), seenPositions: [3, ...(oware().seenPositions ?? [])] }),
    "syntax",
    "seenPositions[0]",
  ],
  ["nothing seen", () => ({ ...oware(), seenPositions: undefined }), "syntax", "seenPositions"],
  [
    "seen as text",
    () => ({ ...oware(), seenPositions: oware().seenPositions?.join() }),
    "syntax",
    "seenPositions",
  ],
  [
    "another position seen last",
    () => ({ ...oware(), seenPositions: [...(oware().seenPositions ?? [])].reverse() }),
    "syntax",
    "seenPositions",
  ],
  ["a swap that is false", () => ({ ...pie(), swap: false }), "syntax", "swap"],
  ["a swap without the rule", () => ({ ...kalah(), swap: true }), "syntax", "swap"],
  ["seen where nothing is counted", () => ({ ...kalah(), seenPositions: [] }), "syntax", "seenPositions"],
  ["a field of no game", () => ({ ...kalah(), note: 1 }), "syntax", "note"],
  [
    "a store of nobody",
    () => ({ ...kalah(), stores: { south: 0, north: 0, east: 0 } }),
    "syntax",
    "stores.east",
  ],
  ["a verdict as text", () => ({ ...kalah(), verdict: "south" }), "syntax", "verdict"],
  [
    "a verdict of majority",
    () => ({ ...kalah(), verdict: { winner: "south", reason: "majority" } }),
    "syntax",
    "verdict.reason",
  ],
  [
    "a verdict on a board with seeds",
    () => ({ ...kalah(), verdict: { winner: null, reason: "side-empty" } }),
    "syntax",
    "verdict.reason",
  ],
  [
    "a verdict for the loser",
    () => ({ ...over(), verdict: { winner: "south", reason: "cannot-feed" } }),
    "syntax",
    "verdict",
  ],
  ["a verdict without reason", () => ({ ...over(), verdict: { winner: "north" } }), "syntax", "verdict"],
  [
    "a verdict of another reason",
    () => ({ ...over(), verdict: { winner: "north", reason: "constructor" } }),
    "syntax",
    "verdict",
  ],
  ["a sweep of a board with seeds", () => ({ ...kalah(), swept: "side-empty" }), "syntax", "swept"],
  ["a sweep by a majority", () => ({ ...over(), swept: "majority" }), "syntax", "swept"],
  [
    "a sweep and a verdict",
    () => ({ ...over(), swept: "cannot-feed", verdict: { winner: "north", reason: "resignation" } }),
    "syntax",
    "verdict",
  ],
  [
    "an agreement with a winner",
    () => ({ ...kalah(), verdict: { winner: "south", reason: "agreement" } }),
    "syntax",
    "verdict.winner",
  ],
  [
    "a resignation without",
    () => ({ ...kalah(), verdict: { winner: null, reason: "resignation" } }),
    "syntax",
    "verdict.winner",
  ],
  [
    "a resignation of nobody",
    () => ({ ...kalah(), verdict: { winner: "east", reason: "resignation" } }),
    "syntax",
    "verdict.winner",
  ],
];

/** Returns the sentence of the error for a game. */
function refusal(data: unknown): string {
  try {
    legalMoves(data as Game);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("a game with a fault", () => {
  test.each(faulty)("%s", (_name, make, code, at) => {
    const data = make() as Game;
    const result = safeParseGame(data);
    if (!isRecord(data)) expect(result.ok || result.error.code).toBe("not-text");
    else expect(result.ok || { at: undefined, ...result.error }).toMatchObject({ code, at });
    const name = at === undefined ? "VariantError" : "ParseError";
    const error: unknown = expect.objectContaining({ name, code });
    for (const [taker, take] of Object.entries(takers)) expect(() => take(data), taker).toThrow(error);
    // Between two steps of a ply, the present position has not been seen.
    if (at !== "seenPositions")
      expect(() => applyStep(data, { kind: "forfeit", at: 0, seeds: 0 })).toThrow(error);
  });

  test("the sentences", async () => {
    const sentences = faulty.map(([name, make]) => `${name}: ${refusal(make())}\n`);
    await expect(sentences.join("")).toMatchFileSnapshot("read.txt");
  });
});

describe("a game without a fault", () => {
  test("may have a thousand seeds", () => {
    expect(legalMoves({ ...kalah(), stores: { south: 0, north: 952 } }).length).toBe(6);
  });

  test.each([undefined, null])("may have fields that are %s, which means absent", (nothing) => {
    const odd = {
      ...kalah(),
      seenPositions: nothing,
      swap: nothing,
      swept: nothing,
      verdict: nothing,
      note: nothing,
    };
    expect(parseGame(odd)).toStrictEqual(kalah());
    for (const take of Object.values(takers)) expect(take(odd as never)).toStrictEqual(take(kalah()));
  });

  test("shares nothing with the games made from it", () => {
    const loose = JSON.parse(JSON.stringify(oware())) as { houses: number[]; seenPositions: string[] } & Omit<
      Game,
      "seenPositions"
    >;
    const made = [resign(loose, "south"), applyMove(loose, "a"), parseGame(loose)];
    const before = structuredClone(made);
    loose.houses.fill(9);
    loose.seenPositions.fill("x");
    expect(made).toEqual(before);
  });
});

/** Returns whether the data contains -0. */
const hasMinusZero = (data: unknown): boolean =>
  Object.is(data, -0) || (isRecord(data) && Object.values(data).some(hasMinusZero));

describe("-0", () => {
  // A board on which every ply leaves the stores and some of the empty houses as they are.
  const made = (variant: Game["variant"]): Game => {
    const rows = "0,1,0,0,0,0/1,0,0,0,0,0";
    const seen = [`${rows} s`];
    const { repetition } = variantOf(createGame(variant));
    return {
      variant,
      houses: [-0, 1, -0, -0, -0, -0, 1, -0, -0, -0, -0, -0],
      stores: { south: -0, north: -0 },
      turn: "south",
      ply: -0,
      ...(repetition !== null && { seenPositions: seen }),
    };
  };

  test.each(["kalah", "oware"] as const)("disappears in every operation on a game of %s", (variant) => {
    const game = made(variant);
    expect(hasMinusZero(game)).toBe(true);
    const games = [
      parseGame(game),
      parseGame({ ...game, verdict: { winner: null, reason: "agreement" } }),
      applyMove(game, "2"),
      resign(game, "south"),
      applyStep(game, { kind: "forfeit", at: 0, seeds: 0 }),
      ...explainMove(game, "2").map((_, i, steps) => steps.slice(0, i + 1).reduce(applyStep, game)),
    ];
    expect(games.filter(hasMinusZero)).toEqual([]);
    expect(hasMinusZero(explainMove(game, "2"))).toBe(false);
    expect(parseGame(game).ply).toBe(0);
  });

  test("does not reach other games through shared data", () => {
    // Stores that no other test has, so that these games are the first with them.
    const uses: readonly ((game: Game) => unknown)[] = [
      parseGame,
      (game) => applyMove(game, "2"),
      (game) => resign(game, "north"),
      (game) => applyStep(game, { kind: "forfeit", at: 0, seeds: 0 }),
    ];
    uses.forEach((use, i) => {
      const north = 700 + i;
      use({ ...made("kalah"), stores: { south: -0, north } });
      use({ ...made("kalah"), stores: { south: north, north: -0 } });
      const rows = "0,1,0,0,0,0/1,0,0,0,0,0";
      const games = [parsePosition(`${rows} 0,${north} s`), parsePosition(`${rows} ${north},0 s`)];
      expect(games.filter(hasMinusZero)).toEqual([]);
    });
    const games = (["kalah", "oware", "congkak"] as const).map((variant) => createGame(variant));
    expect(games.filter(hasMinusZero)).toEqual([]);
  });

  test("in steps does not reach the game", () => {
    const game = createGame();
    const steps = [
      { kind: "capture", at: -0, seeds: -0, by: "north" },
      { kind: "sweep", south: -0, north: -0 },
    ] as const;
    for (const step of steps) expect(hasMinusZero(applyStep(game, step))).toBe(false);
  });
});
