/** The command as a process: streams that are long or closed early, and a Python program that plays through it. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMove, createGame, isLegal } from "morabaraba";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";

const words = ["--import", "tsx", join(root, "src", "command", "main.ts")];
const runs = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [...words, ...args], { cwd: root, input, encoding: "utf8", maxBuffer: 1e9 });
const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));
const python = spawnSync("python3", ["--version"]).status === 0;

describe("the process", () => {
  test("has the exit codes of the command", () => {
    expect(runs(["--version"])).toMatchObject({ status: 0, stderr: "" });
    expect(runs(["moves", "--moves", "d6 d6"]).status).toBe(1);
    expect(runs(["moves", "--variant", "chess"]).status).toBe(2);
    expect(runs(["nonsense"]).status).toBe(2);
  });

  test("converts a long stream, without its end in sight", () => {
    const game = `[Variant "nineMens"]\n\n1. d6 f4 2. d2 b4 *\n\n`;
    const converted = runs(["convert", "--to", "link"], game.repeat(20_000));
    expect(converted.status).toBe(0);
    expect(converted.stdout.split("\n")).toHaveLength(20_001);
  });

  test("tells in one line what is wrong with a file", () => {
    const [good, out] = [join(folder, "good.pgn"), join(folder, "out.pgn")];
    writeFileSync(good, "1. d6 f4 *\n");
    const missing = runs(["convert", good, join(folder, "missing.pgn")]);
    expect(missing.status).toBe(1);
    expect(missing.stdout).toContain("1. d6 f4 *");
    expect(missing.stderr).toMatch(/missing\.pgn: ENOENT: .*\n$/);
    expect(runs(["check", folder]).stderr).toMatch(/^.*: EISDIR: .*\n$/);
    const same = runs(["convert", good, "--out", good]);
    expect([same.status, readFileSync(good, "utf8")]).toEqual([2, "1. d6 f4 *\n"]);
    expect(same.stderr).toMatch(/cannot be written at the same time\.\n/);
    const written = runs(["convert", good, "--out", out, "--to", "link"]);
    expect([written.status, written.stderr, readFileSync(out, "utf8")]).toEqual([
      0,
      "",
      runs(["convert", good, "--to", "link"]).stdout,
    ]);
    expect(runs(["convert", good, "--out", join(folder, "no", "out.pgn")]).stderr).toMatch(/^ENOENT: .*\n$/);
  });

  test.skipIf(!existsSync("/dev/full"))("tells in one line of a disk that is full", () => {
    for (const args of [["--version"], ["moves"], ["svg", "--out", "/dev/full"]]) {
      const { status, stderr } = spawnSync(process.execPath, [...words, ...args], {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
      });
      expect([args, status, stderr]).toEqual([args, 1, "ENOSPC: no space left on device, write\n"]);
    }
  });

  test.each(["convert", "moves", "check", "engine", "play"])(
    "%s is quiet when nobody reads on",
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
  test("plays a whole game by the protocol alone", () => {
    const args = [join(root, "examples", "play-engine.py"), process.execPath, ...words, "engine"];
    const { status, stdout, stderr } = spawnSync("python3", args, { cwd: root, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    let game = createGame("nineMens");
    for (const move of stdout.trim().split(" ")) {
      expect(isLegal(game, move)).toBe(true);
      game = applyMove(game, move);
    }
    expect(game.ply).toBeGreaterThan(17);
  });
});
