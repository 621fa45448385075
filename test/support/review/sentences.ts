/** Laws of either family's findings as sentences of a language. */
import { expect, test } from "vitest";

/** Sentences, compared word for word with a list beside the test, which `-u` writes. */
export function testSentences<Finding extends { readonly kind: string }>(
  language: string,
  findings: readonly Finding[],
  tell: (finding: Finding) => string,
): void {
  test.each(findings)("$kind", (finding) => {
    expect(tell(finding)).toMatch(/^[^{}]+[.]$/);
    expect(tell(finding)).not.toMatch(/undefined|\bnull\b/);
  });

  test("each has its sentence in the list beside this file, which `-u` writes", async () => {
    await expect(`${findings.map(tell).join("\n")}\n`).toMatchFileSnapshot(`findings.${language}.txt`);
  });
}
