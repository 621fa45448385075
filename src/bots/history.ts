/**
 * The position a search begins with, and those before it where they can be repeated. What a game remembers of them is
 * taken apart here without the parser of position strings, which tells people where a text is wrong.
 */

import type { Game } from "../morabaraba/data/state.ts";
import type { Step } from "../morabaraba/data/terms.ts";
import type { Engine } from "../morabaraba/engine/compile.ts";
import { encodePresent } from "../morabaraba/engine/encode.ts";
import { createPosition, type Position } from "../morabaraba/engine/movegen.ts";

/** The engine position of a game; throws what `encode` throws. */
export function rootOf(engine: Engine, game: Game): Position {
  const root = encodePresent(engine, game, createPosition());
  if (engine.variant.repetition === null || !Array.isArray(game.seen)) return root;
  for (const text of game.seen.slice(0, -1)) {
    const earlier = encodePresent(engine, seenGame(game, String(text)), createPosition());
    earlier.previous = root.previous;
    root.previous = earlier;
  }
  return root;
}

/** A game that stands as the text says: board, turn and bars; the hands are the same since the last placement. */
function seenGame(game: Game, text: string): Game {
  const [board = "", turn, , bars = ""] = text.split(" ");
  const bar = (side: string): Step | null => {
    const [from, to] = (bars.split(side)[1] ?? "").split(/[-,]/);
    return from && to ? { from, to } : null;
  };
  return {
    ...game,
    board: board.replace(/\/|\d\d?/g, (run) => ".".repeat(Number(run) || 0)),
    turn: turn === "l" ? "light" : "dark",
    barred: { light: bar("l:"), dark: bar("d:") },
  };
}
