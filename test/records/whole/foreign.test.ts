/** Records that other programs, keyboards and chats wrote: what is read, and what is reported. */
import type { ParseError } from "morabaraba";
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as sown from "morabaraba/mancala/records";
import {
  currentNode,
  endOf,
  formatRecord,
  goTo,
  parseRecord,
  parseRecords,
  safeParseRecord,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { line, wrong } from "../../support/records/played.ts";

/** Reads a text and returns what was reported, as offsets and words. */
function reported(
  text: string,
  read: (text: string, variant: undefined, options: object) => unknown = parseRecord,
): readonly string[] {
  const notices: string[] = [];
  read(text, undefined, {
    onNotice: ({ at, message }: ParseError) => void notices.push(`${at}: ${message}`),
  });
  return notices;
}

/** A game of Aualé's engine in which south wins 26 to 22, written as Aualé does. */
const letters = "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAeAfDbCdBcAaBbEeAaDfCaDdEfBbAcAfEaDbEcAeAdBeCfFf";
const ogn = (() => {
  let game = mancala.createGame("oware");
  const words = [...letters].map((house, i) => {
    const before = game;
    game = mancala.applyMove(game, house);
    const won = game.stores[before.turn] - before.stores[before.turn];
    return `${i % 2 ? "" : `${1 + i / 2}. `}${house}${won ? `+${won}` : ""}`;
  });
  const result = `${game.stores.south}-${game.stores.north}`;
  const head = `[Variant "Oware Abapa"]\n[Event "?"]\n[South "A"]\n[North "B"]\n[Result "${result}"]`;
  return `${head}\n\n${words.join(" ")} ${result}\n`;
})();

describe("OGN of Aualé", () => {
  test("a whole game, with captures, comments, and its result in seeds", () => {
    const record = sown.parseRecord(ogn.replace("2. B", "{ a start } 2. B { good }"));
    expect(record).toMatchObject({ variant: "oware", tags: { White: "A", Black: "B" } });
    expect(
      sown
        .mainline(record)
        .slice(1)
        .map(({ notation }) => notation)
        .join(""),
    ).toBe(letters);
    expect(sown.endOf(record)).toMatchObject({ result: expect.stringMatching(/^(1-0|0-1|1\/2-1\/2)$/) });
    expect(sown.currentNode(sown.goTo(record, 3)).comment).toBe("good");
    expect(sown.parseRecord(letters, "oware").nodes).toHaveLength(letters.length + 1);
  });

  test("a position joined by dashes", () => {
    const text = '[Variant "Oware Abapa"]\n[FEN "0-1-2-3-4-5-5-4-3-2-1-0-10-8-N"]\n\n1. a B+2 2. e 24-24';
    const { position } = sown.parseRecord(text.replace("B+2 2. e ", ""));
    expect(position).toBe("0,1,2,3,4,5/5,4,3,2,1,0 10,8 n");
    expect(wrong(sown.safeParseRecord(text.replace("-N", "-X")))[0]).toBe("syntax");
  });

  test.each([
    ["1. F f+3", ["bad-number", 6]],
    ["1. F f +3", ["bad-number", 6]],
    ["1. F f+ 3", ["bad-number", 6]],
    ["1. F f3", ["syntax", 5]],
    ["1. F f=3", ["syntax", 6]],
    ["1. F f:3", ["syntax", 6]],
    ["1. F f(3)", ["syntax", 6]],
    ["1. F f 3", ["syntax", 7]],
    ["1. F f {so} +3", ["syntax", 12]],
    ["1. F fA", ["syntax", 5]],
    ["1. F f 27-22", ["syntax", 7]],
  ])("%j is refused", (text, fault) => {
    expect(wrong(sown.safeParseRecord(text, "oware"))).toEqual(fault);
  });

  test.each(["1+2", "1 +2", "1=2", "1(2)", "3+ 1"])("%j of kalah is refused", (text) => {
    expect(sown.safeParseRecord(`1. ${text}`).ok).toBe(false);
  });

  test("numbers with captures, as PlayOK writes them", () => {
    const record = sown.parseRecord("1. 3+1 6", "kalah");
    expect(sown.currentNode(record).ply).toBe(2);
    expect(sown.currentNode(sown.parseRecord("1. 6 6 +0 2. 2", "oware")).ply).toBe(3);
  });
});

describe("a record that goes on after the game's end", () => {
  const over = '[FEN "LLL5/DDD5/8 l 0,0 - 0 40"]\n\n1. a7-a4 b6-c5 2. a4-a7xc5';

  test.each([
    `${over} d6-d5 {so} 3. x (3. a7-a4) d7-g7! 1-0`,
    `${over} 3. d7-d6 $3 0-1 {late}`,
    `${over} d6-d5`,
  ])("is read to that end, and the rest is reported", (text) => {
    const record = parseRecord(text);
    expect(record.nodes).toEqual(parseRecord(over).nodes);
    expect(endOf(record)).toEqual({ result: "1-0", termination: "few-cows" });
    expect(reported(text)).toEqual([expect.stringMatching(/The game is over here \(few-cows\): the moves/)]);
  });

  test("in a variation, which ends where it is closed", () => {
    const text = over.replace("2. a4-a7xc5", "2. a4-b4 (2. a4-a7xc5 d6-d5 (2... f6-f4) 3. x 1-0) 2... d6-d5");
    const record = parseRecord(text);
    expect(line(record)).toBe("a7-a4 b6-c5 a4-b4 d6-d5");
    expect(record.nodes).toHaveLength(6);
    expect(reported(text)).toHaveLength(1);
  });

  test("oware after 25 seeds, and the next game is read", () => {
    const start = '[Variant "oware"]\n[FEN "4,4,0,0,0,1/1,4,4,4,2,0 24,0 s"]\n\n';
    const [first, second] = [
      ...sown.parseRecords(`${start}1. F+2 b 2. A c 27-21\n\n[Variant "oware"]\n\n1. F *`),
    ];
    expect(first?.ok && sown.endOf(first.value)).toEqual({ result: "1-0", termination: "majority" });
    expect(first?.ok && first.value.nodes).toHaveLength(2);
    expect(second?.ok && sown.mainline(second.value)).toHaveLength(2);
  });
});

describe("characters of keyboards, chats and word processors", () => {
  test.each([
    ["1. d6\u200b f4 *", "d6 f4"],
    ["1. d6\u2060 f4 *", "d6 f4"],
    ["1. d\u00ad6 \u200ef4\u200f *", "d6 f4"],
    ["\u200b1. d6 f4\ufeff *", "d6 f4"],
    ["1.\u00a0d6\u202ff4 *", "d6 f4"],
    ["１．ｄ６　ｆ４ ＊", "d6 f4"],
    ["1. 5\u200b13", "d6 e4"],
    ["1. a7 b6 2. d7 b4 3. g7×b6", "a7 b6 d7 b4 g7xb6"],
    ["1. a7 b6 2. d7 b4 3. g7 ✕ b6 1–0", "a7 b6 d7 b4 g7xb6"],
  ])("%j", (text, moves) => {
    const result = safeParseRecord(text);
    expect(result.ok ? line(result.value) : "").toBe(moves);
  });

  test.each(["–", "—", "−", "‑", "‐", "－", "\u2060-\u2060"])("a step with %j", (dash) => {
    const record = parseRecord(`[FEN "LL5L/8/L1D1D1D1 l 0,0 – 0 40"]\n\nc5${dash}d5 1${dash}0`);
    expect([line(record), endOf(record).result]).toEqual(["c5-d5", "1-0"]);
    expect(mills.parseMove(mills.createGame(), `c5${dash}d5`)).toEqual({ from: "c5", to: "d5" });
  });

  test("positions and moves", () => {
    const game = mills.parsePosition("LL6/\u200b1D5D/8 l 9,10 − 0 4\u2060");
    expect(mills.formatPosition(game)).toBe("LL6/1D5D/8 l 9,10 - 0 4");
    expect(mills.parseMove(game, "ｇ７×ｄ６\u200b")).toEqual({ to: "g7", shots: ["d6"] });
    expect(mancala.parseMove(mancala.createGame(), "\u200e３\u200b")).toEqual({ house: 3 });
    expect(mancala.formatPosition(mancala.parsePosition("4,4,4,4,4,4/\u200b4,4,4,4,4,4 0,0\u00a0s"))).toBe(
      "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s",
    );
  });

  test("tags and comments keep them", () => {
    const text = '[White “Ａ–\u200d”]\n[Black "“B”"]\n\n1. d6 {a\u200cb – ×｝ ＂} f4 *';
    const record = parseRecord(text);
    expect(record.tags).toEqual({ White: "Ａ–\u200d", Black: "“B”" });
    expect(currentNode(goTo(record, 1)).comment).toBe("a\u200cb – ×｝ ＂");
    expect(parseRecord(formatRecord(record))).toEqual(record);
  });
});

describe("nothing is dropped without a word", () => {
  test.each(['[White"A"]', '[ White "A" ]', '[White\t"A"]', "[White “A”]", "[White„A“]"])(
    "%s is read",
    (tag) => {
      expect(parseRecord(`${tag}\n\n1. d6 f4 *`, "nineMens").tags).toEqual({ White: "A" });
      const games = [...parseRecords(`1. d6 {open\n\n${tag}\n\n1. f4 *`)];
      expect(games.map((game) => game.ok && game.value.tags)).toEqual([false, { White: "A" }]);
    },
  );

  test.each([
    ["% hidden\n1. d6 *", ["0: This line begins with % and was skipped."]],
    ['[Event "a"]\n[Event "b"]\n\n1. d6 *', ["8: The tag Event is written twice: this value was skipped."]],
    ["1. d6 {a {b} *", ["6: This comment has a { inside: a } may be missing before it."]],
    ["1. d6 f4 5. d2 *", ['9: "5." is not the next move number.']],
    ["7. d6 f4 *", ['0: "7." is not the next move number.']],
    ["1. d6 f4 2. d2 a1 3. a4 (3. b4 b2 4. c3) *", []],
  ])("%j", (text, notices) => {
    expect(reported(text)).toEqual(notices);
  });

  test("a comment or a result that belongs to no game", () => {
    const all = (text: string, variant: undefined, options: object): unknown => [
      ...parseRecords(text, variant, options),
    ];
    expect(reported("1. d6 *\n{late}", all)).toEqual(["8: This comment belongs to no game and was skipped."]);
    expect(reported("1. d6 *\n1-0\n", all)).toEqual(["8: This result belongs to no game and was skipped."]);
  });

  test("a bracket that begins no tag is no end of the game", () => {
    expect(wrong(safeParseRecord("1. d6 [so 2. f4"))).toEqual(["syntax", 6]);
  });

  test("a decimal is no move number", () => {
    expect(wrong(safeParseRecord("1. 5 13 0.5"))).toEqual(["bad-number", 8]);
    expect(wrong(sown.safeParseRecord("1. 3 3.5"))).toEqual(["bad-number", 5]);
  });
});
