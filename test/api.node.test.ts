/** The rules of docs/project/api.md, tested on everything that the entry points export. */
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { entryPoints, root } from "../scripts/entry-points.mjs";

interface Exported {
  readonly entryPoint: string;
  readonly name: string;
  /** The parameters of each signature; empty unless it is a function. */
  readonly signatures: readonly (readonly ts.ParameterDeclaration[])[];
  /** The first sentence of the doc comment, without link markup. */
  readonly summary: string;
  readonly isError: boolean;
}

function exportsOf(files: ReadonlyMap<string, string>, host?: ts.CompilerHost): Exported[] {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, types: [], noLib: true };
  const program = ts.createProgram(
    [...files.values()],
    { ...options, allowImportingTsExtensions: true },
    host,
  );
  const checker = program.getTypeChecker();
  return [...files].flatMap(([entryPoint, path]) => {
    const file = program.getSourceFile(path) as ts.SourceFile;
    return checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol).map((symbol) => {
      const from = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declarations = from.declarations ?? [];
      const functions = declarations
        .map((each) => (ts.isVariableDeclaration(each) && each.initializer) || each)
        .filter((each) => ts.isFunctionDeclaration(each) || ts.isArrowFunction(each));
      // The implementation of overloads is not a signature that users see.
      const shown = functions.length > 1 ? functions.filter(({ body }) => body === undefined) : functions;
      const isType = symbol.declarations?.some(
        (each) => ts.isExportSpecifier(each) && (each.isTypeOnly || each.parent.parent.isTypeOnly),
      );
      const isError = declarations.some(
        (each) =>
          !isType &&
          ts.isClassDeclaration(each) &&
          /Error\b/.test(each.heritageClauses?.[0]?.getText() ?? ""),
      );
      return {
        entryPoint,
        name: symbol.name,
        signatures: shown.map((each) => [...each.parameters]),
        summary: summaryOf(ts.displayPartsToString(from.getDocumentationComment(checker))),
        isError,
      };
    });
  });
}

const summaryOf = (comment: string): string =>
  comment
    .replace(/\{@link (.*?)\s*\}/g, "$1")
    .replace(/\s+/g, " ")
    .split(/(?<=[.:]) /)[0] as string;

const nameOf = ({ name }: ts.ParameterDeclaration): string => name.getText();
const isOptional = ({ questionToken, initializer }: ts.ParameterDeclaration): boolean =>
  questionToken !== undefined || initializer !== undefined;

/** `parseX` without a safe twin, because they return a result for each game or accept any text. */
const withoutTwin = ["parseRecords", "parseComment"];

/** Parameters that come before the game, because functions work with them. */
const tools = ["words", "rules", "ruleset", "family", "tables"];

/** The rules of signatures; each returns true for a signature that follows it. */
const signatureRules: Readonly<
  Record<string, (parameters: readonly ts.ParameterDeclaration[], name: string) => boolean>
> = {
  "names its parameters": (all) => all.every(({ name }) => ts.isIdentifier(name)),
  "takes options last, and may be called without": (all, name) =>
    all.every(
      (each, i) =>
        nameOf(each) !== "options" ||
        (i === all.length - 1 && (isOptional(each) || name === "solveEndgames")),
    ),
  "takes no flags": (all) => all.every(({ type }) => type?.kind !== ts.SyntaxKind.BooleanKeyword),
  "takes words first": (all) => all.map(nameOf).indexOf("words") <= 0,
  "takes the game, record or state before its operand": (all) => {
    const at = all.findIndex((each) => ["game", "record", "state"].includes(nameOf(each)));
    return at < 1 || all.slice(0, at).every((each) => tools.includes(nameOf(each)));
  },
  "reads a move in a game": (all, name) =>
    !/^(safeP|p)arseMove$/.test(name) || all.map(nameOf).join().startsWith("game,text"),
};

