/* Where the rules of the built-ins come from; the tables are in `builtIns.ts` of each family. */

/**
 * Where a value comes from. A list names the texts that have it: each entry is a tag of the rulebook's
 * `sources`, followed by the place in the text if the text has parts. A string is our reading: why we chose
 * the value, although no text has it.
 */
export type Origin = readonly string[] | string;

/** Where the values of a built-in come from. */
export interface Origins<Variant, Name extends string> {
  /** The built-in that it changes; null if it is defined by itself. */
  readonly base: Name | null;
  /** Whether the texts on the base describe this game too. */
  readonly sharesTexts?: true;
  /** The origin of every value that differs from the base, and of others that the game's own texts have. */
  readonly values: { readonly [Field in keyof Variant]?: Origin };
}

/** Returns where a value of a built-in comes from. */
export function originOf<Variant, Name extends string>(
  origins: Readonly<Record<Name, Origins<Variant, Name>>>,
  name: Name,
  field: keyof Variant,
): Origin {
  const { base, sharesTexts, values } = origins[name];
  const own = values[field];
  if (own !== undefined || base === null) return own ?? [];
  return sharesTexts ? originOf(origins, base, field) : `As in ${base}; we noted no text on it.`;
}
