/**
 * Links between the pages of the repository, as links of the site. A link to a file that is no page, such as an example, leads to
 * the file itself, which the build puts below `files`.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { MarkdownRenderer } from "vitepress";
import { placeOf } from "../places.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where a relative link of a page leads on the site. */
function linkOnTheSite(page: string, href: string): string {
  const [path = "", anchor] = href.split("#");
  if (path === "" || /^(\/|[a-z]+:)/.test(path)) return href;
  const target = relative(root, join(dirname(page), decodeURI(path))).replaceAll("\\", "/");
  if (!existsSync(join(root, target)))
    throw new Error(`${relative(root, page)} links to ${href}, which is not there.`);
  const place = target.endsWith(".md")
    ? placeOf(target)
        .replace(/(^|\/)index\.md$/, "$1")
        .replace(/\.md$/, "")
    : `files/${target}.txt`;
  return `/${place}${anchor === undefined ? "" : `#${anchor}`}`;
}

export function linksOfTheRepository(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("links-of-the-repository", ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === "link_open" ? token.attrGet("href") : null;
      if (href !== null) token.attrSet("href", linkOnTheSite(env.realPath ?? env.path, href));
    }
  });
}
