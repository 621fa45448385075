/** How a game of any family ended, in words. */
import { fill } from "./fill.ts";

/** The part of a language that tells how games end. */
export interface EndWords<Player extends string, Reason extends string> {
  /** The sides, as they stand in sentences. */
  readonly players: Readonly<Record<Player, string>>;
  /** Who has won, with `{winner}`, and that nobody has. */
  readonly results: { readonly won: string; readonly drawn: string };
  /** Why, with `{winner}` and `{loser}` where there always is one. */
  readonly reasons: Readonly<Record<Reason, string>>;
}

/**
 * How a game ended, in two sentences: the result and its reason.
 *
 * @param outcome - What `outcome(game)` gave.
 * @example
 * ```ts
 * import { conclude } from "morabaraba/words";
 * import { words } from "morabaraba/words/en";
 *
 * conclude(words, { winner: "dark", reason: "few-cows" }); // => "Dark wins. Light has too few cows left."
 * ```
 */
export function conclude<Player extends string, Reason extends string>(
  words: EndWords<Player, Reason>,
  outcome: { readonly winner: Player | null; readonly reason: Reason },
): string {
  const { players, reasons, results } = words;
  const { winner, reason } = outcome;
  if (winner === null) return `${results.drawn} ${reasons[reason]}`;
  const other = (Object.keys(players) as Player[]).find((player) => player !== winner) as Player;
  return fill(`${results.won} ${reasons[reason]}`, { winner: players[winner], loser: players[other] });
}
