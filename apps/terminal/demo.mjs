// A game between two levels of the bot on the terminal.
//
//   npm run demo -- --variant mssa --seed 7
//
// The same seed gives the same game. Without a terminal to draw on, as in a pipe, it prints the game line by line.
// --all plays every variant between random players, and reads back everything that it writes.
import { parseArgs } from "node:util";
import { variants } from "morabaraba";
import { playMancala } from "./demo/all-mancala.mjs";
import { playMorabaraba } from "./demo/all-morabaraba.mjs";
import { contestOf, names } from "./demo/contest.mjs";
import { widthOf } from "./demo/filmstrip.mjs";
import { showLive } from "./demo/live.mjs";
import { printPlainly } from "./demo/plain.mjs";
import { abilitiesOf } from "./screen.mjs";

const usage = `Usage: demo.mjs [options]

  --variant NAME   one of ${names.slice(0, 6).join(", ")},
                   ${names.slice(6).join(", ")}
  --seed NUMBER    another game
  --pace MS        milliseconds a move; 900 if left out
  --plain          lines of text, as without a terminal
  --ascii          ASCII characters only
  --all            a game of every variant between random players, written down and read back
  --every          with --all: the board after every ply`;

const text = /** @type {const} */ ("string");
const flag = /** @type {const} */ ("boolean");

/** @param {string | undefined} value @param {number} usual @param {number} most */
function numberFrom(value, usual, most) {
  const number = value === undefined ? usual : value.trim() === "" ? Number.NaN : Number(value);
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new Error(`${value} is not a whole number from 0 to ${most}.`);
  }
  return number;
}

function read() {
  const { values } = parseArgs({
    options: {
      variant: { type: text },
      seed: { type: text },
      pace: { type: text },
      plain: { type: flag, default: false },
      ascii: { type: flag, default: process.env["TERM"] === "linux" },
      all: { type: flag, default: false },
      every: { type: flag, default: false },
      help: { type: flag, default: false },
    },
  });
  const { variant } = values;
  if (variant !== undefined && !names.includes(variant)) throw new Error(`There is no variant ${variant}.`);
  return {
    ...values,
    // With this seed the first game is a lively one.
    seed: numberFrom(values.seed, values.all ? 1 : 3, 4_000_000),
    pace: numberFrom(values.pace, 900, 60_000),
  };
}

/** @param {ReturnType<typeof read>} options */
function playAll({ variant, seed, every }) {
  const options = { seed, every, width: widthOf(process.stdout) };
  for (const name of variant === undefined ? names : [variant]) {
    if (name in variants) playMorabaraba(/** @type {import("morabaraba").VariantName} */ (name), options);
    else playMancala(/** @type {import("morabaraba/mancala").VariantName} */ (name), options);
  }
}

/** @type {ReturnType<typeof read> | undefined} */
let options;
try {
  options = read();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exitCode = 2;
}
if (options?.help) console.log(usage);
else if (options?.all) playAll(options);
else if (options) {
  const { terminal, depth } = abilitiesOf(process.stdout, process.env);
  const contest = contestOf(options.variant ?? "standard", options.seed);
  // Only colours tell the marks of the demo apart at a glance: without them the moves are printed in words.
  const live = terminal && depth > 1 && process.stdin.isTTY && !options.plain;
  await (live
    ? showLive(contest, { input: process.stdin, output: process.stdout, depth, ...options })
    : printPlainly(contest));
}
