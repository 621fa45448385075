/**
 * Untrusted data: how its faults are reported, what is copied, which values are equal, and what is frozen.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Check,
  inspect,
  mustBe,
  nullable,
  optional,
  report,
  type Spec,
  text,
  whole,
} from "../../src/base/checks.ts";
import { deepFreeze, equals, show } from "../../src/base/data.ts";
import type { Fault } from "../../src/base/errors.ts";

// Checks of untrusted data: what is reported, in which words, and what is copied.

/** What `inspect` copies, and what it reports as one line each. */
function inspected(spec: Spec, value: unknown, at = "x"): { copy: unknown; faults: string[] } {
  const faults: Fault[] = [];
  const copy = inspect(spec, value, at, faults);
  return { copy, faults: faults.map((fault) => `${fault.at} ${fault.message}`) };
}

const faultsOf = (spec: Spec, value: unknown): string[] => inspected(spec, value).faults;

describe("what must be, in words", () => {
  test.each<readonly [Spec, unknown, string]>([
    ["light|dark", "white", 'must be "light" or "dark", not "white"'],
    ["light|dark", undefined, 'is missing; it must be "light" or "dark"'],
    ["true|false", "true", 'must be true or false, not "true"'],
    ["3..12", 13, "must be a whole number from 3 to 12, not 13"],
    ["2..100|null", "null", 'must be a whole number from 2 to 100 or null, not "null"'],
    ["1..1e12", 0.5, "must be a whole number from 1 to 1e12, not 0.5"],
    [["3..12", 1, 31], Array(40), "must be a list of 1 to 31 entries, not a list of 40"],
    [["3..12", 3, 3], {}, "must be a list of 3 entries, not an object"],
    [{ plies: "1..9", cows: "0..9" }, 10, "must be an object with plies and cows, not 10"],
    [{ plies: "1..9", cows: "0..9" }, [], "must be an object with plies and cows, not a list of 0"],
    [
      nullable({ plies: "1..9", cows: "0..9", who: "a|b" }),
      10,
      'must be an object with plies (a whole number from 1 to 9), cows (a whole number from 0 to 9) and who ("a" or "b"), or null, not 10',
    ],
    [
      text(/^[a-z]+$/, "some small letters"),
      "A".repeat(30),
      `must be some small letters, not "${"A".repeat(24)}…"`,
    ],
    [text(/./, "some text"), ["a"], "must be some text, not a list of 1"],
  ])("%j for %j", (spec, value, message) => {
    expect(faultsOf(spec, value)).toEqual([`x ${message}`]);
  });

  test("of numbers, with their range as data", () => {
    const rangesOf = (spec: Spec, value: unknown) => {
      const faults: Fault[] = [];
      inspect(spec, value, "x", faults);
      return faults.map(({ range }) => range);
    };
    expect(rangesOf("2..100|null", 1)).toEqual([[2, 100]]);
    expect(rangesOf(whole(3, 12), 13)).toEqual([[3, 12]]);
    expect(rangesOf({ plies: "1..9", who: "a|b" }, { plies: 0, who: "c" })).toEqual([[1, 9], undefined]);
  });

  test("of fields, each with its path", () => {
    const spec: Spec = { a: "0..1", b: { c: [["0..1", 1, 2], 0, 2] } };
    expect(faultsOf(spec, { a: 2, b: { c: [[0], [0, 2]], d: 1 }, e: 1 })).toEqual([
      "x.a must be a whole number from 0 to 1, not 2",
      "x.b.c[1][1] must be a whole number from 0 to 1, not 2",
      "x.b.d is unknown; remove it or correct its name",
      "x.e is unknown; remove it or correct its name",
    ]);
    expect(inspected(spec, { a: 2, b: { c: [] } }, "").faults[0]).toMatch(/^a must/);
    expect(faultsOf({}, { ["y".repeat(50)]: 1 })).toEqual([
      `x.${"y".repeat(40)} is unknown; remove it or correct its name`,
    ]);
  });

  test.each([
    [null, "null"],
    [undefined, "undefined"],
    [-0.5, "-0.5"],
    [Symbol("me"), "Symbol(me)"],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    ["x".repeat(24), `"${"x".repeat(24)}"`],
    ["x".repeat(25), `"${"x".repeat(24)}…"`],
    [[1, 2], "a list of 2"],
    [{}, "an object"],
    [() => 1, "an object"],
    [10n ** 30n, "100000000000000000000000"],
  ])("%s is shown as %s", (value, shown) => {
    expect(show(value)).toBe(shown);
  });

  test("nothing of an object is read to show it", () => {
    const never = (): never => {
      throw new Error("read");
    };
    const closed = new Proxy({}, { get: never, ownKeys: never, getOwnPropertyDescriptor: never });
    expect(show(closed)).toBe("an object");
  });
});

