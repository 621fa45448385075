/** The bots of mills, as apps for every family ask for them. */

import { pliesToEnd } from "../../bots/morabaraba/levels.ts";

export { chooseMove } from "../../bots/morabaraba/chooseMove.ts";
export { createBot } from "../../bots/morabaraba/createBot.ts";
export const isForced = (score: number): boolean => pliesToEnd(score) !== undefined;
