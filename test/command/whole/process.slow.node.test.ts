/** The command as a process: long streams, streams closed early, and a Python program that plays with it. */
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outcome } from "morabaraba";
import { currentNode, endOf, parseRecord } from "morabaraba/records";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";
import { someOf } from "../../support/share.ts";

const words = ["--import", "tsx", join(root, "src", "command", "main.ts")];
const runs = (args: readonly string[], input: string | Buffer = "") =>
  spawnSync(process.execPath, [...words, ...args], { cwd: root, input, encoding: "utf8", maxBuffer: 1e9 });
const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const python = spawnSync("python3", ["--version"]).status === 0;

describe("the process", () => {
  test("has the exit codes of the command", () => {
    expect(runs(["--version"])).toMatchObject({ status: 0, stderr: "" });
    expect(runs(["moves", "--moves", "d6 d6"]).status).toBe(1);
    expect(runs(["moves", "--variant", "chess"]).status).toBe(2);
    expect(runs(["nonsense"]).status).toBe(2);
  });

  test("converts a long stream before it ends", () => {
    const game = `[Variant "nineMens"]\n\n1. d6 f4 2. d2 b4 *\n\n`;
    const converted = runs(["convert", "--to", "link"], game.repeat(20_000));
    expect(converted.status).toBe(0);
    expect(converted.stdout.split("\n")).toHaveLength(20_001);
  });

  test("reports a faulty file in one line, and writes what can be read", () => {
    const [good, out] = [file("good.pgn", "1. d6 f4 *\n"), join(folder, "out.pgn")];
    const missing = runs(["convert", good, join(folder, "missing.pgn"), "--out", out]);
    expect(missing.status).toBe(1);
    expect(readFileSync(out, "utf8")).toContain("1. d6 f4 *");
    expect(missing.stderr).toMatch(/missing\.pgn: ENOENT: .*\n$/);
    expect(runs(["check", folder]).stderr).toMatch(/^.*: EISDIR: .*\n$/);
    const written = runs(["convert", good, "--out", out, "--to", "link"]);
    expect([written.status, written.stderr, readFileSync(out, "utf8")]).toEqual([
      0,
      "",
      runs(["convert", good, "--to", "link"]).stdout,
    ]);
    expect(runs(["convert", good, "--out", join(folder, "no", "out.pgn")]).stderr).toMatch(/^ENOENT: .*\n$/);
  });

  test("does not change a file if there is nothing to write, or if it is an input", () => {
    const good = file("kept.pgn", "1. d6 f4 *\n");
    const rules = file("kept.json", '{"base":"nineMens"}');
    linkSync(good, join(folder, "hard.pgn"));
    symlinkSync(good, join(folder, "soft.pgn"));
    for (const [status, kept, ...args] of [
      [1, good, "convert", folder],
      [1, good, "convert", join(folder, "missing.pgn")],
      [1, good, "convert", file("empty.pgn", "")],
      [1, good, "convert", file("wrong.pgn", "1. d6 d6 *\n")],
      [1, good, "convert", file("noise.pgn", "\0".repeat(99_999))],
      [1, good, "svg", "--rules", folder],
      [2, good, "convert", join(folder, "hard.pgn")],
      [2, good, "convert", folder, join(folder, "soft.pgn")],
      [2, join(folder, "soft.pgn"), "convert", good],
      [2, rules, "svg", "--rules", rules],
    ] as const) {
      const before = readFileSync(kept, "utf8");
      const { status: found, stderr, stdout } = runs([...args, "--out", kept]);
      expect([args, found, stdout, readFileSync(kept, "utf8")]).toEqual([args, status, "", before]);
      expect(stderr).toMatch(/^[^\n]+\n([^\n]+\n)?$/);
    }
    const same = spawnSync(process.execPath, [...words, "convert", "--out", good], {
      cwd: root,
      stdio: [openSync(good, "r"), "pipe", "pipe"],
    });
    expect([same.status, readFileSync(good, "utf8")]).toEqual([2, "1. d6 f4 *\n"]);
  });

  test("reads UTF-16 and byte order marks wherever it reads text", () => {
    const games = '[Variant "nineMens"]\n\n1. d6 f4 *\n';
    for (const name of someOf(["utf8", "utf16le", "utf16be"], 1)) {
      const encode = (text: string): Buffer => {
        const encoded = Buffer.from(`\ufeff${text}`, name === "utf8" ? name : "utf16le");
        return name === "utf16be" ? encoded.swap16() : encoded;
      };
      const rules = file("mine.json", encode('{"base":"nineMens","cows":5,"flyAt":3}'));
      expect(runs(["rules", "--rules", rules]).stdout).toMatch(/^cows +5$/m);
      expect(runs(["check", rules, file("a.pgn", encode(games))])).toMatchObject({ status: 0, stdout: "" });
      expect(runs(["check"], encode(games))).toMatchObject({ status: 0, stdout: "" });
      expect(runs(["engine"], encode("position startpos moves d6\nd\n")).stdout).toContain(" d 11,12 ");
      expect(runs(["play", "--level", "1"], encode("d6\nquit\n")).stdout).toContain("1. d6 ");
    }
  });

  test("skips lines that are too long", () => {
    const long = "x".repeat(5_000_000);
    const engine = runs(["engine"], `position startpos moves d6 ${long}\ngo nodes 9\n${long}\nisready`);
    expect(engine).toMatchObject({ status: 0, stderr: "" });
    expect(engine.stdout).toMatch(/^(info string .*\n)+bestmove \(none\)\n(info string .*\n)+readyok\n$/);
    const play = runs(["play", "--level", "1"], `${long}\nd6\nquit\n`);
    expect([play.status, play.stderr]).toEqual([0, ""]);
    expect(play.stdout).toContain("1. d6 ");
  });

  test.skipIf(!existsSync("/dev/full"))("reports a full disk in one line", () => {
    for (const args of [["--version"], ["moves"], ["svg", "--out", "/dev/full"]]) {
      const { status, stderr } = spawnSync(process.execPath, [...words, ...args], {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
      });
      expect([args, status, stderr]).toEqual([args, 1, "ENOSPC: no space left on device, write\n"]);
    }
  });

  test.each(someOf(["convert", "moves", "check", "engine", "play"], 2))(
    "%s ends quietly when its output is closed",
    async (name) => {
      const game = `[Variant "nineMens"]\n\n1. d6 d6 f4 *\n\n`;
      const inputs: Readonly<Record<string, string>> = {
        engine: "uci\n".repeat(20_000),
        play: "x\n".repeat(20_000),
        moves: "",
      };
      const child = spawn(process.execPath, [...words, name], { cwd: root });
      let complaint = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        if (!/game \d+: /.test(text)) complaint += text;
      });
      child.stdin.on("error", () => {});
      child.stdin.end(inputs[name] ?? game.repeat(5000));
      child.stdout.once("data", () => child.stdout.destroy());
      const code = await new Promise((resolve) => child.on("exit", resolve));
      expect(complaint).toBe("");
      expect([0, 1]).toContain(code);
    },
  );
});

describe.skipIf(!python)("a Python program (skipped where there is no python3)", () => {
  test("plays, analyses and saves a whole game by the protocol alone", () => {
    const path = join(folder, "played.pgn");
    const args = [join(root, "examples", "play-engine.py"), path, process.execPath, ...words, "engine"];
    const { status, stdout, stderr } = spawnSync("python3", args, { cwd: root, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    const record = parseRecord(readFileSync(path, "utf8"));
    const { result, termination } = endOf(record);
    const { ply, game } = currentNode(record);
    expect(stdout).toBe(`${result} (${termination}) after ${ply} moves\n`);
    expect([record.variant, ply > 17]).toEqual(["nineMens", true]);
    // The moves show the end, unless time or patience ran out.
    const ended = outcome(game);
    if (termination !== "time" && termination !== "200 moves")
      expect([ended?.reason, result]).toEqual([termination, ended?.winner === "light" ? "1-0" : "0-1"]);
  });
});
