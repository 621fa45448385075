/** Tables of the terminal game, and typed lines. */

import { enter, seatsOf } from "../../../src/command/game/table/enter.ts";
import type { Tools } from "../../../src/command/game/table/slow.ts";
import { newTable, openFamily, type Seat, type Table } from "../../../src/command/game/table/table.ts";
import { families, variantNamed, variantNames } from "../../../src/command/input/variants.ts";

const opened = new Map(
  await Promise.all(families.map(async (each) => [each, await openFamily(each)] as const)),
);

/** A table of a variant: for two people, or for a person and a bot. */
export function tableOf(name: string, side?: string, level: Seat = 4): Table {
  const { family, variant } = variantNamed(name);
  const loaded = opened.get(family)!;
  const game = loaded.rules.createGame(variant);
  return newTable(loaded, game, seatsOf(family.players, side, level), { notation: "wmd", language: "en" });
}

/** A table of every variant. */
export const allTables: readonly Table[] = variantNames.map((name) => tableOf(name));

/** The table after these lines, none of them a slow command. */
export const typed = (table: Table, ...lines: readonly string[]): Table =>
  lines.reduce((before, line) => enter(before, line).table, table);

export const messagesAt = ({ messages }: Table): string => messages.map(({ text }) => text).join(" ");

/** The table after a line with a slow command. */
export async function awaited(
  table: Table,
  line: string,
  files: Record<string, string> = {},
): Promise<Table> {
  const io: Tools["io"] = {
    async *read(path) {
      if (files[path] === undefined)
        throw Object.assign(new Error(`no such file: ${path}`), { syscall: "open" });
      yield files[path];
    },
    async save(path, pieces) {
      for await (const piece of pieces) files[path] = piece;
      return true;
    },
  };
  const { table: next, slow } = enter(table, line);
  return slow ? slow({ io, seed: 1 }) : next;
}
