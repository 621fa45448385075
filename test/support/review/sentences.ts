/** Laws of either family's findings as sentences of a language. */
import { expect, test } from "vitest";

/** A pattern for a sentence with all its values filled in. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
      .join("[^{}]+?")}$`,
  );

/** Tests that every finding is in words, and that all sentences of the language are used. */
export function testSentences<Finding extends { readonly kind: string }>(
  words: { readonly findings: Readonly<Record<string, string>> },
  findings: readonly Finding[],
  tell: (finding: Finding) => string,
): void {
  test.each(findings)("$kind", (finding) => {
    expect(tell(finding)).toMatch(/^[^{}]+[.]$/);
    expect(tell(finding)).not.toMatch(/undefined|\bnull\b/);
  });

  test("each has a sentence of its kind, and every sentence is used", () => {
    const names = new Set<string>();
    for (const finding of findings) {
      const own = Object.keys(words.findings).filter((name) =>
        patternOf(words.findings[name] as string).test(tell(finding)),
      );
      // The end of a game has its sentences in the words for games.
      if (finding.kind !== "ends-game") expect(own, tell(finding)).not.toEqual([]);
      for (const name of own) names.add(name);
    }
    expect([...names].sort()).toEqual(Object.keys(words.findings).sort());
  });
}
