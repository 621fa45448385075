/** Writes a page for each variant from its data and the guides' tables: a board, its rules and sources. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as mills from "../dist/index.js";
import * as mancala from "../dist/mancala.js";
import * as mancalaRulebook from "../dist/mancala-rulebook.js";
import { svg as mancalaSvg } from "../dist/mancala-svg.js";
import { en as mancalaWords } from "../dist/mancala-words.js";
import * as rulebook from "../dist/rulebook.js";
import { svg } from "../dist/svg.js";
import { usualPieces, en as words } from "../dist/words.js";

const here = fileURLToPath(new URL(".", import.meta.url));
type Data = Readonly<Record<string, unknown>>;

/** What a family's pages need. */
interface Family {
  readonly title: string;
  /** The guide and heading on how it is played, and the guide with the tables of rules and sources. */
  readonly game: string;
  readonly guide: string;
  readonly entryPoint: string;
  readonly path: string;
  /** The variant that the pages compare with. Its own page shows no differences. */
  readonly usual: string;
  readonly rules: string;
  readonly variants: Readonly<Record<string, Data>>;
  readonly titles: Data;
  readonly board: (variant: string) => string;
  /** What a player wants to know first: by title, a variant's rules that answer it. */
  readonly first: Readonly<Record<string, (variant: Data) => readonly string[]>>;
  /** Well-known games: a page shows how its game differs from the most similar of these. */
  readonly known: readonly string[];
  readonly sections: (variant: string) => Readonly<Record<string, string>>;
  /** The rules of a variant, with the words that fit it or another variant. */
  readonly describe: (variant: string, words?: string) => readonly RuleText[];
  readonly picture: (variant: string) => string;
}

/** Mill games without cattle have pieces in their rules. */
const wordsOf = (name: string): rulebook.Words =>
  usualPieces(name) === "cows" ? rulebook.en : rulebook.enMorris;

const families: readonly Family[] = [
  {
    title: "Mill games",
    game: "the-game.md#the-game",
    guide: "rules-and-variants",
    entryPoint: "morabaraba",
    path: "",
    usual: "standard",
    rules: "Each rule and its field",
    variants: mills.variants as unknown as Family["variants"],
    titles: words.variants,
    board: (variant) => {
      const { turn } = mills.createGame(variant as mills.VariantName);
      return `<morabaraba-board variant="${variant}" playable="${turn}" orientation="${turn}" theme="auto"></morabaraba-board>`;
    },
    first: {
      Board: () => ["board", "shape"],
      Pieces: ({ setup }) => ["cows", ...(setup === null ? [] : ["setup"]), "first-player"],
      Winning: ({ mill }) => [mill === "wins" ? "mill-worth" : "few-cows", "no-moves"],
    },
    known: ["standard", "nineMens", "threeMens"],
    sections: (variant) => wordsOf(variant).sections,
    describe: (variant, words = variant) =>
      rulebook.describeRules(wordsOf(words), variant as mills.VariantName),
    picture: (variant) =>
      svg(mills.createGame(variant as mills.VariantName), { hands: "none", coordinates: false, title: "" }),
  },
  {
    title: "Mancala",
    game: "mancala.md#the-games",
    guide: "mancala-rules",
    entryPoint: "morabaraba/mancala",
    path: "mancala-",
    usual: "kalah",
    rules: "Each rule and its field",
    variants: mancala.variants as unknown as Family["variants"],
    titles: mancalaWords.variants,
    board: (variant) => `<mancala-board variant="${variant}" playable="south" theme="auto"></mancala-board>`,
    first: {
      Board: () => ["board"],
      Captures: () => ["capture"],
      Winning: () => ["empty-side", "winner"],
    },
    known: ["kalah", "oware"],
    sections: () => mancalaRulebook.en.sections,
    describe: (variant) => mancalaRulebook.describeRules(mancalaRulebook.en, variant as mancala.VariantName),
    picture: (variant) =>
      mancalaSvg(mancala.createGame(variant as mancala.VariantName), { coordinates: false, title: "" }),
  },
];

