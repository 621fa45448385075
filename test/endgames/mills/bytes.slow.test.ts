/** Tables as bytes and back, and invalid bytes. */
import fc from "fast-check";
import { defineVariant, type Variant, variants } from "morabaraba";
import {
  type EndgameTable,
  type EndgameTables,
  probeTables,
  solveEndgames,
  tableSummaries,
  tablesFromBytes,
  tablesToBytes,
} from "morabaraba/endgames";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { encodeNumbers, gunzip, gzip, readNumber } from "../../../src/endgames/container.ts";
import type { StoredTable } from "../../../src/endgames/mills/tables.ts";
import { everything, three } from "../../support/endgames/small.ts";
import { storedTables } from "../../support/endgames/stored.ts";

const refused = (code: string): unknown => expect.objectContaining({ name: "MorabarabaError", code });
const limited: unknown = expect.objectContaining({ name: "LimitError", code: "too-large" });
const damaged = expect.objectContaining({
  name: "MorabarabaError",
  code: "damaged-tables",
  message: "These endgame tables are damaged; fetch or make them again.",
});

let tables: EndgameTables;
let bytes: Uint8Array;
/** The numbers in the bytes. */
let valid: readonly number[] | undefined;
beforeEach(async () => {
  if (valid) return;
  tables = await solveEndgames(everything, { cows: 3 });
  bytes = await tablesToBytes(tables);
  const plain = await unpacked(bytes);
  const source = { bytes: plain, at: 0 };
  const numbers: number[] = [];
  while (source.at < plain.length) numbers.push(readNumber(source, Number.MAX_SAFE_INTEGER));
  valid = numbers;
});
afterEach(() => vi.unstubAllGlobals());

/** The smallest tables of a built-in variant, solved once. */
let nineMens: Promise<EndgameTables> | undefined;
const nineMensTables = (): Promise<EndgameTables> => (nineMens ??= solveEndgames("nineMens", { cows: 3 }));

/** The unpacked body of a file. */
async function unpacked(file: Uint8Array): Promise<Uint8Array> {
  const head = { bytes: file, at: 4 };
  const [, packed, length] = [0, 0, 0, 0].map(() => readNumber(head, Number.MAX_SAFE_INTEGER));
  const body = file.subarray(head.at);
  return packed ? await gunzip(body, length as number) : body;
}

/** The checksum in the head. */
function checksum(body: Uint8Array): number {
  return body.reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619), 2_166_136_261) >>> 0;
}

/** A file with a valid head and any numbers in its body. */
function forged(numbers: Iterable<number>, { version = 1, packed = 0, length = -1 } = {}): Uint8Array {
  const body = encodeNumbers(numbers);
  const head = encodeNumbers([
    77,
    69,
    71,
    84,
    version,
    packed,
    length < 0 ? body.length : length,
    checksum(body),
  ]);
  return Uint8Array.from([...head, ...body]);
}

const letters = (text: string): number[] => [
  text.length,
  ...Array.from(text, (letter) => letter.charCodeAt(0)),
];

/** The smallest tables: no side can close a mill, so no position is won or lost. */
const none = defineVariant(three, { name: "none", loseBelow: 2 });
const empty = [...letters(JSON.stringify(none)), 2];
/** The number of slots in its only pair of tables. */
const slots = 168;

