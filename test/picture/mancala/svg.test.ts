/** A whole picture, letter by letter; and that the same game gives the same one. */
import { createGame, defineVariant } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { expect, test } from "vitest";

const pit = (x: number, y: number, d: string, seeds: string): string =>
  `<g transform="translate(${x} ${y})"><path d="${d}" stroke="#1d1613" stroke-width="126"/>` +
  `<path d="${d}" stroke="#bf6a40" stroke-width="116"/><path d="${seeds}" stroke="#f6e9d6" stroke-width="17"/></g>`;
const words = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" fill="#f6e9d6" stroke="#836858" stroke-width="8" paint-order="stroke" font-size="${size}" text-anchor="middle">${text}</text>`;
const wall = (fill: string, stroke: string, width: number): string =>
  `<rect x="16" y="16" width="496" height="488" rx="70" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="0 28.87"/>`;

test("a small picture", () => {
  const game = createGame(defineVariant("kalah", { name: "one", houses: 1, seeds: 2 }));
  expect(svg(game, { theme: "dark" })).toBe(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 528 520" role="img" aria-hidden="false" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="system-ui,sans-serif">',
      "<title>Mancala</title>",
      wall("#2e231e", "#836858", 28),
      wall("none", "#1d1613", 21),
      pit(414, 260, "M0-108V108", ""),
      pit(114, 260, "M0-108V108", ""),
      pit(264, 374, "M0 0h0", "M12 21h0M-12 -21h0"),
      pit(264, 146, "M0 0h0", "M12 21h0M-12 -21h0"),
      words(414, 388, "0", 36),
      words(114, 388, "0", 36),
      words(264, 298, "2", 36),
      words(264, 246, "2", 36),
      words(264, 475, "1", 27),
      words(264, 63, "1", 27),
      "</svg>",
    ].join(""),
  );
});

test("missing options and undefined ones are the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [undefined, {}, { theme: undefined, title: undefined, sowing: undefined }])
    expect(svg(game, options as object)).toBe(picture);
  expect(svg(JSON.parse(JSON.stringify(game)))).toBe(picture);
});
