/** The plain functions behind a game: stored setups and clocks, moves, ends, the panel's sentences, and tips. */
import { parsePosition } from "morabaraba";
import { describe, expect, test } from "vitest";
import { kitOf, type StoredVariant } from "../src/family/family.ts";
import { words as af } from "../src/languages/af/play.ts";
import { words as de } from "../src/languages/de/play.ts";
import { words as en } from "../src/languages/en/play.ts";
import { words as id } from "../src/languages/id/play.ts";
import { formatClock, leftOf, pressClock, readClock, startClock, stopClock } from "../src/play/clock.ts";
import { faultText, fieldsOf, valueAt, withPoints, withValue } from "../src/play/fields.ts";
import { adviceFor, hintOf } from "../src/play/hints.ts";
import {
  beginMatch,
  endOf,
  fromKept,
  gameOf,
  isBotsTurn,
  loseOnTime,
  mayTakeBack,
  outOfTime,
  playMove,
  rematch,
  resignMatch,
  takeBack,
  takeUp,
  toKept,
} from "../src/play/match.ts";
import { expectationOf } from "../src/play/NewGame.tsx";
import { firstSetup, readSetup, type Setup } from "../src/play/setup.ts";
import { dutyText, lastMoveText, reasonText } from "../src/play/texts.ts";

const [mills, mancala] = [await kitOf("mills"), await kitOf("mancala")];

const names = { you: "You", bot: "Bot" };
const begin = (changes: object = {}) => beginMatch(mills, { ...firstSetup, ...changes }, names, 1000, 0.3);
const clock = { minutes: 1, incrementSeconds: 2 };

describe("a setup from stored data", () => {
  test("is as it was", () => {
    const setup = { ...firstSetup, variant: "mssa", level: 7, side: "random", clock };
    expect(readSetup(JSON.parse(JSON.stringify(setup)), mills)).toEqual(setup);
  });

  test("has defaults for invalid values", () => {
    for (const stored of [undefined, 3, [], { variant: "x", level: 11, side: 2, clock: { minutes: -1 } }]) {
      expect(readSetup(stored, mills)).toEqual(firstSetup);
    }
  });

  test("keeps valid custom rules only", () => {
    const own = { ...mills.variants["standard"], name: "mine", cows: 5 };
    expect(readSetup({ variant: own }, mills).variant).toEqual(own);
    expect(readSetup({ variant: { ...own, cows: 99 } }, mills).variant).toBe("standard");
  });
});

describe("a clock", () => {
  const full = { left: { light: 60_000, dark: 60_000 }, increment: 2000 };

  test("runs for one side, and a move adds the increment", () => {
    const running = startClock(full, "light", 0);
    expect(leftOf(running, "light", 10_000)).toBe(50_000);
    const pressed = pressClock(running, "light", "dark", 10_000);
    expect(leftOf(pressed, "light", 20_000)).toBe(52_000);
    expect(leftOf(pressed, "dark", 20_000)).toBe(50_000);
    expect(leftOf(pressed, "dark", 99_000)).toBe(0);
    expect(stopClock(pressed, 20_000).left).toEqual({ light: 52_000, dark: 50_000 });
  });

  test("is written in minutes and seconds, with tenths at the end", () => {
    expect([600_000, 61_000, 9940, 0].map(formatClock)).toEqual(["10:00", "1:01", "0:09.9", "0:00.0"]);
  });

  test("from stored data is stopped, or invalid", () => {
    expect(readClock({ ...full, running: { side: "light", since: 0 } }, mills.sides)).toEqual(full);
    for (const stored of [null, {}, { left: { light: 1 }, increment: 0 }, { ...full, increment: -1 }]) {
      expect(readClock(stored, mills.sides)).toBeUndefined();
    }
  });
});

