// Reads and checks the flags of the command. Each fault is told in a sentence.

import { parseArgs } from "node:util";
import { builtIn, builtIns, readPosition, readRecord, readRules } from "./families/all.mjs";
import { textOf } from "./files.mjs";

/** @import { Anything, Beginning, Family, Seat, Strictness } from "./types.ts" */

const usage = `Usage: play.mjs [options]

  --variant NAME     ${builtIns
    .map(({ variant }) => variant)
    .join(", ")
    .replace(/(.{50}.*?,) /g, "$1\n                     ")}
  --rules FILE       your own rules: a variant as JSON, or a "base" and the fields that differ
  --position TEXT    begin from a position
  --record FILE      continue a saved game
  --light WHO        person, or a level of the bot from 1 to 10; --south for mancala
  --dark WHO         the same for the other side; --north for mancala
  --referee HOW      refuse (illegal moves are refused), claim (the opponent may claim the game),
                     forfeit (cheating, playing twice and picking up the cows lose at once)
  --notation NAME    wmd (d6) or mssa (A2); both are always read
  --language NAME    en or af
  --seed NUMBER      with the same number the bots play the same moves
  --pace MS          the least milliseconds a bot takes for a move; 700 if left out
  --ascii            ASCII characters only
  --help             this text`;

/**
 * @typedef {object} Options
 * @property {Beginning} [beginning]
 * @property {{ family: Family, record: Anything, path: string }} [record]
 * @property {readonly Seat[]} seats
 * @property {Strictness} strictness
 * @property {"wmd" | "mssa"} notation
 * @property {"en" | "af"} language
 * @property {number} seed
 * @property {number} pace
 * @property {boolean} ascii
 * @property {boolean} asked - Whether the flags say what to play, so that no form is needed.
 */

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ ok: true, value: Options } | { ok: false, faults: readonly string[] }>}
 */
export async function readOptions(args) {
  /** @type {Record<string, string | boolean | undefined>} */
  let values;
  try {
    const text = { type: /** @type {const} */ ("string") };
    const flag = { type: /** @type {const} */ ("boolean") };
    const options = {
      variant: text,
      rules: text,
      position: text,
      record: text,
      light: text,
      dark: text,
      south: text,
      north: text,
      referee: text,
      notation: text,
      language: text,
      seed: text,
      pace: text,
      ascii: flag,
      help: flag,
    };
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    return { ok: false, faults: [error instanceof Error ? error.message : String(error), "", usage] };
  }
  if (values["help"]) return { ok: false, faults: [usage] };
  /** @type {string[]} */
  const faults = [];
  /** @template {string} Choice @param {string} name @param {readonly Choice[]} choices @returns {Choice} */
  const oneOf = (name, choices) => {
    const value = values[name] ?? choices[0];
    const choice = choices.find((one) => one === value);
    if (choice === undefined) faults.push(`--${name} must be one of ${choices.join(", ")}, not ${value}.`);
    return choice ?? /** @type {Choice} */ (choices[0]);
  };
  /** @param {string} name @param {number} most @param {number} usual */
  const number = (name, most, usual) => {
    const value =
      values[name] === undefined ? usual : Number(values[name] === "" ? Number.NaN : values[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    faults.push(`--${name} must be a whole number from 0 to ${most}, not ${values[name]}.`);
    return usual;
  };
  /** @param {readonly string[]} names @param {Seat} usual @returns {Seat} */
  const seat = (names, usual) => {
    const name = names.find((one) => values[one] !== undefined);
    const value = name === undefined ? usual : String(values[name]);
    if (value === "person") return value;
    const level = Number(value);
    if (Number.isInteger(level) && level >= 1 && level <= 10) return level;
    faults.push(`--${name} must be person or a level from 1 to 10, not ${value}.`);
    return usual;
  };
  const common = {
    seats: [seat(["light", "south"], "person"), seat(["dark", "north"], 4)],
    strictness: oneOf("referee", /** @type {const} */ (["refuse", "claim", "forfeit"])),
    notation: oneOf("notation", /** @type {const} */ (["wmd", "mssa"])),
    language: oneOf("language", /** @type {const} */ (["en", "af"])),
    seed: number("seed", 2 ** 32 - 1, Math.floor(Math.random() * 2 ** 32)),
    pace: number("pace", 60_000, 700),
    ascii: values["ascii"] === true || process.env["TERM"] === "linux",
  };
  const begun = await begin(values, faults);
  if (faults.length > 0) return { ok: false, faults };
  const asked = ["variant", "rules", "position", "record", "light", "dark", "south", "north"].some(
    (name) => values[name] !== undefined,
  );
  return { ok: true, value: { ...common, ...begun, asked } };
}

/** @param {Readonly<Record<string, string | boolean | undefined>>} values @param {string[]} faults @returns {Promise<Pick<Options, "beginning" | "record">>} */
async function begin(values, faults) {
  const { variant, rules, position, record } = values;
  /** @type {Beginning | undefined} */
  let beginning;
  if (typeof variant === "string") {
    beginning = builtIn(variant);
    if (beginning === undefined)
      faults.push(
        `There is no variant ${JSON.stringify(variant)}: name one of ${builtIns.map((one) => one.variant).join(", ")}.`,
      );
  }
  if (typeof rules === "string") {
    const file = await textOf(rules);
    const read = file.ok
      ? readRules(file.text)
      : { ok: /** @type {const} */ (false), faults: [`Could not read ${rules}: ${file.why}.`] };
    if (read.ok) beginning = read.value;
    else faults.push(...(file.ok ? [`The rules of ${rules} cannot be played:`] : []), ...read.faults);
  }
  if (typeof position === "string") {
    const read = readPosition(position, beginning);
    if (read.ok) beginning = read.value;
    else faults.push(`--position: ${read.fault}`);
  }
  if (typeof record === "string") {
    const file = await textOf(record);
    if (!file.ok) faults.push(`Could not read ${record}: ${file.why}.`);
    else {
      const read = readRecord(file.text);
      if (read.ok) return { record: { family: read.family, record: read.record, path: record } };
      faults.push(`${record}, ply ${read.error.ply}: ${read.error.message}`);
    }
  }
  return beginning ? { beginning } : {};
}
