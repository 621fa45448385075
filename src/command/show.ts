/* The commands `svg` and `rules`: a picture of a position, and the fields of a variant. */
import { loadFamily } from "../families.ts";
import { helpOf, readGameArguments, readVariant } from "./input/gameArguments.ts";
import type { CommandIO } from "./input/io.ts";
import { oneOf, readWords, type Subcommand } from "./input/usage.ts";

const svgHelp = helpOf(
  "svg: a picture of a position, as SVG",
  `  --theme NAME     earth (if left out), dark, wood, slate, green, cream or print
  --out FILE       writes to a file
`,
);
const rulesHelp = `morabaraba rules [NAME]: the variants, or the fields of one

  --rules FILE     a variant of your own, as JSON
  --json           all data with the board, as JSON that you can edit and pass as --rules
`;

const themes = ["earth", "dark", "wood", "slate", "green", "cream", "print"] as const;

async function runSvg(words: readonly string[], io: CommandIO): Promise<number> {
  const gameArguments = await readGameArguments(words, io, ["theme", "out"]);
  const { theme: given = "earth", out, rules } = gameArguments.values;
  const theme = oneOf("--theme", given, themes);
  const { pictures } = await loadFamily(gameArguments.family, "pictures");
  const text = `${pictures.svg(gameArguments.game, { theme })}\n`;
  await (out === undefined ? io.write(text) : io.save(out, [text], rules === undefined ? [] : [rules]));
  return 0;
}

async function runRules(words: readonly string[], io: CommandIO): Promise<number> {
  const { values, rest } = readWords(words, ["rules", "json"], 1);
  const [variant] = rest;
  const { families } = await import("./input/variants.ts");
  if (variant === undefined && values["rules"] === undefined) {
    for (const family of families) {
      const { en } = await family.words();
      const names = Object.keys(family.rules.variants).map(
        (name) => `${name.padEnd(18)} ${en.variants[name]}\n`,
      );
      await io.write(names.join(""));
    }
    return 0;
  }
  const choice = await readVariant({ variant, rules: values["rules"] }, io);
  const { rules } = choice.family;
  const data = rules.variantOf(rules.createGame(choice.variant));
  const { board: _board, ...fields } = Object(data) as Readonly<Record<string, unknown>>;
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name.padEnd(18)} ${JSON.stringify(value)}\n`,
  );
  await io.write(values["json"] ? `${JSON.stringify(data)}\n` : lines.join(""));
  return 0;
}

export const commands: Readonly<Record<string, Subcommand>> = {
  svg: { help: svgHelp, run: runSvg },
  rules: { help: rulesHelp, run: runRules },
};
