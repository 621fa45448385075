/** Moves, turns and refusals of Morabaraba as sentences. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  legalMoves,
  outcome,
  type Player,
  parsePosition,
  resign,
  type StoredVariant,
  whyIllegal,
} from "morabaraba";
import { beginTurn, pressPoint, turnStatus } from "morabaraba/turn";
import {
  af,
  afMorris,
  announce,
  announceRefusal,
  announceTurn,
  en,
  enMorris,
  fill,
  type Words,
} from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { said } from "../../support/said.ts";

const placing = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const moving = parsePosition("LLL1L3/8/DDDD4 l 0,0 - 0 40");
const flying = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");
const giving = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD l 0,0 - removals:2 0 24", "umlabalaba");
const free = defineVariant("standard", { name: "free", moveWhilePlacing: true });
const mill = said(["moves.place", { player: "light", to: "g7" }], ["mill", { mill: "a7 d7 g7" }]);

test.each([
  ["d6", createGame(), said(["moves.place", { player: "light", to: "d6" }])],
  ["d6", createGame("mssa"), said(["moves.place", { player: "dark", to: "d6" }])],
  ["a7-a4", moving, said(["moves.move", { player: "light", from: "a7", to: "a4" }])],
  [
    "a7-a4",
    parsePosition("LL5D/7D/8 l 10,10 - 0 4", free),
    said(["moves.move", { player: "light", from: "a7", to: "a4" }]),
  ],
  ["a7-g4", flying, said(["moves.fly", { player: "light", from: "a7", to: "g4" }])],
  ["g7", placing, mill],
  ["g7xb4", placing, `${mill} Light shoots the cow on b4.`],
  [
    "g7xb4",
    parsePosition("LL1LL3/7D/8 l 8,10 - 0 6"),
    `${mill} This makes a mill: g7 g4 g1. Light shoots the cow on b4.`,
  ],
  ["a7xa7", giving, said(["moves.give", { player: "light", to: "a7" }])],
])("%s", (move, game, text) => {
  expect(announce(en, game, move)).toBe(text);
});

test("a move may be an object, and points with labels have their labels", () => {
  expect(announce(af, placing, { to: "g7", shots: ["b4"] })).toBe(
    "Lig plaas 'n koei op g7. Dit maak 'n meule: a7 d7 g7. Lig skiet die koei op b4.",
  );
  expect(announce(en, placing, "g7xb4", { notation: "mssa" })).toBe(
    said(
      ["moves.place", { player: "light", to: "E3" }],
      ["mill", { mill: "E1 E2 E3" }],
      ["shot", { player: "light", shot: "A8" }],
    ),
  );
  expect(announce(en, createGame("sesotho25"), "d4", { notation: "mssa" })).toBe(
    said(["moves.place", { player: "light", to: "d4" }]),
  );
});

test("invalid words, texts and moves are refused", () => {
  for (const [move, code] of [
    ["over there", "malformed"],
    ["z9", "unknown-point"],
  ] as const)
    expect(() => announce(en, placing, move)).toThrow(expect.objectContaining({ code }));
  for (const [words, at] of [
    [null, "words"],
    ["en", "words"],
    [{ mill: 5 }, "words.mill"],
    [{ players: { light: [] } }, "words.players.light"],
  ])
    expect(() => announce(words as never, placing, "g7xb4")).toThrow(
      expect.objectContaining({ name: "ArgumentError", at }),
    );
});

// Turns and refusals, for games and moves of any kind.

const mustGive = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD d 0,0 - removals:2 0 24", "umlabalaba");
const shooting = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD l 0,0 - removals:2 0 24", "shax");

test("a turn has a sentence on what to do, or on the end", () => {
  const moving = parsePosition("DDDD4/8/LLL5 d 0,0 - 0 41");
  const turns = [mustGive, shooting, placing, flying, moving].map((game) => announceTurn(en, game));
  const texts = (["giving", "shooting", "placing", "flying", "moving"] as const).map(
    (turn) => en.turns[turn],
  );
  expect(turns.map((text) => text.replace(/Light|Dark/, "{player}"))).toEqual(texts);
  expect(announceTurn(en, resign(placing, "dark"))).toBe("Light wins. Dark resigned.");
});

describe("a refusal", () => {
  const both = parsePosition("1LL3LL/1D1D4/6D1 l 5,5 - 0 8", { base: "nineMens", shotsPerMove: "each-mill" });
  const shootingMill = parsePosition("LL6/DDD5/5D2 l 7,5 - 0 6", "nineMens");
  test.each<[unknown, Game, notation: "wmd" | "mssa", refusal: keyof typeof en.refusals, values: object]>([
    ["a7", placing, "wmd", "occupied", { to: "a7" }],
    ["a7", placing, "mssa", "occupied", { to: "E1" }],
    [{ to: "g7", shots: ["c5"] }, placing, "wmd", "not-a-target", { shot: "c5" }],
    [{ to: "a7", shots: ["a7"] }, mustGive, "mssa", "not-your-cow", { from: "E1" }],
    ["a1-b2", flying, "wmd", "not-your-cow", { from: "a1" }],
    ["foo", placing, "wmd", "malformed", { example: "g7xa4", move: '"foo"' }],
    ["foo", placing, "mssa", "malformed", { example: "E3xE8", move: '"foo"' }],
    ["g7xz9", placing, "wmd", "unknown-point", { point: '"z9"', example: "g7xa4" }],
    ["a7xf4", both, "wmd", "shots-missing", { mills: 2, shots: 1, due: 2 }],
    ["a7xf4xd5", both, "wmd", "not-a-target", { shot: "d5" }],
    ["g7", shootingMill, "wmd", "shot-missing", {}],
    ["g7xb6", shootingMill, "wmd", "target-in-mill", { shot: "b6" }],
    ["g7xb6", shootingMill, "mssa", "target-in-mill", { shot: "A1" }],
  ])("of %j names the points of the move, in either notation", (move, game, notation, refusal, values) => {
    const told = fill(en.refusals[refusal], values as Record<string, string>);
    expect(announceRefusal(en, game, move, { notation })).toBe(told);
  });

  test("exists exactly if the rules refuse the move, whatever it is", () => {
    const any = fc.oneof(fc.anything(), fc.string(), fc.constantFrom(...legalMoves(placing)));
    fc.assert(
      fc.property(fc.constantFrom<Game>(placing, flying, mustGive, shooting), any, (game, move) => {
        const sentence = announceRefusal(en, game, move);
        expect(sentence === undefined).toBe(whyIllegal(game, move) === undefined);
        expect(sentence ?? "").not.toMatch(/\{(?:from|to|shot|point|example|move)\}/);
      }),
    );
  });
});

// Sentences on who passes, and on who begins when all cows are placed.

const withoutTargets = defineVariant("shax", { name: "without-targets", targetsInMills: "never" });

/** The sentences after the step, and the next turn. */
test.each<
  [
    position: string,
    StoredVariant,
    move: string,
    order: keyof Words["order"],
    Player,
    turn: keyof Words["turns"],
  ]
