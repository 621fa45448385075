/* The family of mill games as one object: its rules, and functions that load its other modules. */

import type { BotOptions, SearchProgress } from "../../bots/mills/options.ts";
import type { ReadMoveOptions } from "../../formats/mills/readMove.ts";
import * as rules from "../../index.ts";
import type { Words as ReviewWords } from "../../languages/en/mills/review.ts";
import type { Words as RulebookWords } from "../../languages/en/mills/rulebook.ts";
import type { Words } from "../../languages/en/mills/words.ts";
import type { GameRecord } from "../../records/mills/records.ts";
import type { Review } from "../../review/mills/finding.ts";
import type { ArbiterRuling } from "../../rulebook/mills/arbiter.ts";
import type { Game, Move, MoveLike, Outcome } from "../../rules/mills/data/state.ts";
import { type Player, players } from "../../rules/mills/data/terms.ts";
import type { StoredVariant, Variant } from "../../rules/mills/data/variant.ts";
import type { Family } from "../family.ts";

/** The types of mill games. */
export interface MillTypes {
  readonly game: Game;
  readonly player: Player;
  readonly move: Move;
  readonly given: MoveLike;
  readonly parsed: MoveLike;
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
 * All mill games as one object: the rules, and functions that load the other modules.
 *
 * @example
 * ```ts
 * import { mills } from "morabaraba/families";
 *
 * const game = mills.rules.createGame("mssa");
 * const { en, announceTurn } = await mills.words();
 * announceTurn(en, game); // => "Dark to place a cow."
 * ```
 */
export const mills: Family<MillTypes> = /* @__PURE__ */ Object.freeze({
  name: "mills",
  players,
  tag: "morabaraba-board",
  rules,
  analysis: Object.freeze({ book: false }),
  isGame: (value: unknown): value is Game => rules.safeParseGame(Object(value)).ok,
  words: () => import("../../words.ts"),
  formats: () => import("../../formats.ts"),
  records: () => import("../../records.ts"),
  pictures: () => import("../../svg.ts"),
  bots: () => import("../../bots.ts"),
  review: () => import("../../review.ts"),
  rulebook: () => import("../../rulebook.ts"),
  board: () => import("../../board.ts"),
  endgames: () => import("../../endgames.ts") as ReturnType<NonNullable<Family["endgames"]>>,
});
