/**
 * Bots, which choose moves. {@link chooseMove} plays Morabaraba and all its variants; {@link monteCarlo} and
 * {@link randomMove} play any game with the same verbs. {@link playMatch} plays two bots against each other.
 *
 * @module morabaraba/bots
 */

export type { Signal } from "./base/clock.ts";
export type { RememberingBot, StatefulBot } from "./bots/bot.ts";
export {
  type MatchBot,
  type MatchGame,
  type MatchOptions,
  type MatchResult,
  type MatchScore,
  playMatch,
  scoreMatch,
} from "./bots/match.ts";
export { chooseMove, chooseMoveSync, type SearchChoice } from "./bots/mills/chooseMove.ts";
export { type Bot, createBot } from "./bots/mills/createBot.ts";
export { type EvaluationOptions, evaluate } from "./bots/mills/evaluation/evaluate.ts";
export { type Feature, type FeatureWeights, type Weights, weights } from "./bots/mills/evaluation/weights.ts";
export { pliesToEnd, winningChance } from "./bots/mills/levels.ts";
export type { BotOptions, SearchLine, SearchOptions, SearchProgress } from "./bots/mills/options.ts";
export { randomOpenings } from "./bots/mills/randomOpenings.ts";
export {
  type MonteCarloChoice,
  type MonteCarloOptions,
  monteCarlo,
  monteCarloSync,
} from "./bots/monteCarlo.ts";
export type {
  BotLine,
  BotProgress,
  BotSettings,
  Clock,
  MoveLimits,
  Rules,
  SearchLimits,
} from "./bots/options.ts";
export { randomMove } from "./bots/randomPlay.ts";
export {
  type Pairing,
  playRoundRobin,
  type Standing,
  type TournamentOptions,
  type TournamentResult,
} from "./bots/tournament.ts";
export type { Game, Move } from "./rules/mills/data/state.ts";
export type { Tablebase } from "./rules/mills/engine/tablebase.ts";
