/** Every subcommand with valid and invalid input: its output, its errors and its exit code. */
import fc from "fast-check";
import { createGame, legalMoves, safeParseVariant, variants } from "morabaraba";
import { mancala, mills } from "morabaraba/families";
import { parseRecord, parseRecords } from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { ran } from "../../support/command/io.ts";
import { said } from "../../support/said.ts";

const lines = (text: string): readonly string[] => text.trimEnd().split("\n");
const names = "play demo moves perft divide convert check analyze solve svg rules engine".split(" ");
const TWO = `[Variant "nineMens"]\n\n1. d6 f4 2. d2 *\n\n[Variant "nineMens"]\n\n1. d6\nd6 *\n`;
const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const NEAR_END = "LL1D4/2DD4/3L4 l 0,0 - 0 60";

describe("the command", () => {
  test("prints its version and its commands", async () => {
    expect(await ran(["--version"])).toMatchObject({ code: 0, out: "1.2.3\n" });
    expect(await ran(["-v"])).toMatchObject({ code: 0, out: "1.2.3\n" });
    for (const words of [[], ["--help"], ["-h"], ["help"]]) {
      const { code, out } = await ran(words);
      expect(code).toBe(0);
      for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
    }
  });

  test.each(names)("%s has help", async (name) => {
    for (const flag of ["--help", "-h"]) {
      const { code, out } = await ran([name, flag]);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`morabaraba ${name}`));
    }
  });

  test.each([
    ["play"],
    ["demo"],
    ["moves"],
    ["perft", "3"],
    ["divide", "3"],
    ["analyze"],
    ["solve"],
    ["svg"],
    ["rules", "mssa"],
  ])("%s rejects an unexpected argument", async (...words) => {
    const { code, out, err } = await ran([...words, "LL5D/7D/8"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(
      `Unexpected argument "LL5D/7D/8". Run morabaraba ${words[0]} --help to see the options.\n`,
    );
  });

  test("rejects unknown words and missing files", async () => {
    for (const words of [["nonsense"], ["constructor"], ["moves", "--nonsense"], ["moves", "--position"]]) {
      const { code, out, err } = await ran(words);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/\. Run morabaraba (moves )?--help to see the (commands|options)\.\n$/);
    }
    expect(await ran(["check", "missing.pgn"])).toMatchObject({
      code: 1,
      err: "missing.pgn: no such file: missing.pgn\n",
    });
    const both = await ran(["check", "missing.json", "missing.pgn", "bad.pgn"], {
      files: { "bad.pgn": "1. d6 d6 *\n" },
    });
    expect(both.err).toBe(
      "missing.json: no such file: missing.json\nmissing.pgn: no such file: missing.pgn\n",
    );
    expect(both.out).toContain("(illegal-move)");
    for (const name of ["play", "demo", "svg"]) expect((await ran([name, "--json"])).code).toBe(2);
    expect((await ran(["moves", "--rules", "a", "--variant", "mssa"])).code).toBe(2);
    expect(await ran(["moves", "--variant", "chess"])).toMatchObject({ code: 2, out: "" });
    expect((await ran(["moves", "--variant", "chess"])).err).toContain("congkak");
  });

  test("rethrows an internal error", async () => {
    const broken = {
      get [Symbol.asyncIterator](): never {
        throw new TypeError("a fault");
      },
    };
    const { run } = await import("../../../src/command/run.ts");
    const io = { input: broken, write: async () => {}, writeError() {}, now: () => 0, version: "" };
    await expect(run(["engine"], io as never)).rejects.toThrow("a fault");
  });
});

