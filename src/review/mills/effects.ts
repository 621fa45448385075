/** What a move of mills does on the board: mills, cows that stand, and draws by counting. */
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { cowOf, moveFrom, moveTo, NO_POINT, pointOf, stepOf } from "../../rules/mills/engine/bits.ts";
import { pointsIn, type Ruleset } from "../../rules/mills/engine/compile.ts";
import { barred, mayFly, type Position } from "../../rules/mills/engine/position.ts";
import { outcome } from "../../rules/mills/game.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { closedMills, quietPliesLeft, standingMills } from "../../rules/mills/queries.ts";
import { type MillMove, type Proof, stepIn, type Told } from "./finding.ts";
import {
  after,
  type Budget,
  canAvoid,
  canClose,
  canForce,
  canShoot,
  forcingMove,
  isForced,
  linesToClose,
  millMoves,
  movesIn,
  passed,
  stuck,
} from "./threats.ts";

/** The move, and the positions on both sides of it. */
export interface Seen {
  readonly ruleset: Ruleset;
  readonly game: Game;
  readonly position: Position;
  readonly packed: number;
  /** The move that the search likes best. */
  readonly likely: number;
  readonly move: Move;
  readonly next: Game;
  readonly nextPosition: Position;
  readonly budget: Budget;
}

/** A draw by counting is near when this many plies are left, or fewer. */
const NEAR = 4;

/** Mills that the move closes, misses, allows and stops. */
export function onMills(seen: Seen, results: readonly Told[]): Told[] {
  const { ruleset, game, position, packed, likely, move, next, nextPosition, budget } = seen;
  const told: Told[] = [];
  const rules = (...line: Move[]): Proof => ({ by: "rules", line });
  const own = millMoves(ruleset, position);
  const { from: origin, to } = stepIn(move);
  const moved = own.find((each) => each.from === origin && each.to === to);
  const closed = closedMills(game, move);
  if (closed.length > 0) {
    const { shots = [] } = move;
    const targets = moved?.targets ?? [];
    told.push({ kind: "closes-mill", mills: closed, shots, targets, proof: rules(move) });
  }
  const isWon = results.some(({ kind }) => kind === "misses-win" || kind === "gives-win-away");
  // A mill that the move closes without the shot that it might make is told as closed.
  if (move.shots === undefined && own.length > 0 && moved === undefined && !isWon) {
    told.push({ kind: "misses-mill", mills: own, proof: rules(firstOf(ruleset, position, own)) });
  }
  if (outcome(next) !== undefined || next.turn === game.turn) return told;

  const threats = millMoves(ruleset, passed(position));
  const open = millMoves(ruleset, nextPosition);
  const threatened = new Set(threats.flatMap((each) => each.mills));
  const left = linesToClose(ruleset, nextPosition);
  const stopped = [...threatened].filter((line) => !left.includes(line));
  if (stopped.length > 0) told.push({ kind: "blocks-mill", lines: stopped, proof: rules(move) });
  const moves = [likely, ...movesIn(ruleset, position)];
  const avoidable = open.length > 0 ? canAvoid(ruleset, position, moves, canShoot, budget) : null;
  const old = open.filter((each) => each.mills.some((line) => threatened.has(line)));
  const fresh = open.filter((each) => !old.includes(each));
  for (const [kind, mills] of [
    ["fails-to-block", old],
    ["allows-mill", fresh],
  ] as const)
    if (mills.length > 0)
      told.push({ kind, mills, avoidable, proof: rules(move, firstOf(ruleset, nextPosition, mills)) });

  const search = (...line: Move[]): Proof => ({ by: "search", line });
  if (open.length === 0) {
    const reply = forcingMove(ruleset, nextPosition, budget);
    if (reply !== undefined) {
      const found = decodeMove(ruleset, nextPosition, reply);
      told.push({
        kind: "allows-forced-mill",
        answer: stepIn(found),
        avoidable: canAvoid(ruleset, position, moves, canForce, budget),
        proof: search(move, found),
      });
    }
  }
  if (isForced(ruleset, nextPosition, budget)) told.push({ kind: "forces-mill", proof: search(move) });
  else if (move.shots === undefined && own.length === 0 && !isWon) {
    const other = forcingMove(ruleset, position, budget);
    if (other !== undefined && stepOf(other) !== stepOf(packed)) {
      const found = decodeMove(ruleset, position, other);
      told.push({ kind: "misses-forced-mill", instead: stepIn(found), proof: search(found) });
    }
  }
  return told;
}

