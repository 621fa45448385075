/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */
import { attempt, type Fault, ParseError, type Result, VariantError } from "../errors.ts";
import { isRecord, readJson, record } from "../schema.ts";
import { variantFrom } from "./define.ts";
import { decode, encode, type Position } from "./encode.ts";
import { settle } from "./game.ts";
import type { Game } from "./state.ts";
import type { Variant } from "./variant.ts";

const anything = (): void => {};

/** The fields of a game; what is in them is checked where they are read. */
const shape = /* @__PURE__ */ record(
  {
    variant: anything,
    houses: anything,
    stores: /* @__PURE__ */ record({ south: anything, north: anything }),
    turn: anything,
    ply: anything,
    seen: anything,
    swap: anything,
    verdict: /* @__PURE__ */ record({ winner: anything, reason: anything }),
  },
  ["seen", "swap", "verdict"],
);

/**
 * Reads a game from untrusted JSON: text, or the object it stands for. The result is frozen and shares nothing with what
 * was passed. A game that a rule has ended comes back as that rule leaves it, the houses swept into the stores. Games
 * stored by earlier versions of this library are read by later ones.
 *
 * @throws {@link ParseError} `not-text`, `not-json`, `too-long`, `syntax`, `unknown-variant`, `bad-variant`, `bad-board`
 * or `bad-number`; `at` is a path such as `stores.south`.
 * @example
 * ```ts
 * import { createGame, parseGame } from "morabaraba/mancala";
 *
 * parseGame(JSON.stringify(createGame("oware"))); // => createGame("oware")
 * parseGame('{"variant": "chess"}'); // throws unknown-variant
 * ```
 */
export function parseGame(json: unknown): Game {
  const data = readJson(json);
  const variant = readVariant(data);
  const faults: Fault[] = [];
  shape(data, "", faults);
  if (variant.repetition === null && isRecord(data) && data["seen"] !== undefined) {
    faults.push({
      at: "seen",
      message: "has no place in a variant that does not count repetitions; remove it",
    });
  }
  refuse(faults);
  const source = data as Game;
  const position = encode(source);
  checkSeen(position);
  const { verdict } = source;
  if (verdict === undefined) return settle({ ...position, seen: position.seen.slice(0, -1) });
  return decode(position, Object.freeze({ winner: verdict.winner, reason: verdict.reason }));
}

function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first !== undefined)
    throw new ParseError("syntax", first.at, `This is no game: ${first.at} ${first.message}.`);
}

function readVariant(data: unknown): Variant {
  try {
    return variantFrom(isRecord(data) ? data["variant"] : "kalah");
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    const at = error.faults[0]?.at;
    throw new ParseError(error.code, at ? `variant.${at}` : "variant", error.message);
  }
}

/** Every position seen has this board's houses, with the seeds of the present one. */
function checkSeen({ variant, seeds, seen }: Position): void {
  const ring = 2 * variant.houses;
  const sum = (counts: readonly unknown[]): number =>
    counts.reduce<number>((total, count) => total + Number(count), 0);
  const inHouses = sum(seeds.slice(0, ring));
  const row = `(?:\\d{1,4},){${variant.houses - 1}}\\d{1,4}`;
  const whole = new RegExp(`^${row}/${row} [sn]$`);
  seen.forEach((past: unknown, i) => {
    const fits =
      typeof past === "string" && whole.test(past) && sum(past.split(/\D+/).slice(0, ring)) === inHouses;
    if (fits) return;
    const rule = `two rows of ${variant.houses} houses with ${inHouses} seeds in all, and the turn`;
    throw new ParseError("syntax", `seen[${i}]`, `A position seen since the last capture is ${rule}.`);
  });
}

/**
 * {@link parseGame} without a throw.
 *
 * @example
 * ```ts
 * import { safeParseGame } from "morabaraba/mancala";
 *
 * const result = safeParseGame("{");
 * result.ok ? "" : result.error.code; // => "not-json"
 * ```
 */
export function safeParseGame(json: unknown): Result<Game> {
  return attempt(() => parseGame(json));
}
