/** Writes as many moves as can be read; too slow for mutation testing. */
import { formatRecord, parseRecord } from "morabaraba/records";
import { expect, test } from "vitest";

test("a line of 100,000 moves can be written", () => {
  // Three cows against three, which fly and never shoot.
  const round = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"];
  const text = (plies: number): string =>
    `[FEN "L1L1L3/D1D1D3/8 l 0,0 - 0 0"]\n\n${Array.from({ length: plies }, (_, i) => round[i % 4]).join(" ")}`;
  const record = parseRecord(text(100_000), "nineMens");
  expect(parseRecord(formatRecord(record))).toEqual(record);
});