describe("moves, perft, divide", () => {
  test("list the legal moves of both families, from any position", async () => {
    expect(lines((await ran(["moves"])).out)).toEqual(legalMoves(createGame()).map(({ to }) => to));
    expect(JSON.parse((await ran(["moves", "--variant", "OWARE", "--json"])).out)).toEqual({
      turn: "south",
      moves: ["A", "B", "C", "D", "E", "F"],
    });
    expect(lines((await ran(["moves", "--position", MILL])).out)).toContain("g7xa4");
    expect(lines((await ran(["moves", "--moves", "d6 f4"])).out)).toHaveLength(22);
    expect((await ran(["moves", "--moves", "d6 d6"])).err).toContain("d6");
    const sanmill = "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1";
    expect(lines((await ran(["moves", "--variant", "nineMens", "--position", sanmill])).out)).toHaveLength(
      24,
    );
    expect(await ran(["moves", "--position", "?"])).toMatchObject({ code: 1, out: "" });
    expect(await ran(["moves", "--variant", "kalah", "--position", "?"])).toMatchObject({ code: 1, out: "" });
  });

  test("show how a finished game ended", async () => {
    const over = ["--position", "DD6/8/LLLL4 d 0,0 - 0 60"];
    expect((await ran(["moves", ...over])).out).toBe("light has won: few-cows\n");
    expect(JSON.parse((await ran(["moves", ...over, "--json"])).out)).toMatchObject({
      moves: [],
      outcome: { winner: "light" },
    });
    const drawn = '{"name":"full","cows":12,"fullBoard":"draws"}';
    expect((await ran(["moves", "--rules", "r.json"], { files: { "r.json": drawn } })).code).toBe(1);
    const full = "LDLDLDLD/DLDLDLDL/LDLDLDLD l 0,0 - 0 24";
    expect((await ran(["moves", "--position", full])).out).toBe("nobody has won: full-board\n");
  });

  test("count move sequences", async () => {
    expect((await ran(["perft", "3"])).out).toBe("12144\n");
    expect((await ran(["perft", "0", "--variant", "kalah"])).out).toBe("1\n");
    expect(JSON.parse((await ran(["perft", "3", "--variant", "kalah", "--json"])).out)).toEqual({
      depth: 3,
      count: 185,
    });
    for (const variant of ["kalah", "mssa"]) {
      const counts = JSON.parse((await ran(["divide", "2", "--variant", variant, "--json"])).out) as Record<
        string,
        number
      >;
      const sum = Object.values(counts).reduce((total, count) => total + count, 0);
      expect(`${sum}\n`).toBe((await ran(["perft", "2", "--variant", variant])).out);
    }
    expect(lines((await ran(["divide", "1", "--variant", "kalah"])).out)[0]).toBe("1 1");
    for (const words of [["perft"], ["perft", "x"], ["divide", "0"], ["perft", "1", "2"]])
      expect((await ran(words)).code).toBe(2);
  });
});

