/** Records from outside: plain data that looks like one is checked, its moves are played, and a sound record is made of it. */
import { attempt, ParseError, type RulesError } from "../../ground/errors.ts";
import { isRecord, isWhole, show } from "../../ground/schema.ts";
import type { Family, Played } from "./family.ts";
import { isMade, made, remember } from "./games.ts";
import { type Growing, grow } from "./grow.ts";
import { givenNotes, givenTags, terminationOf } from "./notes.ts";
import { changed, following, misplaced, moveAt, nextOf, tableOf } from "./places.ts";
import type { RecordTree } from "./state.ts";
import { endSaid } from "./verdict.ts";

/** Data whose fields are not known. */
type Loose = { readonly [field: string]: unknown };

/**
 * The record itself if it was made here, otherwise a sound copy; throws {@link ParseError}, `at` a path such as `places[3]`, or
 * `VariantError`.
 */
export function sound<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
): RecordTree<V> {
  return isMade(record) ? record : checked(family, record);
}

function checked<V, G extends Played<V>, M>(family: Family<V, G, M>, data: unknown): RecordTree<V> {
  const demand = (right: boolean, at: string, value: unknown): void => {
    if (!right)
      throw new ParseError("syntax", at, `This is not a record: ${at || "it"} cannot be ${show(value)}.`);
  };
  demand(isRecord(data), "", data);
  const { variant, position, tags, places, here } = data as Loose;
  demand(variant !== undefined, "variant", variant);
  const usual = family.createGame(variant as V);
  const start = position === undefined ? usual : positioned(family, position as string, usual.variant);
  const given = (Array.isArray(places) ? places.flat(2) : []) as Loose[];
  demand(isRecord(given[0]), "places", places);
  const list: (Growing | null)[] = [];
  const { start: beginning, step, game, notationOf } = family.replay(start);
  /** What was reached at each place, and after how many plies. */
  const reached: (readonly [state: unknown, ply: number])[] = [];
  given.forEach((item, number) => {
    const at = `places[${number}]`;
    if (item === null) {
      list.push(null);
      return;
    }
    demand(isRecord(item), at, item);
    const { after = number - 1, end } = item;
    const move = family.readMove(item["move"] as M);
    reached[number] = [beginning, 0];
    if (number === 0) list.push({ move: "" });
    else {
      const from = reached[after as number];
      demand(isWhole(after, 0, number - 1) && from !== undefined, `${at}.after`, after);
      const [state, ply] = from as (typeof reached)[number];
      const next: unknown = step(state, move);
      if (typeof next === "string") throw illegal(family, game(state), move, at);
      // Here and below, minus zero must not be kept.
      grow(list, (after as number) | 0, notationOf(state, move));
      reached[number] = [next, ply + 1];
    }
    const growing = list[number] as Growing;
    Object.assign(growing, givenNotes(item, `${at}.`));
    if (end === undefined) return;
    const { result, termination = "" } = Object(end) as Loose;
    const isResult = ["1-0", "0-1", "1/2-1/2", "*"].includes(result as string);
    demand(isResult && typeof termination === "string", `${at}.end`, end);
    const [state] = reached[number] as (typeof reached)[number];
    const said = terminationOf(termination as string);
    growing.end = endSaid(family, game(state), result as string, said, `${at}.end`) as never;
  });
  given.forEach((item, number) => {
    const next = item?.["next"];
    if (next === undefined) return;
    const known = following(number, list[number] as Growing, list[number + 1]);
    // What is looked at is a copy, which has no holes.
    const copy: unknown[] = Array.isArray(next) ? [...next] : [undefined];
    const isList = copy.every((each) => isWhole(each, 0, list.length));
    demand(isList && `${[...copy].sort()}` === `${[...known].sort()}`, `places[${number}].next`, next);
    (list[number] as Growing).next = Object.freeze(copy as number[]);
  });
  demand(isWhole(here, 0, list.length - 1) && list[here] !== null, "here", here);
  const table = tableOf(list.map((move) => move && changed(move, {})));
  for (const [number, move] of list.entries()) {
    const wrong = move && (misplaced(table, number, move) || (move.end && nextOf(table, number)[0] && "end"));
    demand(!wrong, `places[${number}].${wrong}`, given[number]?.[wrong as string]);
  }
  const [state, ply] = reached[here as number] as (typeof reached)[number];
  remember(moveAt(table, here as number), { game: game(state), ply });
  const text = family.formatPosition(start);
  return made({
    variant: usual.variant,
    position: text === family.formatPosition(usual) ? "" : text,
    tags: givenTags(tags === undefined ? {} : tags, family.players),
    places: table,
    here: (here as number) | 0,
  });
}

/** The game of a position string. */
function positioned<V, G extends Played<V>, M>(family: Family<V, G, M>, text: string, variant: V): G {
  try {
    return family.parsePosition(text, variant);
  } catch (error) {
    const { code, message } = error as ParseError;
    throw new ParseError(code, "position", message);
  }
}

/** The error for a move that the rules refuse, with what the verb says of it as its cause. */
function illegal<V, G extends Played<V>, M>(family: Family<V, G, M>, game: G, move: M, at: string): Error {
  const { error: cause } = attempt(() => family.applyMove(game, move)) as { readonly error: RulesError };
  return Object.assign(new ParseError("illegal-move", at, cause.message), { cause });
}
