/**
 * What is shared is frozen; what is not frozen is fresh. So nobody who changes a result changes a later answer.
 * The typed arrays and maps of rulesets are the exception; their doc comments say so.
 */
import { createGame, variants } from "morabaraba";
import * as engine from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { entryPoints, type Subject, subjects } from "./support/contract.ts";
import { isDeepFrozen, snapshot } from "./support/data.ts";

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
  ["positionKeys", { call: engine.positionKeys, good: [ruleset, position] }],
  ["symmetries", { call: engine.symmetries, good: [ruleset] }],
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
  "a ruleset of %s is frozen, except arrays and maps that cannot be",
  (name) => {
    const kept = engine.rulesetFor(name as "standard");
    expect(Object.isFrozen(kept)).toBe(true);
    const parts = Object.values(kept).filter((part) => !ArrayBuffer.isView(part) && !(part instanceof Map));
    expect(parts.every(isDeepFrozen)).toBe(true);
  },
);

test("changed symmetries change no later canonical form", () => {
  const at = engine.createPosition();
  const form = (): unknown => [engine.canonicalPosition(ruleset, position, at), { ...at, previous: null }];
  const before = form();
  for (const { images } of engine.symmetries(ruleset)) images.fill(5);
  expect(form()).toEqual(before);
});

/** Lists all objects in a value that can be changed, functions aside. */
function changeable(
  value: unknown,
  found: Set<object> = new Set(),
  done: Set<object> = new Set(),
): Set<object> {
  if (!isObject(value) || done.has(value)) return found;
  done.add(value);
  // A module cannot be changed, and a class has its own way to keep its state.
  if (Object.prototype.toString.call(value) === "[object Module]") return found;
  if (!Object.isFrozen(value)) found.add(value);
  if (ArrayBuffer.isView(value)) return found;
  const parts = value instanceof Map ? [...value.keys(), ...value.values()] : Object.values(value);
  for (const part of parts) changeable(part, found, done);
  return found;
}

/** A copy of plain data that can be changed at any depth. */
function thawed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(thawed);
  const isPlain = isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, thawed(each)]))
    : value;
}

describe("what is not frozen in a result is fresh: neither another result nor an argument has it", async () => {
  const all = (await subjects())
    .filter(({ name }) => !["rulesetFor", "loadFamily", "encodeGame"].includes(name))
    .map((subject) => [`${subject.name} of ${subject.entryPoint}`, subject] as const);
  test.each([...all, ...unchecked])("%s", async (_name, { call, good }) => {
    const given = good.map(thawed);
    const [one, other] = [await resultOf({ call, good: given }), await resultOf({ call, good: given })];
    const shared = new Set([...changeable(other), ...changeable(given)]);
    expect([...changeable(one)].filter((part) => shared.has(part))).toEqual([]);
  });
});
