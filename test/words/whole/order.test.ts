/** Sentences on who passes, and on who begins when all cows are placed. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  legalMoves,
  outcome,
  type Player,
  parsePosition,
  type StoredVariant,
} from "morabaraba";
import { beginTurn, pressPoint, turnStatus } from "morabaraba/turn";
import { af, afMorris, announce, announceTurn, en, enMorris, fill, type Words } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { said } from "../../support/said.ts";

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
