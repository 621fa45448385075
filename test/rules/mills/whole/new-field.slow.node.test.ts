/**
 * A new field of a variant does not compile until its meaning is decided everywhere, and it needs a test and
 * a text in the guide.
 */
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { variants } from "morabaraba";
import ts from "typescript";
import { expect, test } from "vitest";
import { entryPoints, root } from "../../../../scripts/entry-points.mjs";

const variantFile = "src/rules/mills/data/variant.ts";

/** Returns the files that do not compile with a changed variant file, once per fault. */
function brokenBy(change: (text: string) => string): string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => {
    const text = readFile(file);
    return text !== undefined && file.split(sep).join("/").endsWith(variantFile) ? change(text) : text;
  };
  const files = [
    ...entryPoints.map(({ source }) => source),
    "test/support/mills/arbitraries.ts",
    "test/support/mills/reference.ts",
  ];
  const paths = files.map((file) => join(root, file));
  const faults = ts.getPreEmitDiagnostics(ts.createProgram(paths, { ...options, noEmit: true }, host));
  return faults.map(({ file }) =>
    relative(root, file?.fileName ?? "")
      .split(sep)
      .join("/"),
  );
}

const field = 'readonly wind: "calm" | "strong";';
const withField = (text: string): string =>
  text.replace("readonly drawAfterQuietPlies: number | null;", `$&\n  ${field}`);

test("a new field is a compile error everywhere that its meaning must be decided", () => {
  const files = brokenBy(withField);
  expect([...new Set(files)].sort()).toEqual([
    "src/endgames/mills/rules.ts",
    "src/rules/mills/data/builtIns.ts",
    variantFile,
    "test/support/mills/arbitraries.ts",
    "test/support/mills/reference.ts",
  ]);
});

test.each(Object.keys(variants.standard))("%s has a test, and a text in the guide", (name) => {
  const words = new RegExp(`\\b${name}\\b`);
  expect(readFileSync(join(root, "docs/guides/rules-and-variants.md"), "utf8")).toMatch(words);
  if (name === "name" || name === "board") return;
  expect(readFileSync(join(root, "test/rules/mills/whole/variant-fields.test.ts"), "utf8")).toMatch(words);
});
