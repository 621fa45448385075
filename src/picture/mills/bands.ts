/* The bands above and below a board: cows in hand at the left, cows that the side shot at the right. */
import { opponentOf, type Player, players } from "../../rules/mills/data/terms.ts";
import type { Shape } from "../shapes.ts";
import type { Layout } from "./layout.ts";
import { type Pieces, piece } from "./pieces.ts";

/** The distances from the picture's edge to the first cow, between cows in hand, and between shot cows. */
const [EDGE, IN_HAND, SHOT] = [36, 37, 25];

/** Draws the bands of both sides from the numbers of cows in hand and lost. */
export function bands(
  hands: Readonly<Record<Player, number>>,
  lost: Readonly<Record<Player, number>>,
  set: Pieces,
  { width, bands, ground }: Layout,
): Shape[] {
  const edge = ground.x + EDGE - 7;
  return players.flatMap((player) => {
    const other = opponentOf(player);
    // On a small board cows overlap.
    const needed = IN_HAND * hands[player] + SHOT * lost[other];
    const squeeze = Math.min(1, (width - 2 * edge) / needed);
    const row = (
      key: string,
      side: Player,
      count: number,
      start: number,
      pitch: number,
      scale: number,
    ): Shape[] =>
      Array.from({ length: count }, (_, i) =>
        piece(
          `${key}:${player}:${i + 1}`,
          side,
          [Math.round(start + i * pitch * squeeze), bands[player]],
          { set, height: "flat", small: true },
          { scale },
        ),
      );
    return [
      ...row("hand", player, hands[player], edge, IN_HAND, 0.42),
      ...row("shot", other, lost[other], width - edge, -SHOT, 0.34),
    ];
  });
}
