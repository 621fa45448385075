/* Findings about what a move in a mill game does to mills, to the cows on the board and to draw counts. */
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { cowOf, moveFrom, moveTo, NO_POINT, pointOf, stepOf } from "../../rules/mills/engine/bits.ts";
import { pointsIn, type Ruleset } from "../../rules/mills/engine/compile.ts";
import { barred, mayFly, type Position } from "../../rules/mills/engine/position.ts";
import { outcome } from "../../rules/mills/game.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { closedMills, quietPliesLeft, standingMills } from "../../rules/mills/queries.ts";
import { type FindingBody, type MillMove, type Proof, stepIn } from "./finding.ts";
import {
  after,
  afterPass,
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
  stuck,
} from "./threats.ts";

/** A move with the positions before and after it. */
export interface MoveContext {
  readonly ruleset: Ruleset;
  readonly game: Game;
  readonly position: Position;
  readonly packed: number;
  /** The move that the search rates highest. */
  readonly likely: number;
  readonly move: Move;
  readonly next: Game;
  readonly nextPosition: Position;
  readonly budget: Budget;
}

/** A draw by counting is near with at most this many plies to go. */
const NEAR = 4;

/** Returns findings about mills that the move closes, misses, allows and stops. */
export function millFindings(context: MoveContext, results: readonly FindingBody[]): FindingBody[] {
  const { ruleset, game, position, packed, likely, move, next, nextPosition, budget } = context;
  const findings: FindingBody[] = [];
  const rules = (...line: Move[]): Proof => ({ by: "rules", line });
  const own = millMoves(ruleset, position);
  const { from: origin, to } = stepIn(move);
  const played = own.find((mill) => mill.from === origin && mill.to === to);
  const closed = closedMills(game, move);
  if (closed.length > 0) {
    const { shots = [] } = move;
    const targets = played?.targets ?? [];
    findings.push({ kind: "closes-mill", mills: closed, shots, targets, proof: rules(move) });
  }
  const wasWon = results.some(({ kind }) => kind === "misses-win" || kind === "gives-win-away");
  // A mill closed without an optional shot is reported as closed, not as missed.
  if (move.shots === undefined && own.length > 0 && played === undefined && !wasWon) {
    findings.push({ kind: "misses-mill", mills: own, proof: rules(firstMove(ruleset, position, own)) });
  }
  if (outcome(next) !== undefined || next.turn === game.turn) return findings;

  const threats = millMoves(ruleset, afterPass(position));
  const open = millMoves(ruleset, nextPosition);
  const threatened = new Set(threats.flatMap(({ mills }) => mills));
  const left = linesToClose(ruleset, nextPosition);
  const stopped = [...threatened].filter((line) => !left.includes(line));
  if (stopped.length > 0) findings.push({ kind: "blocks-mill", lines: stopped, proof: rules(move) });
  const moves = [likely, ...movesIn(ruleset, position)];
  const avoidable = open.length > 0 ? canAvoid(ruleset, position, moves, canShoot, budget) : null;
  const oldThreats = open.filter(({ mills }) => mills.some((line) => threatened.has(line)));
  const newThreats = open.filter((mill) => !oldThreats.includes(mill));
  for (const [kind, mills] of [
    ["fails-to-block", oldThreats],
    ["allows-mill", newThreats],
  ] as const)
    if (mills.length > 0)
      findings.push({ kind, mills, avoidable, proof: rules(move, firstMove(ruleset, nextPosition, mills)) });

  const search = (...line: Move[]): Proof => ({ by: "search", line });
  if (open.length === 0) {
    const reply = forcingMove(ruleset, nextPosition, budget);
    if (reply !== undefined) {
      const answer = decodeMove(ruleset, nextPosition, reply);
      findings.push({
        kind: "allows-forced-mill",
        answer: stepIn(answer),
        avoidable: canAvoid(ruleset, position, moves, canForce, budget),
        proof: search(move, answer),
      });
    }
  }
  if (isForced(ruleset, nextPosition, budget)) findings.push({ kind: "forces-mill", proof: search(move) });
  else if (move.shots === undefined && own.length === 0 && !wasWon) {
    const other = forcingMove(ruleset, position, budget);
    if (other !== undefined && stepOf(other) !== stepOf(packed)) {
      const better = decodeMove(ruleset, position, other);
      findings.push({ kind: "misses-forced-mill", instead: stepIn(better), proof: search(better) });
    }
  }
  return findings;
}

