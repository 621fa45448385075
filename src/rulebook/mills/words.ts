/** The sentences of a rulebook of mills in one language: plain data that a translator can fill in. */
import type { IllegalMoveCode } from "../../rules/mills/data/state.ts";
import type { Words as GameWords } from "../../words/mills/words.ts";
import type { RulebookWords } from "../describe.ts";
import type { RuleSection, SentenceName } from "./rules.ts";

/** Things that are counted. */
type Count = "points" | "lines" | "links" | "cows" | "plies" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence, with `{cows}`, `{plies}` and so on for numbers of things, which `counts`
 * has in words.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The words of games in the same language, for the sides, titles and how games end. */
  readonly names: GameWords;
  /** What an arbiter says of a move: that it stands, that it does not, and what may follow, with `{player}` and `{winner}`. */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /** Why a move does not stand, about `{player}`, with what `refusals` of the words of games have. */
  readonly faults: Readonly<Record<IllegalMoveCode | "shots-missing", string>>;
}
