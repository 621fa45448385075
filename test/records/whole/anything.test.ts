/** A few of the records and texts that `npm run compare:records` makes by the thousand and the million. */
import { describe, expect, test } from "vitest";
import { misread, originals, roundTrip, subjects } from "../../support/records/long-run.ts";

test.each(subjects.map((subject) => [subject.name, subject] as const))(
  "records of %s",
  (_name, { kind, variants }) => {
    const some = variants(4, 7);
    for (let seed = 0; seed < 4; seed++) {
      const { places, fault } = roundTrip(kind, some[seed % some.length], seed);
      expect(fault).toBeUndefined();
      expect(places).toBeGreaterThan(0);
    }
  },
);

describe("texts to which anything was done", () => {
  const given = originals(["1. d6 f4 2. d2 {x} (2. b2) b2 1-0\n"], 3);

  test("are read, or refused with a typed error", () => {
    const faults = Array.from({ length: 300 }, (_, seed) => misread(given, seed)).filter(
      ({ fault }) => fault !== undefined,
    );
    expect(faults).toEqual([]);
  });
});
