/* Findings about what a ply takes, misses and allows, by the rules alone. */
import type { Move } from "../../rules/mancala/data/state.ts";
import type { State } from "../../rules/mancala/engine/ending.ts";
import { copyOf, isEmpty, otherSide } from "../../rules/mancala/engine/position.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { movesOf } from "../../rules/mancala/moves.ts";
import { carryOut, settle } from "../../rules/mancala/play.ts";
import type { FindingBody, Proof } from "./finding.ts";

/** A ply and what it did with seeds. */
interface Ply {
  readonly move: Move;
  readonly next: State;
  /** The seeds that each side captured, and those that a grand slam had to leave on the board. */
  readonly own: number;
  readonly other: number;
  readonly forfeited: number;
  /** Whether the same side moves again. */
  readonly again: boolean;
}

function plyOf(state: State, move: Move): Ply {
  const { side } = state.position;
  const position = copyOf(state.position);
  let [own, other, forfeited] = [0, 0, 0];
  carryOut(position, legalMove(state, move), (kind, _, seeds, by) => {
    if (kind === "forfeit") forfeited += seeds;
    else if (kind === "capture" && by === side) own += seeds;
    else if (kind === "capture") other += seeds;
  });
  const next = settle(position);
  const again = next.outcome === undefined && position.side === side;
  return { move, next, own, other, forfeited, again };
}

const pliesOf = (state: State): Ply[] => movesOf(state).map((move) => plyOf(state, move));

/** Returns the ply that captures most, or `undefined` if no ply captures. */
function largestCapture(plies: readonly Ply[]): Ply | undefined {
  return plies.filter(({ own }) => own > 0).sort((a, b) => b.own - a.own)[0];
}

/**
 * Whether the side to move can play a ply that passes the test before its turn ends; extra turns are tried
 * too. Returns `undefined` if the budget runs out first.
 */
function canPlay(state: State, test: (ply: Ply) => boolean, budget: number): boolean | undefined {
  const open = [state];
  const seen = new Set<string>();
  let left = budget;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const ply of pliesOf(at)) {
      if (test(ply)) return true;
      if (left-- === 0) return undefined;
      const { houses, stores } = ply.next.position;
      const text = `${houses} ${stores}`;
      if (!ply.again || seen.has(text)) continue;
      seen.add(text);
      open.push(ply.next);
    }
  }
  return false;
}

/** The smallest capture reported as missed or allowed. */
const FEW = 2;

/**
 * Returns findings about what a ply takes, misses and allows. Claims about all ways to play a turn are left
 * out if there are more than `budget` plies to try.
 */
export function seedFindings(state: State, move: Move, budget: number): FindingBody[] {
  const findings: FindingBody[] = [];
  const rules = (...line: Move[]): Proof => ({ by: "rules", line });
  const proof = rules(move);
  const { position } = state;
  const { side, seeds } = position;
  const plies = pliesOf(state);
  const ply = plyOf(state, move);
  const { next, own, other, forfeited, again } = ply;
  if (own > 0) findings.push({ kind: "captures", seeds: own, proof });
  if (other > 0) findings.push({ kind: "gives-seeds", seeds: other, proof });
  if (forfeited > 0) findings.push({ kind: "forfeits-capture", seeds: forfeited, proof });
  if (again) findings.push({ kind: "extra-turn", proof });

  const most = largestCapture(plies);
  // A capture is not missed while the same turn can still make it.
  const isMissed = (possible: number): boolean =>
    !again || canPlay(next, (later) => own + later.own >= possible, budget) === false;
  if (most !== undefined && most.own - own >= FEW && isMissed(most.own))
    findings.push({ kind: "misses-capture", seeds: own, possible: most.own, proof: rules(most.move) });
  const extra = again ? undefined : plies.find((candidate) => candidate.again);
  if (extra !== undefined) findings.push({ kind: "misses-extra-turn", proof: rules(extra.move) });
  if (next.outcome !== undefined) return findings;

  const after = next.position;
  const isDecided = !after.swap && !move.swap && 2 * position.stores[side] <= seeds;
  if (isDecided && 2 * after.stores[side] > seeds)
    findings.push({ kind: "decides", seeds: after.stores[side], proof });
  if (isEmpty(after, otherSide(side))) findings.push({ kind: "starves", proof });
  const reply = again ? undefined : largestCapture(pliesOf(next));
  if (reply !== undefined && reply.own >= FEW) {
    const allowsLess = ({ again: goesOn, next: end }: Ply): boolean =>
      !goesOn && (largestCapture(pliesOf(end))?.own ?? 0) < reply.own;
    const avoidable = canPlay(state, allowsLess, budget);
    if (avoidable !== undefined)
      findings.push({ kind: "allows-capture", seeds: reply.own, avoidable, proof: rules(move, reply.move) });
  }
  return findings;
}
