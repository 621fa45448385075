/**
 * The moves of a whole game as text: in games written with numbers, the plies of a turn joined by `-` and the turns
 * parted by spaces, `3-6 2 1`; in games written with letters, the letters in a row, `CdAf`.
 */
import { attempt, type IllegalMoveError, ParseError, type Result } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { encode } from "./encode.ts";
import { applyMove } from "./game.ts";
import { checkText, hasLetters, moveOf, nameOf } from "./notation.ts";
import type { Game, Move } from "./state.ts";

/** A longer text is refused unread. */
const LONGEST_GAME = 20_000;

/**
 * Writes the moves of a whole game, from its first position on, so that {@link parseMoves} reads them back.
 *
 * @param start - The game before the first of the moves.
 * @throws {@link IllegalMoveError} for a move that is illegal in its place; {@link ParseError} `syntax` for what is no list.
 * @example
 * ```ts
 * import { createGame, formatMoves } from "morabaraba/mancala";
 *
 * formatMoves([{ house: 3 }, { house: 6 }, { house: 2 }], createGame()); // => "3-6 2"
 * formatMoves([{ house: 3 }, { house: 6 }], createGame("oware")); // => "Cf"
 * ```
 */
export function formatMoves(moves: readonly Move[], start: Game): string {
  if (!Array.isArray(moves)) throw new ParseError("syntax", "", `The moves are a list, not ${show(moves)}.`);
  let game = start;
  let text = "";
  for (const [i, move] of moves.entries()) {
    const position = encode(game);
    const next = applyMove(game, move);
    text += nameOf(move, position);
    if (i < moves.length - 1 && !hasLetters(position.variant)) text += next.turn === game.turn ? "-" : " ";
    game = next;
  }
  return text;
}

/**
 * Reads the moves of a whole game and plays them to see that they are legal. White space between plies is forgiven; that
 * the plies of one turn, and no others, are joined by `-` is not.
 *
 * @param start - The game before the first of the moves.
 * @throws {@link ParseError} `not-text`, `too-long` (20,000 characters), `syntax` also for an illegal move, `bad-number`,
 * `unknown-label`; `at` is an offset into the text.
 * @example
 * ```ts
 * import { applyMove, createGame, parseMoves } from "morabaraba/mancala";
 *
 * const moves = parseMoves("3-6 2", createGame());
 * moves; // => [{ house: 3 }, { house: 6 }, { house: 2 }]
 * moves.reduce(applyMove, createGame()).stores; // => { south: 2, north: 1 }
 * parseMoves("3 6", createGame()); // throws syntax
 * ```
 */
export function parseMoves(text: string, start: Game): readonly Move[] {
  const letters = hasLetters(encode(start).variant);
  checkText(text, LONGEST_GAME);
  const moves: Move[] = [];
  let game = start;
  let again: boolean | undefined;
  for (const match of text.trimEnd().matchAll(/(\s*(?:-\s*)?)(swap|[0-9]+|\S)/g)) {
    const [, gap, word] = match as unknown as [string, string, string];
    const at = match.index + gap.length;
    const move = moveOf(word, at, encode(game));
    const joined = gap.includes("-");
    if (joined !== (again === true && !letters) || (again === false && !letters && gap === "")) {
      const rule =
        again && !letters ? "a dash joins it to the ply before, of the same turn" : "a space parts turns";
      throw new ParseError("syntax", match.index, `Before ${show(word)} ${rule}; ${show(gap)} stands there.`);
    }
    const next = played(game, move, at);
    again = next.turn === game.turn;
    game = next;
    moves.push(move);
  }
  return moves;
}

function played(game: Game, move: Move, at: number): Game {
  try {
    return applyMove(game, move);
  } catch (error) {
    throw new ParseError("syntax", at, (error as IllegalMoveError).message);
  }
}

/**
 * {@link parseMoves} without a throw for bad text; a game that is none still throws.
 *
 * @example
 * ```ts
 * import { createGame, safeParseMoves } from "morabaraba/mancala";
 *
 * const result = safeParseMoves("3-6 7", createGame());
 * result.ok ? "" : [result.error.code, result.error.at]; // => ["bad-number", 4]
 * ```
 */
export function safeParseMoves(text: string, start: Game): Result<readonly Move[]> {
  encode(start);
  return attempt(() => parseMoves(text, start));
}
