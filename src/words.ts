/**
 * What apps say to people: the shape of a language, and the sentences made from it. English (`en`) and Afrikaans (`af`)
 * come with the package, for games without cattle as `enMorris` and `afMorris`; an app can pass a language of its own. A bundler leaves out the languages that are not imported.
 *
 * @module morabaraba/words
 */

export { usualPieces } from "./rules/mills/data/pieces.ts";
export { af } from "./words/mills/af.ts";
export { afMorris } from "./words/mills/afMorris.ts";
export { en } from "./words/mills/en.ts";
export { enMorris } from "./words/mills/enMorris.ts";
export { announceRefusal, announceTurn } from "./words/mills/turns.ts";
export { announce, type Words } from "./words/mills/words.ts";
export { announceEnd, complete, type EndWords, fill, titleOf } from "./words/sentences.ts";
