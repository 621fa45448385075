/**
 * What apps say to people: the shape of a language, and the sentences made from it. Two languages come with the package,
 * `morabaraba/words/en` and `morabaraba/words/af`; an app can pass its own.
 *
 * @module morabaraba/words
 */
export { announce, type Words } from "./words/morabaraba/words.ts";
export { announceEnd, complete, type EndWords, fill } from "./words/sentences.ts";