/** Returns the move that closes the first of these mills, with its first possible shot. */
function firstMove(ruleset: Ruleset, position: Position, mills: readonly MillMove[]): Move {
  const [{ from, to, targets }] = mills as readonly [MillMove, ...MillMove[]];
  const packed = movesIn(ruleset, position).find((candidate) => {
    const move: MoveLike = decodeMove(ruleset, position, candidate);
    return move.from === from && move.to === to && move.shots?.includes(targets[0] as Point) === true;
  });
  return decodeMove(ruleset, position, packed as number);
}

/** Returns findings about standing cows: opened mills, a barred cow, cows that are shut in. */
export function cowFindings(context: MoveContext): FindingBody[] {
  const { ruleset, game, position, packed, move, next, nextPosition, budget } = context;
  const findings: FindingBody[] = [];
  const proof: Proof = { by: "rules", line: [move] };
  if (outcome(next) !== undefined || next.turn === game.turn) return findings;
  const standing = standingMills(next, game.turn);
  const opened = standingMills(game, game.turn).filter((line) => !standing.includes(line));
  if (opened.length > 0) {
    const again = canClose(ruleset, nextPosition, opened, budget);
    findings.push({ kind: "opens-mill", mills: opened, again, proof });
  }
  const mine = afterPass(nextPosition);
  const from = cowOf(mine.ownBar);
  const to = pointOf(mine.ownBar);
  const isBarred =
    mine.ownBar !== 0 &&
    barred(ruleset, mine.ownBar, from, mine.own & ~(1 << from)) !== 0 &&
    // An answer that breaks the mill frees the cow.
    movesIn(ruleset, nextPosition).every((answer) => {
      const then = after(ruleset, nextPosition, answer);
      const isBack = (step: number): boolean => moveFrom(step) === from && moveTo(step) === to;
      return then.turn === mine.turn && !movesIn(ruleset, then).some(isBack);
    });
  if (isBarred) {
    const [cow, point] = [from, to].map((number) => ruleset.points[number]) as [Point, Point];
    findings.push({ kind: "bars-cow", from: cow, to: point, proof });
  }
  const theirsBefore = afterPass(position);
  const moved = moveFrom(packed) === NO_POINT ? 0 : 1 << moveTo(packed);
  for (const [side, before, now] of [
    [game.turn, position, mine],
    [next.turn, theirsBefore, nextPosition],
  ] as const) {
    const stuckBefore = stuck(ruleset, before, mayFly(ruleset, before));
    const stuckNow = stuck(ruleset, now, mayFly(ruleset, now));
    const shutIn = stuckNow & ~stuckBefore & ~moved;
    if (before.ownHand === 0 && shutIn !== 0)
      findings.push({
        kind: "shuts-in",
        side,
        points: pointsIn(ruleset, shutIn),
        all: stuckNow === now.own,
        proof,
      });
  }
  return findings;
}

/** Returns findings about draws by counting that the move brings nearer or puts off. */
export function countFindings({ game, move, next }: MoveContext): FindingBody[] {
  // The count restarts when cows leave a full board.
  if (outcome(next) !== undefined || next.removals !== undefined) return [];
  const [before, now] = [quietPliesLeft(game), quietPliesLeft(next)];
  const proof: Proof = { by: "rules", line: [move] };
  if (now !== undefined && now.reason !== before?.reason) return [{ kind: "starts-count", ...now, proof }];
  if (before !== undefined && (now === undefined || now.plies > before.plies))
    return before.plies <= 2 * NEAR ? [{ kind: "stops-count", ...before, proof }] : [];
  return now !== undefined && now.plies <= NEAR ? [{ kind: "nears-draw", ...now, proof }] : [];
}
