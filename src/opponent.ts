/**
 * A bot in a worker, for both families: call {@link createOpponent} on the page or the server, and
 * {@link serveOpponent} in the worker's file.
 *
 * @module morabaraba/opponent
 */

export type { Signal } from "./base/clock.ts";
export type { RememberingBot, StatefulBot } from "./bots/bot.ts";
export type { BotChoice, BotLine, BotProgress, BotSettings, MoveLimits } from "./bots/options.ts";
export type { Family, FamilyParts, FamilyTypes } from "./families/family.ts";
export { createOpponent, type Opponent, type OpponentOptions } from "./opponent/createOpponent.ts";
export type { WorkerEvent, WorkerPort } from "./opponent/port.ts";
export { type ServedFamily, serveOpponent } from "./opponent/serveOpponent.ts";
