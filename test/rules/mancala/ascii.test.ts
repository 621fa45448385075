/** Games as ASCII drawings. */
import { applyMove, ascii, createGame, defineVariant } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { board, lazily } from "../../support/mancala/positions.ts";

const kalah = lazily(() => createGame());

describe("a drawing", () => {
  test("shows both rows, the stores and the names of the houses", () => {
    expect(`\n${ascii(applyMove(kalah(), "3"))}\n`).toBe(`
        6    5    4    3    2    1
     +----+----+----+----+----+----+
     |  4 |  4 |  4 |  4 |  4 |  4 |
   0 +----+----+----+----+----+----+   1
     |  4 |  4 |  0 |  5 |  5 |  5 |
     +----+----+----+----+----+----+
        1    2    3    4    5    6
`);
  });

  test("names the houses of oware with letters, and widens for many seeds", () => {
    const rules = defineVariant("oware", { name: "wide", houses: 2 });
    expect(`\n${ascii(board("0,120,3,1; 7,123; S", rules))}\n`).toBe(`
         b     a
     +-----+-----+
     |   1 |   3 |
 123 +-----+-----+   7
     |   0 | 120 |
     +-----+-----+
         A     B
`);
  });
});
