/** The element in Chromium: what a person does on it, and what it tells its page. */
import { createGame } from "morabaraba";
import { expect, test } from "vitest";
import { commands } from "vitest/browser";
import { act, boardOn, buttonOf, drawn, middleOf, statusOf } from "../support/element/page.ts";

test("a click places a cow", async () => {
  const board = boardOn();
  await drawn();
  await act(["click", ...middleOf(buttonOf(board, "d6"))]);
  expect(board.game.board).toBe("........".concat(".L......", "........"));
  expect(statusOf(board)).toBe("Light places a cow on d6. Dark to place a cow.");
  await act(["tap", ...middleOf(buttonOf(board, "a1"))]);
  expect(board.game.ply).toBe(2);
  await new Promise((r) => setTimeout(r, 400));
  await commands.photograph("first");
  const t = performance.now();
  for (let i = 0; i < 20; i++) await act(["click", ...middleOf(buttonOf(board, "d6"))]);
  console.log("ms per click", (performance.now() - t) / 20);
  const heard = await commands.hear();
  console.log(JSON.stringify(heard.slice(0, 12)));
  board.game = createGame("sesotho25");
});
