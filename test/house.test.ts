/**
 * The rooms of CONTRIBUTING.md against the files of src: imports go downwards, doors only re-export, nothing reaches for the
 * outside world, and tests stand where the files stand that they test. Lint refuses circles of imports (`noImportCycles`) and
 * names such as `Date` (`noRestrictedGlobals`); the compiler knows nothing of pages or of Node outside `src/element`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { doors, root } from "../scripts/doors.mjs";

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
const files = filesIn("src");
const textOf = (file: string): string => readFileSync(join(root, "src", file), "utf8");
const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");

/** The fenced `house` block, from the top floor down: each room with the rooms below it that it may import from. */
const rooms = new Map<string, readonly string[]>(
  (/^```house\n(.*?)^```$/ms.exec(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"))?.[1] ?? "")
    .trim()
    .split(/\n\n/)
    .map((text) => {
      const [head = "", sentence = ""] = text.split("\n");
      const [name = "", ...sees] = head.split(/\s+(?:<-\s+)?/);
      if (!/^ {2}# .{10}/.test(sentence)) throw new Error(`No sentence says what ${name} is for.`);
      return [name.replace(/^src\/$/, "").replace(/\/$/, ""), sees];
    }),
);
const roomOf = (file: string): string => posix.dirname(file).replace(/^\.$/, "");

/** The files that know React, whose types they add to. */
const reactTypes = /^element\/(?:\w+\/)?react\.ts$/;

/** Why a file may not hold this import; `undefined` if it may. */
function faultOf(file: string, specifier: string): string | undefined {
  if (reactTypes.test(file) && specifier === "react") return undefined;
  if (!/^\.\.?\/.*\.ts$/.test(specifier)) return `${file} imports ${specifier}, which is not a file of src`;
  const target = posix.join(posix.dirname(file), specifier);
  if (!files.includes(target)) return `${file} imports ${target}, which does not exist`;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from !== to && !rooms.get(from)?.includes(to))
    return `${file} imports ${target}, a room it may not look into`;
  return undefined;
}

/** Tests of one file mirror it; those of a whole room are in its folder `whole`, those of the repository on top. */
function hasPlace(name: string): boolean {
  const tested = name.replace(/(\.node|\.deep|\.page)?\.test(-d)?\.ts$/, ".ts");
  const folder = posix.dirname(name);
  if (folder === "research") return true;
  if (posix.basename(folder) === "whole") return rooms.has(posix.dirname(folder));
  if (folder !== ".") return files.includes(tested);
  return !files.some((file) => file.includes("/") && posix.basename(file) === tested);
}

describe("the house", () => {
  test("has the rooms of CONTRIBUTING.md and no others", () => {
    expect([...rooms.keys()].sort()).toEqual([...new Set(files.map(roomOf))].sort());
  });

  test("has rooms that see only rooms below them", () => {
    const names = [...rooms.keys()];
    const upwards = [...rooms].flatMap(([name, sees], floor) =>
      sees.filter((seen) => names.indexOf(seen) <= floor).map((seen) => `${name} <- ${seen}`),
    );
    expect(upwards).toEqual([]);
  });

  test("has the doors of package.json on its top floor", () => {
    const top = files.filter((file) => roomOf(file) === "");
    expect(top).toEqual(doors.map(({ entry }) => `${entry}.ts`).sort());
  });

  test.each(files)("%s imports only from its room and the rooms below", (file) => {
    const imports = ts.preProcessFile(textOf(file), true, false).importedFiles;
    expect(imports.flatMap(({ fileName }) => faultOf(file, fileName) ?? [])).toEqual([]);
  });

  test.each([
    ["bots/search.ts", "../morabaraba/game.ts", /may not look into/],
    ["mancala/game.ts", "../morabaraba/data/state.ts", /may not look into/],
    ["ground/schema.ts", "../index.ts", /may not look into/],
    ["turn/press.ts", "../element/morabaraba/define.ts", /may not look into/],
    ["ground/schema.ts", "./nothing.ts", /does not exist/],
    ["ground/schema.ts", "./errors", /is not a file of src/],
    ["ground/schema.ts", "node:fs", /is not a file of src/],
    ["element/morabaraba/define.ts", "react", /is not a file of src/],
  ])("does not let %s import %s", (file, specifier, fault) => {
    expect(faultOf(file, specifier)).toMatch(fault);
  });

  test.each(doors)("$source only re-exports", ({ source }) => {
    const text = readFileSync(join(root, source), "utf8");
    const { statements } = ts.createSourceFile(source, text, ts.ScriptTarget.Latest);
    expect(statements.filter((each) => !(ts.isExportDeclaration(each) && each.moduleSpecifier))).toEqual([]);
  });

  test.each(files)("%s gives the same answer everywhere and always", (file) => {
    expect(withoutComments(textOf(file))).not.toMatch(/\bMath\.random\b|\.(localeCompare|toLocale\w+)\(/);
  });

  test.each(files)("%s opens with what it is for", (file) => {
    expect(textOf(file)).toMatch(/^\/\*\*/);
  });
});

describe("the tests", () => {
  test.each(filesIn("test").filter((name) => /\.test(-d)?\.ts$/.test(name) && !name.startsWith(".docs/")))(
    "test/%s stands where what it tests stands",
    (name) => {
      expect(hasPlace(name)).toBe(true);
    },
  );

  test.each([
    "ground/nonsense.test.ts",
    "support/schema.test.ts",
    "morabaraba/schema.test.ts",
    "schema.node.test.ts",
    "whole/schema.test.ts",
    "nowhere/whole/perft.test.ts",
  ])("have no place for test/%s", (name) => {
    expect(hasPlace(name)).toBe(false);
  });
});
