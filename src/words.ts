/**
 * Sentences for people, in any language. English (`en`), Afrikaans (`af`), German
 * (`de`) and Indonesian (`id`) come with the package, and `enMorris` and so on for games whose pieces are not
 * cows; you can pass your own language. A bundler leaves out the languages that you do not import.
 *
 * @module morabaraba/words
 */

export { af, afMorris } from "./languages/af/mills/words.ts";
export { de, deMorris } from "./languages/de/mills/words.ts";
export type { Words } from "./languages/en/mills/words.ts";
export { en, enMorris } from "./languages/en/mills/words.ts";
export type { EndWords } from "./languages/en/shape.ts";
export { id, idMorris } from "./languages/id/mills/words.ts";
export { usualPieces } from "./rules/mills/data/pieces.ts";
export type { Game, IllegalMoveCode, MoveLike, Outcome, Reason } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { ChangedVariant, Variant, VariantName } from "./rules/mills/data/variant.ts";
export type { NotationOptions } from "./rules/mills/notation.ts";
export type { Phase } from "./rules/mills/queries.ts";
export { announce } from "./words/mills/announce.ts";
export { announceEnd, announceRefusal, announceTurn, titleOf } from "./words/mills/turns.ts";
export { complete, fill, type PartialWords, type Titled } from "./words/sentences.ts";
