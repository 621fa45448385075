/** Moves of mancala as people write them. */
import { applyMove, createGame, defineVariant, type Game, type Move, type Variant } from "morabaraba/mancala";
import { currentNode, parseRecord } from "morabaraba/mancala/records";
import { expect, test } from "vitest";

const pie = (): Variant => defineVariant("kalah", { name: "pie", swap: true });
const owarePie = (): Variant => defineVariant("oware", { name: "owarePie", swap: true, houses: 16 });
const after = (moves: readonly Move[], variant?: Game["variant"]): Game =>
  moves.reduce(applyMove, createGame(variant));
const houses = (...numbers: readonly number[]): readonly Move[] => numbers.map((house) => ({ house }));

test.each<readonly [string, () => Game["variant"], () => Game]>([
  ["3-6 2-1 1", () => "kalah", () => after(houses(3, 6, 2, 1, 1))],
  ["\n 3 - 6\t2\n- 1  1 \n", () => "kalah", () => after(houses(3, 6, 2, 1, 1))],
  ["CfA", () => "oware", () => after(houses(3, 6, 1), "oware")],
  ["1. Cf 2.DaC", () => "oware", () => after(houses(3, 6, 4, 1, 3), "oware")],
  ["1. 3 6 2.4", () => "oware", () => after(houses(3, 6, 4), "oware")],
  [" C f A ", () => "oware", () => after(houses(3, 6, 1), "oware")],
  ["3-6 swap 1", pie, () => after([...houses(3, 6), { swap: true }, { house: 1 }], pie())],
  ["P swap A", owarePie, () => after([{ house: 16 }, { swap: true }, { house: 1 }], owarePie())],
])("%j is read", (text, variant, game) => {
  expect(currentNode(parseRecord(text, variant())).game).toEqual(game());
});
