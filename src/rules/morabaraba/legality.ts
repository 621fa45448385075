/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position. Lists of legal moves come from `movegen.ts`; a test holds the two against each other.
 */

import { show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import type { IllegalMoveCode, Move, MoveLike } from "./data/state.ts";
import { players } from "./data/terms.ts";
import { fromOf, NOWHERE, shotOf, toOf } from "./engine/bits.ts";
import { pointsIn } from "./engine/compile.ts";
import { millPoints } from "./engine/mills.ts";
import { barred, mayFly, mayStep, targets } from "./engine/movegen.ts";
import { packMove, readMove } from "./moves.ts";
import { type InPlay, outcomeOf, type Reached } from "./play.ts";

/** The packed move if it is legal, otherwise the first reason against it. */
export function codeFor(state: Reached, move: unknown): number | IllegalMoveCode {
  return outcomeOf(state) === undefined ? packLegal(state, readMove(move)) : "game-over";
}

/** {@link codeFor} for callers who have no use for a refused move; throws {@link IllegalMoveError}. */
export function legalMove(state: Reached, given: unknown): number {
  const { legal } = state;
  const listed = legal?.packed[legal.moves.indexOf(given as Move)];
  if (listed !== undefined) return listed;
  const isOver = outcomeOf(state) !== undefined;
  const move = readMove(given);
  const code = isOver ? "game-over" : packLegal(state, move);
  if (typeof code === "number") return code;
  throw new IllegalMoveError<IllegalMoveCode>(code, sentence(state, move, code, given));
}

/** {@link codeFor} in a game that goes on, of a move that was read. */
function packLegal({ ruleset, position }: InPlay, move: Partial<MoveLike>): number | IllegalMoveCode {
  const packed = packMove(ruleset, move);
  if (typeof packed === "string") return packed;
  const { own, other } = position;
  const to = 1 << toOf(packed);
  const from = fromOf(packed);
  const placing = from === NOWHERE;
  if (placing && position.ownHand === 0) return "no-cow-in-hand";
  if (!placing && !mayStep(ruleset, position)) return "cow-in-hand";
  if (!placing && (own & (1 << from)) === 0) return "not-your-cow";
  if (((own | other) & to) !== 0) return "occupied";
  if (!placing && !mayFly(ruleset, position) && (ruleset.neighbours[from]! & to) === 0) return "not-adjacent";
  const rest = own & ~(1 << from);
  if (barred(ruleset, position.ownBar, from, rest) === to) return "mill-barred";
  const shot = shotOf(packed);
  if ((millPoints(ruleset, rest) & to) === 0) return shot === NOWHERE ? packed : "shot-without-mill";
  const shots = targets(ruleset, other);
  if (shot === NOWHERE) return shots === 0 || ruleset.variant.shot === "optional" ? packed : "shot-missing";
  if (((other >> shot) & 1) === 0) return "not-a-target";
  return (shots >> shot) & 1 ? packed : "target-in-mill";
}

/**
 * What is wrong with a refused move, in this position and in words.
 *
 * @param given - The move as it came, for moves that cannot be read.
 */
function sentence(
  { ruleset, position }: InPlay,
  { from, to, shot }: Partial<MoveLike>,
  code: IllegalMoveCode,
  given: unknown,
): string {
  const points = [from, to, shot];
  const unknown = points.find((point) => point !== undefined && !ruleset.numbers.has(point));
  const [origin, destination, target] = points.map(show);
  const player = players[position.turn];
  const shots = targets(ruleset, position.other);
  const aims = pointsIn(ruleset, shots).join(" or ");
  const advice = aims === "" ? "leave out the shot" : `shoot ${aims}`;
  const sentences: Readonly<Record<IllegalMoveCode, string>> = {
    "game-over": "The game is over.",
    malformed: `${show(given)} is not a move like "c5-d5xa1" or { from, to, shot }.`,
    "unknown-point": `This board has no ${show(unknown)}; its points are ${ruleset.points}.`,
    "cow-in-hand": `A ${player} cow is in hand: place it first.`,
    "no-cow-in-hand": `No ${player} cow is in hand: move one on the board.`,
    "not-your-cow": `No ${player} cow is on ${origin}, and it is ${player}'s turn.`,
    occupied: `A cow is on ${destination}: choose an empty point.`,
    "not-adjacent": `${destination} is not next to ${origin}, and ${player} may not fly.`,
    "mill-barred": `The repeat-mill rule bars this mill on ${destination}: play another move first.`,
    "shot-missing": `This closes a mill on ${destination}: ${advice}.`,
    "shot-without-mill": `This closes no mill on ${destination}: leave out the shot.`,
    "not-a-target": `No opposing cow is on ${target}: ${advice}.`,
    "target-in-mill": `The cow on ${target} is in a mill: ${advice}.`,
  };
  return sentences[code];
}
