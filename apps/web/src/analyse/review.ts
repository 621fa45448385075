/** A game gone through: what each position was worth, which moves were mistakes, and what would have been better. */
import { annotate, formatComment, goTo, parseComment } from "morabaraba/records";
import type { Game, GameRecord, Kit, RecordNode, Side } from "../family/family.ts";
import { nodeOf, parentOf } from "./analysis.ts";
import type { Evaluation } from "./evaluation.ts";

/** The engine's results by {@link keyOf} of the position, so all lines to a position share them. */
export type Evaluations = ReadonlyMap<string, Evaluation>;

/** A position of a line. */
export interface Place {
  readonly id: number;
  /** The move that led there; empty for the beginning. */
  readonly move: string;
  readonly game: Game;
  readonly key: string;
}

/** Returns the key of a position. */
export function keyOf(kit: Pick<Kit, "formatPosition">, game: Game): string {
  return `${JSON.stringify(game.variant)} ${kit.formatPosition(game)}`;
}

/** The positions of a line. */
export function placesOf(kit: Pick<Kit, "formatPosition">, line: readonly RecordNode[]): readonly Place[] {
  return line.map(({ id, notation = "", game }) => ({ id, move: notation, game, key: keyOf(kit, game) }));
}

/** A move that gave something away. */
export interface Mistake {
  /** The node of the move. */
  readonly id: number;
  /** The game before it, and what that and the move are known by. */
  readonly game: Game;
  readonly key: string;
  readonly glyph: "?!" | "?" | "??";
  /** The share of the game that it gave away, 0 to 1. */
  readonly loss: number;
  readonly played: string;
  /** The line that was better. */
  readonly better: readonly string[];
}

/** Why mistakes are mistakes, in sentences, by the nodes of the moves; empty where nothing is proved. */
export type Reasons = ReadonlyMap<number, string>;

/** From how large a loss on a move bears a glyph, the worst first. */
const GLYPHS = [
  ["??", 0.3],
  ["?", 0.2],
  ["?!", 0.1],
] as const;

/** No more moves of a better line are added to a record. */
const LONGEST_ADDED = 6;

/** The mistakes in the part of a line that is evaluated, in the order of the game. Chances are those of the side `first`. */
export function mistakesOf(places: readonly Place[], known: Evaluations, first: Side): readonly Mistake[] {
  return places.slice(1).flatMap(({ id, move, key }, i) => {
    const { game, key: keyBefore } = places[i] as Place;
    const [before, now] = [known.get(keyBefore), known.get(key)];
    const better = before?.lines[0]?.moves ?? [];
    if (!before || !now || better.length === 0 || better[0] === move) return [];
    const change = before.chance - now.chance;
    const loss = game.turn === first ? change : -change;
    const glyph = GLYPHS.find(([, least]) => loss >= least)?.[0];
    return glyph ? [{ id, game, key: `${keyBefore} ${move}`, glyph, loss, played: move, better }] : [];
  });
}

/** The record with a glyph and the reason on each of these moves and, beside it, the line that was better. It stays at its node. */
export function withCorrections(
  kit: Pick<Kit, "playMove">,
  record: GameRecord,
  mistakes: readonly Mistake[],
  reasons: Reasons,
): GameRecord {
  const corrected = mistakes.reduce((now, { id, glyph, better }) => {
    const { glyphs = [], comment } = nodeOf(now, id) ?? {};
    const others = glyphs.filter((each) => !isJudgement(each));
    const marked = annotate(goTo(now, id), {
      glyphs: [glyph, ...others],
      comment: withReason(comment, reasons.get(id) ?? ""),
    });
    const start = goTo(marked, parentOf(marked, id));
    return better.slice(0, LONGEST_ADDED).reduce((at, move) => kit.playMove(at, move), start);
  }, record);
  return goTo(corrected, record.at);
}

/** Appends a reason to a comment. */
function withReason(comment: string | undefined, reason: string): string {
  const { text = "", ...parts } = parseComment(comment ?? "");
  return formatComment({ ...parts, text: text.includes(reason) ? text : `${text} ${reason}`.trim() });
}

/** Whether a glyph rates a move; a move has at most one such glyph. */
export function isJudgement(glyph: string): boolean {
  return /^(?:[!?]{1,2}|\$[1-6])$/.test(glyph);
}

/** The points of a polyline for the chances of a line, in a box of a width and a height; gaps are bridged. */
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
