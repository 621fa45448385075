/** Imports games from texts, links and files into the list, and shows a message about the result. */
import type { RecordError } from "morabaraba/records";
import { notify } from "../core/notices.ts";
import { type FamilyName, familyNames, type GameRecord, type Kit, kitOf } from "../family/family.ts";
import type { GamesWords } from "../languages/en/games.ts";
import { fill } from "../words/words.ts";
import { parseLink } from "./export.ts";
import { openGame } from "./open.ts";
import { keepRecord } from "./store.ts";

/** Imports the games of a text. Returns a sentence on why there are none, or `undefined`. */
export async function importText(text: string, words: GamesWords): Promise<string | undefined> {
  const { faults } = words;
  if (text.trim() === "") return faults.nothing;
  if (text.length > mostCharacters) return faults.big;
  if (text.includes("\0")) return faults.picture;
  const [, rest] = /#games\/(=\S+)/.exec(text) ?? [];
  if (rest !== undefined) return importLink(rest, words);

  const read = await readText(text);
  const [fault] = read.faults;
  if (read.games.length === 0) {
    if (fault === undefined) return faults.nothing;
    return fill(faults.record, { number: fault.number, message: fault.message });
  }
  let id = "";
  for (const { family, record } of read.games) {
    const kept = await keepRecord(family, record);
    if (kept.ok) id = kept.game.id;
    else return void openUnkept(read.games, words);
  }
  if (fault) {
    notify(
      `${fill(faults.variant, { count: read.faults.length })} ${fill(faults.record, { number: fault.number, message: fault.message })}`,
      { stays: true },
    );
  } else {
    notify(read.games.length === 1 ? words.importedOne : fill(words.imported, { count: read.games.length }));
  }
  if (read.games.length === 1) openGame({ id }, "play");
  return undefined;
}

/** Shows the first game if the browser cannot store games. */
function openUnkept([game]: Awaited<ReturnType<typeof readText>>["games"], words: GamesWords): void {
  if (game === undefined) return;
  notify(words.unavailable);
  openGame(game, "analyze");
}

/** Imports and opens the game of a link. Returns a sentence if the link is damaged. */
export async function importLink(rest: string, words: GamesWords): Promise<string | undefined> {
  const game = await parseLink(rest);
  if (game === undefined) return words.faults.link;
  const kept = await keepRecord(game.family, game.record);
  if (kept.ok) openGame({ id: kept.game.id }, "play");
  else openUnkept([game], words);
  return undefined;
}

/** Imports files, one after the other. */
export async function importFiles(files: Iterable<File>, words: GamesWords): Promise<void> {
  for (const file of files) {
    const fault =
      file.size > mostCharacters
        ? words.faults.big
        : /^(image|audio|video)\//.test(file.type)
          ? words.faults.picture
          : await importText(await file.text(), words).catch(() => words.faults.nothing);
    if (fault !== undefined) notify(`${file.name}: ${fault}`, { stays: true });
  }
}

interface ReadGame {
  readonly family: FamilyName;
  readonly record: GameRecord;
}

interface ReadText {
  readonly games: readonly ReadGame[];
  /** The invalid games, by their numbers in the text. */
  readonly faults: readonly { readonly number: number; readonly message: string }[];
}

/** The most characters and games to read from one text. */
const mostCharacters = 20_000_000;
const mostGames = 5000;
/** Milliseconds to read before the page gets a turn. */
const slice = 12;

type Read =
  | { readonly ok: true; readonly value: GameRecord }
  | { readonly ok: false; readonly error: RecordError };

/** Reads all records of a text by the rules of one family. */
async function readRecords(kit: Kit, text: string): Promise<readonly Read[]> {
  const records: Read[] = [];
  let until = performance.now() + slice;
  for (const game of kit.parseRecords(text, undefined, { games: mostGames })) {
    records.push(game);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
  return records;
}

/** Returns the better of two readings of the same game: the one that read more. */
const better = (a: Read | undefined, b: Read | undefined): Read | undefined =>
  a === undefined || (!a.ok && b !== undefined && (b.ok || b.error.ply > a.error.ply)) ? b : a;

/**
 * Reads games from any text: records of either family, positions, and positions of Sanmill. It reads in
 * slices, so the page stays responsive.
 */
async function readText(text: string): Promise<ReadText> {
  const kits = await Promise.all(familyNames.map(kitOf));
  const line = text.trim();
  // A position is one line, and no record looks like one.
  if (!line.includes("\n") && line.length < 500) {
    for (const kit of kits) {
      const game = kit.readPosition(line);
      if (game) return { games: [{ family: kit.name, record: kit.createRecord(game) }], faults: [] };
    }
  }
  const [mills = [], mancala = []] = [
    await readRecords(kits[0] as Kit, text),
    await readRecords(kits[1] as Kit, text),
  ];
  const games: ReadGame[] = [];
  const faults: { number: number; message: string }[] = [];
  for (let at = 0; at < Math.max(mills.length, mancala.length); at++) {
    const best = better(mills[at], mancala[at]);
    if (best?.ok) games.push({ family: best === mills[at] ? "mills" : "mancala", record: best.value });
    else if (best) faults.push({ number: at + 1, message: best.error.message });
  }
  return { games, faults };
}
