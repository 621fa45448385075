/** What a ply does with seeds, by the rules alone: what it takes, misses and allows. */
import type { Move } from "../../rules/mancala/data/state.ts";
import type { Reached } from "../../rules/mancala/engine/ending.ts";
import { copyOf, isEmpty, otherSide } from "../../rules/mancala/engine/position.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { movesOf } from "../../rules/mancala/moves.ts";
import { carryOut, settle } from "../../rules/mancala/play.ts";
import type { Proof, Told } from "./finding.ts";

/** A ply, and what it did with seeds. */
interface Ply {
  readonly move: Move;
  readonly next: Reached;
  /** Seeds that each side captured, and those that a capture of everything had to leave. */
  readonly own: number;
  readonly other: number;
  readonly forfeited: number;
  /** Whether the mover is to move again. */
  readonly again: boolean;
}

function plyOf(state: Reached, move: Move): Ply {
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

const pliesOf = (state: Reached): Ply[] => movesOf(state).map((move) => plyOf(state, move));

/** The ply that captures most; `undefined` where none captures. */
function mostTaken(plies: readonly Ply[]): Ply | undefined {
  return plies.filter(({ own }) => own > 0).sort((a, b) => b.own - a.own)[0];
}

/**
 * Whether the side to move can play its turn so that one of its plies is such: a turn goes on with each ply that moves
 * again. `undefined` if the turn can go on in more ways than are looked at.
 */
function canPlay(state: Reached, isSuch: (ply: Ply) => boolean, budget: number): boolean | undefined {
  const open = [state];
  const met = new Set<string>();
  let left = budget;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const ply of pliesOf(at)) {
      if (isSuch(ply)) return true;
      if (left-- === 0) return undefined;
      const { houses, stores } = ply.next.position;
      const text = `${houses} ${stores}`;
      if (!ply.again || met.has(text)) continue;
      met.add(text);
      open.push(ply.next);
    }
  }
  return false;
}

/** Smaller captures are not told of as missed or allowed. */
const FEW = 2;

/**
 * What a ply takes, misses and allows. A claim about all ways to play a turn is made if there are at most `budget` plies in
 * them.
 */
export function onSeeds(state: Reached, move: Move, budget: number): Told[] {
  const told: Told[] = [];
  const rules = (...line: Move[]): Proof => ({ by: "rules", line });
  const proof = rules(move);
  const { position } = state;
  const { side, seeds } = position;
  const plies = pliesOf(state);
  const ply = plyOf(state, move);
  const { next, own, other, forfeited, again } = ply;
  if (own > 0) told.push({ kind: "captures", seeds: own, proof });
  if (other > 0) told.push({ kind: "gives-seeds", seeds: other, proof });
  if (forfeited > 0) told.push({ kind: "forfeits-capture", seeds: forfeited, proof });
  if (again) told.push({ kind: "extra-turn", proof });

  const most = mostTaken(plies);
  // The seeds may still be captured in the same turn.
  const isMissed = (possible: number): boolean =>
    !again || canPlay(next, (later) => own + later.own >= possible, budget) === false;
  if (most !== undefined && most.own - own >= FEW && isMissed(most.own))
    told.push({ kind: "misses-capture", seeds: own, possible: most.own, proof: rules(most.move) });
  const extra = again ? undefined : plies.find((each) => each.again);
  if (extra !== undefined) told.push({ kind: "misses-extra-turn", proof: rules(extra.move) });
  if (next.outcome !== undefined) return told;

  const after = next.position;
  const isDecided = !after.swap && !("swap" in move) && 2 * position.stores[side] <= seeds;
  if (isDecided && 2 * after.stores[side] > seeds)
    told.push({ kind: "decides", seeds: after.stores[side], proof });
  if (isEmpty(after, otherSide(side))) told.push({ kind: "starves", proof });
  const threat = again ? undefined : mostTaken(pliesOf(next));
  if (threat !== undefined && threat.own >= FEW) {
    const allowsLess = ({ again: goesOn, next: end }: Ply): boolean =>
      !goesOn && (mostTaken(pliesOf(end))?.own ?? 0) < threat.own;
    const avoidable = canPlay(state, allowsLess, budget);
    if (avoidable !== undefined)
      told.push({ kind: "allows-capture", seeds: threat.own, avoidable, proof: rules(move, threat.move) });
  }
  return told;
}
