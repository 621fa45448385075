/**
 * What apps say to people about mancala games: the shape of a language, and the sentences made from it. Two languages come with
 * the package, `morabaraba/mancala/words/en` and `morabaraba/mancala/words/af`; an app can pass its own.
 *
 * @module morabaraba/mancala/words
 */
export { announce, type Words } from "./words/mancala/words.ts";
export { announceEnd, complete, type EndWords, fill } from "./words/sentences.ts";
