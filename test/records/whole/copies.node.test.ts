/** Copies of records: from JSON, a structured clone, a port, a draft and another copy of the package. */
import { createGame, defineVariant, resign } from "morabaraba";
import * as sown from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import {
  conclude,
  createRecord,
  currentLine,
  currentNode,
  formatRecord,
  type GameRecord,
  goBack,
  playMove,
} from "morabaraba/records";
import { describe, expect, test, vi } from "vitest";
import { error, played } from "../../support/records/played.ts";

/** A stand-in for an Immer draft: fields return drafts, and property descriptors the raw values. */
function draftOf<Data extends object>(data: Data): Data {
  return new Proxy((Array.isArray(data) ? [...data] : { ...data }) as Data, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return typeof value === "object" && value !== null ? draftOf(value) : value;
    },
  });
}

const mine = defineVariant("mssa", { name: "mine", repetition: 3 });
const record = playMove(
  goBack(["d6", "f4", "d2"].reduce(playMove, createRecord(mine, { Event: "x" }))),
  "b4",
);

const copies: readonly (readonly [name: string, copy: (record: GameRecord) => GameRecord])[] = [
  ["JSON", (each) => JSON.parse(JSON.stringify(each))],
  ["a structured clone", structuredClone],
  ["a copy with the same nodes", (each) => ({ ...each })],
  ["a draft", draftOf],
  ["a draft of a clone", (each) => draftOf(structuredClone(each))],
];

describe.each(copies)("%s", (_name, copy) => {
  test("is accepted by every function like the record itself", () => {
    const given = copy(record);
    const { game } = currentNode(record);
    const calls: readonly ((each: GameRecord) => unknown)[] = [
      ...[
        currentNode,
        currentLine,
        records.mainline,
        goBack,
        records.goForward,
        records.promoteVariation,
        records.removeNode,
      ],
      ...[formatRecord, records.formatLink, records.endOf, records.takeBack],
      (each) => records.goTo(each, 1),
      (each) => playMove(each, "g1"),
      (each) => records.annotate(each, { comment: "x" }),
      (each) => records.setTags(each, { Round: "1" }),
      (each) => conclude(each, resign(game, "dark")),
    ];
    for (const call of calls) expect(call(given)).toStrictEqual(call(record));
    expect(records.parseRecord(given)).toStrictEqual(record);
  });

  test("is read once, and again after a change", () => {
    const given = copy(record);
    const first = currentNode(given).game;
    expect(currentNode(given).game).toStrictEqual(first);
    expect(playMove(given, "g1")).toStrictEqual(playMove(record, "g1"));
  });
});

test("nodes are one flat frozen list, of the record and of its copies", () => {
  const long = Array.from({ length: 300 }, (_, i) => ["a7-a4", "b6-b4", "a4-a7", "b4-b6"][i % 4] as string);
  const start = records.parseRecord(
    `[FEN "L1L1L3/D1D1D3/8 l 0,0 - 0 0"]\n[VariantData "${JSON.stringify({ base: "nineMens", repetition: null }).replaceAll('"', '\\"')}"]\n\n*`,
  );
  const whole = long.reduce(playMove, start);
  expect(whole.nodes).toHaveLength(301);
  expect(whole.nodes[300]).toStrictEqual({ move: "b4-b6" });
  expect(Object.isFrozen(whole.nodes)).toBe(true);
  expect(Object.isFrozen(whole.nodes[1])).toBe(true);
  for (const copy of [JSON.parse(JSON.stringify(whole)), structuredClone(whole), { ...whole }]) {
    expect(Object.getOwnPropertyDescriptor(copy, "nodes")?.value).toStrictEqual(whole.nodes);
    expect(copy).toStrictEqual(whole);
    expect(Object.keys(copy)).toStrictEqual(Object.keys(whole));
  }
  expect(goBack(whole).nodes).toBe(whole.nodes);
  expect({ ...whole }.nodes).toBe(whole.nodes);
});

test("a copy with other tags keeps its moves", () => {
  const copy = { ...record, tags: { Event: "y" } };
  expect(currentNode(copy)).toStrictEqual(currentNode(record));
  expect(playMove(copy, "g1").tags).toEqual({ Event: "y" });
});

test("a changed copy is another record", () => {
  const given = structuredClone(played("d6 f4")) as {
    -readonly [Field in keyof GameRecord]: GameRecord[Field];
  };
  const first = currentNode(given).game;
  expect(currentNode(given).game).toBe(first);
  given.at = 1;
  expect(currentNode(given).notation).toBe("d6");
  given.at = 7;
  expect(() => currentNode(given)).toThrow(error("syntax", "at"));
  for (const changed of [{ at: 3 }, { at: "1" }, { at: undefined }])
    expect(() => currentNode({ ...played("d6 f4"), ...changed } as never)).toThrow(error("syntax", "at"));
  expect(currentNode({ ...played("d6 f4"), tags: { Event: "y" } }).ply).toBe(2);
  expect(() => currentNode({ ...played("d6 f4"), tags: { Result: "1-0" } })).toThrow(
    error("bad-tag", "tags.Result"),
  );
  expect(currentNode({ ...played("d6 f4"), variant: "mssa" }).game.turn).toBe("dark");
  expect(currentNode({ ...played("d6 f4"), position: "8/8/8 d 12,12 - 0 0" }).game.turn).toBe("dark");
});

test("a copy finds its family, in both entry points", () => {
  const other = sown.playMove(sown.createRecord("oware"), "C");
  expect(currentNode(structuredClone(other) as never).game.turn).toBe("north");
  expect(sown.currentNode(structuredClone(played("d6")) as never).game.turn).toBe("dark");
});

test("another copy of the package accepts the record, with the same errors", async () => {
  vi.resetModules();
  const again = (await import("morabaraba/records")) as typeof records;
  expect(again.playMove).not.toBe(playMove);
  expect(again.formatRecord(record)).toBe(formatRecord(record));
  expect(currentNode(again.playMove(record, "g1"))).toStrictEqual(currentNode(playMove(record, "g1")));
});

test("a worker accepts it", async () => {
  const { port1, port2 } = new MessageChannel();
  const received = new Promise<GameRecord>((resolve) => {
    port2.onmessage = ({ data }) => resolve(data);
  });
  port1.postMessage(record);
  expect(currentNode(await received)).toStrictEqual(currentNode(record));
  port1.close();
});

test.each([
  ["syntax", "", null],
  ["syntax", "", "1. d6"],
  ["syntax", "", []],
  ["syntax", "family", {}],
  ["syntax", "variant", { family: "mills" }],
  ["syntax", "nodes", { family: "mills", variant: "standard" }],
  ["unknown-variant", "variant", { family: "mills", variant: "chess" }],
  ["bad-variant", "variant", { family: "mills", variant: 7 }],
  ["syntax", "family", { ...createGame() }],
  ["illegal-move", "nodes[1]", { family: "mills", variant: "standard", nodes: [{}, { move: "d4" }], at: 0 }],
])("%s at %j: %j is not a record", (code, at, data) => {
  for (const call of [currentNode, goBack, formatRecord, records.endOf, records.promoteVariation])
    expect(() => call(data as never)).toThrow(error(code, at));
});
