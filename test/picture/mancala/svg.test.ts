/** A whole picture, letter by letter; and that the same game gives the same one. */
import { createGame, defineVariant } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { expect, test } from "vitest";

test("a small picture", () => {
  const game = createGame(defineVariant("kalah", { name: "one", houses: 1, seeds: 1 }));
  const around = (d: string, breadth: number): string =>
    `<path d="${d}" stroke="#f6e9d6" stroke-width="${breadth + 4}" opacity="0.16" transform="translate(0 4)"/>` +
    `<path d="${d}" stroke="#1d1613" stroke-width="${breadth}"/>` +
    `<path d="${d}" stroke="#000000" stroke-width="${breadth - 14}" opacity="0.28" transform="translate(0 4)"/>`;
  const seed =
    '<path d="M0 0h0" stroke="#000000" stroke-width="26" opacity="0.5" transform="translate(0 3)"/>' +
    '<path d="M0 0h0" stroke="#f6e9d6" stroke-width="24"/>';
  const pit = (x: number, y: number, content: string): string =>
    `<g transform="translate(${x} ${y})">${content}</g>`;
  const words = (x: number, y: number, text: string, size: number, weight: number): string =>
    `<text x="${x}" y="${y}" fill="#f6e9d6" font-size="${size}" text-anchor="middle" font-weight="${weight}">${text}</text>`;
  const picture = svg(game, { theme: "dark", coordinates: false });
  expect(picture.replace(/<path d="M380.*?\/>/, "")).toBe(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 430 400" role="img" aria-hidden="false" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="system-ui,sans-serif">',
      "<title>Mancala</title>",
      '<rect x="0" y="0" width="430" height="400" rx="90" fill="#1d1613"/>',
      '<rect x="8" y="8" width="414" height="384" rx="82" fill="#2e231e"/>',
      pit(345, 185, around("M0-70V70", 104)),
      pit(85, 185, around("M0-70V70", 104)),
      pit(215, 270, around("M0 0h0", 112) + seed),
      pit(215, 130, around("M0 0h0", 112) + seed),
      words(345, 348.24, "0", 34, 700),
      words(85, 348.24, "0", 34, 700),
      words(215, 361.36, "1", 26, 600),
      words(215, 57.36, "1", 26, 600),
      "</svg>",
    ].join(""),
  );
});

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
