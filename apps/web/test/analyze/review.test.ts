import { applyMove, outcome, parsePosition } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { currentLine, goTo, mainline, parseComment, parseRecord } from "morabaraba/records";
import { expect, test } from "vitest";
import { type Evaluation, ended, type Found, foundBy } from "../../src/analyze/evaluation.ts";
import { wordsOf } from "../../src/analyze/moves.ts";
import {
  type Evaluations,
  isJudgement,
  keyOf,
  type Mistake,
  mistakesOf,
  placesOf,
  polyline,
  withCorrections,
} from "../../src/analyze/review.ts";
import { kitOf } from "../../src/family/family.ts";

const [kit, sowing] = [await kitOf("mills"), await kitOf("mancala")];

const worth = (chance: number, ...moves: string[]): Evaluation => ({
  chance,
  moves,
  lines: moves.length > 0 ? [{ chance, moves }] : [],
});

test("an evaluation is from light's view, on either side's move", () => {
  const game = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
  const evaluation = foundBy(kit, game, chooseMoveSync(game, { depth: 4, lines: 3 }));
  expect(evaluation).toMatchObject({ chance: 1, plies: 1 });
  expect(evaluation.moves[0]).toMatch(/^d1-g7x|^.*-g7x/);
  expect(evaluation.lines.length).toBe(3);
  const other = parsePosition("DD1L4/2LL4/3D4 d 0,0 - 0 61");
  expect(foundBy(kit, other, chooseMoveSync(other, { depth: 4 })).chance).toBe(0);
});

test("a game that is over has its result", () => {
  const game = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
  const { move } = chooseMoveSync(game, { depth: 2 });
  const end = outcome(applyMove(game, move));
  expect(end && ended(end, "light")).toMatchObject({ chance: 1, plies: 0, lines: [] });
  expect(end && ended(end, "dark").chance).toBe(0);
  expect(ended({ winner: null }, "light").chance).toBe(0.5);
});

test("a mancala evaluation is from south's view, and a forced win is certain", () => {
  const lines: Found["lines"] = [
    { score: 300, moves: [{ house: 3 }] },
    { score: -1_000_200, moves: [{ house: 1 }] },
  ];
  const game = sowing.createGame("kalah");
  const south = foundBy(sowing, game, { depth: 9, lines });
  expect(south).toMatchObject({ depth: 9, moves: ["3"], lines: [{}, { chance: 0 }] });
  expect(south.chance).toBeGreaterThan(0.5);
  const north = foundBy(sowing, sowing.applyMove(game, "1"), { depth: 9, lines });
  expect(north.chance).toBeCloseTo(1 - south.chance);
  expect(north.lines[1]?.chance).toBe(1);
});

const record = goTo(parseRecord("1. d6 f4 2. d2 b4 *"), 2);
const places = placesOf(kit, mainline(record));
const found = [
  worth(0.5, "d6"),
  worth(0.5, "f4"),
  worth(0.52, "b4", "d2", "g7"),
  worth(0.2, "b6"),
  worth(0.45, "a7"),
];
const known: Evaluations = new Map(places.map(({ key }, i) => [key, found[i] as Evaluation]));

test("a position's key is its variant and its text", () => {
  expect(places.map(({ move }) => move)).toEqual(["", "d6", "f4", "d2", "b4"]);
  expect(keyOf(kit, kit.createGame("mssa"))).not.toBe(keyOf(kit, kit.createGame("standard")));
});

/** The game before a mistake, and the mistake's key. */
const at = (index: number) => {
  const [before, after] = places.slice(index) as [(typeof places)[0], (typeof places)[0]];
  return { game: before.game, key: `${before.key} ${after.move}` };
};

test("moves of either side that gave much away are mistakes, except the best move", () => {
  expect(mistakesOf(places, known, "light")).toEqual([
    { ...at(2), id: 3, glyph: "??", loss: expect.closeTo(0.32), played: "d2", better: ["b4", "d2", "g7"] },
    { ...at(3), id: 4, glyph: "?", loss: expect.closeTo(0.25), played: "b4", better: ["b6"] },
  ]);
  expect(mistakesOf(places, new Map(), "light")).toEqual([]);
});

const reasons = new Map([[3, "It costs a cow."]]);

test("corrections are a glyph, a reason and a variation; they stay at the node and can be made twice", () => {
  const corrected = withCorrections(
    kit,
    record,
    mistakesOf(places, known, "light"),
    reasons,
  ) as typeof record;
  expect(corrected.at).toBe(record.at);
  const noted = (of: typeof record) => parseComment(of.nodes[3]?.comment ?? "");
  expect(corrected.nodes[3]?.glyphs).toEqual(["??"]);
  expect(noted(corrected)).toEqual({ review: { text: "It costs a cow.", glyph: "??" } });
  expect(currentLine(goTo(corrected, 5)).map(({ notation }) => notation)).toEqual([
    undefined,
    "d6",
    "f4",
    "b4",
    "d2",
    "g7",
  ]);
  const again = withCorrections(kit, corrected, mistakesOf(places, known, "light"), reasons);
  expect(again.nodes).toHaveLength(corrected.nodes.length);
  expect(noted(again as typeof record)).toEqual(noted(corrected));
  expect(again.nodes[3]?.glyphs).toEqual(["??"]);
});

test("a new judgement replaces the old one; a person's glyphs and words stay", () => {
  const glyphed = parseRecord("1. d6 f4 2. d2! $16 {[%clk 0:00:05] Well.} b4 *");
  const [mistake] = mistakesOf(places, known, "light") as [Mistake];
  const corrected = (of: typeof record, glyph: Mistake["glyph"], reason: string) =>
    withCorrections(kit, of, [{ ...mistake, glyph }], new Map([[3, reason]])) as typeof record;
  const noted = (of: typeof record) => {
    const { glyphs, comment = "" } = of.nodes[3] ?? {};
    return [glyphs, parseComment(comment)];
  };
  const first = corrected(glyphed, "??", "It costs a cow.");
  expect(noted(first)).toEqual([
    ["!", "$16"],
    { text: "Well.", clock: 5, review: { text: "?? It costs a cow." } },
  ]);
  expect(noted(corrected(corrected(record, "??", "It costs a cow."), "?", "It opens a mill."))).toEqual([
    ["?"],
    { review: { text: "It opens a mill.", glyph: "?" } },
  ]);
  expect(wordsOf(first.nodes[3]?.comment)).toBe("Well. ?? It costs a cow.");
  expect(["!", "?!", "$4"].every(isJudgement)).toBe(true);
  expect(["$16", "±", "!!!"].some(isJudgement)).toBe(false);
});

test("the graph's polyline skips unknown chances", () => {
  expect(polyline([0.5, undefined, undefined, 1], 300, 100)).toBe("0,50 300,0");
  expect(polyline([0.25], 300, 100)).toBe("0,75");
  expect(polyline([], 300, 100)).toBe("");
});
