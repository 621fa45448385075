/**
 * Where a search begins: the position of a game, with the earlier ones that it can repeat. What a game remembers of them
 * is read here without the parser of position strings, whose messages for people a bot has no use for.
 */

import { attempt } from "../ground/errors.ts";
import { encodePresent, seenIn, verdictIn } from "../morabaraba/bridge/encode.ts";
import { formatFields } from "../morabaraba/bridge/fields.ts";
import type { Game } from "../morabaraba/data/state.ts";
import type { Step } from "../morabaraba/data/terms.ts";
import type { Ruleset } from "../morabaraba/engine/compile.ts";
import { ending } from "../morabaraba/engine/ending.ts";
import { createPosition, type Position } from "../morabaraba/engine/movegen.ts";

/** The position a game stands in. */
export interface Root {
  /** Earlier positions follow along `previous` where the variant counts repetitions. */
  readonly position: Position;
  /** Whether the game has ended, in its position or by decision. */
  readonly over: boolean;
}

/** Reads a game just as the verbs do, and throws what they throw for an unsound one. */
export function rootOf(ruleset: Ruleset, game: Game): Root {
  const position = encodePresent(ruleset, game, createPosition());
  const seen = seenIn(ruleset, position, game.seen);
  const verdict = verdictIn(game.verdict);
  // A placement or a shot is never undone, so only positions after the last one can come back.
  for (const text of seen.slice(-1 - position.quiet, -1)) {
    const earlier = positionOf(ruleset, game, text);
    if (earlier === undefined) continue;
    earlier.previous = position.previous;
    position.previous = earlier;
  }
  return { position, over: (verdict ?? ending(ruleset, position)) !== undefined };
}

/** The position that an entry of `seen` stands for; `undefined` for anything else, since play cannot return to it. */
function positionOf(ruleset: Ruleset, game: Game, text: string): Position | undefined {
  const [board, turn, , bars = ""] = text.split(" ") as [string, ...string[]];
  const bar = (side: string): Step | null => {
    const [from, to] = (bars.split(side)[1] ?? "").split(/[-,]/);
    return from && to ? { from, to } : null;
  };
  const standing: Game = {
    // The hands are the same since the last placement.
    ...game,
    board: board.replace(/\/|\d\d?/g, (run) => ".".repeat(Number(run) || 0)),
    turn: turn === "l" ? "light" : "dark",
    barred: { light: bar("l:"), dark: bar("d:") },
  };
  const read = attempt(() => encodePresent(ruleset, standing, createPosition()));
  return read.ok && formatFields(ruleset, standing) === text ? read.value : undefined;
}
