// node research/sheets.mjs FOLDER [NAME...]   pictures of all states of both elements, to be looked at
// Each sheet shows the boards in one theme, at one width, as people with other eyes, screens or settings see them. Without names it
// makes all of them. Takes Chromium; CHROMIUM names another binary.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { root } from "../scripts/entry-points.mjs";

/** Matrices of colours: no hue, and dichromacy after Viénot, Brettel and Mollon (1999), for linear light. */
const filters = {
  grey: "0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0",
  protan: "0.1121 0.8853 -0.0005 0 0 0.1127 0.8897 -0.0001 0 0 0.0045 0 1.0019 0 0 0 0 0 1 0",
  deutan: "0.292 0.7054 -0.0003 0 0 0.2934 0.7089 0 0 0 -0.0210 0.0256 1.0019 0 0 0 0 0 1 0",
  tritan: "1.0162 0.1351 -0.1488 0 0 -0.0154 0.8683 0.1448 0 0 0.1002 0.8168 0.1169 0 0 0 0 0 1 0",
};

/**
 * @typedef {object} Sheet
 * @property {"all" | "mills" | "mancala"} [family]
 * @property {number} [width] - Of a board, in pixels of the page.
 * @property {object} [set] - Properties of all boards.
 * @property {"light" | "dark"} [scheme] - What the system prefers.
 * @property {boolean} [forced] - Whether the system forces its colours.
 * @property {keyof typeof filters} [filter]
 * @property {number} [zoom] - In times.
 * @property {"rtl"} [dir]
 */

const themes = ["earth", "dark", "wood", "slate", "green"];
const widths = [120, 360, 768, 1440];
/** @type {Readonly<Record<string, Sheet>>} */
const sheets = {
  ...Object.fromEntries(
    themes.flatMap((theme) =>
      widths.map((width) => [
        `${theme}-${width}`,
        { width, set: { theme }, scheme: theme === "dark" ? "dark" : "light" },
      ]),
    ),
  ),
  ...Object.fromEntries(Object.keys(filters).map((filter) => [filter, { filter }])),
  forced: { forced: true },
  "forced-dark": { forced: true, scheme: "dark" },
  zoomed: { zoom: 2, width: 180 },
  rtl: { dir: "rtl" },
};

const [folder, ...asked] = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(sheets);
if (folder === undefined || names.some((name) => !(name in sheets)))
  throw new Error(`node research/sheets.mjs FOLDER [NAME...]; names are ${Object.keys(sheets).join(", ")}.`);
mkdirSync(folder, { recursive: true });

const { outputFiles } = await build({
  entryPoints: [join(root, "research/sheets/page.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "sheets",
});
const style = `
  body { margin: 8px; display: flex; flex-wrap: wrap; gap: 12px; align-items: start; font: 14px system-ui; color-scheme: light dark;
    background: light-dark(#faf6ef, #14100e); color: light-dark(#241913, #f2e8dc); }
  figure { margin: 0; } figcaption { margin-block-end: 4px; }`;
const shapes = Object.entries(filters).map(
  ([id, values]) => `<filter id="${id}"><feColorMatrix values="${values}"/></filter>`,
);
const svg = JSON.stringify(`<svg width="0" height="0">${shapes.join("")}</svg>`);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  for (const name of names) {
    const {
      family = "all",
      width = 360,
      set = {},
      scheme = "light",
      forced,
      filter,
      zoom = 1,
      dir,
    } = /** @type {Sheet} */ (sheets[name]);
    // About 1,900 pixels of a sheet whatever the boards are.
    const scale = width > 360 ? 360 / width : 1;
    const page = await browser.newPage({
      viewport: { width: Math.round(1880 / scale), height: 900 },
      deviceScaleFactor: scale,
      colorScheme: scheme,
      forcedColors: forced ? "active" : "none",
    });
    await page.setContent(
      `<!doctype html><html lang="en" dir="${dir ?? "ltr"}"><meta charset="utf-8"><style>${style}</style>` +
        `<body style="${filter ? `filter: url(#${filter})` : ""}; zoom: ${zoom}"></body>`,
    );
    await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
    await page.evaluate(`sheets.show(${JSON.stringify(family)}, ${width}, ${JSON.stringify(set)})`);
    await page.evaluate(`document.documentElement.insertAdjacentHTML("beforeend", ${svg})`);
    // What is dragged is dragged by a mouse.
    const cow = page.locator("figure[data-name=dragged] [data-point=d7]");
    const goal = page.locator("figure[data-name=dragged] [data-point=d6]");
    const [from, to] = [await cow.boundingBox(), await goal.boundingBox()];
    if (from && to) {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 3 });
    }
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    await page.close();
  }
} finally {
  await browser.close();
}
