/** The components of each framework. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";
import { compile } from "svelte/compiler";
import { beforeAll, describe, expect, test } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import type { MorabarabaBoardElement } from "../../../src/board.ts";
import type { MancalaBoardElement } from "../../../src/mancala-board.ts";
import { openPage, rendered } from "../../support/element/served.ts";

// Vue components and the guide's samples in Vue and Svelte, rendered on a server and hydrated in a page.

const guide = readFileSync("docs/guides/board.md", "utf8");

/** Returns the guide's sample with this name. */
function sample(name: string): string {
  const found = new RegExp(`^\`\`\`\\w+ ${name}\\n(.*?)^\`\`\`$`, "ms").exec(guide)?.[1];
  if (found === undefined) throw new Error(`docs/guides/board.md has no ${name}.`);
  return found;
}

/** Lets a bundle import a sample by name. */
const compiler =
  (name: string, compileIt: (source: string, isServer: boolean) => string) =>
  (side: "server" | "page"): Plugin => ({
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(name) }, () => ({ path: name, namespace: "sample" }));
      onLoad({ filter: /./, namespace: "sample" }, () => ({
        contents: compileIt(sample(name), side === "server"),
        loader: "ts",
        resolveDir: process.cwd(),
      }));
    },
  });

const vue = compiler("Play.vue", (source, ssr) => {
  const { descriptor } = parse(source);
  return compileScript(descriptor, {
    id: "play",
    inlineTemplate: true,
    templateOptions: { ssr, ssrCssVars: [] },
  }).content;
});
const svelte = compiler(
  "Play.svelte",
  (source, isServer) =>
    compile(source, { generate: isServer ? "server" : "client", dev: true, filename: "Play.svelte" }).js.code,
);

test.each([
  [
    "Vue",
    vue,
    `import { createSSRApp } from "vue"; import { renderToString } from "vue/server-renderer"; import Play from "Play.vue";
      module.exports = renderToString(createSSRApp(Play));`,
    'import { createSSRApp } from "vue"; import Play from "Play.vue"; createSSRApp(Play).mount("#app");',
  ],
  [
    "Svelte",
    svelte,
    'import { render } from "svelte/server"; import Play from "Play.svelte"; module.exports = render(Play).body;',
    'import { hydrate } from "svelte"; import Play from "Play.svelte"; hydrate(Play, { target: document.querySelector("#app") });',
  ],
])("%s: the page takes over the picture, the game and the listeners", async (_, plugin, server, page) => {
  const tools = { plugins: [plugin] };
  const { document, complaints, run, press } = openPage(await rendered(server, tools));
  expect(document.querySelector("morabaraba-board > [data-picture] svg")).not.toBeNull();
  await run(page, tools);
  const board = document.querySelector("morabaraba-board") as MorabarabaBoardElement;
  for (const point of ["a7", "g1", "d7", "f2", "g7", "g1", "a7"])
    await press("morabaraba-board", `${point}, `);
  await expect.poll(() => document.querySelector("#message")?.textContent).toBe("g7xg1 occupied");
  expect(board.game.ply).toBe(5);
  await press("button:not([part])");
  await expect.poll(() => board.game.ply).toBe(0);
  expect(complaints).toEqual([]);
});

test("Vue: every setting reaches its board, on both sides", async () => {
  const app = 'import { App } from "./vueApps.ts"; import { createSSRApp } from "vue";';
  const server = `${app} import { renderToString } from "vue/server-renderer"; module.exports = renderToString(createSSRApp(App));`;
  const { document, complaints, run, press } = openPage(await rendered(server));
  const mancala = document.querySelector("mancala-board") as MancalaBoardElement;
  const mills = document.querySelector("morabaraba-board") as MorabarabaBoardElement;
  expect([mancala.className, mancala.getAttribute("layout")]).toEqual(["large", "upright"]);
  expect(mancala.querySelectorAll("[data-picture] svg")).toHaveLength(1);
  await run(`${app} createSSRApp(App).mount("#app");`);
  expect([mills.game.turn, mills.drawable, mills.drawings]).toEqual([
    "dark",
    true,
    { rings: [{ point: "d6" }] },
  ]);
  expect(mills.lastMove).toEqual({ to: "a7" });
  await press("mancala-board", "House A of South");
  await expect.poll(() => mancala.game.ply).toBe(1);
  await press("#undo");
  await expect.poll(() => mancala.game.ply).toBe(0);
  expect(document.querySelectorAll("[data-picture]")).toHaveLength(0);
  expect(complaints).toEqual([]);
});

// The React components, rendered on a server and hydrated in a page, in each version of React.

const react18 = resolve("scripts/consumers/react18/node_modules");

const app = 'import { App } from "./reactApps.tsx";';
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

// Props control the boards: after a person's move, a board shows the game that the app has set.

const inReact = `import { ControlledApp as App } from "./reactApps.tsx"; import { createRoot } from "react-dom/client";
  createRoot(document.querySelector("#app")).render(<App />);`;
const inVue = `import { ControlledApp as App } from "./vueApps.ts"; import { createApp } from "vue"; createApp(App).mount("#app");`;

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe.each([
  ["React 18", inReact, { alias: { react: `${react18}/react`, "react-dom": `${react18}/react-dom` } }],
  ["React 19", inReact, {}],
  ["Vue", inVue, {}],
])("%s", (name, code, tools) => {
  const opened = async () => {
    const page = openPage("");
    await page.run(code, tools);
    await expect
      .poll(() => page.document.querySelectorAll("morabaraba-board, mancala-board").length)
      .toBeGreaterThan(10);
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
