// Reads a file of records and writes it in another notation: WMD points, MSSA labels or PlayOK's numbers.
//
//   node node_modules/morabaraba/examples/convert-record.mjs games.pgn mssa
//
// Games are read and written one by one, so the file may be of any length. An unreadable game is reported
// with its line; its moves before the fault are still written, and the next game is not affected.
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formatRecord, parseRecords } from "morabaraba/records";

/** Removes control characters, which other people's comments and tags may have. @param {string} text */
const harmless = (text) => text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, "?");

/**
 * @param {string} file
 * @param {"wmd" | "mssa" | "playok"} notation
 */
async function convert(file, notation) {
  for await (const game of parseRecords(createReadStream(file, "utf8"))) {
    if (game.ok) {
      console.log(harmless(formatRecord(game.value, { notation })));
      continue;
    }
    const { at, ply, message, record } = game.error;
    const line = (await readFile(file, "utf8")).slice(0, Number(at)).split("\n").length;
    console.log(harmless(`% ${file.split("/").at(-1)}:${line}: ply ${ply}: ${message} The moves before it:`));
    console.log(harmless(formatRecord(record, { notation })));
  }
}

const isCalled = process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === import.meta.url;
const [file, notation] = isCalled ? process.argv.slice(2) : [];
const sample = fileURLToPath(new URL("games/tournament.pgn", import.meta.url));
await convert(file ?? sample, /** @type {"mssa"} */ (notation ?? "playok"));
