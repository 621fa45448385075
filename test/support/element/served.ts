/** Apps that a server renders and a page hydrates: each side is its own bundle, the page in jsdom. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { JSDOM, VirtualConsole } from "jsdom";

/** Options of an app's bundle: other package folders, and frameworks' file formats. */
export interface Tools {
  readonly alias?: Record<string, string> | undefined;
  readonly plugins?: readonly ((side: "server" | "page") => Plugin)[] | undefined;
}

async function bundle(
  side: "server" | "page",
  contents: string,
  { alias = {}, plugins = [] }: Tools,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve("test/support/element"), loader: "tsx" },
    bundle: true,
    write: false,
    logLevel: "silent",
    jsx: "automatic",
    tsconfig: resolve("tsconfig.json"),
    platform: side === "server" ? "node" : "browser",
    format: side === "server" ? "cjs" : "iife",
    define: {
      "process.env.NODE_ENV": '"development"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "true",
    },
    alias,
    plugins: plugins.map((plugin) => plugin(side)),
  });
  return outputFiles[0]?.text as string;
}

/** The server's HTML for an app; the code sets `module.exports` to the HTML or a promise of it. */
export async function rendered(code: string, tools: Tools = {}): Promise<string> {
  const module = { exports: "" as unknown };
  const run = new Function("module", "exports", "require", await bundle("server", code, tools));
  run(module, module.exports, createRequire(import.meta.url));
  return (await module.exports) as string;
}

/** A page with this HTML, and all its warnings and errors. */
export interface Page {
  readonly document: Document;
  readonly complaints: string[];
  /** Runs an app in the page, and waits until it is shown. */
  run(code: string, tools?: Tools): Promise<void>;
  /** Presses the element of a selector or, in a board's shadow tree, of a label. */
  press(place: string, label?: string): Promise<void>;
}

export function openPage(body: string): Page {
  const complaints: string[] = [];
  const virtualConsole = new VirtualConsole();
  for (const kind of ["error", "warn"] as const)
    virtualConsole.on(kind, (...said: readonly unknown[]) => complaints.push(said.join(" ")));
  virtualConsole.on("jsdomError", ({ message }) => complaints.push(message));
  const { window } = new JSDOM(`<!doctype html><div id="app">${body}</div>`, {
    runScripts: "outside-only",
    pretendToBeVisual: true,
    virtualConsole,
  });
  const shown = () => new Promise<void>((done) => setTimeout(done, 0));
  return {
    document: window.document,
    complaints,
    async run(code, tools = {}) {
      window.eval(await bundle("page", code, tools));
      await shown();
    },
    async press(place, label) {
      const found = window.document.querySelector(place);
      const target =
        label === undefined ? found : found?.shadowRoot?.querySelector(`[aria-label^="${label}"]`);
      if (!target) throw new Error(`There is no ${label ?? place}.`);
      (target as HTMLElement).click();
      await shown();
    },
  };
}
