/** The words of mills, as apps for every family ask for them. */
export { af } from "../../words/morabaraba/af.ts";
export { en } from "../../words/morabaraba/en.ts";
export { announceRefusal, announceTurn } from "../../words/morabaraba/turns.ts";
export { announce } from "../../words/morabaraba/words.ts";
export { announceEnd } from "../../words/sentences.ts";
