/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */
import { attempt, type Fault, ParseError, type Result, VariantError } from "../errors.ts";
import { isRecord, readJson, record } from "../schema.ts";
import { type Engine, engineFor } from "./compile.ts";
import { encode } from "./encode.ts";
import type { Game } from "./state.ts";
import { frozenCopy, verdictOf } from "./verdict.ts";

const anything = (): void => {};

/** The fields of a game; what is in them is checked where they are read. */
const shape = /* @__PURE__ */ record(
  {
    variant: anything,
    board: anything,
    turn: anything,
    hands: anything,
    barred: anything,
    quiet: anything,
    ply: anything,
    seen: anything,
    verdict: anything,
  },
  ["hands", "barred", "seen", "verdict"],
);

/**
 * Reads a game from untrusted JSON: text, or the object it stands for. The result is frozen and shares nothing with what
 * was passed. Games stored by earlier versions of this library are read by later ones.
 *
 * @throws {@link ParseError} `not-text`, `not-json`, `too-long`, `syntax`, `unknown-variant`, `bad-variant`, `bad-board`,
 * `bad-hands`, `bad-bar` or `bad-number`; `at` is a path such as `hands.light`.
 * @example
 * ```ts
 * import { createGame, parseGame } from "morabaraba";
 *
 * parseGame(JSON.stringify(createGame("mssa"))); // => createGame("mssa")
 * parseGame('{"variant": "chess"}'); // throws unknown-variant
 * ```
 */
export function parseGame(json: unknown): Game {
  const data = readJson(json);
  const engine = readVariant(data);
  const faults: Fault[] = [];
  shape(data, "", faults);
  refuse(faults);
  const game = data as Game;
  encode(engine, game);
  if (engine.variant.repetition === null && game.seen !== undefined) {
    refuse([{ at: "seen", message: "has no place in a variant that does not count repetitions; remove it" }]);
  }
  return frozenCopy(game, verdictOf(game));
}

function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first !== undefined)
    throw new ParseError("syntax", first.at, `This is no game: ${first.at} ${first.message}.`);
}

function readVariant(data: unknown): Engine {
  try {
    return engineFor((isRecord(data) ? data["variant"] : "standard") as Game["variant"]);
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    const at = error.faults[0]?.at;
    throw new ParseError(error.code, at ? `variant.${at}` : "variant", error.message);
  }
}

/**
 * {@link parseGame} without a throw.
 *
 * @example
 * ```ts
 * import { safeParseGame } from "morabaraba";
 *
 * const result = safeParseGame("{");
 * result.ok ? "" : result.error.code; // => "not-json"
 * ```
 */
export function safeParseGame(json: unknown): Result<Game> {
  return attempt(() => parseGame(json));
}
