/**
 * Positions as text: the board, turn, hands and bars of the position string, which are also what counts as the same position
 * where repetitions are counted; and which numbers of cows a position may have. Text from people is read in `position.ts`,
 * which says what is wrong with it.
 */
import type { Game } from "./data/state.ts";
import { players, type Step } from "./data/terms.ts";
import { countBits } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import type { Position } from "./engine/movegen.ts";

/** The part of a game that the text holds. */
type Fields = Pick<Game, "board" | "turn" | "hands" | "barred">;

/** Board, turn, hands and bars of a game, separated by single spaces. */
export function formatFields(ruleset: Ruleset, { board, turn, hands, barred }: Fields): string {
  let end = 0;
  const rings = ruleset.variant.board.rings.map((size) => {
    end += size;
    return board.slice(end - size, end).replace(/\.+/g, (run) => `${run.length}`);
  });
  const bars = players.flatMap((player) => {
    const bar = barred[player];
    return bar === null ? [] : [`${player[0]}:${bar.from}-${bar.to}`];
  });
  return `${rings.join("/")} ${turn[0]} ${hands.light},${hands.dark} ${bars.join() || "-"}`;
}

/**
 * The board, turn and bars of a text that {@link formatFields} wrote. Of any other text it makes something else: write what
 * it gives again, and compare.
 */
export function scanFields(text: string): Omit<Fields, "hands"> {
  const [board, turn, , bars = ""] = text.split(" ") as [string, ...string[]];
  const bar = (side: string): Step | null => {
    const [from, to] = (bars.split(side)[1] ?? "").split(/[-,]/);
    return from && to ? { from, to } : null;
  };
  return {
    board: board.replace(/\/|\d\d?/g, (run) => ".".repeat(Number(run) || 0)),
    turn: turn === "l" ? "light" : "dark",
    barred: { light: bar("l:"), dark: bar("d:") },
  };
}

/** Which field has too many cows of a side, by itself or together with the other, or leaves both sides too few. */
export type CowFault = "board" | "hands";

/** The first {@link CowFault} of a position, if it has one. */
export function cowFault({ variant }: Ruleset, position: Position): CowFault | undefined {
  const own = countBits(position.own);
  const other = countBits(position.other);
  if (Math.max(own, other) > variant.cows) return "board";
  const most = Math.max(own + position.ownHand, other + position.otherHand);
  return most > variant.cows || most < variant.loseBelow ? "hands" : undefined;
}

/** What the field must do instead, for a sentence that begins with its name. */
export function cowMessage({ variant }: Ruleset, field: CowFault): string {
  const { cows, loseBelow } = variant;
  if (field === "board") return `must show at most ${cows} cows of each side`;
  return `must, with the cows on the board, give each side at most ${cows} and one side at least ${loseBelow}`;
}
