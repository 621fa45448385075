/** Imports games from texts, links and files into the list, and shows a message about the result. */

import { notify } from "../core/notify.ts";
import type { GamesWords } from "../languages/en/games.ts";
import { fill } from "../words/words.ts";
import { keepRecord } from "./keep.ts";
import { parseLink } from "./link.ts";
import { openGame } from "./open.ts";
import { mostCharacters, readText } from "./readText.ts";

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
