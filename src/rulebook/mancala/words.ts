/** The sentences of a rulebook of mancala in one language: plain data that a translator can fill in. */
import type { IllegalMoveCode } from "../../rules/mancala/data/state.ts";
import type { Words as GameWords } from "../../words/mancala/words.ts";
import type { RulebookWords } from "../describe.ts";
import type { RuleSection, SentenceName } from "./rules.ts";

/** Things that are counted. */
type Count = "houses" | "seeds" | "times";

/**
 * One language of rulebooks. Every rule is a whole sentence, with `{houses}`, `{seeds}` and `{times}` for numbers of things, which
 * `counts` has in words.
 */
export interface Words extends RulebookWords<RuleSection, SentenceName, Count> {
  /** The words of games in the same language, for the sides, titles and how games end. */
  readonly names: GameWords;
  /** What an arbiter says of a ply: that it stands, that it does not, and what may follow, with `{player}` and `{winner}`. */
  readonly arbiter: Readonly<Record<"stands" | "falls" | "out-of-turn" | "put-back" | "forfeit", string>>;
  /** Why a ply does not stand, about `{player}`, with `{house}`, the `{move}` as it came, and an `{example}` of a legal one. */
  readonly faults: Readonly<Record<IllegalMoveCode, string>>;
}
