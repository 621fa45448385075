/** What is wrong with a text or an argument is said in a sentence that names it and says what would be right. */
import { createGame, variants } from "morabaraba";
import { safeParseRecord as safeParseMancalaRecord } from "morabaraba/mancala/records";
import {
  annotate,
  conclude,
  createRecord,
  formatRecord,
  formatSanmillPosition,
  goBack,
  goTo,
  parseRecord,
  parseRecords,
  parseSanmillPosition,
  safeParseRecord,
  setTags,
} from "morabaraba/records";
import { expect, test } from "vitest";
import { nestedMoves } from "../../support/records/played.ts";

const texts: readonly (readonly [text: string, sentence: string])[] = [
  ["", "There is no game in this text: a game has moves, or tags above them."],
  [
    '[Event "a"]\n\n1. d6 *\n\n[Event "b"]\n\n1. d6 *',
    "Another game begins here; parseRecords reads several.",
  ],
  [
    '[Variant "chess"]\n\n1. d6 *',
    `The variant "chess" is unknown; choose one of ${Object.keys(variants).join(", ")}.`,
  ],
  [
    '[Result "0-1"]\n\n1. d6 1-0',
    "The Result tag says 0-1, and the result after the moves is 1-0: correct one of the two.",
  ],
  ["1. d6 (1. d7", "This variation is not closed: add ) after its last move."],
  ["1. d6 {never closed", "This comment is not closed: add }."],
  ["[Event]\n\n1. d6", 'This tag is invalid: a tag is one line such as [Event "Friendly"].'],
  ["1. d6 2. f4", '"2." does not fit the side to move: a move may be missing before it.'],
  ["(1. d6)", "A variation must follow the move that it replaces."],
  ["1. d6 )", "There is no variation with moves to close here: remove this parenthesis."],
  ["$1 1. d6", "A glyph must follow a move."],
  ["1. d6 ] f4", '"]" does not belong in the text of a game. Put comments in braces.'],
  [
    "1. d6 f4 2. d6",
    'A cow is on "d6": choose an empty point. The text names no variant and was read as standard: pass the option variant if it is another.',
  ],
  [
    '[Termination "few-cows"]\n\n1. d6 1-0',
    "The moves do not end the game 1-0 (few-cows): moves may be missing, or the reason is another.",
  ],
  ["1. d6 hello f4", '"hello" is not a move. If it belongs to a comment, put that in braces.'],
  [
    `1. d6 ${"abcdefgh".repeat(9)} f4`,
    `"${"abcdefgh".repeat(3)}" is not a move. If it belongs to a comment, put that in braces.`,
  ],
  [`{${"x".repeat(1_000_000)}} *`, "A record may have at most 1000000 characters."],
  [
    `[Variant "nineMens"]\n\n${nestedMoves(101).join(" (")}`,
    "A record may have at most 100 levels of variations.",
  ],
  [
    "1. d6 (1. d6",
    "This variation begins with a move that is already there: add its other moves to that line.",
  ],
  [`1. d6 ${"( ".repeat(2)}`, "A variation must follow the move that it replaces."],
];

test.each(texts)("of a text (%#)", (text, sentence) => {
  const read = safeParseRecord(text);
  expect(read.ok ? "it was read" : read.error.message).toBe(sentence);
});

