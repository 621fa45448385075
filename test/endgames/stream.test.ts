/** Numbers as bytes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeNumbers, readNumber } from "../../src/endgames/stream.ts";

const damaged = expect.objectContaining({ name: "RulesError", code: "damaged-tables" });

test("small numbers take a byte, larger ones more", () => {
  expect([...encodeNumbers([0, 1, 127])]).toEqual([0, 1, 127]);
  expect([...encodeNumbers([128, 300, 2 ** 21])]).toEqual([128, 1, 172, 2, 128, 128, 128, 1]);
  expect(encodeNumbers([Number.MAX_SAFE_INTEGER]).length).toBe(8);
  expect(encodeNumbers([]).length).toBe(0);
});

test("what is written is read", () =>
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat(), { maxLength: 400 }), (numbers) => {
      const source = { bytes: encodeNumbers(numbers), at: 0 };
      expect(numbers.map(() => readNumber(source, Number.MAX_SAFE_INTEGER))).toEqual(numbers);
      expect(source.at).toBe(source.bytes.length);
    }),
  ));

test("long lists find room", () => {
  const numbers = Array.from({ length: 3000 }, (_, i) => i * 1e9);
  const source = { bytes: encodeNumbers(numbers), at: 0 };
  expect(numbers.map(() => readNumber(source, 1e13))).toEqual(numbers);
});

test("what is out of range, cut or endless is refused", () => {
  const read = (bytes: number[], most: number) => readNumber({ bytes: Uint8Array.from(bytes), at: 0 }, most);
  expect(read([5], 5)).toBe(5);
  expect(() => read([6], 5)).toThrow(damaged);
  expect(read([133, 0], 5)).toBe(5);
  expect(read([128, 1], 128)).toBe(128);
  expect(() => read([128, 1], 127)).toThrow(damaged);
  expect(() => read([], 5)).toThrow(damaged);
  expect(() => read([128], 5)).toThrow(damaged);
  expect(() =>
    read(
      Array.from({ length: 2000 }, () => 128),
      5,
    ),
  ).toThrow(damaged);
  expect(() => read([128, 128, 128, 128, 128, 128, 128, 128, 0], 5)).toThrow(damaged);
});
