/* Reviews a move in a mill game, or a record: what each move does, allows and misses, as far as that is proved. */
import { refuseAborted } from "../../base/clock.ts";
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import { chooseMove } from "../../bots/mills/chooseMove.ts";
import { pliesToEnd } from "../../bots/mills/levels.ts";
import { tablebase } from "../../bots/mills/options.ts";
import type { Words } from "../../languages/en/mills/review.ts";
import type { GameRecord } from "../../records/mills/records.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player } from "../../rules/mills/data/terms.ts";
import type { Tablebase } from "../../rules/mills/engine/tablebase.ts";
import { applyMove, outcome } from "../../rules/mills/game.ts";
import { legalMove } from "../../rules/mills/legality.ts";
import { decodeMove, encodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, readGame, rulesetOf } from "../../rules/mills/read.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { type RecordLimits, type ReviewLimits, reviewLimits, reviewMainline } from "../record.ts";
import { type Better, betterInCows, isWon } from "./cows.ts";
import { countFindings, cowFindings, type MoveContext, millFindings } from "./effects.ts";
import { type Finding, type FindingBody, kinds, type Proof, type Review, speaksAgainst } from "./finding.ts";
import type { Budget } from "./threats.ts";
import { gameValue, type Search, scoreOf, type Value } from "./value.ts";
import { formatFinding, type TellOptions, tellOptions } from "./words.ts";

/** The options of {@link reviewMove}. */
export interface ReviewOptions extends ReviewLimits {
  /** Exact endgames, from `createTablebase(tables)` of `morabaraba/endgames`. */
  readonly tablebase?: Tablebase | undefined;
}

/** Checks of {@link ReviewOptions}. */
const reviewOptions: OptionSpecs = { ...reviewLimits, tablebase };

/**
 * Reviews a move: what it does, what it allows and what it misses.
 *
 * Every finding is proved by the rules, a search or an endgame table, except an `opinion`. Findings that
 * cannot be proved within the limits are left out. The same game, move and limits give the same review.
 *
 * @param game - The game before the move.
 * @param move - A legal move, as an object or as text in WMD notation.
 * @throws `IllegalMoveError` if the move is illegal.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `MorabarabaError` `aborted` after an abort. The promise rejects with each of these errors.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { reviewMove } from "morabaraba/review";
 *
 * const game = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
 * const { findings } = await reviewMove(game, "a1", { nodes: 2000 });
 * const missed = findings.find(({ kind }) => kind === "misses-mill");
 * missed?.proof; // => { by: "rules", line: [{ kind: "place", to: "g7", shots: ["g4"] }] }
 * ```
 */
export async function reviewMove(
  game: Game,
  move: MoveLike | string,
  options: ReviewOptions = {},
): Promise<Review> {
  const { nodes = 20_000, most = 3, tablebase: table, signal } = checkOptions(reviewOptions, options);
  const search: Search = (of, limits) => chooseMove(of, { ...limits, tablebase: table, book: false, signal });
  const ruleset = rulesetOf(game);
  const packed = legalMove(readGame(game), move);
  const position = encodeGame(ruleset, game);
  const made = decodeMove(ruleset, position, packed);
  const next = applyMove(game, made);
  const player = game.turn;
  const played: Played = { ruleset, game, position, packed, move: made, next };
  refuseAborted(signal);
  const result = await resultOf(played, Math.floor(nodes / 5), table, search);
  const { line } = result.best;
  const likely = encodeMove(ruleset, line[0] as Move);
  const cows: Budget = { left: Math.floor(nodes * 0.9) - result.nodes };
  const better =
    result.findings.length === 0 ? betterInCows(ruleset, position, packed, likely, cows) : undefined;
  const byCows = better && cowFinding(played, better);
  // A proved result outranks the search's opinion, and the opinion outranks a count of cows.
  const isSettled = byCows !== undefined && byCows.kind !== "loses-cows";
  const bodies = [...result.findings, ...(byCows && (isSettled || !result.isAsGood) ? [byCows] : [])];
  const difference = isSettled ? 0 : result.difference;
  const budget: Budget = { left: Math.floor(nodes / 10) };
  const context: MoveContext = { ...played, likely, nextPosition: encodeGame(ruleset, next), budget };
  bodies.push(...millFindings(context, bodies), ...cowFindings(context), ...countFindings(context));
  if (difference >= DOUBT) bodies.push({ kind: "opinion", difference, proof: { by: "opinion", line } });
  const glyph = glyphOf(bodies, difference);
  const findings = kinds
    .flatMap((kind) => bodies.filter((body) => body.kind === kind))
    .slice(0, most)
    .map((body) => ({ player, ...body }) as Finding);
  return {
    findings,
    ...(glyph && { glyph }),
    best:
      better && isSettled
        ? decodeMove(ruleset, position, better.move)
        : result.isAsGood
          ? made
          : (line[0] as Move),
    nodes: Math.floor(nodes * 0.9) - cows.left + Math.floor(nodes / 10) - budget.left,
  };
}