describe("what is valid", () => {
  test.each<readonly [Spec, readonly unknown[], readonly unknown[]]>([
    ["light|dark", ["light", "dark"], ["", "Light", "light|dark", null, ["light"]]],
    ["true|false|null", [true, false, null], ["true", "null", 0, 1]],
    ["3..12", [3, 12], [2, 13, 3.5, "3", null, Number.NaN, Number.POSITIVE_INFINITY, 3n]],
    ["nullify|untrue", ["nullify", "untrue"], [null, true, "null", "true"]],
    ["0..1|null", [0, 1, null], ["0..1", -1]],
    [text(/^a/, "text with a"), ["a", "ab"], ["b", ["a"], { toString: () => "a" }]],
    [
      ["0..1", 1, 2],
      [[0], [1, 0]],
      [[], [0, 0, 0], [2], "0", { 0: 0, length: 1 }, [[0]]],
    ],
    [nullable({ a: "0..1" }), [null, { a: 0 }], [undefined, "null", {}, []]],
  ])("%j", (spec, right, wrong) => {
    for (const value of right) expect(inspected(spec, value)).toEqual({ copy: value, faults: [] });
    for (const value of wrong) {
      const { copy, faults } = inspected(spec, value);
      expect([value, faults.length]).toEqual([value, 1]);
      if (copy !== undefined) expect(copy).toEqual({});
    }
  });

  test("fields are own, as in JSON, and undefined ones absent", () => {
    const spec: Spec = { a: "0..1" };
    expect(inspected(spec, { a: 1, b: undefined, [Symbol("c")]: 1 })).toStrictEqual({
      copy: { a: 1 },
      faults: [],
    });
    expect(faultsOf(spec, Object.create({ a: 1 }))).toHaveLength(1);
    expect(faultsOf(spec, Object.defineProperty({}, "a", { value: 1, enumerable: false }))).toHaveLength(1);
    expect(faultsOf(spec, JSON.parse('{"a":1,"__proto__":{"b":1}}'))).toEqual([
      "x.__proto__ is unknown; remove it or correct its name",
    ]);
    expect(faultsOf(spec, { a: 1, toString: 1 })).toHaveLength(1);
  });

  test("a list is copied whole or not at all, an object without what is wrong", () => {
    expect(inspected({ a: ["0..1", 1, 3], b: "0..1", c: "0..1" }, { a: [0, 2, 1], b: 1, c: 2 }).copy).toEqual(
      {
        b: 1,
      },
    );
  });

  test("a check sees the valid fields before it, also from within a list", () => {
    const seen: unknown[] = [];
    const check: Check = (value, _at, _faults, siblings) => {
      seen.push({ ...siblings });
      return value;
    };
    inspected({ a: "0..1", b: "0..1", c: [check, 0, 9], d: check }, { d: 1, c: [7], a: 1, b: 2 });
    expect(seen).toEqual([{ a: 1 }, { a: 1, c: [7] }]);
    inspected(check, 1);
    expect(seen[2]).toEqual({});
  });

  test("minus zero becomes zero", () => {
    const { copy } = inspected({ a: "0..1", b: [["-1..1", 2, 2], 1, 1] }, { a: -0, b: [[-0, -1]] });
    expect(copy).toStrictEqual({ a: 0, b: [[0, -1]] });
  });

  test("null stands for nothing, unless it is a value of the field", () => {
    const fields = { a: "0..9|null", b: optional("yes|no"), c: "0..9" };
    const { copy, faults } = inspected(fields, { a: null, b: null, c: null, d: null }, "");
    expect(copy).toStrictEqual({ a: null });
    expect(faults).toEqual(["c is missing; it must be a whole number from 0 to 9"]);
  });
});

