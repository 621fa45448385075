/** Templates: sentences with names in braces for what differs from case to case. */

/**
 * A template with each `{name}` replaced by the value of that name; names without a value stay as they are.
 *
 * @example
 * ```ts
 * import { fill } from "morabaraba/words";
 *
 * fill("{player} places a cow on {to}.", { player: "Light", to: "d6" }); // => "Light places a cow on d6."
 * ```
 */
export function fill(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : `${value}`;
  });
}
