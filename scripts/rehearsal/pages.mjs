// The same program in a page in Chromium: with an import map and no tool, and as one bundle. Each page plays on the element too.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build } from "tsup";
import { entryPoints, packageName } from "../entry-points.mjs";
import { esm } from "./consumers.mjs";

const program = `${esm}
import { define } from "${packageName}/board";
define();
document.body.append(document.createElement("morabaraba-board"));`;

/**
 * Runs the program in both pages; gives what each printed.
 * @param {string} folder - A project that has installed the package.
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
export async function playInPages(folder) {
  const served = join(folder, "served");
  mkdirSync(served, { recursive: true });
  writeFileSync(join(folder, "page.mjs"), program);
  await build({
    config: false,
    silent: true,
    entry: { bundle: join(folder, "page.mjs") },
    outDir: served,
    format: "esm",
    minify: true,
    noExternal: [/./],
    outExtension: () => ({ js: ".mjs" }),
  });
  const installed = join(folder, "node_modules", packageName);
  const map = {
    imports: Object.fromEntries(entryPoints.map(({ specifier, entry }) => [specifier, `/dist/${entry}.js`])),
  };
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Page</title><body>';
  const html = {
    "/plain": `${head}<script type="importmap">${JSON.stringify(map)}</script><script type="module" src="/page.mjs"></script>`,
    "/bundled": `${head}<script type="module" src="/bundle.mjs"></script>`,
  };
  const server = createServer(({ url = "/" }, response) => {
    const page = html[/** @type {keyof typeof html} */ (url)];
    try {
      const own = url.startsWith("/dist/") ? installed : url === "/page.mjs" ? folder : served;
      response.setHeader("content-type", page === undefined ? "text/javascript" : "text/html");
      response.end(page ?? readFileSync(join(own, url)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
  try {
    /** @type {Record<string, string>} */
    const printed = {};
    for (const [name, path] of [
      ["Chromium, import map", "/plain"],
      ["Chromium, bundled", "/bundled"],
    ]) {
      const tab = await browser.newPage();
      /** @type {string[]} */
      const lines = [];
      /** @type {string[]} */
      const faults = [];
      tab.on("console", (message) => (message.type() === "error" ? faults : lines).push(message.text()));
      tab.on("pageerror", (error) => faults.push(error.message));
      // The line comes when the bots have played; a failure is told below.
      const line = tab
        .waitForEvent("console", { predicate: (message) => message.type() === "log", timeout: 60_000 })
        .catch(() => faults.push("the page printed nothing"));
      await tab.goto(`http://127.0.0.1:${port}${path}`);
      const press = (/** @type {string} */ point) =>
        tab.getByRole("button", { name: `${point}, ` }).click({ timeout: 20_000 });
      await press("a7").catch(() => faults.push("the board does not show its points"));
      if (faults.length === 0) await line;
      if (faults.length > 0) throw new Error(faults.join("\n"));
      printed[/** @type {string} */ (name)] = lines.join("\n");
      await tab.close();
    }
    return printed;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
