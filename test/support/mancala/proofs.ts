/** Checks the findings of a mancala review with the reference, slowly, by trying everything. */
import { explainMove, type Game, type Move, type Player, type Variant } from "morabaraba/mancala";
import type { Finding, Review } from "morabaraba/mancala/review";
import { dataOf } from "./arbitraries.ts";
import { applyMove, legalMoves, outcome } from "./reference.ts";

const other = (player: Player): Player => (player === "south" ? "north" : "south");
const total = (seeds: readonly number[]): number => seeds.reduce((sum, each) => sum + each, 0);
const allSeeds = ({ houses, stores }: Game): number => total(houses) + stores.south + stores.north;
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const rules = ({ variant }: Game): Variant => {
  if (typeof variant === "object" && "base" in variant) throw new Error("no changed variants here");
  return dataOf(variant);
};

/** The number of plies that may still be tried; a question that needs more stays undecided. */
interface Budget {
  left: number;
}
class OutOfBudget extends Error {}

function after(game: Game, move: Move, budget: Budget): Game {
  if (budget.left-- <= 0) throw new OutOfBudget();
  return applyMove(game, move);
}

/**
 * Whether a player can end ahead by a margin: 1 is a win, 0 is not a loss. A repeated position is not enough.
 */
function canForce(game: Game, player: Player, margin: number, budget: Budget): boolean {
  const known = new Map<string, boolean>();
  const open = new Set<string>();
  const force = (at: Game): boolean => {
    const end = outcome(at);
    const ahead = at.stores[player] - at.stores[other(player)];
    if (end !== undefined) {
      const sign = end.winner === null ? 0 : end.winner === player ? 1 : -1;
      return Math.abs(margin) <= 1 ? sign >= margin : ahead >= margin;
    }
    // Seeds stay in the stores, so some results are certain long before the end.
    const left = total(at.houses);
    if (at.swap === undefined && ahead - left >= margin) return true;
    if (at.swap === undefined && ahead + left < margin) return false;
    const key = JSON.stringify([at.houses, at.stores, at.turn, at.seenPositions, at.swap]);
    const found = known.get(key);
    if (found !== undefined) return found;
    // The value of an endless game is not decided here.
    if (open.has(key)) throw new OutOfBudget();
    open.add(key);
    const own = at.turn === player;
    const gain = (then: Game): number => then.stores[at.turn] - at.stores[at.turn];
    const next = legalMoves(at)
      .map((move) => after(at, move, budget))
      .sort((a, b) => gain(b) - gain(a));
    const answer = own ? next.some(force) : next.every(force);
    open.delete(key);
    known.set(key, answer);
    return answer;
  };
  return force(game);
}

/** The seeds that the mover and the other side capture. */
function taken(game: Game, move: Move): readonly [own: number, theirs: number] {
  let [own, theirs] = [0, 0];
  for (const step of explainMove(game, move)) {
    if (step.kind !== "capture") continue;
    if (step.by === game.turn) own += step.seeds;
    else theirs += step.seeds;
  }
  return [own, theirs];
}

/** Whether a turn can have a ply that matches; a ply that moves again continues the turn. */
function canPlay(
  game: Game,
  isSuch: (from: Game, move: Move, next: Game) => boolean,
  budget: Budget,
): boolean {
  const known = new Set<string>();
  const tried = (from: Game): boolean =>
    legalMoves(from).some((move) => {
      const next = after(from, move, budget);
      if (isSuch(from, move, next)) return true;
      const key = JSON.stringify([next.houses, next.stores]);
      if (outcome(next) !== undefined || next.turn !== game.turn || known.has(key)) return false;
      known.add(key);
      return tried(next);
    });
  return tried(game);
}

/**
 * The reference's judgement of a review: contradictions, false claims, and kinds of claims that it cannot
 * decide.
 */
export interface Verdict {
  readonly contradictions: readonly string[];
  readonly wrong: readonly string[];
  readonly undecided: readonly string[];
}

