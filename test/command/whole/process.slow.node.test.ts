/** The command as a process: streams that are long or closed early, and a Python program that plays through it. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { applyMove, createGame, isLegal } from "morabaraba";
import { describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";

const words = ["--import", "tsx", join(root, "src", "command", "main.ts")];
const runs = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [...words, ...args], { cwd: root, input, encoding: "utf8", maxBuffer: 1e9 });
const python = spawnSync("python3", ["--version"]).status === 0;

describe("the process", () => {
  test("has the exit codes of the command", () => {
    expect(runs(["--version"])).toMatchObject({ status: 0, stderr: "" });
    expect(runs(["moves", "--variant", "chess"]).status).toBe(1);
    expect(runs(["nonsense"]).status).toBe(2);
  });

  test("converts a long stream, without its end in sight", () => {
    const game = `[Variant "nineMens"]\n\n1. d6 f4 2. d2 b4 *\n\n`;
    const converted = runs(["convert", "--to", "link"], game.repeat(20_000));
    expect(converted.status).toBe(0);
    expect(converted.stdout.split("\n")).toHaveLength(20_001);
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
