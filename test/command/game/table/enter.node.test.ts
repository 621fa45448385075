/** Typed lines at a table: moves, shots, commands and answers. */
import fc from "fast-check";
import { parseRecord } from "morabaraba/records";
import * as words from "morabaraba/words";
import { fill } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { frame } from "../../../../src/command/game/draw/frame.ts";
import { viewOf } from "../../../../src/command/game/draw/view.ts";
import { common, pointsFor, suggestions } from "../../../../src/command/game/table/suggest.ts";
import {
  endOf,
  gameOf,
  nodeOf,
  promptOf,
  recordText,
  type Table,
} from "../../../../src/command/game/table/table.ts";
import { allTables, awaited, messagesAt, tableOf, typed } from "../../../support/command/tables.ts";
import { said } from "../../../support/said.ts";

describe("a line", () => {
  test("only ever changes the table", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "d6",
        "a7",
        "d7",
        "g7",
        "d6-d7",
        "A2",
        "3",
        "draw",
        "no",
        "undo",
        "redo",
        "resign",
        "help",
      ),
      fc.constantFrom("notation", "language", "level 3", "side both", "side light", "level", "new", ""),
    );
    fc.assert(
      fc.property(fc.constantFrom(...allTables), fc.array(line), (start, lines) => {
        const table = typed(start, ...lines);
        expect(promptOf(table)).not.toBe("");
        const view = viewOf(table, { text: "", cursor: 0, picked: -1 });
        expect(frame(view, { columns: 80, rows: 24 }).rows.length).toBeLessThanOrEqual(24);
      }),
    );
  });

  test("plays in either notation, and asks for the shot", () => {
    const table = typed(tableOf("standard"), "a7", "A2", "E2", "d5", "g7");
    expect(table.turn?.pending).toEqual({ to: "g7" });
    expect(promptOf(table)).toBe(
      said(
        ["moves.place", { player: "light", to: "g7" }],
        ["mill", { mill: "a7 d7 g7" }],
        ["turns.shooting", { player: "light" }],
      ),
    );
    expect(gameOf(typed(table, "R2"))).toEqual(gameOf(typed(table, "g7xd5")));
    const missed = typed(table, "a7");
    expect([messagesAt(missed), missed.turn?.pending]).toEqual([
      said(["refusals.not-a-target", { shot: "a7" }]),
      { to: "g7" },
    ]);
    expect(gameOf(typed(missed, "d6")).turn).toBe("dark");
    expect(typed(table, "undo").turn).toBeNull();
  });

  test.each([
    ["d6-d7", said(["refusals.cow-in-hand"])],
    ["z9", 'The board has no point "z9": write a move like a7.'],
    ["d6xa1", said(["refusals.shot-without-mill"])],
    ["hello", '"hello" is neither a move nor a command. Type help to see all commands.'],
    ["undo", said(["terminal.nothingToUndo"])],
    ["level 11", said(["terminal.needs", { command: "level", after: "N" }])],
    ["save", said(["terminal.needs", { command: "save", after: "FILE" }])],
  ])("%s is rejected with a reason", (line, sentence) => {
    const table = typed(tableOf("standard"), line);
    expect([messagesAt(table), nodeOf(table).ply]).toEqual([sentence, 0]);
  });

  test("uses the game's words: cows in Morabaraba, pieces in men's morris", () => {
    expect(messagesAt(typed(tableOf("nineMens"), "d6", "d6"))).toBe(
      said(["morris.refusals.occupied", { to: "d6" }]),
    );
    expect(messagesAt(typed(tableOf("standard"), "d6", "d6"))).toBe(
      said(["refusals.occupied", { to: "d6" }]),
    );
    const { light: player } = words.afMorris.players;
    expect(messagesAt(typed(tableOf("nineMens"), "language", "d6"))).toBe(
      fill(words.afMorris.moves.place, { player, to: "d6" }),
    );
  });

  test("changes the language to the next one or to a named one, by its name in any of them", () => {
    const prompt = (...lines: readonly string[]): string => promptOf(typed(tableOf("mssa"), ...lines));
    const placing = ({ turns, players }: words.Words): string =>
      fill(turns.placing, { player: players.dark });
    expect(prompt("taal")).toBe(placing(words.en));
    expect(prompt("language", "taal")).toBe(placing(words.de));
    expect(prompt("language id", "language af", "taal de")).toBe(placing(words.de));
    expect(prompt("language", "taal", "sprache", "bahasa")).toBe(placing(words.en));
    expect(messagesAt(typed(tableOf("mssa"), "language zu"))).toMatch(/language/);
  });

  test("takes back the bot's reply with the move, and redoes both", () => {
    const { seats } = tableOf("standard", "light");
    const table: Table = { ...typed(tableOf("standard"), "d6", "f4", "d2", "b4"), seats };
    const back = typed(table, "undo");
    expect(nodeOf(back).ply).toBe(2);
    expect(nodeOf(typed(back, "undo")).ply).toBe(0);
    expect(messagesAt(typed(back, "undo", "undo"))).toBe(said(["terminal.nothingToUndo"]));
    expect(nodeOf(typed(back, "redo")).ply).toBe(4);
    expect(
      nodeOf(typed({ ...table, seats: tableOf("standard", "dark").seats }, "undo", "undo", "undo")).ply,
    ).toBe(1);
  });

  test("ends a game by agreement or resignation", () => {
    const asked = typed(tableOf("standard"), "draw");
    expect(promptOf(asked)).toBe(said(["terminal.offers", { player: "light", other: "dark" }]));
    expect(messagesAt(typed(asked, "perhaps"))).toBe(said(["terminal.answer"]));
    expect(messagesAt(typed(asked, "no"))).toBe(said(["terminal.declined", { player: "dark" }]));
    expect(endOf(typed(asked, "y"))).toEqual({ winner: null, reason: "agreement" });
    const over = typed(tableOf("mssa"), "resign");
    expect(messagesAt(over)).toBe("Light wins. Dark resigned.");
    expect(messagesAt(typed(over, "resign"))).toBe(said(["terminal.over"]));
    expect(messagesAt(typed(over, "d6"))).toBe(said(["refusals.game-over"]));
  });

  test("sets the players", () => {
    expect(typed(tableOf("standard", "light"), "level 7").seats).toEqual({ light: "person", dark: 7 });
    expect(typed(tableOf("standard"), "level 7").seats).toEqual({ light: "person", dark: 7 });
    expect(typed(tableOf("kalah", "south", 2), "side north").seats).toEqual({ south: 2, north: "person" });
    expect(typed(tableOf("kalah", "south", 2), "side both").seats).toEqual({
      south: "person",
      north: "person",
    });
    const bots: Table = { ...tableOf("standard"), seats: { light: 3, dark: 5 } };
    expect([typed(bots, "").paused, typed(bots, "", "").paused]).toEqual([true, false]);
    expect(messagesAt(typed(bots, "d6"))).toBe(said(["terminal.notYourTurn"]));
    expect(messagesAt(typed(bots, "resign"))).toBe(said(["terminal.notYourTurn"]));
    expect(messagesAt(typed({ ...tableOf("standard"), seats: { light: 3, dark: "person" } }, "d6"))).toBe(
      said(["terminal.notYourTurn"]),
    );
  });

  test("turns the pages of help and of rules", async () => {
    const help = typed(tableOf("standard"), "help");
    expect(help.page[0]?.text).toMatch(/^resign +give up the game$/m);
    for (const line of ["help", ""]) expect(typed(help, line).page).toEqual([]);
    const rules = await awaited(tableOf("nineMens"), "rules");
    expect(rules.page.map(({ text }) => text).join(" ")).toMatch(
      /^Nine men's morris The board: .* 9 pieces each/,
    );
    expect(rules.page.map(({ text }) => text).join(" ")).not.toMatch(/cow|shoot/);
    expect(typed(rules, "").page).toEqual(rules.page.slice(3));
    expect((await awaited(tableOf("oware"), "rules")).page.length).toBeGreaterThan(3);
  });
});

