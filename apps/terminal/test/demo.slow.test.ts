/** The demo on a real pseudo terminal, and where there is none. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { variants } from "morabaraba";
import { variants as mancalaVariants } from "morabaraba/mancala";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "./support/bundle.ts";
import { photograph } from "./support/photograph.ts";
import { type TerminalOptions, TestTerminal } from "./support/terminal.ts";

let folder = "";
let remove = (): void => {};
const open: TestTerminal[] = [];

beforeAll(async () => {
  ({ folder, remove } = await bundle({ demo: "apps/terminal/demo.mjs" }));
}, 120_000);
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});
afterAll(() => remove());

const command = (...args: string[]): string[] => [process.execPath, join(folder, "demo.mjs"), ...args];
function run(parts: readonly string[], options: TerminalOptions = {}): TestTerminal {
  const terminal = new TestTerminal(parts, { cwd: folder, ...options });
  open.push(terminal);
  return terminal;
}
/** In a shell, which can do things to the terminal first. */
const shell = (before: string, after = "", ...args: string[]): string[] => [
  "sh",
  "-c",
  `${before} ${command(...args)
    .map((part) => `'${part}'`)
    .join(" ")} ${after}`,
];
const ending = "Light wins. Dark has too few cows left.";
const point = "[a-g][1-7]";
const coordinate = "[AER][1-8]";
const mill = /This makes a mill: [a-g]\d( [a-g]\d){2}\./;

describe("the demo", { timeout: 120_000 }, () => {
  test.each([
    [80, 24],
    [120, 40],
  ])("fits a terminal of %i columns and %i rows", async (columns, rows) => {
    const terminal = run(command("--pace", "60000"), { columns, rows });
    await terminal.see(
      "Morabaraba",
      "Light · bot, level 6 · 12 in hand",
      "space pauses · s steps · h hurries · q leaves",
    );
    // Every step comes at once, and waits for the next.
    let ply = 0;
    while (!mill.test(terminal.text())) {
      terminal.type("s");
      await terminal.see(new RegExp(` ${++ply}\\. `));
    }
    await terminal.see(
      "Paused.",
      new RegExp(` ${ply}\\. (?:\\(L\\)|\\[D\\]) ${point}x${point} +${coordinate}x${coordinate}`),
      /^ {4}a +b +c +d +e +f +g/m,
    );
    await photograph(terminal.emulator, `demo-${columns}`);
    terminal.type("q");
    expect(await terminal.end()).toBe(0);
    expect(terminal.emulator.buffer.active.type).toBe("normal");
    expect(terminal.history()).toMatch(mill);
  });

  test("ends by itself, says why, and leaves its last board and the terminal as it was", async () => {
    const terminal = run(
      shell("stty -a > before;", '; echo "left with $?"; stty -a > after', "--pace", "20"),
    );
    await terminal.see(ending, "left with 0");
    await photograph(terminal.emulator, "demo-end");
    expect(terminal.emulator.buffer.active.type).toBe("normal");
    expect(await terminal.end()).toBe(0);
    expect(terminal.history()).toMatch(
      new RegExp(` \\d+\\. \\(L\\) ${point}-${point}x${point} +${coordinate}-`),
    );
    expect(readFileSync(join(folder, "after"), "utf8")).toBe(readFileSync(join(folder, "before"), "utf8"));
    await terminal.vanish();
  });

  test("can be paused, hurried and left", async () => {
    const terminal = run(command("--pace", "60000"));
    await terminal.see("space pauses");
    terminal.type(" ");
    await terminal.see("Paused.", "space goes on");
    terminal.type("h");
    await terminal.see("h slows down");
    terminal.type(" ");
    await terminal.see(" 1. ");
    await terminal.seeNo("Paused.");
    terminal.type("\x03");
    expect(await terminal.end()).toBe(0);
  });

  test("shows mancala", async () => {
    const terminal = run(command("--variant", "oware", "--pace", "60000"));
    await terminal.see("Oware", "South · 0", "bot, 200 games");
    terminal.type("s");
    await terminal.see("South sows house");
    await photograph(terminal.emulator, "demo-oware");
    terminal.type("q");
    expect(await terminal.end()).toBe(0);
  });

  const plain: Readonly<Record<string, readonly [parts: () => string[], options?: TerminalOptions]>> = {
    "in a pipe": [() => shell("", "| cat")],
    "without columns": [() => shell("stty cols 0 rows 0;")],
    "where colours are unwanted": [() => command(), { env: { NO_COLOR: "1" } }],
    "on a dumb terminal": [() => command(), { env: { TERM: "dumb" } }],
    "with --plain": [() => command("--plain")],
  };
  test.each(Object.keys(plain))("prints one game plainly %s", async (where) => {
    const [parts, options] = plain[where]!;
    const terminal = run(parts(), options);
    expect(await terminal.end()).toBe(0);
    const text = terminal.history();
    expect(text).toMatch(/^Morabaraba: Light \(bot, level 6\) against Dark \(bot, level 4\)/);
    expect(text).toMatch(
      new RegExp(`^ +\\d+\\. Light +${point}-${point}x${point} +\\S+ +${mill.source}$`, "m"),
    );
    expect(text).toContain(ending);
    expect(terminal.raw).not.toContain("\x1b");
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("refuses what it does not know", async () => {
    const terminal = run(command("--variant", "chess"));
    expect(await terminal.end()).toBe(2);
    expect(terminal.history()).toContain("There is no variant chess.");
  });
});

describe("the demo with --all", { timeout: 120_000 }, () => {
  const printedAt = (columns: number): string => {
    const preload = `data:text/javascript,Object.defineProperty(process.stdout, "columns", { value: ${columns} })`;
    const args = ["--import", preload, join(folder, "demo.mjs"), "--all"];
    return execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  };

  test("plays every variant, and reads everything back", () => {
    const printed = printedAt(100);
    for (const name of Object.keys(variants))
      expect(printed).toMatch(new RegExp(`^${name}: \\d+ points`, "m"));
    for (const name of Object.keys(mancalaVariants))
      expect(printed).toMatch(new RegExp(`^${name}: \\d+ houses`, "m"));
    const readBack = printed.match(/^Read back from .*: the same position\.$/gm);
    // Moves in two notations, the position string and JSON; other boards than those of 24 points have no second notation, nor has mancala.
    const labelled = Object.values(variants).filter(({ board }) => board.points.length === 24).length;
    const least = 3 * (Object.keys(variants).length + Object.keys(mancalaVariants).length) + labelled;
    expect(readBack?.length).toBeGreaterThanOrEqual(least);
    // A terminal that does not know its width counts as one of 100 columns.
    expect(printedAt(0)).toBe(printed);
  });
});
