/** Plies are shown step by step, in order, and skipped if they would take too long. */
import { applyMove, createGame, explainMove, type Game, legalMoves, parseGame } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { Playback, plyBetween, plyOf } from "../../../src/element/mancala/playback.ts";
import { board } from "../../support/mancala/positions.ts";

const start = createGame();
const third = plyOf(start, { house: 3 });

/** Plays to the end, and returns all steps and travels. */
function followed(playback: Playback): unknown[] {
  const travels: unknown[] = [];
  while (playback.isPlaying) {
    const { travel } = playback.snapshot;
    if (travel) travels.push(travel);
    playback.advance();
  }
  return travels;
}

describe("a ply", () => {
  test("is shown seed by seed, and ends in the game after it", () => {
    const playback = new Playback(start);
    expect(playback.snapshot).toEqual({ game: start, steps: [] });
    expect(playback.advance()).toBeUndefined();
    playback.add(third);
    expect(playback.advance()).toEqual({ kind: "lift", at: 2, seeds: 4 });
    expect(playback.snapshot.game.houses[2]).toBe(0);
    expect(followed(playback)).toEqual([
      { kind: "sow", seeds: 4, from: 2, to: 3 },
      { kind: "sow", seeds: 3, from: 3, to: 4 },
      { kind: "sow", seeds: 2, from: 4, to: 5 },
      { kind: "sow", seeds: 1, from: 5, to: "south" },
    ]);
    expect(playback.snapshot).toEqual({ game: third.after, steps: third.steps });
  });

  test("shows captured seeds on their way to the store", () => {
    const before = board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S");
    const playback = new Playback(before);
    playback.add(plyOf(before, { house: 3 }));
    while (playback.snapshot.travel?.kind !== "capture") playback.advance();
    expect(playback.snapshot.travel).toEqual({ kind: "capture", seeds: 4, from: 8, to: "south" });
    expect(playback.snapshot.game.houses[8]).toBe(0);
    expect(playback.snapshot.game.stores.south).toBe(0);
    playback.advance();
    expect(playback.snapshot.game.stores.south).toBe(4);
  });

  test("continues through relays", () => {
    const before = applyMove(createGame("congkak"), "1");
    const ply = plyOf(before, { house: 2 });
    const playback = new Playback(before);
    playback.add(ply);
    const seeds = ply.steps.filter(({ kind }) => kind === "sow").length;
    expect(followed(playback).filter((travel) => (travel as { kind: string }).kind === "sow")).toHaveLength(
      seeds,
    );
    expect(playback.snapshot.game).toEqual(ply.after);
  });
});

describe("plies", () => {
  const next = plyOf(third.after, { house: 6 });

  test("wait for each other", () => {
    const playback = new Playback(start);
    playback.add(third);
    playback.add(next);
    followed(playback);
    expect(playback.snapshot).toEqual({ game: next.after, steps: next.steps });
  });

  test("can be skipped", () => {
    const playback = new Playback(start);
    playback.skip();
    expect(playback.snapshot.game).toBe(start);
    playback.add(third);
    playback.add(next);
    playback.advance();
    playback.skip();
    expect([playback.isPlaying, playback.snapshot]).toEqual([false, { game: next.after, steps: next.steps }]);
  });

  test("are skipped if too many wait or one is too long", () => {
    const playback = new Playback(start);
    for (let i = 0; i < 12; i++) playback.add(third);
    expect(playback.isPlaying).toBe(true);
    playback.add(next);
    expect([playback.isPlaying, playback.snapshot.game]).toEqual([false, next.after]);
    const long = { ...third, steps: Array.from({ length: 401 }, () => third.steps[0] as never) };
    playback.add(long);
    expect(playback.isPlaying).toBe(false);
  });
});

describe("the ply between two games", () => {
  test("is found, even for a copy of the game", () => {
    for (const move of legalMoves(start)) {
      const after = parseGame(JSON.stringify(applyMove(start, move)));
      expect(plyBetween(start, after)?.steps).toEqual(explainMove(start, move));
    }
  });

  test("is undefined if no move leads there", () => {
    const twice: Game = applyMove(third.after, "6");
    expect(plyBetween(start, twice)).toBeUndefined();
    expect(plyBetween(start, { ...third.after, stores: { south: 9, north: 9 } })).toBeUndefined();
    expect(plyBetween(start, start)).toBeUndefined();
  });
});
