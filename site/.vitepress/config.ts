/**
 * The site: the guides and reports of the repository as they stand, the pages of `pages`, and what `build.mjs` makes into `made`.
 * No page is copied: `rewrites` says where each one is on the site.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type DefaultTheme, defineConfigWithTheme, type Plugin } from "vitepress";
import { en as mancalaWords } from "../../dist/mancala-words.js";
import { en as words } from "../../dist/words.js";
import { entryPoints } from "../../scripts/entry-points.mjs";
import { linksOfTheRepository } from "../markdown/links.ts";
import { liveBoards } from "../markdown/live.ts";
import { plottedTables } from "../markdown/plots.ts";
import { placeOf, sections } from "../places.ts";

const base = process.env["SITE_BASE"] ?? "/";
const hasPage = Boolean(process.env["SITE_PLAY"]);
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

const titled = (titles: object, path: string) =>
  Object.entries(titles).map(([name, text]) => ({ text, link: `/variants/${path}${name}` }));
const variants = titled(words.variants, "");
const mancala = titled(mancalaWords.variants, "mancala-");

const guides = { text: "Guides", items: sections.guides };
const games = {
  text: "The games",
  items: [{ text: "All variants", link: "/variants/" }, ...variants, ...mancala],
};
const api = {
  text: "API",
  items: entryPoints.map(({ specifier }) => ({ text: specifier, link: `/api/${specifier}` })),
};
const findings = { text: "Findings", items: sections.findings };
const project = { text: "The project", items: sections.project };
/** The page to play on is another program, below the same folder. */
const play = (text: string, part = "") => ({ text, link: `/play/${part}`, target: "_self", rel: "" });

/** Pages outside this folder do not find Vue by themselves when they are rendered ahead. */
const vueOfThisFolder: Plugin = {
  name: "vue-of-this-folder",
  enforce: "pre",
  resolveId: (id, _importer, { ssr }) =>
    ssr === true && /^vue(\/|$)/.test(id) ? { id, external: true } : null,
};

/** What the front page is told. */
interface Front {
  readonly hasPage: boolean;
  readonly install: string;
}

export default defineConfigWithTheme<DefaultTheme.Config & { front: Front }>({
  title: "Morabaraba",
  description:
    "The rules of Morabaraba and its kin for TypeScript: opponents, records, boards to play on, and exact endgames.",
  lang: "en-ZA",
  srcDir: "..",
  srcExclude: [
    "**/node_modules",
    ...["changeset", "github", "stryker-tmp"].map((name) => `.${name}`),
    "README.md",
    "coverage",
    "reports",
    "test/.docs",
    "apps/web/*/**",
    "scripts",
    "site/out",
  ],
  rewrites: placeOf,
  base,
  outDir: fileURLToPath(new URL("../out", import.meta.url)),
  cacheDir: fileURLToPath(new URL("cache", import.meta.url)),
  cleanUrls: false,
  lastUpdated: false,
  head: [["link", { rel: "icon", href: `${base}icon.svg`, type: "image/svg+xml" }]],
  ignoreDeadLinks: [/^\/play\//],
  markdown: {
    config(markdown) {
      linksOfTheRepository(markdown);
      liveBoards(markdown);
      plottedTables(markdown);
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.endsWith("-board") } } },
  vite: {
    publicDir: fileURLToPath(new URL("../made/public", import.meta.url)),
    resolve: {
      alias: entryPoints.map(({ specifier, entry }) => ({
        find: new RegExp(`^${specifier}$`),
        replacement: fileURLToPath(new URL(`../../dist/${entry}.js`, import.meta.url)),
      })),
    },
    plugins: [vueOfThisFolder],
  },
  themeConfig: {
    front: { hasPage, install: `npm install ./morabaraba-${version}.tgz` },
    logo: "/icon.svg",
    nav: [
      ...(hasPage ? [play("Play"), play("Learn", "#learn")] : []),
      { text: "Guides", link: "/guides/begin", activeMatch: "^/guides/" },
      { text: "Variants", link: "/variants/", activeMatch: "^/variants/" },
      { text: "API", link: "/api/", activeMatch: "^/api/" },
      { text: "More", items: [findings, project] },
    ],
    sidebar: {
      "/guides/": [guides, findings],
      "/apps/": [guides, findings],
      "/variants/": [games, guides],
      "/api/": [api],
      "/": [findings, project, guides],
    },
    outline: { level: [2, 3], label: "On this page" },
    docFooter: { prev: "Before", next: "Next" },
    search: {
      provider: "local",
      options: {
        miniSearch: {
          searchOptions: {
            // A page that explains comes before the page of a function.
            boostDocument: (id: string) => (/\/(api|project)\//.test(id) ? 0.5 : 1),
          },
        },
      },
    },
    footer: {
      message: "MIT licence. This site asks no other host for anything, and keeps nothing about you.",
    },
  },
});
