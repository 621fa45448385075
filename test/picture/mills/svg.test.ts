/** The same game gives the same picture. */
import { createGame, legalMoves, parsePosition } from "morabaraba";
import { svg } from "morabaraba/svg";
import { expect, test } from "vitest";

test("the same game gives the same picture, even after JSON", () => {
  const game = parsePosition("LL2D1LD/1D1L2D1/3D3L l 0,0 - 0 10");
  const options = {
    moves: legalMoves(game),
    destinations: true,
    mills: true,
    theme: "dark",
    drawings: { arrows: [{ from: "a7", to: "d7" }] },
  } as const;
  const picture = svg(game, options);
  expect(svg(JSON.parse(JSON.stringify(game)), JSON.parse(JSON.stringify(options)))).toBe(picture);
});

test("missing and undefined options mean the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [undefined, {}, { theme: undefined, title: undefined, lastMove: undefined }])
    expect(svg(game, options)).toBe(picture);
  expect(picture).toContain("<title>Morabaraba</title>");
  expect(svg(game, { title: "Ours" })).toContain("<title>Ours</title>");
});
