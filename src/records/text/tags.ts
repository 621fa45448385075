/** What the tags of a text say of its game: its variant, its first position, and how it ended. */
import { show } from "../../base/data.ts";
import { attempt, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { declaredEnd } from "../tree/ends.ts";
import type { Ended, Grammar, Played, RecordFamily } from "../tree/family.ts";
import { plainResult, RESULT, startsAt, terminationOf, tidy } from "../tree/notes.ts";
import type { End } from "../tree/record.ts";
import { Placed } from "../tree/recordError.ts";

/** Defaults for what a text leaves out, and how many games are read. */
export interface Options {
  /** The variant of games that name none, or none that is known. */
  readonly variant?: unknown;
  /** How moves are written in games that do not say. */
  readonly notation?: string | undefined;
  /** Reads a position that is not written as the library does. */
  readonly parsePosition?: ((text: string, variant: never) => Played) | undefined;
  /** Takes what was skipped or assumed. */
  readonly onNotice?: ((notice: ParseError) => void) | undefined;
  readonly games?: number | undefined;
}

/** A tag's value, and its offset in the whole text. */
export interface TagValue {
  readonly value: string;
  readonly at: number;
}

/** The tags of a game by their names. */
export type TagValues = ReadonlyMap<string, TagValue>;

/** Reads the value of a tag; an error is at its offset in the whole text. */
function readValue<Value>({ value, at }: TagValue, read: (value: string) => Value): Value {
  const result = attempt<Value, MorabarabaError>(() => read(value));
  if (result.ok) return result.value;
  const { error } = result;
  const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
  throw new Placed(error, at + inside);
}

/** The variant of a game, and whether it is not the one that its tag names: what was taken for it. */
export interface Chosen {
  readonly variant: unknown;
  readonly assumed?: string;
}

/** The variant that the tags name; the default if they name none, and where the name is unknown or that of others. */
export function variantFrom(
  { family, parseVariant, variants, variantCalled }: Grammar,
  tags: TagValues,
  preset: unknown,
): Chosen {
  const [named, data] = [tags.get("Variant"), tags.get("VariantData")];
  if (data !== undefined) return { variant: readValue(data, parseVariant) };
  const name = named?.value;
  if (named === undefined || !name || name === "?") return { variant: preset };
  const own = variants.find((known) => known.toLowerCase() === name.toLowerCase());
  if (own !== undefined) return { variant: own };
  // Without any, the family says which there are.
  const variant =
    preset ?? variantCalled(name) ?? readValue(named, (unknown) => family.createGame(unknown).variant);
  const { name: taken = variant } = Object(variant) as { readonly name?: unknown };
  return { variant, assumed: `The variant ${show(name)} was read as ${taken}` };
}

/** The game that a text begins with; `parseOther` reads positions of other programs. */
export function beginning(
  { family }: Grammar,
  tags: TagValues,
  initial: Played,
  parseOther: Options["parsePosition"],
): Played {
  const position = tags.get("FEN");
  if (position === undefined) return initial;
  return readValue(position, (text) => {
    const own = attempt<Played, MorabarabaError>(() => family.parsePosition(text, initial.variant));
    if (own.ok) return own.value;
    if (parseOther === undefined) throw own.error;
    return parseOther(text, initial.variant as never);
  });
}

/**
 * The end that a text declares, if its moves do not show it. Throws `ParseError` `bad-result` for what contradicts itself or
 * the moves.
 *
 * @param result - The result behind the moves, empty if there is none.
 * @param at - Where the result begins, or the text ends.
 */
export function endOfText(
  family: RecordFamily,
  tags: TagValues,
  outcome: Ended | undefined,
  result: string,
  at: number,
): End | undefined {
  const tag = tidy(tags.get("Result")?.value ?? "");
  const isResult = startsAt(RESULT, tag, 0) && RESULT.lastIndex === tag.length;
  const tagResult = isResult ? plainResult(tag) : "*";
  const written = result && result !== "*" ? result : tagResult;
  const place = result ? at : ((tags.get("Result") ?? tags.get("Termination"))?.at ?? at);
  if (tagResult !== "*" && written !== tagResult)
    throw new ParseError(
      "bad-result",
      place,
      `The Result tag says ${tagResult}, and the result after the moves is ${written}: correct one of the two.`,
    );
  // Anything else in the tag is taken for the reason of the end.
  const termination = terminationOf(
    tags.get("Termination")?.value || (isResult || written !== "*" ? "" : tag),
  );
  return declaredEnd(family, outcome, written, termination, place);
}
