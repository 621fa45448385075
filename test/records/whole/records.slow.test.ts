/**
 * Records in great number, and long ones. The cache keeps all games of most variants, but only a few if each
 * game lists its seen positions.
 */
import {
  applyMove,
  defineVariant,
  formatMove,
  type Game,
  legalMoves,
  outcome,
  parsePosition,
} from "morabaraba";
import {
  annotate,
  createRecord,
  currentNode,
  type GameRecord,
  goBack,
  goTo,
  mainline,
  parseRecord,
  playMove,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { pick, seeded } from "../../support/random.ts";
import {
  misread,
  misreadData,
  misreadLink,
  originals,
  roundTrip,
  subjects,
} from "../../support/records/comparison.ts";
import { share } from "../../support/share.ts";

const own = defineVariant("nineMens", { name: "own", repetition: 100 });
const start = "L1L2LLL/D2D2LL/DDDD1L1L l 0,0 - 0 0";

/** A long game without a shot, as text. */
function walk(plies: number): string {
  const random = seeded(5);
  let game: Game = parsePosition(start, "nineMens");
  const words: string[] = [];
  while (words.length < plies) {
    const move = pick(
      legalMoves(game).filter(({ shots }) => shots === undefined),
      random,
    );
    const next = applyMove(game, move);
    if (outcome(next)) continue;
    game = next;
    words.push(formatMove(game, move));
  }
  const data = JSON.stringify(own).replaceAll('"', '\\"');
  return `[VariantData "${data}"]\n[FEN "${start}"]\n\n${words.join(" ")} *\n`;
}

/** Plays to a node with the verbs alone. */
function byVerbs(record: GameRecord, plies: number): Game {
  return mainline(record)
    .slice(1, plies + 1)
    .reduce<Game>((game, { notation }) => applyMove(game, notation as string), parsePosition(start, own));
}

describe("if repetitions count", () => {
  const record = parseRecord(walk(300));

  test("the games are those of the verbs, in any order of reading", () => {
    for (const plies of [300, 0, 20, 150, 149, 299]) {
      const read = goTo(parseRecord(walk(300)), plies);
      expect(currentNode(read).game).toStrictEqual(byVerbs(record, plies));
      expect(currentNode(read).game.seenPositions).toHaveLength(plies + 1);
      if (plies > 0) expect(currentNode(read).before).toStrictEqual(byVerbs(record, plies - 1));
      const stored = JSON.parse(JSON.stringify(read)) as GameRecord;
      expect(currentNode(parseRecord(stored))).toStrictEqual(currentNode(read));
    }
  });

  test("the games on the way to a node are not cached", () => {
    const read = parseRecord(walk(300));
    const near = currentNode(read).game;
    const far = currentNode(goTo(read, 100)).game;
    expect(currentNode(read).game).toBe(near);
    expect(currentNode(goTo(read, 100)).game).toBe(far);
    mainline(read);
    expect(currentNode(goTo(read, 100)).game).not.toBe(far);
    expect(currentNode(goTo(read, 100)).game).toStrictEqual(far);
    expect(currentNode(annotate(goTo(read, 100), { comment: "x" })).game).toBe(
      currentNode(goTo(read, 100)).game,
    );
  });

  test("a step forward or back finds recent games", () => {
    let played = createRecord(parsePosition(start, own));
    for (const { notation } of mainline(record).slice(1)) played = playMove(played, notation as string);
    expect(currentNode(goBack(played)).game).toBe(currentNode(played).before);
    expect(currentNode(goBack(played, 62)).game).toBe(currentNode(goBack(played, 61)).before);
  });

  test("a line may have at most ten million seen positions", () => {
    const read = parseRecord(walk(4600));
    expect(currentNode(read).game.seenPositions).toHaveLength(4601);
    expect(() => mainline(read)).toThrow(
      expect.objectContaining({ name: "LimitError", code: "too-many" }) as Error,
    );
    expect(() => mainline(read)).toThrow("A record may have at most 10000000 po");
    expect(() => mainline(read, 4400)).not.toThrow();
  });
});

test("otherwise each game is computed once", () => {
  const text = walk(300).replace(/.*\n/, '[Variant "nineMens"]\n');
  const read = parseRecord(text);
  const first = currentNode(goTo(read, 100)).game;
  mainline(read);
  expect(currentNode(goTo(read, 100)).game).toBe(first);
});

// A small sample of the records and texts of `records.deep.test.ts`.

test.each(subjects.map((subject) => [subject.name, subject] as const))(
  "records of %s are written, read, and written again with the same bytes",
  (_name, { kind, variants }) => {
    const some = variants(8, 7);
    for (let seed = 0; seed < share(8, 24); seed++) {
      const { nodes, fault } = roundTrip(kind, some[seed % some.length], seed);
      expect(fault).toBeUndefined();
      expect(nodes).toBeGreaterThan(0);
    }
  },
);

test("damaged texts are read or rejected with a typed error", () => {
  const given = originals(["1. d6 f4 2. d2 {x} (2. b2) b2 1-0\n"], 3);
  const read = Array.from({ length: share(100, 300) }, (_, seed) => misread(given, seed));
  expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test("damaged links are read or rejected with a typed error", () => {
  const read = Array.from({ length: share(50, 150) }, (_, seed) => misreadLink(seed));
  expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

test("damaged data is read or rejected with a typed error", () => {
  const read = Array.from({ length: share(100, 300) }, (_, seed) => misreadData(seed));
  expect(read.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