const record = createRecord();
const game = createGame();
const calls: readonly (readonly [call: () => unknown, sentence: string])[] = [
  [
    () => formatRecord(annotate(record, { comment: "x".repeat(1_000_000) })),
    "A record may have at most 1000000 characters.",
  ],
  [() => parseRecord(7 as never), "Records are read from text, not from 7."],
  [
    () => parseRecord("1. d6", { notation: "uci" as never }),
    'notation must be "wmd" or "mssa" or "playok", not "uci".',
  ],
  [
    () => formatRecord(record, { notation: "uci" as never }),
    'notation must be "wmd" or "mssa" or "playok", not "uci".',
  ],
  [
    () => parseRecords("1. d6", { games: -1 }),
    "games must be a whole number from 0 to 9007199254740991, not -1.",
  ],
  [() => goBack(record, -1), "plies must be 0 or more, or Infinity, not -1."],
  [() => goTo(record, 1), "This record has no node 1."],
  [() => annotate(record, 7 as never), "The notes must be an object, not 7."],
  [() => goBack(record, "south" as never), 'plies must be a number or light or dark, not "south".'],
  [() => annotate(record, { comment: 7 as never }), "A comment must be text, not 7."],
  [() => annotate(record, { glyphs: ["good"] }), "Glyphs must be a list of texts such as $14, !? and ±."],
  [
    () => annotate(record, { startingComment: "before" }),
    "Only the first move of a variation can have a starting comment; use a comment.",
  ],
  [() => setTags(record, 7 as never), "The tags must be an object, not 7."],
  [() => setTags(record, { Variant: "mssa" }), "The record writes the tag Variant itself; leave it out."],
  [
    () => setTags(record, { Result: "1-0" }),
    "The record writes the tag Result itself; end the game with conclude.",
  ],
  [
    () => conclude(record, game),
    'Pass the current game as resign, agreeDraw, forfeit or referee returned it, or an end such as { result: "1-0" }.',
  ],
  [() => parseRecord({ ...record, at: 3 }), "This is not a record: at cannot be 3."],
  [() => goTo({ ...record, at: 1 }, 0), "This is not a record: at cannot be 1."],
  [
    () => goTo(7 as never, 0),
    "A record is an object, not 7; pass a record as createRecord or parseRecord returns it.",
  ],
  [() => parseSanmillPosition(7 as never), "A position is read from text, not from 7."],
  [() => parseSanmillPosition("*".repeat(1001)), "A position has at most 1000 characters, not 1001."],
  [() => parseSanmillPosition(""), 'The board is three rings such as O*@*****, not "".'],
  [() => parseSanmillPosition("********/********/********"), 'The side is w or b, not "".'],
  [() => parseSanmillPosition("*"), 'The board is three rings such as O*@*****, not "*".'],
  [() => parseSanmillPosition("********/********/******** x"), 'The side is w or b, not "x".'],
  [
    () => parseSanmillPosition("********/********/******** w p r 0 9 0 9"),
    "This is the middle of a turn: a cow is still to be shot.",
  ],
  ...["w", "w p p", "w p p 0 9", "w p p 0 9 0"].map(
    (rest) =>
      [
        () => parseSanmillPosition(`********/********/******** ${rest}`),
        "Phase, action and four counts must follow the side, as in w p p 0 9 0 9; this text is cut off.",
      ] as const,
  ),
  [
    () => parseSanmillPosition("********/********/********", "sesotho25"),
    "Such positions are on the board of 24 points.",
  ],
  [
    () => formatSanmillPosition(createGame("sesotho25")),
    "Sanmill writes positions on the board of 24 points only.",
  ],
];

test.each(calls)("of an argument (%#)", (call, sentence) => {
  expect(call).toThrow(expect.objectContaining({ message: sentence }) as Error);
});

test("of a dash between turns", () => {
  const read = safeParseMancalaRecord("1. 4-1");
  expect(read.ok ? "it was read" : read.error.message).toBe(
    "A dash may only join plies of one turn: put a space between turns.",
  );
});

test("of more games than are asked for", () => {
  const [, second] = parseRecords("1. d6 *\n1. f4 *\n", { games: 1 });
  expect(second?.ok || second?.error.message).toBe("There are more games than the 1 that are to be read.");
});

test("of a result that the moves contradict", () => {
  const read = safeParseRecord('[FEN "LL6/2L5/2DD4 d 0,0 - 0 40"]\n\n0-1');
  expect(read.ok ? "it was read" : read.error.message).toBe(
    "The moves end the game 1-0 (few-cows), not 0-1.",
  );
  const two = safeParseRecord("1. d6 * 1-0");
  expect(two.ok ? "it was read" : two.error.message).toBe(
    "The game already has the result *: remove one of the two.",
  );
});
