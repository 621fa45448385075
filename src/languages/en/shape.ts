/* The texts that languages have for both families. */

/** Words that may lack texts, such as a translation for an earlier version; English fills the gaps. */
export type PartialWords<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string
    ? string | undefined
    : PartialWords<Words[Name]> | undefined;
};

/**
 * A counted noun, such as "{count} seeds", for each plural category that the language has. `other` is for all
 * numbers without a category of their own. `Intl.PluralRules` chooses the category.
 */
export interface Plural extends Readonly<Partial<Record<"zero" | "one" | "two" | "few" | "many", string>>> {
  readonly other: string;
}

/** The texts of a language about how a game ended. */
export interface EndWords<Player extends string, Reason extends string> {
  /** The names of the sides in sentences. */
  readonly players: Readonly<Record<Player, string>>;
  /** The result of a won game, with `{winner}`, and of a drawn game. */
  readonly results: { readonly won: string; readonly drawn: string };
  /** Why the game ended; with `{winner}` and `{loser}` if the reason always has a winner. */
  readonly reasons: Readonly<Record<Reason, string>>;
}

/** The rulebook words that both families have. */
export interface RulebookWords<Section extends string, Sentence extends string, Count extends string> {
  /** The language tag, such as `en`. */
  readonly language: string;
  /** The titles of the sections. */
  readonly sections: Readonly<Record<Section, string>>;
  /** The rules, as whole sentences. */
  readonly rules: Readonly<Record<Sentence, string>>;
  /** The nouns that the rules count, with `{count}`. */
  readonly counts: Readonly<Record<Count, Plural>>;
}
