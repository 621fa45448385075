/** A record's moves as a list with numbers, glyphs, comments and nested variations. */
import { goTo, parseComment } from "morabaraba/records";
import type { Game, GameRecord, Kit } from "../family/family.ts";
import { nextIds, nodeOf } from "./analysis.ts";

/** A move in the list. */
export interface ListedMove {
  readonly id: number;
  /** The number: `12.` for the first player, `12…` for the second. */
  readonly number: string;
  /** Whether to show the number: at a line's start, after an interruption, and for the first player. */
  readonly isNumbered: boolean;
  readonly text: string;
  readonly glyphs: string;
  /** The starting comment. */
  readonly opening: string;
  readonly comment: string;
  /** The alternatives to this move, each with the rest of its line. */
  readonly variations: readonly (readonly ListedMove[])[];
}

/** A place in a line. Only mancala needs the game, because a player may move twice there. */
interface Place {
  readonly turn: number;
  readonly isFirst: boolean;
  readonly game: Game | undefined;
}

/** The signs of the common numbered glyphs. */
const SIGNS: Readonly<Record<string, string>> = {
  $1: "!",
  $2: "?",
  $3: "!!",
  $4: "??",
  $5: "!?",
  $6: "?!",
  $10: "=",
  $13: "∞",
  $14: "⩲",
  $15: "⩱",
  $16: "±",
  $17: "∓",
  $18: "+−",
  $19: "−+",
};

/** Returns the number before each move of a line; empty for most second moves, and in mancala. */
export function numberAfter(kit: Kit, game: Game): (ply: number) => string {
  if (!("ply" in game) || kit.name === "mancala") return () => "";
  const offset = game.turn === kit.createGame(game.variant).turn ? 0 : 1;
  const from = game.ply >> 1;
  return (ply) => {
    const at = ply + offset;
    return at % 2 === 0 ? `${from + at / 2 + 1}.` : ply === 0 ? `${from + 1}…` : "";
  };
}

/** Lists a record's main line with its variations. */
export function listMoves(kit: Kit, record: GameRecord): readonly ListedMove[] {
  const { game } = kit.currentNode(goTo(record, 0));
  const isMancala = kit.name === "mancala";
  const { turn: beginner } = kit.createGame(record.variant);
  const start: Place = {
    turn: 1 + (isMancala ? 0 : game.ply >> 1),
    isFirst: game.turn === beginner,
    game: isMancala ? game : undefined,
  };

  function after({ turn, isFirst, game }: Place, move: string): Place {
    if (game === undefined) return { turn: isFirst ? turn : turn + 1, isFirst: !isFirst, game };
    const next = kit.applyMove(game, move);
    const isNextFirst = next.turn === beginner;
    return { turn: isNextFirst && !isFirst ? turn + 1 : turn, isFirst: isNextFirst, game: next };
  }

  function list(from: number, others: readonly number[], begin: Place): readonly ListedMove[] {
    const line: ListedMove[] = [];
    let place = begin;
    let isNumbered = true;
    let wasFirst: boolean | undefined;
    let rest = others;
    for (let id: number | undefined = from; id !== undefined; ) {
      const { move = "", glyphs = [], comment, startingComment } = nodeOf(record, id) ?? {};
      const { turn, isFirst } = place;
      line.push({
        id,
        number: `${turn}${isFirst ? "." : "…"}`,
        isNumbered: isNumbered || (isFirst && wasFirst !== true),
        text: move,
        glyphs: glyphs.map((glyph) => SIGNS[glyph] ?? glyph).join(""),
        opening: wordsOf(startingComment),
        comment: wordsOf(comment),
        variations: rest.map((other) => list(other, [], place)),
      });
      isNumbered = rest.length > 0 || comment !== undefined;
      wasFirst = isFirst;
      place = after(place, move);
      [id, ...rest] = nextIds(record, id);
    }
    return line;
  }

  const [first, ...others] = nextIds(record, 0);
  return first === undefined ? [] : list(first, others, start);
}

/** Returns a comment's words and those of a review, without commands such as clocks. */
export function wordsOf(comment = ""): string {
  const { text = "", review } = parseComment(comment);
  return `${text} ${review?.text ?? ""}`.trim();
}

/** Returns the numbers of all moves, by node. */
export function numbersOf(moves: readonly ListedMove[]): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  const rest = [...moves];
  for (let move = rest.pop(); move !== undefined; move = rest.pop()) {
    numbers.set(move.id, move.number);
    rest.push(...move.variations.flat());
  }
  return numbers;
}
