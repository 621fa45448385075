/* English words for mancala. */
import { deepFreeze } from "../../../base/data.ts";
import type { IllegalMoveCode, Player, Reason } from "../../../rules/mancala/data/state.ts";
import type { VariantName } from "../../../rules/mancala/data/variant.ts";
import type { EndWords } from "../shape.ts";

/**
 * A language. Every text is a title, a label, or a whole sentence with its full stop. `fill` replaces
 * the names in braces; each field lists the names that its texts may have.
 */
export interface Words extends EndWords<Player, Reason> {
  /** The tag of the language, such as `en`, for a page's `lang` attribute. */
  readonly language: string;
  /** Titles of the built-in variants. You can add titles of your own variants. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** The player who is to move, and a player who moves again, with `{player}`. */
  readonly turns: { readonly next: string; readonly again: string };
  /**
   * The steps of a ply, with `{player}` (the side that acts), `{seeds}` (their number) and `{house}` (a house
   * of `{owner}`, as in notation). A `sweep` has only `{south}` and `{north}`, the seeds that each side gets.
   * A `pass` has only `{player}`.
   */
  readonly steps: Readonly<
    Record<"lift" | "relay" | "capture" | "forfeit" | "swap" | "sweep" | "pass", string>
  >;
  /** What is in a house, with `{owner}`, `{house}` and `{seeds}`, and in a store, without `{house}`. */
  readonly places: { readonly house: string; readonly store: string };
  /** The button that swaps the sides, and the label of the field for typed moves. */
  readonly buttons: { readonly swap: string; readonly type: string };
  /** The keys of a board, for screen readers. */
  readonly keys: string;
  /** The move that the player has set while the other side is to move, with `{move}`. */
  readonly premove: string;
  /**
   * Why a move is refused, addressed to its player; `not-your-house` for the other side's house. `malformed`
   * has the `{move}` as passed, `unknown-house` the `{house}`; both have an `{example}` of a legal move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "not-your-house", string>>;
}

/**
 * English words for mancala games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/mancala/words";
 *
 * en.refusals["empty-house"]; // => "That house is empty."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  players: { south: "South", north: "North" },
  variants: {
    kalah: "Kalah",
    kalahEmptyCapture: "Kalah with empty captures",
    oware: "Oware",
    awari: "Awari",
    congkak: "Congkak",
  },
  turns: { next: "{player} is to move.", again: "{player} moves again." },
  steps: {
    lift: "{player} sows house {house}, which held {seeds}.",
    relay: "Sowing goes on from house {house} of {owner}, which held {seeds}.",
    capture: "{player} captures {seeds} from house {house} of {owner}.",
    forfeit: "House {house} of {owner} keeps its {seeds}.",
    swap: "{player} takes over the other side.",
    sweep: "Of the remaining seeds South gets {south} and North {north}.",
    pass: "{player} has no seeds to sow and passes.",
  },
  places: { house: "House {house} of {owner}: {seeds}", store: "Store of {owner}: {seeds}" },
  results: { won: "{winner} wins.", drawn: "The game is drawn." },
  reasons: {
    "side-empty": "A side has no seeds left.",
    majority: "The seeds in the stores decide the game.",
    "cannot-feed": "The player to move cannot give the other side a seed.",
    "no-moves": "The player to move has no legal move.",
    repetition: "The same position has come up again.",
    agreement: "The players agreed to a draw.",
    resignation: "{loser} resigned.",
    cheating: "{loser} tried an illegal move and forfeits the game.",
    abandonment: "{loser} abandoned the game.",
    "double-turn": "{loser} played out of turn and forfeits the game.",
    time: "{loser} ran out of time.",
  },
  buttons: { swap: "Swap sides", type: "Type a move" },
  keys: "Arrow keys go to other houses, slash to a field for typed moves; I reads the house, the one opposite and the stores, S the status.",
  premove: "Your next move: {move}.",
  refusals: {
    "game-over": "The game is over.",
    malformed: "Write a move like {example}, not {move}.",
    "unknown-house": "There is no house {house} on your side: write a move like {example}.",
    "not-your-house": "That house is not yours.",
    "empty-house": "That house is empty.",
    "must-feed": "Your opponent has no seeds: play a house that gives some.",
    "slam-illegal": "That would take all of your opponent's seeds.",
    "no-swap": "You cannot swap sides now.",
  },
});
