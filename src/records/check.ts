/** Records from outside: plain data that looks like one is checked, its moves are played, and a sound record is made of it. */
import { type IllegalMoveError, ParseError } from "../ground/errors.ts";
import { isRecord, isWhole, show } from "../ground/schema.ts";
import type { Family, Played } from "./family.ts";
import { isMade, made, type Reached, remember } from "./games.ts";
import { type Growing, grow } from "./grow.ts";
import { changed, following, tableOf } from "./places.ts";
import type { RecordTree } from "./state.ts";
import { givenNotes, givenTags } from "./text.ts";
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
  const usual = family.createGame(variant as V);
  const start = position === undefined ? usual : family.parsePosition(position as string, usual.variant);
  const given = (Array.isArray(places) ? places.flat(2) : []) as Loose[];
  demand(isRecord(given[0]), "places", places);
  const list: (Growing | null)[] = [];
  const reached: Reached<G>[] = [];
  given.forEach((item, number) => {
    const at = `places[${number}]`;
    if (item === null) {
      list.push(null);
      return;
    }
    demand(isRecord(item), at, item);
    const { move, after = number - 1, end } = item;
    reached[number] = { game: start, ply: 0 };
    if (number === 0) list.push({ move: "" });
    else {
      const from = reached[after as number];
      demand(isWhole(after, 0, number - 1) && from !== undefined, `${at}.after`, after);
      const { game, ply } = from as Reached<G>;
      try {
        const next = family.applyMove(game, move as M);
        grow(list, after as number, family.notationOf(game, move as M));
        reached[number] = { game: next, ply: ply + 1 };
      } catch (error) {
        throw new ParseError("illegal-move", at, (error as IllegalMoveError).message);
      }
    }
    const growing = list[number] as Growing;
    Object.assign(growing, givenNotes(item, `${at}.`));
    if (end === undefined) return;
    const { result, termination = "" } = Object(end) as Loose;
    const isResult = ["1-0", "0-1", "1/2-1/2", "*"].includes(result as string);
    demand(isResult && typeof termination === "string", `${at}.end`, end);
    growing.end = endSaid(
      family,
      (reached[number] as Reached<G>).game,
      result as string,
      termination as string,
      `${at}.end`,
    ) as never;
  });
  given.forEach((item, number) => {
    const next = item?.["next"];
    if (next === undefined) return;
    const known = following(number, list[number] as Growing, list[number + 1]);
    const isList = Array.isArray(next) && next.every((each) => isWhole(each, 0, list.length));
    demand(isList && `${[...next].sort()}` === `${[...known].sort()}`, `places[${number}].next`, next);
    (list[number] as Growing).next = Object.freeze([...(next as number[])]);
  });
  demand(isWhole(here, 0, list.length - 1) && list[here] !== null, "here", here);
  const moves = list.map((move) => move && changed(move, {}));
  for (const [number, move] of moves.entries()) if (move) remember(move, reached[number] as Reached<G>);
  const text = family.formatPosition(start);
  return made({
    variant: usual.variant,
    position: text === family.formatPosition(usual) ? "" : text,
    tags: givenTags(tags === undefined ? {} : tags, family.players),
    places: tableOf(moves),
    here: here as number,
  });
}
