/** A line that grows and shrinks is the line of the verbs, also where positions are counted. */
import fc from "fast-check";
import * as mills from "morabaraba";
import * as sown from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { mancala, mancalaTexts } from "../../../src/records/mancala/family.ts";
import { morabaraba, morabarabaTexts } from "../../../src/records/morabaraba/family.ts";
import type { Played, RecordTexts } from "../../../src/records/tree/family.ts";
import { pick, seeded } from "../../support/random.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of both families pass through here
type Any = any;

const repeated = mills.defineVariant("nineMens", { name: "thrice", repetition: 3 });
const cases: readonly (readonly [
  name: string,
  texts: RecordTexts<Any, Any, Any>,
  entryPoint: Any,
  start: Played<Any>,
])[] = [
  ["the board", morabarabaTexts, mills, mills.createGame()],
  ["flights", morabarabaTexts, mills, mills.parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", "nineMens")],
  ["flights, counted", morabarabaTexts, mills, mills.parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", repeated)],
  ["kalah", mancalaTexts, sown, sown.createGame("kalah")],
  ["awari", mancalaTexts, sown, sown.createGame("awari")],
  [
    "few seeds, counted",
    mancalaTexts,
    sown,
    sown.parsePosition(
      "1,0,1,0,0,0/0,1,0,0,1,0 20,22 s",
      sown.defineVariant("oware", {
        name: "thrice",
        repetition: { occurrence: 3, award: "even" },
        mustFeed: false,
      }),
    ),
  ],
];

describe.each(cases)("%s", { timeout: 60_000 }, (_name, texts, entryPoint, start) => {
  test("is played and taken back as by the verbs", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seeded(seed);
        const replay = texts.family.replay(start);
        const games: Any[] = [start];
        for (let step = 0; step < 150; step++) {
          const game = games.at(-1);
          const end = entryPoint.outcome(game);
          expect(replay.outcome()).toEqual(end);
          const moves = entryPoint.legalMoves(game);
          expect(replay.choices()).toEqual(moves.map((move: Any) => entryPoint.formatMove(move, game)));
          if (moves.length === 0) expect(replay.play({})).toBe("game-over");
          if (moves.length === 0 || (random(3) === 0 && games.length > 1)) {
            const back = Math.min(1 + random(3), games.length - 1);
            if (back === 0) return;
            for (let count = 0; count < back; count++) {
              games.pop();
              replay.undo();
            }
          } else {
            // Often the same few moves, so that positions come again.
            const move = random(2) === 0 ? moves[0] : pick(moves as Any[], random);
            expect(replay.play({ house: 99, to: "nowhere" })).toEqual(expect.any(String));
            expect(replay.play(move)).toBeUndefined();
            expect(replay.notation()).toBe(entryPoint.formatMove(move, game));
            games.push(entryPoint.applyMove(game, move));
          }
          if (step % 10 === 0) expect(replay.game()).toStrictEqual(games.at(-1));
        }
        expect(replay.isFirst()).toBe(games.at(-1).turn === (entryPoint === mills ? "light" : "south"));
      }),
      { numRuns: 15 },
    );
  });
});

test("a long line forgets what games forget, and finds it again when it shrinks", () => {
  const many = mills.defineVariant("nineMens", { name: "many", repetition: 100 });
  const start = mills.parsePosition("L1L1L3/D1D1D3/8 l 0,0 - 0 0", many);
  const replay = morabaraba.replay(start);
  const random = seeded(3);
  const at = new Map<number, number>();
  for (let ply = 0; ply < 10_300; ply++) {
    let code: string | undefined = "again";
    while (code !== undefined) {
      const quiet = replay.choices().filter((move) => !move.includes("x"));
      code = replay.play(pick(quiet, random));
      if (replay.outcome() !== undefined) {
        replay.undo();
        code = "again";
      }
    }
    if (ply === 10_100) at.set(ply, replay.game().seen?.length ?? 0);
  }
  expect(replay.game().seen).toHaveLength(10_000);
  for (let ply = 10_300; ply > 500; ply--) replay.undo();
  expect(replay.game().seen).toHaveLength(501);
  expect(mills.outcome(replay.game())).toBeUndefined();
  expect(mancala.players).toEqual(["south", "north"]);
}, 60_000);
