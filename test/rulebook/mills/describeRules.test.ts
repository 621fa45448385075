/** Every field of every variant is told, in every language, and every other value is told otherwise. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  deadCows,
  defineVariant,
  type Game,
  legalMoves,
  type MoveLike,
  quietPliesLeft,
  type StoredVariant,
  safeParseVariant,
  type Variant,
  type VariantName,
  variants,
} from "morabaraba";
import { af, compareRules, describeRules, en, sources } from "morabaraba/rulebook";
import { describe, expect, test } from "vitest";
import { stored, variant } from "../../support/mills/arbitraries.ts";
import { playedGame } from "../../support/mills/play.ts";
import { seeded } from "../../support/random.ts";

const textOf = (words: typeof en, source: Variant | VariantName): string =>
  describeRules(words, source)
    .map(({ text }) => text)
    .join(" ");

describe.each([en, af])("in $language", (words) => {
  test("every legal combination of fields has its sentences", () => {
    fc.assert(
      fc.property(stored, (source) => {
        const rules = describeRules(words, source);
        for (const { text, section } of rules) {
          expect(text).toMatch(/^['A-Z][^{}]+\.$/u);
          expect(text).not.toMatch(/undefined|null|NaN/);
          expect(words.sections[section].length).toBeGreaterThan(3);
        }
        const told = new Set(rules.flatMap(({ fields }) => fields));
        expect([...told, "name"].sort()).toEqual(Object.keys(variants.standard).sort());
        expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
        expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
      }),
    );
  });

  test("two variants that differ in a field are told otherwise", () => {
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

  test("boards and numbers of cows are told apart", () => {
    const boards = [variants.standard, variants.sesotho, variants.sesotho25].map((each) =>
      textOf(words, each),
    );
    expect(new Set(boards).size).toBe(3);
    const { board } = variants.sesotho25;
    const linked = { ...board, links: board.links.slice(0, 1) };
    const other = defineVariant("sesotho25", { name: "linked", board: linked, cows: 3 });
    expect(textOf(words, other)).toContain(words.counts.links[0]);
    expect(describeRules(words, other).some(({ rule }) => rule === "shape")).toBe(false);
  });
});

/** By a rule's sentence: what excludes it. */
const excluded: readonly (readonly [RegExp, RegExp])[] = [
  [/each time that it is opened/, /only the first time/],
  [/^A mill shoots/, /is closed while cows are in hand shoots nothing/],
  [/which leaves the game/, /is dead/],
  [/has won; a mill never shoots/, /closes a mill shoots|too few cows|in a mill may/],
  [/nothing is ever shot/, /./],
  [/plays twice in a row/, /moves again|moves first|each side in turn/],
  [/nobody may pass/, /moves again|each side in turn/],
  [/No count of moves/, /is drawn after|No other count/],
  [/on any empty point/, /may not be placed|No cow may be placed/],
  [/moves a cow along a line/, /at most 15 cows on the board flies/],
  [/all cows are in hand/, /dark ones on/],
  [/shoots only one cow/, /as many cows/],
  [/^A move that closes several \w+ shoots/, /may shoot a cow of the other side/],
  [/the first time that it is closed/, /Nothing bars a side|go straight back/],
  [/Cows never fly/, /flies:/],
];

const anything = fc.oneof(fc.constantFrom(...(Object.keys(variants) as VariantName[])), stored);

test("no two rules of a variant exclude each other", () => {
  fc.assert(
    fc.property(anything, (source) => {
      const texts = describeRules(en, source).map(({ text }) => text);
      for (const [one, other] of excluded) {
        const found = texts.find((text) => one.test(text));
        const against = found && texts.find((text) => text !== found && other.test(text));
        expect(against, found).toBeUndefined();
      }
    }),
  );
});

test("what the rules claim is so in every game", () => {
  fc.assert(
    fc.property(anything, fc.nat(), fc.nat({ max: 80 }), (source, seed, plies) => {
      const text = textOf(en, source as VariantName);
      const claims = (words: string): boolean => text.includes(words);
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
        if (claims("shoots only one cow")) expect(shooting.every((move) => cowsOf(move) === 1)).toBe(true);
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

test("a draw by counting has its sources only in the form that texts give it", () => {
  const sourcesOf = (tenMoves: Variant["tenMoves"]) =>
    describeRules(en, defineVariant("standard", { name: "counted", tenMoves })).find(
      ({ rule }) => rule === "ten-moves",
    )?.sources;
  expect(sourcesOf({ plies: 10, cows: 3, who: "either" })).toEqual(["WP-en", "ZB"]);
  expect(sourcesOf({ plies: 10, cows: 3, who: "both" })).toEqual(["WP-af"]);
  expect(sourcesOf({ plies: 20, cows: 3, who: "both" })).toEqual([]);
});

test("a game of the family cites its own texts, and only for the values that they ask for", () => {
  const sourcesOf = (source: StoredVariant, name: string) =>
    describeRules(en, source).find(({ rule }) => rule === name)?.sources;
  expect(sourcesOf("shax", "full-board")).toEqual(["WP", "JAK", "LUD", "CK"]);
  expect(sourcesOf("chamGonu", "cows-in-mills")).toEqual([]);
  expect(sourcesOf("twelveMens", "cows")).toEqual(["NOVEL", "CYN", "LUD", "BEAD"]);
  expect(sourcesOf({ base: "shax", fullBoard: "draws" }, "full-board")).toEqual([]);
  expect(sourcesOf({ base: "shax", fullBoard: "draws" }, "cows")).toContain("JAK");
  expect(sourcesOf(defineVariant("shax", { name: "toString" }), "cows")).toEqual([]);
});

test("a link between neighbours on a line is no further step", () => {
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
    // Where the guide says "every text we could read", it is those that Morabaraba's rules are in.
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

  const told = ["standard", "mssa", "sesotho", "sesotho25", "elevenMens", "nineMens"] as const;
  test.each(told)("says the same of %s in its table", (name) => {
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

describe("a comparison", () => {
  test("names what differs, with the rule of the other game", () => {
    const differences = compareRules(en, "mssa");
    expect(differences.map(({ rule }) => rule)).toEqual(["first-player", "repeat-mill"]);
    expect(differences[0]).toMatchObject({
      unlike: "Unlike Morabaraba: Dark begins.",
      other: "Light begins.",
    });
    expect(compareRules(en, "standard")).toEqual([]);
  });

  test("takes any two variants, and names one's own by its name", () => {
    const own = defineVariant("standard", { name: "house", cows: 10 });
    const [first] = compareRules(en, "standard", own);
    expect(first?.unlike).toBe("Unlike house: Light and dark have 12 cows each.");
    const links = compareRules(en, "sesotho25").find(({ rule }) => rule === "links");
    expect(links?.other).toBeUndefined();
  });
});
