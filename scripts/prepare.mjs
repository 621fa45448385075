// Installs and builds what is missing or older than its sources, for `npm run web`, `npm run site` and the
// server.
//
//   node scripts/prepare.mjs              makes the page and opens it: `npm run web`
//   node scripts/prepare.mjs --no-open    makes it and prints its address
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Returns when a file or a folder's newest file was written, or 0. @param {string} path @returns {number} */
function writtenAt(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => writtenAt(join(path, name))));
}

/**
 * `command` builds from the files `from`; the last file that it writes is `makes`.
 * @type {Readonly<Record<string, { title: string, command: string, folder: string, makes: string, from:
 * readonly string[] }>>}
 */
const steps = {
  tools: {
    title: "Installing the tools takes one or two minutes, once",
    command: "npm ci --no-audit --no-fund",
    folder: ".",
    makes: "node_modules/.package-lock.json",
    from: ["package-lock.json"],
  },
  library: {
    title: "Building the library takes about 20 seconds",
    command: "npm run build --silent",
    folder: ".",
    makes: "dist/page.html",
    from: ["src", "package.json", "tsup.config.ts", "examples/page.html"],
  },
  page: {
    title: "Building the page takes about 20 seconds",
    command: "npx --no-install vite build --logLevel warn",
    folder: "apps/web",
    makes: "apps/web/dist/sw.js",
    from: [
      "dist",
      "docs/guides",
      "docs/pictures",
      "apps/protocol/src",
      ...["src", "public", "index.html", "vite.config.ts"].map((name) => `apps/web/${name}`),
    ],
  },
};

/** Runs a command, and exits with its status if it fails. @param {string} command @param {string} folder */
function run(command, folder) {
  const { status } = spawnSync(command, { cwd: join(root, folder), stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {readonly ("tools" | "library" | "page")[]} names */
export function prepare(...names) {
  for (const name of names) {
    const { title, command, folder, makes, from } = /** @type {(typeof steps)[string]} */ (steps[name]);
    const made = writtenAt(join(root, makes));
    if (from.every((path) => writtenAt(join(root, path)) <= made)) continue;
    console.log(`${title}: ${command}${folder === "." ? "" : `, in ${folder}`}`);
    const start = performance.now();
    run(command, folder);
    console.log(`  done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  prepare("tools", "library", "page");
  const open = process.argv.includes("--no-open") ? "" : " --open";
  run(`npx --no-install vite preview${open}`, "apps/web");
}
