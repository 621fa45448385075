/**
 * The errors in doc comments and in the guide, tested with useless values for every function: they must throw only
 * errors of this package, with the classes and codes that their `@throws` and the guide's tables have.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MorabarabaError } from "morabaraba";
import { RecordError } from "morabaraba/records";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { entryPoints as published, root } from "../scripts/entry-points.mjs";
import {
  entryPoints,
  errorOf,
  type Subject,
  subjects,
  trap,
  unchecked,
  variations,
} from "./support/contract.ts";

/** Errors that cannot be caused here, or take too long, with the tests that cover them. */
const elsewhere: Readonly<Record<string, readonly [error: string, test: string]>> = {
  createOpponent: ["MorabarabaError", "createOpponent.test.ts"],
  currentLine: ["LimitError", "records.slow.test.ts"],
  mainline: ["LimitError", "records.slow.test.ts"],
  promoteVariation: ["LimitError", "edit.test.ts"],
  serveOpponent: ["MorabarabaError", "port.test.ts"],
  solveEndgames: ["LimitError", "mancala/tables.test.ts"],
};

/** Codes that only the environment causes, with the tests that cover them. */
const codesElsewhere: Readonly<Record<string, string>> = {
  "MorabarabaError no-gzip": "bytes.slow.test.ts",
  "MorabarabaError no-worker": "port.test.ts",
  "MorabarabaError worker-failed": "createOpponent.test.ts",
};

const guide = readFileSync(join(root, "docs/guides/errors.md"), "utf8");

/** The rows of the table below a heading, as cells. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ""] = guide.split(`## ${heading}\n`);
  const [text = ""] = section.split(/\n## |\n\n[^|]*\n\n\|/).filter((part) => part.includes("|"));
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).map((row) => row.slice(2, -2).split(" | "));
}

const codesIn = (cell: string | undefined): string[] =>
  Array.from((cell ?? "").matchAll(/`([^`]+)`/g), ([, code]) => code as string);

/** Classes of errors, each with its codes. */
type Errors = Map<string, Set<string>>;

/** A function, and the errors that it threw. */
interface Seen {
  readonly subject: Subject;
  readonly errors: Errors;
}

function add(errors: Errors, name: string, ...codes: readonly string[]): void {
  const known = errors.get(name) ?? new Set();
  errors.set(name, known);
  for (const code of codes) known.add(code);
}

const seen: Seen[] = [];
/** Every observed class with its code, and every error that is not one of this package. */
const codes = new Set<string>();
const raw: string[] = [];

beforeAll(async () => {
  for (const subject of await subjects()) {
    const { entryPoint, name, call, good, more } = subject;
    const errors: Errors = new Map();
    seen.push({ subject, errors });
    const calls = [["good", good], ...variations(subject), ...more.map((args) => ["more", args])] as const;
    for (const [place, args] of calls as Iterable<readonly [string, readonly unknown[]]>) {
      const error = await errorOf(call, args);
      if (error === undefined || error === trap) continue;
      if (!(error instanceof MorabarabaError) || place === "good") {
        raw.push(`${entryPoint} ${name}, ${place}: ${error}`);
        continue;
      }
      add(errors, error.name, error.code);
      const cause = error instanceof RecordError ? error.cause : error;
      codes.add(`${cause.name} ${cause.code}`);
      if (cause !== error && cause.name !== "IllegalMoveError" && cause.code !== error.code)
        raw.push(`${name}: ${error.code} where the cause is ${cause.code}`);
    }
    const [error] = elsewhere[name] ?? [];
    if (error) add(errors, error);
  }
});

test("every entry point that needs no page is called", () => {
  const withoutPage = published
    .map(({ specifier }) => specifier)
    .filter((each) => !/\/(board|react|vue|markup)/.test(each));
  expect(Object.keys(entryPoints).sort()).toEqual(withoutPage.sort());
});

test("only errors of this package are thrown, and none for valid arguments", () => {
  expect(raw).toEqual([]);
});

test("safe readers never throw", async () => {
  const safe = seen.filter(({ subject }) => subject.name.startsWith("safe"));
  expect(safe.length).toBe(15);
  for (const { subject } of safe) {
    for (const [place, args] of variations(subject)) {
      const call = (): unknown => (subject.call as (...args: readonly unknown[]) => unknown)(...args);
      try {
        expect(call()).toHaveProperty("ok");
      } catch (error) {
        expect([subject.name, place, error]).toEqual([subject.name, place, trap]);
      }
    }
  }
});

