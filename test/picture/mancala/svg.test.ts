/** The options of a picture of a mancala game. */
import { createGame } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { expect, test } from "vitest";

test.each([
  [5],
  ["3"],
  [{}],
  [[5]],
  [[null]],
  [[{ kind: "jump" }]],
  [[{ kind: "sow", at: 32 }]],
  [[{ kind: "sow" }]],
  [[{ kind: "lift", at: -1 }]],
  [[{ kind: "capture", at: "east" }]],
])("a sowing that explainMove cannot return is rejected: %j", (sowing) => {
  expect(() => svg(createGame(), { sowing: sowing as never })).toThrow(
    expect.objectContaining({ name: "ArgumentError", at: expect.stringMatching(/^sowing/) }),
  );
});

test("the error for an unknown kind of step lists all kinds", () => {
  expect(() => svg(createGame(), { sowing: [{ kind: "jump" }] as never })).toThrow(
    '"lift" or "relay" or "sow" or "capture" or "forfeit" or "swap" or "turn" or "sweep" or "end", not "jump"',
  );
});

test("labels on houses are drawn, and bad ones rejected", () => {
  expect(svg(createGame(), { drawings: { labels: { C: "+8" } } })).toContain(">+8</text>");
  for (const [labels, fault] of [
    ["C", 'an object such as { C: "+8" }'],
    [{ C3: "+8" }, "a house such as C"],
    [{ C: "thirteen long" }, "1 to 12 characters"],
  ] as const)
    expect(() => svg(createGame(), { drawings: { labels: labels as never } })).toThrow(fault);
});

test("missing and undefined options mean the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [{}, { theme: undefined, title: undefined, sowing: undefined }])
    expect(svg(game, options)).toBe(picture);
  expect(svg(JSON.parse(JSON.stringify(game)))).toBe(picture);
});