describe("a game", () => {
  test("against the bot is taken back to the player's own turn", () => {
    const played = ["d6", "f4", "d2"].reduce((match, move) => playMove(mills, match, move, 0), begin());
    expect(isBotsTurn(mills, played)).toBe(true);
    expect(gameOf(mills, takeBack(mills, played, 0)).ply).toBe(2);
    const answered = playMove(mills, played, "b4", 0);
    expect(gameOf(mills, takeBack(mills, answered, 0)).ply).toBe(2);
  });

  test("in which the player has not moved yet is not taken back", () => {
    const second = playMove(mills, begin({ side: 1 }), "d6", 0);
    expect(mayTakeBack(mills, second)).toBe(false);
    expect(takeBack(mills, second, 0)).toBe(second);
  });

  test("of mancala is taken back through a turn of several moves", () => {
    const two = beginMatch(mancala, { ...firstSetup, family: "mancala", variant: "kalah" }, names, 0, 0);
    const played = ["3", "6", "1"].reduce((match, move) => playMove(mancala, match, move, 0), two);
    expect(gameOf(mancala, takeBack(mancala, played, 0)).ply).toBe(1);
  });

  test("can be resigned, and begins again with sides changed", () => {
    const resigned = resignMatch(mills, playMove(mills, begin(), "d6", 0), 0);
    expect(endOf(mills, resigned)).toEqual({ winner: "dark", reason: "resignation" });
    expect([resigned.mine, rematch(mills, resigned, names, 0).mine]).toEqual(["light", "dark"]);
  });

  test("is lost when the time is up, and cannot be taken back", () => {
    const timed = playMove(mills, begin({ clock, opponent: "person" }), "d6", 0);
    expect(outOfTime(mills, timed, 59_000)).toBeUndefined();
    expect(outOfTime(mills, timed, 61_000)).toBe("dark");
    const lost = loseOnTime(mills, timed, "dark", 61_000);
    expect(endOf(mills, lost)).toEqual({ winner: "light", reason: "time" });
    expect(mayTakeBack(mills, lost)).toBe(false);
  });

  test("is stored and read again, with the remaining time", () => {
    const timed = playMove(mills, begin({ clock }), "d6", 0);
    const kept = toKept(mills, timed, "about", 0, 5000);
    const read = fromKept(mills, JSON.parse(JSON.stringify(kept)));
    expect(read && gameOf(mills, read)).toEqual(gameOf(mills, timed));
    expect(read?.mine).toBe("light");
    expect(read?.clock?.left).toEqual({ light: 62_000, dark: 55_000 });
    expect(fromKept(mills, { ...kept, text: "zz" })).toBeUndefined();
    expect(fromKept(mills, { ...kept, state: { mine: "nobody", setup: 3 } })?.mine).toBeNull();
  });
});

test("the form of rules knows every field of a variant", () => {
  const { board: _, ...fields } = Object(mills.variants["standard"]);
  expect(Object.keys(fieldsOf.mills).sort()).toEqual(Object.keys(fields).sort());
  expect(Object.keys(fieldsOf.mancala).sort()).toEqual(Object.keys(Object(mancala.variants["kalah"])).sort());
  const changed = withValue(Object(mills.variants["standard"]), "tenMoves.plies", 7);
  expect(valueAt(changed, "tenMoves.plies")).toBe(7);
});

test("the form of rules has names for every field and value, in every language", () => {
  for (const { rules } of [en, af, de, id]) {
    for (const fields of Object.values(fieldsOf)) {
      for (const [name, field] of Object.entries(fields)) {
        const inner = field.kind === "group" ? field.fields : { "": field };
        for (const [part, each] of Object.entries(inner)) {
          expect(Object.keys(rules.fields)).toContain(part ? `${name}.${part}` : name);
          if (each.kind !== "choice") continue;
          const worded = each.values.filter((value) => typeof value === "string");
          expect(Object.keys(rules.values)).toEqual(expect.arrayContaining(worded));
        }
      }
    }
  }
});

test("points are set list by list, and a rule without points becomes null", () => {
  const standard = Object(mills.variants["standard"]);
  const closed = withPoints(standard, "noPlacing.points", ["d6"]);
  expect(valueAt(closed, "noPlacing")).toEqual({ points: ["d6"], turns: "first" });
  expect(valueAt(withPoints(closed, "noPlacing.points", []), "noPlacing")).toBeNull();
  const begun = withPoints(withPoints(standard, "setup.light", ["a1"]), "setup.dark", ["g7"]);
  expect(mills.safeParseVariant({ ...begun, name: "begun" }).ok).toBe(true);
  expect(valueAt(withPoints(begun, "setup.light", []), "setup")).toEqual({ light: [], dark: ["g7"] });
  const twice = mills.safeParseVariant({ ...withPoints(begun, "setup.dark", ["a1"]), name: "twice" });
  expect(!twice.ok && "faults" in twice.error && twice.error.faults.map(({ at }) => at)).toEqual([
    "setup.dark[0]",
  ]);
});