describe("convert and check", () => {
  test("write records in every notation and format", async () => {
    const [first = "", second] = ["1. d6 f4 2. d2 *", "1. d6 d2 *"];
    const input = `[Variant "nineMens"]\n\n${first}\n\n[Variant "nineMens"]\n\n${second}\n`;
    const odd = `[White ACPL "252"]\n[FEN "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 N 1"]\n[Variant "oware"]\n\n1... a *\n`;
    expect(await ran(["convert", "--to", "link"], { input: odd })).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^-:1:1: The tag "\[White ACPL .* was skipped: .* \(bad-tag\)\n$/),
    });
    const wmd = await ran(["convert"], { input });
    expect([wmd.code, wmd.err]).toEqual([0, ""]);
    expect([...parseRecords(wmd.out)].map(({ ok }) => ok)).toEqual([true, true]);
    expect((await ran(["convert", "--to", "playok"], { input })).out).toContain("1. 5 14");
    expect((await ran(["convert", "--to", "mssa"], { input })).out).toMatch(/1\. [A-R]/);
    const json = lines((await ran(["convert", "--to", "json"], { input })).out);
    expect(json.map((line) => parseRecord(line).at)).toEqual([3, 2]);
    expect(lines((await ran(["convert", "--to", "link"], { input })).out)).toHaveLength(2);
    expect(lines((await ran(["convert", "--to", "positions"], { input })).out).filter(Boolean)).toHaveLength(
      7,
    );
    const oware = await ran(["convert", "--to", "positions", "--variant", "oware"], { input: "1. C f *" });
    expect(lines(oware.out)).toHaveLength(3);
    for (const [variant, game, last] of [
      ["nineMens", first, "2. d2"],
      ["oware", "1. C f *", "2. f"],
    ] as const) {
      const moving = await ran(["convert", "--to", "svg", "--variant", variant], { input: game });
      expect(moving.out).toMatch(/^<svg .*<animate .*<\/svg>\n$/s);
      expect(moving.out).toContain(`>${last}<`);
    }
    const { saved, out } = await ran(["convert", "a.pgn", "--out", "b.pgn"], { files: { "a.pgn": input } });
    expect([out, saved["b.pgn"]]).toEqual(["", wmd.out]);
    for (const text of [wmd.out, (await ran(["convert", "--to", "positions"], { input })).out])
      expect(text).toMatch(/^\S.*\S\n\n\S.*\S\n$/s);
    expect(wmd.out).not.toContain("\n\n\n");
    expect((await ran(["convert", "--to", "chess"])).code).toBe(2);
  });

  test("find the variant, however the text is cut", async () => {
    const tags = `[Event "${"x".repeat(200)}"]\n[Variant "kalah"]\n\n`;
    expect(await ran(["check"], { input: `${tags}1. 1 2 *\n` })).toMatchObject({ code: 0, out: "" });
    expect((await ran(["check"], { input: `${tags}1. a7 *\n` })).code).toBe(1);
  });

  test("know a variant by its name, in upper or lower case, and by its data", async () => {
    const { rules } = mancala;
    const village = rules.defineVariant("oware", { name: "village", seeds: 3 });
    const kalah3 = rules.createGame(rules.defineVariant("kalah", { seeds: 3 })).variant;
    const { createRecord, formatRecord, playMove: play } = await mancala.records();
    for (const variant of [village, kalah3]) {
      const record = createRecord(variant);
      const input = formatRecord(play(record, rules.legalMoves(rules.createGame(variant))[0] as never));
      expect(input).toContain("[VariantData ");
      expect(await ran(["check"], { input })).toMatchObject({ code: 0, out: "" });
      expect((await ran(["convert"], { input })).out.trim()).toBe(input.trim());
    }
    expect(await ran(["check"], { input: '[Variant "Oware"]\n\n1. C f *\n' })).toMatchObject({ code: 0 });
    expect(await ran(["check", "--variant", "OWARE"], { input: "1. C f *\n" })).toMatchObject({ code: 0 });
    // With unreadable data the name counts, or mills without a name.
    const broken = '[Variant "oware"]\n[VariantData "{"]\n\n1. C f *\n';
    expect((await ran(["check"], { input: broken })).out).toContain("(not-json)");
    expect(await ran(["check"], { input: '1. d6 *\n\n[Variant "nineMens"]\n\n1. d6 *' })).toMatchObject({
      code: 0,
    });
    expect((await ran(["check", "--variant", "chess"], { input: "*" })).err).toContain("congkak");
  });

  test("report the places of faults, leave out those games, and go on", async () => {
    const converted = await ran(["convert"], { input: TWO });
    expect(converted.code).toBe(1);
    expect(converted.err).toMatch(/^-:8:1: game 2: .* \(illegal-move\)\n$/);
    expect([...parseRecords(converted.out)]).toHaveLength(1);
    const checked = await ran(["check", "two.pgn"], { files: { "two.pgn": TWO } });
    expect([checked.code, checked.out]).toEqual([1, converted.err.replace("-", "two.pgn")]);
    expect(JSON.parse((await ran(["check", "--json"], { input: TWO })).out)).toMatchObject({
      place: "-:8:1",
      game: 2,
      ply: 2,
    });
    expect(await ran(["check"], { input: "1. d6 f4 *" })).toMatchObject({ code: 0, out: "" });
    expect(await ran(["check"])).toMatchObject({ code: 0 });
    // This game does not have the notation.
    const odd = `[Variant "sesotho25"]\n\n1. d4 *\n`;
    expect((await ran(["convert", "--to", "mssa"], { input: odd })).code).toBe(1);
  });

  test("a place is an offset's line and column, however the text is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.constantFrom("\n", " \n"), async (before, end) => {
        const input = `${`% ${"x".repeat(7)}${end}`.repeat(before)}1. d6\n  d6 *\n`;
        const { out } = await ran(["check"], { input });
        expect(out).toContain(`-:${before + 2}:3: `);
      }),
      { numRuns: 20 },
    );
  });

  test("check variants", async () => {
    const files = {
      "good.json": JSON.stringify(variants["mssa"]),
      "bad.json": '{"name":"x y","cows":1}',
      "sown.json": '{"houses":99}',
      "none.json": "{",
      "based.json": '{"base":"kalah","seeds":3}',
      "baseless.json": '{"base":"Kalah","seeds":3}',
      "name.json": '"kalah"',
    };
    expect(await ran(["check", "good.json"], { files })).toMatchObject({ code: 0, out: "" });
    const bad = await ran(["check", "bad.json"], { files });
    const read = safeParseVariant(files["bad.json"]);
    expect(lines(bad.out)).toHaveLength(!read.ok && "faults" in read.error ? read.error.faults.length : 0);
    expect(bad.out).toMatch(/^bad\.json: name must be /);
    expect((await ran(["check", "sown.json"], { files })).out).toContain("houses must be");
    expect((await ran(["check", "none.json"], { files })).out).toContain("(not-json)");
    expect(await ran(["check", "based.json"], { files })).toMatchObject({ code: 0, out: "" });
    expect((await ran(["check", "baseless.json"], { files })).out).toContain('"Kalah" is unknown');
    expect((await ran(["check", "name.json"], { files })).out).toContain(
      "must be an object, not only the name",
    );
    expect((await ran(["check", "good.json", "bad.json", "--json"], { files })).code).toBe(1);
  });
});

