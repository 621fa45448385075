/** Packages that write declarations can wrap every export: each type that an export shows has a name to import. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entryPoints, packageName, root } from "../scripts/entry-points.mjs";

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  strict: true,
  declaration: true,
  emitDeclarationOnly: true,
  skipLibCheck: true,
};

/** A package of its own, with this one installed as from npm. Links would lead to paths that nobody has. */
let app: string;
beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), "declarations-"));
  const types = (name: string) => !/\.[cm]?js$|\.map$/.test(name);
  const install = (from: string, name: string) =>
    cpSync(from, join(app, "node_modules", name), { recursive: true, filter: types });
  const built = join(root, "dist");
  if (!existsSync(built)) execFileSync("npm", ["run", "build", "--silent"], { cwd: root });
  install(built, `${packageName}/dist`);
  install(join(root, "package.json"), `${packageName}/package.json`);
  for (const name of ["@types/react", "csstype", "vue", "@vue"])
    install(join(root, "node_modules", name), name);
  writeFileSync(join(app, "package.json"), '{ "name": "app", "type": "module" }');
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Reads the files of packages once, because most of the time goes there. */
const host = ts.createCompilerHost(options);
const read = host.getSourceFile;
const files = new Map<string, ts.SourceFile | undefined>();
host.getSourceFile = (name, ...more) => {
  if (!files.has(name) || !name.includes("node_modules")) files.set(name, read(name, ...more));
  return files.get(name);
};

/** A module of the app, and the module that an entry point is for its compiler. */
function programOf(lines: readonly string[], name: string): ts.Program {
  const path = join(app, `${name}.ts`);
  writeFileSync(path, lines.join("\n"));
  return ts.createProgram([path], options, host);
}

/** Compiles these lines; returns each line for which there is no declaration, and why. */
function errorsOf(lines: readonly string[], name: string): string[] {
  return programOf(lines, name)
    .getDeclarationDiagnostics()
    .map(({ file, start, messageText }) => {
      const line = (file?.text.slice(0, start).split("\n").length ?? 1) - 1;
      return `${lines[line]}: ${ts.flattenDiagnosticMessageText(messageText, "\n").split(" from '")[0]}`;
    });
}

const keyOf = ({ declarations: [first] = [] }: ts.Symbol): string =>
  `${first?.getSourceFile().fileName} ${first?.pos}`;

/** What a program's module exports, by name. */
function exportsOf(program: ts.Program, name: string): (readonly [name: string, symbol: ts.Symbol])[] {
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(join(app, `${name}.ts`)) as ts.SourceFile;
  return statements
    .map((statement) => checker.getSymbolAtLocation((statement as ts.ImportDeclaration).moduleSpecifier))
    .flatMap((module) => checker.getExportsOfModule(module as ts.Symbol))
    .map((each) => [each.name, each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each]);
}

/** The entry point that has each type first. Others only lend it: what it names can be imported there. */
const homes = new Map<string, string>();
beforeAll(() => {
  for (const { specifier, entry } of entryPoints)
    for (const [, symbol] of exportsOf(programOf([`import * as all from "${specifier}";`], entry), entry))
      if (!homes.has(keyOf(symbol))) homes.set(keyOf(symbol), specifier);
});

/** These have types of both families, which share their names: apps import them from the family's own. */
const ofBoth = ["families", "opponent", "react", "vue", "markup"];

/**
 * Wraps every export of an entry point: its values and what calls return; and the types at home there, with
 * their fields.
 */
function wrappersOf(specifier: string, name: string): { values: string[]; types: string[] } {
  const head = `import * as all from "${specifier}";`;
  const program = programOf([head], name);
  const checker = program.getTypeChecker();
  const values = [head];
  const types = [head];
  if (ofBoth.includes(name))
    types.push(...entryPoints.map((each) => `import type {} from "${each.specifier}";`));
  for (const [each, symbol] of exportsOf(program, name)) {
    if (symbol.flags & ts.SymbolFlags.Value) values.push(`export const value_${each} = [all.${each}];`);
    if (symbol.flags & ts.SymbolFlags.Function)
      values.push(
        `export const call_${each} = () => [all.${each}(...([] as never))];`,
        `export const given_${each} = (...given: Parameters<typeof all.${each}>) => [...given];`,
      );
    if (!(symbol.flags & ts.SymbolFlags.Type) || homes.get(keyOf(symbol)) !== specifier) continue;
    const given = symbol.declarations?.map(
      (at) => (at as ts.InterfaceDeclaration).typeParameters?.length ?? 0,
    );
    const parameters = Math.max(...(given ?? [0]));
    const type = `all.${each}${parameters > 0 ? `<${Array(parameters).fill("any")}>` : ""}`;
    types.push(`export const copy_${each} = (value: ${type}) => [{ ...value }];`);
    for (const field of checker.getDeclaredTypeOfSymbol(symbol).getProperties())
      if (field.declarations?.some((at) => at.getSourceFile().fileName.includes(`/${packageName}/dist/`)))
        types.push(
          `export const get_${each}_${types.length} = (value: ${type}) => [value["${field.name}"]];`,
        );
  }
  return { values, types };
}

test.each(entryPoints)("$specifier: every export can be wrapped", ({ specifier, entry }) => {
  const { values, types } = wrappersOf(specifier, entry);
  expect(values.length + types.length).toBeGreaterThan(2);
  expect(errorsOf(values, entry)).toEqual([]);
  expect(errorsOf(types, entry)).toEqual([]);
});

test("every package that the declarations import is a peer", () => {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const dist = join(root, "dist");
  const imported = readdirSync(dist).flatMap((name) =>
    name.endsWith(".d.ts")
      ? ts
          .preProcessFile(readFileSync(join(dist, name), "utf8"))
          .importedFiles.map(({ fileName }) => fileName)
          .filter((from) => !from.startsWith("."))
          .map((from) => from.split("/")[0])
      : [],
  );
  expect([...new Set(imported)].sort()).toEqual(Object.keys(peerDependencies).sort());
});
