/** As many moves as may be read are written; too slow to be run for each mutant. */
import { defineVariant, parsePosition } from "morabaraba";
import { createRecord, formatRecord, parseRecord, play } from "morabaraba/records";
import { expect, test } from "vitest";

test("a line of a hundred thousand moves", { timeout: 120_000 }, () => {
  // Three against three, who fly about and shoot nobody.
  const variant = defineVariant("nineMens", { name: "endless" });
  let record = createRecord(parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", variant));
  const round = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"];
  for (let ply = 0; ply < 100_000; ply++) record = play(record, round[ply % 4] as string);
  expect(parseRecord(formatRecord(record)).here).toBe(100_000);
  expect(() => formatRecord(play(record, round[0] as string))).toThrow(
    expect.objectContaining({ code: "too-many", at: "record" }),
  );
});
