/**
 * Files of endgame tables that are damaged in every way: each must be refused with a typed error, or read as
 * tables that can be probed. `FILES` sets their number (5,000 by default), `SEED` the seed.
 *
 * A third of the files have damaged bytes; a third have damaged numbers in a body with a valid head and check
 * sum; the rest have heads with other sizes, or other variants without their tables.
 */
import { createGame, variants } from "morabaraba";
import {
  probeTables,
  solveEndgames,
  tableSummaries,
  tablesFromBytes,
  tablesToBytes,
} from "morabaraba/endgames";
import { expect, test } from "vitest";
import { diceFrom } from "../../../../src/bots/random.ts";
import { encodeNumbers, gunzip, readNumber } from "../../../../src/endgames/container.ts";
import { everything, three } from "../../../support/endgames/small.ts";

const FILES = Number(process.env["FILES"] ?? 5000);
const dice = diceFrom(Number(process.env["SEED"] ?? 1));
const refusals = ["not-tables", "future-tables", "damaged-tables"];

/** The checksum in the head of a file. */
const checksum = (body: Uint8Array): number =>
  body.reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619), 2_166_136_261) >>> 0;

/** The numbers after the head of a file. */
async function numbersIn(file: Uint8Array): Promise<number[]> {
  const head = { bytes: file, at: 4 };
  const [, packed, length] = [0, 0, 0, 0].map(() => readNumber(head));
  const body = file.subarray(head.at);
  const source = { bytes: packed ? await gunzip(body, length as number) : body, at: 0 };
  const numbers: number[] = [];
  while (source.at < source.bytes.length) numbers.push(readNumber(source));
  return numbers;
}

/** A file with these numbers and a valid head. */
function forged(numbers: readonly number[]): Uint8Array {
  const body = encodeNumbers(numbers);
  return Uint8Array.from([...encodeNumbers([77, 69, 71, 84, 1, 0, body.length, checksum(body)]), ...body]);
}

/** A list with a few entries changed, removed or inserted. */
function damaged(list: readonly number[], most: number): number[] {
  const copy = [...list];
  for (let changes = 1 + dice(3); changes > 0; changes--) {
    const put = Array.from({ length: dice(3) }, () => dice(most));
    copy.splice(dice(Math.min(copy.length, dice(2) ? copy.length : 60)), dice(3), ...put);
  }
  return copy;
}

/** Variants that need more than any file can hold, and some invalid ones. */
const greedy = [
  ...Object.values(variants).map((variant) => ({
    ...variant,
    name: "mine",
    cows: 3 + dice(10),
    repetition: null,
  })),
  { ...variants.standard, name: "mine", repetition: 3 },
  { ...variants.standard, name: "mine", cows: 1e15 },
  { base: "standard", cows: 12, drawAfterQuietPlies: null, tenMoves: null },
  { base: "nineMens", board: variants.sesotho25.board },
  { base: "\u001b[2J" },
];

/** A file of another variant with other numbers of cows, and sometimes with much white space. */
function foreign(): Uint8Array {
  const text = JSON.stringify(greedy[dice(greedy.length)]);
  const at = dice(text.length);
  const json = text.slice(0, at) + " ".repeat(dice(3) === 0 ? dice(200_000) : 0) + text.slice(at);
  const rest = Array.from({ length: dice(40) }, () => dice(dice(2) ? 5 : 2 ** 31));
  return forged([
    json.length,
    ...Array.from(json, (letter) => letter.charCodeAt(0)),
    dice(dice(2) ? 16 : 2 ** 31),
    ...rest,
  ]);
}

/** A file whose head has another length, packed or not. */
function promising(file: Uint8Array): Uint8Array {
  const head = { bytes: file, at: 4 };
  for (let count = 0; count < 4; count++) readNumber(head);
  const body = file.subarray(head.at, head.at + dice(file.length));
  const size = dice(dice(2) ? 2 ** 31 : 200 * body.length + 2);
  return Uint8Array.from([...encodeNumbers([77, 69, 71, 84, 1, dice(2), size, checksum(body)]), ...body]);
}

test("damaged files are refused or read", { timeout: 0 }, async () => {
  const files = [
    await tablesToBytes(await solveEndgames(everything, { cows: 3 })),
    await tablesToBytes(await solveEndgames(three, { cows: 3 })),
    await tablesToBytes(await solveEndgames("nineMens", { cows: 3 })),
  ];
  const numbers = await Promise.all(files.map(numbersIn));
  const counts = { refused: 0, read: 0 };
  for (let count = 0; count < FILES; count++) {
    const which = dice(files.length);
    const file = files[which] as Uint8Array;
    const bytes = [
      () => Uint8Array.from(damaged([...file], 256)),
      () => forged(damaged(numbers[which] as number[], dice(2) ? 20 : 2 ** 31)),
      () => (dice(2) ? foreign() : promising(file)),
    ][dice(3)]?.() as Uint8Array;
    try {
      const tables = await tablesFromBytes(bytes);
      tableSummaries(tables);
      probeTables(tables, createGame(tables.variant));
      await tablesToBytes(tables);
      counts.read++;
    } catch (error) {
      if (!refusals.includes((error as { code: string }).code)) throw error;
      counts.refused++;
    }
  }
  console.log(`${counts.refused} refused, ${counts.read} read`);
  expect(counts.refused).toBeGreaterThan(counts.read);
});
