/** The whole screen as rows of text, in every size. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitted, type Row, row, widthOf, wrapped } from "../../../../src/command/game/draw/canvas.ts";
import { painterFor } from "../../../../src/command/game/draw/colors.ts";
import { frame } from "../../../../src/command/game/draw/frame.ts";
import { boardOf, viewOf } from "../../../../src/command/game/draw/view.ts";
import { openScreen } from "../../../../src/command/game/screen/screen.ts";
import { suggestions } from "../../../../src/command/game/table/suggest.ts";
import type { Table } from "../../../../src/command/game/table/table.ts";
import { allTables, awaited, tableOf, typed } from "../../../support/command/tables.ts";

const textOf = (line: Row): string => line.map(({ text }) => text).join("");
const frameOf = (table: Table, text = "", size = { columns: 80, rows: 24 }) =>
  frame(viewOf(table, { text, cursor: text.length, picked: 0 }), size);
const screenOf = (table: Table): string => frameOf(table).rows.map(textOf).join("\n");

/** A table after some random moves. */
const tables = fc
  .tuple(fc.constantFrom(...allTables), fc.array(fc.nat(), { maxLength: 40 }))
  .map(([start, choices]) =>
    choices.reduce((table, choice) => {
      const all = suggestions(table, "").filter(({ note }) => note === undefined);
      return all.length === 0 ? table : typed(table, all[choice % all.length]!.text);
    }, start),
  );

describe("the screen", () => {
  test("fits every terminal exactly, whatever is on the table", () => {
    const sizes = fc.record({
      columns: fc.integer({ min: 2, max: 150 }),
      rows: fc.integer({ min: 1, max: 60 }),
    });
    const lines = fc.constantFrom("", "d", "help", "a very long line, longer than the terminal is wide");
    fc.assert(
      fc.property(tables, sizes, lines, (table, size, text) => {
        for (const each of [table, typed(table, "help")]) {
          const { rows, cursor } = frameOf(each, text, size);
          expect(rows.length).toBeLessThanOrEqual(size.rows);
          for (const row of rows) expect(widthOf(row)).toBe(size.columns);
          expect(cursor[0]).toBeLessThan(size.columns);
          expect(cursor[1]).toBeLessThan(size.rows);
        }
      }),
    );
  });

  test("has a board of the size that it reports, in every size", () => {
    const sizes = fc.record({
      columns: fc.integer({ min: 1, max: 130 }),
      rows: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(tables, sizes, fc.boolean(), (table, size, isNamed) => {
        const picture = boardOf(isNamed ? typed(table, "notation") : table)(size);
        const drawn = picture.draw();
        expect(drawn.map(widthOf)).toEqual(Array(picture.height).fill(picture.width));
      }),
    );
  });

  test("does not move the typed line when messages appear", () => {
    const table = tableOf("standard");
    const lines = [table, typed(table, "z9"), typed(table, "d6")].map((each) => frameOf(each).cursor[1]);
    expect(new Set([...lines, frameOf(table, "d").cursor[1]]).size).toBe(1);
  });

  test("distinguishes pieces without colours, and marks the last move, mills, shots and targets", () => {
    const table = typed(tableOf("standard"), "a7", "d6", "d7", "d5", "g7");
    expect(screenOf(table)).toContain("×D×");
    const text = screenOf(typed(table, "d6"));
    expect(text).toContain(" 7 (L)━━━━━━━━━(L)━━━━━━━━━>L<");
    expect(text).toMatch(/6 +│ {3}•─+×─+•/);
    expect(text).toContain("5. (L) g7xd6     E3xA2");
    expect(text).toContain("[D] Dark · person · 10 in hand");
  });

  test("points to the side to move until the game is over", () => {
    expect(screenOf(tableOf("mssa"))).toContain("▸ [D] Dark");
    expect(screenOf(typed(tableOf("mssa"), "resign"))).not.toContain("▸");
    expect(screenOf(tableOf("nineMens"))).not.toContain("cow");
  });

  test("names mancala houses as moves do, and marks typed and hinted ones", async () => {
    const text = screenOf(typed(tableOf("kalah"), "3"));
    expect(text).toMatch(/^ +6 +5 +4 +3 +2 +1 +Kalah/);
    expect(text).toMatch(/^ +0 +1 {2,}1\. {2}v {2}3 *$|^ +0 +1 +$/m);
    const hinted = await awaited(tableOf("kalah"), "hint");
    const marked = boardOf(hinted)({ columns: 80, rows: 24 })
      .draw()
      .flat()
      .filter(({ role }) => role === "mark");
    expect(marked).toEqual([{ text: hinted.hint[0], role: "mark" }]);
  });

  test("shows a page in place of the board", () => {
    expect(screenOf(typed(tableOf("standard"), "help"))).toMatch(/^help .*\nhint .*\n/);
  });
});

// Text in rows of a fixed width.

test("lines are broken without losing a word", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.integer({ min: 1, max: 30 }), (words, width) => {
      const text = words.join(" ");
      const lines = wrapped(text, width);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
  expect([2, 5].map((width) => widthOf(fitted(row("abc"), width)))).toEqual([2, 5]);
});

// Colours, and characters that must not reach a terminal.

test("control characters are replaced", () => {
  for (const depth of [1, 4, 8, 24])
    expect(painterFor(depth)([{ text: "a\x1b]0;title\x07\rb\x9b2J\u202e", role: "plain" }])).toBe(
      "a?]0;title??b?2J?",
    );
});

test.each([
  [1, "\x1b[1mx\x1b[0m"],
  [4, "\x1b[1;30;107mx\x1b[0m"],
  [8, "\x1b[1;38;5;16;48;5;230mx\x1b[0m"],
  [24, "\x1b[1;38;2;26;15;10;48;2;255;241;220mx\x1b[0m"],
])("a terminal of %i bits gets the colours it has", (depth, text) => {
  expect(painterFor(depth)([{ text: "x", role: "light" }])).toBe(text);
});

// The screen, redrawn in place.

test("a line is erased before it is written, because erasing afterwards removes a full line's last character", () => {
  let written = "";
  const screen = openScreen({
    write(text) {
      written += text;
    },
  });
  screen.draw(["a".repeat(80), "b"], [0, 0]);
  expect(written).toContain(`\x1b[1;1H\x1b[K${"a".repeat(80)}\x1b[2;1H\x1b[Kb`);
  screen.draw(["c".repeat(80)], [2, 0]);
  expect(written.slice(written.lastIndexOf("c"))).toBe("c\x1b[2;1H\x1b[K\x1b[1;3H\x1b[?25h\x1b[?2026l");
  const before = written.length;
  screen.draw(["c".repeat(80)], [2, 0]);
  expect(written.slice(before)).not.toContain("c");
  screen.leave();
  screen.draw(["d"], [0, 0]);
  expect(written.endsWith("\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l")).toBe(true);
});