test("the form of rules has its errors in the page's language", () => {
  for (const [each, start] of [
    [mills, mills.variants["standard"]],
    [mancala, mancala.variants["congkak"]],
  ] as const) {
    for (const [path, field] of Object.entries(fieldsOf[each.name])) {
      const inner = field.kind === "group" ? Object.entries(field.fields) : [["", field] as const];
      for (const [name, { kind }] of inner) {
        if (kind === "choice") continue;
        const changed = field.kind === "group" ? withValue(Object(start), path, field.usual) : Object(start);
        const wrong = kind === "points" ? ["?"] : Number.NaN;
        const read = each.safeParseVariant(withValue(changed, name ? `${path}.${name}` : path, wrong));
        const faults = !read.ok && "faults" in read.error ? read.error.faults : [];
        expect(faults).toHaveLength(1);
        for (const fault of faults) expect(faultText(fault, af.rules.wrong)).toMatch(/^Gee /);
      }
    }
  }
  expect(faultText({ at: "board", message: "must be a board" }, af.rules.wrong)).toBe("must be a board");
});

test("a game from elsewhere continues at its current position, with the player to move", () => {
  let record = mills.createRecord("standard", { White: "Thandi", Event: "Cup" });
  for (const move of ["d6", "f4", "b4"]) record = mills.playMove(record, move);
  const match = takeUp(mills, "id", mills.goTo(record, 2), 5, names, 1000);
  expect([match.mine, match.setup.level, match.setup.side]).toEqual(["light", 5, 0]);
  expect(mills.mainline(match.record).map(({ ply }) => ply)).toEqual([0, 1, 2]);
  expect(match.record.tags).toMatchObject({ Event: "Cup", White: "You", Black: "Bot" });
  expect(gameOf(mills, match)).toEqual(mills.currentNode(mills.goTo(record, 2)).game);
  expect(takeUp(mills, "id", record, 5, names, 1000).mine).toBe("dark");
});

test("a hint is an arrow or rings on a board of mills, and a ring around a house in mancala", () => {
  const start = mills.createGame("standard");
  expect(hintOf(mills, start, mills.createRecord(), "d6").drawings).toEqual({
    arrows: [],
    rings: [{ point: "d6" }],
  });
  const kalah = mancala.createGame("kalah");
  const record = mancala.createRecord("kalah");
  expect(hintOf(mancala, kalah, record, "3").drawings).toEqual({ rings: [{ point: "C" }] });
  expect(hintOf(mancala, mancala.applyMove(kalah, "1"), record, "1").drawings).toEqual({
    rings: [{ point: "a" }],
  });
  expect(hintOf(mancala, kalah, record, "swap").drawings).toEqual({});
});

test("a level has its expectation if it was measured", () => {
  const expectation = (level: number, variant: Setup["variant"] = "standard") =>
    expectationOf(en.setup, { ...firstSetup, variant, level });
  expect(expectation(1)).toBe("With three or four cows left, the bot gives a win away one time in 3.");
  expect(expectation(9, "sesotho")).toMatch(/one time in 17\.$/);
  expect(expectation(10, "mssa")).toBe("The bot plays endings of up to four cows a side perfectly.");
  expect(expectation(5, "nineMens")).toBeUndefined();
  expect(expectation(5, { base: "standard", cows: 5 } as Setup["variant"])).toBeUndefined();
});

const english = (kit: typeof mills, variant: StoredVariant = "standard") => ({
  library: kit.wordsIn("en", variant),
  words: en,
});

/** The place in a record after some moves. */
const played = (kit: typeof mills, moves: string, variant: never = undefined as never) =>
  kit.currentNode(
    moves.split(" ").reduce((record, move) => kit.playMove(record, move), kit.createRecord(variant)),
  );

describe("the sentence on the player's task", () => {
  const node = played(mills, "a7 d6");
  test.each([
    ["light", false, "Place a cow."],
    ["light", true, "Shoot a cow."],
    ["dark", false, "Light to place a cow."],
    [null, false, "Light to place a cow."],
    [null, true, "Light to shoot a cow."],
  ] as const)("in mills, for %s", (mine, mustShoot, text) => {
    expect(dutyText(mills, english(mills), { node, mine, mustShoot })).toBe(text);
  });

  test("exists in mancala, even if a side moves again", () => {
    const first = mancala.currentNode(mancala.createRecord("kalah" as never));
    const again = played(mancala, "3", "kalah" as never);
    const sentence = (node: typeof first, mine: "south" | null) =>
      dutyText(mancala, english(mancala), { node, mine, mustShoot: false });
    expect(sentence(first, "south")).toBe("Sow a house.");
    expect(sentence(again, "south")).toBe("Sow again.");
    expect(sentence(again, null)).toBe("South moves again.");
  });

  test("exists in every language for every task", () => {
    for (const words of [en, af, de, id]) {
      for (const kit of [mills, mancala]) {
        const turns = Object.keys(kit.words.en.turns).filter((name) => name !== "mayShoot");
        expect(Object.keys(words.duties[kit.name]).sort()).toEqual(turns.sort());
        expect(Object.keys(words.duties.morris)).toEqual(Object.keys(words.duties.mills));
      }
    }
  });
});

