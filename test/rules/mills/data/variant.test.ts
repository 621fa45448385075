/** Variant data: every fault at its path, and all at once. */

import { defineVariant, type Fault, MorabarabaError, type Variant, VariantError } from "morabaraba";
import { describe, expect, test } from "vitest";
import { builtIns } from "../../../support/mills/reference.ts";

type Loose = Record<string, unknown>;

const standard = (): Loose & { board: Loose & { points: string[]; lines: string[][]; links: string[][] } } =>
  JSON.parse(JSON.stringify({ ...builtIns.standard, name: "mine" }));

function thrown(action: () => unknown): VariantError {
  try {
    action();
  } catch (error) {
    if (error instanceof VariantError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

/** Returns all faults of some data. */
const faults = (data: unknown): readonly Fault[] => thrown(() => defineVariant(data as Variant, {})).faults;

/** Any sentence: sentences may be reworded, but paths stay. */
const someText = expect.stringMatching(/^.{5,300}$/) as string;

/** Returns the paths of faults, up to a line or a link. */
const places = (data: unknown): string[] => {
  try {
    defineVariant(data as Variant, {});
    return [];
  } catch (error) {
    return (error as VariantError).faults.map(({ at }) => at.replace(/(board\.l\w+\[\d+\]).*/, "$1"));
  }
};

describe("faults", () => {
  test("the data as a whole", () => {
    for (const data of [7, []]) {
      expect(faults(data)).toEqual([{ at: "", message: someText }]);
    }
  });

  test.each([
    ["name", ["", "my game", "ä", "x".repeat(41), 7, null, "a\n"]],
    ["cows", [2, 13, 16, 3.5, Number.NaN, -3, "12", null, 1e9]],
    ["firstPlayer", ["white", "", null, 0]],
    ["flyAt", [0, 16, 1.5, "3", "null", "1..15", Number.POSITIVE_INFINITY, true]],
    ["loseBelow", [-1, 13, 16, 0.5, null, "3"]],
    ["shooting", ["never", "required|optional", "", true, null]],
    ["targetsInMills", ["last resort", false, null]],
    ["repeatMill", ["forbidden", false, null]],
    ["moveWhilePlacing", [0, "true", null]],
    ["blocked", ["lost", null]],
    ["fullBoard", ["light-wins", null]],
    ["tenMoves", [10, [], "null", true]],
    ["repetition", [1, 101, 2.5, "3", "null", "2..100"]],
    ["drawAfterQuietPlies", [0, 10000, 0.5, "5"]],
  ])("%s", (field, values) => {
    for (const value of values)
      expect([value, places({ ...standard(), [field]: value })]).toEqual([value, [field]]);
    const { [field]: _gone, ...rest } = standard();
    expect(places(rest)).toEqual([field]);
    expect(places({ ...standard(), [field]: undefined })).toEqual([field]);
  });

  test.each([
    ["name", ["a", "A-9", "x".repeat(40)]],
    ["cows", [3, 12]],
    ["flyAt", [null, 1, 15]],
    ["loseBelow", [0, 12]],
    ["repetition", [null, 2, 100]],
    ["drawAfterQuietPlies", [null, 1, 9999]],
    ["tenMoves", [null, { plies: 1, cows: 0, who: "both" }, { plies: 9999, cows: 15, who: "either" }]],
  ])("%s has no fault up to its limits", (field, values) => {
    for (const value of values) {
      expect(defineVariant({ ...standard(), [field]: value } as unknown as Variant, {})).toMatchObject({
        [field]: value,
      });
    }
  });

  test("the ten-move draw's own fields", () => {
    expect(places({ ...standard(), tenMoves: { plies: 0, cows: 16, who: "all", more: 1 } })).toEqual([
      "tenMoves.plies",
      "tenMoves.cows",
      "tenMoves.who",
      "tenMoves.more",
    ]);
    expect(places({ ...standard(), tenMoves: {} })).toEqual([
      "tenMoves.plies",
      "tenMoves.cows",
      "tenMoves.who",
    ]);
    expect(places({ ...standard(), tenMoves: { plies: 10_000, cows: -1, who: "both" } })).toEqual([
      "tenMoves.plies",
      "tenMoves.cows",
    ]);
  });

  test("unknown fields", () => {
    expect(faults({ ...standard(), color: "red" })).toEqual([{ at: "color", message: someText }]);
  });

  test("more cows than the board can hold, more to lose by than there are", () => {
    expect(faults({ ...standard(), cows: 13 })[0]?.message).toBe(
      "must be a whole number from 3 to 12, not 13",
    );
    expect(faults({ ...standard(), cows: 4, loseBelow: 5 })[0]?.message).toBe(
      "must be a whole number from 0 to 4, not 5",
    );
    expect(places({ ...standard(), cows: 13, loseBelow: 13 })).toEqual(["cows", "loseBelow"]);
    expect(places({ ...standard(), name: "", cows: 13, flyAt: 0, loseBelow: 16 })).toEqual([
      "name",
      "cows",
      "flyAt",
      "loseBelow",
    ]);
    for (const board of [null, {}, { points: 24 }, { points: { length: 24 } }, { points: Array(40) }])
      expect(places({ ...standard(), board, cows: 16 })).toContain("cows");
  });

  test("with a built-in's name, and with names of JavaScript", () => {
    expect(places({ ...standard(), name: "mssa", flyAt: 0 })).toEqual(["flyAt"]);
    expect(thrown(() => defineVariant("standard", { cows: 100 })).faults.map(({ at }) => at)).toEqual([
      "cows",
    ]);
    for (const name of ["constructor", "__proto__", { toString: 1 }, Symbol("mssa")])
      expect(places({ ...standard(), name, flyAt: 0 })).toContain("flyAt");
  });

  test("inherited fields, and fields that JSON cannot hold", () => {
    const fields = Object.keys(builtIns.standard);
    expect(places(Object.create(standard()))).toHaveLength(Math.min(fields.length, 21));
    const hidden = Object.defineProperty(standard(), "board", { enumerable: false });
    expect(places(hidden)).toEqual(["board"]);
    expect(places({ ...standard(), color: undefined })).toEqual([]);
  });

  test("data that JSON cannot hold, together with another fault", () => {
    const data = standard();
    data["self"] = data;
    expect(places(data)).toEqual(["self"]);
  });

  test("a long list is cut short", () => {
    const many = Object.fromEntries(Array.from({ length: 75_000 }, (_, i) => [`x${i}`, i]));
    for (const data of [
      { ...standard(), ...many },
      { ...standard(), tenMoves: many },
      { ...standard(), board: { ...standard().board, at: many } },
      { ...standard(), board: { ...standard().board, points: Array(31).fill("a7") } },
      { ...standard(), board: { ...standard().board, lines: Array(200).fill(["z9", "z9", "z9"]) } },
    ]) {
      const error = thrown(() => defineVariant(data as unknown as Variant, {}));
      expect(error.faults).toHaveLength(21);
      expect(error.faults[20]).toEqual({ at: "", message: "has more faults than these 20" });
      expect(error.message.length).toBeLessThan(2500);
    }
  });

  test("deep data is rejected at its path", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`);
    const long: Loose = {};
    for (let i = 0, last = long; i < 100_000; i++) {
      last["a"] = {};
      last = last["a"] as Loose;
    }
    for (const value of [deep, long]) {
      expect(places({ ...standard(), name: value })).toEqual(["name"]);
      expect(places({ ...standard(), extra: value })).toEqual(["extra"]);
      expect(places({ ...standard(), board: { ...standard().board, lines: [[value]] } })).toEqual([
        "board.lines[0]",
      ]);
    }
  });

  test("all at once, in the order of the fields, and in the message", () => {
    const data = { ...standard(), drawAfterQuietPlies: 0, name: "", cows: 99, flyAt: 0, extra: 1 };
    data.board.lines[3] = ["a1", "a4", "z9"];
    const error = thrown(() => defineVariant(data as unknown as Variant, {}));
    expect(places(data)).toEqual(["name", "board.lines[3]", "cows", "flyAt", "drawAfterQuietPlies", "extra"]);
    for (const { at, message } of error.faults) {
      expect(error.message).toContain(at);
      expect(error.message).toContain(message);
    }
    expect([error.name, error.code]).toEqual(["VariantError", "bad-variant"]);
    expect(error).toBeInstanceOf(MorabarabaError);
  });
});

describe("faults of the board", () => {
  const on = (change: (board: ReturnType<typeof standard>["board"]) => void): unknown => {
    const data = standard();
    change(data.board);
    return data;
  };

  test("no board, or a board of another kind", () => {
    for (const board of [null, 7, "a7", []]) expect(places({ ...standard(), board })).toEqual(["board"]);
    expect(places({ ...standard(), board: {} })).toEqual([
      "board.points",
      "board.rings",
      "board.lines",
      "board.links",
    ]);
    expect(places(on((board) => Object.assign(board, { color: 1 })))).toEqual(["board.color"]);
  });

  test.each([
    ["points", [null, [], ["a1", "a2"], Array.from({ length: 32 }, (_, i) => `a${i + 1}`)]],
    ["rings", [null, [], [24.5], 24]],
    ["lines", [null, [], Array.from({ length: 201 }, () => ["a7", "d7", "g7"])]],
    ["links", [null, Array.from({ length: 201 }, () => ["a7", "b6"]), {}]],
    ["at", [7, []]],
  ])("%s", (field, values) => {
    for (const value of values) {
      const found = places({ ...standard(), board: { ...standard().board, [field]: value } });
      expect([value, found.every((at) => at.startsWith(`board.${field}`)), found.length > 0]).toEqual([
        value,
        true,
        true,
      ]);
    }
  });

  test.each(["A7", "aa7", "x1", "a0", "a01", "a100", "a", "7a", "", "a7 ", "a7\n", 7, null])(
    "%j is not a point",
    (point) => {
      expect(places(on((board) => board.points.splice(0, 1, point as string)))).toEqual(["board.points[0]"]);
      expect(places(on((board) => board.lines[0]!.splice(1, 1, point as string)))).toEqual([
        "board.lines[0]",
      ]);
      expect(places(on((board) => board.links.push(["a7", point as string])))).toEqual(["board.links[0]"]);
    },
  );

  const changes: readonly (readonly [(board: ReturnType<typeof standard>["board"]) => void, ...string[]])[] =
    [
      [(board) => Object.assign(board, { lines: 7 }), "board.lines"],
      [(board) => Object.assign(board, { rings: Array(40).fill(1) }), "board.rings"],
      [(board) => Object.assign(board, { rings: [8, 8, 7] }), "board.rings"],
      [(board) => Object.assign(board, { rings: [0, 24] }), "board.rings[0]"],
      [(board) => Object.assign(board, { rings: [32] }), "board.rings[0]"],
      [(board) => Object.assign(board, { rings: Array(24).fill(1) })],
      [(board) => Object.assign(board, { points: [...board.points, "a7"], rings: [25] }), "board.points[24]"],
      [(board) => Object.assign(board, { points: [...board.points, "d4"], rings: [25] }), "board.points[24]"],
      [(board) => board.lines.push(["a7", "d7"]), "board.lines[20]"],
      [(board) => board.lines.push(["a7", "d7", "g7", "g4"]), "board.lines[20]"],
      [(board) => board.lines.push(["a7", "d7", "d4"]), "board.lines[20]"],
      [(board) => board.lines.push(["a7", "d7", "a7"]), "board.lines[20]"],
      [(board) => board.lines.push(["g7", "a7", "d7"]), "board.lines[20]"],
      [(board) => board.links.push(["a7"]), "board.links[0]"],
      [(board) => board.links.push(["a7", "d4"]), "board.links[0]"],
      [(board) => board.links.push(["a7", "a7"]), "board.links[0]"],
      [(board) => board.links.push(["a7", "c3"], ["c3", "a7"]), "board.links[1]"],
      [(board) => board.links.push(["a7", "d7"])],
    ];

  test("each at its place", () => {
    for (const [change, ...at] of changes)
      expect([`${change}`, places(on(change))]).toEqual([`${change}`, at]);
  });

  test("the sentences", async () => {
    const data = [
      ...[
        { name: "a b" },
        { cows: 13 },
        { flyAt: "3" },
        { firstPlayer: "x" },
        { moveWhilePlacing: 0 },
        { tenMoves: 1 },
      ].map((fields) => ({ ...standard(), ...fields })),
      ...changes.filter(([, at]) => at !== undefined).map(([change]) => on(change)),
    ];
    const sentences = data.map((each) => `${thrown(() => defineVariant(each as Variant, {})).message}\n`);
    await expect(sentences.join("")).toMatchFileSnapshot("variant.txt");
  });

  test("parts of a board are checked even if others are malformed", () => {
    const changes = (board: Loose & { points: string[]; lines: string[][]; links: string[][] }): void => {
      Object.assign(board, { rings: [8, 8, 9], color: 1, pointsInAll: 24 });
      board.lines[0] = ["a7", "d7"];
      board.lines[3] = ["a1", "a4", "d4"];
      board.links.push(["a7", "d4"], ["a7", "b6"], ["b6", "a7"]);
      board.points[5] = "d7";
    };
    expect(places(on(changes))).toEqual([
      "board.lines[0]",
      "board.lines[2]",
      "board.lines[3]",
      "board.lines[14]",
      "board.links[0]",
      "board.color",
      "board.pointsInAll",
      "board.points[5]",
      "board.links[2]",
      "board.rings",
    ]);
    const lonely = on((board) => {
      board.points.push("d4");
      Object.assign(board, { rings: null, at: 0 });
    });
    expect(places(lonely)).toEqual(["board.rings", "board.at", "board.points[24]"]);
    expect(
      places(on((board) => Object.assign(board, { links: null, points: [...board.points, "d4"] }))),
    ).toEqual(["board.links", "board.rings"]);
    expect(places(on((board) => Object.assign(board, { points: ["a7"], rings: [1] })))).toEqual([
      "board.points",
    ]);
  });

  test("coordinates that are missing, unknown or out of range", () => {
    const at = Object.fromEntries(standard().board.points.map((point, i) => [point, [i, 2]]));
    const drawn = (changes: Loose): string[] =>
      places(on((board) => Object.assign(board, { at: { ...at, ...changes } })));
    expect(drawn({})).toEqual([]);
    expect(drawn({ a7: [0, 99] })).toEqual([]);
    expect(drawn({ a7: undefined })).toEqual(["board.at.a7"]);
    expect(drawn({ d4: [1, 1] })).toEqual(["board.at.d4"]);
    expect(drawn({ a7: [1] })).toEqual(["board.at.a7"]);
    expect(drawn({ a7: [1, -0.1] })).toEqual(["board.at.a7[1]"]);
    expect(drawn({ a7: [99.1, 1] })).toEqual(["board.at.a7[0]"]);
    expect(drawn({ a7: [Number.NaN, "1"] })).toEqual(["board.at.a7[0]", "board.at.a7[1]"]);
  });

  test("coordinates that are the same", () => {
    const at = Object.fromEntries(standard().board.points.map((point, i) => [point, [i, 99 - i]]));
    const drawn = (changes: Loose): readonly Fault[] =>
      faults(on((board) => Object.assign(board, { at: { ...at, ...changes } })));
    // Both numbers count, in their order.
    expect(places(on((board) => Object.assign(board, { at: { ...at, a7: [98, 1], d7: [1, 99] } })))).toEqual(
      [],
    );
    const same = (point: string, first: string): Fault => ({
      at: `board.at.${point}`,
      message: `is the same as board.at.${first}; move one of them`,
    });
    expect(drawn({ g7: [0, 99], c3: [1, 98], c4: [0, 99] })).toEqual([
      same("g7", "a7"),
      same("c3", "d7"),
      same("c4", "a7"),
    ]);
    expect(drawn({ a7: [0, -0], d7: [0, 0] })).toEqual([same("d7", "a7")]);
    // Valid coordinates count, in any order.
    expect(drawn({ a7: [100, 0], d7: [2, 97] }).map((fault) => fault.at)).toEqual([
      "board.at.a7[0]",
      "board.at.g7",
    ]);
    expect(
      places(on((board) => Object.assign(board, { points: null, at: { a7: [0, 0], d7: [0, 0] } }))),
    ).toContain("board.points");
  });

  test("a hostile board is rejected at once", () => {
    const long = Array.from({ length: 100_000 }, () => "a7");
    expect(places({ ...standard(), board: { points: long, rings: long, lines: long, links: long } })).toEqual(
      ["board.points", "board.rings", "board.lines", "board.links"],
    );
  });
});
