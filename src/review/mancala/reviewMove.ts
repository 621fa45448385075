/** A ply of mancala looked at: what it takes, allows and misses, as far as it is proved. */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import { chooseMove, chooseMoveSync, type SearchChoice } from "../../bots/mancala/chooseMove.ts";
import { WON } from "../../bots/mancala/evaluate.ts";
import { isForced } from "../../bots/mancala/levels.ts";
import type { Game, Move, Player } from "../../rules/mancala/data/state.ts";
import { opponentOf } from "../../rules/mancala/engine/position.ts";
import { explainMove } from "../../rules/mancala/explain.ts";
import { applyMove, legalMoves, outcome, variantOf } from "../../rules/mancala/game.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import {
  answer,
  answerSync,
  type Reviewing,
  type ReviewLimits,
  type ReviewSignal,
  reviewLimits,
  reviewSignal,
} from "../driver.ts";
import { type Finding, type FindingKind, kinds, type Proof, type Review } from "./finding.ts";

/** How far a review looks. */
export interface SyncReviewOptions extends ReviewLimits {}

/** {@link SyncReviewOptions} for a review that returns a promise. */
export interface ReviewOptions extends SyncReviewOptions, ReviewSignal {}

/** What the options of a review that returns a promise must be. */
export const reviewOptions: OptionSpecs = { ...reviewLimits, ...reviewSignal };

/**
 * Looks at a ply: what it takes, what it allows and what it misses. Everything that is said is proved, by the rules or by a search,
 * except an `opinion`. What cannot be proved within the limits is not said. Equal games and limits give equal reviews.
 *
 * @param game - The game before the ply.
 * @param move - A legal ply, as an object or as text.
 * @throws {@link IllegalMoveError} as `applyMove` does, {@link ArgumentError} for an option that is unknown or out of its range,
 * {@link RulesError} `aborted`. The promise rejects with each of them.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { reviewMove } from "morabaraba/mancala/review";
 *
 * const { findings } = await reviewMove(createGame(), "3", { nodes: 2000 });
 * findings.map(({ kind }) => kind); // => ["extra-turn"]
 * ```
 */
export async function reviewMove(
  game: Game,
  move: Move | string,
  options: ReviewOptions = {},
): Promise<Review> {
  const { signal, ...checked } = checkOptions(reviewOptions, options);
  return answer(reviewing(game, move, checked), ({ game: asked, nodes }) =>
    chooseMove(asked, { nodes, signal }),
  );
}

/**
 * {@link reviewMove} without a promise, for scripts and workers.
 *
 * @throws As {@link reviewMove} rejects.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { reviewMoveSync } from "morabaraba/mancala/review";
 *
 * const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
 * const { kind, proof } = reviewMoveSync(game, "6").findings[0] ?? {};
 * kind; // => "loses"
 * proof?.by; // => "search"
 * ```
 */
export function reviewMoveSync(game: Game, move: Move | string, options: SyncReviewOptions = {}): Review {
  const checked = checkOptions(reviewLimits, options);
  return answerSync(reviewing(game, move, checked), ({ game: asked, nodes }) =>
    chooseMoveSync(asked, { nodes }),
  );
}

/** A difference, in hundredths of a seed, of which the search is worth hearing, and one that is a mistake; and the most that is told. */
const [DOUBT, MISTAKE, MOST] = [150, 400, 10_000] as const;

/** Smaller captures are not told of as missed or allowed. */
const FEW = 2;

type Told = { [Kind in FindingKind]: Omit<Extract<Finding, { kind: Kind }>, "player"> }[FindingKind];

/** What is certain of a game, for a player: 1 won, 0 drawn, -1 lost, `undefined` if nothing is; and by how many seeds. */
interface Worth {
  readonly sign: number | undefined;
  readonly margin: number | null;
  readonly score: number;
  readonly line: readonly Move[];
}

function* worthOf(
  game: Game,
  player: Player,
  nodes: number,
): Reviewing<Game, SearchChoice, Worth & { nodes: number }> {
  const choice = yield { game, nodes };
  const score = (game.turn === player ? 1 : -1) * choice.score;
  const sign = isForced(score) ? Math.sign(score) : choice.exact && score === 0 ? 0 : undefined;
  // A majority ends the game before the last seeds are shared out.
  const isCounted = choice.exact && sign !== undefined && !variantOf(game).majority;
  const margin = isCounted ? Math.abs(score - sign * WON) / 100 : null;
  return { sign, margin, score, line: choice.principalVariation, nodes: choice.nodes };
}

