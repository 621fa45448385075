/** A move of mills looked at: what it does, allows and misses, as far as it is proved. */
import { refuseAborted } from "../../base/clock.ts";
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import { chooseMove } from "../../bots/mills/chooseMove.ts";
import { pliesToEnd } from "../../bots/mills/levels.ts";
import { tablebase } from "../../bots/mills/options.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player } from "../../rules/mills/data/terms.ts";
import type { Tablebase } from "../../rules/mills/engine/tablebase.ts";
import { applyMove, outcome } from "../../rules/mills/game.ts";
import { legalMove } from "../../rules/mills/legality.ts";
import { decodeMove, encodeMove } from "../../rules/mills/moves.ts";
import { encodeGame, readGame, rulesetOf } from "../../rules/mills/read.ts";
import { type ReviewLimits, reviewLimits } from "../limits.ts";
import { type Better, betterInCows, isWon } from "./cows.ts";
import { onCounts, onMills, onStanding, type Seen } from "./effects.ts";
import { type Finding, kinds, type Proof, type Review, type Told } from "./finding.ts";
import type { Budget } from "./threats.ts";
import { type Ask, scoreOf, type Worth, worthOf } from "./value.ts";

/** How far a review looks, and what it knows of endgames. */
export interface ReviewOptions extends ReviewLimits {
  /** Exact endgames, from `createTablebase(tables)` of `morabaraba/endgames`. */
  readonly tablebase?: Tablebase | undefined;
}

/** What the options of a review must be. */
export const reviewOptions: OptionSpecs = { ...reviewLimits, tablebase };

/**
 * Looks at a move: what it does, what it allows and what it misses. Everything that is said is proved, by the rules, by a
 * search or by a table, except an `opinion`. What cannot be proved within the limits is not said. Equal games and limits
 * give equal reviews.
 *
 * @param game - The game before the move.
 * @param move - A legal move, as an object or as text in WMD notation.
 * @throws `IllegalMoveError` as `applyMove` does, `ArgumentError` for an option that is unknown or out of its range,
 * `MorabarabaError` `aborted`. The promise rejects with each of them.
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
  const ask: Ask = (asked, limits) => chooseMove(asked, { ...limits, tablebase: table, book: false, signal });
  const ruleset = rulesetOf(game);
  const packed = legalMove(readGame(game), move);
  const position = encodeGame(ruleset, game);
  const made = decodeMove(ruleset, position, packed);
  const next = applyMove(game, made);
  const player = game.turn;
  const played: Played = { ruleset, game, position, packed, move: made, next };
  refuseAborted(signal);
  const known = await resultOf(played, Math.floor(nodes / 5), table, ask);
  const { line } = known.best;
  const likely = encodeMove(ruleset, line[0] as Move);
  const cows: Budget = { left: Math.floor(nodes * 0.9) - known.nodes };
  const better = known.told.length === 0 ? betterInCows(ruleset, position, packed, likely, cows) : undefined;
  const onCows = better && toldOf(played, better);
  // A result that is proved outranks what the search thinks; what the search thinks outranks cows.
  const isSettled = onCows !== undefined && onCows.kind !== "loses-cows";
  const told: Told[] = [...known.told, ...(isSettled || (onCows && !known.isAsGood) ? [onCows] : [])];
  const difference = isSettled ? 0 : known.difference;
  const budget: Budget = { left: Math.floor(nodes / 10) };
  const seen: Seen = { ...played, likely, nextPosition: encodeGame(ruleset, next), budget };
  told.push(...onMills(seen, told), ...onStanding(seen), ...onCounts(seen));
  if (difference >= DOUBT) told.push({ kind: "opinion", difference, proof: { by: "opinion", line } });
  const glyph = glyphOf(told, difference);
  const findings = kinds
    .flatMap((kind) => told.filter((each) => each.kind === kind))
    .slice(0, most)
    .map((each) => ({ player, ...each }) as Finding);
  return {
    findings,
    ...(glyph && { glyph }),
    best:
      better && isSettled
        ? decodeMove(ruleset, position, better.move)
        : known.isAsGood
          ? made
          : (line[0] as Move),
    nodes: Math.floor(nodes * 0.9) - cows.left + Math.floor(nodes / 10) - budget.left,
  };
}

/**
 * A difference, in hundredths of a cow, of which the search is worth hearing, and one that is a mistake. At the beginning of
 * a game they are about a tenth and a fifth of it: a side that is so far ahead may expect 60 and 70 percent of the points.
 */
const [DOUBT, MISTAKE] = [80, 160] as const;

/** More is not told: scores of forced ends are no hundredths of a cow. */
const MOST_DIFFERENCE = 1000;

/** The move, and the games on both sides of it. */
type Played = Omit<Seen, "likely" | "nextPosition" | "budget">;

interface Result {
  readonly told: readonly Told[];
  /** By how much the search thinks more of its own move, in hundredths of a cow, where that is not told as a result. */
  readonly difference: number;
  /** Whether the move is as good as the search's own. */
  readonly isAsGood: boolean;
  readonly best: Worth;
  readonly nodes: number;
}

