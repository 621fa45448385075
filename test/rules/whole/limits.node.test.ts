/** Tests each line of the guides' tables of rules that a variant cannot express. */
import { readFileSync } from "node:fs";
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { shown, board as sown } from "../../support/mancala/positions.ts";
import { position } from "../../support/mills/positions.ts";

/** Returns the rows of a guide's table of these rules. */
function rowsOf(guide: string): string[][] {
  const text = readFileSync(`docs/guides/${guide}.md`, "utf8");
  const [, part = ""] = text.split("\n## Rules that no field expresses\n");
  const lines = (part.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(1).map((line) => line.split("|").map((cell) => cell.trim()));
}

/** Returns the values of fields in a text, such as `cows: 9`. */
const valuesIn = (text: string): object[] =>
  [...text.matchAll(/`(\w+): ([^`]+)`/g)].map(([, field = "", value = ""]) => ({
    [field]: JSON.parse(value),
  }));

/** The invalid changes that one would try, by the first words of the line that excludes them. */
type Refused = readonly (readonly [line: string, changes: object])[];

const { board } = mills.variants.nineMens;

const refusedMills: Refused = [
  ["intervention", { millEffect: "intervention" }],
  ["custody", { millEffect: "custody" }],
  ["leap", { millEffect: "leap" }],
  ["a jump is legal only", { jumps: "blocked" }],
  ["mills closed while placing are counted", { shotWhilePlacing: "counts" }],
  ["a mill takes a cow from the opponent's hand", { shotWhilePlacing: "hand" }],
  ["a mill gives another placement", { millEffect: "moves-again" }],
  ["the shooter puts a cow", { shotWhilePlacing: "covers" }],
  ["only cows on the outer corners fly", { flyAt: ["a7", "g7", "g1", "a1"] }],
  ["a cow that has made a mill", { repeatMill: "new-cow" }],
  ["a mill may bring back", { millEffect: "returns" }],
  ["a line is a mill for one side", { board: { ...board, lines: { light: board.lines, dark: [] } } }],
  ["only one side takes a cow", { fullBoard: "first-shoots" }],
];

const refusedMancala: Refused = [
  ["further rounds", { rounds: 2 }],
  ["both players begin", { firstPlayer: "both" }],
  ["four rows", { rows: 4 }],
  ["captures of four", { capture: "two-or-four" }],
  ["captures of any even number", { capture: "even" }],
  ["a tuz", { tuz: true }],
  ["the first seed goes back", { skipOrigin: "first" }],
  ["seeds are sown either way", { direction: "either" }],
  ["a relay lifts the seeds of the house after", { relay: "next" }],
  ["no captures", { capture: "none" }],
  ["the game ends when no house", { endsWhen: "no-pairs" }],
  ["a grand slam (a capture of all", { grandSlam: "leave-own" }],
  ["houses begin with different", { seeds: [4, 5, 6, 4, 5, 6] }],
];

describe.each([
  [
    "own-rules",
    refusedMills,
    (changes: object) => mills.defineVariant("nineMens", { name: "own", ...changes }),
  ],
  [
    "mancala-rules",
    refusedMancala,
    (changes: object) => mancala.defineVariant("kalah", { name: "own", ...changes }),
  ],
] as const)("%s", (guide, refused, define) => {
  const rows = rowsOf(guide);

  test("each line is tested", () => {
    expect(rows.map(([, rule = ""], i) => rule.startsWith(refused[i]?.[0] ?? "-") || rule)).toEqual(
      refused.map(() => true),
    );
  });

  test.each(refused)("%s: is rejected", (_line, changes) => {
    const at = expect.stringMatching(`^${Object.keys(changes)}`);
    const fault = { code: "bad-variant", faults: [expect.objectContaining({ at })] };
    expect(() => define(changes)).toThrow(expect.objectContaining(fault));
  });

  test.each(rows)("%s%s: the nearest variant is valid", (_, _rule, _where, nearest = "") => {
    for (const values of valuesIn(nearest)) expect(define(values)).toMatchObject(values);
  });
});

describe("how the library plays instead in mills", () => {
  test.each([
    ["stepping between two cows", { light: "d6 b2 f2 e3", dark: "a7 g7 c4 e4" }, "d6-d7"],
    ["closing in on a cow", { light: "a7 g4 b2 e3", dark: "d7 c4 e4 f2" }, "g4-g7"],
  ])("%s captures nothing", (_name, layout, move) => {
    const game = position({ variant: "nineMens", ...layout });
    const { board: after } = mills.applyMove(game, move);
    expect([...after].filter((cell) => cell === "D")).toHaveLength(4);
  });

  test("a jump along a link captures nothing, and steps stay legal", () => {
    const game = position({ variant: "tsoroYematatu", light: "b2 c1 e1", dark: "c2 c3 a1" });
    expect([mills.whyIllegal(game, "e1-d2"), mills.whyIllegal(game, "b2-d2")]).toEqual([
      undefined,
      undefined,
    ]);
    expect([...mills.applyMove(game, "b2-d2").board].filter((cell) => cell === "D")).toHaveLength(3);
  });

  test("links of a corner lead in both directions", () => {
    const { points } = board;
    const far = points.filter((point) => !["a7", "d7", "a4", "g7", "a1"].includes(point));
    const links = far.map((point): readonly [string, string] => ["a7", point]);
    const variant = mills.defineVariant("nineMens", {
      name: "own",
      flyAt: null,
      board: { ...board, links },
    });
    const game = position({ variant, light: "a7 b2 f2 e3", dark: "d7 c4 e4 a1" });
    expect(mills.whyIllegal(game, "a7-d5")).toBeUndefined();
    expect(mills.whyIllegal(mills.applyMove(game, "a7-d5"), "e4-a7")).toBeUndefined();
  });
});

describe("how the library plays instead in mancala", () => {
  const after = (text: string, house: number, variant: mancala.VariantName): string =>
    shown(mancala.applyMove(sown(text, variant), { house }));

  test("a house that becomes four is not captured", () => {
    expect(after("0,0,0,0,1,1,3,1,0,0,0,0; 20,20; S", 6, "oware")).toBe("0,0,0,0,1,0,4,1,0,0,0,0; 20,20; N");
  });

  test("an empty house is sown", () => {
    expect(after("3,0,0,0,1,1,0,3,1,0,0,0,0,0; 40,40; S", 1, "congkak")).toBe(
      "0,1,1,1,1,1,0,3,1,0,0,0,0,0; 40,40; N",
    );
  });

  test("the lifted house stays empty on the first lap", () => {
    expect(after("3,1,1,1,1,1,1,1,1,1,1,1; 0,0; S", 1, "kalah")).toBe("0,2,2,2,1,1,1,1,1,1,1,1; 0,0; N");
  });
});
