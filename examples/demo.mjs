// Whole games between two random players, one of each variant, on the terminal.
//
//   npm run demo -- --seed 7 --variant mssa --every
//
// The same seed gives the same games. Shown are the boards after each shot, after the last placement and at the end, and
// of mancala a few on the way; --every shows the board after every ply.
import { parseArgs } from "node:util";
import { variants } from "morabaraba";
import { variants as mancalaVariants } from "morabaraba/mancala";
import { playMancala } from "./demo/mancala.mjs";
import { playMorabaraba } from "./demo/morabaraba.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    variant: { type: "string" },
    every: { type: "boolean", default: false },
  },
});
const options = {
  seed: Number(values.seed),
  every: values.every,
  width: process.stdout.columns ?? 100,
};

/**
 * What can be shown, by name: a function that plays one game.
 * @type {Map<string, () => void>}
 */
const shows = new Map();
for (const name of /** @type {(keyof typeof variants)[]} */ (Object.keys(variants))) {
  shows.set(name, () => playMorabaraba(name, options));
}
for (const name of /** @type {(keyof typeof mancalaVariants)[]} */ (Object.keys(mancalaVariants))) {
  shows.set(name, () => playMancala(name, options));
}

const names = values.variant === undefined ? [...shows.keys()] : [values.variant];
for (const name of names) {
  const show = shows.get(name);
  if (show === undefined || !Number.isSafeInteger(options.seed)) {
    console.error(`Usage: npm run demo -- [--seed N] [--every] [--variant ${[...shows.keys()].join("|")}]`);
    process.exit(2);
  }
  show();
}
