/**
 * A position for each kind of finding, and its sentence. `whole/proofs.slow.test.ts` checks that findings are
 * true.
 */
import { createGame, type Move, parsePosition, type StoredVariant } from "morabaraba/mancala";
import { createTablebase, solveEndgames } from "morabaraba/mancala/endgames";
import {
  af,
  de,
  en,
  type Finding,
  formatFinding,
  id,
  type ReviewOptions,
  reviewMove,
} from "morabaraba/mancala/review";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../../support/mancala/proofs.ts";
import { testSentences } from "../../support/review/sentences.ts";

const all = { nodes: 1000, most: 100 };
const start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s";
const cases: readonly (readonly [
  finding: { readonly kind: Finding["kind"]; readonly [field: string]: unknown },
  house: number,
  position: string,
  variant: StoredVariant,
  glyph?: string,
])[] = [
  [{ kind: "extra-turn" }, 3, start, "kalah"],
  [{ kind: "misses-extra-turn", proof: { by: "rules", line: [{ house: 3 }] } }, 1, start, "kalah"],
  [{ kind: "captures", seeds: 5 }, 4, "1,0,0,6,4,10/0,0,2,1,0,13 7,4 s", "oware"],
  [{ kind: "misses-capture", seeds: 0, possible: 2 }, 2, "1,1,1,0,5,6/1,0,0,1,10,0 15,7 s", "oware"],
  [
    { kind: "allows-capture", seeds: 3, avoidable: true },
    5,
    "2,2,0,1,1,0/4,0,3,3,2,3 22,20 s",
    "oware",
    "?!",
  ],
  [
    { kind: "allows-capture", seeds: 2, avoidable: false },
    4,
    "0,0,0,2,0,0,0/2,0,0,0,0,2,0 35,14 s",
    "congkak",
  ],
  [{ kind: "forfeits-capture", seeds: 10 }, 3, "1,1,1,1,1,0/0,0,8,0,0,1 0,0 n", "oware"],
  [{ kind: "starves" }, 6, "0,0,0,0,1,1/0,0,0,0,0,0 5,4 s", { base: "kalah", endsWhen: "mover-empty" }],
  [
    { kind: "gives-seeds", seeds: 1 },
    6,
    "4,4,4,4,4,2/0,4,4,4,4,4 0,0 s",
    { base: "kalah", opponentEmptyHouse: "to-opponent" },
  ],
  [{ kind: "decides", seeds: 13 }, 5, "0,0,0,0,2,0/0,2,0,0,0,2 12,7 s", "kalahEmptyCapture"],
  [{ kind: "wins", margin: 10 }, 3, "0,1,1,0,0,0/0,0,1,0,0,1 11,3 s", "kalahEmptyCapture"],
  [{ kind: "loses-seeds" }, 5, "0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah", "?!"],
  [{ kind: "loses", margin: 9, saved: false }, 2, "0,2,1,0,0,0,0/0,0,2,0,0,0,0 37,43 s", "congkak"],
  [{ kind: "loses", margin: 2, saved: true }, 1, "0,0,1,0,0,0/1,2,0,0,1,0 22,17 n", "kalah", "??"],
  [{ kind: "loses", margin: null }, 2, "0,5,0,4,1,0/1,1,0,0,8,0 23,5 n", "awari"],
  [{ kind: "draws" }, 6, "0,0,0,0,0,4/0,0,1,3,1,1 23,15 n", "kalahEmptyCapture"],
  [{ kind: "gives-win-away", to: "draw" }, 3, "0,0,3,0,0,1/1,0,0,2,0,2 12,7 s", "kalahEmptyCapture", "??"],
  [{ kind: "gives-win-away", to: "loss", margin: 8 }, 1, "1,0,0,1,2,2/0,3,1,0,0,0 17,21 s", "kalah", "??"],
  [{ kind: "ends-game", seeds: { south: 2, north: 6 } }, 6, "0,0,0,0,0,2/0,0,0,0,0,0 2,4 s", "oware"],
  [{ kind: "ends-game" }, 6, "0,1,0,2,0,0/1,1,3,0,1,2 14,23 n", "oware"],
  [{ kind: "opinion" }, 6, "0,0,2,2,0,2/0,0,1,0,11,5 15,10 n", "kalah", "?!"],
  [{ kind: "loses", saved: null }, 4, "2,0,4,2,2,0/6,0,3,2,4,0 14,9 n", "kalah"],
];

test.each(cases.map((each) => [each] as const))(
  "a review finds %j",
  async ([finding, house, text, variant, glyph]) => {
    const game = parsePosition(text, variant);
    const review = await reviewMove(game, { house }, all);
    expect(review.findings).toContainEqual(expect.objectContaining(finding));
    if (glyph !== undefined) expect(review.glyph).toBe(glyph);
    if (typeof variant === "string") expect(faultsOf(game, { house }, review)).toEqual([]);
  },
);

test.each([
  ["loss", "4", "3,0,2,3,1,0/1,0,0,0,0,0 19,19 s", "north"],
  ["draw", "6", "0,0,3,1,3,1/2,0,0,0,0,0 21,17 s", null],
] as const)("a last move that gives a win away to a %s is reported", async (to, move, text, winner) => {
  // The capture takes all seeds of the other side, which then gets the rest.
  const game = parsePosition(text, { base: "oware", grandSlam: "rest-to-opponent" });
  const { findings, glyph, best } = await reviewMove(game, move, all);
  expect(findings).toContainEqual(expect.objectContaining({ kind: "gives-win-away", to, margin: null }));
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: "ends-game", outcome: { winner, reason: "majority" } }),
  );
  expect([glyph, best]).not.toContainEqual({ house: Number(move) });
  expect(glyph).toBe("??");
});