/**
 * The differences, in hundredths of a cow, from which a move is marked as a doubt or as a mistake. By
 * `winningChance`, a side that is ahead by 80 scores 60 percent of the points, and one that is ahead by 160 scores
 * 70 percent.
 */
const [DOUBT, MISTAKE] = [80, 160] as const;

/** The largest difference reported, because scores of forced ends are not in hundredths of a cow. */
const MOST_DIFFERENCE = 1000;

/** The move, with the games before and after it. */
type Played = Omit<MoveContext, "likely" | "nextPosition" | "budget">;

interface Result {
  readonly findings: readonly FindingBody[];
  /** How much the search prefers its own move, in hundredths of a cow; 0 if `findings` says it already. */
  readonly difference: number;
  /** Whether the move is as good as the search's own. */
  readonly isAsGood: boolean;
  readonly best: Value;
  readonly nodes: number;
}

/** Finds how the move changes the result of the game. */
async function resultOf(
  played: Played,
  nodes: number,
  table: Tablebase | undefined,
  searchGame: Search,
): Promise<Result> {
  const { game, move, next } = played;
  let searched = 0;
  const search: Search = async (of, limits) => {
    const choice = await searchGame(of, limits);
    searched += choice.nodes;
    return choice;
  };
  const evaluate = (of: Game): Promise<Value> => gameValue(of, nodes, table, search);
  const best = await evaluate(game);
  const bestPlies = best.plies;
  const wins = bestPlies !== undefined && bestPlies > 0;
  const bestMove = best.line[0] as Move;
  const isBest = encodeMove(played.ruleset, bestMove) === played.packed;
  const result = (findings: readonly FindingBody[], difference = 0, isAsGood = difference <= 0): Result => ({
    findings,
    difference: Math.min(difference, MOST_DIFFERENCE),
    isAsGood: isBest || isAsGood,
    best,
    nodes: searched,
  });
  const bestProof: Proof = { by: best.by, line: best.line };

  const end = outcome(next);
  if (end !== undefined) {
    const proof: Proof = { by: "rules", line: [move] };
    const findings: FindingBody[] = [{ kind: "ends-game", outcome: end, proof }];
    if (wins && end.winner !== game.turn) {
      const lostIn = end.winner === null ? null : 1;
      findings.push({ kind: "gives-win-away", plies: bestPlies, lostIn, proof: bestProof });
      return result(findings, 0, false);
    }
    const score = end.winner === null ? 0 : scoreOf(end.winner === game.turn ? 1 : -1);
    return result(findings, best.score - score);
  }
  // The move is the best one, so the best move's proof holds for it.
  if (wins && isBest) return result([{ kind: "wins", plies: bestPlies, sooner: null, proof: bestProof }]);

  const nextValue = await evaluate(next);
  const sign = next.turn === game.turn ? 1 : -1;
  const plies = nextValue.plies === undefined ? undefined : sign * nextValue.plies;
  const line = [move, ...nextValue.line];
  const proof: Proof = { by: nextValue.by, line };

  if (plies !== undefined && plies > 0) {
    const sooner = wins && bestPlies < plies + 1 ? bestPlies : null;
    return result([{ kind: "wins", plies: plies + 1, sooner, proof }], 0, sooner === null);
  }
  if (plies !== undefined && wins) {
    const lostIn = plies < 0 ? 1 - plies : null;
    return result([{ kind: "gives-win-away", plies: bestPlies, lostIn, proof: bestProof }], 0, false);
  }
  if (plies === 0) return result([{ kind: "draws", proof }]);
  if (plies !== undefined) {
    const saved = await savedBy();
    const findings: FindingBody[] = [{ kind: "loses", plies: 1 - plies, saved, proof }];
    if (saved !== null) return result(findings, 0, false);
    return result(findings, bestPlies === undefined ? await advantage() : 0);
  }
  // The win is missed only if a full search after the move finds no win in as many plies.
  if (wins && (await holdsOut(next, bestPlies - 1, game.turn)))
    return result([{ kind: "misses-win", plies: bestPlies, proof: bestProof }], 0, false);
  return result([], await advantage());

  /** How much the search prefers its own move, if it has searched both moves equally. */
  async function advantage(): Promise<number> {
    const difference = best.score - sign * nextValue.score;
    const after = applyMove(game, bestMove);
    if (isBest || difference < DOUBT || outcome(after) !== undefined) return isBest ? 0 : difference;
    const value = await evaluate(after);
    return Math.min(difference, (after.turn === game.turn ? 1 : -1) * value.score - sign * nextValue.score);
  }

  /** What the search's own move would have saved, if the move loses. */
  async function savedBy(): Promise<"draw" | "longer" | null> {
    if (bestPlies === 0 && best.by === "table") return "draw";
    if (bestPlies !== undefined) return null;
    const after = applyMove(game, bestMove);
    const end = outcome(after);
    if (end !== undefined) return end.winner === null ? "draw" : null;
    return (await holdsOut(after, -(plies as number), opponentOf(game.turn))) ? "longer" : null;
  }

  /** Whether it is proved that a player cannot force a win within `plies` plies. */
  async function holdsOut(from: Game, plies: number, player: Player): Promise<boolean> {
    if (plies === 0) return true;
    const sign = from.turn === player ? 1 : -1;
    const choice = await search(from, { nodes: Math.floor(nodes * 1.5), depth: Math.min(plies, 60) });
    const forced = pliesToEnd(choice.score);
    if (forced !== undefined) return sign * forced < 0;
    return choice.depth >= plies;
  }
}

