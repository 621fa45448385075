/** Props control the boards: after a person's move, a board shows the game that the app has set. */
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { MorabarabaBoardElement } from "../../../src/board.ts";
import { openPage } from "../../support/element/served.ts";

const react = `import { App } from "./controlledReact.tsx"; import { createRoot } from "react-dom/client";
  createRoot(document.querySelector("#app")).render(<App />);`;
const vue = `import { App } from "./controlledVue.ts"; import { createApp } from "vue"; createApp(App).mount("#app");`;
const react18 = resolve("scripts/consumers/react18/node_modules");

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe.each([
  ["React 18", react, { alias: { react: `${react18}/react`, "react-dom": `${react18}/react-dom` } }],
  ["React 19", react, {}],
  ["Vue", vue, {}],
])("%s", (name, code, tools) => {
  const opened = async () => {
    const page = openPage("");
    await page.run(code, tools);
    await expect.poll(() => page.document.querySelectorAll("[data-morabaraba]").length).toBeGreaterThan(10);
    return page;
  };
  let page: ReturnType<typeof opened>;
  beforeAll(() => {
    page = opened();
  });

  /** Presses a point; returns the board, and the plies of the games that it has shown since. */
  async function pressOn(id: string, label: string): Promise<[MorabarabaBoardElement, number[]]> {
    const { document, press, complaints } = await page;
    const board = document.querySelector(`#${id}`) as MorabarabaBoardElement;
    const plies: number[] = [];
    board.addEventListener("update", ({ detail }) => plies.push(detail.game.ply));
    await press(`#${id}`, label);
    await later(150);
    expect(complaints).toEqual([]);
    return [board, plies];
  }

  test.each([
    ["takes the move", "taken", "d6, ", 1],
    ["renders again with the same game", "kept", "d6, ", 0],
    ["never renders again", "still", "d6, ", 0],
    ["never renders again, at the next move", "still", "d7, ", 0],
    ["sets the same game", "same", "a7, ", 0],
    ["takes another move after that", "same", "d6, ", 1],
    ["answers later", "late", "d6, ", 1],
    ["sets no game", "own", "d6, ", 1],
    ["takes a sowing", "sown", "House A of South", 1],
    ["refuses a sowing", "unsown", "House A of South", 0],
  ])("a board in an app that %s", async (_, id, label, last) => {
    const [board, plies] = await pressOn(id, label);
    // An app that renders late, as on a busy machine, gets its game back until then.
    await expect
      .poll(() => [last === 0 ? plies : [plies[0], plies.at(-1)], board.game.ply], { timeout: 5000 })
      .toEqual([[1, last], last]);
  });

  test.runIf(name !== "Vue")("a board in an app that takes the move in a transition", async () => {
    const [board, plies] = await pressOn("slow", "d6, ");
    await expect.poll(() => [plies.at(-1), board.game.ply], { timeout: 5000 }).toEqual([1, 1]);
  });

  test("a marked move stays marked", async () => {
    const [board] = await pressOn("marked", "d6, ");
    expect([board.game.ply, board.lastMove]).toEqual([1, { to: "g7" }]);
  });

  test.each([
    ["keeps its position", "fixed", "."],
    ["takes the edited position", "edited", "L"],
  ])("an editor in an app that %s", async (_, id, cell) => {
    const [board] = await pressOn(id, "d6, ");
    expect(board.game.board[9]).toBe(cell);
  });

  test("a form around the boards hears nothing of them", async () => {
    const { document } = await page;
    await pressOn("own", "a7, ");
    expect(document.querySelector("#heard")?.textContent).toBe("0");
  });
});
