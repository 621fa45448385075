/**
 * Laws of all records, and of any text, and long runs of them: records that are written and read, and texts
 * with random changes.
 */
import fc from "fast-check";
import type { VariantName } from "morabaraba";
import { RecordError } from "morabaraba/records";
import {
  anyVariant,
  changedVariant as changedMancala,
  names as mancalaNames,
} from "../mancala/arbitraries.ts";
import { changedVariant, names, variant } from "../mills/arbitraries.ts";
import { builtIns } from "../mills/reference.ts";
import { pick, type Random, seeded } from "../random.ts";
import { type Any, type Kind, mills, outline, randomRecord, rebuilt, sowings } from "./random-records.ts";

/** The difference between a record and the one read from its text; undefined if there is none. */
function faultOf(kind: Kind, record: unknown, notation: string | undefined): string | undefined {
  const { records } = kind;
  const text: string = records.formatRecord(record, { notation });
  const read = records.safeParseRecord(text);
  if (!read.ok) return `${read.error} at ${read.error.at} in\n${text}`;
  const [was, is] = [record, read.value].map((each) => JSON.stringify(sorted(outline(each))));
  if (was !== is) return `Not the same:\n${was}\n${is}\n${text}`;
  const again = records.formatRecord(read.value, { notation });
  if (again !== text) return `Other bytes:\n${text}\n${again}`;
  const [here, there] = [record, read.value].map((each) => JSON.stringify(wayOf(records, each)));
  if (here !== there) return `At ${there}, not ${here}:\n${text}`;
  const long = text.split("\n").find((line) => line.length > 79 && / /.test(line) && !/^[[;]/.test(line));
  if (long !== undefined) return `A long line: ${long}`;
  const made = JSON.stringify(sorted(outline(rebuilt(kind, read.value))));
  if (made !== was) return `Not made again:\n${made}\n${was}`;
  return wrongCopy(records, record);
}

/** The fault of a record that was read from a link or JSON; undefined if there is none. */
function wrongCopy(records: Kind["records"], record: Any): string | undefined {
  const link = records.formatLink(record);
  const again = records.formatLink(records.parseLink(link));
  if (again !== link) return `Another link:\n${link}\n${again}`;
  const copy = records.parseRecord(JSON.stringify(record));
  const [one, two] = [record, copy].map((each) => JSON.stringify(sorted(each)));
  return one === two ? undefined : `Not the same from JSON:\n${one}\n${two}`;
}

/** The moves to the current node. */
function wayOf(records: Kind["records"], record: Any): readonly string[] {
  const { ply } = records.currentNode(record);
  return records
    .currentLine(record)
    .slice(1, ply + 1)
    .map(({ notation }: Any) => notation);
}

/** The same data with the fields of its objects in one order. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== "object" || data === null) return data;
  return Object.entries(data)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, sorted(value)]);
}

/** Characters and words that a reader treats specially, and some invisible ones. */
const tokens: readonly string[] = [
  ...'( ) (((((( { } ; % [ ] " \\ 1-0 0-1 * 1/2-1/2 ½-½ 0.5-0.5 1. 2... 99999999999999999999. … ... $ $999 $14 !? ±'.split(
    " ",
  ),
  ..."= x xa1 - -> d6 D6 a1 A1 c5-d5 c5-d5xa1 12 24-23x22 25 0 swap 3-6 C f constructor __proto__".split(" "),
  ..."\n|\n\n|\r\n|, take|Place to|\u0000|\u001b[2J|\u009b31m|\u202e|\u2028|\ufeff|\ud800|\u{1f402}|\u00a0".split(
    "|",
  ),
  ...[
    'Event "x"',
    'Variant "mssa"',
    'FEN "8/8/8 l 12,12 - 0 0"',
    'FEN "O*@*****/O*@*****/*@*****O w m s 3 0 3 0 0 0 0 0 0 0 0 0 20"',
    'Notation "mssa"',
    'VariantData "{}"',
    'VariantData "{\\"base\\":\\"nineMens\\",\\"repetition\\":2,\\"tenMoves\\":null}"',
    'VariantData "{\\"base\\":\\"kalah\\",\\"repetition\\":{\\"occurrence\\":2,\\"award\\":\\"even\\"}}"',
    'Result "1-0"',
    'Termination "resignation"',
  ].map((tag) => `[${tag}]\n`),
];

/** A text with so many random changes that it may be anything. */
function mutated(text: string, other: string, random: Random): string {
  let changed = text;
  for (let count = 1 + random(4); count > 0; count--) {
    const at = random(changed.length + 1);
    const end = at + random(pick([2, 12, 200], random));
    const span = changed.slice(at, end);
    const from = random(other.length + 1);
    const insertions = [
      "",
      pick(tokens, random),
      pick(tokens, random).repeat(1 + random(9)),
      span + span,
      [...span].reverse().join(""),
      other.slice(from, from + random(100)),
      String.fromCharCode(random(random(2) === 0 ? 128 : 65536)),
    ];
    changed = changed.slice(0, at) + pick(insertions, random) + changed.slice(random(3) === 0 ? at : end);
    if (random(20) === 0) changed = changed.slice(0, at);
  }
  return changed;
}

const codes: readonly string[] =
  "not-json not-text too-long bad-tag syntax unknown-variant bad-board bad-hands bad-bar bad-due bad-number bad-variant illegal-move bad-result too-deep too-many".split(
    " ",
  );

/** The fault of a reader's error; undefined if there is none. */
function wrongError(
  records: Kind["records"],
  error: unknown,
  length: number | undefined,
): string | undefined {
  if (!(error instanceof RecordError)) return `No RecordError: ${error}`;
  const { code, at, illegal, message, ply, record } = error;
  if (!codes.includes(code)) return `An unknown code: ${code}`;
  // A character that controls a terminal, or hides or reorders others.
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(`${message} ${at}`))
    return `Unsafe: ${JSON.stringify(message)} ${at}`;
  if (length !== undefined && !(Number(at) >= 0 && Number(at) <= length)) return `At ${at}`;
  if ((illegal === undefined) === (code === "illegal-move")) return `Illegal: ${illegal}`;
  return records.currentNode(record).ply + 1 === ply ? undefined : `At ply ${ply}`;
}

