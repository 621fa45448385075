/** Values that are kept as long as their sources stay the same. */

/**
 * Keeps the value that was computed last, and computes it again when one of its sources has changed.
 *
 * @returns A function that takes the sources, always the same number of them, and how to compute the value.
 */
export function kept<Value>(): (sources: readonly unknown[], compute: () => Value) => Value {
  let last: { readonly sources: readonly unknown[]; readonly value: Value } | undefined;
  return (sources, compute) => {
    if (last === undefined || sources.some((each, i) => each !== last?.sources[i]))
      last = { sources, value: compute() };
    return last.value;
  };
}