describe("the bytes of tables", () => {
  test("are read as the same tables", async () => {
    const read = await tablesFromBytes(bytes);
    expect(read).toEqual(tables);
    expect(
      Object.isFrozen(read) && Object.isFrozen(read.tables) && Object.isFrozen(read.tables[0]?.row),
    ).toBe(true);
  });

  test("are read by every later version", async () => {
    const stored = Uint8Array.from(atob(storedTables), (letter) => letter.charCodeAt(0));
    expect(await tablesFromBytes(stored)).toEqual(tables);
  });

  test("are read from a part of a buffer, and from a whole one", async () => {
    const wider = new Uint8Array(bytes.length + 20);
    wider.set(bytes, 7);
    expect(await tablesFromBytes(wider.subarray(7, 7 + bytes.length))).toEqual(tables);
    expect(await tablesFromBytes(Uint8Array.from(bytes).buffer)).toEqual(tables);
  });

  test("have only the name of a built-in variant", async () => {
    const short = await nineMensTables();
    const read = await tablesFromBytes(await tablesToBytes(short));
    expect(read.variant).toBe("nineMens");
    expect(read).toEqual(short);
  });

  test("begin with letters and a version, and are packed", async () => {
    expect([...bytes.subarray(0, 6)]).toEqual([77, 69, 71, 84, 1, 1]);
    expect([...bytes.subarray(-4)]).not.toEqual([0, 0, 0, 0]);
  });

  test("do not change from one release to the next", async () => {
    const plain = await unpacked(await tablesToBytes(await solveEndgames(none, { cows: 2 })));
    expect(plain).toEqual(encodeNumbers([...empty, 0, 0, 0]));
    const lost = await solveEndgames(defineVariant(three, { name: "lost" }), { cows: 3 });
    const [table] = lost.tables as readonly StoredTable[];
    const body = [...letters(JSON.stringify(lost.variant)), 3, 1292, 3, 21];
    const slots = [...(table?.slots ?? [])];
    const gaps = slots.map((slot, i) => slot - (slots[i - 1] ?? 0));
    const halves = [...(table?.plies ?? [])].map((plies) => plies / 2);
    expect(await unpacked(await tablesToBytes(lost))).toEqual(
      encodeNumbers([...body, ...gaps, ...gaps.map(() => 0), ...halves]),
    );
  });

  test("have the same result for every position", async () => {
    const read = await tablesFromBytes(bytes);
    const game = { ...probeable(), quiet: 2 };
    expect(probeTables(read, game)).toEqual(probeTables(tables, game));
    expect(probeTables(read, game)).toBeDefined();
  });
});

function probeable() {
  const board = everything.board.points.map((_, i) => "LLL.DD."[i] ?? ".").join("");
  return {
    variant: everything,
    board,
    turn: "light",
    hands: { light: 0, dark: 0 },
    barred: { light: null, dark: null },
    quiet: 0,
    ply: 40,
  } as const;
}

describe("reading refuses bytes that would fill the memory:", () => {
  /** The tables of a variant, without wins or losses, except for these losses in the last table. */
  const hollow = (variant: unknown, cows: number, count: number, ...losses: number[]): number[] => {
    const rows = Array.from({ length: count - 1 }, () => [0, 0, 0]).flat();
    return [...letters(JSON.stringify(variant)), cows, ...rows, 0, 0, losses.length / 3, ...losses];
  };

  test("a few bytes that stand for twelve cows a side", async () => {
    await expect(tablesFromBytes(forged([...letters('"standard"'), 12]))).rejects.toThrow(damaged);
    await expect(tablesFromBytes(forged(hollow("standard", 12, 100, 0, 0, 0)))).rejects.toThrow(damaged);
    // Without losses they are valid, and cost nothing.
    expect(tableSummaries(await tablesFromBytes(forged(hollow("standard", 12, 100))))).toHaveLength(100);
  });

  test("a custom variant with 28 points and 14 cows", async () => {
    const points = Array.from({ length: 28 }, (_, i) => `${"abcdefghijklmn"[i % 14]}${i < 14 ? 1 : 2}`);
    const lines = [points.slice(0, 3)];
    const links = points.slice(1).map((point, i) => [points[i], point]);
    const wide = {
      ...variants.nineMens,
      name: "wide",
      board: { points, rings: [28], lines, links },
      cows: 14,
      loseBelow: 14,
    };
    await expect(tablesFromBytes(forged(hollow(wide, 14, 1, 0, 0, 0)))).rejects.toThrow(damaged);
    await expect(solveEndgames(wide as unknown as Variant, { cows: 14 })).rejects.toThrow(limited);
  });

  test("a variant whose text is too long", async () => {
    await expect(tablesFromBytes(forged(letters(`"standard"${" ".repeat(100_000)}`)))).rejects.toThrow(
      damaged,
    );
  });

  test("more losses than the remaining bytes can hold", async () => {
    await expect(
      tablesFromBytes(forged([...letters('"nineMens"'), 3, 0, 0, 2, 0, 0, 0, 0, 0])),
    ).rejects.toThrow(damaged);
  });
});

