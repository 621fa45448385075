/* The mancala family as one object: its rules, and functions that load its other modules. */

import type { BotOptions, SearchProgress } from "../../bots/mancala/options.ts";
import type { ReadMoveOptions } from "../../formats/mancala/readMove.ts";
import type { Words as ReviewWords } from "../../languages/en/mancala/review.ts";
import type { Words as RulebookWords } from "../../languages/en/mancala/rulebook.ts";
import type { Words } from "../../languages/en/mancala/words.ts";
import * as rules from "../../mancala.ts";
import type { GameRecord } from "../../records/mancala/records.ts";
import type { Review } from "../../review/mancala/finding.ts";
import type { ArbiterRuling } from "../../rulebook/mancala/arbiter.ts";
import type { Game, Move, MoveLike, Outcome, Player } from "../../rules/mancala/data/state.ts";
import type { StoredVariant, Variant } from "../../rules/mancala/data/variant.ts";
import type { Family } from "../family.ts";

/** The types of mancala. */
export interface MancalaTypes {
  readonly game: Game;
  readonly player: Player;
  readonly move: Move;
  readonly given: MoveLike;
  readonly parsed: Move;
  readonly variant: Variant;
  readonly stored: StoredVariant;
  readonly outcome: Outcome;
  readonly bot: BotOptions;
  readonly progress: SearchProgress;
  readonly reading: ReadMoveOptions;
  readonly words: Words;
  readonly record: GameRecord;
  readonly review: Review;
  readonly reviewWords: ReviewWords;
  readonly ruling: ArbiterRuling;
  readonly rulebookWords: RulebookWords;
}

/**
 * Kalah, oware and congkak as one object: the rules, and functions that load the other modules.
 *
 * @example
 * ```ts
 * import { mancala } from "morabaraba/families";
 *
 * const { createBot } = await mancala.bots();
 * const { move } = await createBot({ level: 3 }).chooseMove(mancala.rules.createGame("oware"), { nodes: 500 });
 * mancala.isGame(mancala.rules.applyMove(mancala.rules.createGame("oware"), move)); // => true
 * ```
 */
export const mancala: Family<MancalaTypes> = /* @__PURE__ */ Object.freeze({
  name: "mancala",
  players: Object.freeze(["south", "north"] as const),
  tag: "mancala-board",
  rules,
  analysis: Object.freeze({}),
  isGame: (value: unknown): value is Game => rules.safeParseGame(Object(value)).ok,
  words: () => import("../../mancala-words.ts"),
  formats: () => import("../../mancala-formats.ts"),
  records: () => import("../../mancala-records.ts"),
  pictures: () => import("../../mancala-svg.ts"),
  bots: async () => (await import("./bots.ts")).loadBots(),
  endgames: () => import("../../mancala-endgames.ts") as ReturnType<NonNullable<Family["endgames"]>>,
  review: async () => (await import("./review.ts")).loadReviews(),
  rulebook: () => import("../../mancala-rulebook.ts"),
  board: () => import("../../mancala-board.ts"),
});
