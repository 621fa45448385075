/** What the languages of both families share: templates, incomplete translations, and how a game ended. */

import { isAbsent, isRecord, show } from "../base/data.ts";
import { ArgumentError } from "../base/errors.ts";
import { nameOfVariant } from "../rules/variants.ts";

/** A text of a language; throws `ArgumentError` for words that lack it. */
export function textOf<Words, Name extends keyof Words & string>(
  words: Words,
  name: Name,
  part?: keyof Words[Name] & string,
): string {
  const group: unknown = isRecord(words) ? words[name] : undefined;
  const isNamed = typeof part === "string" && isRecord(group) && Object.hasOwn(group, part);
  const text: unknown = part === undefined ? group : isNamed ? group[part] : undefined;
  if (typeof text === "string") return text;
  const path = part === undefined ? name : `${name}.${typeof part === "string" ? part : show(part)}`;
  throw new ArgumentError(
    `words.${path}`,
    `words.${path} must be text, not ${show(text)}. Pass the words of this entry point; complete adds what a translation lacks.`,
  );
}

/**
 * A template with each `{name}` replaced by the value of that name. Names without a value stay as they are.
 *
 * @throws `ArgumentError` for a template that is not text, and for values that are not an object.
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
 * Completes a language, such as a translation made for an earlier version: the texts that it lacks come from another language.
 * Texts that the other language does not have are left out, except titles of variants of your own.
 *
 * @throws `ArgumentError` for another language that is none.
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

/** Texts within texts within texts: no language is deeper. */
const DEEPEST = 8;

function completed(words: unknown, other: unknown, at: string, depth: number): unknown {
  if (typeof other === "string") return typeof words === "string" ? words : other;
  if (!isRecord(other) || depth > DEEPEST)
    throw new ArgumentError(at, `${at} must be text or an object with texts, not ${show(other)}.`);
  const own = isRecord(words) ? words : {};
  const named = at === "other.variants" ? { ...other, ...textsIn(own) } : other;
  const texts = Object.entries(named).map(([name, text]) => [
    name,
    completed(own[name], text, `${at}.${name}`, depth + 1),
  ]);
  return Object.fromEntries(texts);
}

const textsIn = (group: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(group).filter(([, text]) => typeof text === "string"));

/**
 * The title of a variant: the one that a language has for its name, or else the name itself. A built-in with changes has the title of the
 * built-in. For a variant of your own, add a title to `variants` of the language.
 *
 * @param variant - The data of a variant, such as `variantOf(game)`.
 * @throws `ArgumentError` for what has no name.
 * @example
 * ```ts
 * import { defineVariant, variants } from "morabaraba";
 * import { en, titleOf } from "morabaraba/words";
 *
 * titleOf(en, variants.mssa); // => en.variants.mssa
 * const village = defineVariant("nineMens", { name: "village", cows: 10 });
 * titleOf(en, village); // => "village"
 * titleOf({ ...en, variants: { ...en.variants, village: "Village morris" } }, village); // => "Village morris"
 * ```
 */
export function titleOf(
  words: { readonly variants: Readonly<Record<string, string | undefined>> },
  variant: { readonly name: string },
): string {
  const name = nameOfVariant(variant);
  const { variants: titles } = Object(words) as { readonly variants?: unknown };
  return isRecord(titles) && Object.hasOwn(titles, name) ? textOf(words, "variants", name) : name;
}

/** The part of a language that says how a game ended. */
export interface EndWords<Player extends string, Reason extends string> {
  /** The sides, as they stand in sentences. */
  readonly players: Readonly<Record<Player, string>>;
  /** The result of a game that was won, with `{winner}`, and of a drawn one. */
  readonly results: { readonly won: string; readonly drawn: string };
  /** Why the game ended, with `{winner}` and `{loser}` for reasons that always have a winner. */
  readonly reasons: Readonly<Record<Reason, string>>;
}

/**
 * How a game ended, in two sentences: the result and its reason.
 *
 * @param outcome - What `outcome(game)` returned.
 * @throws `ArgumentError` for anything else, and for words that lack a text.
 * @example
 * ```ts
 * import { announceEnd, en } from "morabaraba/words";
 *
 * announceEnd(en, { winner: "dark", reason: "few-cows" }); // => "Dark wins. Light has too few cows left."
 * ```
 */
export function announceEnd<Player extends string, Reason extends string>(
  words: EndWords<Player, Reason>,
  outcome: { readonly winner: Player | null; readonly reason: Reason },
): string {
  const { winner, reason } = Object(outcome) as Partial<typeof outcome>;
  const { reasons } = Object(words) as Partial<typeof words>;
  if (typeof reason !== "string" || !Object.hasOwn(Object(reasons), reason))
    throw new ArgumentError("outcome", "outcome must be what outcome(game) returned at the end of a game.");
  const why = textOf(words, "reasons", reason);
  if (isAbsent(winner)) return `${textOf(words, "results", "drawn")} ${why}`;
  const won = textOf(words, "players", winner);
  const other = (Object.keys(words.players) as Player[]).find((player) => player !== winner) as Player;
  return fill(`${textOf(words, "results", "won")} ${why}`, {
    winner: won,
    loser: textOf(words, "players", other),
  });
}
