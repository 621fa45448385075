/** Moves, turns and refusals of mancala as sentences. */
import fc from "fast-check";
import {
  applyMove,
  ascii,
  createGame,
  defineVariant,
  explainMove,
  formatMove,
  legalMoves,
  parsePosition,
  resign,
  whyIllegal,
} from "morabaraba/mancala";
import { announce, announceRefusal, announceTurn, en } from "morabaraba/mancala/words";
import { expect, test } from "vitest";
import { anyGame } from "../../support/mancala/arbitraries.ts";
import { board } from "../../support/mancala/positions.ts";
import { said } from "../../support/said.ts";

const capturing = board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S");
const pie = defineVariant("oware", { name: "pie", swap: true });
const patient = defineVariant("kalah", { name: "patient", houses: 3, endsWhen: "all-empty" });
const generous = defineVariant("kalah", { name: "generous", opponentEmptyHouse: "to-opponent" });

test.each([
  [
    "ends in the store",
    createGame(),
    "3",
    said(
      ["mancala.steps.lift", { player: "south", house: 3, seeds: 4 }],
      ["mancala.turns.again", { player: "south" }],
    ),
  ],
  [
    "captures",
    capturing,
    "3",
    said(
      ["mancala.steps.lift", { player: "south", house: 3, seeds: 1 }],
      ["mancala.steps.capture", { player: "south", seeds: 4, house: 3, owner: "north" }],
      ["mancala.steps.capture", { player: "south", seeds: 1, house: 4, owner: "south" }],
    ),
  ],
  [
    "is of north",
    applyMove(createGame("oware"), "C"),
    "b",
    said(["mancala.steps.lift", { player: "north", house: "b", seeds: 4 }]),
  ],
  [
    "goes on",
    createGame("congkak"),
    "2",
    said(
      ["mancala.steps.lift", { player: "south", house: 2, seeds: 7 }],
      ["mancala.steps.relay", { house: 1, owner: "north", seeds: 8 }],
      ["mancala.steps.capture", { player: "south", seeds: 8, house: 6, owner: "north" }],
      ["mancala.steps.capture", { player: "south", seeds: 1, house: 2, owner: "south" }],
    ),
  ],
  [
    "ends the game, without a turn",
    board("0,0,0,0,0,1,0,0,0,0,0,3; 2,0; S"),
    "6",
    said(
      ["mancala.steps.lift", { player: "south", house: 6, seeds: 1 }],
      ["mancala.steps.sweep", { south: 0, north: 3 }],
    ),
  ],
  [
    "swaps the sides",
    applyMove(createGame(pie), "C"),
    "swap",
    said(["mancala.steps.swap", { player: "north" }]),
  ],
  [
    "must leave what it would capture",
    board("1,1,1,1,1,0,0,0,8,0,0,1; 0,0; N", "oware"),
    "3",
    said(["mancala.steps.forfeit", { house: "A", owner: "south", seeds: 2 }]),
  ],
  [
    "captures for the other side",
    board("0,0,0,0,0,2,0,4,4,4,4,4; 0,0; S", generous),
    "6",
    said(["mancala.steps.capture", { player: "north", seeds: 1, house: 1, owner: "north" }]),
  ],
  [
    "the other side can only answer by passing",
    parsePosition("0,0,0/1,1,0 6,4 n", patient),
    "2",
    said(
      ["mancala.steps.lift", { player: "north", house: 2, seeds: 1 }],
      ["mancala.steps.pass", { player: "south" }],
    ),
  ],
])("a ply that %s", (_, game, move, text) => {
  expect(announce(en, game, move)).toContain(text);
});

test("some steps of a ply", () => {
  const captures = explainMove(capturing, "3").filter(({ kind }) => kind === "capture");
  expect(announce(en, capturing, captures.slice(0, 1))).toBe(
    said(["mancala.steps.capture", { player: "south", seeds: 4, house: 3, owner: "north" }]),
  );
  expect(announce(en, capturing, [])).toBe("");
});

test("a house has the same name as on the board and in moves", () => {
  const house = "{house}";
  const words = { steps: { lift: house, relay: house, capture: house, forfeit: house, swap: "", sweep: "" } };
  fc.assert(
    fc.property(anyGame, (game) => {
      const drawn = ascii(game).split("\n");
      const namesIn = (line: string | undefined): readonly string[] => line?.match(/\S+/g) ?? [];
      const names = [...namesIn(drawn.at(-1)), ...[...namesIn(drawn[0])].reverse()];
      for (const move of legalMoves(game)) {
        const told = explainMove(game, move).filter((step) => "at" in step && step.kind !== "sow");
        expect(announce(words, game, told)).toBe(
          told.map((step) => names["at" in step ? step.at : 0]).join(" "),
        );
        if (move.house !== undefined)
          expect(announce(words, game, told.slice(0, 1))).toBe(formatMove(game, move));
      }
    }),
  );
});

// Turns and refusals.

test("a turn has a sentence, and so has the end", () => {
  expect(announceTurn(en, createGame())).toBe(said(["mancala.turns.next", { player: "south" }]));
  expect(announceTurn(en, resign(createGame(), "north"))).toBe("South wins. North resigned.");
});

test("a refusal exists exactly if the rules refuse the move, whatever it is", () => {
  const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
  expect(announceRefusal(en, game, "1")).toBe(said(["mancala.refusals.empty-house"]));
  expect(announceRefusal(en, game, "foo")).toBe('Write a move like 5, not "foo".');
  expect(announceRefusal(en, createGame("oware"), "z")).toBe(
    'There is no house "z" on your side: write a move like A.',
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ maxLength: 2 }), fc.nat(9).map(String)), (move) => {
      expect(announceRefusal(en, game, move) === undefined).toBe(whyIllegal(game, move) === undefined);
    }),
  );
});