describe("the guide", () => {
  test("has the class of every code", () => {
    const classes = tableBelow("Classes and codes").map(
      ([name, list]) => [codesIn(name)[0] as string, codesIn(list)] as const,
    );
    const named = classes.filter(([name]) => !["IllegalMoveError", "RecordError"].includes(name));
    const all = named.flatMap(([, list]) => list);
    expect(new Set(all).size).toBe(all.length);
    const moves = [...codes, ...Object.keys(codesElsewhere)].filter(
      (code) => !code.startsWith("IllegalMoveError"),
    );
    expect(named.flatMap(([name, list]) => list.map((code) => `${name} ${code}`)).sort()).toEqual(
      moves.sort(),
    );
  });

  test("names the functions that check nothing", () => {
    const [, section = ""] = guide.split("## What is not checked\n");
    expect(codesIn(section.split("\n\n")[1]).sort()).toEqual([...unchecked].sort());
  });
});

/** What the doc comment of a function says of errors, and whether a game or a turn is among its parameters. */
interface Documented {
  readonly tags: readonly string[];
  readonly takesGame: boolean;
}

/** The doc comments of the functions of all entry points, and of the methods of `createBot`'s result. */
function documented(): ReadonlyMap<string, Documented> {
  const config = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config as unknown;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    published.map(({ source }) => join(root, source)),
    options,
  );
  const checker = program.getTypeChecker();
  const found = new Map<string, Documented>();
  const note = (key: string, symbol: ts.Symbol): void => {
    const tags = (symbol.declarations ?? [])
      .flatMap((declaration) => ts.getJSDocCommentsAndTags(declaration))
      .filter(ts.isJSDoc)
      .flatMap((comment) => comment.getText().split(/^[ *]*@/m))
      .filter((tag) => /^(throws|returns) /.test(tag));
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const types = (signature?.parameters ?? []).map((each) =>
      checker.typeToString(checker.getTypeOfSymbol(each)),
    );
    found.set(key, { tags, takesGame: types.some((type) => /^(Game|TurnState)\b/.test(type)) });
    if (symbol.name !== "createBot" || signature === undefined) return;
    for (const member of checker.getReturnTypeOfSignature(signature).getProperties())
      note(`${key}().${member.name}`, member);
  };
  for (const { specifier, source } of published) {
    const file = program.getSourceFile(join(root, source));
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      note(`${specifier} ${symbol.name}`, own);
    }
  }
  return found;
}

test("the doc comment of every function has its errors and their codes", () => {
  const all = documented();
  const classOf = new Map<string, string>();
  for (const [name, list] of tableBelow("Classes and codes"))
    for (const code of codesIn(list)) classOf.set(code, codesIn(name)[0] as string);
  const classes = new Set(classOf.values());
  for (const pair of codes) {
    const [name, code] = pair.split(" ") as [string, string];
    classOf.set(code, name);
  }

  /** The errors that the doc comment of a function names, also by naming another function. */
  const named = (entryPoint: string, name: string): Errors => {
    const errors: Errors = new Map();
    const { tags = [] } = all.get(`${entryPoint} ${name}`) ?? {};
    for (const tag of tags) {
      const words = Array.from(
        tag.matchAll(/(?:`|\{@link )(\w[\w-]*)(?:`|\})/g),
        ([, word]) => word as string,
      );
      const own = words.filter((word) => classes.has(word));
      let last: string | undefined;
      for (const word of words) {
        const other = classOf.get(word);
        if (classes.has(word)) {
          last = word;
          add(errors, word);
        } else if (other && (last === undefined || last === other || last === "RecordError"))
          add(errors, last ?? other, word);
        else if (word === "whyIllegal" && last === undefined) add(errors, "IllegalMoveError");
        else if (/\bas\b/.test(tag))
          for (const [theirs, listed] of all.has(`${entryPoint} ${word}`) ? named(entryPoint, word) : [])
            if (own.length === 0 || own.includes(theirs)) add(errors, theirs, ...listed);
      }
    }
    if (name.startsWith("safeP"))
      for (const [error, listed] of named(entryPoint, name.replace("safeP", "p")))
        add(errors, error, ...listed);
    return errors;
  };

  const faults = seen.flatMap(({ subject: { entryPoint, name }, errors }) => {
    const where = `${entryPoint} ${name}`;
    const wanted = named(entryPoint, name);
    // The guide says once that these two follow from a game.
    const isOfGame = (error: string): boolean =>
      all.get(where)?.takesGame === true && /^(Parse|Variant)Error$/.test(error);
    const thrown = Array.from(errors, ([error, found]) => {
      const listed = wanted.get(error);
      const missing = [...found].filter((code) => listed?.size !== 0 && !listed?.has(code));
      return missing.length === 0 || isOfGame(error) ? [] : [`${where} throws ${error} ${missing}`];
    }).flat();
    const others = [...wanted.keys()].filter((error) => !errors.has(error) && !isOfGame(error));
    return [...thrown, ...others.map((error) => `${where} does not throw ${error}`)];
  });
  expect(faults).toEqual([]);
});
