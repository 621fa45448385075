/**
 * Every reader of text, data and bytes on inputs built to be bad for it. `readers.test.ts` runs a part; by itself this
 * file runs for as long as asked: `node --import tsx test/brute/readers.ts --minutes 60`. It prints a table, and ends
 * with 1 if there was an error of another class or a text whose reading takes longer than in proportion.
 */
import { pathToFileURL } from "node:url";
import * as endgames from "../../src/endgames.ts";
import * as millFormats from "../../src/formats.ts";
import * as mills from "../../src/index.ts";
import * as mancala from "../../src/mancala.ts";
import * as sowingFormats from "../../src/mancala-formats.ts";
import * as sowingRecords from "../../src/mancala-records.ts";
import * as millRecords from "../../src/records.ts";
import { seeded } from "../support/random.ts";

interface Reader {
  readonly name: string;
  read(input: unknown): unknown;
  /** What it reads, to be damaged. */
  readonly samples: readonly unknown[];
}

const tables = await endgames.solveEndgames(
  { ...mills.variants.threeMens, name: "tiny", millEffect: "shoots", loseBelow: 3 },
  { cows: 3 },
);
const bytes = Array.from(await endgames.tablesToBytes(tables));

const isBytes = (input: unknown): input is number[] =>
  Array.isArray(input) && input.length < 1e6 && input.every((one) => typeof one === "number");

function readersOf(
  family: string,
  rules: typeof mills,
  records: typeof millRecords,
  names: readonly string[],
  texts: readonly string[],
): Reader[] {
  const games = names.map((name) => rules.createGame(name as "mssa"));
  const played = games.map((game) => rules.applyMove(game, rules.legalMoves(game)[0] as mills.Move));
  const datas = texts.map((text) => records.parseRecord(text));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const reader = (name: string, read: (input: never) => unknown, samples: readonly unknown[]): Reader => ({
    name: `${family} ${name}`,
    read: read as (input: unknown) => unknown,
    samples,
  });
  return [
    reader("parseGame", rules.parseGame, [
      ...played.map((game) => JSON.stringify(game)),
      ...played.map(plain),
    ]),
    reader("applyMove, the game", (game) => rules.applyMove(game, "1"), played.map(plain)),
    reader("applyMove, the move", (move) => rules.applyMove(games[0] as mills.Game, move), [
      "d6",
      { to: "d6" },
    ]),
    reader(
      "parseVariant",
      rules.parseVariant,
      names.map((name) => plain(rules.variants[name as "mssa"])),
    ),
    reader(
      "createGame",
      rules.createGame,
      names.map((name) => ({ base: name, name: "own" })),
    ),
    reader("parseMove", (text) => rules.parseMove(games[0] as mills.Game, text), ["c5-d5xa1", "3"]),
    reader(
      "parsePosition",
      rules.parsePosition,
      played.map((game) => rules.formatPosition(game)),
    ),
    reader("parseRecord", records.parseRecord, [...texts, ...datas.map(plain)]),
    reader(
      "parseRecord, notices",
      (text) => records.parseRecord(text, undefined, { onNotice: () => {} }),
      texts,
    ),
    reader("parseRecords", (text) => [...records.parseRecords(text)], texts),
    reader(
      "parseLink",
      records.parseLink,
      datas.map((record) => records.formatLink(record)),
    ),
    reader("parseComment", records.parseComment, ["[%clk 0:01:02] a [%cal Ga1b2] text"]),
  ];
}

