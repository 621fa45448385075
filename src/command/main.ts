#!/usr/bin/env node
/** The executable: the process's own streams, and its exit code. */
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import process from "node:process";
import { run } from "./run.ts";

const { stdin, stdout, stderr } = process;
for (const stream of [stdout, stderr])
  stream.on("error", (error: { readonly code?: string }) => {
    // Whoever read this has read enough, as `head` does.
    if (error.code === "EPIPE") process.exit();
    throw error;
  });

const { version } = createRequire(import.meta.url)("morabaraba/package.json") as { readonly version: string };

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

process.exitCode = await run(process.argv.slice(2), {
  input: stdin.setEncoding("utf8"),
  write,
  complain: (text) => void stderr.write(text),
  read: (path) => createReadStream(path, "utf8"),
  save: (path, text) => writeFile(path, text),
  now: () => performance.now(),
  version,
});
// The input may still be open, and nobody waits for more of it.
stdin.pause();
stdin.unref?.();
