/** The rulebooks of the library as one shape for both families, in the language of the page. */
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as sowing from "morabaraba/mancala/rulebook";
import * as milling from "morabaraba/rulebook";
import type { Language } from "../core/language.ts";
import { type FamilyName, type StoredVariant, variantTitle } from "./family.ts";
import { wordsFor } from "./millWords.ts";

interface RuleText {
  readonly section: string;
  readonly rule: string;
  readonly text: string;
  readonly sources: readonly string[];
}

/** An arbiter's answer in words. */
interface Answer {
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
  /** What sets the variant apart from the usual game of its family; empty for that game itself. */
  readonly apart: readonly string[];
  readonly sources: Readonly<Record<string, { readonly title: string; readonly address?: string }>>;
  /** The sides, by their names in the library. */
  readonly sides: Readonly<Record<string, string>>;
  /** A move such as are played at the beginning. */
  readonly example: string;
  /** What an arbiter says of a move, or why the position cannot be read. Empty text stands for a new game. */
  readonly ask: (position: string, player: string, move: string) => Answer | string;
}

/** Every built-in variant, with its family. */
export const builtIns: readonly (readonly [FamilyName, string])[] = [
  ...Object.keys(mills.variants).map((name) => ["mills", name] as const),
  ...Object.keys(mancala.variants).map((name) => ["mancala", name] as const),
];

/** The rulebook of a variant. */
export function bookOf(family: FamilyName, variant: StoredVariant, language: Language): Book {
  return family === "mills"
    ? millBook(variant as mills.StoredVariant, language)
    : sowingBook(variant as mancala.StoredVariant, language);
}

function millBook(variant: mills.StoredVariant, language: Language): Book {
  const words = wordsFor(milling, language, variant);
  return {
    family: "mills",
    title: variantTitle(words.names, variant),
    sections: words.sections,
    rules: milling.describeRules(words, variant),
    apart: milling.compareRules(words, variant).map(({ unlike }) => unlike),
    sources: milling.sources,
    sides: words.names.players,
    example: "d6",
    ask(position, player, move) {
      const read = mills.safeParsePosition(position, variant);
      if (position !== "" && !read.ok) return read.error.message;
      const game = read.ok ? read.value : mills.createGame(variant);
      const ruling = milling.arbitrate(game, player as mills.Player, move);
      return { stands: ruling.stands, ...milling.formatRuling(words, game, move, ruling) };
    },
  };
}

function sowingBook(variant: mancala.StoredVariant, language: Language): Book {
  const words = { af: sowing.af, en: sowing.en }[language];
  return {
    family: "mancala",
    title: variantTitle(words.names, variant),
    sections: words.sections,
    rules: sowing.describeRules(words, variant),
    apart: sowing.compareRules(words, variant).map(({ unlike }) => unlike),
    sources: sowing.sources,
    sides: words.names.players,
    example: mancala.formatMove(mancala.createGame(variant), { house: 3 }),
    ask(position, player, move) {
      const read = mancala.safeParsePosition(position, variant);
      if (position !== "" && !read.ok) return read.error.message;
      const game = read.ok ? read.value : mancala.createGame(variant);
      const ruling = sowing.arbitrate(game, player as mancala.Player, move);
      return { stands: ruling.stands, ...sowing.formatRuling(words, game, move, ruling) };
    },
  };
}
