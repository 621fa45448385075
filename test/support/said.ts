/** English sentences by the names of their texts, so that tests do not repeat the texts. */
import { en as mancala } from "morabaraba/mancala/words";
import { en, enMorris, fill } from "morabaraba/words";
import { languages } from "../../src/languages/list.ts";

/** A text's path, such as `moves.place`, and its values; the name of a side becomes its name in sentences. */
type Text = readonly [path: string, values?: Readonly<Record<string, string | number>>];

const english = { ...en, morris: enMorris, mancala, terminal: languages.en };
const sides: Readonly<Record<string, string>> = { ...en.players, ...mancala.players };

/** Returns texts with their values, joined as sentences are. Throws for a path without a text. */
export const said = (...texts: readonly Text[]): string =>
  texts
    .map(([path, values = {}]) => {
      const text = path.split(".").reduce<unknown>((group, name) => Object(group)[name], english);
      if (typeof text !== "string") throw new Error(`English has no text ${path}.`);
      const named = Object.entries(values).map(([name, value]) => [name, sides[value] ?? value]);
      return fill(text, Object.fromEntries(named));
    })
    .join(" ");
