/** State libraries, and a second copy of the package, work with games and records of both families. */
import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { expectAsGood, type Held, player, samples } from "./support/held.ts";
import type { Any } from "./support/records/random-records.ts";

test.each(samples)("Redux Toolkit stores $name, and its reducers play on drafts", (sample) => {
  const { name, held, move, playOn } = sample;
  const slice = createSlice({
    name,
    initialState: { table: held as Any },
    reducers: {
      // A reducer sees an Immer draft of the state.
      moved: (state, { payload }: PayloadAction<string>) => {
        state.table = playOn(state.table, payload);
      },
    },
  });
  // Its middleware throws or warns in tests if a state cannot be serialized or was changed.
  const warn = vi.spyOn(console, "error");
  const store = configureStore({ reducer: slice.reducer });
  expectAsGood(sample, store.getState().table);
  store.dispatch(slice.actions.moved(move));
  expect(store.getState().table).toEqual(playOn(held, move));
  expect(() => store.dispatch(slice.actions.moved("z9"))).toThrow(
    expect.objectContaining({ name: "IllegalMoveError" }),
  );
  expect(store.getState().table).toEqual(playOn(held, move));
  expect(warn).not.toHaveBeenCalled();
});

test.each(samples)("Zustand stores $name", (sample) => {
  const { held, move, playOn } = sample;
  const store = createStore<{ table: Held; play(move: string): void }>((set) => ({
    table: held,
    play: (each) => set(({ table }) => ({ table: playOn(table, each) })),
  }));
  expectAsGood(sample, store.getState().table);
  store.getState().play(move);
  expect(store.getState().table).toEqual(playOn(held, move));
});

test.each(samples)("a second copy of the package takes $name and returns it", async (sample) => {
  const { name, held, move, playOn } = sample;
  vi.resetModules();
  const [rules, ofRecords] = (await Promise.all(
    name === "mills"
      ? [import("morabaraba"), import("morabaraba/records")]
      : [import("morabaraba/mancala"), import("morabaraba/mancala/records")],
  )) as [Any, Any];
  const copy: Any = player(rules, ofRecords);
  expect(copy).not.toBe(playOn);
  const there = copy(held, move);
  expect(there).toEqual(playOn(held, move));
  // A game made there works here too.
  expectAsGood({ ...sample, held: playOn(held, move), move: name === "mills" ? "g1" : "C" }, there);
});
