/** What `research/bench.mjs --save` measured, grouped by benchmark; null while there is no such file. */
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

const file = fileURLToPath(new URL("../../research/bench/measured.json", import.meta.url));

declare const data: Benchmarks | null;

export { data };

export default {
  watch: [file],
  load(): Benchmarks | null {
    if (!existsSync(file)) return null;
    const { rows, ...about } = JSON.parse(readFileSync(file, "utf8")) as Omit<Benchmarks, "groups"> & {
      rows: Row[];
    };
    const titles = [...new Set(rows.map(({ title }) => title))];
    return {
      ...about,
      groups: titles.map((title) => ({ title, rows: rows.filter((row) => row.title === title) })),
    };
  },
};
