/** Positions of Sanmill. Its games are in `samples.node.test.ts` of the records. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  formatPosition,
  legalMoves,
  MorabarabaError,
  outcome,
  parsePosition,
  resign,
  type VariantName,
  variants,
} from "morabaraba";
import { formatSanmillPosition, parseSanmillPosition, safeParseSanmillPosition } from "morabaraba/formats";
import { createRecord, currentNode, formatRecord, parseRecord } from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { pick, seeded } from "../../support/random.ts";
import { error } from "../../support/records/played.ts";

const start = "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";

describe("a position string of Sanmill", () => {
  test.each([
    [start, "8/8/8 l 9,9 - 0 0"],
    [`\n${start.padEnd(999)}`, "8/8/8 l 9,9 - 0 0"],
    ["********/********/O******* b p p 1 8 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes", "1L6/8/8 d 8,9 - 0 1"],
    ["@@*@***@/*O******/O******O w m s 3 0 4 0 0 0 0 0 0 0 0 9 31", "LL6/2L5/DDD1D3 l 0,0 - 9 60"],
    [start.replace(/ 0 1$/, " x 99999"), "8/8/8 l 9,9 - 0 0"],
    [start.replace(/ 0 1$/, " 0 9999"), "8/8/8 l 9,9 - 0 9999"],
    [start.replace(/ 0 1$/, " 7 0"), "8/8/8 l 9,9 - 7 0"],
  ])("%s", (text, position) => {
    expect(formatPosition(parseSanmillPosition(text))).toBe(position);
  });

  test.each([
    [0, "c5 d5 e5 e4 e3 d3 c3 c4"],
    [1, "b6 d6 f6 f4 f2 d2 b2 b4"],
    [2, "a7 d7 g7 g4 g1 d1 a1 a4"],
  ])("has as ring %i, from its top middle point, %s", (ring, names) => {
    const [corner, ...points] = names.split(" ") as [string, ...string[]];
    for (const [place, point] of [...points, corner].entries()) {
      const rings = ["********", "********", "********"];
      rings[ring] = `${"*".repeat(place)}O${"*".repeat(7 - place)}`;
      const text = `${rings.join("/")} b p p 1 8 0 9 0 0 0 0 0 0 0 0 1`;
      const game = applyMove(createGame("nineMens"), point);
      expect(parseSanmillPosition(text)).toEqual(game);
      expect(formatSanmillPosition(game)).toBe(text);
    }
  });

  const onBoard = Object.keys(variants).filter((name) => {
    const { points } = variants[name as VariantName].board;
    return `${points}` === `${variants.standard.board.points}`;
  }) as VariantName[];

  const alternates = ["standard", "mssa", "sesotho", "nineMens", "twelveMens", "lasker", "russianMill"];

  test.each(onBoard)("of %s comes back, whatever was played", (variant) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 120 }), (seed, plies) => {
        const random = seeded(seed);
        let game = createGame(variant);
        for (let ply = 0; ply < plies && outcome(game) === undefined; ply++)
          game = applyMove(game, pick(legalMoves(game), random));
        const text = formatSanmillPosition(game);
        const back = parseSanmillPosition(text, variant);
        const [board, turn, hands, ...rest] = formatPosition(back).split(" ");
        const [own, ownTurn, ownHands, ...ownRest] = formatPosition(game).split(" ");
        expect([board, turn, hands]).toEqual([own, ownTurn, ownHands]);
        expect(rest.at(-2)).toBe(ownRest.at(-2));
        if (alternates.includes(variant)) expect(back.ply).toBe(game.ply);
        const words = text.split(" ");
        expect(words).toHaveLength(17);
        // Phase and action are not read, and a ply may be the other of its pair where a side moves twice.
        const again = formatSanmillPosition(back).split(" ");
        for (const i of words.keys()) if (![2, 3].includes(i)) expect(again[i]).toBe(words[i]);
      }),
      { numRuns: 25 },
    );
  });

  test("has X for a dead cow, in variants with dead cows", () => {
    const text = "********/********/OX*****@ w p p 1 10 1 10 0 0 0 0 0 0 0 0 1";
    const game = parsePosition("DLx5/8/8 l 10,10 - 0 0", "daSanQi");
    expect(formatSanmillPosition(game)).toBe(text);
    expect(parseSanmillPosition(text, "daSanQi")).toEqual(game);
    expect(() => parseSanmillPosition(text)).toThrow(error("bad-board", 0));
  });

  test("has the phase, the action and the counts", () => {
    const moving = parsePosition("LLL5/DDDD4/8 d 0,0 - 3 41", "nineMens");
    expect(formatSanmillPosition(moving).split(" ").slice(1)).toEqual(
      "b m s 3 0 4 0 0 0 0 0 0 0 0 3 21".split(" "),
    );
    expect(formatSanmillPosition(resign(moving, "light")).split(" ").slice(2, 4)).toEqual(["o", "?"]);
    expect(formatSanmillPosition(createGame("nineMens"))).toBe(start);
    expect(
      formatSanmillPosition(parsePosition("LLL5/DDDD4/8 l 0,0 - 3 40", "nineMens")).split(" ").at(-1),
    ).toBe("21");
  });

  test.each([
    ["bad-board", 0, ""],
    ["bad-board", 0, "********/********/******* w p p 0 9 0 9 0 0"],
    ["bad-board", 2, "  ********/********/*******X w p p 0 9 0 9 0 0"],
    ["bad-board", 0, "********/********/********/******** w p p 0 9 0 9 0 0"],
    ["bad-board", 0, "*********/********/******** w p p 0 9 0 9 0 0"],
    ["bad-board", 0, "********/********/********* w p p 0 9 0 9 0 0"],
    ["bad-board", 0, "OOOOOOOO/OO******/******** w p p 10 0 0 9 0 0"],
    ["syntax", 27, "********/********/******** x p p 0 9 0 9 0 0"],
    ["syntax", 27, "********/********/******** ww p p 0 9 0 9 0 0"],
    ["syntax", 27, "********/********/******** wx p p 0 9 0 9 0 0"],
    ["syntax", 27, "********/********/******** xw p p 0 9 0 9 0 0"],
    ["syntax", 26, "********/********/********"],
    ["syntax", 31, "********/********/******** w p r 0 9 0 9 1 0"],
    ["syntax", 31, "********/********/******** w p p 0 9 0 9 1 0"],
    ["syntax", 31, "********/********/******** w p p 0 9 0 9 0 1"],
    ["bad-hands", 35, "********/********/******** w p p 0 10 0 9 0 0"],
    ["bad-hands", 35, "********/********/******** w p p 0 x 0 9 0 0"],
    ["bad-hands", 35, "********/********/******** w p p 0 9 0"],
    ["bad-hands", 30, "********/********/******** w p"],
    ["not-text", 0, 7],
  ])("%s at %i: %j", (code, at, text) => {
    expect(() => parseSanmillPosition(text as string)).toThrow(error(code, at));
    expect(safeParseSanmillPosition(text as string)).toMatchObject({ ok: false, error: { code, at } });
  });

  test("is of the board of 24 points", () => {
    expect(safeParseSanmillPosition(start)).toEqual({ ok: true, value: createGame("nineMens") });
    expect(parseSanmillPosition(start.replaceAll(" 9", " 12"), "mssa").hands).toEqual({
      light: 12,
      dark: 12,
    });
    expect(() => parseSanmillPosition(start, "sesotho25")).toThrow(error("bad-board", 0));
    expect(() => formatSanmillPosition(createGame("sesotho25"))).toThrow(error("unsupported"));
    const unknown = error("unknown-variant");
    expect(() => parseSanmillPosition(start, "chess" as "mssa")).toThrow(unknown);
    expect(safeParseSanmillPosition(start, "chess" as "mssa")).toEqual({ ok: false, error: unknown });
    for (const game of [null, {}, { variant: "nineMens" }])
      expect(() => formatSanmillPosition(game as never)).toThrow(MorabarabaError);
  });

  test("is read in a record if the caller passes its reader", () => {
    const fen = "O*@*****/O*@*****/*@*****O w m s 3 0 3 0 0 0 0 0 0 0 0 0 20";
    const text = `[Variant "Nine Men's Morris"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n1. d5-e5 e4-e3`;
    const options = { parsePosition: parseSanmillPosition };
    const record = parseRecord(text, undefined, options);
    expect(record.position).toBe("L1D5/1L1D4/1L1D4 l 0,0 - 0 38");
    expect(currentNode(record).game.board).toBe("L.D......L.D......L.D...");
    expect(parseRecord(formatRecord(record), undefined, options)).toEqual(record);
    expect(createRecord(parseSanmillPosition(fen)).position).toBe(record.position);
    const at = text.indexOf(" w m s") + 5;
    expect(() => parseRecord(text.replace(" w m s", " w m r"), undefined, options)).toThrow(
      error("syntax", at),
    );
    expect(() => parseRecord(text)).toThrow(error("syntax"));
  });
});
