/**
 * The recipes of `apps/web/recipes.md` are copied from the page's code: each block below a comment such as
 * `<!-- cut: apps/web/src/analyze/advice.ts adviceOf -->` has that file's declarations of these names, with
 * the imports from packages that they use. A stale recipe fails here, and the failure shows the right block.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { root } from "../scripts/entry-points.mjs";

const page = readFileSync(join(root, "apps/web/recipes.md"), "utf8");
const recipes = [...page.matchAll(/^<!-- cut: (\S+) ([\w ]+) -->\n+```tsx? no-check\n([\s\S]*?)^```$/gm)];

/** The names that a statement declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name ? [name.getText()] : [];
}

/** A file's declarations of some names, with doc comments, below the imports from packages that they use. */
function cut(file: string, names: readonly string[]): string {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = names.map((name) => {
    const statement = source.statements.find((each) => namesOf(each).includes(name));
    if (!statement) throw new Error(`${file} declares no ${name}.`);
    return source.text.slice(statement.getStart(source, true), statement.end);
  });
  const code = found.join("\n\n");
  const imports = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier, importClause }) => {
      const imported = importClause?.getText().match(/[A-Za-z]\w*/g) ?? [];
      const isUsed = imported.some((name) => name !== "type" && new RegExp(`\\b${name}\\b`).test(code));
      return isUsed && !moduleSpecifier.getText().startsWith('".');
    });
  const head = imports.map((each) => `${each.getText()}\n`).join("");
  return `${head}${head && "\n"}${code}\n`;
}

describe("recipes copied from the page", () => {
  test("are nine", () => {
    expect(recipes).toHaveLength(9);
  });

  test.each(recipes.map(([, file = "", names = "", code = ""]) => ({ file, names, code })))(
    "$names of $file",
    ({ file, names, code }) => {
      expect(existsSync(join(root, file))).toBe(true);
      expect(code).toBe(cut(file, names.split(" ")));
    },
  );
});
