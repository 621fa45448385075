/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */
import {
  attempt,
  type Fault,
  type ParseCode,
  ParseError,
  type Result,
  VariantError,
} from "../ground/errors.ts";
import {
  type Check,
  inspect,
  isRecord,
  mustBe,
  orNull,
  readJson,
  report,
  type Spec,
  show,
  text,
} from "../ground/schema.ts";
import { cowFault, cowMessage, FIELDS, formatFields, parseFields } from "./bridge/fields.ts";
import { frozenCopy } from "./bridge/reading.ts";
import { decisions, type Game } from "./data/state.ts";
import { type Point, players, type Step } from "./data/terms.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import { MOST_PLIES } from "./engine/movegen.ts";

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
  if (!isRecord(data)) {
    return refuse({ at: "", message: `must be an object such as createGame makes, not ${show(data)}` });
  }
  const others: Fault[] = [];
  // From here on every field has been read once, and what was read is what is checked and kept.
  const own = inspect(anyFields, data, "", others) as Game;
  const ruleset = readVariant(own.variant);
  const faults: Fault[] = [];
  const game = inspect(fieldsOf(ruleset), own, "", faults) as Game;
  const [fault] = [...faults, ...others];
  if (fault !== undefined) refuse(fault);
  const standing = (cow: string): number => game.board.split(cow).length - 1;
  const field = cowFault(ruleset, standing("L"), standing("D"), game.hands.light, game.hands.dark);
  if (field !== undefined) refuse({ at: field, message: cowMessage(ruleset, field) });
  if (game.seen !== undefined && !remembers(ruleset, game, game.seen)) {
    refuse({
      at: "seen",
      message: "must list the positions since the last placement or shot, the present one last",
    });
  }
  return frozenCopy(game);
}

/** Whether a game can have seen these positions: with the same hands, each as written, no more than it has quiet plies. */
function remembers(ruleset: Ruleset, game: Game, seen: readonly string[]): boolean {
  const { light, dark } = game.hands;
  const isPosition = (entry: string): boolean => {
    const fields = entry.split(" ");
    const words = fields.map((word) => ({ text: word, at: 0 }));
    return (
      fields.length === FIELDS.length &&
      fields[2] === `${light},${dark}` &&
      attempt(() => parseFields(ruleset, words)).ok
    );
  };
  return (
    seen.length <= game.quiet + 1 && seen.at(-1) === formatFields(ruleset, game) && seen.every(isPosition)
  );
}

/** By field; the code is `syntax` for any other. */
const codes: ReadonlyMap<string, ParseCode> = /* @__PURE__ */ new Map([
  ["board", "bad-board"],
  ["hands", "bad-hands"],
  ["barred", "bad-bar"],
  ["quiet", "bad-number"],
  ["ply", "bad-number"],
]);

function refuse({ at, message }: Fault): never {
  throw new ParseError(
    codes.get(at.split(".")[0] as string) ?? "syntax",
    at,
    `${at === "" ? "A game" : `In this game ${at}`} ${message}.`,
  );
}

type GameFields = { readonly [Field in keyof Required<Game>]: Spec };

const anything: Check = (value) => value;

/** The fields of a game, whatever they hold: what they must hold depends on the variant. */
const anyFields: GameFields = {
  variant: anything,
  board: anything,
  turn: anything,
  hands: anything,
  barred: anything,
  quiet: anything,
  ply: anything,
  seen: anything,
  verdict: anything,
};

/** Only `null`, for the given reason. */
function onlyNull(since: string): Check {
  return (value, at, faults) => (value === null ? value : mustBe(`null, since ${since}`, value, at, faults));
}

const verdict: Check = (value, at, faults) => {
  if (value === undefined) return value;
  const winner: Check = (won, path, found, { reason }) =>
    inspect(
      reason === "agreement" ? onlyNull("an agreement is a draw") : players.join("|"),
      won,
      path,
      found,
    );
  return inspect({ reason: decisions.join("|"), winner }, value, at, faults);
};

/** Where nothing is remembered. */
const absent: Check = (value, at, faults) => {
  if (value !== undefined) report(faults, at, "must be left out, since this variant counts no repetitions");
};

/** What each field of a game must be, looked at by itself. */
function fieldsOf({ points, numbers, variant }: Ruleset): GameFields {
  const hand = `0..${variant.cows}`;
  const count = `0..${MOST_PLIES}`;
  const point: Check = (value, at, faults) =>
    numbers.has(value as Point) ? value : mustBe("a point of the board", value, at, faults);
  const step = orNull({ from: point, to: point });
  const bar: Check = (value, at, faults, siblings) => {
    const copy = step(value, at, faults, siblings) as Step | null | undefined;
    if (copy && copy.from === copy.to) report(faults, at, "must lead to another point");
    return copy;
  };
  const barred =
    variant.repeatMill === "allowed" ? onlyNull("this variant allows a mill to be repeated") : bar;
  const entry = text(/./, "a position as the game writes it");
  return {
    variant: anything,
    board: text(RegExp(`^[.LD]{${points.length}}$`), `${points.length} characters, each ".", "L" or "D"`),
    turn: players.join("|"),
    hands: { light: hand, dark: hand },
    barred: { light: barred, dark: barred },
    quiet: count,
    ply: count,
    seen: variant.repetition === null ? absent : [entry, 1, MOST_PLIES + 1],
    verdict,
  };
}

function readVariant(variant: unknown): Ruleset {
  try {
    return rulesetFor(variant as Game["variant"]);
  } catch (error) {
    if (!(error instanceof VariantError)) throw error;
    const at = error.faults[0]?.at;
    throw new ParseError(error.code, at ? `variant.${at}` : "variant", `In this game ${error.message}.`);
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
