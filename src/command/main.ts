#!/usr/bin/env node
/** The executable: the process's own streams, and its exit code. */
import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import process from "node:process";
import type { Surroundings } from "./input/surroundings.ts";
import { UsageError } from "./input/usage.ts";
import { run } from "./run.ts";

const { stdout, stderr } = process;
for (const stream of [stdout, stderr])
  stream.on("error", (error: Error & { readonly code?: string }) => {
    // Whoever read this has read enough, as `head` does.
    if (error.code === "EPIPE") process.exit();
    if (stream === stdout) stderr.write(`${error.message}\n`);
    process.exit(1);
  });

/** Resolves when the reader has caught up; undefined while it is not behind. */
let caughtUp: Promise<void> | undefined;

async function write(text: string): Promise<void> {
  if (stdout.write(text)) return;
  caughtUp ??= new Promise((resolve) => {
    stdout.once("drain", () => {
      caughtUp = undefined;
      resolve();
    });
  });
  await caughtUp;
}

async function save(...[path, pieces, from = []]: Parameters<Surroundings["save"]>): Promise<void> {
  const old = await stat(path).catch(() => undefined);
  for (const each of from) {
    const { dev, ino } = await stat(each);
    if (old?.isFile() && old.ino === ino && old.dev === dev)
      throw new UsageError(`${each} is read, and cannot be written at the same time.`);
  }
  await writeFile(path, pieces);
}

/** The input, if it was asked for. */
let input: typeof process.stdin | undefined;

process.exitCode = await run(process.argv.slice(2), {
  get input() {
    input ??= process.stdin.setEncoding("utf8");
    return input;
  },
  write,
  complain: (text) => void stderr.write(text),
  read: (path) => createReadStream(path, "utf8"),
  save,
  now: () => performance.now(),
  get version() {
    const { version } = createRequire(import.meta.url)("morabaraba/package.json");
    return version as string;
  },
});
// It may still be open, and nobody waits for more of it.
input?.pause();
input?.unref?.();