describe("the sentence on the last move", () => {
  const node = played(mills, "a7 d6 a4 f4 a1xd6");
  test.each([
    ["light", "You placed a cow on a1. That is a mill: a1 a4 a7. You shot the cow on d6."],
    ["dark", "The bot placed a cow on a1. That is a mill: a1 a4 a7. The bot shot your cow on d6."],
    [null, "Light places a cow on a1. This makes a mill: a1 a4 a7. Light shoots the cow on d6."],
  ] as const)("to %s", (mine, text) => {
    expect(lastMoveText(mills, english(mills), { node, mine })).toBe(text);
  });

  test("says that a player or the opponent passes", () => {
    const start = parsePosition("DLL2DLL/D d 0,1 - 0 7", "achi");
    const node = mills.currentNode(mills.playMove(mills.createRecord(start), "c2"));
    const sentence = (mine: "light" | "dark") => lastMoveText(mills, english(mills), { node, mine });
    expect(sentence("dark")).toBe("You placed a piece on c2. The bot has no move and passes.");
    expect(sentence("light")).toBe("The bot placed a piece on c2. You have no move and pass.");
  });

  test("names the first side to move after placing, if it is not the next", () => {
    const start = parsePosition("DDLDLLLL/LD1DLLLD/DDLLDDDL d 0,1 - first:d 0 23", "shax");
    const node = mills.currentNode(mills.playMove(mills.createRecord(start), "f6"));
    const sentence = (mine: "light" | "dark") => lastMoveText(mills, english(mills), { node, mine });
    expect(sentence("dark")).toContain("All pieces are placed. First to move: You.");
    expect(sentence("light")).toContain("All pieces are placed. First to move: The bot.");
    expect(dutyText(mills, english(mills), { node, mine: "dark", mustShoot: false })).toBe("Remove a piece.");
  });

  test("has words for games without cows, for two people", () => {
    const node = played(mills, "a7", "nineMens" as never);
    const texts = english(mills, "nineMens");
    expect(lastMoveText(mills, texts, { node, mine: null })).toBe("Light places a piece on a7.");
    expect(dutyText(mills, texts, { node, mine: null, mustShoot: false })).toBe("Dark to place a piece.");
  });

  test("does not repeat the turn in mancala", () => {
    const node = played(mancala, "3", "kalah" as never);
    expect(lastMoveText(mancala, english(mancala), { node, mine: "south" }).trim()).toBe(
      "You sowed house 3, which held 4.",
    );
  });

  test("is empty at the beginning", () => {
    const node = mills.currentNode(mills.createRecord());
    expect(lastMoveText(mills, english(mills), { node, mine: "light" })).toBe("");
  });
});

describe("a tip", () => {
  test.each([
    ["8/8/8 l 12,12 - 0 0", { kind: "place" }],
    ["LL6/1D3D2/8 l 10,10 - 0 4", { kind: "close", point: "g7" }],
    ["DD6/1L3L2/8 l 10,10 - 0 4", { kind: "block", point: "g7" }],
    // Both sides could close a mill, and the player's own comes first.
    ["LL6/DD3L2/8 l 9,10 - 0 5", { kind: "close", point: "g7" }],
    ["L1L1L1L1/D1D1D1D1/8 l 0,0 - 0 24", { kind: "move" }],
    ["L7/1D1D3L/2L3D1 l 0,0 - 0 40", { kind: "fly" }],
  ])("for %s", (position, advice) => {
    expect(adviceFor(parsePosition(position))).toMatchObject(advice);
  });

  test("names a mill that wins at once", () => {
    expect(adviceFor(parsePosition("L1L2D2/D l 1,1 - 0 4", "achi"))).toMatchObject({
      kind: "close",
      point: "b3",
    });
  });

  test("is missing when the game is over", () => {
    expect(adviceFor(parsePosition("L1L1L3/D1D1D1D1/8 d 0,0 - 0 41"))).toBeDefined();
    expect(adviceFor(parsePosition("L1L5/D1D1D1D1/8 l 0,0 - 0 40"))).toBeUndefined();
  });
});

test.each([
  ["mills", { winner: "dark", reason: "few-cows" }, "Light has too few cows left."],
  ["mills", { winner: null, reason: "agreement" }, "The players agreed to a draw."],
  ["mancala", { winner: "south", reason: "resignation" }, "North resigned."],
] as const)("why a game of %s ended, without the winner", (family, end, text) => {
  const kit = family === "mills" ? mills : mancala;
  const { library } = english(kit, family === "mills" ? "standard" : "kalah");
  expect(reasonText(kit, library, end)).toBe(text);
});
