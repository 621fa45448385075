/** A ply of mancala looked at: what it makes of the result of the game, and what it does with seeds. */
import { checkOptions } from "../../base/options.ts";
import { chooseMove, type SearchChoice } from "../../bots/mancala/chooseMove.ts";
import { WON } from "../../bots/mancala/evaluate.ts";
import { isForced } from "../../bots/mancala/levels.ts";
import type { Game, Move, Outcome, Player } from "../../rules/mancala/data/state.ts";
import { applyMove, legalMoves, outcome, variantOf } from "../../rules/mancala/game.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { type ReviewLimits, reviewLimits } from "../limits.ts";
import { type Finding, kinds, type Proof, type Review, type Told } from "./finding.ts";
import { onSeeds } from "./seeds.ts";

/** How far a review looks. */
export interface ReviewOptions extends ReviewLimits {}

/** Asks the search about a game, with so many positions. */
type Ask = (game: Game, nodes: number) => Promise<SearchChoice>;

/**
 * Looks at a ply: what it takes, what it allows and what it misses. Everything that is said is proved, by the rules or by a
 * search, except an `opinion`. What cannot be proved within the limits is not said. Equal games and limits give equal
 * reviews.
 *
 * @param game - The game before the ply.
 * @param move - A legal ply, as an object or as text.
 * @throws `IllegalMoveError` as `applyMove` does, `ArgumentError` for an option that is unknown or out of its range,
 * `MorabarabaError` `aborted`. The promise rejects with each of them.
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
  const { nodes = 20_000, most = 3, signal } = checkOptions(reviewLimits, options);
  const state = readGame(game);
  const ply = moveOf(legalMove(state, move));
  const { told, better, glyph, looked } = await resultOf(game, ply, nodes, (asked, share) =>
    chooseMove(asked, { nodes: share, signal }),
  );
  const all = [...told, ...onSeeds(state, ply, Math.floor(nodes / 10))];
  const findings = kinds
    .flatMap((kind) => all.filter((each) => each.kind === kind))
    .slice(0, most)
    .map((each) => ({ player: game.turn, ...each }) as Finding);
  return { findings, ...(glyph && { glyph }), best: better ?? ply, nodes: looked };
}

/** A difference, in hundredths of a seed, of which the search is worth hearing, and one that is a mistake. */
const [DOUBT, MISTAKE] = [150, 400] as const;

/** What is certain of a game, for a player: 1 won, 0 drawn, -1 lost, `undefined` if nothing is; and by how many seeds. */
interface Worth {
  readonly sign: number | undefined;
  readonly margin: number | null;
  readonly score: number;
  readonly line: readonly Move[];
}

function worthOf(game: Game, player: Player, choice: SearchChoice): Worth {
  const score = (game.turn === player ? 1 : -1) * choice.score;
  const sign = isForced(score) ? Math.sign(score) : choice.exact && score === 0 ? 0 : undefined;
  // A majority ends the game before the last seeds are shared out.
  const isCounted = choice.exact && sign !== undefined && !variantOf(game).majority;
  const margin = isCounted ? Math.abs(score - sign * WON) / 100 : null;
  return { sign, margin, score, line: choice.principalVariation };
}

/** What a ply makes of the result, and where there is a mark, the ply that is better. */
interface Result {
  readonly told: readonly Told[];
  readonly better?: Move;
  readonly glyph?: Exclude<Review["glyph"], undefined>;
  /** Positions looked at. */
  readonly looked: number;
}

async function resultOf(game: Game, move: Move, nodes: number, ask: Ask): Promise<Result> {
  const player = game.turn;
  let looked = 0;
  const worth = async (of: Game, share: number): Promise<Worth> => {
    const choice = await ask(of, Math.floor(share));
    looked += choice.nodes;
    return worthOf(of, player, choice);
  };
  const best = await worth(game, nodes / 2);
  const [own] = best.line as [Move];
  const next = applyMove(game, move);
  const end = outcome(next);
  const told: Told[] = [];
  if (end !== undefined) {
    const { south, north } = next.stores;
    const proof: Proof = { by: "rules", line: [move] };
    told.push({ kind: "ends-game", outcome: end, seeds: { south, north }, proof });
  }
  const done = (finding?: Told, glyph?: Result["glyph"]): Result => {
    const all = finding ? [...told, finding] : told;
    return glyph
      ? { told: all, better: finding?.proof.line[0] as Move, glyph, looked }
      : { told: all, looked };
  };

  // Another ply that may only be better, not certainly, is looked at with as many positions as this one.
  const isAsked = best.sign === undefined && own !== move;
  const share = (nodes - looked) / (isAsked ? 2 : 1);
  const now = end ? ended(end, player) : await worth(next, share);
  // What is certain of the best ply is so of this one, if it is the best; and if the best loses, so does every other.
  const isKnown = end === undefined && (own === move || best.sign === -1);
  const sign = now.sign ?? (isKnown ? best.sign : undefined);
  const margin = now.sign === undefined && own === move ? best.margin : now.margin;
  const bestProof: Proof = { by: "search", line: best.line };

  if (best.sign === 1 && sign !== undefined && sign < 1) {
    const to = sign === 0 ? "draw" : "loss";
    return done({ kind: "gives-win-away", to, margin, proof: bestProof }, "??");
  }
  const drawn = sign === -1 ? drawnBy(game, best) : undefined;
  if (drawn) return done({ kind: "loses", margin, saved: true, proof: drawn }, "??");
  if (end !== undefined) return done();
  const proof: Proof = {
    by: "search",
    line: now.sign === undefined && own === move ? best.line : [move, ...now.line],
  };
  if (sign === 1) return done({ kind: "wins", margin, proof });
  if (sign === 0) return done({ kind: "draws", proof });
  if (sign === -1) return done({ kind: "loses", margin, saved: best.sign === -1 ? false : null, proof });

  const thought = best.score - now.score;
  if (best.sign !== 1 && (!isAsked || thought < DOUBT)) return done();
  const then = isAsked ? applyMove(game, own) : undefined;
  const other = then === undefined || outcome(then) ? best : await worth(then, share);
  const seeds = 100 * readGame(game).position.seeds;
  // No seeds measure what a certain win is better by.
  const difference = other.sign === 1 ? null : Math.min(thought, other.score - now.score, seeds);
  if (difference !== null && difference < DOUBT) return done();
  const opinion: Proof = { by: "opinion", line: best.line };
  const isMistake = difference === null || difference >= MISTAKE;
  return done({ kind: "opinion", difference, proof: opinion }, isMistake ? "?" : "?!");
}

/** What the end of a game is worth to a player. */
function ended({ winner }: Outcome, player: Player): Worth {
  const sign = winner === null ? 0 : winner === player ? 1 : -1;
  return { sign, margin: null, score: sign * WON, line: [] };
}

/** A ply that draws for certain: the best one, or one that ends the game. */
function drawnBy(game: Game, best: Worth): Proof | undefined {
  if (best.sign === 0) return { by: "search", line: best.line };
  const ends = legalMoves(game).find((each) => outcome(applyMove(game, each))?.winner === null);
  return ends && { by: "rules", line: [ends] };
}
