/** Counting the positions of a line that grows and shrinks: as by looking at all of its last ones. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createOccurrences } from "../../../src/records/tree/occurrences.ts";

test("the last position has occurred as often as the last ones of the line say", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.option(fc.constantFrom("a", "b", "c"), { freq: 3 }), { maxLength: 60 }),
      (window, steps) => {
        const times = createOccurrences<string>(window);
        const line: string[] = [];
        for (const step of steps) {
          if (step !== null) {
            line.push(step);
            times.add(step);
          } else if (line.length > 0) {
            line.pop();
            times.remove();
          }
          const last = line.at(-1);
          expect(times.last()).toBe(
            last === undefined ? 0 : line.slice(-window).filter((each) => each === last).length,
          );
        }
      },
    ),
  );
});
