/** What is made of other things and stays as long as they do. */

/**
 * Keeps the last thing that was made. It is made again when one of those that it is made of is another one.
 *
 * @returns A function of what it is made of, which are always as many, and of how it is made.
 */
export function kept<Value>(): (of: readonly unknown[], make: () => Value) => Value {
  let last: { readonly of: readonly unknown[]; readonly value: Value } | undefined;
  return (of, make) => {
    if (last === undefined || of.some((each, i) => each !== last?.of[i])) last = { of, value: make() };
    return last.value;
  };
}
