/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position. Lists of legal moves come from `movegen.ts`; a test holds the two against each other.
 */
import { ParseError } from "../errors.ts";
import { isRecord, show } from "../schema.ts";
import type { Engine } from "./compile.ts";
import { players } from "./encode.ts";
import { Ending, ending } from "./ending.ts";
import { barred, closers, countBits, mayFly, mayStep, NOWHERE, type Position, targets } from "./movegen.ts";
import { parseMove } from "./notation.ts";
import { packMove } from "./packing.ts";
import type { IllegalMoveCode } from "./state.ts";
import type { Player, Point } from "./terms.ts";

/** A move as it came, text read as WMD notation; text outside the notation comes back as it was. */
export function readMove(move: unknown): unknown {
  if (typeof move !== "string") return move;
  try {
    return parseMove(move);
  } catch (error) {
    if (error instanceof ParseError) return move;
    throw error;
  }
}

/** The packed move if it is legal, otherwise the first reason against it. */
export function judge(engine: Engine, position: Position, move: unknown): number | IllegalMoveCode {
  if (ending(engine, position) !== Ending.none) return "game-over";
  const packed = packMove(engine, move);
  if (typeof packed === "string") return packed;
  const { own, other } = position;
  const to = 1 << (packed & 31);
  const from = (packed >> 5) & 31;
  if (from === NOWHERE) {
    if (position.ownHand === 0) return "no-cow-in-hand";
  } else {
    if (!mayStep(engine, position)) return "cow-in-hand";
    if ((own & (1 << from)) === 0) return "not-your-cow";
  }
  if (((own | other) & to) !== 0) return "occupied";
  const near = from === NOWHERE || mayFly(engine, position) || (engine.neighbours[from]! & to) !== 0;
  if (!near) return "not-adjacent";
  const rest = from === NOWHERE ? own : own ^ (1 << from);
  const closes = (closers(engine, rest) & to) !== 0;
  if (barred(engine, position.ownBar, from, rest) === to) return "mill-barred";
  return judgeShot(engine, other, closes, packed);
}

function judgeShot(engine: Engine, other: number, closes: boolean, packed: number): number | IllegalMoveCode {
  const shot = packed >> 10;
  if (!closes) return shot === NOWHERE ? packed : "shot-without-mill";
  const shots = targets(engine, other);
  if (shot === NOWHERE) return shots === 0 || engine.variant.shot === "optional" ? packed : "shot-missing";
  if ((other & (1 << shot)) === 0) return "not-a-target";
  return (shots & (1 << shot)) === 0 ? "target-in-mill" : packed;
}

/** What is wrong with a refused move, in this position and in words. */
export function sentence(engine: Engine, position: Position, move: unknown, code: IllegalMoveCode): string {
  const { from, to, shot } = (isRecord(move) ? move : {}) as Partial<Record<"from" | "to" | "shot", Point>>;
  const player = players[position.turn] as Player;
  const opponent = players[position.turn ^ 1] as Player;
  const shots = pointsOf(engine, targets(engine, position.other));
  switch (code) {
    case "game-over":
      return "The game is over; begin a new one, or go on from an earlier state.";
    case "malformed":
      return `A move is an object with to, perhaps from and shot, or text like c5-d5xa1, not ${show(move)}.`;
    case "unknown-point": {
      const unknown = [from, to, shot].find((point) => point !== undefined && !engine.numbers.has(point));
      return `${show(unknown)} is no point of this board.`;
    }
    case "cow-in-hand":
      return `With ${position.ownHand} cows in hand ${player} must place one; leave out where it comes from.`;
    case "no-cow-in-hand":
      return `${player} has no cow left to place; say from which point the cow moves.`;
    case "not-your-cow":
      return `On ${from} there is ${standsOn(engine, position, from as Point)}, and ${player} is to move.`;
    case "occupied":
      return `On ${to} there is ${standsOn(engine, position, to as Point)}; choose an empty point.`;
    case "not-adjacent": {
      const { flyAt } = engine.variant;
      const flying =
        flyAt === null
          ? "nobody flies"
          : `${player} flies with ${flyAt} cows, not with ${countBits(position.own)}`;
      return `${from} and ${to} are no neighbours, and ${position.ownHand > 0 ? "cows fly only when the hand is empty" : flying}.`;
    }
    case "mill-barred":
      return `${player} broke a mill at ${to} in the last turn to make another, and may not make one there in this turn.`;
    case "shot-missing":
      return `${to} closes a mill: name the cow to shoot, ${shots}.`;
    case "shot-without-mill":
      return `${to} closes no mill, so no cow is shot; leave the shot out.`;
    case "not-a-target":
      return `No ${opponent} cow stands on ${shot}; ${advice(shots)}.`;
    case "target-in-mill":
      return `The cow on ${shot} stands in a mill; ${advice(shots)}.`;
  }
}

const advice = (shots: string): string =>
  shots === "" ? "there is none to shoot, so leave the shot out" : `shoot ${shots}`;

function pointsOf(engine: Engine, mask: number): string {
  const names = engine.points.filter((_, number) => (mask >> number) & 1);
  return names.length > 1 ? `one of ${names.join(", ")}` : names.join();
}

function standsOn(engine: Engine, position: Position, point: Point): string {
  const bit = 1 << (engine.numbers.get(point) as number);
  if (((position.own | position.other) & bit) === 0) return "no cow";
  const owner = (position.own & bit) !== 0 ? position.turn : position.turn ^ 1;
  return `a ${players[owner]} cow`;
}
