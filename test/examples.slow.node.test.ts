/** Every script in examples runs and says what it promises. Here they import the package's source; users get its build. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { variants } from "morabaraba";
import { variants as mancalaVariants } from "morabaraba/mancala";
import { afterEach, expect, test, vi } from "vitest";
import { root } from "../scripts/entry-points.mjs";

const scripts = readdirSync(join(root, "examples")).filter((name) => name.endsWith(".mjs"));
/** Far more lines than any of them prints. */
const MOST_LINES = 20_000;

/** What a script must print, where it is more than something. */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  "convert-record.mjs": [/^1\. 22 10 2\. 17 21/m, /tournament\.pgn:103: ply 5: A cow is on "d7"/],
  "demo.mjs": [
    /^ +\d+\. Light +[a-g]\d-[a-g]\dx[a-g]\d +\S+ +This makes a mill/m,
    /^Light wins\. Dark has too few cows left\.$/m,
  ],
  "mancala.mjs": [/^oware: \d+ to \d+ after/m, /"kind":"forfeit"/],
  "own-variant.mjs": [/"reason":"few-cows"/],
  "tournament-table.mjs": [/^Sipho +2½ of 3$/m, /^Lerato +0 of 3$/m, /Ama against Thandi: not counted/],
  "simple-bot.mjs": [/"light":(9|10),"dark":0/],
};

async function printedBy(script: string, ...flags: readonly string[]): Promise<string> {
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...flags];
  let lines = 0;
  const log = vi.spyOn(console, "log").mockImplementation(() => {
    if (++lines > MOST_LINES) throw new Error(`${script} goes on and on`);
  });
  vi.resetModules();
  try {
    await import(/* @vite-ignore */ join(root, "examples", script));
    return log.mock.calls
      .map((values) =>
        values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" "),
      )
      .join("\n");
  } finally {
    log.mockRestore();
    process.argv = argv;
  }
}

test.each(scripts)("%s does what it says", { timeout: 60_000 }, async (script) => {
  const printed = await printedBy(script);
  expect(printed).not.toBe("");
  for (const promise of promises[script] ?? []) expect(printed).toMatch(promise);
});

test("demo.mjs --all plays every variant, and reads everything back", { timeout: 60_000 }, async () => {
  const printed = await printedBy("demo.mjs", "--all");
  for (const name of Object.keys(variants)) expect(printed).toMatch(new RegExp(`^${name}: \\d+ points`, "m"));
  for (const name of Object.keys(mancalaVariants))
    expect(printed).toMatch(new RegExp(`^${name}: \\d+ houses`, "m"));
  const readBack = printed.match(/^Read back from .*: the same position\.$/gm);
  // Moves in two notations, the position string and JSON; the board with a centre has no second notation, nor has mancala.
  const least = 4 * Object.keys(variants).length - 1 + 3 * Object.keys(mancalaVariants).length;
  expect(readBack?.length).toBeGreaterThanOrEqual(least);
});

const ofTerminal = Object.getOwnPropertyDescriptor(process.stdout, "columns");
afterEach(() => {
  if (ofTerminal === undefined) Reflect.deleteProperty(process.stdout, "columns");
  else Object.defineProperty(process.stdout, "columns", ofTerminal);
});

async function demoOn(columns: number | undefined): Promise<string> {
  Object.defineProperty(process.stdout, "columns", { value: columns, configurable: true });
  return printedBy("demo.mjs", "--all");
}

test.each([0, undefined])(
  "demo.mjs --all takes a terminal of %s columns for one of 100",
  { timeout: 60_000 },
  async (columns) => {
    expect(await demoOn(columns)).toBe(await demoOn(100));
  },
);

test("convert-record.mjs prints nothing that steers a terminal", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-"));
  try {
    const file = join(folder, "evil.pgn");
    const evil = "\u001b]0;x\u0007\u009b31m\u202e";
    writeFileSync(file, `[Event "${evil}"]\n\n1. d6 {${evil}} f4 *\n\n[Event "next"]\n\n1. d6 ${evil} *\n`);
    const script = join(root, "examples", "convert-record.mjs");
    const printed = execFileSync(process.execPath, ["--import", "tsx", script, file, "mssa"], { cwd: root });
    expect(`${printed}`).toContain("1. A2");
    expect(`${printed}`).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("no promise is left without its script", () => {
  expect(Object.keys(promises).filter((script) => !scripts.includes(script))).toEqual([]);
});
