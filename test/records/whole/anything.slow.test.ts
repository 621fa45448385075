/** A small sample of the records and texts of `records.deep.test.ts`. */
import { expect, test } from "vitest";
import {
  misread,
  misreadData,
  misreadLink,
  originals,
  roundTrip,
  subjects,
} from "../../support/records/long-run.ts";
import { share } from "../../support/share.ts";

test.each(subjects.map((subject) => [subject.name, subject] as const))(
  "records of %s are written, read, and written again with the same bytes",
  (_name, { kind, variants }) => {
    const some = variants(8, 7);
    for (let seed = 0; seed < share(8, 24); seed++) {
      const { nodes, fault } = roundTrip(kind, some[seed % some.length], seed);
      expect(fault).toBeUndefined();
      expect(nodes).toBeGreaterThan(0);
    }
  },
);

test("damaged texts are read or rejected with a typed error", () => {
  const given = originals(["1. d6 f4 2. d2 {x} (2. b2) b2 1-0\n"], 3);
  const read = Array.from({ length: share(100, 300) }, (_, seed) => misread(given, seed));
  expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test("damaged links are read or rejected with a typed error", () => {
  const read = Array.from({ length: share(50, 150) }, (_, seed) => misreadLink(seed));
  expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test("damaged data is read or rejected with a typed error", () => {
  const read = Array.from({ length: share(100, 300) }, (_, seed) => misreadData(seed));
  expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
