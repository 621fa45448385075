// Damages files of endgame tables in every way and reads them: each must be refused by a typed error or read as tables that can be
// asked, in little time and memory.
//
//   node research/fuzz-tables.mjs --seconds 60 --seed 1
//
// A third of the files are damaged bytes; another are damaged numbers in a file whose head and check sum are right; the last are
// heads that promise other sizes, and right files of other variants, whose tables they do not have. Prints how many were refused
// and read, and the slowest; stops at the first that throws anything else or takes more than two seconds.
import { parseArgs } from "node:util";
import "./sources.mjs";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } },
});
const { createGame, variants } = await import("morabaraba");
const { fromBytes, probe, solve, summary, toBytes } = await import("morabaraba/endgames");
const { encodeNumbers, gunzip, readNumber } = await import("../src/endgames/bytes.ts");
const { diceFrom } = await import("../src/bots/random.ts");
const { everything, three } = await import("../test/support/endgames/small.ts");

const dice = diceFrom(Number(values.seed));
const refusals = ["not-tables", "future-tables", "damaged-tables"];

/** The sum that the head of a file holds. @param {Uint8Array} body */
const checkSum = (body) => body.reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619), 2_166_136_261) >>> 0;

/** The numbers after the head of a file. @param {Uint8Array} file @returns {Promise<number[]>} */
async function numbersIn(file) {
  const head = { bytes: file, at: 4 };
  const [, packed, length] = [0, 0, 0, 0].map(() => readNumber(head));
  const body = file.subarray(head.at);
  const source = { bytes: packed ? await gunzip(body, /** @type {number} */ (length)) : body, at: 0 };
  const numbers = [];
  while (source.at < source.bytes.length) numbers.push(readNumber(source));
  return numbers;
}

/** A file with these numbers and a right head. @param {readonly number[]} numbers */
function forged(numbers) {
  const body = encodeNumbers(numbers);
  return Uint8Array.from([...encodeNumbers([77, 69, 71, 84, 1, 0, body.length, checkSum(body)]), ...body]);
}

/** A list in which a few entries are changed, taken out or put in. @param {readonly number[]} list @param {number} most */
function damaged(list, most) {
  const copy = [...list];
  for (let changes = 1 + dice(3); changes > 0; changes--) {
    const put = Array.from({ length: dice(3) }, () => dice(most));
    copy.splice(dice(Math.min(copy.length, dice(2) ? copy.length : 60)), dice(3), ...put);
  }
  return copy;
}

/** Variants that ask for more than any file can hold, and some that are none. */
const greedy = [
  ...Object.values(variants).map((variant) => ({
    ...variant,
    name: "mine",
    cows: 3 + dice(10),
    repetition: null,
  })),
  { ...variants.standard, name: "mine", repetition: 3 },
  { ...variants.standard, name: "mine", cows: 1e15 },
  { base: "standard", cows: 12, noShots: null, tenMoves: null },
  { base: "nineMens", board: variants.sesotho25.board },
  { base: "\u001b[2J" },
];

/** A file of another variant with other numbers of cows, and perhaps with much white space. */
function foreign() {
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

/** A file whose head promises another length, packed or not. @param {Uint8Array} file */
function promising(file) {
  const head = { bytes: file, at: 4 };
  for (let count = 0; count < 4; count++) readNumber(head);
  const body = file.subarray(head.at, head.at + dice(file.length));
  const size = dice(dice(2) ? 2 ** 31 : 200 * body.length + 2);
  return Uint8Array.from([...encodeNumbers([77, 69, 71, 84, 1, dice(2), size, checkSum(body)]), ...body]);
}

const files = [
  await toBytes(await solve(everything, { cows: 3 })),
  await toBytes(await solve(three, { cows: 3 })),
  await toBytes(await solve("nineMens", { cows: 3 })),
];
const numbers = await Promise.all(files.map(numbersIn));
const counts = { refused: 0, read: 0 };
let slowest = 0;
const end = performance.now() + 1000 * Number(values.seconds);
while (performance.now() < end) {
  const which = dice(files.length);
  const file = /** @type {Uint8Array} */ (files[which]);
  const bytes = [
    () => Uint8Array.from(damaged([...file], 256)),
    () => forged(damaged(/** @type {number[]} */ (numbers[which]), dice(2) ? 20 : 2 ** 31)),
    () => (dice(2) ? foreign() : promising(file)),
  ][dice(3)]?.();
  const begun = performance.now();
  try {
    const tables = await fromBytes(bytes);
    summary(tables);
    probe(tables, createGame(tables.variant));
    await toBytes(tables);
    counts.read++;
  } catch (error) {
    if (!refusals.includes(/** @type {{ code: string }} */ (error).code)) throw error;
    counts.refused++;
  }
  const took = performance.now() - begun;
  slowest = Math.max(slowest, took);
  if (took > 2000) throw new Error(`${took} ms for ${Buffer.from(bytes).toString("base64").slice(0, 2000)}`);
}
const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
console.log(
  `${counts.refused} refused, ${counts.read} read, slowest ${slowest.toFixed(0)} ms, ${memory} MB at the end.`,
);
