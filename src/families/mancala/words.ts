/** The words of mancala, as apps for every family ask for them. */
export { af } from "../../words/mancala/af.ts";
export { en } from "../../words/mancala/en.ts";
export { announceRefusal, announceTurn } from "../../words/mancala/turns.ts";
export { announce } from "../../words/mancala/words.ts";
export { announceEnd } from "../../words/sentences.ts";
