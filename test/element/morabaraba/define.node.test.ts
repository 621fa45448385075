/** On a server there is no page: importing works and defines nothing. */
import { define, MorabarabaBoard } from "morabaraba/board";
import { expect, test } from "vitest";

test("importing and defining do nothing without a page", () => {
  expect(typeof HTMLElement).toBe("undefined");
  expect(() => define()).not.toThrow();
  expect(MorabarabaBoard.observedAttributes).toContain("variant");
});
