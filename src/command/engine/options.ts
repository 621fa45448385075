/* The names and values of the engine's options. */
import { MorabarabaError } from "../../index.ts";
import { variantNames } from "../input/variants.ts";

/** An option as UCI describes it. */
interface Option {
  readonly type: "combo" | "spin" | "check" | "string";
  readonly initial: string;
  /** The words of a combo. */
  readonly words?: readonly string[];
  /** The range of a spin. */
  readonly range?: readonly [least: number, most: number];
}

const optionSpecs = {
  UCI_Variant: { type: "combo", initial: "standard", words: variantNames },
  Rules: { type: "string", initial: "" },
  Level: { type: "spin", initial: "10", range: [1, 10] },
  Hash: { type: "spin", initial: "24", range: [1, 1024] },
  MultiPV: { type: "spin", initial: "1", range: [1, 50] },
  Seed: { type: "spin", initial: "0", range: [0, 4_294_967_295] },
  Ponder: { type: "check", initial: "false" },
  OwnBook: { type: "check", initial: "true" },
  "Move Overhead": { type: "spin", initial: "10", range: [0, 5000] },
  Steps: { type: "combo", initial: "joined", words: ["joined", "single"] },
} satisfies Readonly<Record<string, Option>>;

type OptionName = keyof typeof optionSpecs;
export type Options = Readonly<Record<OptionName, string>>;

const entries = Object.entries(optionSpecs) as readonly (readonly [OptionName, Option])[];

export const initialOptions: Options = Object.fromEntries(
  entries.map(([name, { initial }]) => [name, initial]),
) as Options;

/** The lines that announce the options. */
export const optionLines: readonly string[] = entries.map(([name, { type, initial, words = [], range }]) => {
  const limits = range ? ` min ${range[0]} max ${range[1]}` : "";
  return `option name ${name} type ${type} default ${initial || "<empty>"}${limits}${words.map((word) => ` var ${word}`).join("")}`;
});

/** Changes one option. Throws `MorabarabaError` for an unknown name or an invalid value. */
export function withOption(options: Options, given: string, value: string): Options {
  const [name, spec] = entries.find(([known]) => known.toLowerCase() === given.toLowerCase()) ?? [];
  if (name === undefined || spec === undefined)
    throw new MorabarabaError(
      "bad-argument",
      `Unknown option ${JSON.stringify(given.slice(0, 40))}. Send uci to list the options.`,
    );
  const words = spec.type === "check" ? ["true", "false"] : spec.words;
  const word = words?.find((allowed) => allowed.toLowerCase() === value.toLowerCase());
  const wrong = (expected: string): MorabarabaError =>
    new MorabarabaError(
      "bad-argument",
      `${name} must be ${expected}, not ${JSON.stringify(value.slice(0, 40))}.`,
    );
  if (words && word === undefined) throw wrong(words.join(" or "));
  if (spec.range) {
    const [least, most] = spec.range;
    if (!/^[0-9]{1,10}$/.test(value) || Number(value) < least || Number(value) > most)
      throw wrong(`a whole number from ${least} to ${most}`);
  }
  // A named variant replaces one that the option `Rules` has set.
  return { ...options, ...(name === "UCI_Variant" && { Rules: "" }), [name]: word ?? value };
}
