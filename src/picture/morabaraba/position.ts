/** What a picture shows of a Morabaraba game, read without the engine and just closely enough to be drawn. */
import { ParseError } from "../../ground/errors.ts";
import { isWhole } from "../../ground/schema.ts";
import type { Board } from "../../morabaraba/data/board.ts";
import { type Spot, type Stroke, spotsOf, strokesOf } from "../../morabaraba/data/drawing.ts";
import type { Game } from "../../morabaraba/data/state.ts";
import { type Player, type Point, players } from "../../morabaraba/data/terms.ts";
import type { StoredVariant, Variant } from "../../morabaraba/data/variant.ts";
import { variants } from "../../morabaraba/data/variants.ts";

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

/** Reads a game; throws {@link ParseError} `syntax` for what cannot be drawn. */
export function readPosition(game: Game): Position {
  try {
    const { board: cells, turn, hands } = game;
    const { name, board, cows: each } = variantOf(game.variant);
    const places = [...spotsOf(board).values()];
    const cows = new Map(
      board.points.flatMap((point, i): [Point, Player][] =>
        cells[i] === "." ? [] : [[point, cells[i] === "L" ? "light" : "dark"]],
      ),
    );
    // No board that can be played on has a larger number, or points that are not text.
    const counts = [each, hands.light, hands.dark, board.lines.length, board.links.length];
    const numbers = [...places.flat(), ...board.rings, ...counts];
    if (
      /^[.LD]{3,31}$/.test(cells) &&
      cells.length === places.length &&
      new Set(places.map(String)).size === places.length &&
      [name, ...board.points].every((text) => typeof text === "string") &&
      players.includes(turn) &&
      numbers.every((number) => isWhole(number, 0, 200))
    ) {
      const lost = (player: Player): number => {
        const standing = [...cows.values()].filter((cow) => cow === player).length;
        return Math.max(0, each - hands[player] - standing);
      };
      return {
        name,
        board,
        places,
        strokes: strokesOf(board),
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
