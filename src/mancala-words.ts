/**
 * Sentences for people about mancala games, in any language. English (`en`), Afrikaans (`af`),
 * German (`de`) and Indonesian (`id`) come with the package; you can pass your own language. A bundler leaves
 * out the languages that you do not import.
 *
 * @module morabaraba/mancala/words
 */

export { af } from "./languages/af/mancala/words.ts";
export { de } from "./languages/de/mancala/words.ts";
export type { Words } from "./languages/en/mancala/words.ts";
export { en } from "./languages/en/mancala/words.ts";
export type { EndWords } from "./languages/en/shape.ts";
export { id } from "./languages/id/mancala/words.ts";
export type {
  Game,
  IllegalMoveCode,
  MoveLike,
  Outcome,
  Player,
  Reason,
  SowingStep,
} from "./rules/mancala/data/state.ts";
export type { ChangedVariant, Variant, VariantName } from "./rules/mancala/data/variant.ts";
export { announce } from "./words/mancala/announce.ts";
export { announceEnd, announceRefusal, announceTurn, titleOf } from "./words/mancala/turns.ts";
export { complete, fill, type PartialWords, type Titled } from "./words/sentences.ts";
