/** Comments with clocks, evaluations, rings and arrows, compared with what chess programs read in them. */
import { parseComment as parseChess } from "chessops/pgn";
import fc from "fast-check";
import { ArgumentError } from "morabaraba";
import * as mancala from "morabaraba/mancala/records";
import { type CommentParts, formatComment, parseComment } from "morabaraba/records";
import { expect, test } from "vitest";
import { error } from "../../support/records/played.ts";

const color = fc.constantFrom("green", "red", "yellow", "blue" as const);
const point = fc.stringMatching(/^[A-Za-z]\d{0,2}$/);
const time = fc.integer({ min: 0, max: 359_999_999_999 }).map((all) => all / 1000);
const depth = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined });
const some = { noNullPrototype: true, requiredKeys: [] as [] };
const without = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
const evaluation = fc
  .oneof(
    fc.record({ score: fc.integer({ min: -9_999_900, max: 9_999_900 }).map((all) => all / 100), depth }),
    fc.record({ winIn: fc.integer({ min: -99_999, max: 99_999 }), depth }),
  )
  .map(without);
const arrow = fc.record({ color, from: point, to: point }, { noNullPrototype: true });
const parts = fc.record(
  {
    text: fc.stringMatching(/^[a-z[%]([a-z %[]{0,9}[a-z[%])?$/).map((text) => text.replace(/ +/g, " ")),
    review: fc.record(
      {
        text: fc.stringMatching(/^[a-z[]([a-z [\]]{0,9}[a-z\]])?$/).map((text) => text.replace(/ +/g, " ")),
        glyph: fc.constantFrom("!", "?", "!!", "??", "!?", "?!"),
      },
      { noNullPrototype: true, requiredKeys: ["text"] },
    ),
    clock: time,
    elapsed: time,
    evaluation,
    drawings: fc
      .record(
        {
          rings: fc.array(fc.record({ color, point }, { noNullPrototype: true }), {
            minLength: 1,
            maxLength: 4,
          }),
          arrows: fc.array(
            arrow.filter(({ from, to }) => from !== to),
            { minLength: 1, maxLength: 4 },
          ),
        },
        some,
      )
      .filter((drawings) => Object.keys(drawings).length > 0),
  },
  some,
) as fc.Arbitrary<CommentParts>;

/** Fragments of text that make commands, whole, broken and nested. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom("[%clk ", "[%emt ", "[%eval ", "[%cal ", "[%csl ", "[", "]", " ", ",", "#", "-", "NaN"),
      fc.constantFrom(
        "0:00:01",
        "1:2:3.45]",
        "0:60:00]",
        "0.3",
        "#-4,12]",
        "-0]",
        "Gd6f6",
        "Gd6]",
        "C,Gd6d6",
      ),
      fc.constantFrom("1e9]", "Infinity]", "\n", "\u00a0", "٣", "__proto__", "}", "{"),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(""));

test("written parts are read back", () => {
  fc.assert(
    fc.property(parts, (each) => {
      expect(parseComment(formatComment(each))).toEqual(each);
    }),
  );
});

test("any text can be read, and its parts are written so that they read the same", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const read = parseComment(text);
      const written = formatComment(read);
      expect(parseComment(written)).toEqual(read);
      expect(formatComment(parseComment(written))).toBe(written);
      expect(parseComment(read.text ?? "")).toEqual(read.text === undefined ? {} : { text: read.text });
    }),
  );
});

test("a chess program reads the same", () => {
  fc.assert(
    fc.property(parts, ({ text: _text, review: _review, drawings: _drawings, ...each }) => {
      const read = parseChess(formatComment(each));
      expect(read.text).toBe("");
      expect(read.clock ?? -1).toBeCloseTo(each.clock ?? -1, 6);
      expect(read.emt ?? -1).toBeCloseTo(each.elapsed ?? -1, 6);
      expect({ pawns: undefined, mate: undefined, depth: undefined, ...read.evaluation }).toEqual({
        pawns: each.evaluation?.score,
        mate: each.evaluation?.winIn,
        depth: each.evaluation?.depth,
      });
    }),
  );
  const shapes = parseComment("[%csl Gd6,Ya1] [%cal Gd6f6,Bb4b6]");
  expect(parseChess(formatComment(shapes)).shapes).toHaveLength(4);
});

test.each<[string, CommentParts]>([
  ["", {}],
  [" a\n b ", { text: "a b" }],
  ["a [%clk 1:02:03] b", { text: "a b", clock: 3723 }],
  ["[%clk 0:00:01][%clk 0:00:02.]", { clock: 2 }],
  ["[%emt 0:0:07.25]", { elapsed: 7.25 }],
  ["[ %eval  +.5, 3 ]", { evaluation: { score: 0.5, depth: 3 } }],
  ["[%eval -0]", { evaluation: { score: 0 } }],
  ["[%eval #-0]", { evaluation: { winIn: 0 } }],
  ["[%eval #-4]", { evaluation: { winIn: -4 } }],
  ["[%cal Gd6,Gd6d6]", { drawings: { rings: Array(2).fill({ color: "green", point: "d6" }) } }],
  [
    "[%csl BCf, Ra11]",
    {
      drawings: {
        arrows: [{ color: "blue", from: "C", to: "f" }],
        rings: [{ color: "red", point: "a11" }],
      },
    },
  ],
  ["[%clk [%clk 0:00:01] 0:00:02]", { clock: 2 }],
  ["[%clk [no] 0:00:02]", { text: "[%clk [no] 0:00:02]" }],
  ["[%clk 0:60:00]", { text: "[%clk 0:60:00]" }],
  ["[%clk -0:00:01] ]", { text: "[%clk -0:00:01] ]" }],
  ["[%eval NaN]", { text: "[%eval NaN]" }],
  ["[%eval 0.3,]", { text: "[%eval 0.3,]" }],
  ["[%cal Gd6,Pd6]", { text: "[%cal Gd6,Pd6]" }],
  ["[%cal ]", { text: "[%cal ]" }],
  ["[%tqu 1] [%clk 0:00:01", { text: "[%tqu 1] [%clk 0:00:01" }],
  ["Hm. [%review 1duj87y] South moves again.", { text: "Hm.", review: { text: "South moves again." } }],
  [
    "Hm. [%clk 0:00:02] [%review ? 1duj87y]\n South moves\nagain. No! [%eval 0.3]",
    {
      text: "Hm. No!",
      clock: 2,
      evaluation: { score: 0.3 },
      review: { text: "South moves again.", glyph: "?" },
    },
  ],
  ["[%review ?! ztntfp]", { review: { text: "", glyph: "?!" } }],
  ["[%review ztntfp] mine", { text: "mine" }],
  ["[%review 1duj87y] South moves again!", { text: "South moves again!" }],
  ["[%review] mine, [%review soon-ish] mine", { text: "[%review] mine, [%review soon-ish] mine" }],
])("%j", (text, read) => {
  expect(parseComment(text)).toEqual(read);
});

test("both entry points return the same, frozen", () => {
  expect([mancala.parseComment, mancala.formatComment]).toEqual([parseComment, formatComment]);
  const { drawings } = parseComment("[%csl Gd6]");
  expect(Object.isFrozen(drawings?.rings?.[0])).toBe(true);
});

test("long and nested text is read", () => {
  const deep = `${"[%clk ".repeat(99_999)}0:00:01${"]".repeat(99_999)}`;
  expect(parseComment(deep).text).toHaveLength(deep.length - 2 - "[%clk 0:00:01".length + 1);
  expect(parseComment(`[%csl ${"Gd6,".repeat(200_000)}Gd6]`).drawings?.rings).toHaveLength(200_001);
  for (const part of ["[", "]", "[%clk ", " ", "[]", "[%clk 0:00:01]", "[%csl Gd6", "[%review 1] "])
    expect(() => parseComment(part.repeat(1_000_000 / part.length))).not.toThrow();
  expect(() => parseComment(" ".repeat(1_000_001))).toThrow(error("too-long"));
  expect(() => parseComment(7 as never)).toThrow(error("not-text", 0));
});

test.each<[string, unknown]>([
  ["parts", null],
  ["other", { other: 1 }],
  ["text", { text: 7 }],
  ["text", { text: "[%clk 0:00:01]" }],
  ["text", { text: "a [%clk 0:00:01]" }],
  ["text", { text: "a".repeat(1_000_001) }],
  ["review", { review: "South moves again." }],
  ["review.text", { review: {} }],
  ["review.text", { review: { text: "[%clk 0:00:01]" } }],
  ["review.glyph", { review: { text: "a", glyph: "$14" } }],
  ["clock", { clock: Number.NaN }],
  ["clock", { clock: -1 }],
  ["elapsed", { elapsed: Number.POSITIVE_INFINITY }],
  ["evaluation", { evaluation: 0.3 }],
  ["evaluation.score", { evaluation: {} }],
  ["evaluation.score", { evaluation: { score: 1e9 } }],
  ["evaluation.winIn", { evaluation: { winIn: 0.5 } }],
  ["evaluation.depth", { evaluation: { winIn: 1, depth: -1 } }],
  ["rings", { rings: [] }],
  ["drawings", { drawings: [] }],
  ["drawings.rings", { drawings: { rings: "d6" } }],
  ["drawings.rings[0].color", { drawings: { rings: [{ color: "pink", point: "d6" }] } }],
  ["drawings.rings[0].point", { drawings: { rings: [{ color: "red", point: "d6]" }] } }],
  ["drawings.arrows[0]", { drawings: { arrows: [{ color: "red", from: "d6", to: "d6" }] } }],
  ["drawings.arrows[0].from", { drawings: { arrows: [{ color: "red", to: "d6" }] } }],
  ["drawings.arrows[0]", { drawings: { arrows: [null] } }],
  ["drawings.labels", { drawings: { labels: { d6: "1" } } }],
])("%s cannot be written", (argument, given) => {
  const write = (): string => formatComment(given as CommentParts);
  expect(write).toThrow(ArgumentError);
  expect(write).toThrow(error("bad-argument", argument));
});

test("numbers are rounded, and -0 becomes 0", () => {
  expect(formatComment({ clock: 59.9996, elapsed: 1.1, evaluation: { score: -0.001 } })).toBe(
    "[%eval 0] [%emt 0:00:01.1] [%clk 0:01:00]",
  );
  expect(formatComment({ text: " a\n b ", drawings: { rings: [] }, clock: undefined })).toBe("a b");
  expect(formatComment({ text: " " })).toBe("");
});

test("drawings without a colour are written in green, as chess programs draw them", () => {
  const drawings = { rings: [{ point: "d6" }], arrows: [{ from: "a1", to: "a4", color: undefined }] };
  expect(formatComment({ drawings })).toBe("[%csl Gd6] [%cal Ga1a4]");
});