describe("a slow command", () => {
  test("gives hints and scores in both families", async () => {
    const hinted = await awaited(tableOf("standard"), "hint");
    expect(messagesAt(hinted)).toMatch(/^Try [a-g]\d\.$/);
    expect(messagesAt(hinted)).toContain(hinted.hint[0]!);
    expect((await awaited(tableOf("kalah"), "hint")).hint).toEqual([expect.stringMatching(/^[1-6]$/)]);
    const known = await awaited(typed(tableOf("kalah"), "3"), "analyze");
    expect(messagesAt(known)).toContain("South is certain to win by 8 seeds. Expected: 6");
    const judged = await awaited(typed(tableOf("oware"), "3"), "analyze");
    expect(messagesAt(judged)).toMatch(
      /North stands at [+-]\d+\.\d\d after a search of \d+ plies .* Expected: [a-f]/,
    );
  });

  test("shows a certain end, and explains the last move", async () => {
    const { family, ...rest } = tableOf("standard");
    const start = (position: string): Table => ({
      ...{ ...rest, family },
      record: family.records.createRecord(family.rules.parsePosition(position)),
    });
    const won = start("LL1L1DD1/7D/8 l 0,0 - 0 30");
    expect(messagesAt(await awaited(won, "analyze"))).toMatch(
      /^Light wins by force\. Plies to the end: 1\. Expected: g4-g7x/,
    );
    const missed = typed(won, "g4-f4");
    expect(messagesAt(await awaited(missed, "analyze"))).toMatch(/^g4-f4: .*\. (Light|Dark) /);
    expect(messagesAt(await awaited({ ...won, seats: { light: "person", dark: 4 } }, "draw"))).toMatch(
      /drawn|declines/,
    );
  });

  test("gives a margin of seeds only if it is certain", async () => {
    const table = tableOf("kalah");
    const judged = async (score: number, exact: boolean): Promise<string> => {
      const chooseMove = async () => ({
        score,
        exact,
        depth: 9,
        nodes: 70,
        lines: [{ score, moves: [{ house: 1 }] }],
      });
      const bots = { ...table.family.bots, chooseMove } as never;
      return messagesAt(await awaited({ ...table, family: { ...table.family, bots } }, "analyze"));
    };
    expect(await judged(1_003_400, true)).toBe(
      said(["terminal.margin", { player: "south", margin: 34 }], ["terminal.line", { line: 1 }]),
    );
    expect(await judged(1_003_181, false)).toBe(
      said(["terminal.certain", { player: "south" }], ["terminal.line", { line: 1 }]),
    );
    expect(await judged(-1_003_181, false)).toBe(
      said(["terminal.certain", { player: "north" }], ["terminal.line", { line: 1 }]),
    );
    expect(await judged(-150, false)).toMatch(/^South stands at -1\.50 after/);
  });

  test("saves, asks before it overwrites a file, and loads", async () => {
    const files: Record<string, string> = {};
    const table = typed(tableOf("standard", "light", 4), "d6");
    expect(messagesAt(await awaited(table, "save a.pgn", files))).toBe("Saved as a.pgn.");
    expect(files["a.pgn"]).toContain(
      `[White "${said(["terminal.person"])}"]\n[Black "${said(["terminal.bot", { level: 4 }])}"]`,
    );
    const asked = await awaited(table, "save a.pgn", files);
    expect(promptOf(asked)).toBe("a.pgn already exists. Overwrite it?");
    expect(messagesAt(await awaited(asked, "yes", files))).toBe("Saved as a.pgn.");
    const loaded = await awaited(tableOf("kalah", "south", 9), "load a.pgn", files);
    expect(messagesAt(loaded)).toBe("Loaded a.pgn.");
    expect([nodeOf(loaded).ply, loaded.seats, loaded.earlier]).toEqual([1, { light: "person", dark: 9 }, []]);
    expect(messagesAt(await awaited(table, "load b.pgn", files))).toBe(
      "Could not read b.pgn: no such file: b.pgn",
    );
    const other = await awaited(table, "load c.pgn", { "c.pgn": recordText(typed(tableOf("oware"), "C")) });
    expect([other.family.name, other.earlier]).toEqual(["mancala", [recordText(table)]]);
  });

  test("loads the readable part of a damaged file", async () => {
    const files = {
      "a.pgn": '[Variant "mssa"]\n\n1. d6 f4 2. d6 b4 *\n',
      "b.pgn": "\0\x1b[31mno record (((",
    };
    const table = await awaited(tableOf("standard"), "load a.pgn", files);
    expect([nodeOf(table).ply, messagesAt(table)]).toEqual([
      2,
      expect.stringMatching(/^a\.pgn is damaged; the 2 plies before the fault are loaded\. /),
    ]);
    const kept = await awaited(typed(tableOf("standard"), "d6"), "load b.pgn", files);
    expect([nodeOf(kept).ply, messagesAt(kept)]).toEqual([
      1,
      expect.stringMatching(/^Could not read b\.pgn: /),
    ]);
  });

  test("begins another game and keeps the record of the last one", async () => {
    const table = typed(tableOf("standard", "light"), "d6");
    const next = await awaited(table, "new oware");
    expect([next.record.variant, next.seats]).toEqual(["oware", { south: "person", north: 4 }]);
    expect(next.earlier.map((text) => nodeOf({ ...table, record: parseRecord(text) }).ply)).toEqual([1]);
    expect((await awaited(next, "new")).record.variant).toBe("oware");
    expect(messagesAt(await awaited(table, "new chess"))).toMatch(
      /^Unknown variant "chess"\. The variants are standard,/,
    );
  });
});