/** The fault of a reader's result; undefined if there is none. `length` is that of the text. */
function differs({ records }: Kind, read: () => Iterable<Any>, length?: number): string | undefined {
  try {
    for (const reading of read()) {
      const wrong = reading.ok ? undefined : wrongError(records, reading.error, length);
      if (wrong) return wrong;
      const record = reading.ok ? reading.value : reading.error.record;
      const written = records.formatRecord(record);
      const again = records.formatRecord(records.parseRecord(written));
      if (again !== written) return `Other bytes:\n${written}\n${again}`;
      const copied = wrongCopy(records, record);
      if (copied) return copied;
    }
    return undefined;
  } catch (error) {
    return String((error as Error).stack);
  }
}

function misreading(kind: Kind, text: string): string | undefined {
  return differs(kind, () => kind.records.parseRecords(text), text.length);
}

function misreadingLink(kind: Kind, link: string): string | undefined {
  return differs(kind, () => [kind.records.safeParseLink(link)], link.length);
}

function misreadingData(kind: Kind, data: unknown): string | undefined {
  return differs(kind, () => [kind.records.safeParseRecord(data)]);
}

/** A link with random changes. */
function mutatedLink(link: string, other: string, random: Random): string {
  const parts = link.split(".");
  for (let count = 1 + random(4); count > 0; count--) {
    const part = random(parts.length);
    const text = parts[part] as string;
    const at = random(text.length + 1);
    const insertions = [
      "",
      pick(tokens, random),
      pick([..."AZaz09-_~.,:/*"], random).repeat(1 + random(pick([2, 9, 3000], random))),
      String(random(200_000)),
      pick(other.split("."), random),
    ];
    parts[part] = text.slice(0, at) + pick(insertions, random) + text.slice(at + random(3));
    if (random(8) === 0) parts[part] = pick(other.split("."), random);
    if (random(30) === 0) parts.splice(part, random(2), pick(insertions, random));
  }
  return parts.join(".");
}

const wrongValues: readonly unknown[] = [
  ...[null, undefined, true, 0, -1, 1, 1e9, 99_999, 1e15, "", "d6", "*", "1-0", "\u001b[2J"],
  ...[[], [[[]]], [[[[[[[[]]]]]]]], {}, Object.create(null), { valueOf: 1, toString: 2 }],
  ...[
    { move: "d6", after: {} },
    { move: "d6", after: [0] },
    { move: "3", next: [1, 1] },
  ],
  ...[
    { result: "*", termination: "adjourned" },
    { result: "1-0", termination: "resignation" },
  ],
];

