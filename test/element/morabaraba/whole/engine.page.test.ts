/** The engine in a page: a position with and without a place of its own to be read into. */
import { createGame } from "morabaraba";
import { createPosition, encode, rulesetFor } from "morabaraba/engine";
import { expect, test } from "vitest";

test("a game is read into a new position or into one that is given", () => {
  const ruleset = rulesetFor("standard");
  const given = createPosition();
  expect(encode(ruleset, createGame(), given)).toBe(given);
  expect(encode(ruleset, createGame())).toEqual(given);
});
