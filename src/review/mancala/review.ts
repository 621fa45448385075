/*
 * Reviews a ply of mancala, or a record: how each ply changes the result of the game, and what it does with
 * seeds.
 */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import { chooseMove, type SearchChoice } from "../../bots/mancala/chooseMove.ts";
import { WON } from "../../bots/mancala/evaluate.ts";
import { winningChance } from "../../bots/mancala/levels.ts";
import { tablebase } from "../../bots/mancala/options.ts";
import type { Words } from "../../languages/en/mancala/review.ts";
import type { GameRecord } from "../../records/mancala/records.ts";
import type { Game, Move, MoveLike, Outcome, Player } from "../../rules/mancala/data/state.ts";
import type { Tablebase } from "../../rules/mancala/engine/tablebase.ts";
import { applyMove, legalMoves, outcome, variantOf } from "../../rules/mancala/game.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { type RecordLimits, type ReviewLimits, reviewLimits, reviewMainline } from "../record.ts";
import { type Finding, type FindingBody, kinds, type Proof, type Review, speaksAgainst } from "./finding.ts";
import { seedFindings } from "./seeds.ts";
import { formatFinding, type TellOptions, tellOptions } from "./words.ts";

/** The options of {@link reviewMove}. */
export interface ReviewOptions extends ReviewLimits {
  /** Exact endgames, from `createTablebase(tables)` of `morabaraba/mancala/endgames`. */
  readonly tablebase?: Tablebase | undefined;
}

/** Checks of {@link ReviewOptions}. */
const reviewOptions: OptionSpecs = { ...reviewLimits, tablebase };

/** Searches a game with at most `nodes` positions. */
type Search = (game: Game, nodes: number) => Promise<SearchChoice>;

/**
 * Reviews a ply: what it takes, what it allows and what it misses.
 *
 * Every finding is proved by the rules, a search, the opening book of kalah or an endgame table, except an
 * `opinion`. Findings that cannot be proved within the limits are left out. The same game, ply and limits give
 * the same review.
 *
 * @param game - The game before the ply.
 * @param move - A legal ply, as an object or as text.
 * @throws `IllegalMoveError` if the ply is illegal.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `MorabarabaError` `aborted` after an abort. The promise rejects with each of these errors.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { reviewMove } from "morabaraba/mancala/review";
 *
 * const { findings } = await reviewMove(createGame(), "3", { nodes: 2000 });
 * findings.map(({ kind }) => kind); // => ["wins", "extra-turn"]
 * ```
 */
export async function reviewMove(
  game: Game,
  move: MoveLike | string,
  options: ReviewOptions = {},
): Promise<Review> {
  const { nodes = 20_000, most = 3, tablebase: table, signal } = checkOptions(reviewOptions, options);
  // The book is large, and most games never need it.
  const { kalahBook: book } = await import("../../bots/mancala/book.ts");
  const state = readGame(game);
  const ply = moveOf(legalMove(state, move));
  const { bodies, better, glyph, searched } = await resultOf(game, ply, nodes, (of, share) =>
    chooseMove(of, { nodes: share, tablebase: table, book, signal }),
  );
  const all = [...bodies, ...seedFindings(state, ply, Math.floor(nodes / 10))];
  const findings = kinds
    .flatMap((kind) => all.filter((body) => body.kind === kind))
    .slice(0, most)
    .map((body) => ({ player: game.turn, ...body }) as Finding);
  return { findings, ...(glyph && { glyph }), best: better ?? ply, nodes: searched };
}

/** The differences, in hundredths of a seed, from which a ply is marked as a doubt or as a mistake. */
const [DOUBT, MISTAKE] = [150, 400] as const;

/** The value of a game to a player. */
interface Value {
  /** The certain result: 1 a win, 0 a draw, -1 a loss; `undefined` if none is certain. */
  readonly sign: number | undefined;
  /** The difference in seeds at the end; null if unknown. */
  readonly margin: number | null;
  readonly score: number;
  readonly line: readonly Move[];
}

function gameValue(game: Game, player: Player, choice: SearchChoice): Value {
  const score = (game.turn === player ? 1 : -1) * choice.score;
  const isCertain = [0, 1].includes(winningChance(score)) || (choice.exact && score === 0);
  const sign = isCertain ? Math.sign(score) : undefined;
  // If a majority ends the game, the seeds are not counted to the end.
  const isCounted = choice.exact && sign !== undefined && !variantOf(game).majority;
  const margin = isCounted ? Math.abs(score - sign * WON) / 100 : null;
  return { sign, margin, score, line: choice.lines[0].moves };
}

/** How a ply changes the result of the game. */
interface Result {
  readonly bodies: readonly FindingBody[];
  /** The better ply, if there is a glyph. */
  readonly better?: Move;
  readonly glyph?: Exclude<Review["glyph"], undefined>;
  readonly searched: number;
}

