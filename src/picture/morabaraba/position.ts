/** What a picture shows of a Morabaraba game, read without the engine and just closely enough to be drawn. */
import { ParseError } from "../../ground/errors.ts";
import { isWhole } from "../../ground/schema.ts";
import type { Board } from "../../morabaraba/data/board.ts";
import { boards } from "../../morabaraba/data/boards.ts";
import { type Spot, type Stroke, spotsOf, strokesOf } from "../../morabaraba/data/drawing.ts";
import type { Game } from "../../morabaraba/data/state.ts";
import { type Player, type Point, players } from "../../morabaraba/data/terms.ts";

/** A board as it is drawn, who stands where on it, and the cows in hand. */
export interface Position {
  readonly board: Board;
  readonly places: readonly Spot[];
  readonly strokes: readonly Stroke[];
  readonly cows: Map<Point, Player>;
  readonly turn: Player;
  readonly hands: Record<Player, number>;
}

/** Reads a game; throws {@link ParseError} `syntax` for what cannot be drawn. */
export function readPosition(game: Game): Position {
  try {
    const { variant, board: cells, turn, hands } = game;
    const board = typeof variant === "string" ? boards[variant] : variant.board;
    const places = [...spotsOf(board).values()];
    const cows = board.points.flatMap((point, i): [Point, Player][] =>
      cells[i] === "." ? [] : [[point, cells[i] === "L" ? "light" : "dark"]],
    );
    // No board that can be played on has a larger number, or points that are not text.
    const numbers = [...places.flat(), hands.light, hands.dark, board.lines.length, board.links.length];
    if (
      /^[.LD]{3,31}$/.test(cells) &&
      cells.length === places.length &&
      new Set(places.map(String)).size === places.length &&
      board.points.every((point) => typeof point === "string") &&
      players.includes(turn) &&
      numbers.every((number) => isWhole(number, 0, 200))
    )
      return { board, places, strokes: strokesOf(board), cows: new Map(cows), turn, hands: { ...hands } };
  } catch {
    // It is not even of the shape of a game.
  }
  throw new ParseError("syntax", "", "This is not a sound game; ask parseGame why.");
}
