/** The plain functions behind a game: setups and clocks from stored data, moves, takebacks, ends. */
import { describe, expect, test } from "vitest";
import { kitOf } from "../src/family/family.ts";
import { words as af } from "../src/languages/af/play.ts";
import { words as de } from "../src/languages/de/play.ts";
import { words as en } from "../src/languages/en/play.ts";
import { words as id } from "../src/languages/id/play.ts";
import { formatClock, leftOf, pressClock, readClock, startClock, stopClock } from "../src/play/clock.ts";
import { faultText, fieldsOf, valueAt, withPoints, withValue } from "../src/play/fields.ts";
import { hintOf } from "../src/play/hint.ts";
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

const [kit, mancala] = [await kitOf("mills"), await kitOf("mancala")];

const names = { you: "You", bot: "Bot" };
const begin = (changes: object = {}) => beginMatch(kit, { ...firstSetup, ...changes }, names, 1000, 0.3);
const clock = { minutes: 1, incrementSeconds: 2 };

describe("a setup from stored data", () => {
  test("is as it was", () => {
    const setup = { ...firstSetup, variant: "mssa", level: 7, side: "random", clock };
    expect(readSetup(JSON.parse(JSON.stringify(setup)), kit)).toEqual(setup);
  });

  test("has defaults for invalid values", () => {
    for (const stored of [undefined, 3, [], { variant: "x", level: 11, side: 2, clock: { minutes: -1 } }]) {
      expect(readSetup(stored, kit)).toEqual(firstSetup);
    }
  });

  test("keeps valid custom rules only", () => {
    const own = { ...kit.variants["standard"], name: "mine", cows: 5 };
    expect(readSetup({ variant: own }, kit).variant).toEqual(own);
    expect(readSetup({ variant: { ...own, cows: 99 } }, kit).variant).toBe("standard");
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
    expect(readClock({ ...full, running: { side: "light", since: 0 } }, kit.sides)).toEqual(full);
    for (const stored of [null, {}, { left: { light: 1 }, increment: 0 }, { ...full, increment: -1 }]) {
      expect(readClock(stored, kit.sides)).toBeUndefined();
    }
  });
});

describe("a game", () => {
  test("against the bot is taken back to the player's own turn", () => {
    const played = ["d6", "f4", "d2"].reduce((match, move) => playMove(kit, match, move, 0), begin());
    expect(isBotsTurn(kit, played)).toBe(true);
    expect(gameOf(kit, takeBack(kit, played, 0)).ply).toBe(2);
    const answered = playMove(kit, played, "b4", 0);
    expect(gameOf(kit, takeBack(kit, answered, 0)).ply).toBe(2);
  });

  test("in which the player has not moved yet is not taken back", () => {
    const second = playMove(kit, begin({ side: 1 }), "d6", 0);
    expect(mayTakeBack(kit, second)).toBe(false);
    expect(takeBack(kit, second, 0)).toBe(second);
  });

  test("of mancala is taken back through a turn of several moves", () => {
    const two = beginMatch(mancala, { ...firstSetup, family: "mancala", variant: "kalah" }, names, 0, 0);
    const played = ["3", "6", "1"].reduce((match, move) => playMove(mancala, match, move, 0), two);
    expect(gameOf(mancala, takeBack(mancala, played, 0)).ply).toBe(1);
  });

  test("can be resigned, and begins again with sides changed", () => {
    const resigned = resignMatch(kit, playMove(kit, begin(), "d6", 0), 0);
    expect(endOf(kit, resigned)).toEqual({ winner: "dark", reason: "resignation" });
    expect([resigned.mine, rematch(kit, resigned, names, 0).mine]).toEqual(["light", "dark"]);
  });

  test("is lost when the time is up, and cannot be taken back", () => {
    const timed = playMove(kit, begin({ clock, opponent: "person" }), "d6", 0);
    expect(outOfTime(kit, timed, 59_000)).toBeUndefined();
    expect(outOfTime(kit, timed, 61_000)).toBe("dark");
    const lost = loseOnTime(kit, timed, "dark", 61_000);
    expect(endOf(kit, lost)).toEqual({ winner: "light", reason: "time" });
    expect(mayTakeBack(kit, lost)).toBe(false);
  });

  test("is stored and read again, with the remaining time", () => {
    const timed = playMove(kit, begin({ clock }), "d6", 0);
    const kept = toKept(kit, timed, "about", 0, 5000);
    const read = fromKept(kit, JSON.parse(JSON.stringify(kept)));
    expect(read && gameOf(kit, read)).toEqual(gameOf(kit, timed));
    expect(read?.mine).toBe("light");
    expect(read?.clock?.left).toEqual({ light: 62_000, dark: 55_000 });
    expect(fromKept(kit, { ...kept, text: "zz" })).toBeUndefined();
    expect(fromKept(kit, { ...kept, state: { mine: "nobody", setup: 3 } })?.mine).toBeNull();
  });
});

test("the form of rules knows every field of a variant", () => {
  const { board: _, ...fields } = Object(kit.variants["standard"]);
  expect(Object.keys(fieldsOf.mills).sort()).toEqual(Object.keys(fields).sort());
  expect(Object.keys(fieldsOf.mancala).sort()).toEqual(Object.keys(Object(mancala.variants["kalah"])).sort());
  const changed = withValue(Object(kit.variants["standard"]), "tenMoves.plies", 7);
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
  const standard = Object(kit.variants["standard"]);
  const closed = withPoints(standard, "noPlacing.points", ["d6"]);
  expect(valueAt(closed, "noPlacing")).toEqual({ points: ["d6"], turns: "first" });
  expect(valueAt(withPoints(closed, "noPlacing.points", []), "noPlacing")).toBeNull();
  const begun = withPoints(withPoints(standard, "setup.light", ["a1"]), "setup.dark", ["g7"]);
  expect(kit.safeParseVariant({ ...begun, name: "begun" }).ok).toBe(true);
  expect(valueAt(withPoints(begun, "setup.light", []), "setup")).toEqual({ light: [], dark: ["g7"] });
  const twice = kit.safeParseVariant({ ...withPoints(begun, "setup.dark", ["a1"]), name: "twice" });
  expect(!twice.ok && "faults" in twice.error && twice.error.faults.map(({ at }) => at)).toEqual(["setup"]);
});

test("the form of rules has its errors in the page's language", () => {
  for (const [each, start] of [
    [kit, kit.variants["standard"]],
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
  let record = kit.createRecord("standard", { White: "Thandi", Event: "Cup" });
  for (const move of ["d6", "f4", "b4"]) record = kit.playMove(record, move);
  const match = takeUp(kit, "id", kit.goTo(record, 2), 5, names, 1000);
  expect([match.mine, match.setup.level, match.setup.side]).toEqual(["light", 5, 0]);
  expect(kit.mainline(match.record).map(({ ply }) => ply)).toEqual([0, 1, 2]);
  expect(match.record.tags).toMatchObject({ Event: "Cup", White: "You", Black: "Bot" });
  expect(gameOf(kit, match)).toEqual(kit.currentNode(kit.goTo(record, 2)).game);
  expect(takeUp(kit, "id", record, 5, names, 1000).mine).toBe("dark");
});

test("a hint is an arrow or rings on a board of mills, and a ring around a house in mancala", () => {
  const start = kit.createGame("standard");
  expect(hintOf(kit, start, kit.createRecord(), "d6").drawings).toEqual({
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