/** Checks a review of all findings, with a limit of plies for each claim. */
export function verdictOn(game: Game, move: Move, review: Review, plies = 20_000): Verdict {
  const wrong: string[] = [];
  const undecided: string[] = [];
  for (const finding of review.findings) {
    try {
      const what = wrongWith(game, move, finding, { left: plies });
      if (what !== undefined) wrong.push(`${finding.kind}: ${what}`);
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      undecided.push(finding.kind);
    }
  }
  return { contradictions: contradictionsIn(game, move, review), wrong, undecided };
}

/** The faults of a review; none if it is right. */
export function faultsOf(game: Game, move: Move, review: Review): string[] {
  const { contradictions, wrong } = verdictOn(game, move, review);
  return [...contradictions, ...wrong];
}

type Kind = Finding["kind"];

/** Kinds that a review has at most once. */
const exclusive: readonly (readonly Kind[])[] = [
  ["gives-win-away", "loses", "wins", "draws", "opinion"],
  ["ends-game", "wins", "draws", "opinion"],
  ["ends-game", "decides"],
  ["ends-game", "extra-turn", "allows-capture"],
  ["ends-game", "starves"],
  ["extra-turn", "misses-extra-turn"],
  ["decides", "gives-win-away"],
  ["decides", "loses"],
  ["decides", "draws"],
  ["decides", "opinion"],
  ["starves", "allows-capture"],
];

function contradictionsIn(game: Game, move: Move, { findings, best, glyph }: Review): string[] {
  const find = <K extends Kind>(kind: K) =>
    findings.find((each): each is Extract<Finding, { kind: K }> => each.kind === kind);
  const loss = find("loses");
  const opinion = find("opinion");
  const missed = find("misses-capture");
  const end = find("ends-game");
  const better = find("gives-win-away") ?? (loss?.saved ? loss : undefined);
  const reason = better ?? find("loses-seeds") ?? opinion;
  const kinds = findings.map(({ kind }) => kind);
  const isDoubtful = glyph !== undefined;
  const contradictions: readonly (readonly [isSo: boolean, what: string])[] = [
    [!legalMoves(game).some((each) => isEqual(each, best)), "the best move is not legal"],
    [isDoubtful && isEqual(best, move), "the best move has a mark against it"],
    [!isDoubtful && !isEqual(best, move), "there is no mark, and another move is best"],
    [isDoubtful !== (reason !== undefined), "the mark and the findings differ"],
    [(glyph === "??") !== (better !== undefined), "?? and the findings differ"],
    [reason !== undefined && isEqual(reason.proof.line[0], move), "the better move is not named"],
    [
      reason !== undefined && isDoubtful && !isEqual(reason.proof.line[0], best),
      "the findings name another move than the best",
    ],
    [new Set(kinds).size < kinds.length, "told twice"],
    [
      (end?.outcome.winner === game.turn || end?.outcome.winner === null) && loss !== undefined,
      "ended, not lost",
    ],
    [end?.outcome.winner === game.turn && better !== undefined, "won, and given away"],
    [loss !== undefined && end !== undefined && !loss.saved, "the end is told twice"],
    [missed !== undefined && missed.seeds !== (find("captures")?.seeds ?? 0), "two counts of a capture"],
    [(opinion?.difference ?? 0) > 100 * allSeeds(game), "a difference of more seeds than there are"],
    ...exclusive.map(
      (group) => [group.filter((kind) => kinds.includes(kind)).length > 1, group.join(" or ")] as const,
    ),
  ];
  return contradictions.filter(([isSo]) => isSo).map(([, what]) => what);
}

