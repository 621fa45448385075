/** Moves as people and language models write them: never read wrong. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  legalMoves,
  type Move,
  outcome,
  parsePosition,
  resign,
  type VariantName,
  variants,
  whyIllegal,
} from "morabaraba";
import { readMove } from "morabaraba/formats";
import { describe, expect, test } from "vitest";
import { anyMoves, dressed, dresses, writingsOf } from "../../support/formats/writings.ts";
import { pick, type Random, seeded } from "../../support/random.ts";
import { share } from "../../support/share.ts";

/** The move that is read as text, or the code and the moves that it can mean. */
function read(game: Game, text: string, options = {}): string {
  const result = readMove(game, text, options);
  if (result.ok) return formatMove(game, result.value);
  const moves = result.moves.map((move) => formatMove(game, move));
  return [result.error.code, ...moves].join(" ");
}

/** A game after some random plies. */
function reached(variant: VariantName, plies: number, random: Random): Game {
  let game = createGame(variant);
  for (let ply = 0; ply < plies && outcome(game) === undefined; ply++) {
    const moves = legalMoves(game);
    // Mills are rare among random moves.
    const shooting = moves.filter((move) => move.shots !== undefined);
    game = applyMove(game, pick(shooting.length > 0 ? shooting : moves, random));
  }
  return game;
}

const names = Object.keys(variants) as VariantName[];