describe("data that is not what it seems", () => {
  /**
   * An object each of whose fields counts how often it is read, and says something else from the second time
   * on.
   */
  function lying(data: Record<string, unknown>, reads: Record<string, number>): object {
    const liar = {};
    for (const [field, value] of Object.entries(data)) {
      Object.defineProperty(liar, field, {
        enumerable: true,
        get: () => {
          reads[field] = (reads[field] ?? 0) + 1;
          return reads[field] === 1 ? value : "a lie";
        },
      });
    }
    return liar;
  }

  test("every field is read once, and what was read is what is copied", () => {
    const reads: Record<string, number> = {};
    const inner = lying({ c: 1 }, reads);
    const outer = lying({ a: "light", b: inner, e: 1 }, reads);
    const spec: Spec = { a: "light|dark", b: { c: "0..1" } };
    expect(inspected(spec, outer)).toEqual({
      copy: { a: "light", b: { c: 1 } },
      faults: ["x.e is unknown; remove it or correct its name"],
    });
    expect(reads).toEqual({ a: 1, b: 1, c: 1, e: 1 });
  });

  test("a list is read once too", () => {
    const reads: string[] = [];
    const list = new Proxy([1, 0, 1], {
      get: (target, field) => {
        reads.push(String(field));
        return Reflect.get(target, field) as unknown;
      },
    });
    expect(inspected(["0..1", 1, 3], list).copy).toEqual([1, 0, 1]);
    expect(reads).toEqual(["length", "0", "1", "2"]);
  });

  test("neither toJSON nor a circle nor depth leads astray", () => {
    const circle: Record<string, unknown> = { a: 1, toJSON: () => ({ a: 9 }) };
    circle["b"] = circle;
    expect(inspected({ a: "0..1" }, circle)).toEqual({
      copy: { a: 1 },
      faults: [
        "x.toJSON is unknown; remove it or correct its name",
        "x.b is unknown; remove it or correct its name",
      ],
    });
    const deep: unknown = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`);
    expect(faultsOf({ a: "0..1" }, { a: deep })).toEqual([
      "x.a must be a whole number from 0 to 1, not a list of 1",
    ]);
  });
});

describe("many faults", () => {
  const many = Object.fromEntries(Array.from({ length: 75_000 }, (_, i) => [`x${i}`, i]));

  test("are cut after twenty, and the last says that there are more", () => {
    const faults = faultsOf({}, many);
    expect(faults).toHaveLength(21);
    expect(faults[19]).toBe("x.x19 is unknown; remove it or correct its name");
    expect(faults[20]).toBe(" has more faults than these 20");
    const twenty = Object.fromEntries(Object.entries(many).slice(0, 20));
    expect(faultsOf({}, twenty)).toHaveLength(20);
    expect(faultsOf({}, twenty).at(-1)).toMatch(/^x\.x19 /);
  });

  test("are counted over all checks", () => {
    const faults: Fault[] = Array.from({ length: 19 }, () => ({ at: "", message: "" }));
    mustBe("something", 1, "a", faults);
    expect(faults.at(-1)).toEqual({ at: "a", message: "must be something, not 1" });
    report(faults, "b", "no");
    report(faults, "c", "no");
    expect(faults.slice(20)).toEqual([{ at: "", message: "has more faults than these 20" }]);
  });
});

// Plain data: what equals what, and what is frozen.

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
