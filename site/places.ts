/** Where the repository's pages are on the site, their order in the menus, and the `llms.txt` made of both. */
/** Pages that the rule of `placeOf` does not cover. */
const moved: Readonly<Record<string, string>> = {
  "apps/mcp/README.md": "apps/mcp.md",
  "apps/server/README.md": "apps/server.md",
  "apps/web/README.md": "apps/web.md",
  "research/README.md": "research/index.md",
  "conformance/README.md": "guides/conformance-vectors.md",
  "CONTRIBUTING.md": "project/contributing.md",
  "docs/SECURITY.md": "project/security.md",
  "docs/CODE_OF_CONDUCT.md": "project/code-of-conduct.md",
  "CHANGELOG.md": "project/changelog.md",
  "test/mutation/README.md": "project/mutants.md",
};

/** Returns a page's path on the site, from its path in the repository. Both are relative, with slashes. */
export const placeOf = (page: string): string =>
  moved[page] ?? page.replace(/^docs\//, "").replace(/^site\/(pages|made)\//, "");

export const sections = {
  learn: [
    { text: "Begin here", link: "/guides/begin" },
    { text: "From zero to a page", link: "/guides/app" },
    { text: "How Morabaraba is played", link: "/guides/the-game" },
    { text: "Variants of mills", link: "/guides/variants" },
    { text: "Mancala", link: "/guides/mancala" },
    { text: "Teach Morabaraba", link: "/guides/teacher" },
    { text: "Questions and answers", link: "/guides/faq" },
    { text: "Examples to edit", link: "/try" },
  ],
  guides: [
    { text: "Cookbook", link: "/guides/cookbook" },
    { text: "A board to play on", link: "/guides/board" },
    { text: "A board that you draw", link: "/guides/own-board" },
    { text: "Pictures", link: "/guides/pictures" },
    { text: "Bots", link: "/guides/bots" },
    { text: "Matches and other bots", link: "/guides/matches" },
    { text: "Records", link: "/guides/records" },
    { text: "Reviews and rulebooks", link: "/guides/reviews" },
    { text: "A server and storage", link: "/guides/server" },
    { text: "Rules of your own", link: "/guides/own-rules" },
    { text: "Mancala: board and bots", link: "/guides/mancala-app" },
    { text: "Languages", link: "/guides/languages" },
    { text: "Endgames", link: "/guides/endgames" },
    { text: "The engine", link: "/guides/engine" },
    { text: "The command", link: "/guides/command" },
    { text: "Write your own? Check it", link: "/guides/check-your-own" },
  ],
  reference: [
    { text: "The API on one page", link: "/guides/entry-points" },
    { text: "Codes and errors", link: "/guides/errors" },
    { text: "Notation", link: "/guides/notation" },
    { text: "Board reference", link: "/guides/board-reference" },
    { text: "Accessibility", link: "/guides/accessibility" },
    { text: "Records as text", link: "/guides/record-text" },
    { text: "Compatibility", link: "/guides/compatibility" },
    { text: "Rules and their sources", link: "/guides/rules-and-variants" },
    { text: "Rules of mancala", link: "/guides/mancala-rules" },
  ],
  programs: [
    { text: "A server to play on", link: "/apps/server" },
    { text: "The web app", link: "/apps/web" },
    { text: "A referee for language models", link: "/apps/mcp" },
  ],
  findings: [
    { text: "How strong the bots are", link: "/research/strength" },
    { text: "What the endgame tables found", link: "/research/endgame-study" },
    { text: "How endgames are solved", link: "/research/endgame-solver" },
    { text: "How the search works", link: "/research/search" },
    { text: "Speed and size", link: "/benchmarks" },
    { text: "What was tried for speed", link: "/research/speed" },
    { text: "How the server behaves", link: "/research/server" },
    { text: "Research programs", link: "/research/" },
  ],
  project: [
    { text: "Changelog", link: "/project/changelog" },
    { text: "Contributing", link: "/project/contributing" },
    { text: "Changes step by step", link: "/project/changes" },
    { text: "Rules of the API", link: "/project/api" },
    { text: "Glossary", link: "/project/words" },
    { text: "Style of texts", link: "/project/style" },
    { text: "Tools", link: "/project/tools" },
    { text: "Release", link: "/project/release" },
    { text: "Security", link: "/project/security" },
    { text: "Runtimes", link: "/project/runtimes" },
  ],
};

const titles = {
  learn: "Learn the games",
  guides: "Guides",
  reference: "Reference",
  programs: "Programs",
} as const;

/** Returns `llms.txt`, which language models read: the summary, the addresses of the guides, and the rest of AGENTS.md. */
export function llmsText(agents: string, base: string): string {
  const [summary = "", ...rest] = agents.replace(/^# .*\n+/, "").split("\n## ");
  const [about = "", ...more] = summary.trim().split("\n\n");
  const lists = Object.entries(titles).flatMap(([name, title]) => [
    `## ${title}`,
    "",
    ...sections[name as keyof typeof titles].map(
      ({ text, link }) => `- [${text}](${base.replace(/\/$/, "")}${link.replace(/\/$/, "/index")}.html)`,
    ),
    "",
  ]);
  const quoted = about.split("\n").join(" ");
  const parts = rest.map((section) => `## ${section.trim()}\n`);
  return ["# morabaraba", "", `> ${quoted}`, "", ...more, "", ...lists, ...parts].join("\n");
}
