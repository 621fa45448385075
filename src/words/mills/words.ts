/* The texts of a language for mill games, as plain data for translators. */
import type { IllegalMoveCode, Move, Reason } from "../../rules/mills/data/state.ts";
import type { Player } from "../../rules/mills/data/terms.ts";
import type { VariantName } from "../../rules/mills/data/variant.ts";
import type { Phase } from "../../rules/mills/queries.ts";
import type { EndWords } from "../sentences.ts";

/**
 * A language. Every text is a title, a label, or a whole sentence with its full stop, so apps need no
 * grammar. `fill` replaces the names in braces; each field lists the names that its texts may have.
 */
export interface Words extends EndWords<Player, Reason> {
  /** The tag of the language, such as `en`, for a page's `lang` attribute. */
  readonly language: string;
  /** Titles of the built-in variants. You can add titles of your own variants. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** Titles of the phases of a side. */
  readonly phases: Readonly<Record<Phase, string>>;
  /**
   * What the side to move has to do, with `{player}`. `shooting`: shoot a cow after a mill, or take an
   * opponent's cow off a full board. `mayShoot`: the shot is optional. `giving`: take one of the player's own
   * cows off a full board.
   */
  readonly turns: Readonly<Record<Phase | "shooting" | "mayShoot" | "giving", string>>;
  /**
   * What a move does, by kind, with `{player}`, `{from}` and `{to}`. The text `shot` follows the text for
   * `shoot`.
   */
  readonly moves: Readonly<Record<Move["kind"], string>>;
  /** The move closes a mill, with the mill's points as `{mill}`. */
  readonly mill: string;
  /** The move shoots a cow, with `{player}`, the side that moves, and `{shot}`, the cow's point. */
  readonly shot: string;
  /**
   * Why the turn order changes, with `{player}`: a side without a move `passes`, or must be `freed`, and a
   * side `begins` moving when all cows are placed.
   */
  readonly order: Readonly<Record<"passes" | "freed" | "begins", string>>;
  /**
   * What is on a point, with `{point}`. A `dead` cow was shot and stays on its point until all cows are
   * placed.
   */
  readonly points: Readonly<Record<Player | "empty" | "dead", string>>;
  /** What a point is during a turn, with `{place}`, a text from `points`. */
  readonly marks: Readonly<Record<"chosen" | "destination" | "target", string>>;
  /** Buttons: to cancel a step whose shot is pending, and to shoot nothing if the shot is optional. */
  readonly buttons: { readonly cancelTurn: string; readonly noShot: string };
  /** How many cows a side has in hand, with `{player}` and `{count}`. */
  readonly hand: string;
  /** How many cows a side has shot, with `{player}` and `{count}`. */
  readonly shots: string;
  /** The move that the player has set while the other side is to move, with `{move}`. */
  readonly premove: string;
  /**
   * Why a move is refused, addressed to its player, with `{from}`, `{to}` and `{shot}`. `blocked`: the cow on
   * `{from}` has no legal move. `shots-missing`: only `{shots}` of the `{due}` cows are shot, for `{mills}`
   * mills. `malformed` has the `{move}` as passed, `unknown-point` the `{point}`; both have an `{example}` of
   * a legal move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "shots-missing" | "blocked", string>>;
  /** Numbers of mills and cows in sentences; greater numbers are written in digits. */
  readonly numbers: Readonly<Record<"none" | "one" | "two" | "three", string>>;
}