/** Data with some values replaced, removed, duplicated or exchanged. */
function damagedData(data: unknown, random: Random): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: data of any shape
  const copy: any = structuredClone(data);
  for (let count = 1 + random(3); count > 0; count--) {
    let within = copy;
    for (;;) {
      const field = pick(Object.keys(within), random);
      const inner = within[field];
      if (typeof inner === "object" && inner !== null && Object.keys(inner).length > 0 && random(6) > 0)
        within = inner;
      else {
        const values = [pick(wrongValues, random), pick(Object.values(within), random), [inner], inner];
        if (random(8) === 0 && Array.isArray(within))
          within.splice(Number(field), random(2), pick(values, random));
        else within[field] = pick(values, random);
        break;
      }
    }
  }
  return copy;
}

/** Variants for records: each built-in by its name, and random ones. */
export const subjects: readonly {
  readonly name: string;
  readonly kind: Kind;
  readonly variants: (count: number, seed: number) => readonly unknown[];
}[] = [
  ...[...names, ...mancalaNames].map((name, i) => ({
    name,
    kind: i < names.length ? mills : sowings,
    variants: () => [name],
  })),
  ...(
    [
      ["random variants of mills", mills, fc.oneof(variant, changedVariant)],
      ["random variants of mancala", sowings, fc.oneof(anyVariant, changedMancala)],
    ] as const
  ).map(([name, kind, arbitrary]) => ({
    name,
    kind,
    variants: (count: number, seed: number) =>
      fc.sample(arbitrary as fc.Arbitrary<unknown>, { numRuns: count, seed }),
  })),
];

/** Whether all points of a built-in have labels: mancala has none, and needs none. */
function hasLabels(name: string): boolean {
  const { points = [] } = builtIns[name as VariantName]?.board ?? {};
  return points.every((point) => builtIns.standard.board.points.includes(point));
}

/** Writes and reads a record made from a seed; returns its nodes and the fault, if any. */
export function roundTrip(
  kind: Kind,
  variant: unknown,
  seed: number,
): { nodes: number; fault: string | undefined } {
  const random = seeded(seed);
  const record = randomRecord(kind, variant, random, 10 + random(150));
  const notations = kind.notations.filter(
    (each) => each !== "mssa" || (typeof variant === "string" && hasLabels(variant)),
  );
  return { nodes: record.nodes.length, fault: faultOf(kind, record, pick(notations, random)) };
}

/** The original texts: given ones, and written records. */
export function originals(given: readonly string[], seed: number): readonly string[] {
  const written = subjects.flatMap(({ kind, variants }, subject) =>
    Array.from({ length: 20 }, (_, i) => {
      const random = seeded(seed + 1000 * subject + i);
      const variant = pick(variants(20, seed), random);
      return kind.records.formatRecord(randomRecord(kind, variant, random, 10 + random(60))) as string;
    }),
  );
  return [...given, ...written, written.slice(0, 5).join("\n")];
}

/** Reads a text with random changes from a seed; returns it and the fault, if any. */
export function misread(texts: readonly string[], seed: number): { text: string; fault: string | undefined } {
  const random = seeded(seed);
  const text = mutated(pick(texts, random), pick(texts, random), random);
  return { text, fault: misreading(random(4) === 0 ? sowings : mills, text) };
}

/** Reads a randomly changed link of a record made from a seed; returns it and the fault, if any. */
export function misreadLink(seed: number): { text: string; fault: string | undefined } {
  const random = seeded(seed);
  const [one, two] = [0, 1].map(() => {
    const { kind, variants } = pick(subjects, random);
    const record = randomRecord(kind, pick(variants(1, seed), random), random, 5 + random(60));
    return { kind, link: kind.records.formatLink(record) as string };
  }) as [{ kind: Kind; link: string }, { kind: Kind; link: string }];
  const text = mutatedLink(one.link, two.link, random);
  return { text, fault: misreadingLink(random(20) === 0 ? two.kind : one.kind, text) };
}

/**
 * Reads randomly changed data of a record made from a seed; returns it and the fault, if any.
 */
export function misreadData(seed: number): { data: unknown; fault: string | undefined } {
  const random = seeded(seed);
  const { kind, variants } = pick(subjects, random);
  const record = randomRecord(kind, pick(variants(1, seed), random), random, 5 + random(40));
  const data = damagedData(record, random);
  return { data, fault: misreadingData(random(20) === 0 ? mills : kind, data) };
}
