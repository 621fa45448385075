/** Keeps games that come from files, links, pasted texts, analyses and online matches. */
import { type FamilyName, type GameRecord, kitOf, nameOf } from "../family/family.ts";
import { type Kept, type KeptGame, keepGame, listGames, newId, readGame } from "./store.ts";

/** Returns the text that the list's search matches: the variant, the tags and the comments. */
export function aboutRecord(record: GameRecord): string {
  const comments = record.nodes.map((node) => node?.comment ?? "");
  const tags = Object.values(record.tags).filter((text) => !/^[?.*-]*$/.test(text));
  return [nameOf(record.variant), ...tags, ...comments].join(" ").replace(/\s+/g, " ").trim();
}

/**
 * Keeps a record. With an id, this changes the kept game of that id, whose name and other fields stay, or
 * creates it. Without an id, this creates a game, unless a kept one has the same text.
 */
export async function keepRecord(family: FamilyName, record: GameRecord, id?: string): Promise<Kept> {
  const kit = await kitOf(family);
  const text = kit.formatRecord(record);
  const before =
    id === undefined ? (await listGames())?.find((game) => game.text === text) : await readGame(id);
  const now = Date.now();
  const line = kit.mainline(record);
  const game: KeptGame = {
    created: now,
    revision: 0,
    name: "",
    ...before,
    id: before?.id ?? id ?? newId(),
    family,
    text,
    changed: before?.text === text ? before.changed : now,
    about: aboutRecord(record),
    result: kit.endOf(record).result,
    plies: line.at(-1)?.ply ?? 0,
  };
  return keepGame(game);
}
