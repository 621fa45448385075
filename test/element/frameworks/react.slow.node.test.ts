/** The React components, rendered on a server and hydrated in a page, in each version of React. */
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { MorabarabaBoardElement } from "../../../src/board.ts";
import type { MancalaBoardElement } from "../../../src/mancala-board.ts";
import { openPage, rendered } from "../../support/element/served.ts";

const react18 = resolve("scripts/consumers/react18/node_modules");

const app = 'import { App } from "./reactApp.tsx";';
const served = `${app} import { renderToString } from "react-dom/server"; module.exports = renderToString(<App />);`;
const hydrated = `${app} import { hydrateRoot } from "react-dom/client"; hydrateRoot(document.querySelector("#app"), <App />);`;
const mounted = `${app} import { createRoot } from "react-dom/client"; createRoot(document.querySelector("#app")).render(<App />);`;

describe.each([
  ["18", { alias: { react: `${react18}/react`, "react-dom": `${react18}/react-dom` } }],
  ["19", {}],
])("React %s", (_, tools) => {
  test("a server sends the position as a picture, and settings as attributes", async () => {
    const { document, complaints } = openPage(await rendered(served, tools));
    const pictures = [...document.querySelectorAll("[data-picture]")];
    expect(pictures.map(({ children }) => children.length)).toEqual([1, 1, 1]);
    expect(pictures.map((each) => each.querySelectorAll("circle").length > 0)).toEqual([true, true, true]);
    expect(pictures[0]?.querySelector("title")?.textContent).toBe("Morabaraba");
    const board = document.querySelector("#mills") as Element;
    expect(board.getAttribute("position")).toBe("LL5D/7D/8 l 10,10 - 0 4");
    expect(board.getAttribute("coordinates")).toBe("false");
    expect(board.getAttribute("class")).toBe("large");
    expect([...board.getAttributeNames()]).not.toContain("drawings");
    expect(complaints).toEqual([]);
  });

  test.each([
    ["takes over what a server has sent", served, hydrated],
    ["renders", "module.exports = '';", mounted],
  ])("a page %s: games, listeners, words and undo", async (_, server, code) => {
    const page = openPage(await rendered(server, tools));
    await page.run(code, tools);
    const { document } = page;
    const told = () => document.querySelector("#told")?.textContent;
    // In strict mode, some versions of React run this effect twice.
    await expect.poll(told).toMatch(/^( ref 4)+$/);
    const board = document.querySelector("#mills") as MorabarabaBoardElement;
    const mancala = document.querySelector("mancala-board") as MancalaBoardElement;
    const hidden = document.querySelector("[hidden]") as MorabarabaBoardElement;
    expect(document.querySelectorAll("[data-picture]")).toHaveLength(0);
    expect([board.coordinates, board.drawable, board.drawings]).toEqual([
      false,
      true,
      { rings: [{ point: "d6" }] },
    ]);
    expect([hidden.game.turn, hidden.lastMove, hidden.theme]).toEqual(["dark", { to: "a7" }, "earth"]);
    await page.press("#mills", "a7, ");
    await page.press("#mills", "g7, ");
    await page.press("#mills", "a4, ");
    await page.press("mancala-board", "House A of South");
    await expect.poll(told).toMatch(/^( ref 4)+ cow-in-hand g7xa4 A of 2$/);
    const status = () => document.querySelector("#status")?.textContent;
    await expect.poll(status).toContain("Light shoots the cow on a4.");
    expect([board.game.ply, mancala.game.variant]).toEqual([5, "oware"]);
    await page.press("#undo");
    await page.press("#plain");
    await expect.poll(() => [board.game.ply, board.drawable]).toEqual([4, false]);
    expect(page.complaints).toEqual([]);
  });
});
