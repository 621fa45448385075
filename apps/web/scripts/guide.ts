/**
 * What lessons show of the guides, cut at build time: `import guide from "…/mancala.md?guide"` gives a {@link Guide}. So there is one
 * copy of each rule, the one in `docs/guides`.
 */
import { readFileSync } from "node:fs";
import { lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

/** A piece of a paragraph. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly link: string; readonly href: string };

/** What the sources say about one rule, and the field of the variant that decides it. */
export interface Rule {
  readonly rule: string;
  readonly says: readonly Inline[];
}

export interface Source {
  readonly tag: string;
  readonly text: readonly Inline[];
}

export interface Guide {
  /** The paragraphs of each section about the game itself, by the anchor of its heading. */
  readonly sections: Readonly<Record<string, readonly (readonly Inline[])[]>>;
  readonly rules: readonly Rule[];
  readonly sources: readonly Source[];
}

/** Reads a guide: the sections below "The game", and the tables of sources and of rules. */
export function readGuide(markdown: string): Guide {
  const sections: Record<string, (readonly Inline[])[]> = {};
  const rules: Rule[] = [];
  const sources: Source[] = [];
  let inGame = false;
  let section: (readonly Inline[])[] | undefined;
  for (const token of lexer(markdown) as Tokens.Generic[]) {
    if (token.type === "heading") {
      const { depth, text } = token as Tokens.Heading;
      if (depth <= 2) inGame = /^The games?$/.test(text);
      section = undefined;
      if (inGame && depth === 3) {
        section = [];
        sections[anchorOf(text)] = section;
      }
    } else if (token.type === "paragraph") {
      section?.push(inlines(token.tokens));
    } else if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      const [first, second] = header.map(({ text }) => text);
      const isRules = header.at(-1)?.text === "field" && header.length === 3;
      for (const [name, says] of rows) {
        if (!name || !says) continue;
        if (isRules) rules.push({ rule: name.text, says: inlines(says.tokens) });
        else if (first === "tag" && second === "source")
          sources.push({ tag: name.text, text: inlines(says.tokens) });
      }
    }
  }
  return { sections, rules, sources };
}

/** The anchor of a heading, as the guides' links write it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

function inlines(tokens: readonly Token[] = []): Inline[] {
  return tokens.map((token): Inline => {
    const { text, tokens, href } = token as Tokens.Generic;
    if (tokens?.some(({ type }: Token) => type !== "text" && type !== "escape") && token.type !== "link")
      throw new Error(`A lesson cannot show this of a guide: ${token.raw}`);
    switch (token.type) {
      case "text":
      case "escape":
        return plain(text);
      case "codespan":
        return { code: text };
      case "strong":
        return { strong: plain(text) };
      case "link":
        // Links within the guides lead nowhere on the page.
        return /^https?:/.test(href) ? { link: plain(text), href } : plain(text);
      default:
        throw new Error(`A lesson cannot show this of a guide: ${token.raw}`);
    }
  });
}

/** Lines of a paragraph are one line on a page. */
const plain = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** The plugin of Vite. */
export const guides = (): Plugin => ({
  name: "guides",
  enforce: "pre",
  load(id) {
    const [file, query] = id.split("?");
    if (query !== "guide" || file === undefined) return undefined;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readGuide(readFileSync(file, "utf8")))};`;
  },
});