describe("reading refuses", () => {
  test("every byte changed", async () => {
    for (let i = 0; i < bytes.length; i += i < 400 ? 1 : 37) {
      const changed = Uint8Array.from(bytes);
      changed[i] = (changed[i] as number) ^ (1 << (i % 8));
      const code =
        i < 4
          ? "not-tables"
          : i === 4
            ? expect.stringMatching(/^(future|damaged)-tables$/)
            : "damaged-tables";
      await expect(tablesFromBytes(changed)).rejects.toThrow(refused(code));
    }
  });

  test("every prefix, and additional bytes", async () => {
    for (let length = 0; length < bytes.length; length += length < 100 ? 1 : 41)
      await expect(tablesFromBytes(bytes.slice(0, length))).rejects.toThrow(
        refused(length < 4 ? "not-tables" : "damaged-tables"),
      );
    await expect(tablesFromBytes(Uint8Array.from([...bytes, 0]))).rejects.toThrow(damaged);
  });

  test("values that are not bytes of tables", async () => {
    const others = [
      undefined,
      null,
      7,
      "MEGT",
      {},
      [77, 69, 71, 84],
      new Uint8Array(0),
      new Uint8Array(100),
      new ArrayBuffer(9),
      new Uint16Array(9),
    ];
    const error = { code: "not-tables", message: "These bytes are not endgame tables." };
    for (const other of others)
      await expect(tablesFromBytes(other as Uint8Array)).rejects.toThrow(expect.objectContaining(error));
  });

  test("any bytes with a head", () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (body) => {
        const head = encodeNumbers([77, 69, 71, 84, 1, 0, body.length, checksum(body)]);
        await expect(tablesFromBytes(Uint8Array.from([...head, ...body]))).rejects.toThrow(damaged);
      }),
    ));

  test("bytes changed in any way", () => {
    const change = fc.tuple(fc.nat(bytes.length), fc.nat(30), fc.uint8Array({ maxLength: 30 }));
    return fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const changed = [...bytes];
        for (const [at, cut, put] of changes) changed.splice(at, cut, ...put);
        fc.pre(changed.length !== bytes.length || changed.some((byte, i) => byte !== bytes[i]));
        const code = expect.stringMatching(/^(not|future|damaged)-tables$/);
        await expect(tablesFromBytes(Uint8Array.from(changed))).rejects.toThrow(refused(code));
      }),
    );
  });

  test("numbers changed in any way, or returns valid tables", () => {
    const whole = valid as readonly number[];
    const change = fc.tuple(fc.nat(whole.length), fc.nat(2), fc.array(fc.nat(300), { maxLength: 3 }));
    return fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const changed = [...whole];
        for (const [at, cut, put] of changes) changed.splice(at, cut, ...put);
        try {
          const read = await tablesFromBytes(forged(changed));
          expect(tableSummaries(read).length).toBe(read.tables.length);
          expect(probeTables(read, { ...probeable(), variant: read.variant })?.result).not.toBe("");
        } catch (error) {
          expect(error).toEqual(damaged);
        }
      }),
    );
  });

  test("a future version", async () => {
    await expect(tablesFromBytes(forged([], { version: 2 }))).rejects.toThrow(refused("future-tables"));
    await expect(tablesFromBytes(forged([], { version: 127 }))).rejects.toThrow(/version 127,/);
    await expect(tablesFromBytes(forged([...empty, 0, 0, 0], { version: 0 }))).rejects.toThrow(damaged);
    await expect(tablesFromBytes(forged([...empty.slice(0, -1), 1]))).rejects.toThrow(damaged);
  });

  test("an unknown packing, and bytes that cannot be unpacked", async () => {
    await expect(tablesFromBytes(forged([...empty, 0, 0, 0], { packed: 1 }))).rejects.toThrow(damaged);
    await expect(tablesFromBytes(forged([...empty, 0, 0, 0], { packed: 2 }))).rejects.toThrow(damaged);
  });

  test("a wrong length", async () => {
    const valid = [...empty, 0, 0, 0];
    expect((await tablesFromBytes(forged(valid))).cows).toBe(2);
    const { length } = encodeNumbers(valid);
    for (const other of [0, length - 1, length + 1, 1e9])
      await expect(tablesFromBytes(forged(valid, { length: other }))).rejects.toThrow(damaged);
  });

  test("more unpacked bytes than the head states, before all are unpacked", async () => {
    const stream = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream("gzip"));
    const body = new Uint8Array(await new Response(stream).arrayBuffer());
    const head = encodeNumbers([77, 69, 71, 84, 1, 1, 1000, checksum(body)]);
    await expect(tablesFromBytes(Uint8Array.from([...head, ...body]))).rejects.toThrow(damaged);
  });

  test("bytes that would unpack to more than 100 times their size, before they are unpacked", async () => {
    const unpack = vi.fn();
    vi.stubGlobal("DecompressionStream", unpack);
    const head = (length: number) =>
      encodeNumbers([77, 69, 71, 84, 1, 1, length, checksum(Uint8Array.of(1, 2, 3))]);
    const bytes = (length: number) => Uint8Array.from([...head(length), 1, 2, 3]);
    await expect(tablesFromBytes(bytes(100 * bytes(1500).length + 1))).rejects.toThrow(damaged);
    expect(unpack).not.toHaveBeenCalled();
    await expect(tablesFromBytes(bytes(100 * bytes(1500).length))).rejects.toThrow(damaged);
    expect(unpack).toHaveBeenCalledOnce();
  });

  test("bytes after the end", async () => {
    const long = [...empty, 0, 0, 0, 0];
    await expect(tablesFromBytes(forged(long))).rejects.toThrow(damaged);
    const length = encodeNumbers(long).length - 1;
    await expect(tablesFromBytes(forged(long, { length }))).rejects.toThrow(damaged);
  });

  test.each([
    ["text that is not JSON", [...letters("{"), 2, 0, 0, 0]],
    ["an unknown variant", [...letters('"chess"'), 3, 0, 0, 0]],
    ["faulty variant data", [...letters(JSON.stringify({ ...none, cows: 99 })), 2, 0, 0, 0]],
    ["unsupported rules", [...letters(JSON.stringify({ ...none, shooting: "optional" })), 2, 0, 0, 0]],
    ["more cows than the variant has", [...letters(JSON.stringify(none)), 4, ...Array(27).fill(0)]],
    ["invalid letters", [1, 300]],
    ["more positions than there are", [...empty, 757, 1, 0]],
    ["a slot beyond the last", [...empty, 0, 0, 1, slots, 0, 0]],
    ["a slot beyond the last, by its gap", [...empty, 0, 0, 2, 1, slots - 1, 0, 0, 0, 0]],
    ["more losses than bytes", [...empty, 0, 0, 1e9]],
    ["quiet plies where they do not count", [...empty, 0, 0, 1, 0, 10_000, 0]],
    ["more plies than any game has", [...empty, 0, 0, 1, 0, 0, 8192]],
    ["a longer win than any game has", [...empty, 1, 16_384, 0]],
    ["a slot twice that needs no more quiet plies", [...empty, 0, 0, 2, 1, 0, 3, 3, 2, 1]],
    ["a slot twice that is no quicker", [...empty, 0, 0, 2, 1, 0, 3, 4, 1, 1]],
  ] as const)("%s", async (_, numbers) => {
    await expect(tablesFromBytes(forged(numbers))).rejects.toThrow(damaged);
  });

  test("nothing at the limits", async () => {
    const [row] = tableSummaries(await tablesFromBytes(forged([...empty, 700, 16_383, 1, 0, 0, 8191])));
    expect(row?.longestWin).toBe(16_383);
    expect(row?.longestLoss).toBe(16_382);
    expect((row?.drawn ?? 0) + (row?.lost ?? 0)).toBe(56);
    expect(row?.lost).toBe(8);
    const [full] = tableSummaries(await tablesFromBytes(forged([...empty, 756, 1, 0])));
    expect([full?.won, full?.drawn, full?.lost]).toEqual([756, 0, 0]);
    const [last] = tableSummaries(await tablesFromBytes(forged([...empty, 0, 0, 1, slots - 1, 0, 0])));
    expect(last?.lost).toBeGreaterThan(0);
  });
});

