/** What a picture may be asked, and that the same game gives the same one. */
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
])("the last sowing is what explainMove gives, unlike %j", (sowing) => {
  expect(() => svg(createGame(), { sowing: sowing as never })).toThrow(
    expect.objectContaining({ name: "ArgumentError", at: expect.stringMatching(/^sowing/) }),
  );
});

test("the kinds of steps are all told to who gives another", () => {
  expect(() => svg(createGame(), { sowing: [{ kind: "jump" }] as never })).toThrow(
    '"lift" or "relay" or "sow" or "capture" or "forfeit" or "swap" or "turn" or "sweep" or "end", not "jump"',
  );
});

test("missing options and undefined ones are the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [{}, { theme: undefined, title: undefined, sowing: undefined }])
    expect(svg(game, options)).toBe(picture);
  expect(svg(JSON.parse(JSON.stringify(game)))).toBe(picture);
});
