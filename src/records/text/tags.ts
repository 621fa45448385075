/** What the tags of a text say of its game: its variant, its first position, and how it ended. */
import { attempt, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { declaredEnd } from "../tree/ends.ts";
import type { Ended, Grammar, Played, RecordFamily } from "../tree/family.ts";
import { plainResult, RESULT, startsAt, terminationOf, tidy } from "../tree/notes.ts";
import type { End } from "../tree/record.ts";
import { Placed } from "../tree/recordError.ts";

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

/** The variant that the tags name; the default if they name none, or one that is unknown. */
export function variantFrom(
  { family, parseVariant, variantNamed }: Grammar,
  tags: TagValues,
  preset: unknown,
): unknown {
  const [named, data] = [tags.get("Variant"), tags.get("VariantData")];
  if (data !== undefined) return readValue(data, parseVariant);
  if (named === undefined || named.value === "" || named.value === "?") return preset;
  // Without any, the family says which there are.
  return variantNamed(named.value) ?? preset ?? readValue(named, (name) => family.createGame(name).variant);
}

/** The game that a text begins with. */
export function beginning({ readPosition }: Grammar, tags: TagValues, initial: Played): Played {
  const position = tags.get("FEN");
  return position === undefined
    ? initial
    : readValue(position, (text) => readPosition(text, initial.variant));
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
