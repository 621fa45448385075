/**
 * What a language model is told and how its answers are judged: prompts, and the arbiter's ruling for every
 * refusal code and every end.
 */
import fc from "fast-check";
import {
  applyMove,
  closedMills,
  createGame,
  defineVariant,
  type Game,
  isLegal,
  legalMoves,
  type Move,
  outcome,
  parsePosition,
  resign,
  type StoredVariant,
  shotTargets,
  type VariantName,
  variantOf,
  variants,
} from "morabaraba";
import { readMove } from "morabaraba/formats";
import {
  type ArbiterRuling,
  af,
  arbitrate,
  describeRules,
  en,
  formatPrompt,
  formatRuling,
  type RuleName,
} from "morabaraba/rulebook";
import { fill } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { game as anyGame, stored } from "../../support/mills/arbitraries.ts";
import { attempts, playedGame } from "../../support/mills/play.ts";
import { pick, seeded } from "../../support/random.ts";
import { share } from "../../support/share.ts";

const open = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6", "mssa");
const moving = parsePosition("LLL5/DDD1D3/4L3 l 0,0 - 0 40", "mssa");
const barred = parsePosition("1L1D1D2/L5LL/1L3D2 l 0,0 l:b6-d6 0 42", "mssa");
const flying = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");
const lasker = ["d6", "f4"].reduce(applyMove, createGame("lasker"));
const shax = parsePosition("LL5L/4DD2/8 l 9,10 - - 0 5", "shax");
const freeing = parsePosition("L1LL1LLL/LLDLDDDD/LDDDDLDD l 0,0 - freeing 1 27", "shax");
const russian = parsePosition("LL1L3L/4DDD1/4L3 l 0,0 l:a7d7g7 0 40", "russianMill");
const nearMill = ["a1", "a2", "b1", "b2"].reduce(applyMove, createGame("threeMens"));
/** No cow of dark may be shot: all stand in a mill. */
const untouchable = parsePosition(
  "LL6/DDD5/8 l 9,9 - 0 6",
  defineVariant("standard", { name: "strict", targetsInMills: "never" }),
);
/** Makes a full board where each side takes a cow off. */
const owing = (variant: VariantName): Game =>
  parsePosition("LDLDLDLD/LDLDLDLD/DLDLDLDL l 0,0 - removals:2 0 24", variant);

const noMills = defineVariant("nineMens", { name: "no-mills", shotWhilePlacing: "illegal" });

const refusals: readonly (readonly [code: string, rule: string | undefined, game: Game, move: string])[] = [
  ["game-over", undefined, resign(open, "dark"), "a1"],
  ["malformed", undefined, open, "nonsense"],
  ["unknown-point", "board", open, "d4"],
  ["cow-in-hand", "moving-while-placing", open, "a7-a4"],
  ["no-cow-in-hand", "step", moving, "a1"],
  ["not-your-cow", "turns", moving, "b6-a1"],
  ["occupied", "placing", open, "a7"],
  ["not-adjacent", "step", moving, "a7-c3"],
  ["shot-missing", "shot", open, "g7"],
  ["shot-without-mill", "shot", open, "a1xg4"],
  ["not-a-target", "shot", open, "g7xa1"],
  ["target-in-mill", "cows-in-mills", parsePosition("LL1D4/DDD5/8 l 9,8 - 0 6"), "g7xb6"],
  ["occupied", "step", moving, "a7-d7"],
  ["occupied", "flying", flying, "a7-c5"],
  ["no-cow-in-hand", "flying", flying, "a1"],
  ["not-adjacent", "moving-while-placing", lasker, "d6-a1"],
  ["not-your-cow", "full-board", owing("umlabalaba"), "xd7"],
  ["not-a-target", "full-board", owing("shax"), "xa7"],
  ["shot-without-mill", "mill-worth", createGame("threeMens"), "b2xa1"],
  ["shot-missing", "shots", parsePosition("LL1LL3/4DDD1/8 l 5,6 - 0 7", "russianMill"), "g7xf2"],
  ["too-many-shots", "shots", parsePosition("LL6/4DDD1/8 l 10,9 - 0 5"), "g7xf2xd2"],
  ["too-many-shots", "placing-shot", shax, "g7xf2"],
  ["too-many-shots", "no-moves", freeing, "d6-d7xf6"],
  ["too-many-shots", "repeat-mill", russian, "g4-g7xf2"],
  ["too-many-shots", "mill-worth", nearMill, "c1xa2"],
  ["mill-barred", "repeat-mill", barred, "b6-d6xd3"],
  ["no-placing", "no-placing", createGame("picaria"), "b2"],
  ["no-placing", "placing-shot", parsePosition("LL6/DD6/8 l 7,7 - 0 4", noMills), "g7"],
];