test("writing does not pack tables that would unpack to more than 100 times as much", async () => {
  const length = 30_000;
  const solved = await nineMensTables();
  const long = {
    row: { ...(solved.tables[0] as EndgameTable).row, longestLoss: 0 },
    slots: Uint32Array.from({ length }, (_, i) => i),
    needs: new Uint16Array(length),
    plies: new Uint16Array(length),
  };
  const bytes = await tablesToBytes({ ...solved, tables: [long] });
  expect([bytes[5], bytes.length > 3 * length]).toEqual([0, true]);
});

test("writing refuses other values, and changed tables", async () => {
  const list = tables.tables as readonly StoredTable[];
  const at = list.findIndex(({ slots }) => slots.length > 1);
  const first = list[at] as StoredTable;
  const withFirst = (change: object) => list.map((table, i) => (i === at ? { ...table, ...change } : table));
  const none16 = new Uint16Array(0);
  const changedRows = [
    { own: 9 },
    { other: 9 },
    { won: -1 },
    { lost: 1.5 },
    { drawn: first.row.drawn + 1 },
    { longestWin: "3" },
    { longestLoss: 20_000 },
  ];
  const others = [
    undefined,
    null,
    7,
    {},
    { tables: [null] },
    { ...tables, tables: [] },
    { ...tables, tables: [{ slots: [] }] },
    { ...tables, tables: [tables.tables[0], null] },
    { ...tables, tables: [{ ...tables.tables[0], row: undefined }] },
    { ...tables, tables: [{ ...tables.tables[0], needs: undefined }] },
    JSON.parse(JSON.stringify(tables)),
    { ...tables, cows: Number.POSITIVE_INFINITY },
    { ...tables, cows: 2 },
    { ...tables, cows: 2.5 },
    { ...tables, variant: "chess" },
    { ...tables, variant: { ...everything, shooting: "optional" } },
    { ...tables, tables: [...tables.tables].reverse() },
    ...changedRows.map((row) => ({ ...tables, tables: withFirst({ row: { ...first.row, ...row } }) })),
    { ...tables, tables: withFirst({ slots: Uint32Array.of(...first.slots.slice(0, -1), 2 ** 31) }) },
    { ...tables, tables: withFirst({ slots: first.slots.slice().reverse() }) },
    { ...tables, tables: withFirst({ slots: [...first.slots] }) },
    { ...tables, tables: withFirst({ slots: first.slots.map(() => 0) }) },
    { ...tables, tables: withFirst({ slots: new Uint32Array(0), needs: none16, plies: none16 }) },
    { ...tables, tables: withFirst({ needs: first.needs.map(() => 10_000) }) },
    { ...tables, tables: withFirst({ needs: [...first.needs] }) },
    { ...tables, tables: withFirst({ needs: first.needs.slice(1) }) },
    { ...tables, tables: withFirst({ plies: first.plies.map(() => 1) }) },
    { ...tables, tables: withFirst({ plies: first.plies.map(() => 2) }) },
    { ...tables, tables: withFirst({ plies: first.plies.map(() => 40_000) }) },
    { ...tables, tables: withFirst({ plies: first.plies.slice(1) }) },
    { ...tables, tables: withFirst({ plies: [...first.plies] }) },
  ];
  const error = {
    code: "not-tables",
    message: "Pass tables as solveEndgames or tablesFromBytes returned them.",
  };
  for (const other of others)
    await expect(tablesToBytes(other as EndgameTables)).rejects.toThrow(expect.objectContaining(error));
});

