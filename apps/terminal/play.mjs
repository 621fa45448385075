#!/usr/bin/env node
// Morabaraba and mancala on the terminal: a person against the bot, two people, or two bots.
//
//   npm run play -- --variant mssa --referee forfeit
//
// README.md says what each file of this folder is for.

import { announceEnd } from "morabaraba/words";
import { harmless, painterFor } from "./draw/colours.mjs";
import { loaded } from "./enter.mjs";
import { builtIns } from "./families/all.mjs";
import { stopSolving } from "./families/endings.mjs";
import { formOf } from "./form.mjs";
import { readOptions } from "./options.mjs";
import { abilitiesOf, sizeOf } from "./screen.mjs";
import { playSession } from "./session.mjs";
import { wordsFor } from "./speak.mjs";
import { endOf, gameOf, placeOf, tableOf } from "./table.mjs";

/** @import { Table } from "./types.ts" */
/** @import { Options } from "./options.mjs" */

const read = await readOptions(process.argv.slice(2));
if (!read.ok) {
  const help = process.argv.includes("--help");
  // What a file or a flag holds may be quoted here, before there is a screen that prints it safely.
  const lines = read.faults.flatMap((fault) => fault.split("\n")).map(harmless);
  (help ? console.log : console.error)(lines.join("\n"));
  process.exitCode = help ? 0 : 2;
} else {
  const { terminal, depth } = abilitiesOf(process.stdout, process.env);
  if (!terminal || !process.stdin.isTTY) {
    console.error(
      "To play, this program needs a terminal that can move its cursor. --help lists its options.",
    );
    process.exitCode = 2;
  } else {
    const { beginning, seed, pace, asked, ascii, ...options } = read.value;
    const games = beginning
      ? [beginning, ...builtIns.filter(({ variant }) => variant !== beginning.variant)]
      : builtIns;
    const form = formOf(builtIns, { ...options, ascii });
    const table = asked ? begun(read.value, games[0]) : undefined;
    const surroundings = { input: process.stdin, output: process.stdout, depth, seed, pace };
    const last = await playSession({ form, table }, surroundings);
    stopSolving();
    if (last) takeLeave(last, depth);
  }
}

/** @param {Options} options @param {import("./types.ts").Beginning | undefined} beginning */
function begun(options, beginning) {
  if (beginning === undefined) throw new Error("There is always a game.");
  const table = tableOf(
    options.record ? { family: options.record.family, variant: undefined } : beginning,
    options,
  );
  return options.record
    ? loaded(table, options.record.record, options.record.family, options.record.path)
    : table;
}

/** Prints the last board, which stays on the terminal after the game. @param {Table} table @param {number} depth */
function takeLeave(table, depth) {
  const { family, notation, ascii } = table;
  const { ply, move, before } = placeOf(table);
  if (ply === 0) return;
  const size = sizeOf(process.stdout);
  const board = family.paint(gameOf(table), { last: move && { move, before } }, { notation, ascii })(size);
  const paint = painterFor(depth);
  if (board.width <= size.columns) console.log(board.draw().map(paint).join("\n"));
  const end = endOf(table);
  if (end) console.log(announceEnd(wordsFor(table).ofFamily, end));
}
