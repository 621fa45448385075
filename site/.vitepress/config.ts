/**
 * The site: the guides and reports of the repository as they stand, the pages of `pages`, and what `build.ts` makes into `made`.
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

const titled = (titles: object, path: string) =>
  Object.entries(titles).map(([name, text]) => ({ text, link: `/variants/${path}${name}` }));
const variants = titled(words.variants, "");
const mancala = titled(mancalaWords.variants, "mancala-");

const guides = [
  { text: "Learn", items: sections.learn },
  { text: "Do", items: sections.guides },
  { text: "Look up", items: sections.reference },
  { text: "Programs", items: sections.programs },
];
const games = {
  text: "The games",
  items: [{ text: "All variants", link: "/variants/" }, ...variants, ...mancala],
};
/** By use, as the guide lists them. */
const listed = readFileSync(new URL("../../docs/guides/entry-points.md", import.meta.url), "utf8");
const api = {
  text: "API",
  items: [
    { text: "All entry points", link: "/guides/entry-points" },
    ...entryPoints
      .toSorted((a, b) => listed.indexOf(`\`${a.specifier}\``) - listed.indexOf(`\`${b.specifier}\``))
      .map(({ specifier }) => ({ text: specifier, link: `/api/${specifier}` })),
  ],
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
    // With enough contrast on the colours of code blocks in style.css.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
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
    front: { hasPage },
    logo: "/icon.svg",
    nav: [
      ...(hasPage ? [play("Play"), play("Learn", "#learn")] : []),
      { text: "Guides", link: "/guides/begin", activeMatch: "^/guides/(?!entry-points)" },
      { text: "Variants", link: "/variants/", activeMatch: "^/variants/" },
      { text: "API", link: "/guides/entry-points", activeMatch: "^/(api|guides/entry-points)" },
      { text: "More", items: [findings, project] },
    ],
    sidebar: {
      "/guides/": [...guides, findings],
      "/apps/": [...guides, findings],
      "/try": [...guides, findings],
      "/variants/": [games, ...guides],
      "/api/": [api],
      "/": [findings, project, ...guides],
    },
    outline: { level: [2, 3], label: "On this page" },
    notFound: {
      title: "No such page",
      quote:
        "There is nothing at this address. The page may have moved: search for it, or begin at the front page.",
      linkLabel: "To the front page",
      linkText: "To the front page",
    },
    docFooter: { prev: "Before", next: "Next" },
    search: {
      provider: "local",
      options: {
        miniSearch: {
          searchOptions: {
            // A page that explains comes before the page of a function.
            boostDocument: (id: string) =>
              /\/(api|project)\//.test(id) ? 0.5 : /\/guides\/the-game/.test(id) ? 2 : 1,
            // This function is sent to the page as text, so it stands by itself.
            processTerm: (typed: string) => {
              const word = typed.toLowerCase();
              const meant: Readonly<Record<string, string>> = {
                stalemate: "blocked",
                stuck: "blocked",
                tie: "draw",
                men: "cows",
                pieces: "cows",
                stones: "cows",
                capture: "shoot",
                remove: "shoot",
                take: "shoot",
                jump: "flying",
                merels: "morris",
                pits: "houses",
                timer: "clock",
                multiplayer: "server",
                online: "server",
                computer: "bot",
                ai: "bot",
                opponent: "bot",
              };
              const other = meant[word];
              return other === undefined ? word : [word, other];
            },
          },
        },
      },
    },
    footer: {
      message: "MIT licence. This site asks no other host for anything, and keeps nothing about you.",
    },
  },
});
