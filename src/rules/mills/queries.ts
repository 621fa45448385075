/* Queries for a board on screen: where cows are, where they can go and shoot, and which mills there are. */

import { isAbsent } from "../../base/data.ts";
import { timesSeen } from "../seen.ts";
import type { Line } from "./data/board.ts";
import type { Game, Move, MoveLike } from "./data/state.ts";
import { opponentOf, type Player, type Point, players } from "./data/terms.ts";
import { countBits, isRemoval, moveFrom, moveTo } from "./engine/bits.ts";
import { pointsIn, type Ruleset } from "./engine/compile.ts";
import { countsTenMoves } from "./engine/ending.ts";
import { flies } from "./engine/position.ts";
import { legalMoves, variantOf } from "./game.ts";
import { moveFields, packMove } from "./moves.ts";
import { outcomeOf, type State } from "./play.ts";
import { readGame } from "./read.ts";

/** What a side is doing. */
export type Phase = "placing" | "moving" | "flying";

/**
 * Returns what a side is doing: `"placing"` while it has a cow in hand, `"flying"` when it may fly, else
 * `"moving"`. The two sides can differ.
 *
 * @param player - The side to move if left out.
 * @throws `ArgumentError` if `player` is not a side.
 * @example
 * ```ts
 * import { parsePosition, phase } from "morabaraba";
 *
 * const game = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");
 * [phase(game), phase(game, "dark")]; // => ["flying", "moving"]
 * ```
 */
export function phase(game: Game, player?: Player): Phase {
  const state = readGame(game);
  const [cows, hand] = sideOf(state, player);
  if (hand > 0) return "placing";
  return flies(state.ruleset, countBits(cows), hand) ? "flying" : "moving";
}

/** A side's cows on the board, a bit for each point, and its number of cows in hand. */
function sideOf({ position }: State, player: Player | undefined): readonly [cows: number, hand: number] {
  const { own, ownHand, other, otherHand, turn } = position;
  const waits = !isAbsent(player) && opponentOf(player) === players[turn];
  return waits ? [other, otherHand] : [own, ownHand];
}

/**
 * Maps each point with a cow to the side that owns it, in the board's order.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, pieces } from "morabaraba";
 *
 * [...pieces(applyMove(createGame(), "d6"))]; // => [["d6", "light"]]
 * ```
 */
export function pieces(game: Game): ReadonlyMap<Point, Player> {
  return cowsOn(readGame(game));
}

/** {@link pieces} for a state. */
export function cowsOn({ ruleset, position }: State): ReadonlyMap<Point, Player> {
  const { own, other, turn } = position;
  const cows = new Map<Point, Player>();
  ruleset.points.forEach((point, number) => {
    if (((own | other) >> number) & 1)
      cows.set(point, players[(own >> number) & 1 ? turn : turn ^ 1] as Player);
  });
  return cows;
}

/**
 * Lists the points of dead cows, in the board's order. In some variants, a cow that is shot in the placing
 * phase stays on the board, dead, until all cows have been placed.
 *
 * @example
 * ```ts
 * import { deadCows, parsePosition } from "morabaraba";
 *
 * deadCows(parsePosition("LLL5/Dx6/8 d 9,10 - 0 5", "chamGonu")); // => ["d6"]
 * ```
 */
export function deadCows(game: Game): readonly Point[] {
  const { ruleset, position } = readGame(game);
  return pointsIn(ruleset, position.dead);
}

/**
 * Lists the legal moves of the cow on a point, or the placements from the `"hand"`. They come in the order of
 * {@link legalMoves}; there are none for any other point.
 *
 * @example
 * ```ts
 * import { movesFrom, parsePosition } from "morabaraba";
 *
 * const game = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40", "nineMens");
 * movesFrom(game, "a7").length; // => 17
 * movesFrom(game, "c5"); // => []
 * ```
 */
export function movesFrom(game: Game, from: Point | "hand"): readonly Move[] {
  return legalMoves(game).filter((move) => (move.kind === "place" ? "hand" : move.from) === from);
}

/**
 * Maps each point where a legal move can start to the points where it can end. `"hand"` stands for
 * placements. Entries without a destination are left out, so the map is empty while a cow must be taken off a
 * full board.
 *
 * @example
 * ```ts
 * import { createGame, destinations } from "morabaraba";
 *
 * destinations(createGame()).get("hand")?.length; // => 24
 * ```
 */
export function destinations(game: Game): ReadonlyMap<Point | "hand", readonly Point[]> {
  const reachable = new Map<Point | "hand", Point[]>();
  for (const move of legalMoves(game)) {
    if (move.kind === "shoot" || move.kind === "give") continue;
    const { from = "hand", to } = move;
    const points = reachable.get(from);
    if (points === undefined) reachable.set(from, [to]);
    else if (points.at(-1) !== to) points.push(to);
  }
  return reachable;
}

/**
 * Returns the cows that a step or placement may shoot, and whether it must shoot one. There are no targets if
 * the step is illegal, closes no mill, or finds no cow that may be shot. If a move can shoot several cows,
 * `targets` has all that it may shoot, although some may be shot only together with another; {@link isLegal}
 * judges every choice.
 *
 * @param step - An object with `to` and perhaps `from`, or text in WMD notation; its shots are ignored.
 * @example
 * ```ts
 * import { parsePosition, shotTargets } from "morabaraba";
 *
 * const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
 * shotTargets(game, { to: "g7" }); // => { targets: ["a4", "b4"], required: true }
 * shotTargets(game, "f6").targets; // => []
 * ```
 */
