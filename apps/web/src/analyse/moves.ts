/** The moves of a record as a list to read: numbers, glyphs and comments, with variations inside one another. */
import { goBack, parseComment } from "morabaraba/records";
import type { Game, GameRecord, Kit } from "../family/family.ts";
import { nextIds, nodeOf } from "./analysis.ts";

/** A move as the list shows it. */
export interface ListedMove {
  readonly id: number;
  /** Its number: `12.` for a move of the first player, `12…` for one of the second. */
  readonly number: string;
  /** Whether the number is written in the list, as it is where a line begins or goes on, and for the first player. */
  readonly isNumbered: boolean;
  readonly text: string;
  readonly glyphs: string;
  /** The starting comment, before the first move of a variation. */
  readonly opening: string;
  readonly comment: string;
  /** Other moves than this one, each with what follows it. */
  readonly variations: readonly (readonly ListedMove[])[];
}

/** Where a line has come to: the turn is the game's own in mancala, where one player may move twice. */
interface Place {
  readonly turn: number;
  readonly isFirst: boolean;
  readonly game: Game | undefined;
}

/** The signs of the numbered glyphs that people know. */
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

/** The numbers of the moves that follow a game of mills, where they are written: at its beginning, and for the first player. */
export function numberAfter(kit: Kit, game: Game): (ply: number) => string {
  if (!("ply" in game) || kit.name === "mancala") return () => "";
  const isSecond = game.turn === kit.createGame(game.variant).turn ? 0 : 1;
  const from = game.ply >> 1;
  return (ply) => {
    const at = ply + isSecond;
    return at % 2 === 0 ? `${from + at / 2 + 1}.` : ply === 0 ? `${from + 1}…` : "";
  };
}

/** The moves of a record, the main line with its variations. */
export function listMoves(kit: Kit, record: GameRecord): readonly ListedMove[] {
  const { game } = kit.currentNode(goBack(record, Number.POSITIVE_INFINITY));
  const isMancala = kit.name === "mancala";
  const { turn: begins } = kit.createGame(record.variant);
  const start: Place = {
    turn: 1 + (isMancala ? 0 : game.ply >> 1),
    isFirst: game.turn === begins,
    game: isMancala ? game : undefined,
  };

  function after({ turn, isFirst, game }: Place, move: string): Place {
    if (game === undefined) return { turn: isFirst ? turn : turn + 1, isFirst: !isFirst, game };
    const next = kit.applyMove(game, move);
    const first = next.turn === begins;
    return { turn: first && !isFirst ? turn + 1 : turn, isFirst: first, game: next };
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

/** Returns a comment without the commands that programs write into it. */
export function wordsOf(comment: string | undefined): string {
  return comment === undefined ? "" : (parseComment(comment).text ?? "");
}

/** The numbers of all moves, by their nodes. */
export function numbersOf(moves: readonly ListedMove[]): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  const rest = [...moves];
  for (let move = rest.pop(); move !== undefined; move = rest.pop()) {
    numbers.set(move.id, move.number);
    rest.push(...move.variations.flat());
  }
  return numbers;
}
