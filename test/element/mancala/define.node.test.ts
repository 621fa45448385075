/** On a server there is no page: importing works and defines nothing. */
import { define, MancalaBoard } from "morabaraba/mancala/board";
import { expect, test } from "vitest";

test("importing and defining do nothing without a page", () => {
  expect(typeof HTMLElement).toBe("undefined");
  expect(() => define()).not.toThrow();
  expect(MancalaBoard.observedAttributes).toContain("variant");
});