test("the book proves what the first move of kalah loses", async () => {
  const game = createGame({ base: "kalah", seeds: 3 });
  const review = await reviewMove(game, "1");
  expect(review).toMatchObject({ glyph: "??", best: { house: 5 }, nodes: 0 });
  expect(review.findings[0]).toMatchObject({ kind: "gives-win-away", to: "loss", margin: 14 });
  const best = await reviewMove(game, "5");
  expect(best.findings[0]).toMatchObject({ kind: "wins", margin: 2 });
});

test("endgame tables prove a margin within few positions", async () => {
  const tablebase = createTablebase(await solveEndgames("kalah", { seeds: 9 }));
  const game = parsePosition("0,0,0,0,1,7/1,0,5,5,1,0 0,0 s", "kalah");
  const marginWith = async (options: ReviewOptions) =>
    (await reviewMove(game, "5", { nodes: 2000, ...options })).findings[0];
  expect(await marginWith({})).toMatchObject({ kind: "loses", margin: null });
  expect(await marginWith({ tablebase })).toMatchObject({ kind: "loses", margin: 14 });
  const other = parsePosition("0,0,0,0,1,7/1,0,5,5,1,0 0,0 s", "kalahEmptyCapture");
  await expect(reviewMove(other, "5", { tablebase })).rejects.toMatchObject({ code: "unsupported-variant" });
});

test("a swap does not count as deciding by seeds", async () => {
  const swap: Move = { swap: true };
  const game = parsePosition("4,4,4,4,4,0/5,5,5,5,4,4 0,0 n swap", { base: "kalah", swap: true });
  const kinds = (await reviewMove(game, swap, all)).findings.map(({ kind }) => kind);
  expect(kinds).not.toContain("decides");
});

test("a review has three findings unless `most` asks for more", async () => {
  const game = parsePosition("9,0,1,0,5,0,1/0,0,4,18,0,15,0 30,15 n", "congkak");
  const { findings } = await reviewMove(game, "6", all);
  expect(findings.length).toBeGreaterThan(3);
  expect((await reviewMove(game, "6", { nodes: 1000 })).findings).toEqual(findings.slice(0, 3));
  expect((await reviewMove(createGame("oware"), "3")).findings.length).toBeLessThan(3);
});

test("a review can be aborted, and rejects illegal moves and invalid options", async () => {
  const signal = { aborted: true, reason: "enough" };
  await expect(reviewMove(createGame(), "3", { signal })).rejects.toMatchObject({ code: "aborted" });
  await expect(reviewMove(createGame(), "7")).rejects.toMatchObject({ code: "unknown-house" });
  await expect(reviewMove(createGame(), "3", { most: 0 })).rejects.toMatchObject({ at: "most" });
});

// Every finding has a sentence in every language, with all values filled in.

const game = createGame("oware");
const base = { player: "south", proof: { by: "search", line: [{ house: 3 }, { house: 1 }] } } as const;
const won = { winner: "south", reason: "majority" } as const;
const findings: readonly Finding[] = [
  { ...base, kind: "ends-game", outcome: won, seeds: { south: 30, north: 18 } },
  { ...base, kind: "gives-win-away", to: "loss", margin: 2 },
  { ...base, kind: "gives-win-away", to: "draw", margin: null },
  { ...base, kind: "loses", margin: null, saved: false },
  { ...base, kind: "loses", margin: 4, saved: false },
  { ...base, kind: "loses", margin: null, saved: null },
  { ...base, kind: "loses", margin: 4, saved: null },
  { ...base, kind: "loses", margin: 4, saved: true },
  { ...base, kind: "loses-seeds", seeds: 3 },
  { ...base, kind: "wins", margin: null },
  { ...base, kind: "wins", margin: 6 },
  { ...base, kind: "draws" },
  { ...base, kind: "allows-capture", seeds: 5, avoidable: true },
  { ...base, kind: "allows-capture", seeds: 5, avoidable: false },
  { ...base, kind: "misses-capture", seeds: 0, possible: 4 },
  { ...base, kind: "captures", seeds: 4 },
  { ...base, kind: "gives-seeds", seeds: 1 },
  { ...base, kind: "forfeits-capture", seeds: 3 },
  { ...base, kind: "decides", seeds: 26 },
  { ...base, kind: "extra-turn" },
  { ...base, kind: "misses-extra-turn" },
  { ...base, kind: "starves" },
  { ...base, kind: "opinion", difference: 250, proof: { by: "opinion", line: [{ house: 3 }] } },
  { ...base, kind: "opinion", difference: null, proof: { by: "opinion", line: [{ house: 3 }] } },
];

describe.each([en, af, de, id])("in $language", (words) => {
  const tell = (finding: Finding) => formatFinding(words, game, finding);

  testSentences(words, findings, tell);

  test("no two findings have the same sentence", () => {
    expect(new Set(findings.map(tell)).size).toBe(findings.length);
  });
});

test("`lines` adds the line to results, each ply in the letters of its side", () => {
  const [, , , loses] = findings as readonly [Finding, Finding, Finding, Finding];
  expect(formatFinding(en, game, loses, { lines: true })).toMatch(/Line: C a\.$/);
});
