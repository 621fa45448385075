/** The library's rulebooks, in one shape for both families and in the page's language. */
import * as mills from "morabaraba";
import type { Family, FamilyParts } from "morabaraba/families";
import * as mancala from "morabaraba/mancala";
import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as millRulebook from "morabaraba/rulebook";
import type { Language } from "../core/languages.ts";
import { useLanguage } from "../core/settings.ts";
import { fill, useAppWords } from "../words/words.ts";
import {
  type EitherTypes,
  type FamilyName,
  type Side,
  type StoredVariant,
  variantTitle,
  type Words,
} from "./family.ts";
import { wordsFor } from "./millWords.ts";

interface RuleText {
  readonly section: string;
  readonly rule: string;
  readonly text: string;
  readonly sources: readonly string[];
  readonly reading?: string;
}

/** An arbiter's answer in words. */
export interface Answer {
  readonly stands: boolean;
  readonly answer: string;
  readonly rule: RuleText | undefined;
  readonly follows: readonly { readonly text: string; readonly sources: readonly string[] }[];
}

export interface Book {
  readonly family: FamilyName;
  readonly title: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: readonly RuleText[];
  /** The title of the family's usual game. */
  readonly usual: string;
  /** How the variant differs from the usual game, in sentences; empty for that game itself. */
  readonly apart: readonly string[];
  readonly sources: Readonly<Record<string, { readonly title: string; readonly address?: string }>>;
  /** The sides' titles, by their names in the library. */
  readonly sides: Readonly<Record<string, string>>;
  /** A legal first move, to show how moves are written. */
  readonly example: string;
  /** Returns the ruling on a move, or why the position is invalid. An empty position means a new game. */
  readonly ask: (position: string, player: string, move: string) => Answer | string;
}

/** Every built-in variant, with its family. */
export const builtIns: readonly (readonly [FamilyName, string])[] = [
  ...Object.keys(mills.variants).map((name) => ["mills", name] as const),
  ...Object.keys(mancala.variants).map((name) => ["mancala", name] as const),
];

interface Parts {
  readonly rules: Family<EitherTypes>["rules"];
  readonly rulebook: FamilyParts<EitherTypes>["rulebook"];
}

const families: Readonly<Record<FamilyName, Parts>> = {
  mills: { rules: mills, rulebook: millRulebook },
  mancala: { rules: mancala, rulebook: mancalaRulebook },
};

const mancalaTexts: Readonly<Record<Language, mancalaRulebook.Words>> = mancalaRulebook;

/** The game of each family that others are compared with. */
const usual = { mills: "standard", mancala: "kalah" } as const;

/** Returns the rulebook of a variant. */
export function bookOf(family: FamilyName, variant: StoredVariant, language: Language): Book {
  const { rules, rulebook } = families[family];
  const words = family === "mills" ? wordsFor(millRulebook, language, variant) : mancalaTexts[language];
  const described = rulebook.describeRules(words, variant);
  const usualTexts = new Set(rulebook.describeRules(words, usual[family]).map(({ text }) => text));
  const start = rules.createGame(variant);
  const [first] = rules.legalMoves(start);
  return {
    family,
    title: variantTitle(words.names as Words, variant),
    sections: words.sections,
    rules: described,
    usual: variantTitle(words.names as Words, usual[family]),
    apart: described.filter(({ text }) => !usualTexts.has(text)).map(({ text }) => text),
    sources: rulebook.sources,
    sides: words.names.players,
    example: first === undefined ? "" : rules.formatMove(start, first),
    ask(position, player, move) {
      const read = rules.safeParsePosition(position, variant);
      if (position !== "" && !read.ok) return read.error.message;
      const game = read.ok ? read.value : start;
      const ruling = rulebook.arbitrate(game, player as Side, move);
      return { stands: ruling.stands, ...rulebook.formatRuling(words, game, move, ruling) };
    },
  };
}

interface ApartProps {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
}

/** A list of sentences on how a variant differs from the usual game of its family. */
export default function Apart({ family, variant }: ApartProps) {
  const { unlike } = useAppWords();
  const { apart, usual } = bookOf(family, variant, useLanguage());
  return (
    <ul className="rules-apart">
      {apart.map((text) => (
        <li key={text}>{fill(unlike, { game: usual, rule: text })}</li>
      ))}
    </ul>
  );
}
