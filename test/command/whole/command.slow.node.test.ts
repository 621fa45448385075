/**
 * The command's longest work. It reads what it writes, records in every form, of every variant, as Windows
 * saves them too; and it solves positions.
 */
import { mancala, mills } from "morabaraba/families";
import { describe, expect, test } from "vitest";
import { decoded } from "../../../src/command/input/io.ts";
import { ran } from "../../support/command/io.ts";
import { seeded } from "../../support/random.ts";
import { mills as millRecords, randomRecord, sowings } from "../../support/records/random-records.ts";

// The command reads what it writes: records in every form, of every variant, as Windows saves them too.

const forms = ["wmd", "mssa", "playok", "json", "link", "positions"];
const variants = [
  ...Object.keys(mills.rules.variants).map((name) => [name, mills, millRecords] as const),
  ...Object.keys(mancala.rules.variants).map((name) => [name, mancala, sowings] as const),
];

const lines = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line !== "");
/** The lines of a form, of which JSON may have its fields in another order. */
const contents = (form: string, text: string): readonly unknown[] =>
  lines(text).map((line) => (form === "json" ? JSON.parse(line) : line));

/** A text as Windows programs save it: with a mark at the beginning, and two characters at the end of a line. */
const onWindows: Readonly<Record<string, (text: string) => AsyncIterable<string>>> = {
  "UTF-8": (text) => fromBytes(new TextEncoder().encode(`\ufeff${text.replaceAll("\n", "\r\n")}`)),
  "UTF-16": (text) => fromBytes(Buffer.from(`\ufeff${text.replaceAll("\n", "\r\n")}`, "utf16le")),
};
function fromBytes(bytes: Uint8Array): AsyncIterable<string> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 61) yield bytes.subarray(at, at + 61);
  }
  return decoded(pieces());
}

describe.each(variants)("records of %s", (variant, { rules }, kind) => {
  const random = seeded(7);
  // Bytes cannot hold every string.
  const records = [5, 12, 30].map((steps) =>
    kind.records.parseRecord(
      kind.records.formatRecord(randomRecord(kind, variant, random, steps)).toWellFormed(),
    ),
  );
  const text = records.map((record) => kind.records.formatRecord(record)).join("\n");

  test.each(forms)("as %s", async (form) => {
    const written = await ran(["convert", "--to", form], { input: text });
    if (written.code !== 0) {
      // Not every variant has every notation.
      expect(written.err).toMatch(/\((no-label|bad-argument)\)\n$/);
      return;
    }
    const { out } = written;
    expect(lines(out).length).toBeGreaterThan(2);
    const inputs = [out, ...Object.values(onWindows).map((of) => of(out))];
    for (const input of inputs) {
      const again = await ran(["convert", "--to", form, "--variant", variant], { input });
      expect([again.code, again.err]).toEqual([0, ""]);
      expect(contents(form, again.out)).toEqual(contents(form, out));
    }
    expect(await ran(["check", "--variant", variant], { input: out })).toMatchObject({
      code: 0,
      out: "",
      err: "",
    });
    if (form === "positions") return;
    // Only positions need the variant.
    const json = await ran(["convert", "--to", "json"], { input: out });
    const whole = await ran(["convert", "--to", "json"], { input: text });
    if (form !== "link") expect(contents("json", json.out)).toEqual(contents("json", whole.out));
    const one = await ran(["convert", "--to", form], { input: lines(whole.out)[0] ?? "" });
    const loaded = await ran(["play", "--record", "saved"], { input: "quit\n", files: { saved: one.out } });
    expect([loaded.code, loaded.out]).toEqual([0, expect.stringMatching(/^Loaded saved\.\n/)]);
  });

  test("as JSON in a list, over several lines, and as games", async () => {
    const list = JSON.stringify(records, null, 2);
    const whole = await ran(["convert", "--to", "json"], { input: list });
    expect(contents("json", whole.out)).toEqual(records);
    expect(await ran(["check", "a.json"], { files: { "a.json": list } })).toMatchObject({ code: 0, out: "" });
    const games = records.map((record) => kind.records.currentNode(record).game);
    const positions = await ran(["convert", "--to", "positions"], { input: JSON.stringify(games) });
    expect(lines(positions.out)).toEqual(games.map((game) => rules.formatPosition(game as never)));
    expect(positions.err).toBe("");
  });

  test("as rules", async () => {
    const { out } = await ran(["rules", variant, "--json"]);
    const files = { "mine.json": out.replaceAll("\n", "\r\n") };
    expect(await ran(["check", "mine.json"], { files })).toMatchObject({ code: 0, out: "" });
    expect(await ran(["check"], { input: out })).toMatchObject({ code: 0, out: "" });
    const moves = await ran(["moves", "--rules", "mine.json"], { files });
    expect(moves).toMatchObject({ code: 0, out: (await ran(["moves", "--variant", variant])).out });
  });
});

