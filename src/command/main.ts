#!/usr/bin/env node
/** The executable: the process's own streams, and its exit code. */
import { createReadStream, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { run } from "./run.ts";

const { stdin, stdout, stderr } = process;
for (const stream of [stdout, stderr])
  stream.on("error", (error: { readonly code?: string }) => {
    // Whoever read this has read enough, as `head` does.
    if (error.code === "EPIPE") process.exit();
    throw error;
  });

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

process.exitCode = await run(process.argv.slice(2), {
  input: stdin.setEncoding("utf8"),
  write: (text) => new Promise((resolve) => (stdout.write(text) ? resolve() : stdout.once("drain", resolve))),
  complain: (text) => void stderr.write(text),
  read: (path) => createReadStream(path, "utf8"),
  save: (path, text) => writeFile(path, text),
  now: () => performance.now(),
  version,
});
// The input may still be open, and nobody waits for more of it.
stdin.pause();
stdin.unref?.();
