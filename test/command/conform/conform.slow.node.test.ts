/** The command `conform` with right programs, with each mistake of the example, and with programs that misbehave. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";
import { ran } from "../../support/command/io.ts";
import { someOf } from "../../support/share.ts";

const morris = join(root, "examples/conformance/morris.mjs");
const python = join(root, "examples/conformance/morris.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const conform = (engine: string, ...words: readonly string[]) =>
  ran(["conform", "--engine", engine, ...words]);
/** A program of one line that gets `line`, `word` and `rest`, and whose `answer` is printed. */
const program = (answer: string): string =>
  `node -e 'require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => { const [word, ...rest] = line.split(" "); ${answer} })'`;

describe("a right program", () => {
  test.each([
    [`node ${morris}`, "standard"],
    [`node "${morris}"`, "nineMens"],
    ...(hasPython ? ["standard", "elevenMens", "nineMens"] : []).map((variant) => [
      `python3 ${python}`,
      variant,
    ]),
  ])("%s has no difference in %s", async (engine = "", variant = "") => {
    const { code, out, err } = await conform(engine, "--variant", variant, "--games", "5");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      new RegExp(`^${variant}: [3-9]\\d situations, \\d{3} positions in 5 games: no difference\\.\\n$`),
    );
  });

  test("the engine of this library conforms in every variant of both families", async () => {
    const engine = `node --import tsx ${join(root, "src/command/main.ts")} engine`;
    for (const variant of someOf(["mssa", "shax", "achi", "oware", "congkak"], 1)) {
      const { code, out } = await conform(
        engine,
        "--protocol",
        "engine",
        "--variant",
        variant,
        "--games",
        "1",
      );
      expect([code, out]).toEqual([0, expect.stringMatching(/ no difference\.\n$/)]);
    }
  });
});

/** The mistakes of the example, with the sentence that names the broken rule. */
const named: Readonly<Record<string, string>> = {
  "no-diagonals": "Lines join the corners of the three rings.",
  "wrong-neighbor": "A cow in the middle of a side moves along a line to a neighbouring empty point.",
  "shot-per-mill": "Closing two mills at once shoots one cow.",
  "shoots-mills": "A cow in a mill may not be shot while another cow of its side is outside mills.",
  "never-mills": "If all cows of a side on the board are in mills, any of them may be shot.",
  "lost-shot": "The last cow that is placed shoots if it closes a mill.",
  "no-flying": "A side with three cows flies: its cows go to any empty point.",
  "both-fly": "Only the side with three cows flies; its opponent does not.",
  "forgets-hand": "Cows in hand count: two on the board and one in hand do not lose.",
  "blocked-draws": "A side that cannot move on its turn has lost.",
};

