/**
 * The examples of README.md, docs/guides and of the doc comments in src: type-checked as one program, then run.
 *
 * A statement followed by `// => literal` must have that value: an expression, a `console.log` of one, or the
 * declaration of one constant. A statement followed by `// throws code` must throw an error with that code.
 * The comment stands behind the statement or on a line of its own below it. A block opened with "ts no-check" is left alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test, vi } from "vitest";
import { doors, root } from "../scripts/doors.mjs";

const outDir = join(root, "test", ".docs");

interface Block {
  /** File and line of its first line of code, such as `README.md:12`. */
  readonly where: string;
  readonly line: number;
  readonly code: string;
}

const fence = /^( *)```ts *\n(.*?)^\1``` *$/gms;

function blocksOf(file: string, text: string): Block[] {
  return [...text.matchAll(fence)].map((match) => {
    const line = text.slice(0, match.index).split("\n").length + 1;
    return { where: `${relative(root, file)}:${line}`, line, code: match[2] ?? "" };
  });
}

/** The text with everything but its doc comments blanked, line for line. */
function commentsOf(text: string): string {
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);
  const comments = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
      if (text.startsWith("/**", pos)) comments.set(pos, end);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let kept = "";
  let from = 0;
  for (const [pos, end] of [...comments].sort(([a], [b]) => a - b)) {
    kept += text.slice(from, pos).replace(/[^\n]/g, "") + text.slice(pos, end).replace(/^[ \t]*\* ?/gm, "");
    from = end;
  }
  return kept;
}

/** The code with each promised value or error turned into an assertion; line numbers stay. */
function withAssertions({ code, where }: Block): string {
  const source = ts.createSourceFile("block.ts", code, ts.ScriptTarget.Latest, true);
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  let promises = 0;
  const visit = (node: ts.Node): void => {
    const promise = /^[ \t]*(?:\n[ \t]*)?\/\/ (=>|throws) (.*)/.exec(code.slice(node.getEnd()));
    if (promise !== null && ts.isStatement(node)) {
      const [, sort, text = ""] = promise;
      const start = node.getStart();
      const end = node.getEnd();
      const statement = code.slice(start, end);
      if (sort === "throws") {
        const matcher = `expect.objectContaining({ code: ${JSON.stringify(text.trim())} })`;
        edits.push({ start, end, text: `expect(() => { ${statement} }).toThrow(${matcher});` });
        promises++;
        return;
      }
      const value = promisedOn(node);
      if (value !== undefined) {
        const kept = ts.isVariableStatement(node) ? statement : "";
        edits.push({ start, end, text: `${kept}expect(${value}).toStrictEqual(${text});` });
        promises++;
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const written = code.match(/\/\/ (=>|throws) /g)?.length ?? 0;
  if (written !== promises)
    throw new Error(`${where}: ${written - promises} promises follow no statement they could be about`);
  return edits.reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );
}

function promisedOn(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...more] = statement.declarationList.declarations;
    return more.length === 0 ? declaration?.name.getText() : undefined;
  }
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const logged = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
  return (logged ? expression.arguments[0] : expression)?.getText();
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, folder, name))
    .sort();
}

const blocks = [
  ...[join(root, "README.md"), ...filesIn("docs/guides", ".md")].flatMap((file) =>
    blocksOf(file, readFileSync(file, "utf8")),
  ),
  ...filesIn("src", ".ts").flatMap((file) => blocksOf(file, commentsOf(readFileSync(file, "utf8")))),
];
rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });

/** Written so that line numbers in a failure are those of the document. */
const examples = blocks.map((block) => {
  const path = join(outDir, `${block.where.replace(/[/:]/g, "_")}.ts`);
  const head = `import { expect } from "vitest"; export {};`;
  writeFileSync(path, head + "\n".repeat(block.line - 1) + withAssertions(block));
  return { where: block.where, path };
});

const options: ts.CompilerOptions = {
  ...ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.test.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
      },
    },
  )?.options,
  noUnusedLocals: false,
};

describe("the examples of the docs", () => {
  test("are there", () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  test("pass the type checker", { timeout: 120_000 }, () => {
    const program = ts.createProgram(
      examples.map(({ path }) => path),
      options,
    );
    const faults = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
      const place =
        file && `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} `;
      return (place ?? "") + ts.flattenDiagnosticMessageText(messageText, "\n");
    });
    expect(faults).toEqual([]);
  });

  test.each(examples.map(({ where, path }) => [where, path] as const))(
    "of %s does what it says",
    { timeout: 60_000 },
    async (_where, path) => {
      const log = vi.spyOn(console, "log").mockImplementation(() => {});
      await import(/* @vite-ignore */ path).finally(() => log.mockRestore());
    },
  );

  test("stand at every function and class that a door exports", { timeout: 120_000 }, () => {
    const program = ts.createProgram(
      doors.map(({ source }) => join(root, source)),
      options,
    );
    const checker = program.getTypeChecker();
    const lacking = doors.flatMap(({ source, specifier }) => {
      const file = program.getSourceFile(join(root, source));
      const door = file && checker.getSymbolAtLocation(file);
      if (door === undefined) throw new Error(`${source} exports nothing`);
      return checker
        .getExportsOfModule(door)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter((symbol) => symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class))
        .filter((symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === "example"))
        .map((symbol) => `${specifier} ${symbol.name}`);
    });
    expect(lacking).toEqual([]);
  });
});
