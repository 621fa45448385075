/**
 * Callers cannot change what the library keeps: everything that it returns is frozen, or a copy. The
 * typed arrays and the map of rulesets and symmetries are the exception; their doc comments say so.
 */
import { createGame, variants } from "morabaraba";
import * as engine from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { entryPoints, type Subject, subjects } from "./support/contract.ts";
import { isDeepFrozen } from "./support/frozen.ts";
import { snapshot } from "./support/snapshot.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Changes everything that can be changed in a value and its parts. */
function vandalize(value: unknown, done: Set<unknown> = new Set()): void {
  if (!isObject(value) || done.has(value)) return;
  done.add(value);
  if (ArrayBuffer.isView(value)) {
    (value as Uint8Array).fill(7);
    return;
  }
  if (value instanceof Map) {
    for (const each of value.values()) vandalize(each, done);
    value.clear();
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    vandalize(each, done);
    Reflect.set(value, name, "vandalized");
  }
  Reflect.set(value, "vandal", 1);
  if (Array.isArray(value) && !Object.isFrozen(value)) value.length = 0;
}

async function resultOf({ call, good }: Pick<Subject, "call" | "good">): Promise<unknown> {
  const result: unknown = await (call as (...args: readonly unknown[]) => unknown)(...good);
  const isGenerator = Object.prototype.toString.call(result) === "[object Generator]";
  return isGenerator ? [...(result as Iterable<unknown>)] : result;
}

test.each(Object.entries(entryPoints))(
  "the exports of %s, except functions, are frozen",
  (_name, exports) => {
    const values = Object.entries(exports).filter(([, value]) => typeof value !== "function");
    expect(values.filter(([, value]) => !isDeepFrozen(value)).map(([name]) => name)).toEqual([]);
  },
);

const ruleset = engine.rulesetFor("standard");
const position = engine.encodeGame(ruleset, createGame());
/** Functions that check nothing, and return more than a number. */
const unchecked: readonly (readonly [string, Pick<Subject, "call" | "good">])[] = [
  ["decodeGame", { call: engine.decodeGame, good: [ruleset, position] }],
  ["decodeMove", { call: engine.decodeMove, good: [ruleset, position, engine.encodeMove(ruleset, "d6")] }],
  ["pointsIn", { call: engine.pointsIn, good: [ruleset, 7] }],
];

describe("changing a returned value does not affect the next call", async () => {
  const checked = (await subjects())
    // A loaded family has modules, which only tests can change.
    .filter(({ name }) => !["rulesetFor", "loadFamily"].includes(name))
    // The position that is read into belongs to the caller.
    .map((subject) =>
      subject.name === "encodeGame" ? { ...subject, good: subject.good.slice(0, 2) } : subject,
    )
    .map((subject) => [`${subject.name} of ${subject.entryPoint}`, subject] as const);

  test.each([...checked, ...unchecked])("%s", async (_name, subject) => {
    const first = await resultOf(subject);
    const before = snapshot(first);
    vandalize(first);
    expect(snapshot(await resultOf(subject))).toEqual(before);
  });
});

test.each(Object.keys(variants))(
  "a ruleset of %s and its symmetries are frozen, except arrays that cannot be",
  (name) => {
    const of = engine.rulesetFor(name as "standard");
    const kept = [of, engine.symmetries(of), ...engine.symmetries(of)];
    for (const each of kept) {
      expect(Object.isFrozen(each)).toBe(true);
      const parts = Object.values(each).filter((part) => !ArrayBuffer.isView(part) && !(part instanceof Map));
      expect(parts.every((part) => Array.isArray(each) || isDeepFrozen(part))).toBe(true);
    }
  },
);