/** What the move makes of the result of the game. */
async function resultOf(
  seen: Played,
  nodes: number,
  table: Tablebase | undefined,
  search: Ask,
): Promise<Result> {
  const { game, move, next } = seen;
  let looked = 0;
  const ask: Ask = async (of, limits) => {
    const choice = await search(of, limits);
    looked += choice.nodes;
    return choice;
  };
  const worth = (of: Game): Promise<Worth> => worthOf(of, nodes, table, ask);
  const best = await worth(game);
  const could = best.plies;
  const wins = could !== undefined && could > 0;
  const own = best.line[0] as Move;
  const isOwn = encodeMove(seen.ruleset, own) === seen.packed;
  const done = (told: readonly Told[], difference = 0, isAsGood = difference <= 0): Result => ({
    told,
    difference: Math.min(difference, MOST_DIFFERENCE),
    isAsGood: isOwn || isAsGood,
    best,
    nodes: looked,
  });
  const bestProof: Proof = { by: best.by, line: best.line };

  const end = outcome(next);
  if (end !== undefined) {
    const proof: Proof = { by: "rules", line: [move] };
    const told: Told[] = [{ kind: "ends-game", outcome: end, proof }];
    if (wins && end.winner !== game.turn) {
      const lostIn = end.winner === null ? null : 1;
      told.push({ kind: "gives-win-away", plies: could, lostIn, proof: bestProof });
      return done(told, 0, false);
    }
    const score = end.winner === null ? 0 : scoreOf(end.winner === game.turn ? 1 : -1);
    return done(told, best.score - score);
  }
  // What is proved of the best move is proved of the move that is the best.
  if (wins && isOwn) return done([{ kind: "wins", plies: could, sooner: null, proof: bestProof }]);

  const worthNext = await worth(next);
  const sign = next.turn === game.turn ? 1 : -1;
  const now = worthNext.plies === undefined ? undefined : sign * worthNext.plies;
  const line = [move, ...worthNext.line];
  const proof: Proof = { by: worthNext.by, line };

  if (now !== undefined && now > 0) {
    const sooner = wins && could < now + 1 ? could : null;
    return done([{ kind: "wins", plies: now + 1, sooner, proof }], 0, sooner === null);
  }
  if (now !== undefined && (now < 0 || now === 0) && wins) {
    const lostIn = now < 0 ? 1 - now : null;
    return done([{ kind: "gives-win-away", plies: could, lostIn, proof: bestProof }], 0, false);
  }
  if (now === 0) return done([{ kind: "draws", proof }]);
  if (now !== undefined) {
    const keeps = await saved();
    const told: Told[] = [{ kind: "loses", plies: 1 - now, saved: keeps, proof }];
    if (keeps !== null) return done(told, 0, false);
    return done(told, could === undefined ? await advantage() : 0);
  }
  // The win that is there must not be there after the move as well: everything within its plies is looked at.
  if (wins && (await lasts(next, could - 1, game.turn)))
    return done([{ kind: "misses-win", plies: could, proof: bestProof }], 0, false);
  return done([], await advantage());

  /** By how much the search thinks more of its own move than of the other, when it has looked at both alike. */
  async function advantage(): Promise<number> {
    const thought = best.score - sign * worthNext.score;
    const then = applyMove(game, own);
    if (isOwn || thought < DOUBT || outcome(then) !== undefined) return isOwn ? 0 : thought;
    const other = await worth(then);
    return Math.min(thought, (then.turn === game.turn ? 1 : -1) * other.score - sign * worthNext.score);
  }

  /** What another move than one that loses would have kept. */
  async function saved(): Promise<"draw" | "longer" | null> {
    if (could === 0 && best.by === "table") return "draw";
    if (could !== undefined) return null;
    const then = applyMove(game, own);
    const end = outcome(then);
    if (end !== undefined) return end.winner === null ? "draw" : null;
    return (await lasts(then, -(now as number), opponentOf(game.turn))) ? "longer" : null;
  }

  /** Whether a player cannot win by force within so many plies. */
  async function lasts(from: Game, plies: number, player: Player): Promise<boolean> {
    if (plies === 0) return true;
    const sign = from.turn === player ? 1 : -1;
    const choice = await ask(from, { nodes: Math.floor(nodes * 1.5), depth: Math.min(plies, 60) });
    const forced = pliesToEnd(choice.score);
    if (forced !== undefined) return sign * forced < 0;
    return choice.depth >= plies;
  }
}

/** Cows that the move costs, or the game, within plies of which all are looked at. */
function toldOf({ ruleset, position, move }: Played, better: Better): Told {
  const { plies, worth, played } = better;
  const proof: Proof = { by: "search", line: [decodeMove(ruleset, position, better.move)] };
  if (isWon(worth)) return { kind: "misses-win", plies: plies - 1, proof };
  if (isWon(-played))
    return { kind: "loses", plies: plies - 1, saved: "longer", proof: { ...proof, line: [move] } };
  return { kind: "loses-cows", cows: worth - played, plies, proof };
}

/** The mark of a move. */
function glyphOf(told: readonly Told[], difference: number): Review["glyph"] | undefined {
  const kindsTold = new Map(told.map((each) => [each.kind, each]));
  const loses = kindsTold.get("loses") as Extract<Told, { kind: "loses" }> | undefined;
  if (kindsTold.has("gives-win-away") || loses?.saved) return "??";
  if (kindsTold.has("misses-win") || difference >= MISTAKE) return "?";
  return difference >= DOUBT || kindsTold.has("loses-cows") ? "?!" : undefined;
}
