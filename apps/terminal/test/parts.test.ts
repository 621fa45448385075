/** The parts of apps/terminal that need no terminal: tables, what is typed, referees, drawings. */
import * as fc from "fast-check";
import { parsePosition, type VariantName, variants } from "morabaraba";
import { encodeGame, rulesetFor } from "morabaraba/engine";
import { variants as mancalaVariants } from "morabaraba/mancala";
import { currentNode, formatRecord, parseRecord } from "morabaraba/records";
import { describe, expect, test, vi } from "vitest";
import { lookupOf } from "../../../src/rules/mills/engine/tablebase.ts";
import { fitted, plainText, widthOf, wrapped } from "../draw/canvas.mjs";
import { painterFor } from "../draw/colours.mjs";
import { frame } from "../draw/frame.mjs";
import { viewOf } from "../draw/view.mjs";
import { enter } from "../enter.mjs";
import { builtIn, builtIns, readPosition, readRecord, readRules } from "../families/all.mjs";
import { endingsOf } from "../families/endings.mjs";
import { formKey, formOf, formScreen, tableFrom } from "../form.mjs";
import { readOptions } from "../options.mjs";
import { abilitiesOf, openScreen } from "../screen.mjs";
import { rulesTold } from "../speak.mjs";
import { common, suggestions } from "../suggest.mjs";
import { asking, endOf, gameOf, placeOf, tableOf } from "../table.mjs";
import type { Beginning, Seat, Strictness, Table } from "../types.ts";
import { own as af } from "../words/af.mjs";
import { own as en } from "../words/en.mjs";

const of = (name: string): Beginning => builtIn(name)!;
const begin = (
  name: string,
  seats: readonly Seat[] = ["person", "person"],
  strictness: Strictness = "refuse",
): Table => tableOf(of(name), { seats, strictness });
/** The table after these lines were typed. */
const typed = (table: Table, ...lines: readonly string[]): Table =>
  lines.reduce((before, line) => enter(before, line).table, table);
const saidAt = (table: Table): string => table.said.map(({ text }) => text).join(" ");
const asView = (table: Table, text = "", picked = -1) => viewOf(table, { text, cursor: text.length, picked });

/** A table after some random moves, some of them of a variant. */
const tables = fc
  .record({
    game: fc.constantFrom(...builtIns),
    choices: fc.array(fc.nat(), { maxLength: 40 }),
    ascii: fc.boolean(),
  })
  .map(({ game, choices, ascii }) =>
    choices.reduce(
      (table, choice) => {
        const all = suggestions(table, "").filter(({ note }) => note === undefined);
        return all.length === 0 ? table : typed(table, all[choice % all.length]!.text);
      },
      tableOf(game, { seats: ["person", "person"], ascii }),
    ),
  );

