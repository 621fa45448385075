/** Moves of mancala as people and language models write them: never read wrong. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  legalMoves,
  outcome,
  type VariantName,
  variants,
  whyIllegal,
} from "morabaraba/mancala";
import { readMove } from "morabaraba/mancala/formats";
import { expect, test } from "vitest";
import { dressed, dresses } from "../../support/formats/writings.ts";
import { pick, seeded } from "../../support/random.ts";

function read(game: Game, text: string): string {
  const result = readMove(game, text);
  if (result.ok) return formatMove(game, result.value);
  return [result.error.code, ...result.moves.map((move) => formatMove(game, move))].join(" ");
}

const names = Object.keys(variants) as VariantName[];
const words = "one two three four five six seven".split(" ");
const ordinals = "first second third fourth fifth sixth seventh".split(" ");

/** The ways in which a house is written. */
function writingsOf(game: Game, house: number): readonly string[] {
  const letter = formatMove(game, { house });
  const number = `${house}`;
  return [
    number,
    letter,
    letter.toLowerCase(),
    letter.toUpperCase(),
    words[house - 1] as string,
    ...["house", "pit", "hole #", "cup", "play", "sow", "I choose house number"].map(
      (word) => `${word} ${number}`,
    ),
    ...["house", "pit"].map((word) => `${word} ${letter}`),
    `the ${ordinals[house - 1]} house`,
    `${house}${["st", "nd", "rd"][house - 1] ?? "th"} pit`,
    `{"house": ${house}}`,
    `sow the seeds from pit ${words[house - 1]}`,
  ];
}

test("every way to write a house is read as that house, or rejected with the reason", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 60 }), fc.constantFrom(...names), (seed, plies, variant) => {
      const random = seeded(seed);
      let game = createGame(variant);
      for (let ply = 0; ply < plies && outcome(game) === undefined; ply++)
        game = applyMove(game, pick(legalMoves(game), random));
      for (let house = 1; house <= variants[variant].houses; house++) {
        const text = dressed(pick(writingsOf(game, house), random), random(dresses));
        const expected = whyIllegal(game, { house }) ?? formatMove(game, { house });
        expect([variant, text, read(game, text)]).toEqual([variant, text, expected]);
      }
    }),
    { numRuns: 100 },
  );
});

const kalah = createGame();
const oware = createGame("oware");
const swapping = applyMove(createGame(defineVariant("kalah", { name: "pie", swap: true })), "1");

test.each([
  [kalah, "5", "5"],
  [kalah, "house 5", "5"],
  [kalah, "５", "5"],
  [kalah, "5.", "5"],
  [kalah, "1. 3", "3"],
  [kalah, "12) pit 3", "3"],
  [kalah, "South: 3", "3"],
  [kalah, "I'd like to play the third pit, please!", "3"],
  [kalah, "3.5", "ambiguous 3 5"],
  [kalah, "3-6", "syntax"],
  [kalah, "3 and 6", "syntax"],
  [kalah, "3 6", "ambiguous 3 6"],
  [kalah, "3 3", "3"],
  [kalah, "0", "unknown-house"],
  [kalah, "7", "unknown-house"],
  [kalah, "house 13", "unknown-house"],
  [kalah, "north 3", "syntax"],
  [kalah, "not 5", "syntax"],
  [kalah, "c", "syntax"],
  [kalah, "swap", "no-swap"],
  [kalah, "", "syntax"],
  [kalah, "a pit", "syntax"],
  [kalah, "house", "syntax"],
  [kalah, "x".repeat(201), "too-long"],
  [oware, "C", "C"],
  [oware, "c", "C"],
  [oware, "3", "C"],
  [oware, "a", "A"],
  [oware, "house a", "A"],
  [oware, "I play a pit: d", "D"],
  [oware, "g", "syntax"],
  [oware, "C or D", "syntax"],
  [applyMove(oware, "A"), "F", "f"],
  [swapping, "swap", "swap"],
  [swapping, "Swap sides!", "swap"],
  [swapping, "the pie rule", "swap"],
  [swapping, "swap 3", "ambiguous swap 3"],
] as const)("%#: %s", (game, text, found) => {
  expect(read(game, text)).toBe(found);
});

test("only text is read as a move", () => {
  expect(readMove(kalah, 5 as never)).toMatchObject({ ok: false, error: { code: "not-text" }, moves: [] });
  expect(() => readMove({} as Game, "5")).toThrow();
});
