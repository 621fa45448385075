/* What a picture shows of a game. Only what is drawn is checked, so an unfinished setup can be drawn. */

import { gameFault, storedVariant, wholeField } from "../../rules/gameChecks.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import { type Player, type Point, players } from "../../rules/mills/data/terms.ts";
import type { Variant } from "../../rules/mills/data/variant.ts";

/** A variant, and where its cows are: on the board, in hand, or lost. */
export interface Position {
  readonly variant: Variant;
  readonly cows: ReadonlyMap<Point, Player>;
  /** The points of dead cows. */
  readonly dead: readonly Point[];
  readonly turn: Player;
  readonly hands: Readonly<Record<Player, number>>;
  readonly lost: Readonly<Record<Player, number>>;
}

/** The most cows in a hand that can be drawn. */
const MOST_IN_HAND = 200;

/** Reads the drawn fields of a game. Throws `ParseError` with the invalid field, or `VariantError`. */
export function readPosition(game: Game): Position {
  const variant = variantFrom(storedVariant(game));
  const { points } = variant.board;
  const { board, turn, hands } = game;
  if (typeof board !== "string" || !/^[.LDx]*$/.test(board) || board.length !== points.length)
    throw gameFault("bad-board", "board", `${points.length} characters, each ".", "L", "D" or "x"`, board);
  if (!players.includes(turn)) throw gameFault("syntax", "turn", '"light" or "dark"', turn);
  const light = wholeField("bad-hands", "hands.light", hands?.light, MOST_IN_HAND);
  const dark = wholeField("bad-hands", "hands.dark", hands?.dark, MOST_IN_HAND);
  const cows = new Map(
    points.flatMap((point, i): [Point, Player][] =>
      board[i] === "L" ? [[point, "light"]] : board[i] === "D" ? [[point, "dark"]] : [],
    ),
  );
  const lost = (player: Player, inHand: number): number => {
    const standing = [...cows.values()].filter((cow) => cow === player).length;
    return Math.max(0, variant.cows - inHand - standing);
  };
  return {
    variant,
    cows,
    dead: points.filter((_, i) => board[i] === "x"),
    turn,
    hands: { light, dark },
    lost: { light: lost("light", light), dark: lost("dark", dark) },
  };
}
