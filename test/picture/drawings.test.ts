/** Drawings in four colours, the same data in comments and pictures. `colors.test.ts` tests their contrast. */
import { createGame } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { svg as mancalaSvg } from "morabaraba/mancala/svg";
import { formatComment, parseComment } from "morabaraba/records";
import { svg } from "morabaraba/svg";
import { expect, test } from "vitest";
import { shapeColors } from "../../src/base/drawings.ts";
import { looks } from "../../src/picture/drawings.ts";

test("the colours differ without colour, by their dashes", () => {
  expect(new Set(shapeColors.map((color) => looks[color].dashes)).size).toBe(shapeColors.length);
});

test("what a comment holds is drawn, and what is drawn is written", () => {
  const comment = "[%csl Rd6,Ya1] [%cal Bd6d7]";
  const { drawings } = parseComment(comment);
  const picture = svg(createGame(), { drawings });
  for (const color of ["red", "yellow", "blue"] as const) expect(picture).toContain(looks[color].fill);
  expect(picture).not.toContain(looks.green.fill);
  expect(formatComment({ drawings })).toBe(comment);
  const houses = parseComment("[%csl Ya] [%cal GCb]");
  const board = mancalaSvg(mancala.createGame("oware"), { drawings: houses.drawings });
  for (const color of ["green", "yellow"] as const) expect(board).toContain(looks[color].fill);
});
