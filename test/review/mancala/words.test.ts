/** Every finding has a sentence in every language, with all values filled in. */
import { createGame } from "morabaraba/mancala";
import { af, de, en, type Finding, formatFinding, id } from "morabaraba/mancala/review";
import { describe, expect, test } from "vitest";
import { testSentences } from "../../support/review/sentences.ts";

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
