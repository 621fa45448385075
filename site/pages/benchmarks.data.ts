/** The figures of `research/bench.mjs --save`, if its file exists, by benchmark; and the size budgets. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Row {
  readonly title: string;
  readonly label: string;
  readonly ratio: number;
}

export interface Benchmarks {
  readonly version: string;
  readonly node: string;
  readonly processor: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly Row[] }[];
}

const rootFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const measured = rootFile("research/bench/measured.json");
const budgets = rootFile(".size-limit.json");

interface Budget {
  readonly name: string;
  readonly limit: string;
}

declare const data: { readonly speed: Benchmarks | null; readonly sizes: readonly Budget[] };

export { data };

function speed(): Benchmarks | null {
  if (!existsSync(measured)) return null;
  const { rows, ...about } = JSON.parse(readFileSync(measured, "utf8")) as Omit<Benchmarks, "groups"> & {
    rows: Row[];
  };
  // Mills come before mancala. Labels lose what only the bench needs: its least ratios and the positions'
  // names.
  const titles = [...new Set(rows.map(({ title }) => title))].sort(
    (a, b) => Number(a.startsWith("kalah")) - Number(b.startsWith("kalah")),
  );
  return {
    ...about,
    groups: titles.map((title) => ({
      title: title.replace(/^./, (first) => first.toUpperCase()).replace(/ \([^)]*at least[^)]*\)$/, ""),
      rows: rows
        .filter((row) => row.title === title)
        .map((row) => ({ ...row, label: row.label.replace(/ \(P\d\)/, "") })),
    })),
  };
}

export default {
  watch: [measured, budgets],
  load: () => ({
    speed: speed(),
    sizes: (JSON.parse(readFileSync(budgets, "utf8")) as Budget[]).map(({ name, limit }) => ({
      name,
      limit,
    })),
  }),
};