test("small numbers take one byte, larger ones more", () => {
  expect([...encodeNumbers([0, 1, 127])]).toEqual([0, 1, 127]);
  expect([...encodeNumbers([128, 300, 2 ** 21])]).toEqual([128, 1, 172, 2, 128, 128, 128, 1]);
  expect(encodeNumbers([Number.MAX_SAFE_INTEGER]).length).toBe(8);
  expect(encodeNumbers([]).length).toBe(0);
});

test("numbers are read as they were written", () =>
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat(), { maxLength: 400 }), (numbers) => {
      const source = { bytes: encodeNumbers(numbers), at: 0 };
      expect(numbers.map(() => readNumber(source, Number.MAX_SAFE_INTEGER))).toEqual(numbers);
      expect(source.at).toBe(source.bytes.length);
    }),
  ));

test("numbers that are out of range, cut off or endless are refused", () => {
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

test("packed bytes unpack to the same bytes", () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      expect(await gunzip(await gzip(bytes), bytes.length)).toEqual(bytes);
    }),
  ));

test("long bytes unpack in parts", async () => {
  const bytes = Uint8Array.from({ length: 500_000 }, (_, i) => (i * i) >> 7);
  const few = await gzip(bytes);
  expect([few[0], few[1]]).toEqual([0x1f, 0x8b]);
  expect(few.length).toBeLessThan(bytes.length);
  expect(await gunzip(few, 500_000)).toEqual(bytes);
});

test("missing gzip streams are reported", async () => {
  vi.stubGlobal("DecompressionStream", undefined);
  vi.stubGlobal("CompressionStream", undefined);
  await expect(tablesFromBytes(bytes)).rejects.toMatchObject({
    code: "no-gzip",
    message: expect.stringContaining("DecompressionStream"),
  });
  await expect(tablesToBytes(tables)).rejects.toMatchObject({
    code: "no-gzip",
    message: expect.stringContaining(" CompressionStream"),
  });
});