describe("a program with a mistake", () => {
  test("the example has ten, and each is named", () => {
    const text = readFileSync(morris, "utf8");
    expect([...text.matchAll(/^ {2}"([a-z-]+)", \/\//gm)].map(([, name]) => name)).toEqual(
      Object.keys(named),
    );
  });

  test.each(someOf(Object.entries(named), 4))("%s is named", async (fault, sentence) => {
    const { code, out } = await conform(`node ${morris} --fault ${fault}`);
    expect([code, out.split("\n")[0]]).toEqual([1, `Broken rule: ${sentence}`]);
    expect(out).toMatch(/^ {2}position turn=/m);
    expect(out).toMatch(/^ {2}It (allows|lacks|says) /m);
  });

  test("as JSON, with the rule, its sources and the rule that the program follows instead", async () => {
    const { out } = await conform(`node ${morris} --fault shot-per-mill`, "--json");
    const { variant, findings } = JSON.parse(out) as { variant: string; findings: Record<string, unknown>[] };
    expect(variant).toBe("standard");
    expect(findings[0]).toMatchObject({
      rule: "shots",
      sources: ["GAR", "WP-en", "WP-af", "ZB"],
      instead: expect.stringContaining("shoots a cow for each of them"),
      position: { turn: "light", light: ["d7", "g7", "a4", "a1"], hand: [5, 5] },
    });
  });

  test("in rules of its own, a random game finds the mistake and makes the position small", async () => {
    const mine = JSON.stringify({ base: "nineMens", name: "nineMens", flyAt: null });
    const words = ["conform", "--engine", `node ${morris}`, "--rules", "mine.json", "--json"];
    const { code, out } = await ran(words, { files: { "mine.json": mine } });
    const { situations, findings } = JSON.parse(out) as {
      situations: number;
      findings: { rule: string; position: { light: string[]; dark: string[] }; play: string[] }[];
    };
    expect([code, situations, findings.length]).toEqual([1, 0, 1]);
    expect(findings[0]).toMatchObject({ rule: "flying", play: [], text: "Cows never fly." });
    const { light = [], dark = [] } = findings[0]?.position ?? {};
    expect(light.length + dark.length).toBeLessThanOrEqual(6);
  });
});

describe("in a random game", () => {
  /** The first finding in rules that have no situations. */
  async function found(engine: string, rules: object): Promise<Record<string, unknown> | undefined> {
    const words = ["conform", "--engine", engine, "--rules", "mine.json", "--json", "--games", "20"];
    const { out } = await ran(words, { files: { "mine.json": JSON.stringify(rules) } });
    return (JSON.parse(out) as { findings: Record<string, unknown>[] }).findings[0];
  }

  const broken = [
    ["wrong-neighbor", "step"],
    ["shot-per-mill", "shots"],
    ["shoots-mills", "cows-in-mills"],
    ["no-flying", "flying"],
  ] as const;
  test.each(someOf(broken, 1))("%s breaks the rule %s", async (fault, rule) => {
    const engine = `node ${morris} --fault ${fault}`;
    expect(await found(engine, { base: "standard", name: "standard" })).toMatchObject({ rule, play: [] });
  });

  test("a program of kalah that forgets the last seeds is shown with the move that ends the game", async () => {
    const engine = program(`
      globalThis.g ??= null;
      const start = () => ({ b: [...Array(6).fill(4), 0, ...Array(6).fill(4), 0], t: 0 });
      const side = (t) => g.b.slice(7 * t, 7 * t + 6);
      const over = () => [0, 1].some((t) => side(t).every((n) => n === 0));
      let answer = "ok";
      if (word === "position") {
        g = start();
        if (rest[0] !== "start") {
          const d = Object.fromEntries(rest.map((pair) => pair.split("=")));
          const n = (key) => d[key].split(",").map(Number);
          g = { b: [...n("south"), n("stores")[0], ...n("north"), n("stores")[1]], t: d.turn === "south" ? 0 : 1 };
        }
      } else if (word === "play") {
        let at = Number(rest[0]) - 1 + 7 * g.t, hand = g.b[at];
        g.b[at] = 0;
        while (hand > 0) {
          at = (at + 1) % 14;
          if (at === 6 + 7 * (1 - g.t)) continue;
          g.b[at] += 1;
          hand -= 1;
        }
        const own = at >= 7 * g.t && at < 7 * g.t + 6;
        if (own && g.b[at] === 1 && g.b[12 - at] > 0) {
          g.b[6 + 7 * g.t] += 1 + g.b[12 - at];
          g.b[at] = g.b[12 - at] = 0;
        }
        if (at !== 6 + 7 * g.t) g.t = 1 - g.t;
      } else if (word === "moves")
        answer = over() ? "none" : side(g.t).flatMap((n, i) => (n > 0 ? [i + 1] : [])).join(" ");
      else if (word === "outcome") {
        const [s, n] = [g.b[6], g.b[13]];
        const all = [0, 1].map((t) => side(t).reduce((x, y) => x + y, g.b[6 + 7 * t]));
        const names = ["south", "north"];
        const stands = !over() ? names[g.t] + " to move" : all[0] === all[1] ? "draw" : names[all[0] > all[1] ? 0 : 1] + " wins";
        answer = stands + " " + s + " " + n;
      }
      console.log(answer);`);
    const finding = await found(engine, { base: "kalah", name: "kalah" });
    expect(finding).toMatchObject({ rule: "empty-side", play: [expect.any(String)] });
  });
});

describe("a program that misbehaves", () => {
  /** A program that never answers is waited for briefly; a busy machine may start the others late. */
  const limit = (what: string): string[] => ["--seconds", what === "silent" ? "1" : "100"];

  test.each([
    [
      "silent",
      "node -e 'setInterval(() => {}, 1000)'",
      /silent for 1 seconds.*flush its output.*"variant standard"/,
    ],
    ["missing", "no-such-program-here", /cannot be started: .*ENOENT/],
    [
      "dying at once",
      "node -e 'process.exit(3)'",
      /ended with exit code 3\. It did not answer "variant standard"/,
    ],
    ["failing", program('throw new Error("oops " + word)'), /ended with exit code 1\. Its last error output/],
    [
      "dying later",
      program('if (word === "moves") process.exit(4); console.log("ok")'),
      /exit code 4.*"moves"/,
    ],
    [
      "flooding",
      'node -e \'for (;;) require("node:fs").writeSync(1, "x".repeat(9999) + "\\n")\'',
      /writes without end|nobody asked|does not know/,
    ],
    [
      "flooding without lines",
      'node -e \'for (;;) require("node:fs").writeSync(1, "x".repeat(9999))\'',
      /writes without end/,
    ],
    [
      "talkative",
      program('console.log("ok"); console.log("hello")'),
      /wrote "hello", and nobody asked|with "hello", not with ok/,
    ],
    [
      "without positions",
      program('console.log(word === "variant" ? "ok" : "what?")'),
      /answers "position start" with "what\?", not with ok/,
    ],
    ["of one word", program('console.log("ok")'), /^Broken rule: /],
  ])("%s is reported, and never hangs", async (what, engine, message) => {
    const { code, out, err } = await conform(engine, ...limit(what));
    expect(code).toBeGreaterThan(0);
    expect(out + err).toMatch(message);
  });

  test("refusing a legal move breaks the rule of that move", async () => {
    const answer = `if (word === "play") console.log("no"); else if (word === "moves" || word === "outcome") console.log("none"); else console.log("ok")`;
    const { code, out } = await conform(program(answer), "--variant", "shisima");
    expect(code).toBe(1);
    expect(out).toMatch(/refuses the legal move c2-c1: "no"/);
  });

  test("an engine that knows no queries is reported", async () => {
    const engine = program('console.log(line === "uci" ? "uciok" : line === "isready" ? "readyok" : "eh")');
    const { code, err } = await conform(engine, "--protocol", "engine", ...limit("silent"));
    expect([code, err]).toEqual([1, expect.stringMatching(/silent for 1 seconds|has no end/)]);
  });

  test.each([
    [["conform"], /Pass the command of a program as --engine/],
    [["conform", "--engine", " "], /Pass the command of a program/],
    [["conform", "--engine", "x", "--protocol", "chess"], /--protocol must be one of lines, engine/],
    [["conform", "--engine", "x", "--games", "x"], /--games must be a whole number/],
    [["conform", "--engine", "x", "--variant", "chess"], /Unknown variant/],
    [["conform", "--engine", program('console.log("unknown")')], /does not know the variant standard/],
  ])("%j is a fault in the command line", async (words, message) => {
    const { code, err } = await ran(words);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});
