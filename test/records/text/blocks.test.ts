/** Texts that arrive in chunks, and the places where they are divided. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, blockSplitter } from "../../../src/records/text/blocks.ts";

/** Returns the blocks of a text that arrives in these chunks. */
function blocksOf(...chunks: readonly string[]): Block[] {
  const next = blockSplitter();
  return [...chunks.flatMap((chunk) => [...next(chunk, false)]), ...next("", true)];
}

/** Returns the texts between the ends of games. */
function cut(...chunks: readonly string[]): string[] {
  const texts = [""];
  for (const { text, ends } of blocksOf(...chunks)) {
    texts.push((texts.pop() ?? "") + text);
    if (ends) texts.push("");
  }
  return texts.slice(0, -1);
}

describe("a text is divided", () => {
  test.each(['[Event "a"]', ' \t[Event   "a"]', '[a_1 "never closed'])(
    "above %j below a blank line, also in a comment",
    (tag) => {
      for (const blank of ["\n", " \t\r\n"]) {
        expect(cut(`1. d6 {${blank}${blank}${tag}\n`)).toEqual([`1. d6 {${blank}${blank}`, `${tag}\n`]);
        expect(cut(`${blank}${tag}`)).toEqual([blank, tag]);
      }
      expect(cut(`1. d6\n${tag}\n`)).toEqual([`1. d6\n${tag}\n`]);
      expect(cut(`${tag}\n${tag}\n`)).toEqual([`${tag}\n${tag}\n`]);
      expect(cut(tag)).toEqual([tag]);
    },
  );

  test.each(["[Event]", "[Event a", '["a"', '[a-b "a"', '1. d6 [Event "a"]', "[Event'a'", "1-0"])(
    "not above %j",
    (line) => {
      expect(cut(`1. d6\n\n${line}\n`)).toEqual([`1. d6\n\n${line}\n`]);
    },
  );

  test("into whole lines, as soon as they have arrived", () => {
    const next = blockSplitter();
    expect([...next("1. d6", false)]).toEqual([]);
    expect([...next(" f4\n2. d2\n3.", false)]).toEqual([{ text: "1. d6 f4\n2. d2\n", ends: false }]);
    expect([...next("", true)]).toEqual([{ text: "3.", ends: true }]);
  });
});

/** Important lines, and text between them. */
const scraps = ["1. d6", " ", "\n", "\r", "\r\n", "\n\n", '[Event "a"]', "[Event", ' "', "{", "x"];
const someText = fc.array(fc.constantFrom(...scraps), { maxLength: 40 }).map((words) => words.join(""));

describe("a line end", () => {
  test.each([
    ["1. d6\rf4\r", "1. d6\nf4\n"],
    ["1. d6\r\rf4", "1. d6\n\nf4"],
    ["1. d6\r\nf4\r\r\n", "1. d6\r\nf4\r\r\n"],
    ["1. d6\r\r\r\nf4\r\r", "1. d6\n\r\r\nf4\n\n"],
  ])("of one character is a line feed: %j", (text, read) => {
    expect(cut(text).join("")).toBe(read);
    expect(cut(...text).join("")).toBe(read);
  });

  test("of one character separates games", () => {
    expect(cut('1. d6 {\r\r[Event "a"]\r')).toEqual(["1. d6 {\n\n", '[Event "a"]\n']);
  });
});

describe("the blocks of any text", () => {
  test("join to the text, and do not depend on its chunks", () => {
    fc.assert(
      fc.property(someText, fc.array(fc.nat({ max: 9 })), (text, sizes) => {
        let rest = text;
        const chunks = sizes.map((size) => {
          const chunk = rest.slice(0, size);
          rest = rest.slice(size);
          return chunk;
        });
        expect(cut(text).join("")).toBe(text.replace(/\r(?!\r?\n)/g, "\n"));
        expect(cut(...chunks, rest)).toEqual(cut(text));
      }),
    );
  });
});

describe("a line of more than a million characters", () => {
  const long = "x".repeat(1_000_001);

  test("is passed on in blocks, but a shorter one stays whole", () => {
    const next = blockSplitter();
    expect([...next(long.slice(1), false)]).toEqual([]);
    expect([...next("x", false)]).toEqual([{ text: long, ends: false }]);
    expect([...next("x", false)]).toEqual([]);
    expect([...next("\n", false)]).toEqual([{ text: "x\n", ends: false }]);
  });

  test.each([
    ['\n[Event "a"]', 1],
    ['\n\n[Event "a"]', 2],
    ['[Event "a"]', 1],
    [' \n[Event "a"]', 1],
  ])("is one line, before %j", (rest, count) => {
    expect(cut(`\n${long}`, rest)).toHaveLength(count);
    expect(cut(`\n${long}${rest}`)).toHaveLength(count);
  });

  test("may be blank", () => {
    const blank = " ".repeat(1_000_001);
    expect(cut(blank, '\n[Event "a"]')).toHaveLength(2);
    expect(cut(blank, 'x\n[Event "a"]')).toHaveLength(1);
  });
});
