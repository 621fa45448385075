/** Different values of a field have different rules in every language, and games follow the rules. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  createGame,
  deadCows,
  defineVariant,
  type Game,
  isLegal,
  legalMoves,
  type MoveLike,
  quietPliesLeft,
  type StoredVariant,
  safeParseVariant,
  type Variant,
  type VariantName,
  variantOf,
  variants,
} from "morabaraba";
import { af, describeRules, en, sources } from "morabaraba/rulebook";
import { describe, expect, test } from "vitest";
import { stored, variant } from "../../support/mills/arbitraries.ts";
import { playedGame } from "../../support/mills/play.ts";
import { seeded } from "../../support/random.ts";

const textOf = (words: typeof en, source: Variant | VariantName): string =>
  describeRules(words, source)
    .map(({ text }) => text)
    .join(" ");

describe.each([en, af])("in $language", (words) => {
  test("variants that differ in a field have different rules", () => {
    fc.assert(
      fc.property(variant, variant, (one, other) => {
        const { millEffect: mill, cows, setup, fullBoard } = one;
        const keepsCows = mill === "wins" && !fullBoard.startsWith("each");
        const isPlaced = setup?.light.length === cows && setup.dark.length === cows;
        const resting = [
          ...(mill === "wins"
            ? ["shooting", "shotsPerMove", "shotWhilePlacing", "targetsInMills", "repeatMill"]
            : []),
          ...(keepsCows ? ["tenMoves"] : []),
          ...(isPlaced ? ["noPlacing", "moveWhilePlacing", "shotWhilePlacing", "startsMoving"] : []),
        ];
        for (const field of Object.keys(one) as (keyof Variant)[]) {
          if (resting.includes(field)) continue;
          if (field === "name" || field === "board" || field === "cows" || field === "loseBelow") continue;
          const changed = { ...one, [field]: other[field] };
          if (!safeParseVariant(changed).ok) continue;
          const isSame = JSON.stringify(one[field]) === JSON.stringify(other[field]);
          expect(textOf(words, changed) === textOf(words, one), field).toBe(isSame);
        }
      }),
    );
  });

  test("different boards and numbers of cows have different rules", () => {
    const boards = [variants.standard, variants.sesotho, variants.sesotho25].map((each) =>
      textOf(words, each),
    );
    expect(new Set(boards).size).toBe(3);
    const { board } = variants.sesotho25;
    const linked = { ...board, links: board.links.slice(0, 1) };
    const other = defineVariant("sesotho25", { name: "linked", board: linked, cows: 3 });
    expect(textOf(words, other)).toContain(words.counts.links.one);
    expect(describeRules(words, other).some(({ rule }) => rule === "shape")).toBe(false);
  });
});

const anything = fc.oneof(fc.constantFrom(...(Object.keys(variants) as VariantName[])), stored);

test("what the rules claim is true in every game", () => {
  fc.assert(
    fc.property(anything, fc.nat(), fc.nat({ max: 80 }), (source, seed, plies) => {
      const text = textOf(en, source as VariantName);
      const claims = (words: string): boolean => text.includes(words);
      const { flyAt, cows } = variantOf(createGame(source));
      expect(claims("moves a cow along a line")).toBe(flyAt === null || flyAt < cows);
      let before: Game | undefined;
      for (const game of playedGame(source, seeded(seed), plies)) {
        const moves = legalMoves(game);
        const inHand = game.hands.light + game.hands.dark > 0;
        const kinds = new Set(moves.map(({ kind }) => kind));
        const shooting = moves.filter(
          ({ kind, shots }) => shots !== undefined && kind !== "shoot" && kind !== "give",
        );
        if (claims("plays twice in a row"))
          expect(before?.turn === game.turn && before.ply < game.ply && moves.length > 0).toBe(false);
        if (claims("which leaves the game")) expect(deadCows(game)).toEqual([]);
        if (claims("a mill never shoots")) expect(shooting).toEqual([]);
        if (claims("Once all cows have been placed, a mill") && inHand) expect(shooting).toEqual([]);
        if (claims("shoots at most one cow")) expect(shooting.every((move) => cowsOf(move) === 1)).toBe(true);
        if (/\bmill [^.]*\bshoots (when|the first|too)|shoots only/.test(text))
          for (const { shots, ...step } of shooting) expect(isLegal(game, step)).toBe(false);
        if (claims("Cows never fly")) expect(kinds).not.toContain("fly");
        if (!claims("places one of them")) expect(kinds).not.toContain("place");
        if (!claims("moves a cow along a line") && !claims("may instead move"))
          expect(kinds).not.toContain("move");
        if (claims("No count of moves")) expect(quietPliesLeft(game)).toBeUndefined();
        before = game;
      }
    }),
  );
});

const cowsOf = ({ shots = [] }: MoveLike): number => shots.length;

test("a rule cites a text only for the value that the text asks for", () => {
  const counted = (plies: number, who: "either" | "both"): StoredVariant => ({
    base: "standard",
    tenMoves: { plies, cows: 3, who },
  });
  const shax = { base: "shax", fullBoard: "draws" } as const;
  for (const [source, name, tags] of [
    [counted(10, "either"), "ten-moves", ["WP-en", "ZB"]],
    [counted(10, "both"), "ten-moves", ["WP-af"]],
    [counted(20, "both"), "ten-moves", []],
    ["shax", "full-board", ["WP", "JAK", "LUD", "CK"]],
    [shax, "full-board", []],
    [shax, "cows", ["WP", "JAK", "PORG", "LUD", "CK"]],
    ["chamGonu", "cows-in-mills", []],
    ["twelveMens", "cows", ["NOVEL", "CYN", "LUD", "BEAD"]],
    [defineVariant("shax", { name: "toString" }), "cows", []],
  ] as const)
    expect(describeRules(en, source).find(({ rule }) => rule === name)?.sources).toEqual(tags);
});

test("a link between neighbours on a line adds no step", () => {
  const { board } = variants.nineMens;
  const again = defineVariant("nineMens", { name: "again", board: { ...board, links: [["a7", "d7"]] } });
  expect(describeRules(en, again).some(({ rule }) => rule === "links")).toBe(false);
});

describe("the guide", () => {
  const guide = ["rules-and-variants", "variants"]
    .map((name) => readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), "utf8"))
    .join("\n");
  const rows = guide.split("\n").filter((line) => line.startsWith("|"));
  const byField = (field: string): string => {
    const row = rows.find((line) => new RegExp(`\\| *\`${field}[\`.]`).test(line)) ?? "";
    // "Every text we could read" in the guide means the four texts on Morabaraba.
    return /every text (we could read|on Morabaraba)|all on Morabaraba/.test(row)
      ? `${row} GAR WP-en WP-af ZB`
      : row;
  };

  test.each(Object.keys(variants) as VariantName[])("has every source of the rules of %s", (name) => {
    for (const { fields, sources: tags } of describeRules(en, name)) {
      const [field] = fields;
      if (field === undefined) continue;
      const ofGame = rows.find((line) => line.startsWith(`| \`${name}\``)) ?? "";
      for (const tag of tags) expect(byField(field) + ofGame, `${field} ${tag}`).toContain(tag);
    }
  });

  const described = ["standard", "mssa", "sesotho", "sesotho25", "elevenMens", "nineMens"] as const;
  test.each(described)("agrees on %s in its table", (name) => {
    const cells = (rows.find((line) => line.startsWith(`| \`${name}\``)) ?? "")
      .split("|")
      .map((cell) => cell.trim());
    const [, , board, cows, begins, repeat, draws] = cells as string[];
    const text = textOf(en, name);
    const [points, lines] = (board as string).match(/\d+/g) as string[];
    expect(text).toContain(`${points} points and ${lines} lines`);
    expect(text).toContain(`Light and dark have ${cows} cows each.`);
    expect(text.toLowerCase()).toContain(`${begins} begins.`);
    expect(text.includes("straight back")).toBe(repeat === '`"same-cow"`');
    expect(text.includes("10 moves")).toBe((draws as string).includes("ten moves"));
  });

  test("lists every source", () => {
    for (const tag of Object.keys(sources))
      expect(rows.some((line) => line.split("|")[1]?.trim().split(", ").includes(tag))).toBe(true);
  });
});
