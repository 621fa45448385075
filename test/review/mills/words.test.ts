/** Every finding has a sentence in every language, with all values filled in. */
import { createGame, type Move, parsePosition } from "morabaraba";
import { af, de, en, type Finding, formatFinding, id } from "morabaraba/review";
import { describe, expect, test } from "vitest";
import { testSentences } from "../../support/review/sentences.ts";

const game = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
const line = [
  { kind: "place", to: "g7", shots: ["f6"] },
  { kind: "place", to: "e4", shots: ["a7"] },
] as const;
const base = { player: "light", proof: { by: "search", line } } as const;
const mill = { to: "g7", mills: [["a7", "d7", "g7"]], targets: ["g4", "f6", "f4"] } as const;
/** Makes findings of a kind from their fields. */
const found = (kind: Finding["kind"], ...each: readonly object[]): readonly Finding[] =>
  each.map((fields) => ({ ...base, kind, ...fields }) as unknown as Finding);
const opinion = (move: Move): Finding => ({
  ...base,
  kind: "opinion",
  difference: 140,
  proof: { by: "opinion", line: [move] },
});
const two = [...mill.mills, ["g7", "g4", "g1"]];
const findings: readonly Finding[] = [
  ...found("ends-game", { outcome: { winner: "light", reason: "few-cows" } }),
  ...found("gives-win-away", { plies: 3, lostIn: 4 }, { plies: 1, lostIn: 4 }, { plies: 1, lostIn: 1 }),
  ...found("gives-win-away", { plies: 3, lostIn: null }, { plies: 1, lostIn: null }),
  ...found("loses", { plies: 2, saved: "draw" }, { plies: 2, saved: "longer" }, { plies: 2, saved: null }),
  ...found("misses-win", { plies: 1 }, { plies: 3 }),
  ...found("wins", { plies: 3, sooner: null }, { plies: 5, sooner: 3 }, { plies: 5, sooner: 1 }),
  ...found("draws", {}),
  ...found("allows-forced-mill", { answer: { to: "e4" }, avoidable: null }),
  ...[true, false].flatMap((avoidable) => [
    ...found("fails-to-block", { mills: [mill], avoidable }),
    ...found("allows-mill", { mills: [mill], avoidable }),
  ]),
  ...found("misses-mill", { mills: [mill] }),
  ...found("loses-cows", { cows: 1, plies: 4 }, { cows: 2, plies: 4 }),
  ...found("closes-mill", { mills: mill.mills, shots: ["f6"] }, { mills: two, shots: [] }),
  ...found("misses-forced-mill", { instead: { to: "g7" } }),
  ...found("forces-mill", {}),
  ...found("blocks-mill", { lines: mill.mills }),
  ...found("shuts-in", { side: "light", points: ["a7"], all: false }),
  ...found("shuts-in", { side: "dark", points: ["g4"], all: false }),
  ...found("shuts-in", { side: "dark", points: ["g4", "f4"], all: true }),
  ...["always", "unless-stopped", "never"].flatMap((again) =>
    found("opens-mill", { mills: mill.mills, again }),
  ),
  ...found("bars-cow", { from: "a7", to: "g7" }),
  ...(["starts-count", "stops-count", "nears-draw"] as const).flatMap((kind) => found(kind, { plies: 4 })),
  ...(["starts-count", "nears-draw"] as const).flatMap((kind) => found(kind, { plies: 1 })),
  opinion(line[0]),
];

describe.each([en, af, de, id])("in $language", (words) => {
  const tell = (finding: Finding) => formatFinding(words, game, finding);

  testSentences(words, findings, tell);

  test("no two findings have the same sentence", () => {
    expect(new Set(findings.map(tell)).size).toBe(findings.length);
  });
});

test("`lines` adds the line to results only", () => {
  const finding = findings.find(({ kind }) => kind === "loses") as Finding;
  expect(formatFinding(en, game, finding, { lines: true })).toMatch(/Line: g7xf6 e4xa7\.$/);
  const closes = findings.find(({ kind }) => kind === "closes-mill") as Finding;
  expect(formatFinding(en, game, closes, { lines: true })).not.toMatch(/Line/);
});

test("points have the board's labels, or names if the board has none", () => {
  const closes = findings.find(({ kind }) => kind === "closes-mill") as Finding;
  expect(formatFinding(en, game, closes, { notation: "mssa" })).toBe(
    "Light closes the mill E1 E2 E3 and shoots A3.",
  );
  const proof = { by: "search", line: [{ kind: "move", from: "d7", to: "d6", shots: ["f6"] }] } as const;
  const missed: Finding = { ...base, kind: "misses-win", plies: 1, proof };
  expect(formatFinding(en, game, missed, { notation: "mssa" })).toMatch(/ E2-A2\.$/);
  expect(
    formatFinding(en, createGame("sesotho25"), opinion({ kind: "place", to: "d4" }), { notation: "mssa" }),
  ).toMatch(/, d4 is/);
});
