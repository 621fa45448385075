/**
 * The moves of a whole game as text: in games written with numbers, the plies of a turn joined by `-` and the turns
 * separated by spaces, `3-6 2 1`; in games written with letters, the letters in a row, `CdAf`.
 */
import { attempt, type IllegalMoveError, ParseError, type Result } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { encode, type Position } from "./encode.ts";
import { readMove } from "./legality.ts";
import { checkText, hasLetters, moveOf, nameOf } from "./notation.ts";
import { advance, carryOut, conclude, judged, refusal } from "./play.ts";
import type { Game, Move } from "./state.ts";

/** A longer text is refused unread. */
const LONGEST_GAME = 20_000;

/**
 * Writes the moves of a whole game, from its first position on, so that {@link parseMoves} reads them back.
 *
 * @param start - The game before the first of the moves.
 * @throws {@link IllegalMoveError} for a move that is illegal in its place; {@link ParseError} `syntax` for anything but a list,
 * `too-long` for a list of more than 20,000.
 * @example
 * ```ts
 * import { createGame, formatMoves } from "morabaraba/mancala";
 *
 * formatMoves([{ house: 3 }, { house: 6 }, { house: 2 }], createGame()); // => "3-6 2"
 * formatMoves([{ house: 3 }, { house: 6 }], createGame("oware")); // => "Cf"
 * ```
 */
export function formatMoves(moves: readonly Move[], start: Game): string {
  if (!Array.isArray(moves))
    throw new ParseError("syntax", "", `Pass a list of moves such as [{ house: 3 }], not ${show(moves)}.`);
  if (moves.length > LONGEST_GAME)
    throw new ParseError(
      "too-long",
      LONGEST_GAME,
      `A game has at most ${LONGEST_GAME} moves, not ${moves.length}.`,
    );
  const likes = Array.from(moves, readMove);
  const position = encode(start);
  const { variant } = position;
  let text = "";
  for (const [i, like] of likes.entries()) {
    const { side } = position;
    const extra = advance(position, like);
    text += nameOf(like, { variant, side });
    if (i < moves.length - 1 && !hasLetters(variant)) text += extra ? "-" : " ";
    conclude(position);
  }
  return text;
}

/**
 * Reads the moves of a whole game and plays them to see that they are legal. White space between plies is forgiven, but the
 * plies of one turn, and no others, must be joined by `-`.
 *
 * @param start - The game before the first of the moves.
 * @throws {@link ParseError} `not-text`, `too-long` (20,000 characters), `syntax`, `bad-number`, `unknown-label`; `at` is an
 * offset into the text. For an illegal move it is `syntax` with the {@link IllegalMoveError} as `cause`, which has the code.
 * @example
 * ```ts
 * import { applyMove, createGame, type IllegalMoveError, parseMoves, safeParseMoves } from "morabaraba/mancala";
 *
 * const moves = parseMoves("3-6 2", createGame());
 * moves; // => [{ house: 3 }, { house: 6 }, { house: 2 }]
 * moves.reduce(applyMove, createGame()).stores; // => { south: 2, north: 1 }
 * parseMoves("3 6", createGame()); // throws syntax
 *
 * const result = safeParseMoves("3-3", createGame());
 * result.ok || (result.error.cause as IllegalMoveError).code; // => "empty-house"
 * ```
 */
export function parseMoves(text: string, start: Game): readonly Move[] {
  return readMoves(text, encode(start));
}

function readMoves(text: string, position: Position): readonly Move[] {
  const letters = hasLetters(position.variant);
  checkText(text, LONGEST_GAME);
  const moves: Move[] = [];
  /** Whether the ply before gave another one to the same player. */
  let extra: boolean | undefined;
  for (const match of text.trimEnd().matchAll(/(\s*(?:-\s*)?)(swap|[0-9]+|\S)/g)) {
    const [, gap, word] = match as unknown as [string, string, string];
    const at = match.index + gap.length;
    const move = moveOf(word, at, position);
    const joined = gap.includes("-");
    if (joined !== (extra === true && !letters) || (extra === false && !letters && gap === "")) {
      const rule =
        letters || extra === undefined
          ? `Leave out the "-" before ${show(word)}; only plies of one turn of games written in numbers are joined`
          : extra
            ? `Put "-" before ${show(word)}, since the same player moves again`
            : `Put a space before ${show(word)}, not ${show(gap)}, since the other player moves`;
      throw new ParseError("syntax", match.index, `${rule}.`);
    }
    const found = judged(position, move);
    if (typeof found === "string") throw illegalAt(at, refusal(position, move, found));
    extra = carryOut(position, found);
    conclude(position);
    moves.push(move);
  }
  return moves;
}

/** An illegal move is a fault of the text, with the reason as its cause. */
function illegalAt(at: number, reason: IllegalMoveError): ParseError {
  const fault = new ParseError("syntax", at, reason.message);
  fault.cause = reason;
  return fault;
}

/**
 * {@link parseMoves} without a throw for bad text; a bad game still throws.
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
  const position = encode(start);
  return attempt(() => readMoves(text, position));
}
