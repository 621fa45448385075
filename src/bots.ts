/**
 * Opponents: players that choose a move. {@link chooseMove} plays Morabaraba and all its variants; {@link monteCarlo} and
 * {@link randomMove} play any game that offers the verbs. {@link playMatch} lets two players meet.
 *
 * @module morabaraba/bots
 */

export type { Signal } from "./base/clock.ts";
export * from "./base/publicErrors.ts";
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
} from "./bots/monteCarlo.ts";
export { chooseMove, chooseMoveSync, type SearchChoice } from "./bots/morabaraba/chooseMove.ts";
export { evaluate } from "./bots/morabaraba/evaluation/evaluate.ts";
export {
  type EvaluationShare,
  evaluationShares,
  type Feature,
} from "./bots/morabaraba/evaluation/explain.ts";
export { type Weights, weights } from "./bots/morabaraba/evaluation/weights.ts";
export { pliesToEnd } from "./bots/morabaraba/levels.ts";
export { createPlayer, type Player } from "./bots/morabaraba/player.ts";
export type {
  Clock,
  PlayerLimits,
  PlayerOptions,
  SearchLine,
  SearchOptions,
  SearchProgress,
  SyncSearchOptions,
} from "./bots/options.ts";
export { randomMove } from "./bots/random.ts";
export type { Rules } from "./rules/family.ts";
export type { Tablebase } from "./rules/morabaraba/engine/tablebase.ts";
