/** The command that solves: a won position, and one that nobody wins. */
import { expect, test } from "vitest";
import { ran } from "../../support/command/surroundings.ts";

test("solve says who wins, and what each move is worth", async () => {
  const three = ["--position", "LL1D4/2DD4/3L4 l 0,0 - 0 60"];
  expect((await ran(["solve", ...three])).out).toMatch(/^light to move: won in 1 plies\n/);
  expect(JSON.parse((await ran(["solve", ...three, "--json"])).out)).toMatchObject({
    result: "won",
    plies: 1,
  });
  const drawn = ["--variant", "nineMens", "--position", "L1L1L3/8/1D1D1D2 d 0,0 - 0 60"];
  expect((await ran(["solve", ...drawn])).out).toMatch(/^dark to move: (drawn|won|lost)/);
});
