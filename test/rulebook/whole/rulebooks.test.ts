/**
 * The rulebooks of both families. Every variant has sentences in every language, and no two exclude each
 * other. The rules of the built-ins match the files beside this one, which `-u` writes: the sentences' names and
 * values, for all rules of the first variant and for the rules of the others that differ from it.
 */
import fc from "fast-check";
import { variants } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as rulebook from "morabaraba/rulebook";
import { describe, expect, test } from "vitest";
import { rulesIn as sowingRulesIn } from "../../../src/rulebook/mancala/describeRules.ts";
import { rulesIn } from "../../../src/rulebook/mills/describeRules.ts";
import { variantFrom as sowingFrom } from "../../../src/rules/mancala/data/define.ts";
import { variantFrom } from "../../../src/rules/mills/data/define.ts";
import { anySource } from "../../support/mancala/arbitraries.ts";
import { stored } from "../../support/mills/arbitraries.ts";

interface Rule {
  readonly section: string;
  readonly rule: string;
  readonly text: string;
  readonly fields: readonly string[];
  readonly sources: readonly string[];
}

/** A rule before it is put into words: its sentence's name and values. */
interface Sentence extends Omit<Rule, "text"> {
  readonly sentence: string;
  readonly values: object;
}

interface Rulebook {
  readonly languages: readonly { readonly sections: Readonly<Record<string, string>> }[];
  readonly fields: readonly string[];
  readonly describe: (words: never, source: never) => readonly Rule[];
  readonly builtIns: readonly string[];
  readonly sources: fc.Arbitrary<unknown>;
  readonly sentences: (source: never) => readonly Sentence[];
  /** Pairs of sentences that exclude each other. */
  readonly excluded: readonly (readonly [RegExp, RegExp])[];
}

const rulebooks: Readonly<Record<"mills" | "mancala", Rulebook>> = {
  mills: {
    languages: [rulebook.en, rulebook.af],
    fields: Object.keys(variants.standard),
    describe: rulebook.describeRules,
    builtIns: Object.keys(variants),
    sources: stored,
    sentences: (source) => rulesIn(variantFrom(source)),
    excluded: [
      [/^mill-worth-(shoots|late)$/, /^repeat-mill-once/],
      [/^mill-worth-(shoots|once)$/, /^placing-shot-none$/],
      [/^mill-worth-.*once$/, /^repeat-mill-(allowed|same)/],
      [/^mill-worth-wins$/, /^(shot|(no-)?few-cows|cows-in-mills)/],
      [/^shot-(required|optional)$/, /^placing-shot-marks$/],
      [/^shots-each-mill(-once)?$/, /^shot-optional/],
      [/^turns$/, /^(no-moves-(passes|freed)|full-board-each)/],
      [/^double-turn$/, /^(no-moves-(passes|freed)|full-board-each|moves-first-(second|first))/],
      [/^no-count$/, /^(ten-moves|no-shots|no-other-count)/],
      [/^placing$/, /^no-placing-(first|all)$/],
    ],
  },
  mancala: {
    languages: [mancalaRulebook.en, mancalaRulebook.af],
    fields: Object.keys(mancala.variants.kalah),
    describe: mancalaRulebook.describeRules,
    builtIns: Object.keys(mancala.variants),
    sources: anySource,
    sentences: (source) => sowingRulesIn(sowingFrom(source)),
    excluded: [
      [/^empty-side-either-empty$/, /^(feeding|no-moves-feeding|empty-side-fed)$/],
      [/^turns$/, /^store$/],
      [/^turns-again$/, /^no-store$/],
      [/^relay$/, /^capture-two-or-three$/],
      [/^no-feeding$/, /^no-moves-feeding$/],
    ],
  },
};

describe.each(Object.entries(rulebooks))(
  "%s",
  (family, { languages, fields, describe, builtIns, ...more }) => {
    test.each(languages)("every valid variant has its sentences", (words) => {
      fc.assert(
        fc.property(more.sources, (source) => {
          const rules = describe(words as never, source as never);
          for (const { text, section } of rules) {
            expect(text).toMatch(/^['A-Z][^{}]+\.$/u);
            expect(text).not.toMatch(/undefined|null|NaN/);
            expect(words.sections[section]?.length).toBeGreaterThan(2);
          }
          const covered = new Set(rules.flatMap((rule) => rule.fields));
          expect([...covered, "name"].sort()).toEqual([...fields].sort());
          for (const part of ["rule", "text"] as const)
            expect(new Set(rules.map((rule) => rule[part])).size).toBe(rules.length);
        }),
      );
    });

    test("no two rules of a variant exclude each other", () => {
      fc.assert(
        fc.property(fc.oneof(fc.constantFrom(...builtIns), more.sources), (source) => {
          const sentences = more.sentences(source as never).map(({ sentence }) => sentence);
          for (const [one, other] of more.excluded)
            if (sentences.some((sentence) => one.test(sentence)))
              expect(sentences.filter((sentence) => other.test(sentence))).toEqual([]);
        }),
      );
    });

    test("the rules of the built-ins match the file", async () => {
      const [first = [], ...others] = builtIns.map((name) => linesOf(more.sentences(name as never)));
      const listed = [first, ...others.map((lines) => lines.filter((line) => !first.includes(line)))];
      const texts = builtIns.map((name, index) => `${[name, "", ...(listed[index] ?? [])].join("\n")}\n`);
      await expect(texts.join("\n")).toMatchFileSnapshot(`${family}.txt`);
    });
  },
);

const linesOf = (rules: readonly Sentence[]): readonly string[] =>
  rules.map(
    ({ section, rule, sentence, values, fields, sources }) =>
      `${section}, ${rule} (${fields.join(", ")}): ${[sentence, ...Object.values(values)].join(" ")} [${sources.join(", ")}]`,
  );
