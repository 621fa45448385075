#!/usr/bin/env node
/** The executable: the process's own streams, and its exit code. */
import { createReadStream, fstatSync } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import process from "node:process";
import { decoded, type Surroundings, terminalOf } from "./input/surroundings.ts";
import { UsageError } from "./input/usage.ts";
import { run } from "./run.ts";

const { stdout, stderr } = process;
stdout.on("error", (error: Error & { readonly code?: string }) => {
  // Whoever read this has read enough, as `head` does.
  if (error.code === "EPIPE") process.exit();
  stderr.write(`${error.message}\n`);
  process.exit(1);
});
// Complaints that nobody reads end nothing: the result may go elsewhere.
stderr.on("error", () => {});

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

async function save(...[path, pieces, from]: Parameters<Surroundings["save"]>): Promise<boolean> {
  const infoOf = (each: string) => stat(each).catch(() => undefined);
  const old = await infoOf(path);
  for (const each of from) {
    const { dev, ino } = (each === "-" ? fstatSync(0) : await infoOf(each)) ?? {};
    if (old?.isFile() && old.ino === ino && old.dev === dev)
      throw new UsageError(`${JSON.stringify(path)} is an input file. Pass another file as --out.`);
  }
  // Opened when there is something to write, so that input which cannot be read leaves it alone.
  let file: FileHandle | undefined;
  try {
    for await (const piece of pieces) {
      file ??= await open(path, "w");
      await file.writeFile(piece);
    }
  } finally {
    await file?.close();
  }
  return file !== undefined;
}

/** Whether the input was asked for. */
let isRead = false;

process.exitCode = await run(process.argv.slice(2), {
  get input() {
    isRead = true;
    return decoded(process.stdin);
  },
  get terminal() {
    return terminalOf(process.stdin, stdout, process.env);
  },
  write,
  complain: (text) => void stderr.write(text),
  read: (path) => decoded(createReadStream(path)),
  save,
  now: () => performance.now(),
  get version() {
    const { version } = createRequire(import.meta.url)("morabaraba/package.json");
    return version as string;
  },
});
if (isRead) {
  // It may still be open, and nobody waits for more of it.
  process.stdin.pause();
  process.stdin.unref?.();
}
