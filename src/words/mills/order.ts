/** Who passes, and who begins when all cows have been placed: what a move brings where the turn does not just go on. */
import type { Game, MoveLike } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player } from "../../rules/mills/data/terms.ts";
import { alternates, firstToMove } from "../../rules/mills/data/variant.ts";
import { applyMove, isLegal, outcome, variantOf } from "../../rules/mills/game.ts";
import { closedMills } from "../../rules/mills/queries.ts";
import { fill, type PartialWords, textOf } from "../sentences.ts";
import { en } from "./en.ts";
import type { Words } from "./words.ts";

/** The sentences, none where the variant has no such rules, the move is no legal one or the game is over. */
export function tellOrder(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string,
): readonly string[] {
  const variant = variantOf(game);
  if (alternates(variant) || !isLegal(game, move)) return [];
  const after = applyMove(game, move);
  if (outcome(after)) return [];
  const tell = (what: keyof Words["order"], player: Player): string =>
    fill(textOf(en, words, "order", what), { player: textOf(en, words, "players", player) });
  const isPlaced = cowsInHand(game) > 0 && cowsInHand(after) === 0;
  const firstMill = game.firstMill ?? (closedMills(game, move).length > 0 ? game.turn : undefined);
  const first = isPlaced ? firstToMove(variant, firstMill) : null;
  const next = first ?? opponentOf(game.turn);
  return [
    ...(first === null ? [] : [tell("begins", first)]),
    ...(after.turn === next ? [] : [tell(after.mustFree ? "freed" : "passes", next)]),
  ];
}

const cowsInHand = ({ hands }: Game): number => hands.light + hands.dark;
