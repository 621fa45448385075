/** The engine's evaluations, as chances of the first side instead of scores, and the review of a game by them. */
import { winningChance as millChance, pliesToEnd } from "morabaraba/bots";
import { winningChance as mancalaChance } from "morabaraba/mancala/bots";
import type { BotProgress } from "morabaraba/opponent";
import { annotate, formatComment, goTo, parseComment } from "morabaraba/records";
import type { Loss } from "../boards/reasons.ts";
import type { Game, GameRecord, Kit, Move, RecordNode, Side } from "../family/family.ts";
import { leadOf } from "../family/mancalaWords.ts";
import { nodeOf, parentOf } from "./analysis.ts";

/** A line of play and its value. */
export interface EngineLine {
  /** The expected points of light or south: 1 for a win, 0.5 for a draw, 0 for a loss. */
  readonly chance: number;
  /** Plies to a forced end. */
  readonly plies?: number | undefined;
  /** In mancala, the proved lead of south in seeds at the end. */
  readonly lead?: number | undefined;
  /** The moves, as text. */
  readonly moves: readonly string[];
}

/** The engine's evaluation of a position. */
export interface Evaluation extends EngineLine {
  /** The search depth in plies; absent for a game that is over. */
  readonly depth?: number | undefined;
  /** The best lines, the best first. */
  readonly lines: readonly EngineLine[];
}

/** The fields of a search result that this file reads. */
export interface Found extends Pick<BotProgress<Move>, "depth" | "lines"> {
  /** Whether the scores are proved; mancala's bots say so. */
  readonly exact?: boolean;
}

/** Converts a search result to an evaluation, from the first side's view. */
export function foundBy(kit: Kit, game: Game, { depth, lines, exact = false }: Found): Evaluation {
  const isMills = kit.name === "mills";
  const rules = kit.variantOf(game);
  // If a majority ends the game, the seeds are not counted to the end.
  const isCounted = exact && "majority" in rules && !rules.majority;
  const isFirst = game.turn === kit.sides[0];
  const evaluated = ({ score, moves }: Found["lines"][number]): EngineLine => {
    const plies = isMills ? pliesToEnd(score) : undefined;
    const chance = (isMills ? millChance : mancalaChance)(score);
    return {
      chance: isFirst ? chance : 1 - chance,
      ...(plies !== undefined && { plies: Math.abs(plies) }),
      ...(isCounted && { lead: (isFirst ? 1 : -1) * leadOf(score) }),
      moves: moves.map((move) => kit.formatMove(game, move)),
    };
  };
  return { ...evaluated(lines[0]), depth, lines: lines.map(evaluated) };
}

/** Returns the evaluation of a finished game for a side. */
export function ended({ winner }: { readonly winner: string | null }, side: string, game?: Game): Evaluation {
  const chance = winner === null ? 0.5 : winner === side ? 1 : 0;
  const lead = game && "stores" in game ? game.stores.south - game.stores.north : undefined;
  return { chance, plies: 0, ...(lead !== undefined && { lead }), moves: [], lines: [] };
}

/** The engine's results by {@link keyOf}, so that all lines to a position share them. */
export type Evaluations = ReadonlyMap<string, Evaluation>;

/** A position of a line. */
export interface Place {
  readonly id: number;
  /** The move that led to the position; empty at the start. */
  readonly move: string;
  readonly game: Game;
  readonly key: string;
}

/** Returns the key of a position: its variant and its text. */
export function keyOf(kit: Pick<Kit, "formatPosition">, game: Game): string {
  return `${JSON.stringify(game.variant)} ${kit.formatPosition(game)}`;
}

/** Returns the positions of a line. */
export function placesOf(kit: Pick<Kit, "formatPosition">, line: readonly RecordNode[]): readonly Place[] {
  return line.map(({ id, notation = "", game }) => ({ id, move: notation, game, key: keyOf(kit, game) }));
}