export function shotTargets(
  game: Game,
  step: MoveLike | string,
): { readonly targets: readonly Point[]; readonly required: boolean } {
  const { from, to } = moveFields(step);
  const choices = legalMoves(game)
    .filter((move) => move.to === to && move.from === from)
    .map(({ shots = [] }) => shots);
  const shot = new Set(choices.flat());
  const targets = variantOf(game).board.points.filter((point) => shot.has(point));
  return { targets, required: targets.length > 0 && choices.every((cows) => cows.length > 0) };
}

/**
 * Lists the mills on the board, in the order of the board's lines.
 *
 * @param player - The side whose mills to list; if left out, both sides' mills.
 * @throws `ArgumentError` if `player` is not a side.
 * @example
 * ```ts
 * import { standingMills, parsePosition } from "morabaraba";
 *
 * standingMills(parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40")); // => [["a7", "d7", "g7"], ["c5", "d5", "e5"]]
 * ```
 */
export function standingMills(game: Game, player?: Player): readonly Line[] {
  const state = readGame(game);
  const { own, other } = state.position;
  const sides = isAbsent(player) ? [own, other] : [sideOf(state, player)[0]];
  return linesWhere(state.ruleset, (line) => sides.some((cows) => (line & ~cows) === 0));
}

/**
 * Lists the lines that a step or placement of the side to move would close. The move need not be legal.
 * Anything that is not a move on this board closes no line.
 *
 * @param move - An object with `to` and perhaps `from`, or text in WMD notation; a shot makes no difference.
 * @example
 * ```ts
 * import { closedMills, parsePosition } from "morabaraba";
 *
 * const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
 * closedMills(game, { to: "g7" }); // => [["a7", "d7", "g7"]]
 * closedMills(game, "g7xb4"); // => [["a7", "d7", "g7"]]
 * ```
 */
export function closedMills(game: Game, move: MoveLike | string): readonly Line[] {
  const { ruleset, position } = readGame(game);
  const result = packMove(ruleset, moveFields(move));
  if ("reason" in result || isRemoval(result.packed)) return [];
  const to = 1 << moveTo(result.packed);
  const rest = position.own & ~(1 << moveFrom(result.packed));
  return linesWhere(ruleset, (line) => (line & ~rest) === to);
}

function linesWhere(ruleset: Ruleset, matches: (line: number) => boolean): Line[] {
  return ruleset.variant.board.lines.filter((_, i) => matches(ruleset.lines[i] as number));
}

/**
 * Counts how often the present position has occurred since the last placement or shot. The current occurrence
 * counts too. The game is drawn when the count reaches the variant's `repetition`. The result is
 * `undefined` if the variant does not count repetitions.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, occurrences, parsePosition } from "morabaraba";
 *
 * const start = parsePosition("L7/LL6/DD1D4 l 0,0 - 0 40", { base: "standard", repetition: 3 });
 * const game = ["a7-a4", "c5-c4", "a4-a7", "c4-c5"].reduce(applyMove, start);
 * occurrences(game); // => 2
 * occurrences(createGame()); // => undefined
 * ```
 */
export function occurrences(game: Game): number | undefined {
  const { seen } = readGame(game);
  return seen === undefined ? undefined : timesSeen(seen);
}

/**
 * Counts the plies that are left until the game is drawn for lack of a placement or shot. Two rules can draw
 * it: `tenMoves`, while the sides have few enough cows, and `drawAfterQuietPlies`. If both apply, the result
 * is about the rule that draws first. A placement or shot starts the count again. The result is `undefined`
 * if neither rule applies, or if the game is over.
 *
 * @example
 * ```ts
 * import { createGame, defineVariant, parsePosition, quietPliesLeft } from "morabaraba";
 *
 * quietPliesLeft(parsePosition("LLL5/8/DDDD4 l 0,0 - 4 40")); // => { plies: 6, reason: "ten-moves" }
 * quietPliesLeft(createGame()); // => undefined
 * const limited = defineVariant("nineMens", { drawAfterQuietPlies: 50 });
 * quietPliesLeft(createGame(limited)); // => { plies: 50, reason: "no-shots" }
 * ```
 */
export function quietPliesLeft(
  game: Game,
): { readonly plies: number; readonly reason: "ten-moves" | "no-shots" } | undefined {
  const state = readGame(game);
  if (outcomeOf(state) !== undefined) return undefined;
  const { tenMoves, drawAfterQuietPlies } = state.ruleset.variant;
  const { own, ownHand, other, otherHand, quiet } = state.position;
  const few =
    tenMoves !== null && countsTenMoves(tenMoves, countBits(own) + ownHand, countBits(other) + otherHand);
  const tenMovesAt = few ? tenMoves.plies : Number.POSITIVE_INFINITY;
  const noShotsAt = drawAfterQuietPlies ?? Number.POSITIVE_INFINITY;
  if (tenMovesAt <= noShotsAt) return few ? { plies: tenMovesAt - quiet, reason: "ten-moves" } : undefined;
  return { plies: noShotsAt - quiet, reason: "no-shots" };
}