async function resultOf(game: Game, move: Move, nodes: number, search: Search): Promise<Result> {
  const player = game.turn;
  let searched = 0;
  const evaluate = async (of: Game, share: number): Promise<Value> => {
    const choice = await search(of, Math.floor(share));
    searched += choice.nodes;
    return gameValue(of, player, choice);
  };
  const best = await evaluate(game, nodes / 2);
  const [bestPly] = best.line as [Move];
  const next = applyMove(game, move);
  const end = outcome(next);
  const bodies: FindingBody[] = [];
  if (end !== undefined) {
    const { south, north } = next.stores;
    const proof: Proof = { by: "rules", line: [move] };
    bodies.push({ kind: "ends-game", outcome: end, seeds: { south, north }, proof });
  }
  const result = (finding?: FindingBody, glyph?: Result["glyph"]): Result => {
    const all = finding ? [...bodies, finding] : bodies;
    return glyph
      ? { bodies: all, better: finding?.proof.line[0] as Move, glyph, searched }
      : { bodies: all, searched };
  };

  // If the best ply was not played and its result is not certain, the remaining positions are split evenly
  // between a search after the best ply and a search after the ply played.
  const isCompared = best.sign === undefined && bestPly !== move;
  const share = (nodes - searched) / (isCompared ? 2 : 1);
  const value = end ? endValue(end, player) : await evaluate(next, share);
  // The best ply's proof also holds for the ply played if they are the same, or if the best ply loses.
  const isKnown = end === undefined && (bestPly === move || best.sign === -1);
  const sign = value.sign ?? (isKnown ? best.sign : undefined);
  const margin = value.sign === undefined && bestPly === move ? best.margin : value.margin;
  const bestProof: Proof = { by: "search", line: best.line };

  if (best.sign === 1 && sign !== undefined && sign < 1) {
    const to = sign === 0 ? "draw" : "loss";
    return result({ kind: "gives-win-away", to, margin, proof: bestProof }, "??");
  }
  const drawn = sign === -1 ? drawnBy(game, best) : undefined;
  if (drawn) return result({ kind: "loses", margin, saved: true, proof: drawn }, "??");
  if (end !== undefined) return result();
  const proof: Proof = {
    by: "search",
    line: value.sign === undefined && bestPly === move ? best.line : [move, ...value.line],
  };
  const isExact = best.sign === sign && best.margin !== null && value.margin !== null;
  const lost = isExact && bestPly !== move ? Math.abs((best.margin ?? 0) - (value.margin ?? 0)) : 0;
  const told = (finding: FindingBody): Result => {
    if (lost === 0) return result(finding);
    bodies.push(finding);
    return result({ kind: "loses-seeds", seeds: lost, proof: bestProof }, 100 * lost >= MISTAKE ? "?" : "?!");
  };
  if (sign === 1) return told({ kind: "wins", margin, proof });
  if (sign === 0) return result({ kind: "draws", proof });
  if (sign === -1) return told({ kind: "loses", margin, saved: best.sign === -1 ? false : null, proof });

  const gap = best.score - value.score;
  if (best.sign !== 1 && (!isCompared || gap < DOUBT)) return result();
  const after = isCompared ? applyMove(game, bestPly) : undefined;
  const other = after === undefined || outcome(after) ? best : await evaluate(after, share);
  const seeds = 100 * readGame(game).position.seeds;
  // A certain win cannot be measured in seeds.
  const difference = other.sign === 1 ? null : Math.min(gap, other.score - value.score, seeds);
  if (difference !== null && difference < DOUBT) return result();
  const opinion: Proof = { by: "opinion", line: best.line };
  const isMistake = difference === null || difference >= MISTAKE;
  return result({ kind: "opinion", difference, proof: opinion }, isMistake ? "?" : "?!");
}

/** Returns the value of a game that is over. */
function endValue({ winner }: Outcome, player: Player): Value {
  const sign = winner === null ? 0 : winner === player ? 1 : -1;
  return { sign, margin: null, score: sign * WON, line: [] };
}

/** Finds a ply that certainly draws: the best one, or one that ends the game. */
function drawnBy(game: Game, best: Value): Proof | undefined {
  if (best.sign === 0) return { by: "search", line: best.line };
  const draw = legalMoves(game).find((ply) => outcome(applyMove(game, ply))?.winner === null);
  return draw && { by: "rules", line: [draw] };
}

/** The options of {@link reviewRecord}: limits for each move, and how findings are worded. */
export interface RecordReviewOptions extends ReviewOptions, RecordLimits, TellOptions {}

/**
 * Reviews the main line of a record, and returns the record with comments and marks on its moves. A move that
 * gives something away, or that the search rates lower than another, gets `??`, `?` or `?!` and the reasons.
 *
 * A person's comments and marks stay. The review's text follows their comment, and begins with the review's
 * mark if the move already has one. A command that other programs hide, `[%review]` with a checksum, stands
 * before that text, so a later review replaces it; `parseComment` returns it as `review`. Text that a
 * person has changed since is theirs, and stays. A second review with the same limits changes nothing.
 *
 * @param record - The record of a game, from `morabaraba/mancala/records`.
 * @param words - The sentences of reviews, such as `en`, `af`, `de` or `id` of `morabaraba/mancala/review`.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `MorabarabaError` `aborted` after an abort.
 * @throws `RecordError` of `morabaraba/mancala/records` if `record` is not a valid record. The promise
 * rejects with each of these errors.
 * @example
 * ```ts
 * import { createRecord, formatRecord, playMove } from "morabaraba/mancala/records";
 * import { en, reviewRecord } from "morabaraba/mancala/review";
 *
 * const record = playMove(createRecord(), "3");
 * const reviewed = await reviewRecord(en, record, { nodes: 2000, all: true });
 * formatRecord(reviewed).includes("South wins by 8 seeds"); // => true
 * ```
 */
export async function reviewRecord(
  words: PartialWords<Words>,
  record: GameRecord,
  options: RecordReviewOptions = {},
): Promise<GameRecord> {
  return reviewMainline(reviewer, words, record, options);
}

const reviewer = { reviewOptions, tellOptions, reviewMove, formatFinding, speaksAgainst };
