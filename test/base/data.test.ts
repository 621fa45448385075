/** Plain data: what equals what, and what is frozen. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepFreeze, equals } from "../../src/base/data.ts";

describe("data equal to a checked copy", () => {
  const copy = { a: 1, b: [["x", "y"], []], c: { d: null, e: 0 } };
  const fresh = (): typeof copy => JSON.parse(JSON.stringify(copy));

  test("in any order of fields, with more of undefined or null", () => {
    expect(equals(copy, copy)).toBe(true);
    expect(equals(copy, fresh())).toBe(true);
    expect(equals(copy, { c: { e: -0, d: null }, z: undefined, b: [["x", "y"], []], a: 1 })).toBe(true);
    expect(equals(copy, { ...copy, z: null })).toBe(true);
  });

  test.each<readonly [string, unknown]>([
    ["another value", { ...copy, a: 2 }],
    ["a field more", { ...copy, z: 1 }],
    ["a field fewer", { a: 1, b: copy.b }],
    ["an undefined field", { ...copy, a: undefined }],
    ["a field only inherited", Object.create(copy)],
    ["a hidden field", Object.defineProperty(fresh(), "a", { enumerable: false })],
    ["another entry", { ...copy, b: [["x", "z"], []] }],
    ["an entry more", { ...copy, b: [["x", "y"], [], []] }],
    ["an entry fewer", { ...copy, b: [["x", "y"]] }],
    ["an object for a list", { ...copy, b: { ...copy.b, length: 2 } }],
    ["a list for an object", { ...copy, c: [] }],
    ["text for a list", { ...copy, b: [["x", "y"], ""] }],
    ["null for an object", { ...copy, c: null }],
    ["an object for null", { ...copy, c: { d: {}, e: 0 } }],
    ["null", null],
    ["undefined", undefined],
    ["text", "copy"],
  ])("%s differs", (_name, data) => {
    expect(equals(copy, data)).toBe(false);
  });

  test("no list equals an object, not even an empty one", () => {
    expect([equals({}, []), equals([], {})]).toEqual([false, false]);
  });

  test("exactly where JSON says the same", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
        // A checked copy has no such field, and a field of null counts as absent.
        fc.pre(
          !JSON.stringify([one, other]).includes("__proto__") && !JSON.stringify(other).includes(":null"),
        );
        const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
        expect(equals(a, JSON.parse(JSON.stringify(a)))).toBe(true);
        const same = ((): boolean => {
          try {
            expect(a).toEqual(b);
            return true;
          } catch {
            return false;
          }
        })();
        expect(equals(a, b)).toBe(same);
      }),
    );
  });
});

test("frozen all the way down", () => {
  const data = deepFreeze({ a: [{ b: 1 }], c: null });
  expect([data, data.a, data.a[0]].every(Object.isFrozen)).toBe(true);
});
