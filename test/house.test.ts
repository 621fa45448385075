/**
 * The house of CONTRIBUTING.md against the files of src: imports go downwards, doors only re-export, nothing reaches
 * outside, and tests lie where the files lie that they test.
 */
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

interface Room {
  /** The folder below `src`, empty for `src` itself. */
  readonly name: string;
  /** The rooms it may look into. */
  readonly sees: readonly string[];
  /** From the top floor down. */
  readonly floors: readonly (readonly string[])[];
}

/** The fenced `house` block: each room with its arrow, its sentence for people, and its floors. */
const rooms: readonly Room[] = (
  /^```house\n(.*?)^```$/ms.exec(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"))?.[1] ?? ""
)
  .trim()
  .split(/\n\n/)
  .map((text) => {
    const [head = "", sentence = "", ...floors] = text.split("\n");
    const [name = "", ...sees] = head.split(/\s+(?:<-\s+)?/);
    if (!/^ {2}# .{10}/.test(sentence)) throw new Error(`No sentence says what ${name} is for.`);
    const folder = name.replace(/^src\/$/, "").replace(/\/$/, "");
    return { name: folder, sees, floors: floors.map((floor) => floor.trim().split(/\s+/)) };
  });
const roomOf = (file: string): string => posix.dirname(file).replace(/^\.$/, "");
const floorsOf = (file: string): Room["floors"] =>
  rooms.find(({ name }) => name === roomOf(file))?.floors ?? [];
const floorOf = (file: string): number =>
  floorsOf(file).findIndex((floor) => floor.includes(posix.basename(file, ".ts")));
const doorFiles = (rooms[0]?.floors ?? []).flat().map((door) => `${door}.ts`);

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

/** The one file that knows React, whose types it adds to. */
const reactTypes = "element/react.ts";

/** Why a file may not hold this import; `undefined` if it may. */
function faultOf(file: string, specifier: string): string | undefined {
  if (file === reactTypes && specifier === "react") return undefined;
  if (!/^\.\.?\/.*\.ts$/.test(specifier)) return `${file} imports ${specifier}, which is not a file of src`;
  const target = posix.join(posix.dirname(file), specifier);
  if (!files.includes(target)) return `${file} imports ${target}, which does not exist`;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to)
    return floorOf(target) > floorOf(file)
      ? undefined
      : `${file} imports ${target}, which is on no floor below`;
  if (!rooms.find(({ name }) => name === from)?.sees.includes(to))
    return `${file} imports ${target}, a room it may not look into`;
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
/** Where long work reads a clock and lets others have their turn, and where bytes are packed by what the surroundings offer. */
const lookouts = ["ground/clock.ts", "endgames/gzip.ts"];

/** What touches the page, and is compiled with its types. */
const onThePage = "element";
const ofThePage = new Set(["document", "queueMicrotask"]);

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
      const allowed =
        (lookouts.includes(file) && node.text === "globalThis") ||
        (roomOf(file) === onThePage && ofThePage.has(node.text));
      if (!allowed) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

const tests = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.test(-d)?\.ts$/.test(name) && !name.startsWith(".docs/"));

/** Tests of one file mirror it; those of a whole room are in its folder `whole`, those of the repository on top. */
function hasPlace(name: string): boolean {
  const tested = name.replace(/(\.node|\.deep|\.page)?\.test(-d)?\.ts$/, ".ts");
  const folder = posix.dirname(name);
  if (folder === "research") return true;
  if (posix.basename(folder) === "whole") return rooms.some((room) => room.name === posix.dirname(folder));
  if (folder !== ".") return files.includes(tested);
  return !files.some((file) => file.includes("/") && posix.basename(file) === tested);
}

describe("the house", () => {
  test.each(tests)("test/%s lies where what it tests lies", (name) => {
    expect(hasPlace(name)).toBe(true);
  });

  test.each([
    "ground/nonsense.test.ts",
    "support/schema.test.ts",
    "morabaraba/schema.test.ts",
    "schema.node.test.ts",
    "whole/schema.test.ts",
    "nowhere/whole/perft.test.ts",
  ])("has no place for test/%s", (name) => {
    expect(hasPlace(name)).toBe(false);
  });

  test("lists each file of src once, and no other", () => {
    const listed = rooms.flatMap(({ name, floors }) =>
      floors.flat().map((file) => posix.join(name, `${file}.ts`)),
    );
    expect(listed.sort()).toEqual(files);
  });

  test("has rooms that see only rooms below them", () => {
    const names = rooms.map(({ name }) => name);
    rooms.forEach(({ name, sees }, i) => {
      const above = sees.filter((seen) => names.indexOf(seen) <= i && name !== "");
      expect([name, above]).toEqual([name, []]);
    });
  });

  test("has the doors of package.json on its top floor", () => {
    expect([...doorFiles].sort()).toEqual(doors.map(({ entry }) => `${entry}.ts`).sort());
  });

  test.each(files)("%s imports only from below", (file) => {
    expect(importsOf(file).flatMap((specifier) => faultOf(file, specifier) ?? [])).toEqual([]);
  });

  test.each([
    ["bots/search.ts", "../morabaraba/game.ts", /may not look into/],
    ["mancala/game.ts", "../morabaraba/data/terms.ts", /may not look into/],
    ["ground/schema.ts", "../index.ts", /may not look into/],
    ["ground/errors.ts", "./schema.ts", /on no floor below/],
    ["ground/errors.ts", "./rules.ts", /on no floor below/],
    ["ground/schema.ts", "./nothing.ts", /does not exist/],
    ["ground/schema.ts", "./errors", /is not a file of src/],
    ["ground/schema.ts", "node:fs", /is not a file of src/],
    ["element/define.ts", "react", /is not a file of src/],
    ["turn/press.ts", "../element/define.ts", /may not look into/],
  ])("does not let %s import %s", (file, specifier, fault) => {
    expect(faultOf(file, specifier)).toMatch(fault);
  });

  test.each(doorFiles)("%s only re-exports", (door) => {
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
