/**
 * What a language model is told and how its answers are judged: prompts, and the arbiter's ruling for every
 * refusal code and every end.
 */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  explainMove,
  type Game,
  legalMoves,
  type Move,
  outcome,
  parsePosition,
  resign,
  type StoredVariant,
  variantOf,
  variants,
} from "morabaraba/mancala";
import { readMove } from "morabaraba/mancala/formats";
import {
  type ArbiterRuling,
  af,
  arbitrate,
  describeRules,
  en,
  formatPrompt,
  formatRuling,
} from "morabaraba/mancala/rulebook";
import { describe, expect, test } from "vitest";
import { anyGame, anySource as stored } from "../../support/mancala/arbitraries.ts";
import { pick, seeded } from "../../support/random.ts";

const start = createGame("oware");
const hungry = parsePosition("0,0,0,0,0,0/1,3,0,0,0,2 21,21 n", "oware");

describe("a ply that does not stand", () => {
  const empty = parsePosition("0,1,1,1,1,1/1,1,1,1,1,1 0,0 s", "oware");
  const slam = parsePosition("1,1,1,1,1,0/0,0,8,0,0,1 0,0 n", "awari");

  test.each<
    readonly [code: string, rule: string | undefined, game: Game, move: Move | string, named: string]
  >([
    ["game-over", undefined, resign(start, "north"), "A", ""],
    ["malformed", undefined, start, "nonsense", '"nonsense"'],
    ["malformed", undefined, start, { pit: 3 } as never, "an object"],
    ["unknown-house", "board", start, { house: 9 }, "9"],
    ["empty-house", "sowing", empty, "A", "A"],
    ["empty-house", "sowing", empty, { house: 1 }, "A"],
    ["must-feed", "feeding", { ...hungry }, "b", "b"],
    ["slam-illegal", "grand-slam", slam, { house: 3 }, "c"],
    ["no-swap", "swap", start, { swap: true }, ""],
  ])("%s is decided by %s", (code, rule, game, move, named) => {
    const ruling = arbitrate(game, game.turn, move);
    expect(ruling).toMatchObject({ stands: false, code, rule });
    for (const words of [en, af]) {
      const text = formatRuling(words, game, move, ruling);
      expect(text.answer).toMatch(/^[^{}]+\.$/);
      expect(` ${text.answer}`).toContain(` ${named}`);
      expect(text.rule?.rule).toBe(rule);
    }
  });

  test("may be put back, or forfeits the game", () => {
    const ruling = arbitrate(start, "north", "A") as Extract<ArbiterRuling, { stands: false }>;
    expect(ruling).toMatchObject({ code: "double-turn", rule: "turns" });
    expect(outcome(ruling.follows[1]?.game as Game)).toEqual({ winner: "south", reason: "double-turn" });
    const [putBack, forfeit] = formatRuling(en, start, "A", ruling).follows;
    expect(putBack).toEqual({ text: en.arbiter["put-back"].replace("{player}", "South"), sources: [] });
    expect(forfeit?.text).toMatch(/: North .* South wins/);
  });
});

test("text that names no move is not cheating, in turn or not", () => {
  for (const player of ["south", "north"] as const) {
    const ruling = arbitrate(start, player, "zz") as Extract<ArbiterRuling, { stands: false }>;
    expect([ruling.code, ...ruling.follows.map(({ kind }) => kind)]).toEqual(["malformed", "put-back"]);
  }
});

