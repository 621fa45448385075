/**
 * What apps say to people about mancala games: the shape of a language, and the sentences made from it. English (`en`)
 * and Afrikaans (`af`) come with the package; an app can pass a language of its own. A bundler leaves out the languages that
 * are not imported.
 *
 * @module morabaraba/mancala/words
 */
export { af } from "./words/mancala/af.ts";
export { en } from "./words/mancala/en.ts";
export { announceEnd, announceRefusal, announceTurn, titleOf } from "./words/mancala/turns.ts";
export { announce, type Words } from "./words/mancala/words.ts";
export { complete, type EndWords, fill, type PartialWords, type Titled } from "./words/sentences.ts";
