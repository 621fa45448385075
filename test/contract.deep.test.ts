/**
 * The contract of errors on random values: with any value anywhere in its arguments, a function returns, or
 * throws an error of this package with a code of its class. `CONTRACT_SEED` repeats a run, `CONTRACT_MINUTES`
 * prolongs it.
 */
import fc from "fast-check";
import { MorabarabaError } from "morabaraba";
import { RecordError } from "morabaraba/records";
import { expect, test } from "vitest";
import { badValues, errorOf, type Subject, subjects, trap } from "./support/contract.ts";

const minutes = Number(process.env["CONTRACT_MINUTES"] ?? 2);
const seed = Number(process.env["CONTRACT_SEED"] ?? Date.now() % 1_000_000);

/** The path to a value in the arguments. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || path.length > 5)
    return [path];
  const names = Object.keys(value).slice(0, 30);
  return [
    path,
    ...names.flatMap((name) => placesIn((value as Record<string, unknown>)[name], [...path, name])),
  ];
}

/** Returns a value with the part at a path replaced. */
function withAt(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  // An earlier replacement may throw when it is copied.
  if (name === undefined || badValues.some(([, bad]) => bad === value)) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = withAt(copy[name], rest, other);
  return copy;
}

/** A function that returns the value, because fast-check reads values, and some of these throw then. */
const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  fc.nat(badValues.length - 1).map((i) => () => badValues[i]?.[1]),
  fc
    .oneof(
      fc.anything({
        withDate: true,
        withMap: true,
        withBigInt: true,
        withNullPrototype: true,
        withTypedArray: true,
      }),
      fc.integer({ min: -3, max: 40 }),
      fc.constantFrom("d6", "a7", "A", "light", "south", "standard", "oware", "kalah", "mssa", "wmd"),
    )
    .map((value) => () => value),
);

const slow = [
  "chooseMove",
  "createBot().chooseMove",
  "createBot().ponder",
  "solve",
  "monteCarlo",
  "playMatch",
];
const classOf = new Map<string, string>();

/** Valid numbers that would make a call very long. */
const lengths = ["depth", "nodes", "lines", "playouts", "longest", "plies", "count", "timeMs", "leftMs", "1"];
const isLong = (place: readonly string[], value: unknown): boolean =>
  Number(value) > 3 && lengths.includes(place.at(-1) as string);

/** Makes a call with up to three values replaced, and returns what is wrong with its result. */
async function tried(
  { entryPoint, name, call, good, checks }: Subject,
  at: number[],
  values: unknown[],
): Promise<void> {
  const places = placesIn(good).filter(([parameter]) => parameter !== undefined && checks(Number(parameter)));
  if (places.length === 0) return;
  let args: unknown = good;
  for (const [i, value] of values.entries()) {
    const place = places[(at[i] as number) % places.length] as readonly string[];
    const isNumber = typeof value === "number";
    if (!(isNumber && isLong(place, value))) args = withAt(args, place, value);
  }
  const error = await errorOf(call, args as unknown[]);
  if (error === undefined || error === trap) return;
  if (!(error instanceof MorabarabaError)) throw new Error(`${entryPoint} ${name}`, { cause: error });
  const cause = error instanceof RecordError ? error.cause : error;
  expect(cause.message).toMatch(/./);
  // The codes of `whyIllegal` are those of moves; every other code has one class.
  const known = classOf.get(cause.code) ?? cause.name;
  classOf.set(cause.code, known);
  expect([cause.code, cause.name]).toEqual([cause.code, known]);
}

test(`any value anywhere, for ${minutes} minutes from seed ${seed}`, {
  timeout: (minutes + 2) * 60_000,
}, async () => {
  const all = (await subjects()).filter(({ good }) => good.length > 0);
  const until = performance.now() + minutes * 60_000;
  let runs = 0;
  for (let round = 0; performance.now() < until; round++) {
    for (const subject of all) {
      if (process.env["CONTRACT_LOUD"]) console.info(subject.entryPoint, subject.name);
      const numRuns = slow.includes(subject.name) ? 2 : 60;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 3 }),
          async (changes) => {
            runs++;
            await tried(
              subject,
              changes.map(([at]) => at),
              changes.map(([, value]) => value()),
            );
          },
        ),
        { numRuns, seed: seed + round, endOnFailure: true },
      );
    }
  }
  console.info(`${runs} calls from seed ${seed}`);
});
