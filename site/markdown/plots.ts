/**
 * Draws bars above tables of won, drawn and lost positions. It reads the figures from the table, so the page
 * has them once.
 */
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import type { MarkdownRenderer } from "vitepress";

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
