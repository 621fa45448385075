/** What a picture shows of a Morabaraba game. Only the variant and what is drawn are checked, so a board that is being set up can be drawn. */

import { isWhole } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { variantFrom } from "../../rules/morabaraba/data/define.ts";
import type { Game } from "../../rules/morabaraba/data/state.ts";
import { type Player, type Point, players } from "../../rules/morabaraba/data/terms.ts";
import type { Variant } from "../../rules/morabaraba/data/variant.ts";

/** A variant, which cows are on which points of its board, and the cows in hand and lost. */
export interface Position {
  readonly variant: Variant;
  readonly cows: ReadonlyMap<Point, Player>;
  /** The points of dead cows. */
  readonly dead: readonly Point[];
  readonly turn: Player;
  readonly hands: Readonly<Record<Player, number>>;
  readonly lost: Readonly<Record<Player, number>>;
}

/** No hand has more cows than this in a picture. */
const MOST_IN_HAND = 200;

/** Reads a game; throws {@link ParseError} `syntax` for what cannot be drawn. */
export function readPosition(game: Game): Position {
  try {
    const { board: cells, turn, hands } = game;
    const variant = variantFrom(game.variant);
    const { points } = variant.board;
    const { light, dark } = hands;
    if (
      /^[.LDx]*$/.test(cells) &&
      cells.length === points.length &&
      players.includes(turn) &&
      [light, dark].every((count) => isWhole(count, 0, MOST_IN_HAND))
    ) {
      const cows = new Map(
        points.flatMap((point, i): [Point, Player][] =>
          cells[i] === "L" ? [[point, "light"]] : cells[i] === "D" ? [[point, "dark"]] : [],
        ),
      );
      const dead = points.filter((_, i) => cells[i] === "x");
      const lost = (player: Player, inHand: number): number => {
        const standing = [...cows.values()].filter((cow) => cow === player).length;
        return Math.max(0, variant.cows - inHand - standing);
      };
      return {
        variant,
        cows,
        dead,
        turn,
        hands: { light, dark },
        lost: { light: lost("light", light), dark: lost("dark", dark) },
      };
    }
  } catch {
    // The variant is broken, or the game is not even an object.
  }
  throw new ParseError(
    "syntax",
    "",
    "This cannot be drawn: it is not a valid game. parseGame tells what is wrong with it.",
  );
}
