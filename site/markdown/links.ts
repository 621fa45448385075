/**
 * Turns links between the repository's pages into links of the site. A link to another file, such as an
 * example, leads to the build's copy below `files`. The name of an entry point links to its API page.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { MarkdownRenderer } from "vitepress";
import { entryPoints } from "../../scripts/entry-points.mjs";
import { placeOf } from "../places.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns where a page's relative link leads on the site. */
function linkOnTheSite(page: string, href: string): string {
  const [path = "", anchor] = href.split("#");
  if (path === "" || /^(\/|[a-z]+:)/.test(path)) return href;
  const target = relative(root, join(dirname(page), decodeURI(path))).replaceAll("\\", "/");
  if (!existsSync(join(root, target)))
    throw new Error(`${relative(root, page)} links to ${href}, which does not exist.`);
  const place = target.endsWith(".md")
    ? placeOf(target)
        .replace(/(^|\/)index\.md$/, "$1")
        .replace(/\.md$/, "")
    : `files/${target}.txt`;
  return `/${place}${anchor === undefined ? "" : `#${anchor}`}`;
}

const specifiers = new Set(entryPoints.map(({ specifier }) => specifier));

export function linksOfTheRepository(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("links-of-the-repository", ({ tokens, env, Token }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== "inline") continue;
      const isHeading = tokens[at - 1]?.type === "heading_open";
      let inLink = false;
      token.children = (token.children ?? []).flatMap((child) => {
        if (child.type === "link_open" || child.type === "link_close") inLink = child.type === "link_open";
        const href = child.type === "link_open" ? child.attrGet("href") : null;
        if (href !== null) child.attrSet("href", linkOnTheSite(env.realPath ?? env.path, href));
        if (child.type !== "code_inline" || inLink || isHeading || !specifiers.has(child.content))
          return [child];
        const open = new Token("link_open", "a", 1);
        open.attrSet("href", `/api/${child.content}`);
        return [open, child, new Token("link_close", "a", -1)];
      });
    }
  });
}
