/** Vue components and the guide's samples in Vue and Svelte, rendered on a server and hydrated in a page. */
import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { compile } from "svelte/compiler";
import { expect, test } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import type { MorabarabaBoardElement } from "../../../src/board.ts";
import type { MancalaBoardElement } from "../../../src/mancala-board.ts";
import { openPage, rendered } from "../../support/element/served.ts";

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
  const app = 'import { App } from "./vueApp.ts"; import { createSSRApp } from "vue";';
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