describe("analyze, solve, svg, rules", () => {
  test("print the score of a position", async () => {
    const { out } = await ran(["analyze", "--position", NEAR_END, "--depth", "3", "--lines", "2"]);
    expect(lines(out)[0]).toMatch(/^ends in 1 {2}\S+-g7x/);
    const json = JSON.parse(
      (await ran(["analyze", "--variant", "oware", "--nodes", "500", "--time", "5000", "--json"])).out,
    );
    expect(json.lines).toHaveLength(3);
    expect((await ran(["analyze", "--variant", "oware", "--nodes", "500"])).out).toMatch(
      /^ +-?[0-9.]+ {2}[A-F]/,
    );
    expect((await ran(["analyze", "--lines", "51"])).code).toBe(2);
  });

  test("print the certain margin of a mancala game", async () => {
    const at = async (stores: string, ...words: readonly string[]) =>
      (
        await ran([
          "analyze",
          "--variant",
          "kalah",
          "--position",
          `0,0,0,0,0,1/0,0,0,0,0,4 ${stores} s`,
          ...words,
        ])
      ).out;
    expect(await at("40,3")).toBe("wins by 34  6\n");
    expect(await at("3,40")).toBe("loses by 40  6\n");
    expect(JSON.parse(await at("40,3", "--json")).lines).toEqual([
      { score: 1_003_400, margin: 3400, moves: ["6"] },
    ]);
  });

  test("print no margin of seeds that is only an estimate", async () => {
    const words = ["analyze", "--variant", "kalah", "--position", "1,2,0,3,2,1/3,1,0,2,0,4 26,3 s"];
    const few = [...words, "--nodes", "500", "--lines", "1"];
    expect((await ran(few)).out).toMatch(/^ +wins {2}\d/);
    expect(JSON.parse((await ran([...few, "--json"])).out).lines[0]).not.toHaveProperty("margin");
    expect((await ran([...words, "--nodes", "2000000", "--lines", "1"])).out).toMatch(/^wins by 34 {2}/);
  });

  test("do not solve positions that are too large or have no tables", async () => {
    expect((await ran(["solve"])).code).toBe(2);
    expect((await ran(["solve", "--variant", "kalah"])).code).toBe(2);
    expect((await ran(["solve", "--position", "LLLLL3/8/DDD5 l 0,0 - 0 60"])).code).toBe(2);
  });

  test("draw", async () => {
    expect((await ran(["svg", "--variant", "kalah"])).out).toMatch(/^<svg /);
    const { saved } = await ran(["svg", "--theme", "dark", "--out", "board.svg"]);
    expect(saved["board.svg"]).toMatch(/^<svg /);
    expect((await ran(["svg", "--theme", "pink"])).code).toBe(2);
  });

  test("print rules that can be edited and passed back in", async () => {
    const all = (await ran(["rules"])).out;
    for (const { rules } of [mills, mancala])
      for (const name of Object.keys(rules.variants)) expect(all).toContain(name);
    expect((await ran(["rules", "nineMens"])).out).toMatch(/^cows +9$/m);
    const { out } = await ran(["rules", "sesotho", "--json"]);
    const files = { "mine.json": JSON.stringify({ ...JSON.parse(out), name: "mine", cows: 7 }) };
    expect((await ran(["rules", "--rules", "mine.json"], { files })).out).toMatch(/^cows +7$/m);
    const based = {
      "based.json": '{"base":"kalah","seeds":3}',
      "sown.json": JSON.stringify(mancala.rules.variants["kalah"]),
    };
    expect((await ran(["rules", "--rules", "based.json"], { files: based })).out).toMatch(/^seeds +3$/m);
    expect((await ran(["moves", "--rules", "sown.json"], { files: based })).code).toBe(0);
    expect((await ran(["rules", "--rules", "x"], { files: { x: "{" } })).err).toContain("JSON");
  });
});

