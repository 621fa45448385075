/** What is kept of a solved table, where small games do not come to it. */
import { engineFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { harvest } from "../../src/endgames/harvest.ts";
import { pairOf } from "../../src/endgames/slots.ts";
import { createReader } from "../../src/endgames/values.ts";
import { OPEN, type Side } from "../../src/endgames/work.ts";
import { three } from "../support/endgames/small.ts";

const pair = pairOf(engineFor(three), 3, 3);

function harvested(plies: number) {
  const values = new Uint16Array(pair.slots).fill(OPEN);
  values[0] = plies + 1;
  const side: Side = {
    reader: createReader(pair.numbering.engine, []),
    below: undefined,
    twin: undefined as unknown as Side,
    pair,
    limit: Number.POSITIVE_INFINITY,
    own: 3,
    other: 3,
    ownIsLarger: true,
    values,
    changed: new Uint32Array(0),
    next: new Uint32Array(0),
    pending: [],
    log: [],
    losses: 1 - (plies % 2),
    greatest: plies + 1,
  };
  const work = harvest(side);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

test("plies that fit a byte take one, longer ones two", () => {
  const short = harvested(254);
  expect(short.solved.values).toBeInstanceOf(Uint8Array);
  expect(short.solved.values[0]).toBe(255);
  expect([...short.table.plies]).toEqual([254]);
  const long = harvested(255);
  expect(long.solved.values).toBeInstanceOf(Uint16Array);
  expect(long.solved.values[0]).toBe(256);
  expect([long.table.row.longestWin, long.table.slots.length]).toEqual([255, 0]);
});
