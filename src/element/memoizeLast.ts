/** A memo of one value, for what is drawn often and changes seldom. */

/**
 * A function that remembers its last value, and computes it again when one of its sources has changed. It takes the sources,
 * always the same number of them, and how to compute the value.
 */
export function memoizeLast<Value>(): (sources: readonly unknown[], compute: () => Value) => Value {
  let last: { readonly sources: readonly unknown[]; readonly value: Value } | undefined;
  return (sources, compute) => {
    if (last === undefined || sources.some((each, i) => each !== last?.sources[i]))
      last = { sources, value: compute() };
    return last.value;
  };
}
