/** What is beyond the budget of reading is not written. */
import { defineVariant, legalMoves, parsePosition } from "morabaraba";
import {
  annotate,
  back,
  createRecord,
  current,
  formatRecord,
  type GameRecord,
  parseRecord,
  play,
} from "morabaraba/records";
import { expect, test } from "vitest";

const error = (code: string): unknown => expect.objectContaining({ code, at: "record" });

/** Three against three, who fly about and shoot nobody. */
const start = createRecord(
  parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", defineVariant("nineMens", { name: "endless" })),
);

/** Two moves of the place that go on. */
function choices(record: GameRecord): readonly [string, string] {
  const quiet = legalMoves(current(record).game).filter(({ shot }) => shot === undefined);
  return [0, 1].map((i) => {
    const move = quiet[i];
    if (move?.kind !== "fly") throw new Error("They fly.");
    return `${move.from}-${move.to}`;
  }) as [string, string];
}

test("characters", () => {
  const most = annotate(createRecord(), { comment: "x".repeat(999_000) });
  const left = 1_000_000 - formatRecord(most).length;
  const just = annotate(createRecord(), { comment: "x".repeat(999_000 + left) });
  expect(formatRecord(just)).toHaveLength(1_000_000);
  expect(parseRecord(formatRecord(just))).toEqual(just);
  const more = annotate(createRecord(), { comment: "x".repeat(999_000 + left + 1) });
  expect(() => formatRecord(more)).toThrow(error("too-long"));
});

test("variations within each other", () => {
  let record = start;
  for (let depth = 0; depth < 100; depth++) {
    const [one, other] = choices(record);
    record = play(back(play(record, one)), other);
  }
  expect(formatRecord(parseRecord(formatRecord(record)))).toBe(formatRecord(record));
  const [one, other] = choices(record);
  expect(() => formatRecord(play(back(play(record, one)), other))).toThrow(error("too-deep"));
});

test("moves", { timeout: 120_000 }, () => {
  const round = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"];
  let record = start;
  for (let ply = 0; ply < 100_000; ply++) record = play(record, round[ply % 4] as string);
  expect(parseRecord(formatRecord(record)).here).toBe(100_000);
  expect(() => formatRecord(play(record, round[0] as string))).toThrow(error("too-many"));
});
