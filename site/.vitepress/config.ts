/**
 * The site: the repository's guides and reports, the pages in `pages`, and those that `build.ts` writes to
 * `made`. No page is copied; `rewrites` maps each one to its place on the site.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type DefaultTheme, defineConfigWithTheme, type Plugin } from "vitepress";
import { entryPoints } from "../../scripts/entry-points.mjs";
import { linksOfTheRepository, liveBoards, plottedTables } from "../markdown.ts";
import { placeOf, sections } from "../places.ts";

/** Loads the build as it is: VitePress would bundle it, with a warning for each of its files. */
const built = (entry: string) => import(new URL(`../../dist/${entry}.js`, import.meta.url).href);
const { en: words }: typeof import("../../dist/words.js") = await built("words");
const { en: mancalaWords }: typeof import("../../dist/mancala-words.js") = await built("mancala-words");

const base = process.env["SITE_BASE"] ?? "/";
const hasPage = Boolean(process.env["SITE_PLAY"]);

const titled = (titles: object, path: string) =>
  Object.entries(titles).map(([name, text]) => ({ text, link: `/variants/${path}${name}` }));
const variants = titled(words.variants, "");
const mancala = titled(mancalaWords.variants, "mancala-");

const guides = [
  { text: "Learn", items: sections.learn },
  { text: "Guides", items: sections.guides },
  { text: "Reference", items: sections.reference },
  { text: "Programs", items: sections.programs },
];
const games = {
  text: "The games",
  items: [{ text: "All variants", link: "/variants/" }, ...variants, ...mancala],
};
/** Lists the entry points by use, as the guide does. */
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
const findings = { text: "Research", items: sections.findings };
const project = { text: "The project", items: sections.project };
/** Links to the page to play on, another app on the same site. */
const play = (text: string, part = "") => ({ text, link: `/play/${part}`, target: "_self", rel: "" });

/** Resolves Vue for pages outside this folder, which do not find it when VitePress renders them. */
const vueOfThisFolder: Plugin = {
  name: "vue-of-this-folder",
  enforce: "pre",
  resolveId: (id, _importer, { ssr }) =>
    ssr === true && /^vue(\/|$)/.test(id) ? { id, external: true } : null,
};

/** Data for the front page. */
interface Front {
  readonly hasPage: boolean;
}

export default defineConfigWithTheme<DefaultTheme.Config & { front: Front }>({
  title: "Morabaraba",
  description:
    "Play, learn and build Morabaraba, nine men’s morris and mancala: rules, bots and boards for TypeScript.",
  lang: "en-ZA",
  srcDir: "..",
  srcExclude: [
    "**/node_modules",
    ...["changeset", "github", "stryker-tmp"].map((name) => `.${name}`),
    "README.md",
    "AGENTS.md",
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
    // The block of layers that a test reads has a language of its own, without a grammar.
    languages: [{ name: "architecture", scopeName: "source.architecture", patterns: [], repository: {} }],
    // These have enough contrast on the code blocks' colours in style.css.
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
      title: "Page not found",
      quote: "The page may have moved. Search for it, or go to the front page.",
      linkLabel: "Go to the front page",
      linkText: "Go to the front page",
    },
    docFooter: { prev: "Previous", next: "Next" },
    search: {
      provider: "local",
      options: {
        miniSearch: {
          searchOptions: {
            // Rank pages that explain above the pages of functions.
            boostDocument: (id: string) =>
              /\/(api|project)\//.test(id) ? 0.5 : /\/guides\/the-game/.test(id) ? 2 : 1,
            // VitePress sends this function to the page as text, so it cannot use anything outside.
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
      message: "MIT licence. This site loads nothing from other hosts, and stores nothing about you.",
    },
  },
});
