/** On a server, importing works and defines nothing. */
import { define, MorabarabaBoardElement } from "morabaraba/board";
import { define as defineMancala, MancalaBoardElement } from "morabaraba/mancala/board";
import { expect, test } from "vitest";

test.each([
  [define, MorabarabaBoardElement],
  [defineMancala, MancalaBoardElement],
])("importing and defining do nothing without a page", (defineBoard, Board) => {
  expect(typeof HTMLElement).toBe("undefined");
  expect(() => defineBoard()).not.toThrow();
  expect(Board.observedAttributes).toContain("variant");
});
