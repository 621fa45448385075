/** What an app says of Morabaraba, as plain data that a translator can fill in, and the sentences made of it. */
import type { Line } from "../morabaraba/data/board.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Reason } from "../morabaraba/data/state.ts";
import type { Player } from "../morabaraba/data/terms.ts";
import type { VariantName } from "../morabaraba/data/variant.ts";
import type { Phase } from "../morabaraba/view.ts";
import type { EndWords } from "./ends.ts";
import { fill } from "./fill.ts";

/**
 * One language. Every text is whole, with a full stop where it is a sentence, so that no app has to know grammar. Names in
 * braces are for {@link fill}; which ones a text may hold stands beside it.
 */
export interface Words extends EndWords<Player, Reason> {
  /** Its tag, such as `en`, for the `lang` of a page. */
  readonly language: string;
  /** The built-in variants, as titles. Variants of one's own bring their own names. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** What a side is at, in a word. */
  readonly phases: Readonly<Record<Phase, string>>;
  /**
   * What the side to move is to do; `shooting` where a mill awaits its shot, `mayShoot` where the shot is optional. With
   * `{player}`.
   */
  readonly turns: Readonly<Record<Phase | "shooting" | "mayShoot", string>>;
  /** What a move did, by its kind, with `{player}`, `{from}` and `{to}`. */
  readonly moves: Readonly<Record<Move["kind"], string>>;
  /** That it closed a mill, with `{mill}`, its points. */
  readonly mill: string;
  /** That it shot a cow, with `{player}`, who shot, and `{shot}`. */
  readonly shot: string;
  /** What stands on a point, with `{point}`. */
  readonly points: Readonly<Record<Player | "empty", string>>;
  /** What a point is to a turn in the making, with `{place}`, what stands on it. */
  readonly marks: Readonly<Record<"chosen" | "destination" | "target", string>>;
  /** Buttons: to take back a step that awaits its shot, and to shoot nothing where the shot is optional. */
  readonly buttons: { readonly takeBack: string; readonly noShot: string };
  /** How many cows a side has in hand, with `{player}` and `{count}`. */
  readonly hand: string;
  /**
   * Why a move is refused, to the player who tried it, with `{from}`, `{to}` and `{shot}` where it has them; `blocked` where a
   * cow, `{from}`, has no legal move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "blocked", string>>;
}

/**
 * What a move did, in sentences for a screen reader or a list of moves: who went where, the mills it closed, the shot.
 *
 * @param game - The game before the move.
 * @param mills - What `closedMills(game, move)` gives; none if left out.
 * @example
 * ```ts
 * import { closedMills, parsePosition } from "morabaraba";
 * import { announce } from "morabaraba/words";
 * import { words } from "morabaraba/words/en";
 *
 * const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
 * const move = { to: "g7", shot: "b4" };
 * announce(words, game, move, closedMills(game, move));
 * // => "Light places a cow on g7. This makes a mill: a7 d7 g7. Light shoots the cow on b4."
 * ```
 */
export function announce(
  words: Words,
  game: Pick<Game, "turn">,
  move: MoveLike & { readonly kind?: Move["kind"] },
  mills: readonly Line[] = [],
): string {
  const { from, to, shot } = move;
  const player = words.players[game.turn];
  const kind = move.kind ?? (from === undefined ? "place" : "move");
  const sentences = [words.moves[kind], ...mills.map((line) => fill(words.mill, { mill: line.join(" ") }))];
  if (shot !== undefined) sentences.push(words.shot);
  return fill(sentences.join(" "), { player, from, to, shot });
}
