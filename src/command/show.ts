/** What can be looked at: a picture of a position, and the rules of a variant. */
import { loadFamily } from "../families.ts";
import { beginningOf, helpOf, readSubject } from "./input/subject.ts";
import type { Surroundings } from "./input/surroundings.ts";
import { oneOf, readWords, type Subcommand } from "./input/usage.ts";

const svgHelp = helpOf(
  "svg: a picture of a position, as SVG",
  `  --theme NAME     earth (if left out), dark, wood, slate or green
  --out FILE       writes there
`,
);
const rulesHelp = `morabaraba rules [NAME]: the variants, or the fields of one

  --rules FILE     a variant of your own, as JSON
  --json           all of its data, board included: a file to change, and to pass as --rules
`;

const themes = ["earth", "dark", "wood", "slate", "green"] as const;

async function runSvg(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const subject = await readSubject(words, surroundings, ["theme", "out"]);
  const { theme: given = "earth", out, rules } = subject.values;
  const theme = oneOf("--theme", given, themes);
  const { pictures } = await loadFamily(subject.family, "pictures");
  const text = `${pictures.svg(subject.game, { theme })}\n`;
  await (out === undefined
    ? surroundings.write(text)
    : surroundings.save(out, [text], rules === undefined ? [] : [rules]));
  return 0;
}

async function runRules(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { values, rest } = readWords(words, ["rules", "json"], 1);
  const [variant] = rest;
  const { families } = await import("./input/beginning.ts");
  if (variant === undefined && values["rules"] === undefined) {
    for (const family of families) {
      const { en } = await family.words();
      const names = Object.keys(family.rules.variants).map(
        (name) => `${name.padEnd(18)} ${en.variants[name]}\n`,
      );
      await surroundings.write(names.join(""));
    }
    return 0;
  }
  const beginning = await beginningOf({ variant, rules: values["rules"] }, surroundings);
  const { rules } = beginning.family;
  const data = rules.variantOf(rules.createGame(beginning.variant));
  const { board: _board, ...fields } = Object(data) as Readonly<Record<string, unknown>>;
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name.padEnd(18)} ${JSON.stringify(value)}\n`,
  );
  await surroundings.write(values["json"] ? `${JSON.stringify(data)}\n` : lines.join(""));
  return 0;
}

export const commands: Readonly<Record<string, Subcommand>> = {
  svg: { help: svgHelp, run: runSvg },
  rules: { help: rulesHelp, run: runRules },
};
