/** Every finding has its sentence in every language, with everything filled in. */
import { createGame, type Game, parsePosition } from "morabaraba";
import { af, en, type Finding, formatFinding } from "morabaraba/review";
import { af as afNames, en as enNames } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { testSentences } from "../../support/review/sentences.ts";

const languages = [
  [en, enNames],
  [af, afNames],
] as const;
const game = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
const line = [
  { kind: "place", to: "g7", shots: ["f6"] },
  { kind: "place", to: "e4", shots: ["a7"] },
] as const;
const base = { player: "light", proof: { by: "search", line } } as const;
const mill = { to: "g7", mills: [["a7", "d7", "g7"]], targets: ["g4", "f6", "f4"] } as const;
const findings: readonly Finding[] = [
  { ...base, kind: "ends-game", outcome: { winner: "light", reason: "few-cows" } },
  { ...base, kind: "gives-win-away", plies: 3, lostIn: 4 },
  { ...base, kind: "gives-win-away", plies: 1, lostIn: 4 },
  { ...base, kind: "gives-win-away", plies: 1, lostIn: 1 },
  { ...base, kind: "gives-win-away", plies: 3, lostIn: null },
  { ...base, kind: "gives-win-away", plies: 1, lostIn: null },
  ...(["draw", "longer", null] as const).map((saved) => ({
    ...base,
    kind: "loses" as const,
    plies: 2,
    saved,
  })),
  { ...base, kind: "misses-win", plies: 1 },
  { ...base, kind: "misses-win", plies: 3 },
  { ...base, kind: "wins", plies: 3, sooner: null },
  { ...base, kind: "wins", plies: 5, sooner: 3 },
  { ...base, kind: "wins", plies: 5, sooner: 1 },
  { ...base, kind: "draws" },
  { ...base, kind: "allows-forced-mill", answer: { to: "e4" }, avoidable: null },
  ...[true, false].flatMap((avoidable) =>
    (["fails-to-block", "allows-mill"] as const).map((kind) => ({ ...base, kind, mills: [mill], avoidable })),
  ),
  { ...base, kind: "misses-mill", mills: [mill] },
  { ...base, kind: "loses-cows", cows: 1, plies: 4 },
  { ...base, kind: "loses-cows", cows: 2, plies: 4 },
  { ...base, kind: "closes-mill", mills: mill.mills, shots: ["f6"], targets: mill.targets },
  { ...base, kind: "closes-mill", mills: [...mill.mills, ["g7", "g4", "g1"]], shots: [], targets: [] },
  { ...base, kind: "misses-forced-mill", instead: { to: "g7" } },
  { ...base, kind: "forces-mill" },
  { ...base, kind: "blocks-mill", lines: mill.mills },
  { ...base, kind: "shuts-in", side: "light", points: ["a7"], all: false },
  { ...base, kind: "shuts-in", side: "dark", points: ["g4"], all: false },
  { ...base, kind: "shuts-in", side: "dark", points: ["g4", "f4"], all: true },
  ...(["always", "unless-stopped", "never"] as const).map((again) => ({
    ...base,
    kind: "opens-mill" as const,
    mills: mill.mills,
    again,
  })),
  { ...base, kind: "bars-cow", from: "a7", to: "g7" },
  ...(["starts-count", "stops-count", "nears-draw"] as const).map((kind) => ({
    ...base,
    kind,
    reason: "ten-moves" as const,
    plies: 4,
  })),
  ...(["starts-count", "nears-draw"] as const).map((kind) => ({
    ...base,
    kind,
    reason: "no-shots" as const,
    plies: 1,
  })),
  { ...base, kind: "opinion", difference: 140, proof: { by: "opinion", line } },
];

describe.each(languages)("in $language", (words, _names) => {
  const tell = (finding: Finding) => formatFinding(words, game, finding);

  testSentences(words.language, findings, tell);

  test("one ply is never several", () => {
    expect(findings.map(tell).join(" ")).not.toMatch(/\b1 (more )?(plies|beurte)\b/);
  });

  test("no two are told alike, and every sentence is used", () => {
    expect(new Set(findings.map(tell)).size).toBe(findings.length);
    // The end of a game has the sentences of morabaraba/words.
    expect(findings.length - 1).toBe(Object.keys(words.findings).length);
  });
});

test("lines are told of results when asked for", () => {
  const finding = findings.find(({ kind }) => kind === "loses") as Finding;
  expect(formatFinding(en, game, finding, { lines: true })).toMatch(/Line: g7xf6 e4xa7\.$/);
  const closes = findings.find(({ kind }) => kind === "closes-mill") as Finding;
  expect(formatFinding(en, game, closes, { lines: true })).not.toMatch(/Line/);
});

test("labels are those of the board, and names where it has none", () => {
  const closes = findings.find(({ kind }) => kind === "closes-mill") as Finding;
  expect(formatFinding(en, game, closes, { notation: "mssa" })).toBe(
    "Light closes the mill E1 E2 E3 and shoots A3.",
  );
  const missed: Finding = {
    ...base,
    kind: "misses-win",
    plies: 1,
    proof: { by: "search", line: [{ kind: "move", from: "d7", to: "d6", shots: ["f6"] }] },
  };
  expect(formatFinding(en, game, missed, { notation: "mssa" })).toBe(
    "Light could have won at once with E2-A2.",
  );
  const centre: Game = createGame("sesotho25");
  const opinion: Finding = {
    ...base,
    kind: "opinion",
    difference: 100,
    proof: { by: "opinion", line: [{ kind: "place", to: "d4" }] },
  };
  expect(formatFinding(en, centre, opinion, { notation: "mssa" })).toMatch(/: d4 is better/);
});
