/** Keeping games that come from elsewhere, such as from a file, a link or a paste. */
import { type FamilyName, type GameRecord, kitOf } from "../family/family.ts";
import { nameOf } from "../family/nameOf.ts";
import { type Kept, type KeptGame, keepGame, listGames, newId, readGame } from "./store.ts";

/** What the search of the list looks at: the variant, the players and whatever else the tags say, the comments. */
export function aboutRecord(record: GameRecord): string {
  const comments = record.nodes.flat().map((node) => node?.comment ?? "");
  const tags = Object.values(record.tags).filter((text) => !/^[?.*-]*$/.test(text));
  return [nameOf(record.variant), ...tags, ...comments].join(" ").replace(/\s+/g, " ").trim();
}

/**
 * Keeps a record: under an id, what else is known of that game stays; without one it is a new game, unless the same text is kept
 * already.
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