describe("a ply that stands", () => {
  test("may end the game by a rule", () => {
    const chain = parsePosition("0,0,8,0,0,1/1,1,1,1,2,3 0,0 s", "oware");
    const won = arbitrate(chain, "south", "C");
    expect(won).toMatchObject({ stands: true, rule: "majority" });
    expect(formatRuling(en, chain, "C", won).follows[0]?.text).toMatch(/^South wins\./);
  });

  const swapping = applyMove(createGame(defineVariant("kalah", { name: "pie", swap: true })), "1");
  const giving = defineVariant("kalah", { name: "giving", opponentEmptyHouse: "to-opponent" });

  test.each<readonly [rule: string, game: Game, move: Move | string]>([
    ["sowing", start, "A"],
    ["capture", parsePosition("0,4,7,7,6,0/0,4,9,0,1,4 4,2 s", "oware"), "D"],
    ["swap", swapping, { swap: true }],
    ["grand-slam", parsePosition("1,1,1,1,1,0/0,0,8,0,0,1 0,0 n", "oware"), { house: 3 }],
    ["empty-opposite", parsePosition("1,0,4,4,4,4/4,4,4,4,0,4 0,0 s", "kalahEmptyCapture"), { house: 1 }],
    ["opponent-empty-house", parsePosition("4,4,4,4,4,2/0,4,4,4,4,4 0,0 s", giving), { house: 6 }],
    ["capture", parsePosition("1,0,4,4,4,4/4,4,4,4,1,4 0,0 s", "kalahEmptyCapture"), { house: 1 }],
  ])("may follow %s", (rule, game, move) => {
    const ruling = arbitrate(game, game.turn, move);
    expect(ruling).toMatchObject({ stands: true, rule, outcome: undefined });
    expect(formatRuling(en, game, move, ruling)).toMatchObject({ rule: { rule }, follows: [] });
  });

  test("is decided by a rule of its variant that fits its steps", () => {
    const fits = (rule: string | undefined, game: Game, move: Move): boolean => {
      const steps = explainMove(game, move);
      const has = (kind: string): boolean => steps.some((step) => step.kind === kind);
      const takers = steps.flatMap((step) => (step.kind === "capture" ? step.by : []));
      switch (rule) {
        case "swap":
        case "grand-slam":
          return has(rule === "swap" ? rule : "forfeit");
        case "opponent-empty-house":
          return takers.length > 0 && !takers.includes(game.turn);
        case "empty-opposite":
          return takers.join() === game.turn && variantOf(game).emptyOpposite === "take-own";
        case "capture":
          return takers.includes(game.turn) && !has("forfeit");
        default:
          return rule === "sowing" && takers.length === 0 && !has("forfeit") && !has("swap");
      }
    };
    fc.assert(
      fc.property(anyGame, (game) => {
        const rules = describeRules(en, game.variant).map(({ rule }) => rule);
        for (const move of legalMoves(game)) {
          const ruling = arbitrate(game, game.turn, move);
          expect(rules).toContain(ruling.rule);
          if (ruling.stands && ruling.outcome === undefined)
            expect(fits(ruling.rule, game, move), ruling.rule).toBe(true);
        }
      }),
    );
  });
});

// Prompts for language models: complete, in every language, and answered by what `readMove` reads.

/** A game after some random moves. */
function reached(variant: StoredVariant, seed: number, plies: number): Game {
  const random = seeded(seed);
  let game = createGame(variant);
  for (let ply = 0; ply < plies && outcome(game) === undefined; ply++)
    game = applyMove(game, pick(legalMoves(game), random));
  return game;
}

const prompted = fc
  .tuple(
    fc.oneof(fc.constantFrom(...(Object.keys(variants) as StoredVariant[])), stored),
    fc.nat(),
    fc.nat({ max: 60 }),
  )
  .map(([variant, seed, plies]) => reached(variant as StoredVariant, seed, plies));

test.each([en, af])("has every rule of any variant, and no gaps", (words) => {
  fc.assert(
    fc.property(prompted, (game) => {
      const prompt = formatPrompt(words, game);
      for (const { section, text } of describeRules(words, game.variant))
        if ((section as string) !== "conduct") expect(prompt).toContain(`- ${text}\n`);
      expect(prompt).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      expect(prompt).toMatch(/"Move:"[^\n]*$/);
    }),
  );
});

test("lists the legal moves if asked, and each is read after reasoning", () => {
  fc.assert(
    fc.property(prompted, (game) => {
      expect(formatPrompt(en, game)).not.toContain("The legal moves:");
      const [, listed = ""] =
        /The legal moves: (.*)\n/.exec(formatPrompt(en, game, { moves: "listed" })) ?? [];
      const moves = legalMoves(game);
      const texts = listed === "–" ? [] : listed.split(" ");
      expect(texts).toHaveLength(moves.length);
      for (const [i, text] of texts.entries()) {
        if (i > 5) break;
        const read = readMove(game, `I have looked at all of them.\n\nMove: ${text}`);
        expect([text, read.ok && read.value]).toEqual([text, moves[i]]);
      }
    }),
  );
});

test("rejects unknown options", () => {
  expect(() => formatPrompt(en, createGame(), { moves: "all" as "listed" })).toThrow(/moves/);
});
