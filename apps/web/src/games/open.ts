/** Opening a game in a part, wherever it comes from. */
import { goTo, type PartName } from "../core/place.ts";
import { type FamilyName, type GameRecord, kitOf } from "../family/family.ts";
import { newId, readGame } from "./store.ts";

/** A game on its way into a part. */
export interface OpenGame {
  readonly id: string;
  readonly family: FamilyName;
  readonly record: GameRecord;
}

/** Games that are open without being kept, such as the position of a puzzle. They last until the page is closed. */
const handed = new Map<string, OpenGame>();

/**
 * Shows a game in a part: a kept one by its `id`, any other by its record. The part finds it by {@link findGame} with what stands
 * behind its name in the hash.
 */
export function openGame(
  game: { readonly id: string } | { readonly family: FamilyName; readonly record: GameRecord },
  part: PartName,
): void {
  const id = "id" in game ? game.id : newId();
  if ("record" in game) handed.set(id, { id, ...game });
  goTo(part, id);
}

/** The game of an id that {@link openGame} handed over. */
export const handedGame = (id: string): OpenGame | undefined => handed.get(id);

/** The game of an id: one that {@link openGame} handed over, or a kept one; undefined if there is none that can be read. */
export async function findGame(id: string): Promise<OpenGame | undefined> {
  const given = handedGame(id);
  if (given) return given;
  const kept = await readGame(id);
  if (kept === undefined) return undefined;
  const read = (await kitOf(kept.family)).safeParseRecord(kept.text);
  return read.ok ? { id, family: kept.family, record: read.value } : undefined;
}
