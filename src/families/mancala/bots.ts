/** The bots of mancala, as apps for every family ask for them. */
export { chooseMove } from "../../bots/mancala/chooseMove.ts";
export { createBot } from "../../bots/mancala/createBot.ts";
export { isForced } from "../../bots/mancala/levels.ts";
