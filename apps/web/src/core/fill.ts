/** Fills in the `{names}` of a text. With the library's `fill`, the shell would wait for the library. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
