/**
 * The examples of README.md, AGENTS.md, docs/guides, research and of the doc comments in src: type-checked as one
 * program, then run.
 *
 * A statement followed by `// => literal` must have that value: an expression, a `console.log` of one, or the
 * declaration of one constant. A statement followed by `// throws code` must throw an error with that code.
 * The comment is behind the statement or on the next line.
 *
 * A block with a file name, such as "ts search.worker.ts" or "tsx board.tsx", is a file to paste; blocks of a
 * page with the same name make one file, in order. Such files are type-checked, and the page's other blocks
 * may import them, as `./board`. A block marked "ts no-check" is skipped.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test, vi } from "vitest";
import { entryPoints, root } from "../scripts/entry-points.mjs";

const outDir = join(root, "test", ".docs");

interface Block {
  readonly page: string;
  /** The line number of its first line of code. */
  readonly line: number;
  readonly code: string;
  /** The file name for the reader; `undefined` for an example to run. */
  readonly file: string | undefined;
}

const fence = /^( *)```(tsx?)(?: +(\S+\.tsx?))? *\n(.*?)^\1``` *$/gms;

function blocksOf(file: string, text: string): Block[] {
  return [...text.matchAll(fence)].map((match) => {
    const [, , language, name, code = ""] = match;
    const line = text.slice(0, match.index).split("\n").length + 1;
    const block = { page: relative(root, file), line, code, file: name };
    if (language === "tsx" && name === undefined) throw new Error(`${whereOf(block)}: tsx needs a file name`);
    return block;
  });
}

const whereOf = ({ page, line }: Block): string => `${page}:${line}`;

/** The text with blank lines in place of everything but doc comments. */
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

/** The code with promised values and errors as assertions, on the same lines. */
function withAssertions(block: Block): string {
  const { code } = block;
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
    throw new Error(
      `${whereOf(block)}: ${written - promises} promises follow no statement they could be about`,
    );
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
  ...[
    ...["README.md", "AGENTS.md"].map((name) => join(root, name)),
    ...filesIn("docs/guides", ".md"),
    ...filesIn("research", ".md"),
  ].flatMap((file) => blocksOf(file, readFileSync(file, "utf8"))),
  ...filesIn("src", ".ts").flatMap((file) => blocksOf(file, commentsOf(readFileSync(file, "utf8")))),
];
rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });

/** The folder for a page's files, which can import each other. */
function pathOf({ page }: Block, name: string): string {
  const path = join(outDir, page.replaceAll("/", "_"), name);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** Writes both kinds so that line numbers in a failure are those of the document. */
const examples = blocks
  .filter(({ file }) => file === undefined)
  .map((block) => {
    const path = pathOf(block, `line_${block.line}.ts`);
    const head = `import { expect } from "vitest"; export {};`;
    writeFileSync(path, head + "\n".repeat(block.line - 1) + withAssertions(block));
    return { where: whereOf(block), path };
  });

const samples = new Map<string, string>();
for (const block of blocks) {
  if (block.file === undefined) continue;
  if (/\/\/ (=>|throws) /.test(block.code))
    throw new Error(`${whereOf(block)}: a file to paste is not run, so it promises nothing`);
  const path = pathOf(block, block.file);
  const before = samples.get(path) ?? "";
  samples.set(path, before + "\n".repeat(block.line - before.split("\n").length) + block.code);
}
for (const [path, text] of samples) writeFileSync(path, text);

const options: ts.CompilerOptions = {
  ...ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.json"),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"));
      },
    },
  )?.options,
  noUnusedLocals: false,
  // As most apps are set up: with a bundler, and React without an import.
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
};

describe("the examples of the docs", () => {
  test("exist", () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  test("pass the type checker", () => {
    const program = ts.createProgram([...examples.map(({ path }) => path), ...samples.keys()], options);
    const faults = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
      const place =
        file && `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} `;
      return (place ?? "") + ts.flattenDiagnosticMessageText(messageText, "\n");
    });
    expect(faults).toEqual([]);
  });

  test.each(examples.map(({ where, path }) => [where, path] as const))(
    "of %s gives the results in its comments",
    async (_where, path) => {
      const log = vi.spyOn(console, "log").mockImplementation(() => {});
      await import(/* @vite-ignore */ path).finally(() => log.mockRestore());
    },
  );

  test("exist for every exported function and class", () => {
    const program = ts.createProgram(
      entryPoints.map(({ source }) => join(root, source)),
      options,
    );
    const checker = program.getTypeChecker();
    const lacking = entryPoints.flatMap(({ source, specifier }) => {
      const file = program.getSourceFile(join(root, source));
      const entryPoint = file && checker.getSymbolAtLocation(file);
      if (entryPoint === undefined) throw new Error(`${source} exports nothing`);
      return checker
        .getExportsOfModule(entryPoint)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter((symbol) => symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class))
        .filter((symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === "example"))
        .map((symbol) => `${specifier} ${symbol.name}`);
    });
    expect(lacking).toEqual([]);
  });
});
