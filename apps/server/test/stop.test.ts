/** The server stops cleanly on every signal, whatever happens to whoever reads its log. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { pause, startProcess, temporaryFolder } from "./support/processes.ts";

const folder = temporaryFolder();
let files = 0;
const ownFile = () => ({ DATABASE_FILE: join(folder, `games-${files++}.db`), PAGE: "" });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The input of a program that does not read, which has no room left. */
function fullInput(): Writable {
  const program = "setTimeout(() => {}, 1e9)";
  const reader = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "ignore", "ignore"] });
  process.on("exit", () => reader.kill("SIGKILL"));
  while (reader.stdin.writableLength === 0) reader.stdin.write("x".repeat(100_000));
  return reader.stdin;
}

type Output = "pipe" | number | Writable;

/** Runs a server whose log goes anywhere, and resolves when it answers. */
async function running(out: Output, err: Output) {
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, HOST: "127.0.0.1", PORT: `${port}`, ...ownFile() },
    stdio: ["ignore", out, err],
  });
  process.on("exit", () => server.kill("SIGKILL"));
  const answers = () => fetch(`http://127.0.0.1:${port}/health`).then(({ ok }) => ok);
  while (!(await answers().catch(() => false))) await pause(20);
  /** Sends signals, and resolves to how the server ended. Kills one that does not end. */
  async function end(...signals: NodeJS.Signals[]): Promise<readonly [code: number | null, signal: unknown]> {
    const ended = once(server, "exit");
    for (const signal of signals) server.kill(signal);
    const killing = setTimeout(() => server.kill("SIGKILL"), 20_000);
    const [code, signal] = await ended;
    clearTimeout(killing);
    return [code, signal];
  }
  return { server, answers, end };
}

test("a signal directly after the start stops the server cleanly, whichever it is and however often it comes", async () => {
  for (const signals of [["SIGTERM"], ["SIGINT", "SIGINT"], ["SIGHUP"], ["SIGTERM", "SIGINT"]] as const) {
    const server = await startProcess(ownFile());
    for (const signal of signals) process.kill(server.pid, signal);
    assert.equal(await server.end(signals[0]), 0, signals.join());
    assert.match(server.lines.at(-1) ?? "", /"msg":"stopped"/);
  }
});

test("a server whose log nobody reads any more serves on, and stops cleanly", async () => {
  for (const both of [false, true]) {
    const { server, answers, end } = await running("pipe", "pipe");
    server.stdout?.destroy();
    if (both) server.stderr?.destroy();
    assert(await answers());
    assert.deepEqual(await end("SIGTERM"), [0, null]);
  }
});

test("a server whose log has no room serves on, and stops cleanly", async () => {
  for (const place of [fullInput(), openSync("/dev/full", "w")]) {
    const { answers, end } = await running(place, place);
    assert(await answers());
    assert.deepEqual(await end("SIGTERM"), [0, null]);
  }
});