describe("a move that does not stand", () => {
  test.each(refusals)("%s is decided by %s", (code, rule, game, move) => {
    const ruling = arbitrate(game, "light", move);
    expect(ruling).toMatchObject({ stands: false, code, rule });
    for (const words of [en, af]) {
      const text = formatRuling(words, game, move, ruling);
      expect(text.answer).toMatch(/^[^{}]+\.$/);
      expect(text.rule?.rule).toBe(rule);
    }
  });

  test.each([
    ["light", "g7", "shot-missing", ["WP-en", "ZB"], { winner: "dark", reason: "cheating" }],
    ["dark", "a1", "double-turn", ["ZB"], { winner: "light", reason: "double-turn" }],
  ] as const)("by %s may be put back, or forfeits the game", (player, move, code, sources, end) => {
    const ruling = arbitrate(open, player, move) as Extract<ArbiterRuling, { stands: false }>;
    expect(ruling.code).toBe(code);
    const [putBack, forfeit] = ruling.follows;
    expect(putBack).toEqual({ kind: "put-back", game: open, sources: [] });
    expect(forfeit).toMatchObject({ kind: "forfeit", sources });
    expect(outcome(forfeit?.game as Game)).toEqual(end);
    const follows = formatRuling(en, open, move, ruling).follows;
    expect(follows.map((each) => each.sources)).toEqual([[], sources]);
    expect(follows[0]?.text).toBe(en.arbiter["put-back"].replace("{player}", "Light"));
    expect(follows[1]?.text).toMatch(player === "light" ? /: Light .* Dark wins/ : /: Dark .* Light wins/);
  });

  test("is not cheating if the text names no move, in turn or not", () => {
    for (const player of ["light", "dark"] as const)
      for (const text of ["zz", "z9", "foo"])
        expect(arbitrate(open, player, text)).toMatchObject({ follows: [{ kind: "put-back" }] });
  });

  test("may shoot too few cows; points are named in the notation asked for", () => {
    const { variant } = createGame({ base: "nineMens", shotsPerMove: "each-mill" });
    const both = parsePosition("1LL3LL/1D1D4/6D1 l 5,5 - 0 8", variant);
    const ruling = arbitrate(both, "light", "a7xf4");
    expect(formatRuling(en, both, "a7xf4", ruling).answer).toContain(
      fill(en.faults["shots-missing"], { mills: 2, shots: 1, due: 2 }),
    );
    const occupied = arbitrate(open, "light", "a7");
    expect(formatRuling(en, open, "a7", occupied, { notation: "mssa" }).answer).toContain("E1");
  });
});