test("a saved game keeps moves that were taken back or replaced", () => {
  const back = typed(tableOf("standard"), "d6", "f4", "d2", "undo");
  for (const table of [back, typed(back, "g1")])
    expect(nodeOf({ ...table, record: parseRecord(recordText(table)) })).toMatchObject({
      ply: nodeOf(table).ply,
      game: gameOf(table),
    });
});

// Suggestions for what to type next.

const textsFor = (table: Table, text: string): readonly string[] =>
  suggestions(table, text).map((each) => each.text);

test("moves come first, then commands that begin with the typed text", () => {
  const table = tableOf("standard");
  expect(textsFor(table, "")).toHaveLength(24);
  expect(textsFor(table, "f")).toEqual(["f6", "f4", "f2"]);
  expect(pointsFor(table, "f")).toEqual(["f6", "f4", "f2"]);
  expect(textsFor(table, "d")).toEqual(["d7", "d1", "d6", "d2", "d5", "d3", "draw"]);
  expect(textsFor(table, "D")).toEqual(["draw"]);
  expect(pointsFor(table, "")).toEqual([]);
  expect(textsFor({ ...table, notation: "mssa" }, "A1")).toEqual([]);
  expect(textsFor({ ...table, notation: "mssa" }, "A")).toContain("A1");
});

test("a step, its shot, a question and the words of a command are suggested", () => {
  const table = typed(tableOf("standard"), "a7", "d6", "d7", "d5", "g7");
  expect(textsFor(table, "")).toEqual(["d6", "d5"]);
  expect(textsFor(typed(tableOf("standard"), "draw"), "")).toEqual(["yes", "no"]);
  expect(textsFor(table, "level 1")).toEqual(["level 10"]);
  expect(textsFor(table, "side ")).toEqual(["side light", "side dark", "side both"]);
  expect(textsFor(table, "new ka")).toEqual(["new kalah", "new kalahEmptyCapture"]);
  expect(textsFor(table, "hint ")).toEqual([]);
  expect(textsFor(typed(tableOf("standard"), "resign"), "")).toContain("new");
  expect(textsFor(tableOf("oware"), "")).toEqual(["A", "B", "C", "D", "E", "F"]);
});

test("a line is completed as far as all suggestions agree", () => {
  expect(common(suggestions(tableOf("standard"), "ana"))).toBe("analyze");
  expect(common([{ text: "undo" }, { text: "under" }])).toBe("und");
  expect(common([])).toBe("");
});
