/** Records that version 0.1.0 stored are read, as text and as data, and play on. */
import * as mancala from "morabaraba/mancala/records";
import * as morabaraba from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { outline } from "../../support/records/random-records.ts";
import stored from "../../support/records/stored-records.json" with { type: "json" };

describe.each(stored)("$family: $name", ({ family, text, data }) => {
  // biome-ignore lint/suspicious/noExplicitAny: records of both families pass through here
  const entryPoint: any = family === "mancala" ? mancala : morabaraba;

  test("is read from its data as from its text", () => {
    const record = entryPoint.parseRecord(data);
    const nodes = data.places.flat(2);
    expect(record.nodes.flat()).toHaveLength(nodes.length);
    expect(record.at).toBe(data.here);
    expect(record.nodes.flat().map((node: { move: string } | null) => node?.move)).toEqual(
      nodes.map((place) => place?.move),
    );
    for (const id of nodes.keys())
      if (nodes[id]) expect(entryPoint.current(entryPoint.goTo(record, id)).id).toBe(id);
    expect(entryPoint.parseRecord(JSON.stringify(record))).toStrictEqual(record);
    // Data of a variant has today's fields too.
    const plain = (record: string): string => record.replace(/\[(?:CurrentMove|VariantData) .*\n/g, "");
    // PGN's word for a loss on time is a decision now.
    expect(plain(entryPoint.formatRecord(record))).toBe(plain(text.replace("time forfeit", "time")));
    expect(outline(entryPoint.parseRecord(text))).toEqual(outline(record));
  });
});
