/** Words that lack some texts, such as a translation made for an earlier version. */

/**
 * Words with those of another language where they have none. What the other does not have is left out.
 *
 * @example
 * ```ts
 * import { complete } from "morabaraba/words";
 * import { words } from "morabaraba/words/en";
 *
 * const ours = complete({ players: { light: "Thandi" } }, words);
 * ours.players; // => { light: "Thandi", dark: "Dark" }
 * ours.mill; // => words.mill
 * ```
 */
export function complete<Texts>(words: unknown, other: Texts): Texts {
  if (typeof other === "string") return (typeof words === "string" ? words : other) as Texts;
  const given = Object(words) as Readonly<Record<string, unknown>>;
  const texts = Object.entries(other as object).map(([name, text]) => [name, complete(given[name], text)]);
  return Object.fromEntries(texts);
}
