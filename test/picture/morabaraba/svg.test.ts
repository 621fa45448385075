/** A whole picture, letter by letter; and that the same game gives the same one. */
import { createGame, defineVariant, legalMoves, parsePosition, variants } from "morabaraba";
import { svg } from "morabaraba/svg";
import { expect, test } from "vitest";

const three = defineVariant(variants.nineMens, {
  name: "three",
  cows: 3,
  board: {
    points: ["a2", "b2", "c2", "a1", "b1", "c1"],
    rings: [6],
    lines: [
      ["a2", "b2", "c2"],
      ["a1", "b1", "c1"],
    ],
    links: [["a2", "a1"]],
  },
});

const cow = (x: number, y: number, scale = ""): string =>
  `<g transform="translate(${x} ${y})${scale}"><circle cx="0" cy="0" r="37" fill="#fff4e4" stroke="#1c0d08" stroke-width="4"></circle>` +
  '<path d="M-17-26Q-25-8 0-8Q25-8 17-26M-25 3L0-3L25 3" stroke="#1c0d08" stroke-width="7"></path>' +
  '<path d="M-4-3L0 17L4-3Z" stroke="#1c0d08" stroke-width="15"></path></g>';
const words = (x: number, y: number, text: string, size = 27): string =>
  `<text x="${x}" y="${y}" fill="#fff4e4" stroke="#e8ac82" stroke-width="8" paint-order="stroke" font-size="${size}" text-anchor="middle">${text}</text>`;
const dot = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="9" fill="#e8ac82" stroke="#e8ac82" stroke-width="4"></circle>`;
const wall = (fill: string, stroke: string, width: number): string =>
  `<rect x="16" y="16" width="424" height="448" rx="70" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="0 29"></rect>`;

test("a small picture", () => {
  const game = parsePosition("L5 d 2,0 - 0 4", three);
  expect(svg(game, { title: "Three" })).toBe(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 456 480" role="img" aria-hidden="false" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif">',
      "<title>Three</title>",
      wall("#ad5230", "#e8ac82", 28),
      wall("none", "#7d3219", 21),
      '<path d="M128,190L328,190" stroke="#e8ac82" stroke-width="7"></path>',
      '<path d="M128,290L328,290" stroke="#e8ac82" stroke-width="7"></path>',
      '<path d="M128,190L128,290" stroke="#e8ac82" stroke-width="7" stroke-dasharray="3 16"></path>',
      ...[190, 290].flatMap((y) => [128, 228, 328].map((x) => dot(x, y))),
      cow(128, 190),
      words(54, 199, "2"),
      words(128, 373, "a"),
      words(228, 373, "b"),
      words(328, 373, "c"),
      words(54, 299, "1"),
      words(66, 430, "2", 36),
      cow(122, 418, "scale(.6)"),
      cow(170, 418, "scale(.6)"),
      words(66, 74, "0", 36),
      "</svg>",
    ].join(""),
  );
});

test("the same game gives the same picture, also from JSON", () => {
  const game = parsePosition("LL2D1LD/1D1L2D1/3D3L l 0,0 - 0 10");
  const options = { moves: legalMoves(game), destinations: true, mills: true, theme: "dark" } as const;
  const picture = svg(game, options);
  expect(svg(JSON.parse(JSON.stringify(game)), JSON.parse(JSON.stringify(options)))).toBe(picture);
});

test("missing options and undefined ones are the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [undefined, null, {}, 5, { theme: undefined, title: undefined, lastMove: undefined }])
    expect(svg(game, options as object)).toBe(picture);
  expect(picture).toContain("<title>Morabaraba</title>");
});