describe("in any position of any variant", () => {
  test("every way to write a legal move is read as that move, or as ambiguous", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 90 }), fc.constantFrom(...names), (seed, plies, variant) => {
        const random = seeded(seed);
        const game = reached(variant, plies, random);
        if (outcome(game) !== undefined) return;
        for (let i = 0; i < 12; i++) {
          const move = pick(legalMoves(game), random);
          const text = dressed(pick(writingsOf(game, move), random), random(dresses));
          const result = readMove(game, text);
          const found = result.ok ? [result.value] : result.moves;
          expect([variant, text, result.ok || result.error.message, found]).toEqual([
            variant,
            text,
            expect.anything(),
            expect.arrayContaining([move]),
          ]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("a text that names all of a legal move is read as that move", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 90 }), fc.constantFrom(...names), (seed, plies, variant) => {
        const random = seeded(seed);
        const game = reached(variant, plies, random);
        for (const move of legalMoves(game).slice(0, 20)) {
          expect(readMove(game, formatMove(game, move))).toEqual({ ok: true, value: move });
          expect(readMove(game, JSON.stringify(move))).toEqual({ ok: true, value: move });
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a text for an illegal move is rejected, unless a legal one is written the same way", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 90 }), fc.constantFrom(...names), (seed, plies, variant) => {
        const random = seeded(seed);
        const game = reached(variant, plies, random);
        const { points } = variants[variant].board;
        /** What legal moves are written like, in small letters. */
        const legal = new Map<string, Set<Move>>();
        for (const move of legalMoves(game))
          for (const text of writingsOf(game, move))
            legal.set(text.toLowerCase(), (legal.get(text.toLowerCase()) ?? new Set()).add(move));
        for (let i = 0; i < 20; i++) {
          const move = anyMoves(game, points, (of) => pick(of, random));
          if (whyIllegal(game, move) === undefined) continue;
          const text = pick(writingsOf(game, move), random);
          const result = readMove(game, dressed(text, random(dresses)));
          const found = result.ok ? [result.value] : result.moves;
          const written = [...(legal.get(text.toLowerCase()) ?? [])];
          // A shot may be left out of a legal move, and the cow that moves: no such writing is in the list.
          if (found.length > 0)
            expect([variant, text, written]).toEqual([variant, text, expect.arrayContaining([...found])]);
          else expect(result.ok).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });
});

const start = createGame();
/** Light closes a mill on g7 and has two cows to shoot; dark has d6 and b4. */
const placing = parsePosition("LL6/1D5D/8 l 9,10 - 0 4");
/** Light moves: a7 d7 c4, dark d6 b4 b2 f2. */
const moving = parsePosition("LL6/1D2D1DD/7L l 0,0 - 0 40", "nineMens");
const lasker = parsePosition("L7/8/8 l 9,9 - 0 2", "lasker");

describe("by hand", () => {
  test.each([
    ["D6", "d6"],
    ["d6", "d6"],
    ["place d6", "d6"],
    ["Place at D6.", "d6"],
    ["to d6", "d6"],
    ["I'll place my cow on d6, please!", "d6"],
    ["ｄ６", "d6"],
    ["1. d6", "d6"],
    ["1.d6", "d6"],
    ["light: d6", "d6"],
    ["<move>d6</move>", "d6"],
    ["My final answer is **d6**", "d6"],
    ["White places d6", "d6"],
    ["move: d6", "d6"],
    ['{"to": "d6"}', "d6"],
    ["R1", "c5"],
    ["E8", "a4"],
    ["", "syntax"],
    ["pass", "syntax"],
    ["not d6", "syntax"],
    ["don't place d6", "syntax"],
    ["d6 or d7", "syntax"],
    ["anything but d6", "syntax"],
    ["dark d6", "syntax"],
    ["d6?? 👍", "syntax"],
    ["d6 1", "syntax"],
    ["d6/d7", "syntax"],
    ["h9", "bad-point"],
    ["d4", "bad-point"],
    ["d66", "bad-point"],
    ["c4-c5", "cow-in-hand"],
    ["d6xa1", "shot-without-mill"],
    ["take d6", "shot-without-mill"],
    ["fly to d6", "syntax"],
    ["a1 to a4 to a7", "syntax"],
    ["x".repeat(201), "too-long"],
  ])("at the start %j", (text, found) => {
    expect(read(start, text)).toBe(found);
  });

  test.each([
    ["g7xd6", "g7xd6"],
    ["g7 x D6", "g7xd6"],
    ["G7XD6", "g7xd6"],
    ["g7×d6", "g7xd6"],
    ["g7:d6", "g7xd6"],
    ["g7 d6", "g7xd6"],
    ["g7, d6", "g7xd6"],
    ["(g7, d6)", "g7xd6"],
    ["place g7, take d6", "g7xd6"],
    ["take d6, place g7", "g7xd6"],
    ["g7 and capture black's d6", "g7xd6"],
    ["to g7 d6", "g7xd6"],
    ["g7", "ambiguous g7xd6 g7xb4"],
    ["place g7", "ambiguous g7xd6 g7xb4"],
    ["g7-d6", "cow-in-hand"],
    ["g7xa7", "not-a-target"],
    ["g7xd6xb4", "too-many-shots"],
    ["g7xd6xd6", "too-many-shots"],
    ["a7", "occupied"],
    ["d6", "occupied"],
  ])("when a mill can be closed %j", (text, found) => {
    expect(read(placing, text)).toBe(found);
  });

  test.each([
    ["c4-c5", "c4-c5"],
    ["c4 c5", "c4-c5"],
    ["c4c5", "c4-c5"],
    ["C4 to C5", "c4-c5"],
    ["c4 → c5", "c4-c5"],
    ["c4 ➡️ c5", "c4-c5"],
    ["c4 > c5", "c4-c5"],
    ["to c5", "c4-c5"],
    ["c5", "c4-c5"],
    ["I move my cow from c4 to c5.", "c4-c5"],
    ["c5 from c4", "c4-c5"],
    ["c5-c4", "not-your-cow"],
    ["c5 c4", "not-your-cow"],
    ["place c5", "no-cow-in-hand"],
    ["d6", "no-cow-in-hand"],
  ])("when cows move %j", (text, found) => {
    const flying = parsePosition(
      "LL6/1D2D1DD/7L l 0,0 - 0 40",
      defineVariant("nineMens", { name: "stay", flyAt: null }),
    );
    expect(read(flying, text)).toBe(found);
  });

  test("where a cow may be placed or moved, a bare point is a placement, and other words leave it open", () => {
    expect(read(lasker, "a4")).toBe("a4");
    expect(read(lasker, "A4!")).toBe("a4");
    expect(read(lasker, "place a4")).toBe("a4");
    expect(read(lasker, "slide to a4")).toBe("a7-a4");
    expect(read(lasker, "move to a4")).toBe("ambiguous a4 a7-a4");
    expect(read(lasker, "a7-a4")).toBe("a7-a4");
    expect(read(lasker, "a7")).toBe("ambiguous a7-d7 a7-a4");
  });

  test("labels", () => {
    expect(read(start, "A1", { notation: "mssa" })).toBe("b6");
    expect(read(start, "a1", { notation: "mssa" })).toBe("b6");
    expect(read(start, "a1")).toBe("a1");
    expect(read(start, "A1")).toBe("a1");
    expect(read(start, "b6", { notation: "mssa" })).toBe("bad-point");
    expect(read(moving, "R8-R1")).toBe("c4-c5");
    expect(() => readMove(start, "d6", { notation: "uci" as "wmd" })).toThrow();
  });

  test("a shot may be left out where the rules say so", () => {
    const free = { ...placing, variant: defineVariant("standard", { name: "free", shooting: "optional" }) };
    expect(read(free, "g7")).toBe("g7");
    expect(read(free, "g7 x d6")).toBe("g7xd6");
  });

  test("a step from a point to itself is no removal", () => {
    const full = parsePosition("LLLDLLLL/LDDDLDLD/DDDDLDLD l 0,0 - removals:2 0 24", "shax");
    expect(read(full, "x g4")).toBe("xg4");
    expect(read(full, '{ "kind": "shoot", "to": "g4", "shots": ["g4"] }')).toBe("xg4");
    expect(readMove(full, "g4->g4").ok).toBe(false);
  });

  test("an illegal move is rejected with the reason", () => {
    const over = resign(start, "dark");
    expect(read(over, "d6")).toBe("game-over");
    expect(readMove(start, 7 as never)).toMatchObject({ ok: false, error: { code: "not-text" }, moves: [] });
    const sentence = (game: Game, text: string): unknown => {
      const result = readMove(game, text);
      return result.ok || result.error.message;
    };
    expect(sentence(start, "d6 maybe")).toBe(
      '"maybe" is not understood in "d6 maybe": write the move alone.',
    );
    expect(sentence(start, " Hello ")).toBe('"Hello" is not a move: write one.');
    expect(sentence(placing, "g7")).toBe('"g7" can mean g7xd6, g7xb4: write the whole move.');
    expect(sentence(start, "c4-c5")).toBe("c4-c5 is illegal: cow in hand.");
    expect(() => readMove({} as Game, "d6")).toThrow();
  });
});

test("of 2,000 texts, or some of them, none is misread", () => {
  const counts = { right: 0, ambiguous: 0, refused: 0, wrong: 0 };
  const random = seeded(60);
  const texts = share(600, 2000);
  for (let i = 0; counts.right + counts.ambiguous + counts.refused < texts; i++) {
    const variant = pick(names, random);
    const game = reached(variant, random(70), random);
    if (outcome(game) !== undefined) continue;
    const any = anyMoves(game, variants[variant].board.points, (of) => pick(of, random));
    const move = i % 4 === 0 ? any : pick(legalMoves(game), random);
    const text = pick(writingsOf(game, move), random);
    const result = readMove(game, dressed(text, random(dresses)));
    const isLegal = whyIllegal(game, move) === undefined;
    if (!result.ok) {
      counts[result.moves.length > 0 ? "ambiguous" : "refused"]++;
      if (isLegal) expect(result.moves).toContainEqual(expect.objectContaining(move));
    } else {
      // An illegal move may be written as a legal one: a placement, where a cow can move there.
      const isRight = isLegal
        ? formatMove(game, result.value) === formatMove(game, move)
        : writingsOf(game, result.value).includes(text);
      counts[isRight ? "right" : "wrong"]++;
    }
  }
  // A new built-in changes the random games, so the other counts are not exact.
  expect(counts.wrong).toBe(0);
  expect(counts.right).toBeGreaterThan(0.65 * texts);
});
