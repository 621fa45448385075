/** Every error of a record holds the part that could be read. */
import { describe, expect, test } from "vitest";
import { mills, sowings } from "../../support/records/random-records.ts";

describe.each([mills, sowings])("an error of $name", ({ records: entryPoint }) => {
  const good = entryPoint.playMove(entryPoint.createRecord(), entryPoint === mills.records ? "d6" : "4");
  const text: string = entryPoint.formatRecord(good);
  const data = JSON.parse(JSON.stringify(good));
  const faulty: readonly unknown[] = [
    ...["", "foo", `${text}\n${text}`, text.replace(/\*\n$/, "foo"), text.replace(/\*\n$/, "(1. foo) *")],
    ...[text.replace("Variant", "FEN"), '{"variant":', 7, {}, { ...data, at: 9 }, { ...data, tags: 7 }],
    ...[
      { ...data, nodes: [{}, { move: "foo" }] },
      { ...data, nodes: [...data.nodes, { move: "foo" }] },
    ],
    { ...data, nodes: [...data.nodes, { move: "foo", after: 0 }] },
  ];

  test.each(faulty.map((each) => [each]))("has the ply and the record before it: %j", (source) => {
    const readings = [entryPoint.safeParseRecord(source)];
    if (typeof source === "string")
      readings.push(...entryPoint.parseRecords(source, undefined, { games: 1 }));
    for (const { ok, error } of readings) {
      if (!ok) expect(error.ply).toBe(entryPoint.currentNode(error.record).ply + 1);
    }
    expect(readings[0].ok).toBe(false);
  });
});
