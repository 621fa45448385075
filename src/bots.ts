/**
 * Opponents: players that choose a move. {@link chooseMove} plays Morabaraba and all its variants; {@link monteCarlo} and
 * {@link randomMove} play any game that offers the verbs. {@link playMatch} lets two players meet.
 *
 * @module morabaraba/bots
 */
export { chooseMove, chooseMoveSync, type SearchChoice } from "./bots/chooseMove.ts";
export { evaluate } from "./bots/evaluate.ts";
export { pliesToEnd } from "./bots/levels.ts";
export {
  type MatchGame,
  type MatchOptions,
  type MatchPlayer,
  type MatchResult,
  type MatchScore,
  playMatch,
  randomOpenings,
  scoreMatch,
} from "./bots/match.ts";
export {
  type MonteCarloChoice,
  type MonteCarloOptions,
  monteCarlo,
  monteCarloSync,
} from "./bots/montecarlo.ts";
export type {
  Clock,
  PlayerLimits,
  PlayerOptions,
  SearchLine,
  SearchOptions,
  SearchProgress,
  SyncSearchOptions,
} from "./bots/options.ts";
export { createPlayer, type Player } from "./bots/player.ts";
export { randomMove } from "./bots/random.ts";
export { type EvaluationShare, evaluationShares, type Feature } from "./bots/shares.ts";
export { type Weights, weights } from "./bots/weights.ts";
export * from "./ground/api.ts";
export type { Signal } from "./ground/clock.ts";
export type { Rules } from "./ground/rules.ts";
export type { Tablebase } from "./morabaraba/engine/tablebase.ts";
