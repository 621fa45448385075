/** What the site adds to the repository's pages: its own links, results of live code, and bars above tables. */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import type { MarkdownRenderer } from "vitepress";
import { entryPoints } from "../scripts/entry-points.mjs";
import { placeOf } from "./places.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

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

/**
 * Turns links between the repository's pages into links of the site. A link to another file, such as an
 * example, leads to the build's copy below `files`. The name of an entry point links to its API page.
 */
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

/** Shows the result of an HTML block marked `live`, as in "```html live", below it. */
export function liveBoards(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (fence === undefined) throw new Error("Code blocks have no renderer.");
  markdown.renderer.rules.fence = (tokens, at, options, env, renderer) => {
    const code = fence(tokens, at, options, env, renderer);
    const { info = "", content = "" } = tokens[at] ?? {};
    return /^html .*\blive\b/.test(info) ? `${code}<div class="live">${content}</div>` : code;
  };
}

const results = ["won", "drawn", "lost"] as const;

interface Bar {
  readonly cows: string;
  readonly result: (typeof results)[number];
  readonly share: number;
}

/** Returns the first number in a cell, such as 35 in "35, so 3 fewer". */
const numberIn = (cell: string | undefined): number =>
  Number(/^[\d,]+/.exec(cell ?? "")?.[0].replaceAll(",", ""));

/** Reads the shares of a table's rows from a column on, and skips rows without figures. */
function sharesOf(rows: readonly (readonly string[])[], column: number): Bar[] {
  return rows.flatMap(([cows = "", ...cells]) => {
    const from = cells[column - 1] === "the same" ? 0 : column - 1;
    const counts = results.map((_, i) => numberIn(cells[from + i]));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return Number.isNaN(total)
      ? []
      : results.map((result, i) => ({ cows, result, share: (counts[i] ?? 0) / total }));
  });
}

function barsOf(bars: readonly Bar[], caption: string): string {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const names = [...new Set(bars.map(({ cows }) => cows))];
  const plot = Plot.plot({
    document: document as unknown as Document,
    width: 640,
    height: 40 + names.length * 17,
    marginLeft: 40,
    marginRight: 12,
    x: { percent: true, label: null, axis: "top" },
    y: { domain: names, label: null, tickSize: 0 },
    marks: [
      Plot.barX(bars as Bar[], {
        x: "share",
        y: "cows",
        insetTop: 1,
        className: "share",
        z: "result",
        order: results as unknown as string[],
        fill: ({ result }: Bar) => result,
        title: ({ cows, result, share }: Bar) =>
          `${cows}: ${(100 * share).toFixed(share < 0.01 ? 3 : 1)} percent ${result}`,
      }),
    ],
    color: {
      domain: results as unknown as string[],
      range: results.map((result) => `var(--plot-${result})`),
    },
  });
  for (const style of plot.querySelectorAll("style")) style.remove();
  const legend = results.map((result) => `<span class="plot-${result}">${result}</span>`).join(" ");
  return `<figure class="plot"><figcaption>${caption} ${legend}</figcaption>${plot.outerHTML}</figure>\n`;
}

/**
 * Draws bars above tables of won, drawn and lost positions. It reads the figures from the table, so the page
 * has them once.
 */
export function plottedTables(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("plotted-tables", (state) => {
    let rows: string[][] | undefined;
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type === "table_open") rows = [];
      if (token.type === "tr_open") rows?.push([]);
      if (token.type === "inline") rows?.at(-1)?.push(token.content);
      if (token.type !== "table_close" || rows === undefined) return [token];
      const [head = [], ...body] = rows;
      rows = undefined;
      const starts = head.flatMap((name, i) =>
        name === results[0] && head[i + 1] === results[1] ? [i] : [],
      );
      const plots = starts.map((column, i) => {
        const html = new state.Token("html_block", "", 0);
        const side = ["The left half of the table, in percent", "Its right half, in percent"][i];
        html.content = barsOf(sharesOf(body, column), starts.length > 1 ? `${side}:` : "In percent:");
        return html;
      });
      return [token, ...plots];
    });
  });
}
