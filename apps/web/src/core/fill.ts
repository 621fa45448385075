/** Puts values into a text with names in braces. The page's own, so that the shell does not wait for the library. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
