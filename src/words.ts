/**
 * What apps say to people: the shape of a language, and sentences made of it. The languages are `morabaraba/words/en` and
 * `morabaraba/words/af`; an app passes its own.
 *
 * @module morabaraba/words
 */
export { complete } from "./words/complete.ts";
export { conclude, type EndWords } from "./words/ends.ts";
export { fill } from "./words/fill.ts";
export { announceSowing, type MancalaWords } from "./words/mancala.ts";
export { announce, type Words } from "./words/morabaraba.ts";
