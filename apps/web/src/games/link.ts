/** Links that hold a game in their fragment, which browsers do not send to servers. */
import { type FamilyName, familyNames, type GameRecord, kitOf } from "../family/family.ts";

/** Some programs cut off links that are longer than this. */
export const longLink = 2000;

/** Returns the text after `#games/` in a link that holds a game. */
export const formatLink = async (family: FamilyName, record: GameRecord): Promise<string> =>
  `=${(await kitOf(family)).formatLink(record)}`;

/** Reads the game of a link; `undefined` if the link is damaged. */
export async function parseLink(
  rest: string,
): Promise<{ readonly family: FamilyName; readonly record: GameRecord } | undefined> {
  for (const family of familyNames) {
    const read = (await kitOf(family)).safeParseLink(rest.slice(1));
    if (read.ok) return { family, record: read.value };
  }
  return undefined;
}