describe("play and demo", () => {
  test("two bots play to the end, or to the ply that is set", async () => {
    for (const variant of ["nineMens", "kalah"]) {
      const { code, out } = await ran(["demo", "--variant", variant, "--plies", "3", "--level", "2"]);
      expect(code).toBe(0);
      expect(out).toMatch(/^[^\n]+: \w+ \(bot, level 2\) - \w+ \(bot, level 4\)\n/);
      expect(out.split("\n").filter((line) => /^\w+ (places|sows) /.test(line))).toHaveLength(3);
    }
    expect((await ran(["demo", "--level", "0"])).code).toBe(2);
    expect((await ran(["demo", "--position", "DD6/8/LLLL4 d 0,0 - 0 60"])).out).toMatch(/^Light wins/);
    const seeded = ["demo", "--variant", "threeMens", "--seed", "3", "--against", "1"];
    expect((await ran(seeded)).out).toBe((await ran(seeded)).out);
    expect((await ran(seeded)).out).toMatch(/ wins\. /);
  });

  test("a person plays against the bot, and mistypes some moves", async () => {
    const lines = ["d6", "d6", "hint", "undo", "x", "f4", "save my.pgn", "resign"].join("\n");
    const words = ["play", "--variant", "nineMens", "--level", "1"];
    const { code, out, saved } = await ran(words, { input: lines });
    expect(code).toBe(0);
    expect(out).toMatch(/^Type a move, such as a7, or a command: help, hint, undo, new, quit\.\n/);
    expect(out).toContain(said(["morris.refusals.occupied", { to: "d6" }]));
    expect(out).not.toContain("cow");
    expect(out).toContain('"x" is neither a move nor a command.');
    expect(parseRecord(out.slice(out.indexOf("[Event"))).tags).toMatchObject({
      Black: said(["terminal.bot", { level: 1 }]),
    });
    expect(out).toContain('[Result "0-1"]');
    const loaded = await ran(["play", "--record", "my.pgn"], { input: "quit\n", files: saved });
    expect(loaded.out).toMatch(/^Loaded my\.pgn\.\n/);
    expect(await ran(["play", "--record", "none.pgn"])).toMatchObject({
      code: 1,
      err: "Could not read none.pgn: no such file: none.pgn\n",
    });
    const empty = { "empty.pgn": "*\n" };
    expect((await ran(["play", "--record", "empty.pgn"], { files: empty })).out).toMatch(
      /^Loaded empty\.pgn/,
    );
    const second = await ran(["play", "--side", "dark", "--language", "af"], { input: "verlaat\n" });
    expect(second.out).toContain("moet 'n koei plaas.");
    expect((await ran(["play", "--position", "DD6/8/LLLL4 d 0,0 - 0 60"])).out).toContain("Light wins.");
    expect((await ran(["play"], { input: "" })).out).toContain('[Result "*"]');
    const passed = await ran(["play", "--variant", "achi", "--position", "DLL2DLL/D d 0,1 - 0 7"], {
      input: "c2\nquit\n",
    });
    expect(passed.out).toContain(
      said(["morris.moves.place", { player: "dark", to: "c2" }], ["order.passes", { player: "light" }]),
    );
    expect(passed.out).toContain(said(["morris.turns.moving", { player: "dark" }]));
    for (const wrong of [
      ["--side", "white"],
      ["--language", "zu"],
      ["--level", "11"],
      ["--seed", "x"],
      ["--notation", "playok"],
    ])
      expect((await ran(["play", ...wrong])).code).toBe(2);
  });

  test("two people play both families, and unfinished games are printed too", async () => {
    const input = "d6\ng1\nnew kalah\n3\nnew chess\nnew nine\n2\nquit\n";
    const { out } = await ran(["play", "--side", "both", "--notation", "mssa"], { input });
    expect(out).toMatch(/^Type a move, such as E1,/);
    expect(out).toContain(said(["turns.placing", { player: "light" }]));
    expect(out).toContain('Unknown variant "chess". The variants are standard,');
    expect(out).toContain('Unknown variant "nine". Did you mean nineMens or nineHoles?');
    expect(out).toMatch(/\n1\. d6 g1 \*\n\n\[Event.*\n1\. 3-2 \*\n$/s);
  });

  test("control characters are not printed", async () => {
    const files = { "evil.json": JSON.stringify({ base: "standard", name: "a\x1b]0;b\x07" }) };
    const { out, err } = await ran(["demo", "--plies", "1", "--rules", "evil.json"], { files });
    expect(out + err).not.toBe("");
    expect(out + err).not.toContain("\x1b");
  });
});
