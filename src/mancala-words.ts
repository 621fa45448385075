/**
 * Sentences for people about mancala games, in any language. English (`en`) and Afrikaans (`af`) come with
 * the package; you can pass your own language. A bundler leaves out the languages that you do not import.
 *
 * @module morabaraba/mancala/words
 */

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
export { af } from "./words/mancala/af.ts";
export { announce } from "./words/mancala/announce.ts";
export { en } from "./words/mancala/en.ts";
export { announceEnd, announceRefusal, announceTurn, titleOf } from "./words/mancala/turns.ts";
export type { Words } from "./words/mancala/words.ts";
export { complete, type EndWords, fill, type PartialWords, type Titled } from "./words/sentences.ts";
