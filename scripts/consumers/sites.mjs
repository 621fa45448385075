// Next, Nuxt and SvelteKit sites that use the packed package, each with the sample of docs/guides/board.md.
// Builds and serves each, and compares the page before and after its scripts run. Installs from the registry.
// Run "npm run build" first.
//
//   node scripts/consumers/sites.mjs [Next Nuxt SvelteKit] [--photographs folder]
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { root } from "../entry-points.mjs";
import { clickSample, sample } from "./frameworks.mjs";

/**
 * A site: its packages, files, and commands to build it and to serve it on the port in PORT.
 * @typedef {{ packages: Record<string, string>, files: Record<string, string>, build: string[], serve: string[] }} Site
 */

/** @type {Readonly<Record<string, Site>>} */
const sites = {
  Next: {
    packages: {
      next: "16.4.6",
      react: "19.3.1",
      "react-dom": "19.3.1",
      typescript: "5.9.3",
      "@types/react": "19.3.0",
    },
    files: {
      "app/layout.tsx": `export default ({ children }: { children: React.ReactNode }) => <html lang="en"><body>{children}</body></html>;\n`,
      "app/page.tsx": `import { Play } from "../Play.tsx";\nexport default () => <main><Play /></main>;\n`,
      "Play.tsx": sample("tsx", "Play.tsx"),
      "tsconfig.json": '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
    },
    build: ["next", "build"],
    serve: ["next", "start", "--hostname", "127.0.0.1"],
  },
  Nuxt: {
    packages: { nuxt: "4.2.2", vue: "3.5.45" },
    files: {
      "app/app.vue": "<template><main><Play /></main></template>\n",
      "app/components/Play.vue": sample("vue", "Play.vue"),
      "nuxt.config.ts": "export default defineNuxtConfig({ telemetry: false });\n",
    },
    build: ["nuxt", "build"],
    serve: ["node", ".output/server/index.mjs"],
  },
  SvelteKit: {
    packages: {
      "@sveltejs/kit": "2.70.4",
      "@sveltejs/adapter-node": "5.5.7",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      svelte: "5.57.3",
      vite: "8.3.8",
    },
    files: {
      "src/app.html":
        "<!doctype html><html lang=en><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>",
      "src/routes/+page.svelte": `<script lang="ts">import Play from "../Play.svelte";</script>\n<main><Play /></main>\n`,
      "src/Play.svelte": sample("svelte", "Play.svelte"),
      "src/boards.ts": sample("ts", "boards.ts"),
      "svelte.config.js": `import adapter from "@sveltejs/adapter-node";\nexport default { kit: { adapter: adapter() } };\n`,
      "vite.config.js": `import { sveltekit } from "@sveltejs/kit/vite";\nexport default { plugins: [sveltekit()] };\n`,
    },
    build: ["vite", "build"],
    serve: ["node", "build/index.js"],
  },
};

const { values, positionals } = parseArgs({
  options: { photographs: { type: "string" } },
  allowPositionals: true,
});
const address = "http://127.0.0.1:4390/";
const place = mkdtempSync(join(tmpdir(), "morabaraba-sites-"));
process.once("exit", () => rmSync(place, { recursive: true, force: true }));

/** @param {string} folder @param {readonly string[]} words */
function run(folder, [command = "", ...words]) {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    encoding: "utf8",
    env: environment(folder),
  });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** @param {string} folder */
const environment = (folder) => ({
  ...process.env,
  PATH: `${join(folder, "node_modules/.bin")}:${process.env["PATH"]}`,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
  HOST: "127.0.0.1",
  PORT: "4390",
});

const isServed = () =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** The places of the board and of the content after it. @param {import("playwright-core").Page} tab */
const placesOn = (tab) =>
  tab.evaluate(`[...document.querySelectorAll("morabaraba-board, #message, main button")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  }).join(", ")`);

/** Opens the page without and with its scripts, and plays. @param {string} name */
async function look(name) {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-gpu"],
  });
  try {
    /** @type {unknown[]} */
    const places = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const tab = await context.newPage();
      /** @type {string[]} */
      const faults = [];
      tab.on("console", (message) => message.type() !== "log" && faults.push(message.text()));
      tab.on("pageerror", (error) => faults.push(error.message));
      await tab.goto(address);
      if (javaScriptEnabled) await tab.getByRole("button", { name: "a7, empty" }).waitFor();
      else await tab.locator("morabaraba-board svg").waitFor();
      places.push(await placesOn(tab));
      if (values.photographs)
        await tab.screenshot({
          path: join(values.photographs, `${name}-${javaScriptEnabled ? "after" : "before"}.png`),
        });
      if (javaScriptEnabled) await clickSample(tab);
      // The sites have no icon.
      const wrong = faults.filter((fault) => !fault.includes("404"));
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    }
    if (places[0] !== places[1]) throw new Error(`The board moves:\n${places.join("\n")}`);
  } finally {
    await browser.close();
  }
}

const [packed] = JSON.parse(
  run(root, ["npm", "pack", "--json", "--ignore-scripts", "--pack-destination", place]),
);
for (const [name, { packages, files, build, serve }] of Object.entries(sites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const folder = join(place, name);
  const dependencies = { ...packages, morabaraba: `file:../${packed.filename}` };
  const manifest = JSON.stringify({ name: "site", private: true, type: "module", dependencies });
  for (const [file, text] of Object.entries({ "package.json": manifest, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  run(folder, ["npm", "install", "--no-audit", "--no-fund", "--include=dev"]);
  run(folder, build);
  const [command = "", ...words] = serve;
  const server = spawn(command, words, { cwd: folder, env: environment(folder), stdio: "ignore" });
  try {
    for (let tries = 0; tries < 100 && !(await isServed()); tries++) await setTimeout(200);
    await look(name);
    console.log(`ok ${name}`);
  } finally {
    server.kill();
  }
}