/** The exports that break a rule, each with the rule. */
function faultsOf(all: readonly Exported[]): string[] {
  const faults: string[] = [];
  for (const { entryPoint, name, signatures, summary, isError } of all) {
    const twins = (other: string): Exported | undefined =>
      all.find((each) => each.entryPoint === entryPoint && each.name === other);
    const note = (rule: string): unknown => faults.push(`${entryPoint} ${name}: ${rule}`);
    for (const parameters of signatures)
      for (const [rule, holds] of Object.entries(signatureRules)) if (!holds(parameters, name)) note(rule);
    if (signatures.length > 0 && !(/^[A-Z][a-z]+s\b/.test(summary) && summary.length <= 100))
      note("begins its doc comment with what it does, in at most 100 characters");
    if (isError && !["morabaraba", "morabaraba/mancala"].includes(entryPoint) && name !== "RecordError")
      note("is an error of the rules' entry points");
    const list = (each: Exported | undefined): string | undefined => each?.signatures[0]?.map(nameOf).join();
    const own = { entryPoint, name, signatures, summary, isError };
    if (/^parse[A-Z]/.test(name) && !withoutTwin.includes(name)) {
      if (list(own) !== list(twins(`safeP${name.slice(1)}`)))
        note("has a safe twin with the same parameters");
    }
    if (/^safe[A-Z]/.test(name) && !twins(`p${name.slice(5)}`)) note("has a twin that throws");
    if (entryPoint.startsWith("morabaraba/mancala")) {
      const mills = all.find(
        (each) => each.name === name && each.entryPoint === entryPoint.replace("/mancala", ""),
      );
      const [theirs, ours] = [list(mills), list(own)];
      // A family may have options that make no sense in the other one.
      const same = [theirs, ours].map((names) => names?.replace(/,?options$/, ""));
      if (mills && same[0] !== same[1]) note("takes what its twin of mills takes");
    }
  }
  return faults;
}

test("every export follows the rules", () => {
  const files = new Map(entryPoints.map(({ specifier, source }) => [specifier, join(root, source)]));
  expect(faultsOf(exportsOf(files))).toEqual([]);
});

describe("a rule reports a signature that breaks it", () => {
  test.each([
    ["names its parameters", "export function announce({ turn }: Game): string;"],
    ["takes options last, and may be called without", "export function svg(options: object): string;"],
    [
      "takes options last, and may be called without",
      "export function svg(options?: object, theme?: Theme): string;",
    ],
    ["takes no flags", "export function svg(game: Game, flip: boolean): string;"],
    ["takes words first", "export function announce(game: Game, words: Words): string;"],
    [
      "takes the game, record or state before its operand",
      "export function applyMove(move: Move, game: Game): Game;",
    ],
    [
      "reads a move in a game",
      "export function parseMove(text: string): Move; export function safeParseMove(text: string): Move;",
    ],
    [
      "begins its doc comment with what it does, in at most 100 characters",
      "/** A picture of the game. */ export function svg(game: Game): string;",
    ],
    ["is an error of the rules' entry points", "export class BoardError extends Error {}"],
    ["has a safe twin with the same parameters", "export function parseGame(json: string): Game;"],
    ["has a twin that throws", "export function safeParseGame(json: string): Game;"],
    ["takes what its twin of mills takes", "export function resign(player: Player): Game;"],
  ])("%s: %s", (rule, code) => {
    const described = (text: string): string =>
      text.includes("/**") ? text : text.replaceAll("export", "\n/** Returns something. */ export");
    const mills = described("export function resign(game: Game, player: Player): Game;");
    const texts: Record<string, string> = { "/mills.ts": mills, "/mancala.ts": described(code) };
    const host: ts.CompilerHost = {
      ...ts.createCompilerHost({}),
      fileExists: (path) => path in texts,
      getSourceFile: (path, target) => ts.createSourceFile(path, texts[path] ?? "", target, true),
    };
    const files = new Map([
      ["morabaraba/words", "/mills.ts"],
      ["morabaraba/mancala/words", "/mancala.ts"],
    ]);
    const faults = faultsOf(exportsOf(files, host)).map((fault) => fault.split(": ")[1]);
    expect(new Set(faults)).toEqual(new Set([rule]));
  });
});
