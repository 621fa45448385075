/* Functions for the languages of both families: templates, incomplete translations, and how a game ended. */

import { isAbsent, isRecord, show } from "../base/data.ts";
import { ArgumentError } from "../base/errors.ts";
import type { EndWords, PartialWords } from "../languages/en/shape.ts";
import { nameOfVariant } from "../rules/variants.ts";

export type { PartialWords };

/** Returns a text in a language, or else in English. Throws `ArgumentError` for invalid words. */
export function textOf<Words, Name extends keyof Words & string>(
  english: Words,
  words: PartialWords<Words>,
  name: Name,
  part?: keyof Words[Name] & string,
): string {
  const path = part === undefined ? [name] : [name, part];
  return checkText(at(readWords(words), path) ?? at(english, path), path);
}

/** Returns a text of a language, and throws `ArgumentError` for anything else. */
export function checkText(text: unknown, path: readonly string[]): string {
  if (typeof text === "string") return text;
  const place = `words.${path.map((key) => (typeof key === "string" ? key.slice(0, 40) : show(key))).join(".")}`;
  throw new ArgumentError(
    place,
    `${place} must be text, not ${show(text)}. Leave it out to use the English text.`,
  );
}

/** Returns the value at a path of nested texts. */
export const at = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (group, key) =>
      isRecord(group) && typeof key === "string" && Object.hasOwn(group, key) ? group[key] : undefined,
    texts,
  );

/** Returns words, and throws `ArgumentError` for anything but an object. */
export function readWords<Words>(words: Words): Words {
  if (isRecord(words)) return words;
  throw new ArgumentError("words", `words must be an object with texts, such as en, not ${show(words)}.`);
}

/** Returns the words for games, which are under `names` in the words of reviews and rulebooks. */
export function namesOf<Names extends object>(words: {
  readonly names?: PartialWords<Names> | undefined;
}): PartialWords<Names> {
  return readWords(words).names ?? {};
}

/**
 * Returns a template with each `{name}` replaced by the value of that name. Names without a value stay.
 *
 * @throws `ArgumentError` if `template` is not text, or `values` is not an object.
 * @example
 * ```ts
 * import { fill } from "morabaraba/words";
 *
 * fill("{player} places a cow on {to}.", { player: "Light", to: "d6" }); // => "Light places a cow on d6."
 * ```
 */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  if (typeof template !== "string")
    throw new ArgumentError("template", `template must be text, not ${show(template)}.`);
  if (!isRecord(values)) throw new ArgumentError("values", `values must be an object, not ${show(values)}.`);
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? `${value}` : whole;
  });
}

/**
 * Completes a language with the texts of another one. Other functions fill gaps from English; this one fills
 * them from `other`. Texts that `other` lacks are left out, except titles of your own variants.
 *
 * @throws `ArgumentError` if `other` is not a language.
 * @example
 * ```ts
 * import { complete, en } from "morabaraba/words";
 *
 * const ours = complete({ players: { light: "Thandi" } }, en);
 * ours.players; // => { light: "Thandi", dark: "Dark" }
 * ours.mill; // => en.mill
 * ```
 */
export function complete<Texts>(words: unknown, other: Texts): Texts {
  return completed(words, other, "other", 0) as Texts;
}

/** The deepest nesting of texts in a language. */
const DEEPEST = 8;

function completed(words: unknown, other: unknown, at: string, depth: number): unknown {
  if (typeof other === "string") return typeof words === "string" ? words : other;
  if (!isRecord(other) || depth > DEEPEST)
    throw new ArgumentError(at, `${at} must be text or an object with texts, not ${show(other)}.`);
  const own = isRecord(words) ? words : {};
  const named = at === "other.variants" ? { ...other, ...textsIn(own) } : other;
  const texts = Object.entries(named).map(([name, text]) => [
    name,
    completed(own[name], text, `${at}.${name.slice(0, 40)}`, depth + 1),
  ]);
  return Object.fromEntries(texts);
}

const textsIn = (group: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(group).filter(([, text]) => typeof text === "string"));

/** Words that may have titles of variants, including your own. */
export interface Titled {
  readonly variants?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Returns the title of a variant or of a game's variant in a language or in English, or else its name. */
export function titleIn(english: Required<Titled>, words: Titled, source: unknown): string {
  const name = nameOfVariant(source);
  const isTitled = [words, english].some((texts) => !isAbsent(at(texts, ["variants", name])));
  return isTitled
    ? textOf(english as { readonly variants: Record<string, string> }, words, "variants", name)
    : name;
}

/** Returns how a game ended in two sentences: the result and its reason. */
export function tellEnd<Player extends string, Reason extends string>(
  english: EndWords<Player, Reason>,
  words: PartialWords<EndWords<Player, Reason>>,
  outcome: { readonly winner: Player | null; readonly reason: Reason },
): string {
  const { winner, reason } = Object(outcome) as Partial<typeof outcome>;
  if (
    typeof reason !== "string" ||
    isAbsent(at(words, ["reasons", reason]) ?? at(english, ["reasons", reason]))
  )
    throw new ArgumentError("outcome", "outcome must be what outcome(game) returned at the end of a game.");
  const why = textOf(english, words, "reasons", reason);
  if (isAbsent(winner)) return `${textOf(english, words, "results", "drawn")} ${why}`;
  const [won, loser] = sidesOf(english, words, winner);
  return fill(`${textOf(english, words, "results", "won")} ${why}`, { winner: won, loser });
}

/** Returns the names of a side and of its opponent in sentences. */
export function sidesOf<Player extends string>(
  english: Pick<EndWords<Player, string>, "players">,
  words: PartialWords<Pick<EndWords<Player, string>, "players">>,
  player: Player,
): readonly [player: string, opponent: string] {
  const other = (Object.keys(english.players) as Player[]).find((side) => side !== player) as Player;
  return [textOf(english, words, "players", player), textOf(english, words, "players", other)];
}
