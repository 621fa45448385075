/**
 * Whatever an argument holds, at any depth, a function returns or throws an error of this package; and null
 * counts as absent wherever a function may be called without an argument.
 */
import fc from "fast-check";
import { MorabarabaError } from "morabaraba";
import { describe, expect, test } from "vitest";
import { badValues, errorOf, type Subject, subjects, trap } from "./support/contract.ts";
import { snapshot } from "./support/data.ts";
import { share } from "./support/share.ts";

/** How many hostile values each function is given. */
const RUNS = Number(process.env["RUNS"] ?? share(60, 150));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Objects that pretend to be numbers or text, and lists with holes. */
const hostile: typeof badValues = [
  ...badValues,
  ["an object that is an object as number and text", { valueOf: () => ({}), toString: () => ({}) }],
  ["an object that is a number and text", { valueOf: () => 3, toString: () => "d6" }],
  ["an object that is a primitive", { [Symbol.toPrimitive]: () => 3 }],
  ["three holes", new Array(3)],
  ["a hole in the middle", Object.assign(new Array(3), { 0: "a1", 2: "c3" })],
  ["a list of holes", [new Array(3)]],
  ["a list in a list", [[]]],
  ["a proxy of a list", new Proxy([], {})],
  ["long words", "x".repeat(70_000)],
  ["a prototype", "__proto__"],
  ["a constructor", "constructor"],
];

/** All paths into plain data, the empty path included. */
function pathsInto(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isObject(value) || ArrayBuffer.isView(value) || path.length > 6) return [path];
  const fields = Object.keys(value).slice(0, 40);
  return [path, ...fields.flatMap((field) => pathsInto((value as never)[field], [...path, field]))];
}

/** A copy of data with the value at a path replaced. */
function replaced(value: unknown, [field, ...rest]: readonly string[], by: unknown): unknown {
  if (field === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[field] = replaced(copy[field], rest, by);
  return copy;
}

const everything = (await subjects()).map((subject): [string, Subject] => [
  `${subject.name} of ${subject.entryPoint}`,
  subject,
]);
const rules = everything.filter(
  ([, { entryPoint, name }]) =>
    /^morabaraba(\/mancala)?(\/(engine|turn|formats|words|rulebook|svg|endgames))?$/.test(entryPoint) &&
    name !== "solveEndgames",
);

describe("only errors of this package are thrown for hostile values", () => {
  test.each(rules)("%s", async (_name, { call, good, checks }) => {
    const paths = pathsInto(good).filter(([index]) => index !== undefined && checks(Number(index)));
    if (paths.length === 0) return;
    await fc.assert(
      fc.asyncProperty(fc.nat(paths.length - 1), fc.nat(hostile.length - 1), async (place, index) => {
        const [kind, value] = hostile[index] as (typeof hostile)[number];
        const path = paths[place] as readonly string[];
        const error = await errorOf(call, replaced(good, path, value) as unknown[]);
        if (error === undefined || error === trap) return;
        const which = `${kind} at ${path.join(".")}`;
        expect(error, which).toBeInstanceOf(MorabarabaError);
        expect((error as Error).message.length, which).toBeLessThan(2000);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Parameters that take anything and then say what it was, and results of other functions, which are not read. */
const anything: Readonly<Record<string, number>> = {
  announceRefusal: 2,
  dropCow: 1,
  formatFinding: 2,
  loadFamily: 0,
  pointName: 2,
  pressPoint: 1,
};

/** Fields whose type has null for a value of its own. */
const nullable = /^(flyAt|tenMoves|repetition|drawAfterQuietPlies|noPlacing|setup|winner)$/;

describe("null counts as absent", () => {
  test.each(everything)("%s", async (_name, { name, call, good }) => {
    const paths = pathsInto(good).filter((path) => path.length === 1 || path.length === 2);
    // A limit of time makes results differ, and so does a clock.
    const untimed = good.map((each) =>
      isObject(each) && "timeMs" in each ? { ...each, timeMs: undefined, clock: undefined } : each,
    );
    for (const path of [...paths, ...(good.length < call.length ? [[`${good.length}`]] : [])]) {
      if (nullable.test(path.at(-1) as string) || `${anything[name]}` === path[0]) continue;
      const [absent, none] = [undefined, null].map((value) => replaced(untimed, path, value) as unknown[]);
      if ((await errorOf(call, absent as unknown[])) !== undefined) continue;
      const [one, other] = await Promise.all(
        [absent, none].map(async (args) =>
          snapshot(await (call as (...args: readonly unknown[]) => unknown)(...(args as unknown[]))),
        ),
      );
      expect(other, path.join(".")).toEqual(one);
    }
  });
});
