/** Bytes packed and unpacked, where the surroundings know how. */
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { gunzip, gzip } from "../../src/endgames/gzip.ts";

afterEach(() => vi.unstubAllGlobals());

const packed = async (bytes: Uint8Array): Promise<Uint8Array> => (await gzip(bytes)) as Uint8Array;

test("what is packed is unpacked", () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      expect(await gunzip(await packed(bytes), bytes.length)).toEqual(bytes);
    }),
  ));

test("long bytes come in parts", async () => {
  const bytes = Uint8Array.from({ length: 500_000 }, (_, i) => (i * i) >> 7);
  const few = await packed(bytes);
  expect([few[0], few[1]]).toEqual([0x1f, 0x8b]);
  expect(few.length).toBeLessThan(bytes.length);
  expect(await gunzip(few, 500_000)).toEqual(bytes);
});

test("nothing is packed where nothing can", async () => {
  vi.stubGlobal("CompressionStream", undefined);
  vi.stubGlobal("DecompressionStream", undefined);
  expect(await gzip(new Uint8Array(3))).toBeUndefined();
  expect(await gunzip(new Uint8Array(3), 9)).toBeUndefined();
});

describe("it is refused", () => {
  test("to unpack what was not packed", async () => {
    await expect(gunzip(new Uint8Array(30), 100)).rejects.toThrow();
    const cut = (await packed(new Uint8Array(3000))).subarray(0, -1);
    await expect(gunzip(cut, 3000)).rejects.toThrow();
  });

  test("to unpack more than was asked for", async () => {
    const few = await packed(new Uint8Array(10_000_000));
    await expect(gunzip(few, 9_999_999)).rejects.toThrow(RangeError);
    await expect(gunzip(few, 0)).rejects.toThrow(RangeError);
    expect((await gunzip(few, 10_000_000))?.length).toBe(10_000_000);
  });
});