describe("the screen", { timeout: 60_000 }, () => {
  test("fits every terminal to the character, whatever is on the table", () => {
    fc.assert(
      fc.property(
        tables,
        fc.record({ columns: fc.integer({ min: 2, max: 150 }), rows: fc.integer({ min: 1, max: 60 }) }),
        fc.constantFrom(
          "",
          "d",
          "hint",
          "a very long line that somebody types, longer than the terminal is wide",
        ),
        (table, size, text) => {
          const { rows, cursor } = frame(asView(table, text, 0), size);
          expect(rows.length).toBeLessThanOrEqual(size.rows);
          for (const row of rows) expect(widthOf(row)).toBe(size.columns);
          if (cursor === undefined) return;
          expect(cursor[0]).toBeLessThan(size.columns);
          expect(cursor[1]).toBeLessThan(size.rows);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("has a board that is as large as it says, in every size", () => {
    fc.assert(
      fc.property(
        tables,
        fc.integer({ min: 1, max: 130 }),
        fc.integer({ min: 1, max: 40 }),
        (table, columns, rows) => {
          const picture = table.family.paint(
            gameOf(table),
            {},
            { notation: "mssa", ascii: true },
          )({ columns, rows });
          const drawn = picture.draw();
          expect(drawn.length).toBe(picture.height);
          for (const row of drawn) expect(plainText(row)).toMatch(new RegExp(`^[ -~]{${picture.width}}$`));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("does not move its line while one types and is told things", () => {
    const table = begin("standard");
    const size = { columns: 80, rows: 24 };
    const lineOf = (now: Table, text: string) => frame(asView(now, text), size).cursor?.[1];
    const at = lineOf(table, "");
    expect(at).toBe(lineOf(table, "d"));
    expect(at).toBe(lineOf(typed(table, "z9"), ""));
    expect(at).toBe(lineOf(typed(table, "d6"), ""));
  });

  test("tells cows apart without colours, and marks the last move and mills", () => {
    const table = typed(begin("standard"), "a7", "d6", "d7", "d5", "g7", "d6");
    const text = frame(asView(table), { columns: 80, rows: 24 }).rows.map(plainText).join("\n");
    expect(text).toContain(" 7 (L)━━━━━━━━━(L)━━━━━━━━━>L<");
    expect(text).toContain("×");
    expect(text).toContain("5. (L) g7xd6     E3xA2");
  });

  test("points to the side to move until the game is over", () => {
    const textOf = (table: Table): string =>
      frame(asView(table), { columns: 80, rows: 24 }).rows.map(plainText).join("\n");
    expect(textOf(begin("mssa"))).toContain("▸ [D] Dark");
    expect(textOf(typed(begin("mssa"), "resign"))).not.toContain("▸");
  });

  test("lets nothing through that a terminal would obey", () => {
    for (const depth of [1, 4, 8, 24]) {
      const text = painterFor(depth)([{ text: "a\x1b]0;title\x07\rb\x9b2J", role: "plain" }]);
      expect(text).toBe("a?]0;title??b?2J");
    }
    const row = [{ text: "x", role: "light" }] as const;
    expect(painterFor(1)(row)).toBe("\x1b[1mx\x1b[0m");
    expect(painterFor(4)(row)).toBe("\x1b[1;30;107mx\x1b[0m");
    expect(painterFor(8)(row)).toContain("[1;38;5;16;48;5;230m");
    expect(painterFor(24)(row)).toBe("\x1b[1;38;2;26;15;10;48;2;255;241;220mx\x1b[0m");
  });

  test("erases a line before it is written, because afterwards the last character of a full line would go", () => {
    let written = "";
    const screen = openScreen({ write: (text) => (written += text) });
    screen.draw(["a".repeat(80), "b"]);
    expect(written).toContain(`\x1b[1;1H\x1b[K${"a".repeat(80)}\x1b[2;1H\x1b[Kb`);
    screen.draw(["c".repeat(80)]);
    expect(written.slice(written.lastIndexOf("c"))).toContain("\x1b[2;1H\x1b[K");
    for (const last of "abc") expect(written).not.toContain(`${last}\x1b[K`);
  });

  test("breaks lines without losing a word", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), fc.integer({ min: 1, max: 30 }), (words, width) => {
        const text = words.join(" ");
        const lines = wrapped(text, width);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
    expect(widthOf(fitted([{ text: "abc", role: "plain" }], 2))).toBe(2);
  });

  test.each([
    [{}, {}, { terminal: false }],
    [{ isTTY: true, columns: 80 }, { TERM: "xterm" }, { terminal: true, depth: 1 }],
    [{ isTTY: true, columns: 0 }, { TERM: "xterm" }, { terminal: false }],
    [{ isTTY: true, columns: 80 }, { TERM: "dumb" }, { terminal: false }],
    [{ isTTY: true, columns: 80, getColorDepth: () => 24 }, { TERM: "xterm" }, { terminal: true, depth: 24 }],
    [{ isTTY: true, columns: 80, getColorDepth: () => 24 }, { TERM: "xterm", NO_COLOR: "1" }, { depth: 1 }],
  ])("of %o with %o can do %o", (output, env, abilities) => {
    expect(abilitiesOf(output, env)).toMatchObject(abilities);
  });
});

describe("a line that is typed", { timeout: 60_000 }, () => {
  test("never does anything but change the table, whatever it is", () => {
    const lines = fc.array(
      fc.oneof(
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
          "claim",
        ),
        fc.constantFrom(
          "pickup",
          "position",
          "position 8/8/8 l 12,12 - 0 0",
          "light d6",
          "notation",
          "language",
        ),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...builtIns),
        fc.constantFrom<Strictness>("refuse", "claim", "forfeit"),
        lines,
        (game, strictness, all) => {
          const table = typed(tableOf(game, { seats: ["person", 3], strictness }), ...all);
          expect(asking(table)).not.toBe("");
          expect(frame(asView(table), { columns: 80, rows: 24 }).rows.length).toBeLessThanOrEqual(24);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("plays in either notation, and asks for the shot", () => {
    const table = typed(begin("standard"), "a7", "A2", "E2", "d5", "g7");
    expect(table.turn?.pending).toEqual({ to: "g7" });
    expect(suggestions(table, "")).toEqual([{ text: "d6" }, { text: "d5" }]);
    expect(gameOf(typed(table, "R2")).board).toBe(gameOf(typed(table, "g7xd5")).board);
    expect(saidAt(typed(table, "a7"))).toBe("There is no cow to shoot on a7.");
  });

  test("forfeits, is claimed or is refused, as the referee is strict", () => {
    expect(saidAt(typed(begin("mssa"), "z9"))).toMatch(/^The board has no point "z9"/);
    expect(endOf(typed(begin("mssa", undefined, "forfeit"), "d6xa1"))).toEqual({
      winner: "light",
      reason: "cheating",
    });
    expect(endOf(typed(begin("mssa", undefined, "forfeit"), "light d6"))?.reason).toBe("double-turn");
    expect(endOf(typed(begin("mssa", undefined, "forfeit"), "pickup"))?.reason).toBe("abandonment");
    const offended = typed(begin("mssa", undefined, "claim"), "light d6");
    expect(endOf(offended)).toBeUndefined();
    expect(endOf(typed(offended, "claim"))).toEqual({ winner: "dark", reason: "double-turn" });
    expect(endOf(typed(offended, "d6", "claim"))).toBeUndefined();
    // No bot claims, nor can anybody claim their own offence against one.
    expect(endOf(typed(begin("standard", ["person", 4], "claim"), "d6xa1", "claim"))).toBeUndefined();
  });

  test("is never an offence where it only names a point that does not exist", () => {
    for (const strictness of ["claim", "forfeit"] as const) {
      for (const slip of ["z9", "h9", "d6-d8", "d66", "light h9", "dd6", "D6"]) {
        const after = typed(begin("mssa", undefined, strictness), slip);
        expect([endOf(after), after.offence, after.said.length]).toEqual([undefined, null, 1]);
      }
    }
  });

  test("takes back the bot's answer with the move, and plays both again", () => {
    const table = {
      ...typed(begin("standard"), "d6", "f4", "d2", "b4"),
      seats: { light: "person", dark: 4 },
    } as Table;
    const back = typed(table, "undo");
    expect(placeOf(back).ply).toBe(2);
    expect(placeOf(typed(back, "undo")).ply).toBe(0);
    expect(saidAt(typed(back, "undo", "undo"))).toBe("There is nothing to take back.");
    expect(placeOf(typed(back, "redo")).ply).toBe(4);
  });

  test("what was taken back, or played instead, stands where it stood after it was saved", () => {
    const back = typed(begin("standard"), "d6", "f4", "d2", "undo");
    for (const { record } of [back, typed(back, "g1")] as Table[])
      expect(currentNode(parseRecord(formatRecord(record)))).toEqual(currentNode(record));
  });

  test("is completed as far as all suggestions agree", () => {
    const table = begin("standard");
    expect(suggestions(table, "f").map(({ text }) => text)).toEqual(["f6", "f4", "f2"]);
    expect(common(suggestions(table, "ana"))).toBe("analyse");
    expect(common([{ text: "undo" }, { text: "under" }])).toBe("und");
    expect(common([])).toBe("");
  });
});

describe("what is read from outside", () => {
  test.each([
    "{",
    "[]",
    "null",
    '{"base":"chess"}',
    '{"base":"kalah","houses":99}',
    '{"base":"standard","cows":40}',
  ])("rules %s have a fault that is told", (text) => {
    const read = readRules(text);
    expect(read.ok || read.faults.join("").length).toBeGreaterThan(5);
  });

  test("rules are a whole variant or a base with changes, of either family", () => {
    for (const [name, variant] of [...Object.entries(variants), ...Object.entries(mancalaVariants)]) {
      for (const text of [JSON.stringify(variant), JSON.stringify({ base: name })]) {
        const read = readRules(text);
        expect(read.ok && read.value.family).toBe(of(name).family);
      }
    }
  });

  test("records and positions of every variant find their family", () => {
    for (const { family, variant } of builtIns) {
      const table = tableOf({ family, variant }, { seats: [] });
      const read = readRecord(family.records.formatRecord(table.record));
      expect(read.ok && read.record.variant).toBe(variant);
      const position = family.rules.formatPosition(gameOf(table));
      expect(readPosition(position, { family, variant }).ok).toBe(true);
      expect(readPosition("nonsense", { family, variant }).ok).toBe(false);
    }
  });

  test("flags say what to play, or every fault", async () => {
    expect(await readOptions(["--light", "3", "--variant", "oware"])).toMatchObject({
      ok: true,
      value: { seats: [3, 4], asked: true, beginning: { variant: "oware" } },
    });
    const wrong = await readOptions(["--dark", "0", "--seed", "x", "--language", "fr", "--position", "?"]);
    expect(wrong.ok ? [] : wrong.faults.length).toBe(4);
    expect((await readOptions(["--nonsense"])).ok).toBe(false);
  });
});

test("endings are solved meanwhile, and not where no table holds the rules", async () => {
  const answerTo = (variant: VariantName, position: string) => {
    const ask = lookupOf(endingsOf(parsePosition(position, variant)));
    const ruleset = rulesetFor(variant);
    return ask?.(ruleset, encodeGame(ruleset, parsePosition(position, variant)), true);
  };
  const ending = ["sixMens", "L1L2L2/D2D1D2 l 0,0 - 0 60"] as const;
  expect(answerTo(...ending)).toBeUndefined();
  await vi.waitFor(() => expect(answerTo(...ending)).toBe(-6), { timeout: 50_000, interval: 200 });
  expect(answerTo("threeMens", "LDDL1LD1/1 d 0,0 - 0 6")).toBeUndefined();
});

describe("the form", () => {
  test("describes a table for every choice in every line", () => {
    const form = formOf(builtIns, {
      seats: ["person", 4],
      strictness: "refuse",
      language: "en",
      ascii: false,
    });
    const keys = fc.array(fc.constantFrom("up", "down", "left", "right", "x"));
    fc.assert(
      fc.property(keys, (pressed) => {
        const after = pressed.reduce(formKey, form);
        expect(formScreen(after, { columns: 80, rows: 24 }).length).toBeLessThanOrEqual(24);
        expect(endOf(tableFrom(after))).toBeUndefined();
      }),
    );
    expect(tableFrom(formKey(form, "left")).family.name).toBe("mancala");
  });
});

describe("the words", () => {
  const textsOf = (value: unknown, at = ""): [string, string][] =>
    typeof value === "string"
      ? [[at, value]]
      : Object.entries(Object(value)).flatMap(([name, part]) => textsOf(part, `${at}.${name}`));
  const namesIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

  test("of both languages say the same things with the same names", () => {
    expect(textsOf(af).map(([at, text]) => [at, namesIn(text)])).toEqual(
      textsOf(en).map(([at, text]) => [at, namesIn(text)]),
    );
  });

  test("are those without cattle for men's morris, and follow the language", () => {
    const told = ["en", "af"].map((language) => {
      const nine = { ...begin("nineMens"), language: language as "en" | "af" };
      return `${asking(nine)} ${rulesTold(nine).join(" ")}`;
    });
    expect(told[0]).toMatch(/Light to place a piece\..* 9 pieces/s);
    expect(told[1]).toMatch(/Lig moet 'n stuk plaas\..* 9 stukke/s);
    expect(told.join(" ")).not.toMatch(/cow|koei|shoot|skiet/);
    expect(asking(begin("standard"))).toBe("Light to place a cow.");
  });

  test("for commands are one word each, and like no move", () => {
    for (const { commands } of [en, af]) {
      const all = Object.values(commands).map(([word]) => String(word));
      expect(new Set(all).size).toBe(all.length);
      for (const word of all) expect(word).toMatch(/^\p{Ll}+$/u);
    }
  });
});