/** A move that gave chances away. */
export interface Mistake {
  /** The move's node. */
  readonly id: number;
  /** The game before the move, and the key of both. */
  readonly game: Game;
  readonly key: string;
  readonly glyph: "?!" | "?" | "??";
  /** The expected points that the move gave away, 0 to 1. */
  readonly loss: number;
  readonly played: string;
  /** The better line. */
  readonly better: readonly string[];
  /** What the move gave away in mancala, if it is proved. */
  readonly seeds?: Loss;
}

/** Why moves are mistakes, in sentences, by node; empty if nothing is proved. */
export type Reasons = ReadonlyMap<number, string>;

/** The least loss for each glyph, the worst first. */
const GLYPHS = [
  ["??", 0.3],
  ["?", 0.2],
  ["?!", 0.1],
] as const;

/** The least loss in seeds for each glyph, if the result of the game stays the same. */
const SEED_GLYPHS = [
  ["?", 4],
  ["?!", 1],
] as const;

/** The most moves of a better line to add to a record. */
const LONGEST_ADDED = 6;

/** Returns the mistakes in the evaluated part of a line, in order. Chances are those of the side `first`. */
export function mistakesOf(places: readonly Place[], known: Evaluations, first: Side): readonly Mistake[] {
  return places.slice(1).flatMap(({ id, move, key }, i) => {
    const { game, key: keyBefore } = places[i] as Place;
    const [before, after] = [known.get(keyBefore), known.get(key)];
    const better = before?.lines[0]?.moves ?? [];
    if (!before || !after || better.length === 0 || better[0] === move) return [];
    const sign = game.turn === first ? 1 : -1;
    const loss = sign * (before.chance - after.chance);
    const seeds =
      before.lead === undefined || after.lead === undefined
        ? undefined
        : { best: sign * before.lead, played: sign * after.lead, line: better };
    const glyph =
      GLYPHS.find(([, least]) => loss >= least)?.[0] ??
      SEED_GLYPHS.find(([, least]) => seeds && seeds.best - seeds.played >= least)?.[0];
    if (!glyph) return [];
    const mistake = { id, game, key: `${keyBefore} ${move}`, glyph, loss, played: move, better };
    return [{ ...mistake, ...(seeds && { seeds }) }];
  });
}

/**
 * Returns a record with a glyph, the reason and the better line at each mistake. Its current node stays. A
 * person's glyph and comment stay too; those of an earlier review are replaced.
 */
export function withCorrections(
  kit: Pick<Kit, "playMove">,
  record: GameRecord,
  mistakes: readonly Mistake[],
  reasons: Reasons,
): GameRecord {
  const corrected = mistakes.reduce((result, { id, glyph, better }) => {
    const { glyphs = [], comment = "" } = nodeOf(result, id) ?? {};
    const { review, ...parts } = parseComment(comment);
    const kept = glyphs.filter((other) => other !== review?.glyph);
    const reason = reasons.get(id) ?? "";
    const marked = annotate(
      goTo(result, id),
      kept.some(isJudgement)
        ? { glyphs: kept, comment: formatComment({ ...parts, review: { text: `${glyph} ${reason}` } }) }
        : { glyphs: [glyph, ...kept], comment: formatComment({ ...parts, review: { text: reason, glyph } }) },
    );
    const start = goTo(marked, parentOf(marked, id));
    return better.slice(0, LONGEST_ADDED).reduce((at, move) => kit.playMove(at, move), start);
  }, record);
  return goTo(corrected, record.at);
}

/** Returns whether a glyph rates a move. A move has at most one such glyph. */
export function isJudgement(glyph: string): boolean {
  return /^(?:[!?]{1,2}|\$[1-6])$/.test(glyph);
}

/** Returns a line's chances as the points of an SVG polyline. It skips unknown chances. */
export function polyline(chances: readonly (number | undefined)[], width: number, height: number): string {
  const last = Math.max(chances.length - 1, 1);
  return chances
    .flatMap((chance, i) =>
      chance === undefined ? [] : [`${rounded((i / last) * width)},${rounded((1 - chance) * height)}`],
    )
    .join(" ");
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
