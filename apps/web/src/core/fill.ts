/** Fills in the `{names}` of a text. The library's `fill` would make the shell wait until the library has loaded. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
