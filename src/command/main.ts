#!/usr/bin/env node
/** The executable: connects the command to the process's streams and exit code. */
import { createReadStream, fstatSync } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import process from "node:process";
import { type CommandIO, decoded, terminalOf } from "./input/io.ts";
import { UsageError } from "./input/usage.ts";
import { run } from "./run.ts";

const { stdout, stderr } = process;
stdout.on("error", (error: Error & { readonly code?: string }) => {
  // The reader has closed the pipe, as `head` does.
  if (error.code === "EPIPE") process.exit();
  stderr.write(`${error.message}\n`);
  process.exit(1);
});
// A closed error output must not end the command: the result may go elsewhere.
stderr.on("error", () => {});

/** Resolves when the reader has caught up; undefined if the reader is not behind. */
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

async function save(...[path, pieces, from]: Parameters<CommandIO["save"]>): Promise<boolean> {
  const infoOf = (file: string) => stat(file).catch(() => undefined);
  const old = await infoOf(path);
  for (const input of from) {
    const { dev, ino } = (input === "-" ? fstatSync(0) : await infoOf(input)) ?? {};
    if (old?.isFile() && old.ino === ino && old.dev === dev)
      throw new UsageError(`${JSON.stringify(path)} is an input file. Pass another file as --out.`);
  }
  // Opened only when the first piece arrives, so that unreadable input leaves the file unchanged.
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

/** Whether the command used the input. */
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
  writeError: (text) => void stderr.write(text),
  read: (path) => decoded(createReadStream(path)),
  save,
  now: () => performance.now(),
  get version() {
    const { version } = createRequire(import.meta.url)("morabaraba/package.json");
    return version as string;
  },
});
if (isRead) {
  // An open input would keep the process alive.
  process.stdin.pause();
  process.stdin.unref?.();
}
