/* Writes the solved positions of the books as letters, in the order in which the library reads them. */
import { writeFileSync } from "node:fs";
import { boardOf, lettersOf, visitBook } from "../../src/bots/mancala/book.ts";
import type { Entry } from "./book.ts";

/**
 * Writes the books of these seeds, each down to its least number of seeds in the houses, from the lines of
 * `book.jsonl`; returns how many positions each has.
 */
export function writeOpenings(
  lines: string,
  starts: readonly number[],
  leasts: readonly number[],
): Record<number, object> {
  const known = new Map<string, Entry>();
  for (const line of lines.trim().split("\n").filter(Boolean)) {
    const entry = JSON.parse(line) as Entry;
    known.set(entry.board, entry);
  }
  const counts: Record<number, object> = {};
  const books = starts.map((seeds, i) => {
    const least = leasts[i] as number;
    let letters = "";
    let solved = 0;
    let most = 0;
    visitBook(seeds, least, (position, floor) => {
      const entry = known.get(boardOf(position));
      letters += entry ? lettersOf(entry, floor) : ".";
      if (entry) solved++;
      else most = Math.max(most, position.seeds - position.stores[0] - position.stores[1]);
      return entry;
    });
    letters = letters.replace(/\.+$/, "");
    counts[seeds] = { solved, letters: letters.length, unsolvedUpTo: most };
    return solved === 0 ? "" : `  ${seeds}: { least: ${least}, letters: "${letters}" },\n`;
  });
  const about =
    "The letters of the opening books of kalah, by the seeds in each house. Written by research/kalah.mjs.";
  const file = new URL("../../src/bots/mancala/openings.ts", import.meta.url);
  writeFileSync(file, `/** ${about} */\nexport const openings = {\n${books.join("")}} as const;\n`);
  return counts;
}
