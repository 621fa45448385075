// Packs the package, builds a plain page, one small app each with React, Vue and Svelte and examples/react-board from the tarball in
// a temporary folder, the small ones with the samples of docs/guides/board.md: type-checks the apps, renders the small ones on a
// server without an error, and clicks through all in Chromium. Names of apps run those alone. The versions are pinned here and are no
// dependencies of this repository. Run "npm run build" first.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { root } from "./entry-points.mjs";

const guide = readFileSync(join(root, "docs/guides/board.md"), "utf8");

/** The block of the guide that is this file. @param {string} language @param {string} name */
function sample(language, name) {
  const found = new RegExp(`^\`\`\`${language} ${name}\\n(.*?)^\`\`\`$`, "ms").exec(guide)?.[1];
  if (found === undefined) throw new Error(`docs/guides/board.md has no ${name}.`);
  return found;
}

const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  strict: true,
  noEmit: true,
  // The declarations of Vue ask for those of Node.
  skipLibCheck: true,
  jsx: "react-jsx",
  allowImportingTsExtensions: true,
  types: [],
};
const vite = "8.3.8";
const typescript = "5.9.3";

const react = {
  react: "19.3.1",
  "react-dom": "19.3.1",
  "@types/react": "19.3.0",
  "@types/react-dom": "19.3.0",
  typescript,
  vite,
};

/** A file of the example app. @param {string} name */
const example = (name) => readFileSync(join(root, "examples/react-board", name), "utf8");

/** @type {{ name: string, dependencies: Record<string, string>, files: Record<string, string>, check?: string[], server?: string }[]} */
const apps = [
  {
    name: "plain",
    dependencies: { vite },
    files: {
      "index.html": `<!doctype html><html lang="en"><head><title>plain</title><link rel="icon" href="data:,"></head><body>${sample("html", "index.html")}</body></html>`,
      "vite.config.js": "export default { logLevel: 'error' };\n",
    },
  },
  {
    name: "react",
    dependencies: react,
    server: "server.tsx",
    files: {
      "Play.tsx": sample("tsx", "Play.tsx"),
      "main.tsx": `import { createRoot } from "react-dom/client";\nimport { Play } from "./Play.tsx";\ncreateRoot(document.querySelector("#app") as Element).render(<Play />);\n`,
      "server.tsx": `import { renderToString } from "react-dom/server";\nimport { Play } from "./Play.tsx";\nexport const html = async (): Promise<string> => renderToString(<Play />);\n`,
      "vite.config.js": "export default { logLevel: 'error' };\n",
    },
    check: ["tsc", "-p", "."],
  },
  {
    name: "vue",
    server: "server.ts",
    dependencies: { vue: "3.5.45", "vue-tsc": "3.3.14", "@vitejs/plugin-vue": "6.0.11", typescript, vite },
    files: {
      "Play.vue": sample("vue", "Play.vue"),
      "main.ts": `import { createApp } from "vue";\nimport Play from "./Play.vue";\ncreateApp(Play).mount("#app");\n`,
      "server.ts": `import { createSSRApp } from "vue";\nimport { renderToString } from "vue/server-renderer";\nimport Play from "./Play.vue";\nexport const html = (): Promise<string> => renderToString(createSSRApp(Play));\n`,
      "vite.config.js": `import vue from "@vitejs/plugin-vue";
export default { logLevel: "error", plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes("-") } } })] };
`,
    },
    check: ["vue-tsc", "-p", "."],
  },
  {
    name: "svelte",
    server: "server.ts",
    dependencies: {
      svelte: "5.57.3",
      "svelte-check": "4.7.8",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      typescript,
      vite,
    },
    files: {
      "Play.svelte": sample("svelte", "Play.svelte"),
      "main.ts": `import { mount } from "svelte";\nimport Play from "./Play.svelte";\nmount(Play, { target: document.querySelector("#app") as Element });\n`,
      "server.ts": `import { render } from "svelte/server";\nimport Play from "./Play.svelte";\nexport const html = async (): Promise<string> => render(Play).body;\n`,
      "vite.config.js": `import { svelte } from "@sveltejs/vite-plugin-svelte";\nexport default { logLevel: "error", plugins: [svelte()] };\n`,
    },
    check: ["svelte-check", "--fail-on-warnings"],
  },
];

apps.push({
  name: "react-board",
  dependencies: react,
  files: {
    ...Object.fromEntries(["App.tsx", "index.html", "style.css"].map((name) => [name, example(name)])),
    "vite.config.js": "export default { logLevel: 'error' };\n",
  },
  check: ["tsc", "-p", "."],
});

const place = mkdtempSync(join(tmpdir(), "morabaraba-frameworks-"));

