/** What a picture shows of a Morabaraba game, read without the engine and just closely enough to be drawn. */

import { isWhole } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import type { Board } from "../../rules/morabaraba/data/board.ts";
import { variants } from "../../rules/morabaraba/data/builtIns.ts";
import { type Spot, type Stroke, spotsOf, strokesOf } from "../../rules/morabaraba/data/drawing.ts";
import type { Game } from "../../rules/morabaraba/data/state.ts";
import { type Player, type Point, players } from "../../rules/morabaraba/data/terms.ts";
import type { StoredVariant, Variant } from "../../rules/morabaraba/data/variant.ts";
import { onceOf } from "../shapes.ts";

/** A board as it is drawn, who stands where on it, and the cows in hand and lost. */
export interface Position {
  /** The name of the variant. */
  readonly name: string;
  readonly board: Board;
  readonly places: readonly Spot[];
  readonly strokes: readonly Stroke[];
  readonly cows: ReadonlyMap<Point, Player>;
  readonly turn: Player;
  readonly hands: Readonly<Record<Player, number>>;
  readonly lost: Readonly<Record<Player, number>>;
}

/** The data of a built-in variant, of one with changes, or of your own. */
function variantOf(variant: StoredVariant): Pick<Variant, "name" | "board" | "cows"> {
  if (typeof variant === "string") return variants[variant];
  return "base" in variant ? { ...variants[variant.base], ...variant } : variant;
}

/** No board that can be played on has a larger number. */
const isCount = (number: number): boolean => isWhole(number, 0, 200);

/** A board as it is drawn, and whether it can be. */
function drawingOf(board: Board): Pick<Position, "places" | "strokes"> & { readonly isSound: boolean } {
  const places = [...spotsOf(board).values()];
  const numbers = [...places.flat(), ...board.rings, board.lines.length, board.links.length];
  const isSound =
    new Set(places.map(String)).size === places.length &&
    board.points.every((point) => typeof point === "string") &&
    numbers.every(isCount);
  return { places, strokes: isSound ? strokesOf(board) : [], isSound };
}

/** Reads a game; throws {@link ParseError} `syntax` for what cannot be drawn. */
export function readPosition(game: Game): Position {
  try {
    const { board: cells, turn, hands } = game;
    const { name, board, cows: each } = variantOf(game.variant);
    const { places, strokes, isSound } = onceOf(board, "drawing", () => drawingOf(board));
    const cows = new Map(
      board.points.flatMap((point, i): [Point, Player][] =>
        cells[i] === "." ? [] : [[point, cells[i] === "L" ? "light" : "dark"]],
      ),
    );
    if (
      isSound &&
      /^[.LD]{3,31}$/.test(cells) &&
      cells.length === places.length &&
      typeof name === "string" &&
      players.includes(turn) &&
      [each, hands.light, hands.dark].every(isCount)
    ) {
      const lost = (player: Player): number => {
        const standing = [...cows.values()].filter((cow) => cow === player).length;
        return Math.max(0, each - hands[player] - standing);
      };
      return {
        name,
        board,
        places,
        strokes,
        cows,
        turn,
        hands: { light: hands.light, dark: hands.dark },
        lost: { light: lost("light"), dark: lost("dark") },
      };
    }
  } catch {
    // It is not even of the shape of a game.
  }
  throw new ParseError(
    "syntax",
    "",
    "This cannot be drawn: it is not a valid game. parseGame tells what is wrong with it.",
  );
}
