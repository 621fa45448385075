/**
 * Moves packed into 15 bits and back: the number of `to`, plus 32 times `from`, plus 1024 times `shot`, each 31 where the
 * move has none.
 */
import { IllegalMoveError } from "../errors.ts";
import { isRecord, show } from "../schema.ts";
import type { Engine } from "./compile.ts";
import { mayFly, NOWHERE, type Position } from "./movegen.ts";
import type { Move, MoveLike } from "./state.ts";

/** Every move read so far is one frozen object: by engine, then kind, from and to, then shot. */
const moves: WeakMap<Engine, (Move[] | undefined)[]> = /* @__PURE__ */ new WeakMap();

/** The table of an engine's moves, for {@link moveFrom}. */
export function moveTable(engine: Engine): (Move[] | undefined)[] {
  const table = moves.get(engine) ?? [];
  if (table.length === 0) moves.set(engine, table);
  return table;
}

/**
 * A packed move as the verbs have it, frozen; `flying` says whether the side to move flies, which `kind` tells.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { decodeMove, encode, encodeMove, engineFor } from "morabaraba/engine";
 *
 * const engine = engineFor("standard");
 * const position = encode(engine, createGame());
 * decodeMove(engine, position, encodeMove(engine, { to: "d6" })); // => { kind: "place", to: "d6" }
 * ```
 */
export function decodeMove(engine: Engine, position: Position, move: number): Move {
  return moveFrom(engine, moveTable(engine), mayFly(engine, position), move);
}

/** {@link decodeMove} for many moves of one position: with its engine's table, and whether its player flies. */
export function moveFrom(engine: Engine, table: (Move[] | undefined)[], flying: boolean, move: number): Move {
  const step = (move & 1023) | (flying ? 1024 : 0);
  table[step] ??= [];
  const shots = table[step] as Move[];
  shots[move >> 10] ??= newMove(engine, flying, move);
  return shots[move >> 10] as Move;
}

function newMove(engine: Engine, flying: boolean, move: number): Move {
  const point = (number: number): string => engine.points[number] as string;
  const to = point(move & 31);
  const from = (move >> 5) & 31;
  const shot = move >> 10 === NOWHERE ? {} : { shot: point(move >> 10) };
  if (from === NOWHERE) return Object.freeze({ kind: "place", to, ...shot });
  return Object.freeze({ kind: flying ? "fly" : "move", from: point(from), to, ...shot });
}

/** A move packed into 15 bits, or why it cannot be: it is no move, or names a point that is not on the board. */
export function packMove(engine: Engine, move: unknown): number | "malformed" | "unknown-point" {
  if (!isRecord(move)) return "malformed";
  const { from, to, shot } = move as Partial<Record<"from" | "to" | "shot", unknown>>;
  if (!isOptionalText(from) || typeof to !== "string" || !isOptionalText(shot)) return "malformed";
  const origin = from === undefined ? NOWHERE : engine.numbers.get(from);
  const destination = engine.numbers.get(to);
  const target = shot === undefined ? NOWHERE : engine.numbers.get(shot);
  if (origin === undefined || destination === undefined || target === undefined) return "unknown-point";
  return destination | (origin << 5) | (target << 10);
}

/**
 * A move packed into 15 bits: the number of its `to`, plus 32 times `from`, plus 1024 times `shot`, each 31 where the move
 * has none. Whether it is legal is not asked.
 *
 * @throws {@link IllegalMoveError} `malformed` for what is no move, `unknown-point` for a point of another board.
 */
export function encodeMove(engine: Engine, move: MoveLike): number {
  const packed = packMove(engine, move);
  if (typeof packed === "number") return packed;
  throw new IllegalMoveError(
    packed,
    `${packed === "malformed" ? "This is no move" : "This board has no such point"}: ${show(move)}.`,
  );
}

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === "string";