/** Returns the rows of the first table below a heading. */
function tableBelow(markdown: string, heading: string): string[][] {
  const [, below] = markdown.split(`## ${heading}\n`);
  const [table] = below?.match(/(^\|.*\n)+/m) ?? [];
  if (table === undefined) throw new Error(`The guide has no table below "${heading}".`);
  const rows = table
    .trim()
    .split("\n")
    .map((row) =>
      row
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
  return rows.slice(2);
}

/** Writes a field's value for people. */
function valueText(field: string, value: unknown): string {
  if (field === "board") {
    const { points, lines } = value as mills.Board;
    return `${points.length} points, ${lines.length} lines`;
  }
  return `\`${JSON.stringify(value)}\``;
}

interface RuleText {
  readonly section: string;
  readonly rule: string;
  readonly text: string;
  readonly sources: readonly string[];
}

/** Writes what a player wants to know first: the board, the pieces, how to win, and what is special. */
function firstOf(family: Family, name: string): string {
  const rules = family.describe(name);
  const sentence = (rule: string) => rules.find((each) => each.rule === rule)?.text;
  const facts = Object.entries(family.first).map(([title, named]) => {
    const texts = named(family.variants[name] ?? {}).map(sentence);
    return `- **${title}.** ${texts.filter((text) => text !== undefined).join(" ")}`;
  });
  const others = family.known
    .filter((other) => other !== name)
    .map((other) => {
      const known = new Set(family.describe(other, name).map(({ text }) => text));
      return { other, rules: rules.filter(({ text }) => !known.has(text)) };
    })
    .sort((a, b) => a.rules.length - b.rules.length);
  const comparison = others.slice(0, 1).map(({ other, rules }) => {
    const link = `[${family.titles[other]}](./${family.path}${other}.md)`;
    return `- **Unlike ${link}:**\n${rules.map(({ text }) => `  - ${text}`).join("\n")}`;
  });
  const [, , value, moves] =
    tableBelow(textOf("variants"), "The small games, solved").find(([cell]) => cell === `\`${name}\``) ?? [];
  const solved =
    value === undefined ? [] : [`- **With best play.** From the beginning: ${value}; first moves: ${moves}.`];
  return [...facts, ...solved, ...(name === family.usual ? [] : comparison)].join("\n");
}

/** Writes rules in sentences, by section, each with the tags of its sources. */
function rulesText(sections: Readonly<Record<string, string>>, rules: readonly RuleText[]): string {
  const cited = ({ text, sources }: RuleText): string =>
    sources.length > 0 ? `${text} <small>[${sources.join(", ")}](#sources)</small>` : text;
  const parts = Object.entries(sections).flatMap(([section, title]) => {
    const items = rules.filter((rule) => rule.section === section).map((rule) => `- ${cited(rule)}`);
    return items.length > 0 ? [`**${title}**\n\n${items.join("\n")}`] : [];
  });
  return parts.join("\n\n");
}

/** Reads a guide, with links that work from this folder. */
const textOf = (guide: string): string =>
  readFileSync(join(here, `../docs/guides/${guide}.md`), "utf8").replaceAll(
    /\]\((?=[\w-]+\.md)/g,
    "](../../../docs/guides/",
  );

function pageOf(family: Family, name: string): string {
  const guide = textOf(family.guide);
  const variant = family.variants[name] ?? {};
  const usual = family.variants[family.usual] ?? {};
  const rules = tableBelow(guide, family.rules).flatMap(([rule, sources = "", fields = ""]) => {
    const named = [...new Set([...fields.matchAll(/`(\w+)(?:\.\w+)?`/g)].map(([, field = ""]) => field))];
    const values = named.filter((field) => field in variant);
    if (values.length === 0) return [];
    const differs = values.some((field) => JSON.stringify(variant[field]) !== JSON.stringify(usual[field]));
    const value = values.map((field) => `${field}: ${valueText(field, variant[field])}`).join("<br>");
    return [
      {
        row: `| ${rule} | ${differs ? `${value}<br>(unlike \`${family.usual}\`)` : value} | ${sources} |`,
        sources,
      },
    ];
  });
  const [, ...summary] =
    family.title === "Mancala"
      ? []
      : (tableBelow(textOf("variants"), "The built-in variants").find(([cell]) => cell === `\`${name}\``) ??
        []);
  /** The row of a game related to Morabaraba: names, board, changes, sources, and how certain they are. */
  const [names = "", , , asked, sure] =
    tableBelow(textOf("variants"), "The family").find(
      ([cell = ""]) => cell.split(", ")[0] === `\`${name}\``,
    ) ?? [];
  const [, ...otherNames] = names.split(", ");
  const isKin = asked !== undefined;
  const sentences = family.describe(name);
  const cited = [...rules, ...sentences.flatMap(({ sources }) => sources.map((tag) => ({ sources: tag })))]
    .map(({ sources }) => sources)
    .concat(summary, asked ?? "")
    .join(" ");
  const sources = tableBelow(guide, "Sources").filter(([tags = ""]) =>
    tags.split(", ").some((tag) => new RegExp(`\\b${tag}\\b`).test(cited)),
  );
  const link = `../../../docs/guides/${family.guide}.md`;
  return `# ${family.titles[name]}

${otherNames.length > 0 ? `Also called ${otherNames.join(", ")}.\n\n` : ""}${firstOf(family, name)}

You begin, and a bot answers. The library calls this game \`${name}\`.${isKin ? ` [Sources](#sources): ${asked}; how sure they are: ${sure}.` : ""}${summary.length > 0 ? ` [Source](#sources): ${summary.at(-1)}.` : ""}

<div class="live">${family.board(name)}</div>

## How it is played

${rulesText(family.sections(name), sentences)}

Read more in [the guide](../../../docs/guides/${isKin ? "variants.md#the-family" : family.game}).

## Rules as data

| rule | here | what the sources say |
|---|---|---|
${rules.map(({ row }) => row).join("\n")}

For details, see [how we read the sources](${link}#how-we-read-them).

## Sources

| tag | source |
|---|---|
${sources.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}

## In a program

\`\`\`ts
import { createGame, legalMoves } from "${family.entryPoint}";

const game = createGame("${name}");
legalMoves(game).length; // => ${family.title === "Mancala" ? mancala.legalMoves(mancala.createGame(name as mancala.VariantName)).length : mills.legalMoves(mills.createGame(name as mills.VariantName)).length}
\`\`\`

\`\`\`html
${family.board(name)}
\`\`\`
`;
}

/** Writes all variants' pages, and a page that lists them. */
export function writeVariantPages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lists = families.map((family) => {
    const cards = Object.keys(family.variants).map((name) => {
      const page = `${family.path}${name}`;
      writeFileSync(join(folder, `${page}.md`), pageOf(family, name));
      writeFileSync(join(folder, `${page}.svg`), family.picture(name));
      return `<a class="card" href="./${page}.html"><img src="./${page}.svg" alt="" loading="lazy"><span>${family.titles[name]}</span></a>`;
    });
    return `## ${family.title}\n\n<div class="cards">\n${cards.join("\n")}\n</div>\n`;
  });
  const index = `# Variants

Choose a game: its page has a board to play on, its rules as data, and their sources. For your own game, change
[a few fields](../../../docs/guides/own-rules.md#other-readings) or
[the board](../../../docs/guides/own-rules.md#a-board-of-your-own).

${lists.join("\n")}`;
  writeFileSync(join(folder, "index.md"), index);
}