export const readers: readonly Reader[] = [
  ...readersOf(
    "mills",
    mills,
    millRecords,
    ["standard", "mssa", "shax", "russianMill"],
    [
      '[Event "x"]\n[Variant "standard"]\n\n1. d6 {a comment} f4 (1... d2 $1 2. b4!?) 2. b4 1-0',
      "1. E1 A2 2. R3 *",
      "1. 14 2 2. 8 ; to the end of the line\n*",
    ],
  ),
  ...readersOf(
    "mancala",
    mancala as never,
    sowingRecords as never,
    ["kalah", "oware", "congkak"],
    ['[Event "x"]\n\n1. 1 2 {a comment} (1... 1) *'],
  ),
  {
    name: "parseSanmillPosition",
    read: (input) => millFormats.parseSanmillPosition(input as string),
    samples: ["@@*@***@/*O******/O******O w m s 3 0 4 0 0 0 0 0 0 0 0 9 31"],
  },
  {
    name: "parsePlayStrategyPosition",
    read: (input) => sowingFormats.parsePlayStrategyPosition(input as string),
    samples: ["11S,5/2,23S,3 11 3 S 50", "6/6 20 28 N 40"],
  },
  {
    name: "parsePlayStrategyMove",
    read: (input) => sowingFormats.parsePlayStrategyMove(mancala.createGame("oware"), input as string),
    samples: ["d1e2"],
  },
  {
    name: "mills readMove",
    read: (input) => millFormats.readMove(mills.createGame(), input as string),
    samples: ["12. move from c4 to d6 x a1, please!", "place d6 (a1:b2)", "R1-A1xR3"],
  },
  {
    name: "mancala readMove",
    read: (input) => sowingFormats.readMove(mancala.createGame("oware"), input as string),
    samples: ["3. I'll play the third house", "C!", "swap"],
  },
  {
    name: "fromBytes",
    read: (input) =>
      endgames.tablesFromBytes((isBytes(input) ? Uint8Array.from(input) : input) as Uint8Array<ArrayBuffer>),
    samples: [bytes],
  },
];

/** Pieces that texts repeat: white space, brackets, escapes, numbers, what regular expressions go back for. */
const PIECES = [
  ..." \t\n.,:;-+/xX~_%{}()[]<>\"'\\$!?0a*=#",
  ...[
    "1. ",
    "a1",
    "x\n",
    "1-",
    "1-0 ",
    "{}",
    "()",
    "(1",
    "[%",
    '[A "',
    '"]',
    "take ",
    "Place to ",
    "\\u0000",
    "\ud800",
    "é",
    "-> ",
    "0,",
    "8/",
    "l:",
    "~A",
  ],
];

/** Values that conversions, comparisons and loops stumble over. */
const throwing = new Proxy({}, { get: () => thrown(), ownKeys: () => thrown() });
class FromOutside extends Error {}
function thrown(): never {
  throw new FromOutside();
}
const VALUES: readonly (() => unknown)[] = [
  ...[undefined, null, true, -0, Number.NaN, Infinity, 1e300, 10n, Symbol("x"), "", "toString"].map(
    (one) => () => one,
  ),
  () => ({ toString: 1 }),
  () => ({ valueOf: thrown, toString: thrown, [Symbol.toPrimitive]: thrown }),
  () => Object.create(null) as unknown,
  () => JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}') as unknown,
  () => throwing,
  () => new Proxy([], { get: (list, key) => (key === "length" ? 1e9 : Reflect.get(list, key)) }),
  () => Array(2 ** 32 - 1),
  () => Array(100_000).fill("a7"),
  () => Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`x${i}`, i])),
  () => JSON.parse("[".repeat(100_000) + "]".repeat(100_000)) as unknown,
  () => () => 1,
  () => new Map(),
  () => Promise.resolve(1),
];

type Random = (limit: number) => number;
const one = <Entry>(list: readonly Entry[], random: Random): Entry => list[random(list.length)] as Entry;

/** A copy with one value, anywhere in it, replaced, repeated or taken away. */
function damaged(value: unknown, random: Random): unknown {
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null || random(6) === 0) {
    if (typeof value === "string" && random(2) === 0) return damagedText(value, random, 1 + random(3000));
    return one(VALUES, random)();
  }
  const copy = (isList ? [...value] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0) return one(VALUES, random)();
  const key = one(keys, random);
  if (isList && random(4) === 0) return [...Array<unknown>(1 + random(12_000)).fill(copy[key]), ...value];
  copy[random(20) === 0 ? "__proto__x" : key] = damaged(copy[key], random);
  return copy;
}

/** A text with a piece in it repeated. */
function damagedText(text: string, random: Random, times: number): string {
  const at = random(text.length + 1);
  const length = random(12);
  const own = text.slice(at, at + 1 + length);
  const piece =
    random(3) === 0 ? own : Array.from({ length: 1 + random(3) }, () => one(PIECES, random)).join("");
  return (
    text.slice(0, at) +
    piece.repeat(times) +
    text.slice(random(4) === 0 ? text.length : at + random(2) * length)
  );
}