describe("a move that stands", () => {
  test("may end the game by a rule", () => {
    const last = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 40");
    const ruling = arbitrate(last, "light", "e4-g7xf6");
    expect(ruling).toMatchObject({ stands: true, rule: "few-cows", outcome: { winner: "light" } });
    const { follows, rule } = formatRuling(en, last, "e4-g7xf6", ruling);
    expect(follows).toEqual([{ text: expect.stringMatching(/^Light wins\./), sources: rule?.sources }]);
  });

  test.each<readonly [rule: RuleName, game: Game, move: Move | string]>([
    ["placing", createGame(), "d6"],
    ["step", moving, "a7-a4"],
    ["shot", open, { kind: "place", to: "g7", shots: ["f6"] }],
    ["flying", flying, "a7-b6"],
    ["moving-while-placing", lasker, "d6-d7"],
    ["full-board", owing("umlabalaba"), "xa7"],
    ["full-board", owing("shax"), "xd7"],
    ["placing-shot", shax, "g7"],
    ["no-moves", freeing, "d6-d7"],
    ["repeat-mill", russian, "g4-g7"],
    ["no-target", untouchable, "g7"],
  ])("may follow %s", (rule, game, move) => {
    const ruling = arbitrate(game, "light", move);
    expect(ruling).toMatchObject({ stands: true, rule, outcome: undefined });
    const answer = en.arbiter.stands.replace("{player}", "Light");
    expect(formatRuling(en, game, move, ruling)).toMatchObject({ answer, rule: { rule }, follows: [] });
  });

  test("is decided by a rule of its variant that fits its kind", () => {
    const fits: { readonly [Rule in RuleName]?: (game: Game, move: Move) => boolean } = {
      placing: (_, { kind }) => kind === "place",
      step: ({ hands, turn }, { kind }) => kind === "move" && hands[turn] === 0,
      "moving-while-placing": ({ hands, turn }, { kind }) => kind === "move" && hands[turn] > 0,
      flying: (_, { kind }) => kind === "fly",
      "full-board": (_, { kind }) => kind === "shoot" || kind === "give",
      shot: (game, move) => shotTargets(game, move).targets.length > 0,
      "no-target": (game, { shots }) => shots === undefined && variantOf(game).millEffect === "shoots",
      "no-moves": ({ mustFree: freeing }, { shots }) => shots === undefined && freeing === true,
      "placing-shot": (game, { shots }) =>
        shots === undefined && ["none", "illegal"].includes(variantOf(game).shotWhilePlacing),
      "repeat-mill": ({ usedLines: used }, { shots }) => shots === undefined && used !== undefined,
    };
    const ofMills = ["shot", "no-target", "no-moves", "placing-shot", "repeat-mill"];
    fc.assert(
      fc.property(anyGame, (game) => {
        const rules = describeRules(en, game.variant).map(({ rule }) => rule);
        // If the setup has all cows, no game has cows in hand, but a position may.
        fc.pre(rules.includes("placing") || game.hands.light + game.hands.dark === 0);
        for (const move of legalMoves(game)) {
          const ruling = arbitrate(game, game.turn, move);
          const rule = ruling.rule as RuleName;
          expect(rules).toContain(rule);
          if (!ruling.stands || ruling.outcome !== undefined) continue;
          expect(fits[rule]?.(game, move), rule).toBe(true);
          expect(ofMills.includes(rule), rule).toBe(closedMills(game, move).length > 0);
        }
      }),
    );
  });
});

test("a move stands only if it is legal and in turn, and otherwise a rule of its variant refuses it", () => {
  fc.assert(
    fc.property(stored, fc.nat(), fc.nat({ max: 60 }), (source, seed, plies) => {
      const game = [...playedGame(source, seeded(seed), plies)].at(-1) as Game;
      const rules = describeRules(en, source).map(({ rule }) => rule);
      const other = game.turn === "light" ? "dark" : "light";
      for (const move of attempts(game, seeded(seed)).slice(0, 100)) {
        const ruling = arbitrate(game, game.turn, move);
        expect(ruling.stands).toBe(isLegal(game, move));
        expect(arbitrate(game, other, move).stands).toBe(false);
        if (ruling.rule !== undefined) expect(rules).toContain(ruling.rule);
        expect(formatRuling(en, game, move, ruling).answer).not.toMatch(/\{\w+\}/);
      }
    }),
    { numRuns: share(8, 30) },
  );
});

test("a player must be a side", () => {
  expect(() => arbitrate(open, "white" as "light", "a1")).toThrow(expect.objectContaining({ at: "player" }));
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

test("names what the past has left: bars, used lines, dead cows, removals", () => {
  const played = (variant: StoredVariant, moves: string): string =>
    formatPrompt(en, moves.split(" ").reduce(applyMove, createGame(variant)));
  expect(played("russianMill", "a7 b2 d7 e4 g7xb2")).toContain("already given Light a shot: a7-d7-g7.");
  expect(played("chamGonu", "a7 b2 d7 e4 g7xb2")).toContain(
    "Dead cows, which only take their points, lie on: b2.",
  );
  expect(played("shax", "a7 b2 d7 e4 g7")).toContain("Light closed the first mill.");
  expect(played("shax", "a7")).toContain("A turn that only takes a cow off the full board is written xg7.");
  expect(played("standard", "a7")).not.toContain("off the full board");
  expect(played("tsoroYematatu", "c3 c1")).toContain("These pairs of points are neighbours, too");
});
