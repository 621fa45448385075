/** The searches for the opening book, and the letters that result. */
import { applyMove, formatMove, formatPosition, type Game, parseMove, type VariantName } from "morabaraba";
import { chooseMoveSync } from "morabaraba/bots";
import { decodeGame, encodeMove, type Position, pointsIn, type Ruleset, rulesetFor } from "morabaraba/engine";
import {
  ALPHABET,
  BOOK_PLIES,
  type BookValue,
  bookPositions,
  LEAST,
  legalMoves,
  SHALLOWEST,
} from "../../src/bots/mills/book.ts";

/** A search's result in a book position: a line of `research/book/<variant>.jsonl`. */
export interface Entry {
  readonly ply: number;
  readonly position: string;
  readonly move: string;
  /** Hundredths of a cow for the side to move; `null` if theory allows only one move. */
  readonly score: number | null;
  /** Plies that the search completed. */
  readonly depth: number;
  readonly nodes: number;
}

const MIDDLE_CORNERS: readonly string[] = ["b6", "f6", "f2", "b2"];

/** Megabytes of the search's table. */
const MEMORY = 256;

/** The moves that theory allows in a position, one for all images; undefined if there is no theory. */
function theory(ruleset: Ruleset, { own, other }: Position): readonly string[] {
  const { variant } = ruleset;
  const crossed = variant.cows === 12 && ruleset.lines.length === 20;
  const [answered, ...more] = pointsIn(ruleset, other);
  if (!crossed || own !== 0 || more.length > 0) return [];
  if (answered === undefined) return MIDDLE_CORNERS.slice(0, 1);
  const at = MIDDLE_CORNERS.indexOf(answered);
  return at < 0 ? [] : [1, 2].map((step) => MIDDLE_CORNERS[(at + step) % 4] as string);
}

/** A search's choice in a game, among some moves if given. */
function searched(game: Game, nodes: number, among: readonly string[]): Omit<Entry, "ply" | "position"> {
  const limits = { nodes, book: false, memory: MEMORY };
  if (among.length === 1) return { move: among[0] as string, score: null, depth: 0, nodes: 0 };
  if (among.length === 0) {
    const { move, score, depth, nodes: looked } = chooseMoveSync(game, limits);
    return { move: formatMove(game, move), score, depth, nodes: looked };
  }
  const each = among.map((move) => {
    const { score, depth, nodes: looked } = chooseMoveSync(applyMove(game, move), limits);
    return { move, score: -score, depth: depth + 1, nodes: looked };
  });
  return each.reduce((best, other) => (other.score > best.score ? other : best));
}

/** Searches the missing positions of a book, ply by ply, and passes on each result. */
export function makeBook(
  variant: VariantName,
  known: readonly Entry[],
  { nodes, plies }: { readonly nodes: number; readonly plies: number },
  found: (entry: Entry) => void,
): void {
  const ruleset = rulesetFor(variant);
  const entries = new Map(known.map((entry) => [entry.position, entry]));
  for (let ply = 0; ply < Math.min(plies, BOOK_PLIES); ply++) {
    const positions = bookPositions(ruleset, lettersIn(variant, [...entries.values()]))[ply] ?? [];
    for (const position of positions) {
      const game = decodeGame(ruleset, position);
      const text = formatPosition(game);
      if (entries.has(text)) continue;
      const entry = { ply, position: text, ...searched(game, nodes, theory(ruleset, position)) };
      entries.set(text, entry);
      found(entry);
    }
  }
}

/** Returns the letter for a move in a position in canonical form. */
export const letterOf = (ruleset: Ruleset, position: Position, move: number): string =>
  ALPHABET[legalMoves(ruleset, position).indexOf(move)] as string;

/** The letters of a move that theory prescribes: no search is behind it. */
const NONE = "AA";

/** Returns the two letters of a value; throws if it is out of their range. */
export function lettersOf(value: BookValue | undefined): string {
  if (value === undefined) return NONE;
  const [score, depth] = [value.score - LEAST, value.depth - SHALLOWEST];
  if (score < 1 || score > 511 || depth < 0 || depth > 7)
    throw new RangeError(`Widen the letters for a score of ${value.score} at depth ${value.depth}.`);
  const number = 8 * score + depth;
  return `${ALPHABET[number >> 6]}${ALPHABET[number & 63]}`;
}

/** The letters of the complete plies. */
export function lettersIn(variant: VariantName, entries: readonly Entry[]): readonly string[] {
  const ruleset = rulesetFor(variant);
  const moves = new Map(entries.map(({ position, move }) => [position, move]));
  const letters: string[] = [];
  for (let ply = 0; ply < BOOK_PLIES; ply++) {
    const row = (bookPositions(ruleset, letters)[ply] ?? []).map((position) => {
      const game = decodeGame(ruleset, position);
      const move = moves.get(formatPosition(game));
      return move && letterOf(ruleset, position, encodeMove(ruleset, parseMove(game, move)));
    });
    if (row.includes(undefined)) break;
    letters.push(row.join(""));
  }
  return letters;
}

/** By ply, two letters for each letter's search. */
export function scoresIn(
  variant: VariantName,
  letters: readonly string[],
  entries: readonly Entry[],
): readonly string[] {
  const ruleset = rulesetFor(variant);
  const found = new Map(entries.map((entry) => [entry.position, entry]));
  const rows = bookPositions(ruleset, letters).slice(0, letters.length);
  return rows.map((row) =>
    row
      .map((position) => {
        const { score, depth } = found.get(formatPosition(decodeGame(ruleset, position))) as Entry;
        return lettersOf(score === null ? undefined : { score, depth });
      })
      .join(""),
  );
}
