// Whole games between two random players on the terminal, one of each variant.
//
//   npm run demo -- --seed 7 --variant mssa --every
//
// The same seed gives the same games. The demo shows the board after each shot, after the last placement and at the end,
// and for mancala a few boards on the way; --every shows it after every ply.
import { parseArgs } from "node:util";
import { variants } from "morabaraba";
import { variants as mancalaVariants } from "morabaraba/mancala";
import { widthOf } from "./demo/filmstrip.mjs";
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
  width: widthOf(process.stdout),
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
  const known = Number.isInteger(options.seed) && options.seed >= 0 && options.seed < 2 ** 32;
  if (show === undefined || !known) {
    console.error(`Usage: npm run demo -- [--seed N] [--every] [--variant ${[...shows.keys()].join("|")}]`);
    process.exit(2);
  }
  show();
}
