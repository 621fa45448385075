/** Games read back from storage or from strangers: JSON in, a checked and frozen game out. */
import {
  attempt,
  type Fault,
  type ParseCode,
  ParseError,
  type Result,
  VariantError,
} from "../ground/errors.ts";
import { type Check, inspect, isRecord, readJson, type Spec, show, text } from "../ground/schema.ts";
import { decisions, type Game } from "./data/state.ts";
import { players } from "./data/terms.ts";
import { type Engine, engineFor } from "./engine/compile.ts";
import { decode } from "./engine/decode.ts";
import { encode } from "./engine/encode.ts";
import { MOST_PLIES } from "./engine/movegen.ts";
import { cowFault, cowMessage } from "./engine/present.ts";
import { frozenCopy } from "./reading.ts";

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
  const [fault] = gameFaults(engine, data);
  if (fault !== undefined) refuse(fault);
  const game = data as Game;
  const standing = (cow: string): number => game.board.split(cow).length - 1;
  const field = cowFault(engine, standing("L"), standing("D"), game.hands.light, game.hands.dark);
  if (field !== undefined) refuse({ at: field, message: cowMessage(engine, field) });
  if (game.seen !== undefined && !remembers(engine, game, game.seen)) {
    refuse({
      at: "seen",
      message: "must list the positions since the last placement or shot, the present one last",
    });
  }
  return frozenCopy(game);
}

/** Whether a game can have seen these positions: with the same hands, each as written, no more than it has quiet plies. */
function remembers(engine: Engine, game: Game, seen: readonly string[]): boolean {
  const hands = (fields: string): string | undefined => fields.split(" ")[2];
  const last = seen.at(-1) as string;
  if (!seen.every((fields) => hands(fields) === hands(last))) return false;
  const read = attempt<Game, ParseError>(() => decode(engine, encode(engine, game)));
  return read.ok && seen.every((fields, i) => fields === read.value.seen?.[i]);
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

const anything: Check = () => {};

/** Only `null`, for the given reason. */
function onlyNull(since: string): Check {
  return (value, at, faults) => {
    if (value !== null) faults.push({ at, message: `must be null, since ${since}, not ${show(value)}` });
  };
}

const verdict: Check = (value, at, faults) => {
  if (value === undefined) return;
  const agreed = isRecord(value) && value["reason"] === "agreement";
  const winner = agreed ? onlyNull("an agreement is a draw") : players.join("|");
  inspect({ winner, reason: decisions.join("|") }, value, at, faults);
};

/** Everything that is wrong with the fields of a game, each looked at by itself. */
function gameFaults({ points, variant }: Engine, game: unknown): readonly Fault[] {
  const hand = `0..${variant.cows}`;
  const step: Spec = { from: points.join("|"), to: points.join("|") };
  const bar: Check = (value, at, found) => {
    if (variant.repeatMill === "allowed")
      onlyNull("this variant allows a mill to be repeated")(value, at, found);
    else if (value !== null) {
      inspect(step, value, at, found);
      if (isRecord(value) && value["from"] === value["to"])
        found.push({ at, message: "must lead to another point" });
    }
  };
  const faults: Fault[] = [];
  const count = `0..${MOST_PLIES}`;
  const spec: Spec = {
    variant: anything,
    board: text(new RegExp(`^[.LD]{${points.length}}$`), `${points.length} characters ".", "L" and "D"`),
    turn: players.join("|"),
    hands: { light: hand, dark: hand },
    barred: { light: bar, dark: bar },
    quiet: count,
    ply: count,
    ...(variant.repetition !== null && { seen: [/./, 1, MOST_PLIES + 1] }),
    verdict,
  };
  inspect(spec, game, "", faults);
  return faults;
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
