/**
 * The guide on errors, tested with useless values for every function: they must throw only errors of this
 * package, with the classes and codes in the guide's tables.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MorabarabaError } from "morabaraba";
import { RecordError } from "morabaraba/records";
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
  currentLine: ["LimitError", "games.slow.test.ts"],
  mainline: ["LimitError", "games.slow.test.ts"],
  promoteVariation: ["LimitError", "edit.test.ts"],
  serveOpponent: ["MorabarabaError", "port.test.ts"],
};

/** Codes that only the environment causes, with the tests that cover them. */
const codesElsewhere: Readonly<Record<string, string>> = {
  "MorabarabaError no-gzip": "bytes.slow.test.ts",
  "MorabarabaError no-worker": "port.test.ts",
  "MorabarabaError worker-failed": "createOpponent.test.ts",
};

const guide = ["codes", "errors"]
  .map((name) => readFileSync(join(root, `docs/guides/${name}.md`), "utf8"))
  .join("\n");

/** The rows of the table below a heading, as cells. */
function tableBelow(heading: string): readonly (readonly string[])[] {
  const [, section = ""] = guide.split(`## ${heading}\n`);
  const [text = ""] = section.split(/\n## |\n\n[^|]*\n\n\|/).filter((part) => part.includes("|"));
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).map((row) => row.slice(2, -2).split(" | "));
}

const codesIn = (cell: string | undefined): string[] =>
  Array.from((cell ?? "").matchAll(/`([^`]+)`/g), ([, code]) => code as string);

/** A function, and the classes of the errors that it threw. */
interface Seen {
  readonly subject: Subject;
  readonly classes: ReadonlySet<string>;
}

const seen: Seen[] = [];
/** Every observed class with its code, and every error that is not one of this package. */
const codes = new Set<string>();
const raw: string[] = [];

beforeAll(async () => {
  for (const subject of await subjects()) {
    const { entryPoint, name, call, good, more } = subject;
    const classes = new Set<string>();
    seen.push({ subject, classes });
    const calls = [["good", good], ...variations(subject), ...more.map((args) => ["more", args])] as const;
    for (const [place, args] of calls as Iterable<readonly [string, readonly unknown[]]>) {
      const error = await errorOf(call, args);
      if (error === undefined || error === trap) continue;
      if (!(error instanceof MorabarabaError) || place === "good") {
        raw.push(`${entryPoint} ${name}, ${place}: ${error}`);
        continue;
      }
      classes.add(error.name);
      const cause = error instanceof RecordError ? error.cause : error;
      codes.add(`${cause.name} ${cause.code}`);
      if (cause !== error && cause.name !== "IllegalMoveError" && cause.code !== error.code)
        raw.push(`${name}: ${error.code} where the cause is ${cause.code}`);
    }
    const [error] = elsewhere[name] ?? [];
    if (error) classes.add(error);
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

  test("has the errors of every function", () => {
    const code = (names: Iterable<string>): string => Array.from(names, (name) => `\`${name}\``).join(", ");
    /** The entry points of each function with the same classes: often both families have it. */
    const places = new Map<string, string[]>();
    for (const { subject, classes } of seen) {
      const key = `${subject.name} | ${code([...classes].sort()) || "none"}`;
      places.set(key, [...(places.get(key) ?? []), subject.entryPoint]);
    }
    const rows = new Map<string, string[]>();
    for (const [key, where] of places) {
      const [name, classes] = key.split(" | ") as [string, string];
      const row = `${code(where)} | %s | ${classes}`;
      rows.set(row, [...(rows.get(row) ?? []), name]);
    }
    const expected = Array.from(
      rows,
      ([row, names]) => `| ${row.replace("%s", code(names.sort()))} |`,
    ).sort();
    const found = tableBelow("Errors by function").map((cells) => `| ${cells.join(" | ")} |`);
    expect(found.join("\n")).toBe(expected.join("\n"));
  });

  test("names the functions that check nothing", () => {
    const [, section = ""] = guide.split("## What is not checked\n");
    expect(codesIn(section.split("\n\n")[1]).sort()).toEqual([...unchecked].sort());
  });
});
