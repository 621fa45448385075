/** A link that carries a game, in the fragment, which no server ever sees. */
import { type FamilyName, familyNames, type GameRecord, kitOf } from "../family/family.ts";

/** A link longer than this may be cut off on its way. */
export const longLink = 2000;

/** What stands behind `#games/` in the link of a game. */
export const formatLink = async (family: FamilyName, record: GameRecord): Promise<string> =>
  `=${(await kitOf(family)).formatLink(record)}`;

/** The game of a link; undefined if it is damaged. */
export async function parseLink(
  rest: string,
): Promise<{ readonly family: FamilyName; readonly record: GameRecord } | undefined> {
  for (const family of familyNames) {
    const read = (await kitOf(family)).safeParseLink(rest.slice(1));
    if (read.ok) return { family, record: read.value };
  }
  return undefined;
}