function* reviewing(
  game: Game,
  given: Move | string,
  { nodes = 20_000, most = 3 }: SyncReviewOptions,
): Reviewing<Game, SearchChoice, Review> {
  const move = moveOf(legalMove(readGame(game), given));
  const next = applyMove(game, move);
  const player = game.turn;
  const end = outcome(next);
  const share = Math.floor(nodes / 2);
  const best = yield* worthOf(game, player, share);
  const told: Told[] = onSeeds(game, move, next);
  let looked = best.nodes;
  let difference = 0;
  const proof: Proof = { by: "rules", line: [move] };
  if (end !== undefined) {
    const { south, north } = next.stores;
    told.push({ kind: "ends-game", outcome: end, seeds: { south, north }, proof });
    if (best.sign === 1 && end.winner !== player) {
      const to = end.winner === null ? "draw" : "loss";
      told.push({ kind: "gives-win-away", to, margin: null, proof: { by: "search", line: best.line } });
    }
  } else {
    const now = yield* worthOf(next, player, share);
    looked += now.nodes;
    const { margin } = now;
    const search: Proof = { by: "search", line: [move, ...now.line] };
    if (now.sign === undefined) difference = Math.min(best.score - now.score, MOST);
    else if (best.sign === 1 && now.sign < 1) {
      const to = now.sign === 0 ? "draw" : "loss";
      told.push({ kind: "gives-win-away", to, margin, proof: { by: "search", line: best.line } });
    } else if (now.sign === -1) told.push({ kind: "loses", margin, saved: best.sign === 0, proof: search });
    else if (now.sign === 1) told.push({ kind: "wins", margin, proof: search });
    else told.push({ kind: "draws", proof: search });
  }
  if (difference >= DOUBT)
    told.push({ kind: "opinion", difference, proof: { by: "opinion", line: best.line } });
  const isGiven = told.some(
    (each) => each.kind === "gives-win-away" || (each.kind === "loses" && each.saved),
  );
  const glyph = isGiven ? "??" : difference >= MISTAKE ? "?" : difference >= DOUBT ? "?!" : undefined;
  const findings = kinds
    .flatMap((kind) => told.filter((each) => each.kind === kind))
    .slice(0, most)
    .map((each) => ({ player, ...each }) as Finding);
  return { findings, ...(glyph && { glyph }), best: best.line[0] as Move, nodes: looked };
}

/** What a ply does with seeds. */
interface Taken {
  readonly move: Move;
  /** Seeds that each side captures. */
  readonly own: number;
  readonly other: number;
  readonly forfeited: number;
  readonly extra: boolean;
}

function takenBy(game: Game, move: Move): Taken {
  let [own, other, forfeited, extra] = [0, 0, 0, false];
  for (const step of explainMove(game, move)) {
    if (step.kind === "capture" && step.by === game.turn) own += step.seeds;
    else if (step.kind === "capture") other += step.seeds;
    else if (step.kind === "forfeit") forfeited += step.seeds;
    else if (step.kind === "turn") extra = step.extra;
  }
  return { move, own, other, forfeited, extra };
}

/** The ply of the side to move that captures most; `undefined` where none captures. */
function mostTaken(game: Game): Taken | undefined {
  return legalMoves(game)
    .map((move) => takenBy(game, move))
    .filter(({ own }) => own > 0)
    .sort((a, b) => b.own - a.own)[0];
}

/** Seeds taken, missed and allowed. */
function onSeeds(game: Game, move: Move, next: Game): Told[] {
  const told: Told[] = [];
  const rules = (...line: Move[]): Proof => ({ by: "rules", line });
  const proof = rules(move);
  const { own, other, forfeited, extra } = takenBy(game, move);
  const isOver = outcome(next) !== undefined;
  const player = game.turn;
  if (own > 0) told.push({ kind: "captures", seeds: own, proof });
  if (other > 0) told.push({ kind: "gives-seeds", seeds: other, proof });
  if (forfeited > 0) told.push({ kind: "forfeits-capture", seeds: forfeited, proof });
  if (extra && !isOver) told.push({ kind: "extra-turn", proof });
  const most = mostTaken(game);
  if (most !== undefined && most.own - own >= FEW)
    told.push({ kind: "misses-capture", seeds: own, possible: most.own, proof: rules(most.move) });
  const again = extra ? undefined : legalMoves(game).find((each) => takenBy(game, each).extra);
  if (again !== undefined) told.push({ kind: "misses-extra-turn", proof: rules(again) });
  const half =
    (game.houses.reduce((sum, seeds) => sum + seeds, 0) + game.stores.south + game.stores.north) / 2;
  const isSwap = "swap" in move;
  if (
    !isSwap &&
    next.swap === undefined &&
    game.stores[player] <= half &&
    next.stores[player] > half &&
    !isOver
  )
    told.push({ kind: "decides", seeds: next.stores[player], proof });
  if (isOver) return told;
  const row = next.houses.length / 2;
  const theirs = opponentOf(player) === "south" ? next.houses.slice(0, row) : next.houses.slice(row);
  if (theirs.every((seeds) => seeds === 0)) told.push({ kind: "starves", proof });
  if (next.turn === player) return told;
  const threat = mostTaken(next);
  if (threat !== undefined && threat.own >= FEW) {
    const avoidable = legalMoves(game).some((each) => {
      const then = applyMove(game, each);
      return outcome(then) === undefined && then.turn !== player && (mostTaken(then)?.own ?? 0) < threat.own;
    });
    told.push({ kind: "allows-capture", seeds: threat.own, avoidable, proof: rules(move, threat.move) });
  }
  return told;
}
