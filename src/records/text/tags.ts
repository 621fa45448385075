/* Reads the tags of a game: its variant, its first position and its end. */
import { show } from "../../base/data.ts";
import { attempt, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { plainText } from "../../base/input.ts";
import { declaredEnd } from "../tree/ends.ts";
import type { Ended, GameLike, State, TextFormat } from "../tree/family.ts";
import { matchesAt, plainResult, RESULT, SCORE, terminationOf, tidy } from "../tree/notes.ts";
import type { End } from "../tree/record.ts";
import { LocatedError } from "../tree/recordError.ts";

/** Options of the readers: defaults for what a text leaves out, callbacks, and the most games to read. */
export interface Options {
  /** The variant of games that do not name a known one. */
  readonly variant?: unknown;
  /** The notation of games that do not name one. */
  readonly notation?: string | undefined;
  /** Reads a position that is not in the library's own format. */
  readonly parsePosition?: ((text: string, variant: never) => GameLike) | undefined;
  /** Called with what was skipped or assumed. */
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

/** Reads the value of a tag. Errors have their offset in the whole text. */
function readValue<Value>({ value, at }: TagValue, read: (value: string) => Value): Value {
  const result = attempt<Value, MorabarabaError>(() => read(value));
  if (result.ok) return result.value;
  const { error } = result;
  const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
  throw new LocatedError(error, at + inside);
}

/** The variant of a game, and a sentence about how its name was read, if that was a guess. */
export interface Chosen {
  readonly variant: unknown;
  readonly assumed?: string;
}

/** Returns the variant that the tags name, or `preset` if they do not use a name of this library. */
export function variantFromTags(
  { family, parseVariant, variants, variantCalled }: TextFormat,
  tags: TagValues,
  preset: unknown,
): Chosen {
  const [named, data] = [tags.get("Variant"), tags.get("VariantData")];
  if (data !== undefined) return { variant: readValue(data, parseVariant) };
  const name = named?.value;
  if (named === undefined || !name || name === "?") return { variant: preset };
  const own = variants.find((variant) => variant.toLowerCase() === name.toLowerCase());
  if (own !== undefined) return { variant: own };
  // If the name is unknown, `createGame` throws an error that lists the variants.
  const variant =
    preset ?? variantCalled(name) ?? readValue(named, (unknown) => family.createGame(unknown).variant);
  const { name: taken = variant } = Object(variant) as { readonly name?: unknown };
  return { variant, assumed: `The variant ${show(name)} was read as ${taken}` };
}

/** Returns the game that a text begins with. `parseOther` reads positions of other programs. */
export function startFromTags(
  { family, plainPosition = (text) => text, otherPosition, otherReader }: TextFormat,
  tags: TagValues,
  initial: GameLike,
  parseOther: Options["parsePosition"],
): GameLike {
  const position = tags.get("FEN");
  if (position === undefined) return initial;
  return readValue(position, (text) => {
    const own = attempt<GameLike, MorabarabaError>(() =>
      family.parsePosition(plainPosition(text), initial.variant),
    );
    if (own.ok) return own.value;
    if (parseOther !== undefined) return parseOther(text, initial.variant as never);
    const { error } = own;
    if (!(error instanceof ParseError) || !otherPosition.test(text)) throw error;
    const [program, reader] = otherReader;
    const advice = `It looks like a position of ${program}: pass parsePosition: ${reader}.`;
    throw new ParseError(error.code, error.at, `${error.message} ${advice}`);
  });
}

/**
 * Returns the end that a text declares, or undefined if its moves show it. Throws `ParseError` `bad-result`
 * if tags, result and moves contradict each other.
 *
 * @param result - The result after the moves, empty if there is none.
 * @param at - Where the result begins, or the text ends.
 */
export function endFromTags(
  { family, isScore }: TextFormat,
  state: State,
  tags: TagValues,
  outcome: Ended | undefined,
  result: string,
  at: number,
): End | undefined {
  const tag = tidy(plainText(tags.get("Result")?.value ?? ""));
  const isWhole = (pattern: RegExp): boolean =>
    matchesAt(pattern, tag, 0) && pattern.lastIndex === tag.length;
  const isResult = isWhole(RESULT) || (isWhole(SCORE) && isScore?.(state, tag) === true);
  const tagResult = isResult ? plainResult(tag) : "*";
  const written = result && result !== "*" ? result : tagResult;
  const place = result ? at : ((tags.get("Result") ?? tags.get("Termination"))?.at ?? at);
  if (tagResult !== "*" && written !== tagResult)
    throw new ParseError(
      "bad-result",
      place,
      `The Result tag is ${tagResult}, but the result after the moves is ${written}: correct one of the two.`,
    );
  // Any other text in the tag Result counts as the reason why the game ended.
  const termination = terminationOf(
    tags.get("Termination")?.value || (isResult || written !== "*" ? "" : tag),
  );
  return declaredEnd(family, outcome, written, termination, place);
}
