/** Notes on moves, the main line, removed moves, and declared ends. */
import {
  agreeDraw,
  applyMove,
  createGame,
  forfeit,
  type Game,
  outcome,
  parsePosition,
  referee,
  resign,
} from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import {
  annotate,
  conclude,
  createRecord,
  currentNode,
  endOf,
  formatRecord,
  type GameRecord,
  goBack,
  goTo,
  mainline,
  type Notes,
  parseRecord,
  playMove,
  promoteVariation,
  removeNode,
  setTags,
  takeBack,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { error, line, played } from "../../support/records/played.ts";

/** Returns the moves of a record as text, without tags and result. */
const text = (record: GameRecord): string =>
  formatRecord(record)
    .slice(formatRecord(record).indexOf("\n\n") + 2)
    .replace(/ ?\S+\n$/, "");

/** Two variations of the second ply, the second with a nested one. */
const branched = (): GameRecord =>
  parseRecord("1. d6 f4 (1... d2 2. b4) (1... b2 2. a7 (2. a4 a1) 2... a1) 2. g7 g4");

describe("annotate", () => {
  test("changes the given notes and keeps the others", () => {
    const record = annotate(played("d6"), { comment: " the\n middle ", glyphs: ["!?", "$14"] });
    const notes = (changes: Notes): unknown => {
      const { comment, glyphs } = currentNode(annotate(record, changes));
      return { comment, glyphs };
    };
    expect(notes({})).toEqual({ comment: "the middle", glyphs: ["!?", "$14"] });
    expect(notes({ comment: "ring" })).toEqual({ comment: "ring", glyphs: ["!?", "$14"] });
    expect(notes({ glyphs: ["±"] })).toEqual({ comment: "the middle", glyphs: ["±"] });
    expect(notes({ comment: undefined, glyphs: undefined })).toEqual(notes({}));
    expect(annotate(record, { comment: " ", glyphs: [] }).nodes).toEqual(played("d6").nodes);
  });

  test("copies the list that it is given", () => {
    const glyphs = ["!"];
    const record = annotate(played("d6"), { glyphs });
    glyphs.push("?");
    expect(currentNode(record).glyphs).toEqual(["!"]);
    expect(Object.isFrozen(currentNode(record).glyphs)).toBe(true);
  });

  test("keeps the cached game", () => {
    const record = played("d6 f4");
    expect(currentNode(annotate(record, { comment: "x" })).game).toBe(currentNode(record).game);
  });

  test("comments on the game at the beginning", () => {
    const record = annotate(goTo(played("d6"), 0), { comment: "a game" });
    expect(text(record)).toBe("{a game} 1. d6");
    expect(currentNode(record).comment).toBe("a game");
    expect(() => annotate(record, { glyphs: ["!"] })).toThrow(error("bad-argument", "glyphs"));
    expect(annotate(record, { glyphs: [] }).nodes).toEqual(record.nodes);
  });

  test("sets a starting comment at the first move of a variation, and nowhere else", () => {
    const record = annotate(goTo(branched(), 3), { startingComment: "or" });
    expect(text(record)).toBe("1. d6 f4 ({or} 1... d2 2. b4) (1... b2 2. a7 (2. a4 a1) 2... a1) 2. g7 g4");
    for (const id of [0, 1, 2, 4]) {
      expect(() => annotate(goTo(branched(), id), { startingComment: "or" })).toThrow(
        error("bad-argument", "startingComment"),
      );
      expect(annotate(goTo(branched(), id), { startingComment: "" }).nodes).toEqual(branched().nodes);
    }
  });

  test.each([
    ["notes", null],
    ["notes", 7],
    ["notes", undefined],
    ["marks", { marks: ["!"] }],
    ["comment", { comment: 7 }],
    ["startingComment", { startingComment: [] }],
    ["glyphs", { glyphs: "!" }],
    ["glyphs", { glyphs: [1] }],
    ["glyphs", { glyphs: [["!"]] }],
    ["glyphs", { glyphs: ["x"] }],
    ["glyphs", { glyphs: ["*"] }],
    ["glyphs", { glyphs: ["$1000"] }],
    ["glyphs", { glyphs: ["$"] }],
    ["glyphs", { glyphs: ["! !"] }],
    ["glyphs", { glyphs: ["-"] }],
    ["glyphs", { glyphs: ["!!!!!!!!!"] }],
  ])("rejects %j: %j", (at, notes) => {
    expect(() => annotate(played("d6"), notes as never)).toThrow(error("bad-argument", at));
  });

  test.each("$1 $255 $007 ! ?? !!!!!!!! # ± ∓ = +- -+ +/- -/+ += → □".split(" "))(
    "writes the glyph %s and reads it back",
    (glyph) => {
      const record = annotate(played("d6"), { glyphs: [glyph] });
      expect(currentNode(parseRecord(formatRecord(record))).glyphs).toEqual([glyph]);
    },
  );
});

describe("setTags", () => {
  test("changes some tags and keeps the others", () => {
    const record = createRecord("mssa", { Event: "A", Round: "1" });
    expect(setTags(record, { event: "B", White: "C" }).tags).toEqual({ Event: "B", Round: "1", White: "C" });
    expect(setTags(record, { Event: "", Round: "?" }).tags).toEqual({});
    expect(setTags(record, { Event: undefined }).tags).toEqual(record.tags);
    expect(setTags(record, {}).nodes).toBe(record.nodes);
    expect(() => setTags(record, { Result: "1-0" })).toThrow(error("bad-argument", "tags.Result"));
    expect(() => setTags(record, null as never)).toThrow(error("bad-argument", "tags"));
  });
});

describe("promoteVariation", () => {
  test("makes the current line the main line, at every fork", () => {
    const record = promoteVariation(goTo(branched(), 7));
    expect(record.at).toBe(7);
    expect(text(record)).toBe("1. d6 b2 (1... f4 2. g7 g4) (1... d2 2. b4) 2. a4 (2. a7 a1) 2... a1");
    expect(line(record)).toBe("d6 b2 a4 a1");
    expect(currentNode(record).game).toEqual(currentNode(goTo(branched(), 7)).game);
  });

  test("leaves a main line as it is", () => {
    const record = branched();
    expect(promoteVariation(record)).toBe(record);
    expect(promoteVariation(goTo(record, 0)).nodes).toBe(record.nodes);
  });

  test("appends the starting comment to the move before", () => {
    const record = promoteVariation(annotate(goTo(branched(), 3), { startingComment: "or" }));
    expect(text(record)).toBe("1. d6 {or} d2 (1... f4 2. g7 g4) (1... b2 2. a7 (2. a4 a1) 2... a1) 2. b4");
    const changed = promoteVariation(
      annotate(goTo(annotate(goTo(branched(), 1), { comment: "so" }), 3), { startingComment: "or" }),
    );
    expect(text(changed).slice(0, 22)).toBe("1. d6 {so or} d2 (1...");
    expect(currentNode(changed).startingComment).toBeUndefined();
  });
});

describe("removeNode", () => {
  test("removes a move and everything after it, and goes back", () => {
    const record = removeNode(goTo(branched(), 5));
    expect(text(record)).toBe("1. d6 f4 (1... d2 2. b4) 2. g7 g4");
    expect(record.at).toBe(1);
    expect(record.nodes.slice(5, 10)).toEqual([null, null, null, null, null]);
    expect(record.nodes[10]).toEqual({ move: "g7", after: 2 });
  });

  test("keeps other variations, and the first of them takes the move's place", () => {
    expect(text(removeNode(goTo(branched(), 2)))).toBe("1. d6 d2 (1... b2 2. a7 (2. a4 a1) 2... a1) 2. b4");
    const prefaced = removeNode(goTo(annotate(goTo(branched(), 3), { startingComment: "or" }), 2));
    expect(text(prefaced)).toBe("1. d6 {or} d2 (1... b2 2. a7 (2. a4 a1) 2... a1) 2. b4");
  });

  test("leaves no child after the last move", () => {
    const record = removeNode(played("d6 f4"));
    expect(record.nodes).toEqual([{ move: "" }, { move: "d6" }, null]);
    expect(currentNode(record).next).toEqual([]);
    expect(text(playMove(record, "b4"))).toBe("1. d6 b4");
    expect(line(removeNode(removeNode(record)))).toBe("");
  });

  test("keeps the beginning", () => {
    const record = goTo(branched(), 0);
    expect(removeNode(record)).toBe(record);
  });

  test("removes the end of a game that was decided before its first move", () => {
    const start = createRecord("mssa", { White: "a" });
    const ended = conclude(start, resign(currentNode(start).game, "dark"));
    expect(removeNode(ended)).toStrictEqual(start);
    expect(line(playMove(removeNode(ended), "d6"))).toBe("d6");
  });

  test("removes two plies after going back one", () => {
    expect(line(removeNode(goBack(played("d6 f4 d2 b2"))))).toBe("d6 f4");
  });
});

describe("takeBack", () => {
  test("removes the plies that it goes back over, also before the end of the line", () => {
    expect(line(takeBack(played("d6 f4 d2")))).toBe("d6 f4");
    expect(line(takeBack(goBack(played("d6 f4 d2"))))).toBe("d6");
    expect(line(takeBack(played("d6 f4 d2"), Number.POSITIVE_INFINITY))).toBe("");
    expect(text(takeBack(goTo(branched(), 7), 2))).toBe("1. d6 f4 (1... d2 2. b4) 2. g7 g4");
    const record = branched();
    expect(takeBack(record, 0)).toBe(record);
    expect(() => takeBack(record, -1)).toThrow(error("bad-argument", "plies"));
    const start = createRecord();
    expect(takeBack(start)).toBe(start);
    expect(takeBack(conclude(start, resign(createGame(), "dark")))).toStrictEqual(start);
  });

  test("goes to a player's turn, also if one side has moved twice", () => {
    const { createRecord, currentNode, goBack, playMove, takeBack } = mancalaRecords;
    const sown = ["3", "6", "1"].reduce(playMove, createRecord("kalah"));
    expect(currentNode(sown).game.turn).toBe("south");
    expect(currentNode(takeBack(sown, "south"))).toMatchObject({ ply: 1, next: [] });
    expect(currentNode(takeBack(sown, "north"))).toMatchObject({ ply: 2, next: [] });
    expect(goBack(sown, "south").nodes).toBe(sown.nodes);
    const first = playMove(createRecord("oware"), "C");
    expect(takeBack(first, "north")).toBe(first);
    expect(() => takeBack(sown, "light" as "north")).toThrow(error("bad-argument", "plies"));
  });
});

describe("conclude", () => {
  const made = (): GameRecord => played("d6 f4 d2");
  const game = ["d6", "f4", "d2"].reduce<Game>(applyMove, createGame());

  test.each([
    [resign(game, "dark"), "1-0", "resignation"],
    [resign(game, "light"), "0-1", "resignation"],
    [agreeDraw(game), "1/2-1/2", "agreement"],
    [forfeit(game, "dark", "abandonment"), "1-0", "abandonment"],
    [referee(game, "light", "a7"), "0-1", "double-turn"],
    [referee(game, "dark", "d6"), "1-0", "cheating"],
  ])("ends a game with the decision, %#", (decided, result, termination) => {
    const ended = conclude(made(), decided);
    expect(currentNode(ended).game).toStrictEqual(decided);
    expect(endOf(ended)).toEqual({ result, termination });
    expect(mainline(ended).at(-1)?.game).toStrictEqual(decided);
    expect(mainline(ended).at(-2)?.game).toStrictEqual(currentNode(goBack(made())).game);
    expect(() => playMove(ended, "a7")).toThrow(error("game-over"));
    expect(outcome(currentNode(parseRecord(formatRecord(ended))).game)).toEqual(decided.verdict);
  });

  test("works before the first move", () => {
    const start = createRecord("mssa");
    const ended = conclude(start, forfeit(currentNode(start).game, "dark", "abandonment"));
    expect(formatRecord(ended)).toContain('[Termination "abandonment"]\n\n1-0\n');
    expect(outcome(currentNode(parseRecord(formatRecord(ended))).game)?.winner).toBe("light");
  });

  test("makes the current line the main line, and removes what follows", () => {
    const here = goTo(branched(), 6);
    const ended = conclude(here, resign(currentNode(here).game, "dark"));
    expect(text(ended)).toBe("1. d6 b2 (1... f4 2. g7 g4) (1... d2 2. b4) 2. a7 (2. a4 a1)");
    expect(ended.at).toBe(6);
    const first = goTo(branched(), 1);
    expect(text(conclude(first, resign(currentNode(first).game, "dark")))).toBe("1. d6");
    const spoken = annotate(playMove(goBack(played("d6 f4")), "d2"), { startingComment: "better" });
    const before = goBack(spoken);
    expect(text(conclude(before, resign(currentNode(before).game, "dark")))).toBe("1. d6");
  });

  test("ends a game of mancala", () => {
    const { conclude, createRecord, currentNode, formatRecord, playMove } = mancalaRecords;
    const start = playMove(createRecord("oware"), "C");
    const text = formatRecord(conclude(start, mancala.resign(currentNode(start).game, "north")));
    expect(text).toContain('[Result "1-0"]');
    const verdict = { winner: "south", reason: "resignation" };
    expect(currentNode(mancalaRecords.parseRecord(text)).game).toMatchObject({ verdict });
  });

  test("accepts a result that the moves do not show", () => {
    const end = { result: "1-0", termination: "adjudication" };
    const ended = conclude(made(), end);
    expect(endOf(ended)).toEqual(end);
    expect(currentNode(ended).game).toStrictEqual(game);
    expect(endOf(conclude(ended, { result: "0-1" }))).toEqual({ result: "0-1" });
    expect(conclude(ended, { result: "*" })).toStrictEqual(made());
    const lost = conclude(made(), { result: "1-0", termination: "resignation" });
    expect(lost).toStrictEqual(conclude(made(), resign(game, "dark")));
    for (const decided of [lost, over]) expect(() => conclude(decided, end)).toThrow(error("game-over"));
  });

  test.each([
    ["syntax", { result: "2-0" }],
    ["syntax", { result: "1-0", termination: 7 }],
    ["bad-result", { result: "1-0", termination: "few-cows" }],
    ["bad-result", { result: "*", termination: "agreement" }],
  ])("rejects an end, %s: %j", (code, wrong) => {
    expect(() => conclude(made(), wrong as never)).toThrow(error(code, "game"));
  });

  const over = createRecord(parsePosition("LLL5/DD6/8 d 0,0 - 0 40"));
  const resigned = { winner: "light", reason: "resignation" };
  const shown = { winner: "light", reason: "few-cows" };
  const cyclic: Record<string, unknown> = { ...resign(game, "dark") };
  cyclic["own"] = cyclic;

  const lost = (): GameRecord => conclude(made(), resign(game, "dark"));

  test.each<readonly [record: () => GameRecord, code: string, at: string | undefined, other: unknown]>([
    [made, "bad-argument", "game", game],
    [made, "bad-argument", "game", resign(applyMove(createGame(), "d6"), "dark")],
    [made, "bad-argument", "game", { ...game, verdict: null }],
    ...[null, undefined, 7, {}, { verdict: null }].map(
      (other) => [made, "bad-argument", "game", other] as const,
    ),
    [made, "syntax", "verdict.reason", { ...game, verdict: shown }],
    [() => over, "syntax", "verdict", { ...currentNode(over).game, verdict: resigned }],
    [made, "syntax", "own", { ...resign(game, "dark"), own: 10n }],
    [made, "syntax", "own", cyclic],
    [lost, "game-over", undefined, agreeDraw(game)],
    [lost, "game-over", undefined, resign(game, "dark")],
  ])("rejects any other game, %#", (record, code, at, other) => {
    expect(() => conclude(record(), other as never)).toThrow(error(code, at));
  });

  test("accepts a stored game, and replaces a declared end", () => {
    const stored = JSON.parse(JSON.stringify(resign(game, "dark"))) as Game;
    expect(conclude(made(), stored)).toStrictEqual(conclude(made(), resign(game, "dark")));
    const drawn = { result: "1/2-1/2", termination: "agreement" };
    expect(endOf(conclude(parseRecord("1. d6 f4 2. d2 1-0"), agreeDraw(game)))).toEqual(drawn);
  });

  test("allows another line to be continued and promoted", () => {
    const ended = conclude(made(), resign(game, "dark"));
    const other = promoteVariation(playMove(goBack(ended), "b2"));
    expect(endOf(other)).toEqual({ result: "*" });
    expect(text(other)).toBe("1. d6 f4 2. b2 (2. d2 1-0 {[%termination resignation]})");
    const read = parseRecord(formatRecord(other));
    expect(mainline(read, 4)[0]?.game).toStrictEqual(resign(game, "dark"));
  });
});

test("a move after a declared end removes the end", () => {
  const record = parseRecord("1. d6 f4 1-0");
  expect(endOf(record)).toEqual({ result: "1-0" });
  expect(endOf(playMove(record, "d2"))).toEqual({ result: "*" });
  expect(endOf(goBack(record))).toEqual({ result: "1-0" });
  const longer = playMove(goBack(record), "d2");
  expect(endOf(playMove(longer, "a7"))).toEqual({ result: "1-0" });
});
