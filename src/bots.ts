/**
 * Opponents: players that choose a move. {@link chooseMove} plays Morabaraba and all its variants; {@link monteCarlo} and
 * {@link randomPlayer} play any game that offers the verbs.
 *
 * @module morabaraba/bots
 */
export { chooseMove, chooseMoveSync, type SearchChoice } from "./bots/chooseMove.ts";
export { evaluate } from "./bots/evaluate.ts";
export {
  type MonteCarloChoice,
  type MonteCarloOptions,
  monteCarlo,
  monteCarloSync,
} from "./bots/montecarlo.ts";
export type { SearchOptions, SearchProgress, SyncSearchOptions } from "./bots/options.ts";
export { randomPlayer } from "./bots/random.ts";
export { pliesToEnd } from "./bots/scores.ts";
export { type Weights, weights } from "./bots/weights.ts";
export * from "./ground/api.ts";
export type { Signal } from "./ground/clock.ts";
export type { Rules } from "./ground/rules.ts";
export type { Oracle } from "./morabaraba/engine/oracle.ts";
