/** The findings of a review of mancala, each checked once more by the reference: slowly, by trying everything. */
import type { Game, Move, Player } from "morabaraba/mancala";
import { chooseMoveSync } from "morabaraba/mancala/bots";
import type { Finding, Review } from "morabaraba/mancala/review";
import { dataOf } from "./arbitraries.ts";
import { applyMove, legalMoves, outcome } from "./reference.ts";

const other = (player: Player): Player => (player === "south" ? "north" : "south");
const total = (seeds: readonly number[]): number => seeds.reduce((sum, each) => sum + each, 0);
const rules = (game: Game) => {
  if (typeof game.variant === "object" && "base" in game.variant) throw new Error("no changed variants here");
  return dataOf(game.variant);
};
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a player can end ahead by so many seeds, or win where the margin is 1. */
function canForce(game: Game, player: Player, margin: number, known = new Map<string, boolean>()): boolean {
  const end = outcome(game);
  if (end !== undefined) {
    const sign = end.winner === null ? 0 : end.winner === player ? 1 : -1;
    const ahead = game.stores[player] - game.stores[other(player)];
    return Math.abs(margin) <= 1 ? sign >= margin : ahead >= margin;
  }
  // Seeds in store stay there, so some results are certain long before the end.
  const left = total(game.houses);
  const ahead = game.stores[player] - game.stores[other(player)];
  if (game.swap === undefined && ahead - left >= margin) return true;
  if (game.swap === undefined && ahead + left < margin) return false;
  const key = JSON.stringify([game.houses, game.stores, game.turn, game.seen, game.swap]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const after = (move: Move): boolean => canForce(applyMove(game, move), player, margin, known);
  const moves = legalMoves(game);
  const first = chooseMoveSync(game, { nodes: 1000 }).move;
  const answer =
    game.turn === player ? after(first) || moves.some(after) : after(first) && moves.every(after);
  known.set(key, answer);
  return answer;
}

/** What a ply sows into the own store, without any capture. */
function sownIntoStore(game: Game, house: number): number {
  const { houses, sowStores, skipOrigin, relay } = rules(game);
  const own =
    game.turn === "south" ? game.houses : [...game.houses.slice(houses), ...game.houses.slice(0, houses)];
  const seeds = [...own];
  let [at, stored] = [house - 1, 0];
  for (;;) {
    const origin = at;
    let hand = seeds[at] as number;
    seeds[at] = 0;
    let inStore = false;
    while (hand > 0) {
      if (at === houses - 1 && sowStores && !inStore) {
        inStore = true;
        stored++;
        hand--;
        continue;
      }
      inStore = false;
      at = (at + 1) % (2 * houses);
      if (at === origin && skipOrigin) continue;
      seeds[at] = (seeds[at] as number) + 1;
      hand--;
    }
    if (inStore || !relay || seeds[at] === 1) return stored;
  }
}

/** Seeds that the mover and the other side capture, where the game goes on; nothing else tells them apart. */
function taken(game: Game, move: Move): readonly [own: number, theirs: number] | undefined {
  const next = applyMove(game, move);
  if (outcome(next) !== undefined || "swap" in move) return undefined;
  const gain = (player: Player): number => next.stores[player] - game.stores[player];
  return [gain(game.turn) - sownIntoStore(game, move.house), gain(other(game.turn))];
}

/** What speaks against a review: nothing, if all is well. */
export function faultsOf(game: Game, move: Move, { findings, best }: Review): string[] {
  const faults = legalMoves(game).some((each) => isEqual(each, best)) ? [] : ["best"];
  for (const finding of findings) {
    const what = wrongWith(game, move, finding);
    if (what !== undefined) faults.push(`${finding.kind}: ${what}`);
  }
  const kinds = findings.map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length) faults.push("told twice");
  const results = kinds.filter((kind) => ["gives-win-away", "loses", "wins", "draws"].includes(kind));
  return results.length > 1 ? [...faults, "two results"] : faults;
}

function wrongWith(game: Game, move: Move, finding: Finding): string | undefined {
  const { player, proof } = finding;
  const next = applyMove(game, move);
  const must = (right: boolean, what: string): string | undefined => (right ? undefined : what);
  if (player !== game.turn) return "the player";
  let at = game;
  for (const each of proof.line) {
    if (!legalMoves(at).some((legal) => isEqual(legal, each))) return "the line";
    at = applyMove(at, each);
  }
  const margin = (of: Game, side: Player, by: number | null): boolean =>
    by === null || (canForce(of, side, by) && !canForce(of, side, by + 1));
  const own = taken(game, move);
  const most = (of: Game): number => Math.max(0, ...legalMoves(of).map((each) => taken(of, each)?.[0] ?? 0));
  switch (finding.kind) {
    case "ends-game":
      return must(isEqual(outcome(next), finding.outcome) && isEqual(next.stores, finding.seeds), "the end");
    case "wins":
      return must(canForce(next, player, 1) && margin(next, player, finding.margin), "not won");
    case "loses":
      if (finding.saved && !canForce(game, player, 0)) return "saved";
      return must(!canForce(next, player, 0) && margin(next, other(player), finding.margin), "not lost");
    case "draws":
      return must(canForce(next, player, 0) && !canForce(next, player, 1), "not drawn");
    case "gives-win-away":
      if (!canForce(game, player, 1)) return "not won before";
      return must(
        canForce(next, player, 0) === (finding.to === "draw") && !canForce(next, player, 1),
        "not given away",
      );
    case "captures":
      return must(own === undefined || own[0] === finding.seeds, "the seeds");
    case "gives-seeds":
      return must(own === undefined || own[1] === finding.seeds, "the seeds");
    case "misses-capture": {
      const [first] = proof.line as [Move];
      const could = taken(game, first);
      if (could !== undefined && could[0] !== finding.possible) return "possible";
      if (own !== undefined && own[0] !== finding.seeds) return "the seeds";
      return must(finding.possible > finding.seeds && most(game) <= finding.possible, "not most");
    }
    case "allows-capture": {
      const could = taken(next, proof.line[1] as Move);
      if (could !== undefined && could[0] !== finding.seeds) return "the seeds";
      if (most(next) > finding.seeds) return "not most";
      const fewer = legalMoves(game).some((each) => most(applyMove(game, each)) < finding.seeds);
      return must(!finding.avoidable || fewer, "avoidable");
    }
    case "forfeits-capture":
      return must(!["captured", "illegal"].includes(rules(game).grandSlam), "no slam");
    case "decides": {
      const all = total(game.houses) + game.stores.south + game.stores.north;
      return must(2 * next.stores[player] > all && 2 * game.stores[player] <= all, "not decided");
    }
    case "extra-turn":
      return must(next.turn === player, "no extra turn");
    case "misses-extra-turn":
      return must(
        next.turn !== player && applyMove(game, proof.line[0] as Move).turn === player,
        "no extra turn",
      );
    case "starves": {
      const row = next.houses.length / 2;
      const theirs = player === "south" ? next.houses.slice(row) : next.houses.slice(0, row);
      return must(total(theirs) === 0, "seeds are left");
    }
    case "opinion":
      return must(proof.by === "opinion" && finding.difference > 0, "the difference");
  }
}
