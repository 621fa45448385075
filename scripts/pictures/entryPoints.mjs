// Draws which entry points build on which, with the rules at the bottom. The picture has its own background
// for light and dark pages.
import { entryPoints } from "../entry-points.mjs";

/**
 * The floors from the top: the title, and the entry points of mills and of mancala, or of both families
 * together.
 * @type {readonly (readonly [title: string, mills: readonly string[], mancala?: readonly string[]])[]}
 */
const floors = [
  ["both families in one app", ["families", "opponent"]],
  ["the boards in frameworks", ["react", "vue", "markup"]],
  ["a board to play on", ["board"], ["mancala/board"]],
  [
    "turns in the making, reasons, rules as text",
    ["turn", "review", "rulebook"],
    ["mancala/review", "mancala/rulebook"],
  ],
  [
    "whole games, bots, sentences, pictures, endgames",
    ["records", "formats", "bots", "book", "words", "svg", "endgames"],
    [
      "mancala/records",
      "mancala/formats",
      "mancala/bots",
      "mancala/book",
      "mancala/words",
      "mancala/svg",
      "mancala/endgames",
    ],
  ],
  ["the rules", ["", "engine"], ["mancala"]],
];

const colors = { ground: "#faf3e8", line: "#a65a2e", box: "#fffdf9", text: "#3b1a0c", title: "#6d4630" };
const width = 400;
const margin = 12;
const gap = 8;
const height = 30;
const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";

/**
 * Draws boxes side by side, in several rows if needed.
 * @param {{ paths: readonly string[], left: number, top: number, space: number, columns: number }} place
 */
function boxes({ paths, left, top, space, columns }) {
  const each = (space - (columns - 1) * gap) / columns;
  return paths.map((path, i) => {
    const x = left + (i % columns) * (each + gap);
    const y = top + Math.floor(i / columns) * (height + gap);
    return (
      `<rect x="${x}" y="${y}" width="${each}" height="${height}" rx="6" fill="${colors.box}" stroke="${colors.line}"/>` +
      `<text x="${x + each / 2}" y="${y + 20}" text-anchor="middle">${path === "" ? "morabaraba" : `/${path}`}</text>`
    );
  });
}

export function entryPointsPicture() {
  const paths = floors.flatMap(([, mills, mancala = []]) => [...mills, ...mancala]);
  const drawn = paths.map((path) => (path === "" ? "morabaraba" : `morabaraba/${path}`)).sort();
  const wanted = entryPoints.map(({ specifier }) => specifier).sort();
  if (drawn.join() !== wanted.join())
    throw new Error(`entryPoints.mjs draws ${drawn}, but package.json exports ${wanted}.`);

  const half = (width - 2 * margin - 2 * gap) / 2;
  const parts = [];
  let top = margin;
  for (const [title, mills, mancala] of floors) {
    parts.push(
      `<text x="${margin}" y="${top + 12}" font-family="system-ui,sans-serif" fill="${colors.title}">${title}</text>`,
    );
    top += 20;
    const whole = width - 2 * margin;
    const columns = Math.min(2, mills.length);
    if (mancala === undefined)
      parts.push(...boxes({ paths: mills, left: margin, top, space: whole, columns: mills.length }));
    else {
      parts.push(...boxes({ paths: mills, left: margin, top, space: half, columns }));
      parts.push(...boxes({ paths: mancala, left: width - margin - half, top, space: half, columns: 1 }));
    }
    const rows = mancala === undefined ? 1 : Math.max(Math.ceil(mills.length / columns), mancala.length);
    top += rows * (height + gap) + gap;
  }
  const all = top - gap + margin - gap;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${all}" font-family="${mono}" font-size="13" fill="${colors.text}">` +
    `<title>The entry points of morabaraba, each above those that it is made of</title>` +
    `<rect width="${width}" height="${all}" rx="10" fill="${colors.ground}"/>${parts.join("")}</svg>`
  );
}
