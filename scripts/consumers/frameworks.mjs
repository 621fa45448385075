// Small React, Vue and Svelte apps from the samples of docs/guides/board.md, and examples/react-board.tsx:
// they are type-checked, built by Vite, rendered on a server, hydrated, and clicked through in Chromium.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../entry-points.mjs";
import { htmlOf, inPage } from "./pages.mjs";

const guide = readFileSync(join(root, "docs/guides/board.md"), "utf8");
const bin = join(import.meta.dirname, "node_modules/.bin");

/** Returns a file's code block from the guide. @param {string} language @param {string} name */
export function sample(language, name) {
  const found = new RegExp(`^\`\`\`${language} ${name}\\n(.*?)^\`\`\`$`, "ms").exec(guide)?.[1];
  if (found === undefined) throw new Error(`docs/guides/board.md has no ${name}.`);
  return found;
}

const tsconfig = JSON.stringify({
  compilerOptions: {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    strict: true,
    noEmit: true,
    // Vue's type declarations need Node's.
    skipLibCheck: true,
    jsx: "react-jsx",
    allowImportingTsExtensions: true,
    types: [],
  },
  vueCompilerOptions: { strictTemplates: true },
  include: ["*.ts", "*.tsx", "*.vue", "*.svelte"],
});
const config = (/** @type {string} */ plugin) =>
  `${plugin === "" ? "" : `import plugin from "${plugin}";\n`}export default { logLevel: "error"${plugin === "" ? "" : ", plugins: [plugin]"} };\n`;

/** @param {string} folder @param {string} command @param {readonly string[]} args */
function run(folder, command, ...args) {
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
}

/** Plays the guide's sample: a mill, a refusal, a new game. @param {import("playwright-core").Page} tab */
export async function clickSample(tab) {
  const point = (/** @type {string} */ name) => tab.getByRole("button", { name: `${name}, ` }).click();
  for (const name of ["a7", "g1", "d7", "f2", "g7", "g1"]) await point(name);
  await tab.getByText("Light shoots the cow on g1. Dark to place a cow.").waitFor();
  await point("a7");
  await tab.getByText("There is already a cow on a7.").waitFor();
  const text = await tab.locator("#message").textContent();
  if (text !== "g7xg1 occupied") throw new Error(`The app shows: ${text}`);
  await tab.getByRole("button", { name: "New game" }).click();
  await tab.getByRole("button", { name: "a7, empty" }).waitFor();
}

/** Plays on the guide's page: the bot replies. @param {import("playwright-core").Page} tab */
async function clickPage(tab) {
  await tab.getByRole("button", { name: "d6, empty" }).click();
  await tab.getByText(/^Dark places a cow on .*Light to place a cow\.$/).waitFor();
}

/** Plays the example: a hint, a reply, both moves taken back. @param {import("playwright-core").Page} tab */
async function clickExample(tab) {
  const button = (/** @type {string} */ name) => tab.getByRole("button", { name });
  const ring = tab.locator("morabaraba-board .picture > .ring");
  await button("Hint").click();
  await ring.first().waitFor();
  await button("d6, empty").click();
  await tab.locator("main > p", { hasText: /^Dark places a cow on .*Light to place a cow\.$/ }).waitFor();
  await ring.waitFor({ state: "detached" });
  await button("Take back").click();
  await button("d6, empty").waitFor();
}

/**
 * Creates a consumer from an app: its files, its type check, its server rendering, and the clicks that test
 * it.
 * @param {{ files: Record<string, string>, main?: string, check?: readonly [string, ...string[]], server?:
 * string, click: (tab: import("playwright-core").Page) => Promise<void> }} app
 * @returns {(folder: string) => Promise<string>}
 */
const app =
  ({ files, main, check, server, click }) =>
  async (folder) => {
    const page = htmlOf(`<div id="app"></div><script type="module" src="/${main}"></script>`);
    for (const [file, text] of Object.entries({ "index.html": page, "tsconfig.json": tsconfig, ...files }))
      writeFileSync(join(folder, file), text);
    if (check) run(folder, ...check);
    run(folder, "vite", "build");
    if (server) {
      run(folder, "vite", "build", "--ssr", server, "--outDir", "server");
      const { html } = await import(pathToFileURL(join(folder, "server/server.js")).href);
      const rendered = await html();
      if (!/<morabaraba-board.*<svg/s.test(rendered)) throw new Error("The server renders no picture.");
      const built = readFileSync(join(folder, "dist/index.html"), "utf8");
      writeFileSync(join(folder, "dist/index.html"), built.replace('<div id="app">', `$&${rendered}`));
    }
    await inPage(join(folder, "dist"), click);
    return "";
  };

/** @type {Readonly<Record<string, (folder: string) => Promise<string>>>} */
export const frameworks = {
  "The page of the guide": app({
    files: { "index.html": htmlOf(sample("html", "index.html")), "vite.config.js": config("") },
    click: clickPage,
  }),
  React: app({
    main: "main.tsx",
    server: "server.tsx",
    check: ["tsc", "-p", "."],
    click: clickSample,
    files: {
      "Play.tsx": sample("tsx", "Play.tsx"),
      "main.tsx": `import { hydrateRoot } from "react-dom/client";\nimport { Play } from "./Play.tsx";\nhydrateRoot(document.querySelector("#app") as Element, <Play />);\n`,
      "server.tsx": `import { renderToString } from "react-dom/server";\nimport { Play } from "./Play.tsx";\nexport const html = async (): Promise<string> => renderToString(<Play />);\n`,
      "vite.config.js": config(""),
    },
  }),
  Vue: app({
    main: "main.ts",
    server: "server.ts",
    check: ["vue-tsc", "-p", "."],
    click: clickSample,
    files: {
      "Play.vue": sample("vue", "Play.vue"),
      "main.ts": `import { createSSRApp } from "vue";\nimport Play from "./Play.vue";\ncreateSSRApp(Play).mount("#app");\n`,
      "server.ts": `import { createSSRApp } from "vue";\nimport { renderToString } from "vue/server-renderer";\nimport Play from "./Play.vue";\nexport const html = (): Promise<string> => renderToString(createSSRApp(Play));\n`,
      "vite.config.js": `import vue from "@vitejs/plugin-vue";\nexport default { logLevel: "error", plugins: [vue()] };\n`,
    },
  }),
  Svelte: app({
    main: "main.ts",
    server: "server.ts",
    check: ["svelte-check", "--fail-on-warnings"],
    click: clickSample,
    files: {
      "Play.svelte": sample("svelte", "Play.svelte"),
      "boards.ts": sample("ts", "boards.ts"),
      "main.ts": `import { hydrate } from "svelte";\nimport Play from "./Play.svelte";\nhydrate(Play, { target: document.querySelector("#app") as Element });\n`,
      "server.ts": `import { render } from "svelte/server";\nimport Play from "./Play.svelte";\nexport const html = async (): Promise<string> => render(Play).body;\n`,
      "vite.config.js": `import { svelte } from "@sveltejs/vite-plugin-svelte";\nexport default { logLevel: "error", plugins: [svelte()] };\n`,
    },
  }),
  "examples/react-board.tsx": app({
    main: "main.tsx",
    check: ["tsc", "-p", "."],
    click: clickExample,
    files: {
      "main.tsx": readFileSync(join(root, "examples/react-board.tsx"), "utf8"),
      "vite.config.js": config(""),
    },
  }),
};
