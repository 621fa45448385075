/* Makes the site's llms.txt, which language models read, from AGENTS.md and the menus. */
import { sections } from "./places.ts";

const titles = {
  learn: "Learn the games",
  guides: "Guides",
  reference: "Reference",
  programs: "Programs",
} as const;

/** Returns the text: the summary, the addresses of the guides, and the rest of AGENTS.md. */
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
