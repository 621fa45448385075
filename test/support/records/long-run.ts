/** The runs of `records.deep.test.ts`: records that are written and read, and texts with random changes. */
import fc from "fast-check";
import type { VariantName } from "morabaraba";
import {
  anyVariant,
  changedVariant as changedMancala,
  names as mancalaNames,
} from "../mancala/arbitraries.ts";
import { changedVariant, names, variant } from "../mills/arbitraries.ts";
import { builtIns } from "../mills/reference.ts";
import { pick, seeded } from "../random.ts";
import {
  damagedData,
  faultOf,
  misreading,
  misreadingData,
  misreadingLink,
  mutated,
  mutatedLink,
} from "./comparison.ts";
import { type Kind, mills, randomRecord, sowings } from "./random-records.ts";

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
