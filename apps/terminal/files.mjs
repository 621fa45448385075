// Saving and loading: records as text in files.

import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fill } from "morabaraba/words";
import { loaded } from "./enter.mjs";
import { readRecord, readRules } from "./families/all.mjs";
import { seatName, wordsFor } from "./speak.mjs";
import { bad, good, saying, tableOf } from "./table.mjs";

/** @import { Table } from "./types.ts" */

/** A longer file is not a single game. */
const LONGEST_FILE = 1_000_000;

/** Why a file could not be read or written, in a word or two. @param {unknown} error */
const reasonOf = (error) => (error instanceof Error && "code" in error ? String(error.code) : String(error));

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Where a game is saved if nobody names a file: not in the folder where the program happens to run. @param {Table} table @param {Date} now */
const usualPath = ({ family }, now) =>
  join(homedir(), "morabaraba", `${family.name}-${now.toISOString().slice(0, 19).replaceAll(":", ".")}.pgn`);

/**
 * @param {Table} table
 * @param {string} named - The file; empty for a name of its own, in a folder of its own.
 * @param {boolean} sure - Write over a file that is there already.
 * @returns {Promise<Table>}
 */
export async function saved(table, named, sure) {
  const { own } = wordsFor(table);
  const path = named || usualPath(table, new Date());
  if (!sure && (await exists(path))) {
    return { ...table, question: { kind: "overwrite", path, text: fill(own.overwrite, { path }) } };
  }
  const { family, record } = table;
  const [first, second] = family.players;
  const tags = {
    Date: new Date().toISOString().slice(0, 10).replaceAll("-", "."),
    White: seatName(table, first),
    Black: seatName(table, second),
    // A game that was loaded keeps its names and its date.
    ...record.tags,
  };
  try {
    if (named === "") await mkdir(dirname(path), { recursive: true });
    await writeFile(path, family.records.formatRecord(family.records.setTags(record, tags)));
    return saying({ ...table, unsaved: false }, good(fill(own.saved, { path })));
  } catch (error) {
    return saying(table, bad(fill(own.notSaved, { path, why: reasonOf(error) })));
  }
}

/** @param {string} path @returns {Promise<{ ok: true, text: string } | { ok: false, why: string }>} */
export async function textOf(path) {
  try {
    const text = await readFile(path, "utf8");
    return text.length > LONGEST_FILE ? { ok: false, why: "EFBIG" } : { ok: true, text };
  } catch (error) {
    return { ok: false, why: reasonOf(error) };
  }
}

/** @param {Table} table @param {string} path @returns {Promise<Table>} */
export async function read(table, path) {
  const { own } = wordsFor(table);
  const file = await textOf(path);
  if (!file.ok) return saying(table, bad(fill(own.notLoaded, { path, why: file.why })));
  const result = readRecord(file.text);
  if (result.ok) return loaded(table, result.record, result.family, path);
  const { family, error } = result;
  const why = error.message;
  const { ply } = family.records.currentNode(error.record);
  if (ply === 0) return saying(table, bad(fill(own.notLoaded, { path, why })));
  const text = fill(own.rescue, { path, why, ply: error.ply, plies: ply });
  return { ...table, question: { kind: "rescue", text, path, record: error.record, family } };
}

/** A new game by rules from a file; all their faults are shown. @param {Table} table @param {string} path @returns {Promise<Table>} */
export async function begunByRules(table, path) {
  const { own } = wordsFor(table);
  const file = await textOf(path);
  if (!file.ok) return saying(table, bad(fill(own.notLoaded, { path, why: file.why })));
  const result = readRules(file.text);
  if (!result.ok) return saying(table, bad(own.faults), ...result.faults.map((fault) => `· ${fault}`));
  return tableOf(result.value, { ...table, seats: Object.values(table.seats) });
}
