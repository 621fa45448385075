/**
 * Records and their families: the interface agrees with the verbs, also if repetitions count, and moves are
 * written as people write them.
 */
import fc from "fast-check";
import * as mills from "morabaraba";
import { MorabarabaError } from "morabaraba";
import * as sown from "morabaraba/mancala";
import { applyMove, createGame, defineVariant, type Game, type Move, type Variant } from "morabaraba/mancala";
import { currentNode, parseRecord } from "morabaraba/mancala/records";
import { describe, expect, test } from "vitest";
import { mancala } from "../../../src/records/mancala/family.ts";
import { morabaraba } from "../../../src/records/mills/family.ts";
import type { GameLike, RecordFamily, State } from "../../../src/records/tree/family.ts";
import { pick, seeded } from "../../support/random.ts";
import { error } from "../../support/records/played.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of both families pass through here
type Any = any;

const repeated = mills.defineVariant("nineMens", { name: "thrice", repetition: 3 });
const cases: readonly (readonly [name: string, family: RecordFamily, entryPoint: Any, start: GameLike])[] = [
  ["the board", morabaraba, mills, mills.createGame()],
  ["flights", morabaraba, mills, mills.parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", "nineMens")],
  ["flights, counted", morabaraba, mills, mills.parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", repeated)],
  ["kalah", mancala, sown, sown.createGame("kalah")],
  ["awari", mancala, sown, sown.createGame("awari")],
  [
    "few seeds, counted",
    mancala,
    sown,
    sown.parsePosition(
      "1,0,1,0,0,0/0,1,0,0,1,0 20,22 s",
      sown.defineVariant("oware", {
        name: "thrice",
        repetition: { occurrence: 3, award: "even", emptySide: "counts" },
        mustFeed: false,
      }),
    ),
  ],
];

describe.each(cases)("%s", (_name, family, entryPoint, start) => {
  test("plays as the verbs do", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seeded(seed);
        const line = [{ game: start as Any, state: family.readGame(start) }];
        for (let step = 0; step < 150; step++) {
          const { game, state } = line.at(-1) as { game: Any; state: State };
          expect(family.outcomeOf(state)).toEqual(entryPoint.outcome(game));
          const moves = entryPoint.legalMoves(game);
          const texts = moves.map((move: Any) => entryPoint.formatMove(game, move));
          const choices = family.choices(state);
          expect(choices.map((number) => family.writeMove(state, number))).toEqual(texts);
          expect(family.isFirst(state)).toBe(game.turn === (entryPoint === mills ? "light" : "south"));
          if (step % 10 === 0) expect(family.writeGame(state)).toStrictEqual(game);
          if (moves.length === 0) expect(() => family.legalMove(state, {})).toThrow(error("game-over"));
          if (moves.length === 0 || (random(3) === 0 && line.length > 1))
            line.length = Math.max(1, line.length - 1 - random(3));
          else {
            // Often the same few moves, so that positions come again.
            const at = random(2) === 0 ? 0 : random(moves.length);
            expect(() => family.legalMove(state, { house: 99, to: "nowhere" })).toThrow(MorabarabaError);
            const number = family.legalMove(state, pick([moves[at], texts[at]], random));
            expect(family.writeMove(state, number)).toBe(texts[at]);
            expect(family.move(state, number)).toEqual(moves[at]);
            line.push({ game: entryPoint.applyMove(game, moves[at]), state: family.play(state, number) });
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

test("a long line forgets the same positions as games", () => {
  const many = mills.defineVariant("nineMens", { name: "many", repetition: 100 });
  let state = morabaraba.readGame(mills.parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", many));
  const first = state;
  const random = seeded(3);
  for (let ply = 0; ply < 10_300; ) {
    const quiet = morabaraba
      .choices(state)
      .filter((number) => morabaraba.move(state, number).shots === undefined);
    const next = morabaraba.play(state, pick(quiet, random));
    if (morabaraba.outcomeOf(next) !== undefined) continue;
    state = next;
    ply++;
  }
  expect(morabaraba.writeGame(state).seenPositions).toHaveLength(10_000);
  expect(morabaraba.writeGame(first).seenPositions).toHaveLength(1);
  expect(mills.outcome(morabaraba.writeGame(state))).toBeUndefined();
});

// Moves of mancala as people write them.

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