/** An input for a reader that is probably bad for it. */
export function hostile({ samples }: Reader, random: Random): unknown {
  const sample = one(samples, random);
  if (typeof sample !== "string") {
    const value = damaged(sample, random);
    return random(3) === 0 && value === Object(value) ? asJson(value) : value;
  }
  const text = damagedText(sample, random, 1 + random(random(3) === 0 ? 60_000 : 300));
  return random(8) === 0 ? one(VALUES, random)() : text;
}

/** The value as JSON if it has any; V8 ends the process over lists of a billion entries, which none of them has. */
function asJson(value: unknown): unknown {
  let entries = 0;
  const counted = (_: string, entry: unknown): unknown => {
    if (++entries > 1_000_000) throw new FromOutside();
    return entry;
  };
  try {
    return JSON.stringify(value, counted) ?? value;
  } catch {
    return value;
  }
}

/** The error of another class than this package's, if reading brings one; what an input itself throws is its own. */
export async function rawError(read: () => unknown): Promise<unknown> {
  try {
    await read();
  } catch (error) {
    return error instanceof mills.MorabarabaError || error instanceof FromOutside ? undefined : error;
  }
  return undefined;
}

/** How much there is to read. */
function sizeOf(input: unknown): number {
  const text = asJson(input);
  return typeof text === "string" ? text.length : 1;
}

/** The processor time of a call, in milliseconds: the shortest of four. */
async function timeOf(read: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    const start = process.cpuUsage();
    await rawError(read);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/**
 * The texts that take a reader more than eight times as long when they are four times as long: a sample with each piece
 * repeated in front of it, in its middle and behind it. Short times say nothing, and what looks bad is measured again.
 */
async function superlinear({ read, samples }: Reader): Promise<string[]> {
  const found: string[] = [];
  for (const sample of samples.filter((each) => typeof each === "string"))
    for (const piece of PIECES)
      for (const at of [0, sample.length >> 1, sample.length]) {
        const text = (length: number): string =>
          sample.slice(0, at) + piece.repeat(length / piece.length) + sample.slice(at);
        const isBad = async (length: number): Promise<boolean> => {
          const long = await timeOf(() => read(text(4 * length)));
          return long > 20 && long > 8 * (await timeOf(() => read(text(length))));
        };
        if ((await isBad(30_000)) && (await isBad(60_000))) found.push(`${JSON.stringify(piece)} at ${at}`);
      }
  return found;
}

async function run(minutes: number, seed: number): Promise<number> {
  let bad = 0;
  for (const reader of readers)
    for (const text of await superlinear(reader)) {
      bad++;
      console.log(`${reader.name}: time grows faster than length with ${text}`);
    }
  const random = seeded(seed);
  const rows = readers.map((reader) => ({ reader, runs: 0, errors: 0, worst: 0, of: 0, longest: 0 }));
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    for (const row of rows) {
      const input = hostile(row.reader, random);
      const start = performance.now();
      const error = await rawError(() => row.reader.read(input));
      const time = performance.now() - start;
      row.runs++;
      row.longest = Math.max(row.longest, time);
      if (error !== undefined && row.errors++ < 3)
        console.log(row.reader.name, error, asJson(input)?.toString().slice(0, 300));
      // Short inputs cost what they cost; here it is the slope that counts.
      const size = time > 5 ? Math.max(sizeOf(input), 1000) : 0;
      if (size > 0 && time / size > row.worst) Object.assign(row, { worst: time / size, of: size });
    }
  }
  console.log(
    "| reader | inputs | raw errors | worst µs a byte | of bytes | longest ms |\n|---|---|---|---|---|---|",
  );
  for (const { reader, runs, errors, worst, of, longest } of rows)
    console.log(
      `| ${reader.name} | ${runs} | ${errors} | ${(worst * 1000).toFixed(2)} | ${of} | ${longest.toFixed(0)} |`,
    );
  return bad > 0 || rows.some(({ errors }) => errors > 0) ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const option = (name: string, usual: number): number => {
    const at = process.argv.indexOf(name);
    return at < 0 ? usual : Number(process.argv[at + 1]);
  };
  process.exitCode = await run(option("--minutes", 1), option("--seed", Date.now() >>> 0));
}
