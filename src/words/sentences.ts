/** What the languages of both families share: templates, incomplete translations, and how a game ended. */

/**
 * A template with each `{name}` replaced by the value of that name. Names without a value stay as they are.
 *
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
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : `${value}`;
  });
}

/**
 * Completes a language, such as a translation made for an earlier version: the texts that it lacks come from another language.
 * Texts that the other language does not have are left out.
 *
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
  if (typeof other === "string") return (typeof words === "string" ? words : other) as Texts;
  const own = Object(words) as Readonly<Record<string, unknown>>;
  const texts = Object.entries(other as object).map(([name, text]) => [name, complete(own[name], text)]);
  return Object.fromEntries(texts);
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
  const { players, reasons, results } = words;
  const { winner, reason } = outcome;
  if (winner === null) return `${results.drawn} ${reasons[reason]}`;
  const other = (Object.keys(players) as Player[]).find((player) => player !== winner) as Player;
  return fill(`${results.won} ${reasons[reason]}`, { winner: players[winner], loser: players[other] });
}
