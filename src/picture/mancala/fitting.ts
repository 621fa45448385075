/** How an option that does not fit is refused, where it is used. */
import { ArgumentError } from "../../ground/errors.ts";

/** The value, if it fits; throws {@link ArgumentError} otherwise. */
export function fitting<Value>(name: string, value: Value, fits: boolean, right: string): Value {
  if (fits) return value;
  throw new ArgumentError(name, `${name} must be ${right}.`);
}

/** Throws {@link ArgumentError} for a value that is not in the list. */
export const oneOf = (name: string, value: string, values: readonly string[]): string =>
  fitting(name, value, values.includes(value), values.join(" or "));
