/**
 * What apps say to people: the shape of a language, and the sentences made from it. English (`en`) and Afrikaans (`af`)
 * come with the package, for games without cattle as `enMorris` and `afMorris`; an app can pass a language of its own. A
 * bundler leaves out the languages that are not imported.
 *
 * @module morabaraba/words
 */

export { usualPieces } from "./rules/mills/data/pieces.ts";
export { af, afMorris } from "./words/mills/af.ts";
export { en, enMorris } from "./words/mills/en.ts";
export { announceEnd, announceRefusal, announceTurn, titleOf } from "./words/mills/turns.ts";
export { announce, type Words } from "./words/mills/words.ts";
export { complete, type EndWords, fill, type PartialWords, type Titled } from "./words/sentences.ts";
