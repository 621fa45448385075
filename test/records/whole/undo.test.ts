/**
 * What a record keeps: undone moves stay undone after saving, and an error holds the part that could be read.
 */
import fc from "fast-check";
import {
  createRecord,
  currentNode,
  formatLink,
  formatRecord,
  type GameRecord,
  goBack,
  goTo,
  currentLine as lineOf,
  mainline,
  parseLink,
  parseRecord,
  playMove,
  takeBack,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { pick, seeded } from "../../support/random.ts";
import { line, played } from "../../support/records/played.ts";
import { mills, randomRecord, sowings } from "../../support/records/random-records.ts";

describe.each([mills, sowings])("$name", ({ records, ...kind }) => {
  test("undo, then save, then load keeps the game", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 80 }), (seed, steps) => {
        const record = randomRecord({ records, ...kind }, undefined, seeded(seed), steps);
        const { game } = records.currentNode(record);
        expect(records.currentNode(records.parseRecord(records.formatRecord(record))).game).toEqual(game);
        expect(records.currentNode(records.parseLink(records.formatLink(record))).game).toEqual(game);
        const upTo = { upTo: "current" };
        const text = records.parseRecord(records.formatRecord(record, upTo));
        const link = records.parseLink(records.formatLink(record, upTo));
        for (const read of [text, link]) {
          expect(records.currentNode(read)).toMatchObject({ game, next: [] });
          expect(records.mainline(read).at(-1)).toEqual(records.currentNode(read));
        }
      }),
      { numRuns: 40 },
    );
  });

  test("a result is taken back first, as a ply of its own", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 40 }), (seed, steps) => {
        const random = seeded(seed);
        const record = randomRecord({ records, ...kind }, undefined, random, steps);
        const { game } = records.currentNode(record);
        fc.pre(kind.outcome(game) === undefined);
        const open = records.conclude(record, { result: "*" });
        const decisions = [...kind.decisions.map((decide) => decide(game)), { result: "0-1" }];
        const ended = records.conclude(open, pick(decisions, random));
        expect(records.takeBack(ended, 0)).toStrictEqual(ended);
        expect(records.takeBack(ended)).toStrictEqual(open);
        expect(records.takeBack(ended, 3)).toStrictEqual(records.takeBack(open, 2));
        for (const player of kind.players)
          expect(records.takeBack(ended, player)).toStrictEqual(
            game.turn === player ? open : records.takeBack(open, player),
          );
      }),
      { numRuns: 40 },
    );
  });
});

test("after a step back and another move, the record is at that move", () => {
  const record = playMove(goBack(played("d6 f4")), "d2");
  const text = formatRecord(record);
  expect(text).toContain('[CurrentMove "3"]\n');
  expect(currentNode(parseRecord(text)).notation).toBe("d2");
  expect(formatRecord(parseRecord(text))).toBe(text);
  expect(line(parseRecord(formatRecord(record, { upTo: "current" })))).toBe("d6 d2");
  expect(formatRecord(takeBack(played("d6 f4")))).toBe(formatRecord(played("d6")));
});

test("a link has the ply only if it is not the last", () => {
  expect(formatLink(played("d6 f4"))).toBe("1.standard...So.2");
  expect(formatLink(goBack(played("d6 f4")))).toBe("1.standard...So.2.1");
  expect(formatLink(goBack(played("d6 f4")), { upTo: "current" })).toBe(formatLink(played("d6")));
  expect(lineOf(parseLink("1.standard...So.2.1"))).toHaveLength(3);
});

test.each(["x", "", "-1", "9", "1.5", "1e1"])("a current move %j that does not exist is ignored", (value) => {
  const text = (tag: string): string => `${tag}\n1. d6 f4 *`;
  const read: GameRecord = parseRecord(text(`[CurrentMove "${value}"]\n`));
  expect(read).toEqual(parseRecord(text("")));
  expect(mainline(goTo(read, 0))).toHaveLength(3);
});

test("an unknown option is rejected", () => {
  for (const call of [formatRecord, formatLink])
    expect(() => call(createRecord(), { upTo: "end" as never })).toThrow(
      expect.objectContaining({ at: "upTo" }),
    );
});

// Every error of a record holds the part that could be read.

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
