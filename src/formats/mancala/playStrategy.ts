/*
 * Reads and writes oware as the server PlayStrategy does. `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1` is a
 * position: north's row and south's, both from south's left to right; the stores of south and north; the side
 * to move; and the number of the pair of plies. In a row, `4S` is a house with four seeds, and `4` is four
 * empty houses. `d1e2` is a move: the house that is sown, and the house where its last seed falls. South's
 * houses are a1 to f1. Sources: FEN.scala and Variant.scala of
 * https://github.com/Mind-Sports-Games/strategygames (the package `samurai`), and fen.ts of stratops beside
 * it.
 */
import { show } from "../../base/data.ts";
import { attempt, MorabarabaError, ParseError, type Result } from "../../base/errors.ts";
import { checkText, plainText, type Word, wordsOf } from "../../base/input.ts";
import { storedAs, variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Move, MoveLike } from "../../rules/mancala/data/state.ts";
import type { StoredVariant, Variant } from "../../rules/mancala/data/variant.ts";
import { type Position, players, sum } from "../../rules/mancala/engine/position.ts";
import { hasLetters, named, nameOf } from "../../rules/mancala/notation.ts";
import { readGame, setUp } from "../../rules/mancala/read.ts";

const LONGEST = 1000;

/** Whether a variant sows as oware, the only game of PlayStrategy, does. */
function isBoard(variant: Variant): boolean {
  const { houses, sowStores, relay, skipOrigin } = variant;
  return houses === 6 && hasLetters(variant) && skipOrigin && !sowStores && !relay;
}

/** Reads the seeds of a row; undefined if the text is not a row. */
function rowIn(text: string): readonly number[] | undefined {
  const row = text.split(",").flatMap((word) => {
    const [, seeds, empty] = /^(\d{0,3})S$|^([1-6])$/i.exec(word) ?? [];
    if (empty !== undefined) return Array<number>(Number(empty)).fill(0);
    return seeds === undefined ? Number.NaN : Number(seeds || 1);
  });
  return row.length === 6 && !row.some(Number.isNaN) ? row : undefined;
}

/**
 * Reads a position of PlayStrategy. At the end of a game, PlayStrategy may count the seeds left both in the
 * houses and in the stores. This function then takes them out of the stores, and the rules end the game.
 *
 * @param variant - The variant of the game, a kind of oware; `"oware"` if left out.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` or `bad-number` if a field is invalid; `at` is an offset into the text.
 * @throws `ParseError` `bad-board` if the board is invalid, or the variant has another board
 * or sows in another way.
 * @throws `LimitError` `too-long` if the text has more than 1,000 characters.
 * @throws `VariantError` if the variant is unknown or invalid.
 * @example
 * ```ts
 * import { formatPosition } from "morabaraba/mancala";
 * import { parsePlayStrategyPosition } from "morabaraba/mancala/formats";
 *
 * const game = parsePlayStrategyPosition("11S,5/2,23S,3 11 3 S 50");
 * formatPosition(game); // => "0,0,23,0,0,0/0,0,0,0,0,11 11,3 s"
 * game.ply; // => 98
 * ```
 */
export function parsePlayStrategyPosition(text: string, variant?: StoredVariant): Game {
  const rules = variantFrom(variant ?? "oware");
  checkText(text, LONGEST, "A position");
  const words = wordsOf(plainText(text));
  const [board, ...fields] = words.map((word) => word.text);
  const fault = (word: number, message: string, code: "syntax" | "bad-board" | "bad-number"): ParseError =>
    new ParseError(code, words[word]?.at ?? text.length, message);
  if (!isBoard(rules))
    throw fault(0, "PlayStrategy has only oware, on two rows of six houses, sown as oware is.", "bad-board");
  const rows = board?.split("/").map(rowIn) ?? [];
  const [north, south] = rows;
  if (north === undefined || south === undefined || rows.length > 2)
    throw fault(0, `The board is two rows such as 4S,2,3S,1,1S, not ${show(board)}.`, "bad-board");
  const [inSouth, inNorth, side = "", pair = "1"] = fields;
  for (const [i, count] of [inSouth, inNorth, undefined, pair].entries())
    if (i !== 2 && !/^\d{1,4}$/.test(count ?? ""))
      throw fault(i + 1, "After the board there must be two stores, the side, and a number.", "bad-number");
  if (!/^[SN]$/i.test(side)) throw fault(3, `The side is S or N, not ${show(side)}.`, "syntax");
  const seeds = [sum(south), sum(north)] as const;
  const stores = [Number(inSouth), Number(inNorth)] as const;
  const isFinal = sum(stores) === 12 * rules.seeds && sum(seeds) > 0;
  const own = stores.map((store, i) => store - (isFinal ? (seeds[i] as number) : 0));
  const turn = /s/i.test(side) ? "south" : "north";
  const ply = 2 * Math.max(1, Number(pair)) - (turn === "south" ? 2 : 1);
  return setUp(
    {
      variant: storedAs(rules),
      houses: [...south, ...[...north].reverse()],
      stores: { south: own[0] as number, north: own[1] as number },
      turn,
      ply: Math.min(ply, 9999),
    },
    (field) => (words[field === "houses" ? 0 : 1] as Word).at,
  );
}

