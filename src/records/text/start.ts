/** How a game begins, as the tags of its text say: its variant and its first position. */
import { attempt, ParseError, type RulesError } from "../../base/errors.ts";
import type { Grammar, Played } from "../tree/family.ts";
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
  const result = attempt<Value, RulesError>(() => read(value));
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
