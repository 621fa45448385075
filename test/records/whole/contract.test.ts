/** The contract of errors: nothing but errors of this package, whatever is passed to whichever parameter. */
import { MorabarabaError } from "morabaraba";
import * as sown from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { mills, sowings } from "../../support/records/random-records.ts";

const badValues: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 1e21, Number.NaN, "", "nonsense", Symbol("x"), 1n, [], [[null]], {}],
  ...[
    () => 7,
    Object.create(null),
    new Map(),
    new Date(0),
    { variant: "standard" },
    { [Symbol.iterator]: 7 },
  ],
];

/** Good arguments of each function; it has no other parameters. */
const goodArguments = ({
  createRecord,
  currentNode,
}: typeof records): Readonly<Record<string, readonly unknown[]>> => {
  const record = createRecord();
  return {
    createRecord: ["standard", {}],
    parseRecord: ["*", {}],
    safeParseRecord: ["*", {}],
    parseRecords: ["*", {}],
    parseLink: ["1.standard....0"],
    safeParseLink: ["1.standard....0"],
    parseSanmillPosition: ["********/********/******** w p p 0 9 0 9 0 0", "nineMens"],
    safeParseSanmillPosition: ["********/********/******** w p p 0 9 0 9 0 0", "nineMens"],
    formatSanmillPosition: [currentNode(record).game],
    parseComment: ["x"],
    formatComment: [{}],
    annotate: [record, {}],
    goBack: [record, 1],
    conclude: [record, currentNode(record).game],
    currentNode: [record],
    endOf: [record],
    formatLink: [record, {}],
    formatRecord: [record, {}],
    goForward: [record, 1],
    goTo: [record, 0],
    currentLine: [record],
    mainline: [record, 0],
    playMove: [record, "d6"],
    promoteVariation: [record],
    removeNode: [record],
    setTags: [record, {}],
    takeBack: [record, 1],
  };
};

describe.each([
  ["morabaraba/records", records],
  ["morabaraba/mancala/records", sown as unknown as typeof records],
])("%s", (_name, entryPoint) => {
  const functions = Object.entries(entryPoint).filter(
    ([name, value]) => typeof value === "function" && !name.endsWith("Error"),
  ) as [string, (...args: unknown[]) => unknown][];

  test.each(functions)("%s", (name, call) => {
    const good = goodArguments(entryPoint)[name];
    if (good === undefined) throw new Error("Say what good arguments are.");
    for (const [i, value] of good.flatMap((_, i) => badValues.map((bad) => [i, bad] as const))) {
      const args = good.with ? good.with(i, value) : Object.assign([...good], { [i]: value });
      try {
        const result = call(...args);
        if (Symbol.iterator in Object(result)) for (const _game of result as Iterable<unknown>);
        if (name.startsWith("safe")) expect(result).toHaveProperty("ok");
      } catch (error) {
        if (!(error instanceof MorabarabaError))
          throw new Error(`${name}, parameter ${i}, ${String(value)}`, { cause: error });
      }
    }
  });
});

describe.each([mills, sowings])("an error of $name", ({ records: entryPoint }) => {
  const good = entryPoint.playMove(entryPoint.createRecord(), entryPoint === records ? "d6" : "4");
  const text: string = entryPoint.formatRecord(good);
  const data = JSON.parse(JSON.stringify(good));
  const faulty: readonly unknown[] = [
    ...["", "foo", `${text}\n${text}`, text.replace(/\*\n$/, "foo"), text.replace(/\*\n$/, "(1. foo) *")],
    ...[text.replace("Variant", "FEN"), '{"variant":', 7, {}, { ...data, at: 9 }, { ...data, tags: 7 }],
    ...[
      { ...data, nodes: [{}, { move: "foo" }] },
      { ...data, nodes: [...data.nodes.flat(), { move: "foo" }] },
    ],
    { ...data, nodes: [...data.nodes.flat(), { move: "foo", after: 0 }] },
  ];

  test.each(faulty.map((each) => [each]))("has the ply and the record before it: %j", (source) => {
    const readings = [entryPoint.safeParseRecord(source)];
    if (typeof source === "string") readings.push(...entryPoint.parseRecords(source, { games: 1 }));
    for (const { ok, error } of readings) {
      if (!ok) expect(error.ply).toBe(entryPoint.currentNode(error.record).ply + 1);
    }
    expect(readings[0].ok).toBe(false);
  });
});
