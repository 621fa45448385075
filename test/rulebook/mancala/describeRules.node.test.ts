/** Different values of a field have different rules in every language, and games follow the rules. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  applyMove,
  defineVariant,
  legalMoves,
  type StoredVariant,
  safeParseVariant,
  type Variant,
  type VariantName,
  variants,
  whyIllegal,
} from "morabaraba/mancala";
import { af, describeRules, en, sources } from "morabaraba/mancala/rulebook";
import { expect, test } from "vitest";
import { anyGame, anyVariant } from "../../support/mancala/arbitraries.ts";

const textOf = (words: typeof en, source: StoredVariant): string =>
  describeRules(words, source)
    .map(({ text }) => text)
    .join(" ");

test.each([en, af])("variants that differ in a field that matters have different rules", (words) => {
  fc.assert(
    fc.property(anyVariant, anyVariant, (one, other) => {
      for (const field of Object.keys(one) as (keyof Variant)[]) {
        if (field === "name") continue;
        const isMoot =
          (one.capture !== "opposite" && (field === "emptyOpposite" || field === "captureAfterLap")) ||
          (one.endsWhen === "either-empty" && field === "mustFeed");
        const changed = { ...one, [field]: other[field] };
        if (!safeParseVariant(changed).ok) continue;
        const isSame = JSON.stringify(one[field]) === JSON.stringify(other[field]);
        expect(textOf(words, changed) === textOf(words, one), field).toBe(isSame || isMoot);
      }
    }),
  );
});

test("games follow the rules on turns and feeding", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const text = textOf(en, game.variant);
      for (const move of legalMoves(game)) {
        const next = applyMove(game, move);
        if (text.includes("players take turns; nobody")) expect(next.turn).not.toBe(game.turn);
      }
      const codes = game.houses.map((_, house) => whyIllegal(game, { house: house + 1 }));
      if (!text.includes("must give a seed")) expect(codes).not.toContain("must-feed");
    }),
  );
});

test.each(Object.keys(variants) as VariantName[])("the guide has every source of the rules of %s", (name) => {
  const guide = readFileSync(new URL("../../../docs/guides/mancala-rules.md", import.meta.url), "utf8");
  const rows = guide.split("\n").filter((line) => line.startsWith("|"));
  for (const { fields, sources: tags } of describeRules(en, name)) {
    const row = rows.find((line) => fields.some((field) => line.includes(`\`${field}\``))) ?? "";
    const said = `${row}${/: all \|/.test(row) ? Object.keys(sources).join(" ") : ""}`;
    for (const tag of fields.length > 0 ? tags : []) {
      expect(said, `${fields} ${tag}`).toContain(tag);
      expect(sources[tag]?.title.length).toBeGreaterThan(3);
    }
  }
});

test("sizes have their sources", () => {
  const sizeOf = (houses: number, seeds: number) =>
    describeRules(en, defineVariant("kalah", { name: "sized", houses, seeds }))[0]?.sources;
  expect(sizeOf(6, 3)).toEqual(["IND", "IDU"]);
  expect(sizeOf(7, 7)).toEqual(["WP", "SAL", "PTC"]);
  expect([sizeOf(6, 7), sizeOf(7, 6), sizeOf(6, 2), sizeOf(5, 4)]).toEqual([[], [], [], []]);
  const third = defineVariant("oware", {
    name: "third",
    repetition: { occurrence: 3, award: "own-houses", emptySide: "counts" },
  });
  expect(describeRules(en, third).find(({ rule }) => rule === "repetition")?.sources).toEqual([]);
});

test("every source is cited", () => {
  const cited = (Object.keys(variants) as VariantName[]).flatMap((name) =>
    describeRules(en, name).flatMap((rule) => rule.sources),
  );
  expect(new Set(cited)).toEqual(new Set(Object.keys(sources)));
});