function wrongWith(game: Game, move: Move, finding: Finding, budget: Budget): string | undefined {
  const { player, proof } = finding;
  const next = applyMove(game, move);
  const must = (right: boolean, what: string): string | undefined => (right ? undefined : what);
  if (player !== game.turn) return "the player";
  let at = game;
  for (const each of proof.line) {
    if (!legalMoves(at).some((legal) => isEqual(legal, each))) return "the line";
    at = applyMove(at, each);
  }
  const rival = other(player);
  const force = (of: Game, side: Player, by: number): boolean => canForce(of, side, by, budget);
  const margin = (of: Game, side: Player, by: number | null): boolean =>
    by === null || (force(of, side, by) && !force(of, side, by + 1));
  const own = taken(game, move);
  const most = (of: Game): number => Math.max(0, ...legalMoves(of).map((each) => taken(of, each)[0]));
  switch (finding.kind) {
    case "ends-game":
      return must(isEqual(outcome(next), finding.outcome) && isEqual(next.stores, finding.seeds), "the end");
    case "wins":
      return must(force(next, player, 1) && margin(next, player, finding.margin), "not won");
    case "loses": {
      if (!force(next, rival, 1)) return "not lost";
      if (!margin(next, rival, finding.margin)) return "the margin";
      const others = legalMoves(game).map((each) => applyMove(game, each));
      if (finding.saved && !others.some((each) => force(each, player, 0))) return "saved";
      return must(
        finding.saved !== false || others.every((each) => force(each, rival, 1)),
        "whatever is played",
      );
    }
    case "loses-seeds": {
      const lead = (of: Game, side: Player): number => {
        let by = 0;
        while (force(of, side, by + 1)) by++;
        return by;
      };
      const value = (of: Game): number => lead(of, player) - lead(of, rival);
      const then = applyMove(game, proof.line[0] as Move);
      return must(value(then) - value(next) === finding.seeds, "the seeds");
    }
    case "draws":
      return must(force(next, player, 0) && force(next, rival, 0), "not drawn");
    case "gives-win-away":
      if (!force(applyMove(game, proof.line[0] as Move), player, 1)) return "not won before";
      if (finding.to === "loss") return must(force(next, rival, 1), "not lost");
      return must(force(next, player, 0) && force(next, rival, 0), "not drawn");
    case "captures":
      return must(own[0] === finding.seeds, "the seeds");
    case "gives-seeds":
      return must(own[1] === finding.seeds, "the seeds");
    case "misses-capture": {
      const [first] = proof.line as [Move];
      if (taken(game, first)[0] !== finding.possible) return "possible";
      if (own[0] !== finding.seeds) return "the seeds";
      if (finding.possible <= finding.seeds || most(game) > finding.possible) return "not most";
      if (next.turn !== player || outcome(next) !== undefined) return undefined;
      const still = (from: Game, later: Move): boolean => own[0] + taken(from, later)[0] >= finding.possible;
      return must(!canPlay(next, still, budget), "still there");
    }
    case "allows-capture": {
      if (taken(next, proof.line[1] as Move)[0] !== finding.seeds) return "the seeds";
      if (most(next) > finding.seeds) return "not most";
      const isFewer = (_: Game, __: Move, end: Game): boolean =>
        outcome(end) !== undefined || (end.turn !== player && most(end) < finding.seeds);
      const fewer = canPlay(game, isFewer, budget);
      return must(finding.avoidable === fewer, finding.avoidable ? "not avoidable" : "no move allows fewer");
    }
    case "forfeits-capture":
      return must(!["captured", "illegal"].includes(rules(game).grandSlam), "no slam");
    case "decides":
      return must(
        2 * next.stores[player] > allSeeds(game) && 2 * game.stores[player] <= allSeeds(game),
        "undecided",
      );
    case "extra-turn":
      return must(next.turn === player && outcome(next) === undefined, "no extra turn");
    case "misses-extra-turn": {
      const then = applyMove(game, proof.line[0] as Move);
      return must(then.turn === player && outcome(then) === undefined, "no extra turn");
    }
    case "starves": {
      const row = next.houses.length / 2;
      const theirs = player === "south" ? next.houses.slice(row) : next.houses.slice(0, row);
      return must(total(theirs) === 0, "seeds are left");
    }
    case "opinion":
      return must(proof.by === "opinion" && (finding.difference ?? 1) > 0, "the difference");
  }
}
