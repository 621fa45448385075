/** Boards as text. */
import { ascii, type Board, createGame } from "morabaraba";
import { expect, test } from "vitest";
import { changed, position } from "../../support/mills/positions.ts";
import { builtIns } from "../../support/mills/reference.ts";

const drawn = (text: string): string => text.replace(/^\n/, "").replace(/\n *$/, "");

test("the board with diagonals", () => {
  const game = position({ light: "a7 d6 c3 e4", dark: "g7 f4 d1", hands: [8, 9] });
  expect(ascii(game)).toBe(
    drawn(`
7  L-----------.-----------D
   | \\         |         / |
6  |   .-------L-------.   |
   |   | \\     |     / |   |
5  |   |   .---.---.   |   |
   |   |   |       |   |   |
4  .---.---.       L---D---.
   |   |   |       |   |   |
3  |   |   L---.---.   |   |
   |   | /     |     \\ |   |
2  |   .-------.-------.   |
   | /         |         \\ |
1  .-----------D-----------.
   a   b   c   d   e   f   g
`),
  );
});

test("the board without diagonals", () => {
  const rows = ascii(createGame("nineMens")).split("\n");
  expect(rows[0]).toBe("7  .-----------.-----------.");
  expect(rows[1]).toBe("   |           |           |");
  expect(rows[3]).toBe("   |   |       |       |   |");
  expect(rows).toHaveLength(14);
});

test("the board with a centre", () => {
  const rows = ascii(position({ variant: "sesotho25", light: "d4", dark: "d5", hands: [11, 11] })).split(
    "\n",
  );
  expect(rows.slice(1, 8)).toEqual([
    "   | \\         |         / |",
    "6  |   .-------.-------.   |",
    "   |   |       |       |   |",
    "5  |   |   .---D---.   |   |",
    "   |   |   |   |   |   |   |",
    "4  .---.---.---L---.---.---.",
    "   |   |   |   |   |   |   |",
  ]);
});

const nine: Board = {
  points: "a3 b3 c3 a2 b2 c2 a1 b1 c1".split(" "),
  rings: [3, 3, 3],
  lines: "a3 b3 c3, a2 b2 c2, a1 b1 c1, a3 a2 a1, b3 b2 b1, c3 c2 c1, a3 b2 c1, c3 b2 a1"
    .split(", ")
    .map((line) => line.split(" ") as [string, string, string]),
  links: [],
};

test("a custom board, drawn by the names of its points", () => {
  const variant = changed("standard", { board: nine, cows: 3 });
  expect(ascii(position({ variant, light: "a3 b1", dark: "b2", hands: [1, 2] }))).toBe(
    drawn(`
3  L---.---.
   | \\ | / |
2  .---D---.
   | / | \\ |
1  .---L---.
   a   b   c
`),
  );
});

test("a custom board, drawn by its coordinates, without ranks and files", () => {
  const at = Object.fromEntries(
    nine.points.map((point, i) => [point, [2 * (i % 3), Math.floor(i / 3)] as const]),
  );
  const variant = changed("standard", { board: { ...nine, at }, cows: 3 });
  expect(ascii(position({ variant, light: "a3 b1", dark: "b2", hands: [1, 2] }))).toBe(
    drawn(`
.-------L-------.
|   \\   |   /   |
.-------D-------.
|   /   |   \\   |
L-------.-------.
`).replace(/ \n/g, "\n"),
  );
});

test("files and ranks of two digits, and gaps between them", () => {
  const board: Board = {
    points: ["b12", "b11", "e11", "e12", "b9", "e9"],
    rings: [6],
    lines: [
      ["b12", "b11", "b9"],
      ["e12", "e11", "e9"],
    ],
    links: [["b12", "e12"]],
  };
  const variant = changed("standard", { board, cows: 3 });
  expect(ascii(position({ variant, light: "b11", dark: "e12", hands: [2, 2] }))).toBe(
    drawn(`
12 .-----------D
   |           |
11 L           .
   |           |
   |           |
   |           |
9  .           .
   b           e
`),
  );
});

test("every line that is drawn stays inside the text", () => {
  for (const name of Object.keys(builtIns)) {
    const rows = ascii(createGame(name as keyof typeof builtIns)).split("\n");
    const { board } = builtIns[name as keyof typeof builtIns];
    const files = board.points.map((point) => board.at?.[point]?.[0] ?? point.charCodeAt(0) - 97);
    const beside = board.at === undefined ? 3 : 0;
    expect(Math.max(...rows.map((row) => row.length))).toBe(beside + 4 * Math.max(...files) + 1);
    for (const row of rows) expect(row).toBe(row.trimEnd());
  }
});