>([
  ["DLL2DLL/D d 0,1 - 0 7", "achi", "c2", "passes", "light", "moving"],
  ["LLLDDLLL/DLLD1DLL/L1DDDDDD d 0,0 - - 3 29", "shax", "e5-d5", "freed", "light", "moving"],
  ["DDLDLLLL/LD1DLLLD/DDLLDDDL d 0,1 - first:d 0 23", "shax", "f6", "begins", "dark", "shooting"],
  // The last cow closes the first mill of the game, which shoots nothing.
  ["LL1DDLLD/LDLDLDDL/DLDDLDLD l 1,0 - - 0 23", "shax", "g7", "begins", "light", "shooting"],
  ["DLLDLDL1/DLDLLDDD/xDDLLxxL d 0,1 - 0 23", "daSanQi", "a4", "begins", "dark", "moving"],
  ["LDDLDDLL/DDDLLLLD/DDDLLLLD l 0,0 - removals:2 0 24", withoutTargets, "xd1", "passes", "dark", "moving"],
])("%s %j %s", (position, variant, move, order, player, turn) => {
  for (const words of [en, af, enMorris, afMorris]) {
    const game = parsePosition(position, variant);
    const after = applyMove(game, move);
    const said = (text: string, side: Player): string => fill(text, { player: words.players[side] });
    const told = `${announce(words, game, move)} ${announceTurn(words, after)}`;
    expect(told).toMatch(/^[A-Z][^.]*\. /);
    expect(told.endsWith(` ${said(words.order[order], player)} ${said(words.turns[turn], after.turn)}`)).toBe(
      true,
    );
    // The status line of a board has the same sentences.
    expect(turnStatus(words, beginTurn(after, beginTurn(game)))).toBe(told);
  }
});

test("a move without its shot, and one that ends the game, have no sentence on who is next", () => {
  const passing = defineVariant("nineMens", { name: "passing", blocked: "passes", shooting: "optional" });
  // Dark stands in the corner, and the mill shuts it in.
  const game = parsePosition("DL5L/2LL3L/8 l 1,0 - 0 40", { ...passing, loseBelow: 0 });
  expect(turnStatus(en, pressPoint(beginTurn(game), "b6"))).not.toContain("passes");
  const won = parsePosition("L1L2D2/D d 0,1 - 0 4", "achi");
  expect(announce(en, won, "c1")).toBe(said(["moves.place", { player: "dark", to: "c1" }]));
});

describe("over whole games", () => {
  const same: StoredVariant = { base: "sixMens", blocked: "passes" };
  test.each<[StoredVariant]>([["achi"], [same]])("%j: the one who is passed over is named", (variant) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (choices) => {
        let game = createGame(variant);
        for (const choice of choices) {
          const moves = legalMoves(game);
          if (moves.length === 0) return;
          const move = moves[choice % moves.length] as (typeof moves)[number];
          const next = applyMove(game, move);
          const passed = outcome(next) === undefined && next.turn === game.turn;
          const other = game.turn === "light" ? "Dark" : "Light";
          const told = announce(en, game, move);
          expect(told.endsWith(` ${other} has no move and passes.`)).toBe(passed);
          game = next;
        }
      }),
    );
  });

  test("the sentence on who begins comes once, and is right", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<StoredVariant>("shax", "daSanQi"),
        fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
        (variant, choices) => {
          let game = createGame(variant);
          let told = "";
          for (const choice of choices) {
            const moves = legalMoves(game);
            const move = moves[choice % moves.length];
            if (move === undefined) return;
            expect(told).not.toContain("moves first");
            told = announce(en, game, move);
            game = applyMove(game, move);
          }
          if (outcome(game) !== undefined) return;
          const first = game.turn === "light" ? "Light" : "Dark";
          expect(told).toContain(`All cows are placed, and ${first} moves first.`);
        },
      ),
    );
  });
});
