/**
 * The rules of every built-in variant with their fields and sources, against the rulebooks beside this file, which `-u` writes. The first
 * variant has all of its rules there, the others those that differ from it.
 */
import { variants } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as rulebook from "morabaraba/rulebook";
import { expect, test } from "vitest";

interface Rule {
  readonly section: string;
  readonly rule: string;
  readonly text: string;
  readonly fields: readonly string[];
  readonly sources: readonly string[];
}

const linesOf = (rules: readonly Rule[]): readonly string[] =>
  rules.map(
    ({ section, rule, text, fields, sources }) =>
      `${section}, ${rule} (${fields.join(", ")}): ${text} [${sources.join(", ")}]`,
  );

function rulebooks(rulesOf: Readonly<Record<string, readonly Rule[]>>): string {
  const [first = [], ...others] = Object.values(rulesOf).map(linesOf);
  const told = [first, ...others.map((lines) => lines.filter((line) => !first.includes(line)))];
  return Object.keys(rulesOf)
    .map((name, index) => `${[name, "", ...(told[index] ?? [])].join("\n")}\n`)
    .join("\n");
}

const each = <Variant>(
  of: Readonly<Record<string, Variant>>,
  rulesOf: (variant: Variant) => readonly Rule[],
): Record<string, readonly Rule[]> =>
  Object.fromEntries(Object.entries(of).map(([name, variant]) => [name, rulesOf(variant)]));

test("mills", async () => {
  const rules = each(variants, (variant) => rulebook.describeRules(rulebook.en, variant));
  await expect(rulebooks(rules)).toMatchFileSnapshot("mills.txt");
});

test("mancala", async () => {
  const { describeRules, en } = mancalaRulebook;
  const rules = each(mancala.variants, (variant) => describeRules(en, variant));
  await expect(rulebooks(rules)).toMatchFileSnapshot("mancala.txt");
});
