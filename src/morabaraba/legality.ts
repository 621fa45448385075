/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position. Lists of legal moves come from `movegen.ts`; a test holds the two against each other.
 */
import { isRecord, show } from "../schema.ts";
import type { Engine } from "./compile.ts";
import { closers } from "./mills.ts";
import { barred, mayFly, mayStep, NOWHERE, type Position, targets } from "./movegen.ts";
import { packMove } from "./packing.ts";
import type { IllegalMoveCode, MoveLike } from "./state.ts";
import { players } from "./verdict.ts";

/** The packed move if it is legal, otherwise the first reason against it, in a game that goes on. */
export function judge(engine: Engine, position: Position, move: unknown): number | IllegalMoveCode {
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
  const { from, to, shot } = (isRecord(move) ? move : {}) as Partial<MoveLike>;
  const [player, opponent] = [players[position.turn], players[position.turn ^ 1]];
  const unknown = [from, to, shot].find((point) => point !== undefined && !engine.numbers.has(point));
  const shots = engine.points
    .filter((_, number) => (targets(engine, position.other) >> number) & 1)
    .join(", ");
  const advice = shots ? `shoot one of ${shots}` : "there is none to shoot, so leave the shot out";
  const sentences: Readonly<Record<IllegalMoveCode, string>> = {
    "game-over": "The game is over; begin a new one.",
    malformed: `${show(move)} is no move; give an object with to, perhaps from and shot, or text like c5-d5xa1.`,
    "unknown-point": `${show(unknown)} is no point of this board.`,
    "cow-in-hand": `${player} must place one of ${position.ownHand} cows in hand first.`,
    "no-cow-in-hand": `${player} has no cow in hand; move one from a point.`,
    "not-your-cow": `No ${player} cow stands on ${from}.`,
    occupied: `${to} is taken; choose an empty point.`,
    "not-adjacent": `${to} is no neighbour of ${from}, and ${player} may not fly.`,
    "mill-barred": `The repeat-mill rule bars ${player} from making a mill on ${to} now.`,
    "shot-missing": `${to} closes a mill; ${advice}.`,
    "shot-without-mill": `${to} closes no mill; leave the shot out.`,
    "not-a-target": `No ${opponent} cow stands on ${shot}; ${advice}.`,
    "target-in-mill": `The cow on ${shot} stands in a mill; ${advice}.`,
  };
  return sentences[code];
}
