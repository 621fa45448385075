/** A game and a record of each family in mid-play, and checks for the copies that stores return. */
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import { expect } from "vitest";
import type { Any } from "./records/random-records.ts";

/** What an app stores of a game: a record, and its current game. */
export interface Held {
  readonly game: Any;
  readonly record: Any;
}

/** A family, data of it to store, and how an app plays on with it. */
export interface Sample {
  readonly name: string;
  readonly held: Held;
  /** A move that is legal now. */
  readonly move: string;
  readonly playOn: (held: Held, move: string) => Held;
}

/** How an app plays on with these copies of the entry points. */
export function player(rules: Any, ofRecords: Any): Sample["playOn"] {
  return ({ game, record }, move) => ({
    game: rules.applyMove(game, move),
    record: ofRecords.playMove(record, move),
  });
}

const own = mills.defineVariant("mssa", { name: "mine", repetition: 3 });
const playMills = player(mills, records);
const playMancala = player(mancala, mancalaRecords);

export const samples: readonly Sample[] = [
  {
    name: "mills",
    held: ["d6", "f4", "d2"].reduce(playMills, {
      game: mills.createGame(own),
      record: records.createRecord(own, { Event: "x" }),
    }),
    move: "b4",
    playOn: playMills,
  },
  {
    name: "mancala",
    held: ["A", "a", "B"].reduce(playMancala, {
      game: mancala.createGame("oware"),
      record: mancalaRecords.createRecord("oware"),
    }),
    move: "b",
    playOn: playMancala,
  },
];

/** Checks that stored data is equal to the original, and that the next move has the same result. */
export function expectAsGood({ held, move, playOn }: Sample, given: Held): void {
  expect(given).toEqual(held);
  expect(playOn(given, move)).toEqual(playOn(held, move));
  expect(records.currentNode(given.record)).toEqual(records.currentNode(held.record));
  expect(records.formatRecord(given.record)).toBe(records.formatRecord(held.record));
}
