/** The panel's sentences, and the tips for a first game. */
import { parsePosition } from "morabaraba";
import { describe, expect, test } from "vitest";
import { kitOf, type StoredVariant } from "../src/family/family.ts";
import { words as af } from "../src/languages/af/play.ts";
import { words as de } from "../src/languages/de/play.ts";
import { words as en } from "../src/languages/en/play.ts";
import { words as id } from "../src/languages/id/play.ts";
import { adviceFor } from "../src/play/coach.ts";
import { dutyText, lastMoveText, reasonText } from "../src/play/texts.ts";

const [mills, mancala] = [await kitOf("mills"), await kitOf("mancala")];
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
