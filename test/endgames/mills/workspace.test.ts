/** How the solver decides a position. */
import { rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";
import { pairOf } from "../../../src/endgames/mills/slots.ts";
import { PLIES } from "../../../src/endgames/mills/tables.ts";
import { createReader } from "../../../src/endgames/mills/values.ts";
import {
  COUNTED,
  createWorkspace,
  decide,
  OPEN,
  SAFE,
  type Side,
} from "../../../src/endgames/mills/workspace.ts";
import { three } from "../../support/endgames/small.ts";

/** A table of three against three with values in some slots. */
function sideWith(values: Readonly<Record<number, number>>): Side {
  const pair = pairOf(rulesetFor(three), 3, 3);
  const side: Side = {
    workspace: createWorkspace(0),
    reader: createReader(pair.numbering.ruleset, []),
    below: undefined,
    twin: undefined as unknown as Side,
    pair,
    limit: Number.POSITIVE_INFINITY,
    own: 3,
    other: 3,
    values: new Uint16Array(pair.slots),
    changed: new Uint32Array(20),
    next: new Uint32Array(20),
    pending: new Uint32Array(4),
    waiting: 0,
    log: [],
    losses: 0,
  };
  for (const [slot, value] of Object.entries(values)) side.values[Number(slot)] = value;
  return side;
}

/** The slot's value, its mark, and the number of losses. */
function after(held: number, value: number): number[] {
  const side = sideWith({ 37: held });
  decide(side, 37, value, side.next);
  return [side.values[37] as number, (side.next[1] as number) >> 5, side.losses];
}

test("an open position is decided, and losses are counted", () => {
  expect(after(OPEN + 7, 4)).toEqual([4, 1, 0]);
  expect(after(OPEN, 5)).toEqual([5, 1, 1]);
  expect(after(SAFE, 6)).toEqual([6, 1, 0]);
});

test("a decided position can only get a quicker end, and stays counted", () => {
  expect(after(8, 6)).toEqual([6, 1, 0]);
  expect(after(9, 7)).toEqual([7, 1, 0]);
  expect(after(COUNTED | 8, 6)).toEqual([COUNTED | 6, 1, 0]);
  expect(after(8, 8)).toEqual([8, 0, 0]);
  expect(after(COUNTED | 8, 8)).toEqual([COUNTED | 8, 0, 0]);
  expect(after(6, 8)).toEqual([6, 0, 0]);
});

test("a workspace that is too large for the memory is refused", () => {
  // Node 24 can allocate the first; the second ends a worker of Node 26. Node 20 allocates neither.
  for (const slots of [2 ** 32 + 1, 2 ** 50])
    expect(() => createWorkspace(slots)).toThrow(expect.objectContaining({ code: "too-large" }));
});

test("endgames with more plies than a slot can hold are refused", () => {
  expect(after(OPEN, PLIES)[0]).toBe(PLIES);
  expect(() => after(OPEN, PLIES + 1)).toThrow(
    expect.objectContaining({ name: "LimitError", code: "too-large" }),
  );
});