/** @param {string} folder @param {string} command @param {string[]} args */
function run(folder, command, args) {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout = "", stderr = "" } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${command} ${args.join(" ")} failed in ${folder}:\n${stdout}${stderr}`);
  }
}

const types = { ".html": "text/html", ".js": "text/javascript" };

/** Serves a folder to this machine. @param {string} folder */
async function served(folder) {
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : `${request.url}`;
    try {
      response.setHeader("content-type", types[/** @type {".js"} */ (extname(path))] ?? "text/plain");
      response.end(readFileSync(join(folder, path)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  return server;
}

/** Light makes a mill and shoots; a move onto a cow is refused. @param {import("playwright-core").Page} tab */
async function click(tab) {
  const point = (/** @type {string} */ name) => tab.getByRole("button", { name: `${name}, ` }).click();
  for (const name of ["a7", "g1", "d7", "f2", "g7", "g1"]) await point(name);
  await tab.getByText("Light shoots the cow on g1. Dark to place a cow.").waitFor();
  await point("a7");
  await tab.getByText("There is already a cow on a7.").waitFor();
  const text = await tab.locator("#message").textContent();
  if (text !== "g7xg1 occupied") throw new Error(`The app says: ${text}`);
  await tab.getByRole("button", { name: "New game" }).click();
  await tab.getByRole("button", { name: "a7, empty" }).waitFor();
}

/** Light places a cow, and the bot of the page answers. @param {import("playwright-core").Page} tab */
async function clickPlain(tab) {
  await tab.getByRole("button", { name: "d6, empty" }).click();
  await tab.getByText(/^Dark places a cow on .*Light to place a cow\.$/).waitFor();
}

/** The example app: the bot answers, a hint is drawn, moves are heard, a position is set up. @param {import("playwright-core").Page} tab */
async function clickExample(tab) {
  const button = (/** @type {string} */ name) => tab.getByRole("button", { name }).click();
  const drawn = (/** @type {string} */ kind) => tab.locator(`morabaraba-board .picture > .${kind}`);
  await tab.locator("main > .status", { hasText: "Light to place a cow." }).waitFor();
  await button("Hint");
  await drawn("ring").first().waitFor();
  await button("d6, empty");
  await tab
    .locator("main > .status", { hasText: /^Dark places a cow on .*Light to place a cow\.$/ })
    .waitFor();
  await drawn("ring").waitFor({ state: "detached" });
  await tab.waitForFunction("window.sounds === 2");
  await button("Take back");
  await button("d6, empty");
  await tab.locator("main > .status", { hasText: /^Dark places/ }).waitFor();
  await button("Edit");
  await tab.locator("main > .status", { hasText: "Set up a position." }).waitFor();
  // A thirteenth dark cow cannot be; none in its place can.
  await button("d6, light cow");
  await tab.locator("main > .status", { hasText: "at most 12" }).waitFor();
  await button("d6, dark cow");
  await button("Play from here");
  await tab.locator("main > .status", { hasText: "Light to place a cow." }).waitFor();
  await button("New game");
  await tab.getByRole("button", { name: "d6, empty" }).waitFor();
}

/** Counts what is heard, in a page. */
const countSounds = `window.sounds = 0;
const { createOscillator } = AudioContext.prototype;
AudioContext.prototype.createOscillator = function () { window.sounds++; return createOscillator.call(this); };`;

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
});
try {
  const packed = JSON.parse(
    run(root, "npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", place]),
  );
  const tarball = join(place, packed[0].filename);
  const asked = process.argv.slice(2);
  for (const { name, dependencies, files, check, server: entry } of apps) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const folder = join(place, name);
    const all = {
      "index.html": `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"></head><body><div id="app"></div><script type="module" src="/main.${name === "react" ? "tsx" : "ts"}"></script></body></html>`,
      "tsconfig.json": JSON.stringify({
        compilerOptions,
        include: ["*.ts", "*.tsx", "*.vue", "*.svelte"],
      }),
      "package.json": JSON.stringify({
        name,
        private: true,
        type: "module",
        dependencies: { ...dependencies, morabaraba: `file:${tarball}` },
      }),
      ...files,
    };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    run(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"]);
    if (check) run(folder, "npx", ["--no-install", ...check]);
    run(folder, "npx", ["--no-install", "vite", "build"]);
    let rendered = "";
    if (entry) {
      run(folder, "npx", ["--no-install", "vite", "build", "--ssr", entry, "--outDir", "server"]);
      const { html } = await import(pathToFileURL(join(folder, "server", "server.js")).href);
      rendered = await html();
      if (!rendered.includes("<morabaraba-board")) throw new Error(`${name} renders ${rendered}`);
    }
    const server = await served(join(folder, "dist"));
    const tab = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    tab.on("pageerror", (error) => faults.push(error.message));
    tab.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    await tab.addInitScript(countSounds);
    await tab.goto(`http://127.0.0.1:${port}/`);
    await (entry ? click : check ? clickExample : clickPlain)(tab);
    if (faults.length > 0) throw new Error(`${name}: ${faults.join("; ")}`);
    await tab.close();
    server.close();
    const more = entry ? `, typed, rendered as ${rendered.slice(0, 80)}` : "";
    console.log(`${name} ${dependencies[name] ?? "page"}: clicked through${more}`);
  }
} finally {
  await browser.close();
  rmSync(place, { recursive: true, force: true });
}
