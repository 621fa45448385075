/**
 * An opponent in a worker, for both families: {@link createOpponent} on the side of the page or the server, and
 * {@link serveOpponent} in the file of the worker.
 *
 * @module morabaraba/opponent
 */

export type { Signal } from "./base/clock.ts";
export type { RememberingBot, StatefulBot } from "./bots/bot.ts";
export type { BotChoice, BotProgress, BotSettings, MoveLimits, SearchLine } from "./bots/options.ts";
export type { FamilyParts, FamilyTypes, LoadedFamily } from "./families/family.ts";
export { createOpponent, type Opponent, type OpponentOptions } from "./opponent/createOpponent.ts";
export type { WorkerEvent, WorkerPort } from "./opponent/port.ts";
export { type ServedFamily, serveOpponent } from "./opponent/serveOpponent.ts";
