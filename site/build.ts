/**
 * `npm run site`: builds the site into `site/out`, a folder that any static host can serve.
 *
 * - `--base /docs/`: the path of the site on its host; `/` by default.
 * - `--no-play`: leaves out the page of `apps/web`.
 * - `--built`: does not build the tools and the library, which exist and are in use.
 *
 * It stops at the first failure. It takes about two minutes the first time, and one if only guides changed.
 */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prepare } from "../scripts/prepare.mjs";
import { llmsText } from "./places.ts";

const { values: flags } = parseArgs({
  options: {
    base: { type: "string", default: "/" },
    "no-play": { type: "boolean", default: false },
    built: { type: "boolean", default: false },
  },
});
const site = fileURLToPath(new URL(".", import.meta.url));
const root = join(site, "..");
const web = join(root, "apps/web");
const made = join(site, "made");
const { base } = flags;
if (!/^\/([\w.-]+\/)*$/.test(base))
  throw new Error(`The base must begin and end with a slash, such as /docs/, not ${base}.`);

/** Runs an npm command or an installed tool, and exits if it fails. */
function run(folder: string, command: string, env: Readonly<Record<string, string>> = {}): void {
  console.log(`== ${command}`);
  const { status } = spawnSync(command, {
    cwd: folder,
    stdio: "inherit",
    shell: true,
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`FAILED: ${command}`);
    process.exit(1);
  }
}

/** Copies the files that pages link to, such as examples, as text files, which every host serves as text. */
function copyLinkedFiles(): void {
  const pages = ["docs/guides", "research", "apps/server", "apps/web"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(root, folder, name)),
  );
  for (const page of pages) {
    for (const [, href = ""] of readFileSync(page, "utf8").matchAll(/\]\(([^)#:\s]+)\)/g)) {
      const file = join(dirname(page), href);
      if (href.endsWith(".md") || !existsSync(file)) continue;
      const copy = join(made, "public/files", `${file.slice(root.length)}.txt`);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(file, copy);
    }
  }
}

if (!flags.built) prepare("tools", "library");
rmSync(made, { recursive: true, force: true });
const hasPage = !flags["no-play"] && existsSync(join(web, "index.html"));
copyLinkedFiles();
const { writeVariantPages } = await import("./variants.ts");
writeVariantPages(join(made, "variants"));
run(site, "npx --no-install typedoc --options typedoc.config.mjs");
writeFileSync(join(made, "public/llms.txt"), llmsText(readFileSync(join(root, "AGENTS.md"), "utf8"), base));
copyFileSync(join(site, "pages/icon.svg"), join(made, "public/icon.svg"));
cpSync(join(root, "dist"), join(made, "public/dist"), {
  recursive: true,
  filter: (path) => !/\.(d\.ts|json)$/.test(path),
});
run(site, "npx --no-install vitepress build .", { SITE_BASE: base, SITE_PLAY: hasPage ? "yes" : "" });
if (hasPage) {
  prepare("page");
  cpSync(join(web, "dist"), join(site, "out/play"), { recursive: true });
  // The page finds its help by this link.
  const index = join(site, "out/play/index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("<title>", '<link rel="help" href="../"><title>'));
}
console.log(`The site is in site/out, for ${base}. To see it, run: npx vitepress preview site`);
