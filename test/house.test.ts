/** The house of CONTRIBUTING.md against the files of src: imports go downwards, doors only re-export, nothing reaches outside. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { doors, root } from "../scripts/doors.mjs";

const src = join(root, "src");
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.replaceAll("\\", "/"))
  .sort();
const textOf = (file: string): string => readFileSync(join(src, file), "utf8");
const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);

/** From the top floor down; each line of the fenced `floors` block is a floor, what follows `#` is for people. */
const floors = (
  /^```floors\n(.*?)^```$/ms.exec(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"))?.[1] ?? ""
)
  .split("\n")
  .map((line) => line.replace(/#.*/, "").trim())
  .filter((line) => line !== "")
  .map((line) => line.split(/\s+/));
const floorOf = (file: string): number => floors.findIndex((floor) => floor.includes(file));

function importsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
            ? node.arguments[0]
            : undefined;
    if (named !== undefined) found.push(ts.isStringLiteral(named) ? named.text : named.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

/** The two families share the ground under them and nothing else. */
const familyOf = (file: string): string | undefined => /^(morabaraba|mancala)\//.exec(file)?.[1];

/** Why a file may not hold this import; `undefined` if it may. */
function faultOf(file: string, specifier: string): string | undefined {
  if (!/^\.\.?\/.*\.ts$/.test(specifier)) return `${file} imports ${specifier}, which is no file of src`;
  const target = posix.join(posix.dirname(file), specifier);
  if (!files.includes(target)) return `${file} imports ${target}, which does not exist`;
  for (const name of [file, target]) {
    if (floorOf(name) === -1) return `${name} is on no floor of the list in CONTRIBUTING.md`;
  }
  if (floorOf(target) <= floorOf(file))
    return `${file} imports ${target}, which is not on a floor below its own`;
  const [from, to] = [familyOf(file), familyOf(target)];
  if (from !== undefined && to !== undefined && from !== to)
    return `${file} imports ${target} of the other family`;
  return undefined;
}

/** What would make the same call give another answer elsewhere or later, or would touch the world. */
const outside = new Set(
  (
    "Date Intl performance process console require Buffer globalThis window document navigator crypto " +
    "fetch setTimeout setInterval queueMicrotask eval"
  ).split(" "),
);
const outsideMethods = /^(localeCompare|toLocale\w+)$/;
/** Where the bots read a clock and let others have their turn. */
const lookout = "bots/clock.ts";

/** A field may be called anything. */
function namesMember(node: ts.Identifier): boolean {
  const { parent } = node;
  const isMember = ts.isPropertyAssignment(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent);
  return isMember && parent.name === node;
}

function outsideNamesOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.name.text;
      if (node.expression.getText() === "Math" && name === "random") found.push("Math.random");
      if (outsideMethods.test(name)) found.push(name);
      visit(node.expression);
      return;
    }
    if (ts.isIdentifier(node) && outside.has(node.text) && !namesMember(node)) {
      if (!(file === lookout && node.text === "globalThis")) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

describe("the house", () => {
  test("lists each file of src once, and no other", () => {
    expect(floors.flat().sort()).toEqual(files);
  });

  test("has the doors of package.json on its top floor", () => {
    expect([...(floors[0] ?? [])].sort()).toEqual(doors.map(({ entry }) => `${entry}.ts`).sort());
  });

  test.each(files)("%s imports only from below", (file) => {
    expect(importsOf(file).flatMap((specifier) => faultOf(file, specifier) ?? [])).toEqual([]);
  });

  test.each(floors[0] ?? [])("%s only re-exports", (door) => {
    const others = parse(door).statements.filter(
      (statement) => !(ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined),
    );
    expect(others.map((statement) => statement.getText())).toEqual([]);
  });

  test.each(files)("%s reaches for nothing outside", (file) => {
    expect(outsideNamesOf(file)).toEqual([]);
  });

  test.each(files)("%s opens with what it is for, and fits in one head", (file) => {
    const text = textOf(file);
    expect(text).toMatch(/^\/\*\*/);
    expect(text.split("\n").length).toBeLessThanOrEqual(400);
  });
});
