import { applyMove, outcome, parsePosition } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import { currentLine, goTo, mainline, parseComment, parseRecord } from "morabaraba/records";
import { expect, test } from "vitest";
import { wordsOf } from "../src/analyze/moves.ts";
import {
  type Evaluation,
  type Evaluations,
  ended,
  type Found,
  foundBy,
  isJudgement,
  keyOf,
  type Mistake,
  mistakesOf,
  placesOf,
  polyline,
  withCorrections,
} from "../src/analyze/review.ts";
import { reasonsOf } from "../src/boards/reasons.ts";
import { kitOf } from "../src/family/family.ts";

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

test("a proved score of mancala has south's lead in seeds, unless a majority ends the game", () => {
  const lines: Found["lines"] = [
    { score: 1_000_800, moves: [{ house: 3 }] },
    { score: 0, moves: [{ house: 1 }] },
  ];
  const found = { depth: 9, lines, exact: true };
  const game = sowing.createGame("kalah");
  const leads = (of: Evaluation) => of.lines.map(({ lead }) => lead);
  expect(leads(foundBy(sowing, game, found))).toEqual([8, 0]);
  expect(foundBy(sowing, sowing.applyMove(game, "1"), found).lead).toBe(-8);
  expect(leads(foundBy(sowing, game, { ...found, exact: false }))).toEqual([undefined, undefined]);
  expect(leads(foundBy(sowing, sowing.createGame("oware"), found))).toEqual([undefined, undefined]);
});

test("every line of an exact search has the value of its move", async () => {
  const { chooseMoveSync } = await import("morabaraba/mancala/bots");
  const { probeTables, solveEndgames } = await import("morabaraba/mancala/endgames");
  const tables = await solveEndgames("kalah", { seeds: 6 });
  for (const position of ["0,1,0,2,0,1/1,0,0,0,1,0 20,22 s", "0,0,1,0,0,2/2,0,0,1,0,0 20,22 n"]) {
    const game = mancala.parsePosition(position, "kalah");
    const { lines } = foundBy(sowing, game, chooseMoveSync(game, { lines: 50 }));
    expect(lines.length).toBe(mancala.legalMoves(game).length);
    for (const { lead, moves } of lines) {
      const after = mancala.applyMove(game, moves[0] ?? "");
      const margin = probeTables(tables, after)?.margin ?? Number.NaN;
      expect(lead).toBe(after.turn === "south" ? margin : 0 - margin);
    }
  }
});

test("a move that gives seeds away is a mistake, even if it wins, and its reason counts the seeds", async () => {
  const start = mancalaRecords.createRecord(
    mancala.parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah"),
  );
  const line = placesOf(sowing, mancalaRecords.mainline(mancalaRecords.playMove(start, "5")));
  const mistakes = (best: number, played: number) => {
    const [before, after] = [best, played].map((lead, i): Evaluation => {
      const part = { chance: lead > 0 ? 1 : lead < 0 ? 0 : 0.5, lead, moves: i === 0 ? ["6"] : [] };
      return { ...part, lines: [part] };
    });
    const evaluations = new Map([
      [line[0]?.key ?? "", before as Evaluation],
      [line[1]?.key ?? "", after as Evaluation],
    ]);
    return mistakesOf(line, evaluations, "south");
  };
  expect(mistakes(6, 6)).toEqual([]);
  expect(mistakes(6, 4)).toMatchObject([{ glyph: "?!", loss: 0, seeds: { best: 6, played: 4 } }]);
  expect(mistakes(-2, -6)).toMatchObject([{ glyph: "?" }]);
  expect(mistakes(2, -2)).toMatchObject([{ glyph: "??" }]);
  const reasonOf = async ([mistake]: readonly Mistake[]) =>
    mistake &&
    reasonsOf(
      { family: "mancala", game: mistake.game, move: mistake.played, side: "against", seeds: mistake.seeds },
      { language: "en", notation: "wmd" },
    );
  expect(await reasonOf(mistakes(6, 4))).toMatch(/^This loses 2 seeds: 6 is better\./);
  expect(await reasonOf(mistakes(2, -2))).toMatch(/^South could have won with 6, but now loses\./);
  expect(await reasonOf(mistakes(0, -2))).toMatch(/^South loses; 6 would have drawn\./);
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