/** The first of some mills as a move, with the first shot that it may make. */
function firstOf(ruleset: Ruleset, position: Position, mills: readonly MillMove[]): Move {
  const [{ from, to, targets }] = mills as readonly [MillMove, ...MillMove[]];
  const packed = movesIn(ruleset, position).find((each) => {
    const move: MoveLike = decodeMove(ruleset, position, each);
    return move.from === from && move.to === to && move.shots?.includes(targets[0] as Point) === true;
  });
  return decodeMove(ruleset, position, packed as number);
}

/** What the move does to cows that stand: opened mills, cows that are barred, cows that are shut in. */
export function onStanding(seen: Seen): Told[] {
  const { ruleset, game, position, packed, move, next, nextPosition, budget } = seen;
  const told: Told[] = [];
  const proof: Proof = { by: "rules", line: [move] };
  if (outcome(next) !== undefined || next.turn === game.turn) return told;
  const standing = standingMills(next, game.turn);
  const opened = standingMills(game, game.turn).filter((line) => !standing.includes(line));
  if (opened.length > 0) {
    const again = canClose(ruleset, nextPosition, opened, budget);
    told.push({ kind: "opens-mill", mills: opened, again, proof });
  }
  const mine = passed(nextPosition);
  const from = cowOf(mine.ownBar);
  const to = pointOf(mine.ownBar);
  const isBarred =
    mine.ownBar !== 0 &&
    barred(ruleset, mine.ownBar, from, mine.own & ~(1 << from)) !== 0 &&
    // An answer that breaks the mill frees the cow.
    movesIn(ruleset, nextPosition).every((answer) => {
      const then = after(ruleset, nextPosition, answer);
      const isBack = (each: number): boolean => moveFrom(each) === from && moveTo(each) === to;
      return then.turn === mine.turn && !movesIn(ruleset, then).some(isBack);
    });
  if (isBarred) {
    const [cow, point] = [from, to].map((number) => ruleset.points[number]) as [Point, Point];
    told.push({ kind: "bars-cow", from: cow, to: point, proof });
  }
  const was = passed(position);
  const moved = moveFrom(packed) === NO_POINT ? 0 : 1 << moveTo(packed);
  for (const [side, then, now] of [
    [game.turn, position, mine],
    [next.turn, was, nextPosition],
  ] as const) {
    const before = stuck(ruleset, then, mayFly(ruleset, then));
    const nowStuck = stuck(ruleset, now, mayFly(ruleset, now));
    const found = nowStuck & ~before & ~moved;
    if (then.ownHand === 0 && found !== 0)
      told.push({
        kind: "shuts-in",
        side,
        points: pointsIn(ruleset, found),
        all: nowStuck === now.own,
        proof,
      });
  }
  return told;
}

/** Draws by counting that the move brings nearer or puts off. */
export function onCounts({ game, move, next }: Seen): Told[] {
  // Cows that leave a full board start the count again.
  if (outcome(next) !== undefined || next.removals !== undefined) return [];
  const [before, now] = [quietPliesLeft(game), quietPliesLeft(next)];
  const proof: Proof = { by: "rules", line: [move] };
  if (now !== undefined && now.reason !== before?.reason) return [{ kind: "starts-count", ...now, proof }];
  if (before !== undefined && (now === undefined || now.plies > before.plies))
    return before.plies <= 2 * NEAR ? [{ kind: "stops-count", ...before, proof }] : [];
  return now !== undefined && now.plies <= NEAR ? [{ kind: "nears-draw", ...now, proof }] : [];
}
