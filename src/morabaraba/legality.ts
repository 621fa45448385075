/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position. Lists of legal moves come from `movegen.ts`; a test holds the two against each other.
 */

import { isRecord, show } from "../ground/schema.ts";
import type { IllegalMoveCode, MoveLike } from "./data/state.ts";
import { players } from "./data/terms.ts";
import type { Engine } from "./engine/compile.ts";
import { closers } from "./engine/mills.ts";
import { barred, mayFly, mayStep, type Position, targets } from "./engine/movegen.ts";
import { fromOf, NOWHERE, shotOf, toOf } from "./engine/packed.ts";
import { packMove } from "./engine/packing.ts";

/** The packed move if it is legal, otherwise the first reason against it, in a game that goes on. */
export function judge(engine: Engine, position: Position, move: unknown): number | IllegalMoveCode {
  const packed = packMove(engine, move);
  if (typeof packed === "string") return packed;
  const { own, other } = position;
  const to = 1 << toOf(packed);
  const from = fromOf(packed);
  const placing = from === NOWHERE;
  if (placing && position.ownHand === 0) return "no-cow-in-hand";
  if (!placing && !mayStep(engine, position)) return "cow-in-hand";
  if (!placing && (own & (1 << from)) === 0) return "not-your-cow";
  if (((own | other) & to) !== 0) return "occupied";
  if (!placing && !mayFly(engine, position) && (engine.neighbours[from]! & to) === 0) return "not-adjacent";
  const rest = own & ~(1 << from);
  if (barred(engine, position.ownBar, from, rest) === to) return "mill-barred";
  const shot = shotOf(packed);
  if ((closers(engine, rest) & to) === 0) return shot === NOWHERE ? packed : "shot-without-mill";
  const shots = targets(engine, other);
  if (shot === NOWHERE) return shots === 0 || engine.variant.shot === "optional" ? packed : "shot-missing";
  if (((other >> shot) & 1) === 0) return "not-a-target";
  return (shots >> shot) & 1 ? packed : "target-in-mill";
}

/** What is wrong with a refused move, in this position and in words. */
export function sentence(engine: Engine, position: Position, move: unknown, code: IllegalMoveCode): string {
  const { from, to, shot } = (isRecord(move) ? move : {}) as Partial<MoveLike>;
  const points = [from, to, shot];
  const unknown = points.find((point) => point !== undefined && !engine.numbers.has(point));
  const [origin, destination, target] = points.map(show);
  const player = players[position.turn];
  const shots = engine.points.filter((_, number) => (targets(engine, position.other) >> number) & 1);
  const advice = `${player} may shoot ${shots.join() || "nothing"}`;
  const sentences: Readonly<Record<IllegalMoveCode, string>> = {
    "game-over": "The game is over.",
    malformed: `${show(move)} is no move such as { from, to, shot } or "c5-d5xa1".`,
    "unknown-point": `${show(unknown)} is no point of this board.`,
    "cow-in-hand": `The hand has a ${player} cow to place first.`,
    "no-cow-in-hand": `The hand has no ${player} cow to place.`,
    "not-your-cow": `${origin} has no ${player} cow.`,
    occupied: `${destination} has a cow.`,
    "not-adjacent": `${destination} is no neighbour of ${origin}, and ${player} may not fly.`,
    "mill-barred": `The repeat-mill rule bars the mill on ${destination}.`,
    "shot-missing": `${destination} closes a mill; ${advice}.`,
    "shot-without-mill": `${destination} closes no mill; leave out the shot.`,
    "not-a-target": `${target} has no cow to shoot; ${advice}.`,
    "target-in-mill": `${target} has a cow in a mill; ${advice}.`,
  };
  return sentences[code];
}
