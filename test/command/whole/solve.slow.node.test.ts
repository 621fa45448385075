/** The command `solve`: a won position, and a draw. */
import { expect, test } from "vitest";
import { ran } from "../../support/command/io.ts";

test("solve prints the result of a position and of each move", async () => {
  const three = ["--position", "LL1D4/2DD4/3L4 l 0,0 - 0 60"];
  expect((await ran(["solve", ...three])).out).toMatch(/^light to move: won in 1 ply\n/);
  expect(JSON.parse((await ran(["solve", ...three, "--json"])).out)).toMatchObject({
    result: "won",
    plies: 1,
  });
  const drawn = ["--position", "L7/2D2D2/1D1L2L1 l 0,0 - 8 60"];
  expect((await ran(["solve", ...drawn])).out).toMatch(
    /^light to move: drawn\n(.*\n)*.* the other side: drawn\n/,
  );
});