/**
 * Does the same as {@link parsePlayStrategyPosition}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParsePlayStrategyPosition } from "morabaraba/mancala/formats";
 *
 * const result = safeParsePlayStrategyPosition("6/6 24 24 X 40");
 * result.ok ? "" : result.error.code; // => "syntax"
 * ```
 */
export function safeParsePlayStrategyPosition(text: string, variant?: StoredVariant): Result<Game> {
  return attempt(() => parsePlayStrategyPosition(text, variant));
}

/** Returns the position of a game; throws if PlayStrategy cannot write it. */
function positionOf(game: Game): Position {
  const { position } = readGame(game);
  if (isBoard(position.variant)) return position;
  throw new MorabarabaError(
    "unsupported",
    "PlayStrategy has only oware, on two rows of six houses, sown as oware is.",
  );
}

/**
 * Writes a position as PlayStrategy does.
 *
 * @throws `MorabarabaError` `unsupported` if the game has another board or sows in another way.
 * @throws `ParseError` if `game` is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { formatPlayStrategyPosition } from "morabaraba/mancala/formats";
 *
 * formatPlayStrategyPosition(createGame("oware")); // => "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1"
 * ```
 */
export function formatPlayStrategyPosition(game: Game): string {
  const { houses, stores, side, ply } = positionOf(game);
  const row = (seeds: readonly number[]): string =>
    `${seeds.map((count) => (count > 0 ? `${count}S` : "0"))}`.replace(
      /0(?:,0)*(?![\dS])/g,
      (run) => `${(run.length + 1) / 2}`,
    );
  const rows = `${row(houses.slice(6).reverse())}/${row(houses.slice(0, 6))}`;
  return `${rows} ${stores.join(" ")} ${"SN"[side]} ${1 + (ply >> 1)}`;
}

/** The name of a house by its place in the order of sowing. */
function houseAt(at: number): string {
  return at < 6 ? `${"abcdef"[at]}1` : `${"abcdef"[11 - at]}2`;
}

/** Writes the move of a house: its name, and the name of the house where its last seed falls. */
function moveFrom({ houses }: Position, at: number): string {
  const seeds = houses[at] as number;
  return houseAt(at) + houseAt((at + seeds + Math.max(0, Math.floor((seeds - 1) / 11))) % 12);
}

/**
 * Reads a move of PlayStrategy. It need not be legal, but its second house must be the one where the last
 * seed falls.
 *
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` if the text is not two houses; `at` is an offset into the text.
 * @throws `ParseError` `bad-house` if the first house is the other side's, or the second is wrong; `at` is an
 * offset into the text.
 * @throws `LimitError` `too-long` if the text has more than 40 characters.
 * @throws `MorabarabaError` `unsupported` if the game has another board or sows in another way.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { parsePlayStrategyMove } from "morabaraba/mancala/formats";
 *
 * parsePlayStrategyMove(createGame("oware"), "d1e2"); // => { house: 4 }
 * parsePlayStrategyMove(createGame("oware"), "d1f2"); // throws bad-house
 * ```
 */
export function parsePlayStrategyMove(game: Game, text: string): Move {
  const position = positionOf(game);
  checkText(text, 40, "A move");
  const plain = plainText(text);
  const at = plain.search(/\S|$/);
  const word = plain.trim().toLowerCase();
  if (!/^(?:[a-f][12]){2}$/.test(word))
    throw new ParseError("syntax", at, `A move is two houses such as d1e2, not ${show(text)}.`);
  const from = Array.from({ length: 12 }, (_, i) => houseAt(i)).indexOf(word.slice(0, 2));
  const player = players[position.side];
  if (Math.floor(from / 6) !== position.side)
    throw new ParseError(
      "bad-house",
      at,
      `${word.slice(0, 2)} is not a house of ${player}, whose turn it is.`,
    );
  const right = moveFrom(position, from);
  if (position.houses[from] !== 0 && word !== right)
    throw new ParseError("bad-house", at + 2, `The last seed falls in ${right.slice(2)}: write ${right}.`);
  return { house: (from % 6) + 1 };
}

/**
 * Does the same as {@link parsePlayStrategyMove}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { safeParsePlayStrategyMove } from "morabaraba/mancala/formats";
 *
 * const result = safeParsePlayStrategyMove(createGame("oware"), "d2c2");
 * result.ok ? "" : result.error.code; // => "bad-house"
 * ```
 */
export function safeParsePlayStrategyMove(game: Game, text: string): Result<Move, MorabarabaError> {
  return attempt(() => parsePlayStrategyMove(game, text));
}

/**
 * Writes a move as PlayStrategy does.
 *
 * @throws `MorabarabaError` `unsupported` if the game has another board, sows in another way, or the move is a
 * swap.
 * @throws `IllegalMoveError` `unknown-house` if the board does not have the house.
 * @throws `IllegalMoveError` `malformed` if the value is not a move.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { formatPlayStrategyMove } from "morabaraba/mancala/formats";
 *
 * formatPlayStrategyMove(createGame("oware"), "D"); // => "d1e2"
 * ```
 */
export function formatPlayStrategyMove(game: Game, move: MoveLike | string): string {
  const position = positionOf(game);
  const like = named(position, move);
  // Throws if it is not a move.
  if (nameOf(like, position) === "swap")
    throw new MorabarabaError("unsupported", "PlayStrategy has no swap.");
  return moveFrom(position, 6 * position.side + (like as { readonly house: number }).house - 1);
}
