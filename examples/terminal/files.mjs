// Saving and loading: records as text in files.

import { access, readFile, writeFile } from "node:fs/promises";
import { fill } from "morabaraba/words";
import { loaded } from "./enter.mjs";
import { readRecord, readRules } from "./families/all.mjs";
import { wordsFor } from "./speak.mjs";
import { bad, good, saying, tableOf } from "./table.mjs";

/** @import { Table } from "./types.ts" */

/** Files longer than this are no single game. */
const LONGEST_FILE = 1_000_000;

/** Why a file could not be read or written, in a word or two. @param {unknown} error */
const reasonOf = (error) => (error instanceof Error && "code" in error ? String(error.code) : String(error));

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The name of a file for a game that has none. @param {Table} table @param {Date} now */
export const usualPath = ({ family }, now) =>
  `${family.name}-${now.toISOString().slice(0, 19).replaceAll(":", ".")}.pgn`;

/**
 * @param {Table} table
 * @param {string} path
 * @param {boolean} sure - Write over a file that is there already.
 * @returns {Promise<Table>}
 */
export async function saved(table, path, sure) {
  const { own } = wordsFor(table);
  if (!sure && (await exists(path))) {
    return { ...table, question: { kind: "overwrite", path, text: fill(own.overwrite, { path }) } };
  }
  const { family } = table;
  const date = new Date().toISOString().slice(0, 10).replaceAll("-", ".");
  try {
    const record = family.records.setTags(table.record, { Date: date });
    await writeFile(path, family.records.formatRecord(record));
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
  const { ply } = family.records.current(error.record);
  if (ply === 0) return saying(table, bad(fill(own.notLoaded, { path, why })));
  const text = fill(own.rescue, { path, why, ply: error.ply, plies: ply });
  return { ...table, question: { kind: "rescue", text, path, record: error.record, family } };
}

/** A new game by rules of one's own; all their faults are shown. @param {Table} table @param {string} path @returns {Promise<Table>} */
export async function begunByRules(table, path) {
  const { own } = wordsFor(table);
  const file = await textOf(path);
  if (!file.ok) return saying(table, bad(fill(own.notLoaded, { path, why: file.why })));
  const result = readRules(file.text);
  if (!result.ok) return saying(table, bad(own.faults), ...result.faults.map((fault) => `· ${fault}`));
  return tableOf(result.value, { ...table, seats: Object.values(table.seats) });
}
