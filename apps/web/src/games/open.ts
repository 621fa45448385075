/** Opens a game in a part, whether the game is kept or not. */
import { goTo, type PartName } from "../core/place.ts";
import { type FamilyName, type GameRecord, kitOf } from "../family/family.ts";
import { newId, readGame } from "./store.ts";

/** A game that a part opens. */
export interface OpenGame {
  readonly id: string;
  readonly family: FamilyName;
  readonly record: GameRecord;
}

/** Opened games that are not kept, such as a puzzle's position. They last until the page is closed. */
const unkeptGames = new Map<string, OpenGame>();

/**
 * Opens a game in a part: a kept game by its `id`, any other by its record. The part finds the game with
 * {@link findGame}, by the id in the hash.
 */
export function openGame(
  game: { readonly id: string } | { readonly family: FamilyName; readonly record: GameRecord },
  part: PartName,
): void {
  const id = "id" in game ? game.id : newId();
  if ("record" in game) unkeptGames.set(id, { id, ...game });
  goTo(part, id);
}

/** Returns the game of an id that {@link openGame} was called with as a record. */
export const unkeptGame = (id: string): OpenGame | undefined => unkeptGames.get(id);

/** Finds the game of an id, opened as a record or kept; `undefined` if there is none or it is invalid. */
export async function findGame(id: string): Promise<OpenGame | undefined> {
  const unkept = unkeptGame(id);
  if (unkept) return unkept;
  const kept = await readGame(id);
  if (kept === undefined) return undefined;
  const read = (await kitOf(kept.family)).safeParseRecord(kept.text);
  return read.ok ? { id, family: kept.family, record: read.value } : undefined;
}
