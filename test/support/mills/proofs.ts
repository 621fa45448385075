/**
 * Checks the findings of a review with the reference, slowly, by trying everything. Only the order of winning
 * moves is the search's, so that existing proofs are found soon.
 */
import type { Game, Line, Move, MoveLike, Player, Point } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { type EndgameTables, probeTables } from "morabaraba/endgames";
import {
  countBits,
  createPosition,
  encodeGame,
  encodeMove,
  endReason,
  generateMoves,
  makeMove,
  moveShots,
  type Position,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";
import type { Finding, MillMove, Review } from "morabaraba/review";
import { applyMove, legalMoves, outcome, repeatable, rulesOf } from "./reference.ts";

const other = (player: Player): Player => (player === "light" ? "dark" : "light");
const same = (a: MoveLike, b: MoveLike): boolean => a.from === b.from && a.to === b.to;

/** The game as if the side to move had passed. */
function passed(game: Game): Game {
  const { seenPositions: _, mustFree: __, ...rest } = game;
  const turned: Game = { ...rest, turn: other(game.turn) };
  return rulesOf(game).repetition === null ? turned : { ...turned, seenPositions: [repeatable(turned)] };
}

const cowsOf = (game: Game, player: Player): Point[] =>
  rulesOf(game).board.points.filter((_, i) => game.board[i] === (player === "light" ? "L" : "D"));

const mills = (game: Game, player: Player): Line[] => {
  const cows = cowsOf(game, player);
  return rulesOf(game).board.lines.filter((line) => line.every((point) => cows.includes(point)));
};

/** The lines that a move closes. */
function closedBy(game: Game, { from, to }: MoveLike): Line[] {
  const cows = cowsOf(game, game.turn).filter((point) => point !== from);
  if (game.removals !== undefined) return [];
  return rulesOf(game)
    .board.lines.filter((line) => line.every((point) => point === to || cows.includes(point)))
    .filter((line) => line.includes(to));
}

/** The cows that these moves shoot, each once, in board order. */
const aimsOf = (game: Game, moves: readonly Move[]): Point[] => {
  const shot = new Set(moves.flatMap((each) => each.shots ?? []));
  return rulesOf(game).board.points.filter((point) => shot.has(point));
};

/** Thrown if a finding takes too long to check. */
class Undecided extends Error {}

/** The number of positions that the check of one finding may still visit. */
let left = 0;
const spend = (): void => {
  if (--left < 0) throw new Undecided();
};

/** Whether a player can win by force within a number of plies. */
function canWin(game: Game, player: Player, plies: number, known = new Map<string, boolean>()): boolean {
  const end = outcome(game);
  if (end !== undefined) return end.winner === player;
  if (plies <= 0) return false;
  spend();
  const key = `${repeatable(game)} ${game.quiet} ${plies}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const after = (move: Move): boolean => canWin(applyMove(game, move), player, plies - 1, known);
  const moves = legalMoves(game);
  const likely = (): readonly Move[] =>
    plies < 3 ? [] : [chooseMoveSync(game, { nodes: 1000, book: false }).move];
  const shots = [...moves].sort((a, b) => Number(b.shots !== undefined) - Number(a.shots !== undefined));
  const answer = game.turn === player ? likely().some(after) || shots.some(after) : moves.every(after);
  known.set(key, answer);
  return answer;
}

/** The mover's shots minus the other side's after a move, with best play, in some plies; by alpha-beta. */
function balance(game: Game, move: Move, plies: number, alpha: number, beta: number): number {
  const next = applyMove(game, move);
  const gain = move.kind === "give" ? 0 : (move.shots ?? []).length;
  const end = outcome(next);
  spend();
  // Of the last ply only its shots count.
  if (plies === 1) return gain;
  if (end !== undefined) return gain + (end.winner === null ? 0 : end.winner === game.turn ? 100 : -100);
  // If the same side moves again, the window keeps its sign.
  const isAgain = next.turn === game.turn;
  const [low, high] = isAgain ? [alpha - gain, beta - gain] : [gain - beta, gain - alpha];
  let best = -200;
  const moves = [...legalMoves(next)].sort(
    (a, b) => Number(b.shots !== undefined) - Number(a.shots !== undefined),
  );
  for (const answer of moves) {
    best = Math.max(best, balance(next, answer, plies - 1, Math.max(best, low), high));
    if (best >= high) break;
  }
  return isAgain ? gain + best : gain - best;
}

/** {@link balance} on the engine's positions, without the memory of the search for cows. */
function balanceByEngine(game: Game, move: Move, plies: number, alpha: number, beta: number): number {
  const ruleset = rulesetFor(game.variant);
  const positions = Array.from({ length: plies + 1 }, createPosition);
  const moves = new Int32Array(ruleset.mostMoves * (plies + 1));
  const after = (
    at: number,
    played: number,
    left: number,
    low: number,
    high: number,
    end: number,
  ): number => {
    const [position, next] = positions.slice(at) as [Position, Position];
    makeMove(ruleset, position, played, next);
    const isGift = position.removals > 0 && ruleset.variant.fullBoard === "each-gives";
    const gain = isGift ? 0 : countBits(moveShots(played));
    if (left === 1) return gain;
    const isAgain = next.turn === position.turn;
    return isAgain
      ? gain + look(at + 1, left - 1, low - gain, high - gain, end)
      : gain - look(at + 1, left - 1, gain - high, gain - low, end);
  };
  const look = (at: number, left: number, low: number, high: number, start: number): number => {
    const position = positions[at] as Position;
    const reason = endReason(ruleset, position);
    if (reason !== undefined) {
      const winner = winnerOf(ruleset, position, reason);
      return winner < 0 ? 0 : winner === position.turn ? 100 : -100;
    }
    const end = generateMoves(ruleset, position, moves, start);
    let best = -200;
    for (const isShot of [true, false])
      for (let i = start; i < end && best < high; i++)
        if ((moveShots(moves[i] as number) !== 0) === isShot)
          best = Math.max(best, after(at, moves[i] as number, left, Math.max(low, best), high, end));
    return best;
  };
  encodeGame(ruleset, game, positions[0]);
  return after(0, encodeMove(ruleset, move), plies, alpha, beta, 0);
}

/** Whether a move shoots for a mill. */
const shoots = ({ kind, shots }: Move): boolean => shots !== undefined && kind !== "give" && kind !== "shoot";

/** Whether the side to move can shoot for a mill. */
function canShoot(game: Game): boolean {
  spend();
  return legalMoves(game).some(shoots);
}

/** Whether the side that has just moved can shoot next, whatever the reply. */
const isForced = (game: Game): boolean =>
  outcome(game) === undefined &&
  legalMoves(game).every((move) => {
    const next = applyMove(game, move);
    return next.turn !== game.turn && canShoot(next);
  });

/** Whether the opponent has a mill to close after a move. */
function allowsMill(game: Game, move: Move): boolean {
  const next = applyMove(game, move);
  return next.turn !== game.turn && canShoot(next);
}

/** Whether after a move the opponent can close a mill, or threaten one that cannot be stopped. */
const allowsForcedMill = (game: Game, move: Move): boolean => {
  const next = applyMove(game, move);
  if (outcome(next) !== undefined || next.turn === game.turn) return false;
  return (
    canShoot(next) ||
    legalMoves(next).some((answer) => {
      const then = applyMove(next, answer);
      return answer.shots === undefined && then.turn !== next.turn && isForced(then);
    })
  );
};

/** Whether the claim `avoidable` is true: some move prevents what `allows` finds, without losing. */
function isAvoidable(
  game: Game,
  avoidable: boolean | null | undefined,
  allows: (game: Game, move: Move) => boolean,
): boolean {
  if (avoidable === null) return true;
  const others = legalMoves(game).filter((each) => !allows(game, each));
  if (avoidable === false) return others.length === 0;
  return others.some((each) => (outcome(applyMove(game, each))?.winner ?? game.turn) === game.turn);
}

/** The faults of a review; none if it is right. `tables` are for results of endgames. */
export function faultsOf(
  game: Game,
  move: Move,
  review: Review,
  tables?: EndgameTables,
  undecided: (kind: Finding["kind"]) => void = () => {},
): string[] {
  const { findings, best } = review;
  const faults: string[] = [];
  if (!legalMoves(game).some((each) => isEqual(each, best))) faults.push("best");
  for (const finding of findings) {
    left = 20_000;
    try {
      const what = wrongWith(game, move, finding, tables);
      if (what !== undefined) faults.push(`${finding.kind}: ${what}`);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      undecided(finding.kind);
    }
  }
  return [...faults, ...contradictions(game, move, review)];
}

const isEqual = (a: Move | undefined, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Findings that a move has at most once. */
const excluding: readonly (readonly Finding["kind"][])[] = [
  ["gives-win-away", "loses", "misses-win", "wins", "draws", "loses-cows"],
  ["ends-game", "loses", "misses-win", "wins", "draws", "loses-cows"],
  ["ends-game", "fails-to-block", "allows-forced-mill"],
  ["ends-game", "allows-mill", "allows-forced-mill"],
  ["ends-game", "blocks-mill"],
  ["ends-game", "opens-mill"],
  ["ends-game", "bars-cow"],
  ["ends-game", "shuts-in"],
  ["ends-game", "starts-count", "stops-count", "nears-draw"],
  ["ends-game", "forces-mill", "misses-forced-mill"],
  ["misses-mill", "misses-forced-mill"],
  ["gives-win-away", "misses-mill", "misses-forced-mill"],
  ["misses-win", "misses-mill", "misses-forced-mill"],
  ["opinion", "gives-win-away", "misses-win", "wins", "draws"],
];

/** Findings about what another move would have achieved. */
const recommending = new Set<Finding["kind"]>([
  "gives-win-away",
  "misses-win",
  "misses-mill",
  "loses-cows",
  "misses-forced-mill",
  "opinion",
]);

/** The contradictions in a review. */
function contradictions(game: Game, move: Move, { findings, glyph, best }: Review): string[] {
  const found: string[] = [];
  const told = findings.map(({ kind, ...rest }) => `${kind} ${"side" in rest ? rest.side : ""}`);
  if (new Set(told).size < told.length) found.push("told twice");
  const kinds = new Set(findings.map(({ kind }) => kind));
  for (const group of excluding) {
    const both = group.filter((kind) => kinds.has(kind));
    if (both.length > 1) found.push(`excluding: ${both}`);
  }
  const of = <Kind extends Finding["kind"]>(kind: Kind) =>
    findings.find((each): each is Extract<Finding, { kind: Kind }> => each.kind === kind);
  for (const { kind, proof } of findings)
    if (recommending.has(kind) && isEqual(proof.line[0], move)) found.push(`${kind} recommends the move`);
  const [old, fresh, closes] = [of("fails-to-block"), of("allows-mill"), of("closes-mill")];
  const steps = [old, fresh].flatMap((each) => each?.mills.map(({ from, to }) => `${from}-${to}`) ?? []);
  if (new Set(steps).size < steps.length) found.push("a mill twice");
  if (old && fresh && old.avoidable !== fresh.avoidable) found.push("avoidable and not");
  const open = new Set(
    [old, fresh].flatMap((each) => each?.mills.flatMap(({ mills }) => mills.map(String)) ?? []),
  );
  if (of("blocks-mill")?.lines.some((line) => open.has(String(line)))) found.push("blocked and open");
  if (closes && of("misses-mill")?.mills.some((each) => same(each as MoveLike, move)))
    found.push("closed and missed");
  const isBest = isEqual(best, move);
  const against: readonly Finding["kind"][] = ["gives-win-away", "misses-win", "loses-cows", "opinion"];
  const speaks = against.some((kind) => kinds.has(kind)) || !!of("loses")?.saved;
  if ((glyph !== undefined) !== speaks) found.push("the mark and the findings");
  if (glyph !== undefined && isBest) found.push("the mark of the best move");
  if (isBest && of("wins")?.sooner) found.push("sooner than the best move");
  const wins = (each: Move): boolean => outcome(applyMove(game, each))?.winner === game.turn;
  const isMissed =
    of("misses-win")?.plies === 1 || of("gives-win-away")?.plies === 1 || of("wins")?.sooner === 1;
  if (!wins(move) && !isMissed && legalMoves(game).some(wins)) found.push("a win at once is not told");
  return found;
}

function wrongWith(
  game: Game,
  move: Move,
  finding: Finding,
  tables: EndgameTables | undefined,
): string | undefined {
  const { player, proof } = finding;
  const enemy = other(player);
  const next = applyMove(game, move);
  const must = (right: boolean, what: string): string | undefined => (right ? undefined : what);
  if (player !== game.turn) return "the player";
  let at = game;
  for (const each of proof.line) {
    if (!legalMoves(at).some((legal) => JSON.stringify(legal) === JSON.stringify(each))) return "the line";
    at = applyMove(at, each);
  }
  const result = (of: Game): string | undefined => {
    const end = outcome(of);
    if (end !== undefined) return end.winner === null ? "drawn" : end.winner === of.turn ? "won" : "lost";
    return tables && probeTables(tables, of)?.result;
  };
  const step = (of: Game, { from, to, mills: lines, targets }: MillMove): boolean => {
    const found = legalMoves(of).filter((each: MoveLike) => each.from === from && each.to === to);
    const aims = aimsOf(of, found);
    return (
      String(aims) === String(targets) &&
      aims.length > 0 &&
      String(closedBy(of, { from, to } as MoveLike)) === String(lines)
    );
  };
  const shooting = (of: Game): number =>
    new Set(
      legalMoves(of)
        .filter(shoots)
        .map((each: MoveLike) => `${each.from}-${each.to}`),
    ).size;
  /** The lines that the side to move could close with a shot. */
  const open = (of: Game): Set<string> =>
    new Set(
      (outcome(of) ? [] : legalMoves(of)).filter(shoots).flatMap((each) => closedBy(of, each).map(String)),
    );
  switch (finding.kind) {
    case "ends-game":
      return must(JSON.stringify(outcome(next)) === JSON.stringify(finding.outcome), "the outcome");
    case "wins":
      if (
        finding.sooner !== null &&
        !(finding.sooner < finding.plies && canWin(game, player, finding.sooner))
      )
        return "sooner";
      return must(canWin(next, player, finding.plies - 1), "not within the plies");
    case "loses":
      if (
        finding.saved === "draw" &&
        (tables === undefined || probeTables(tables, game)?.result !== "drawn") &&
        !legalMoves(game).some((each) => outcome(applyMove(game, each))?.winner === null)
      )
        return "saved";
      if (
        finding.saved === "longer" &&
        !legalMoves(game).some((each) => !canWin(applyMove(game, each), enemy, finding.plies - 1))
      )
        return "saved";
      return must(canWin(next, enemy, finding.plies - 1), "not within the plies");
    case "misses-win":
      if (!canWin(game, player, finding.plies)) return "no win";
      return must(!canWin(next, player, finding.plies - 1), "not missed");
    case "gives-win-away":
      if (!canWin(game, player, finding.plies)) return "no win";
      if (finding.lostIn === null) return must(result(next) === "drawn", "not drawn");
      return must(canWin(next, enemy, finding.lostIn - 1), "not lost");
    case "draws":
      return must(result(next) === "drawn", "not drawn");
    case "loses-cows": {
      const [first] = proof.line as [Move];
      const { cows, plies } = finding;
      // The reference is too slow for more than four plies, and everything is for more than six.
      if (plies > 6) throw new Undecided();
      const worth = plies > 4 ? balanceByEngine : balance;
      const value = worth(game, move, plies, -199, 199);
      if (isEqual(first, move)) return "the move itself";
      return must(worth(game, first, plies, value + cows - 1, 199) === value + cows, "the cows");
    }
    case "closes-mill": {
      const aims = aimsOf(
        game,
        legalMoves(game).filter((each) => same(each, move)),
      );
      return must(
        String(closedBy(game, move)) === String(finding.mills) &&
          String(move.shots ?? []) === String(finding.shots) &&
          String(aims) === String(finding.targets),
        "the mill",
      );
    }
    case "misses-mill":
      return must(
        move.shots === undefined &&
          finding.mills.length === shooting(game) &&
          finding.mills.every((each) => step(game, each) && !same(each as MoveLike, move)),
        "the mills",
      );
    case "fails-to-block":
    case "allows-mill": {
      const before = open(passedGoesOn(game));
      const old = (each: MillMove): boolean => each.mills.some((line) => before.has(String(line)));
      if (!finding.mills.every((each) => step(next, each))) return "the mills";
      if (!finding.mills.every((each) => old(each) === (finding.kind === "fails-to-block")))
        return "old or new";
      return must(isAvoidable(game, finding.avoidable, allowsMill), "avoidable");
    }
    case "blocks-mill": {
      const before = open(passedGoesOn(game));
      const now = new Set(legalMoves(next).flatMap((each) => closedBy(next, each).map(String)));
      return must(
        finding.lines.every((line) => before.has(String(line)) && !now.has(String(line))),
        "not blocked",
      );
    }
    case "forces-mill":
      return must(isForced(next), "not forced");
    case "allows-forced-mill": {
      const answers = legalMoves(next).filter((each) => same(each, finding.answer as MoveLike));
      if (!answers.some((each) => each.shots === undefined && isForced(applyMove(next, each))))
        return "not forced";
      return must(isAvoidable(game, finding.avoidable, allowsForcedMill), "avoidable");
    }
    case "misses-forced-mill": {
      const moves = legalMoves(game).filter((each) => same(each, finding.instead as MoveLike));
      if (isForced(next)) return "not missed";
      return must(
        moves.some((each) => each.shots === undefined && isForced(applyMove(game, each))),
        "not forced",
      );
    }
    case "opens-mill": {
      const opened = mills(game, player).filter((line) => !mills(next, player).includes(line));
      if (String(opened) !== String(finding.mills)) return "the mill";
      const answers = legalMoves(next).map((each) => {
        const then = applyMove(next, each);
        return (
          then.turn === player &&
          legalMoves(then).some((again) => closedBy(then, again).some((line) => opened.includes(line)))
        );
      });
      const again = answers.every(Boolean) ? "always" : answers.some(Boolean) ? "unless-stopped" : "never";
      return must(again === finding.again, "again");
    }
    case "bars-cow": {
      const { from, to } = finding;
      if (next.barred[player] === null || closedBy(passed(next), { from, to }).length === 0) return "no bar";
      const isBarred = legalMoves(next)
        .map((answer) => applyMove(next, answer))
        .every((then) => then.turn === player && !legalMoves(then).some((each) => same(each, { from, to })));
      return must(isBarred, "not barred");
    }
    case "shuts-in": {
      const canStep = (of: Game, point: Point): boolean =>
        legalMoves({ ...passedTo(of, finding.side) }).some((each: MoveLike) => each.from === point) ||
        hasEmptyNeighbor(of, point);
      const all = cowsOf(next, finding.side);
      if (finding.points.some((point) => canStep(next, point))) return "can step";
      if (finding.points.some((point) => !hasEmptyNeighbor(game, point))) return "could not step before";
      return must(finding.all === all.every((point) => !hasEmptyNeighbor(next, point)), "all");
    }
    case "starts-count":
    case "stops-count":
    case "nears-draw": {
      const { tenMoves, drawAfterQuietPlies } = rulesOf(game);
      const left = (of: Game): number => {
        const owned = (["light", "dark"] as const).map((side) => cowsOf(of, side).length + of.hands[side]);
        const few = tenMoves?.who === "both" ? Math.max(...owned) : Math.min(...owned);
        const ten = tenMoves !== null && few <= tenMoves.cows ? tenMoves.plies : Number.POSITIVE_INFINITY;
        return Math.min(ten, drawAfterQuietPlies ?? Number.POSITIVE_INFINITY) - of.quiet;
      };
      const of = finding.kind === "stops-count" ? game : next;
      if (finding.kind !== "stops-count" && next.removals !== undefined) return "cows that leave the board";
      return must(left(of) === finding.plies, "the plies");
    }
    case "opinion":
      return must(proof.by === "opinion" && finding.difference > 0, "the difference");
  }
}

/** The game with a side to move. */
const passedTo = (game: Game, side: Player): Game => (game.turn === side ? game : passed(game));

/** The game with the other side to move, without an end by counting. */
const passedGoesOn = (game: Game): Game => ({ ...passed(game), quiet: 0 });

function hasEmptyNeighbor(game: Game, point: Point): boolean {
  const { board } = rulesOf(game);
  const pairs = [
    ...board.lines.flatMap(([a, b, c]) => [
      [a, b],
      [b, c],
    ]),
    ...board.links,
  ];
  return pairs.some(
    ([a, b]) =>
      (a === point && game.board[board.points.indexOf(b as Point)] === ".") ||
      (b === point && game.board[board.points.indexOf(a as Point)] === "."),
  );
}