test("records of rules of your own, too", async () => {
  const files = { "mine.json": '{"base":"nineMens","name":"mine","cows":7}' };
  const { createRecord, playMove, formatRecord } = millRecords.records;
  const mine = mills.rules.defineVariant("nineMens", { name: "mine", cows: 7 });
  const input = formatRecord(playMove(createRecord(mine), "d6"));
  const positions = await ran(["convert", "--to", "positions"], { input });
  for (const form of forms) {
    const { out } = await ran(["convert", "--to", form], { input });
    const words = form === "positions" ? ["--rules", "mine.json"] : [];
    expect(await ran(["check", ...words], { input: out, files })).toMatchObject({ code: 0, out: "" });
    const again = await ran(["convert", "--to", "positions", ...words], { input: out, files });
    expect(lines(again.out)).toEqual(lines(positions.out));
  }
  expect((await ran(["check", "--rules", "mine.json", "--variant", "mssa"], { input, files })).code).toBe(2);
});

describe("faults have their places", () => {
  const [first, second] = ["d6", "f4"].map((move) =>
    JSON.stringify({
      family: "mills",
      variant: "standard",
      tags: {},
      nodes: [{ move: "" }, { move }],
      at: 1,
    }),
  );

  test("in JSON", async () => {
    const wrong = first?.replace("d6", "d9");
    for (const input of [`${first}\n${wrong}\n${second}\n`, `[${first},\n${wrong},${second}]`]) {
      const { code, out } = await ran(["check"], { input });
      expect([code, lines(out)]).toEqual([
        1,
        [expect.stringMatching(/^-:2:1: game 2: nodes\[1\]: .* \([\w-]+\)$/)],
      ]);
      const converted = await ran(["convert", "--to", "link"], { input });
      expect([converted.code, lines(converted.out)]).toEqual([1, ["1.standard...S.1", expect.any(String)]]);
    }
  });

  test("in JSON that is damaged", async () => {
    for (const [input, out] of [
      [`[${first}`, /^-:1:\d+: game 2: This is not valid JSON.* \(not-json\)\n$/],
      [`${first}\n${second?.slice(0, 20)}\n${first}`, /^-:2:1: game 2: .* \(not-json\)\n$/],
      [`[${first}, 7, "d6, f4"]`, /^-: .*\n-: /],
      [`{"family":`, /\(not-json\)/],
      [`${first}}`, /\(not-json\)/],
    ] as const) {
      const checked = await ran(["check"], { input });
      expect([checked.code, checked.out]).toEqual([1, expect.stringMatching(out)]);
    }
    const rules = (await ran(["rules", "mssa", "--json"])).out;
    expect(await ran(["convert"], { input: rules })).toMatchObject({
      code: 1,
      err: "-:1:1: game 1: This JSON is neither a record nor a game. (syntax)\n",
    });
    const long = `{"family":"mills","a":"${"x".repeat(8_000_000)}"}`;
    expect(await ran(["check"], { input: long })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/8000000 characters/),
    });
  });

  test("in links and positions", async () => {
    expect(await ran(["check"], { input: "1.standard...S.1\n\n1.standard...S.2\r\n" })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^-:3:15: game 2: .* \(syntax\)\n$/),
    });
    expect(
      await ran(["check"], { input: "8/8/8 l 12,12 - 0 0\n4,4,4,4,4,4/4,4,4,4,4,4 0,0 s\n" }),
    ).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^-:2:1: game 2: .* pass --variant NAME for another\. \(syntax\)\n$/),
    });
    const sanmill = "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1\n";
    const converted = await ran(["convert", "--to", "positions", "--variant", "nineMens"], {
      input: sanmill,
    });
    expect(converted.out).toBe("8/8/8 l 9,9 - 0 0\n");
    expect((await ran(["convert"], { input: "1/2-1/2 {agreed at once}\n" })).out).toContain("1/2-1/2");
  });
});

test("a file of several games loads the first and says that there are others", async () => {
  const files = { "two.pgn": "1. d6 f4 *\n\n1. d2 *\n", "none.pgn": "\n" };
  const { out } = await ran(["play", "--record", "two.pgn"], { input: "quit\n", files });
  expect(out).toContain("Another game begins here.");
  expect(out).toMatch(/\n1\. d6 f4 \*\n$/);
  expect((await ran(["play", "--record", "none.pgn"], { files })).err).toBe(
    "Could not read none.pgn: There is no game in this file.\n",
  );
});

// The command `solve`: a won position, and a draw.

test("solve prints the result of a position and of each move", async () => {
  const three = ["--position", "LL1D4/2DD4/3L4 l 0,0 - 0 60"];
  expect((await ran(["solve", ...three])).out).toMatch(/^light to move: won in 1 ply\n/);
  expect(JSON.parse((await ran(["solve", ...three, "--json"])).out)).toMatchObject({
    result: "won",
    plies: 1,
  });
  const drawn = ["--position", "L7/2D2D2/1D1L2L1 l 0,0 - 8 60"];
  expect((await ran(["solve", ...drawn])).out).toMatch(
    /^light to move: drawn\n(.*\n)*.* the other side: drawn\n/,
  );
});