/** Returns the finding of the search for cows: the move misses a win, loses the game or costs cows. */
function cowFinding({ ruleset, position, move }: Played, better: Better): FindingBody {
  const { plies, worth, played } = better;
  const proof: Proof = { by: "search", line: [decodeMove(ruleset, position, better.move)] };
  if (isWon(worth)) return { kind: "misses-win", plies: plies - 1, proof };
  if (isWon(-played))
    return { kind: "loses", plies: plies - 1, saved: "longer", proof: { ...proof, line: [move] } };
  return { kind: "loses-cows", cows: worth - played, plies, proof };
}

/** Returns the mark of a move. */
function glyphOf(findings: readonly FindingBody[], difference: number): Review["glyph"] | undefined {
  const byKind = new Map(findings.map((finding) => [finding.kind, finding]));
  const loses = byKind.get("loses") as Extract<FindingBody, { kind: "loses" }> | undefined;
  if (byKind.has("gives-win-away") || loses?.saved) return "??";
  if (byKind.has("misses-win") || difference >= MISTAKE) return "?";
  return difference >= DOUBT || byKind.has("loses-cows") ? "?!" : undefined;
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
 * @param record - The record of a game, from `morabaraba/records`.
 * @param words - The sentences of reviews, such as `en`, `af`, `de` or `id` of `morabaraba/review`.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `MorabarabaError` `aborted` after an abort.
 * @throws `RecordError` of `morabaraba/records` if `record` is not a valid record. The promise rejects with
 * each of these errors.
 * @example
 * ```ts
 * import { createRecord, mainline, playMove } from "morabaraba/records";
 * import { en, reviewRecord } from "morabaraba/review";
 *
 * const record = ["d6", "a1", "d7", "a4", "g1"].reduce(playMove, createRecord());
 * const last = mainline(await reviewRecord(en, record, { nodes: 2000 })).at(-1);
 * last?.glyphs; // => ["?!"]
 * last?.comment?.includes("Light could have closed the mill d7 d6 d5 with d5."); // => true
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
