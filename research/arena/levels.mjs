// node research/arena.mjs levels --a level=10 --b level=5 --variant mssa --games 100 --time 100
// A match on all cores (THREADS=1 for one) with alternating sides and various openings. Prints the games as
// move lists and then the table; a progress line goes to the error stream.
import "../fresh.mjs";
import { parseArgs } from "node:util";
import { parseBot } from "./bots.mjs";
import { formatElo, match, movesText, percent, table } from "./match.mjs";

const { values } = parseArgs({
  options: {
    a: { type: "string", default: "level=10" },
    b: { type: "string", default: "level=5" },
    variant: { type: "string", default: "standard" },
    games: { type: "string", default: "100" },
    time: { type: "string" },
    nodes: { type: "string" },
    depth: { type: "string" },
    seed: { type: "string", default: "1" },
    openings: { type: "string", default: "50" },
    plies: { type: "string", default: "4" },
  },
});
const { a, b, variant, time, nodes, depth, ...numbers } = values;
for (const bot of [a, b]) parseBot(bot);
const whole = Object.entries({ ...numbers, time, nodes, depth }).map(([name, text]) => {
  const number = text === undefined ? undefined : Number(text);
  if (number !== undefined && !(Number.isInteger(number) && number >= 0))
    throw new Error(`--${name} needs a whole number, not "${text}".`);
  return [name, number];
});
const { time: timeMs, nodes: most, depth: deepest, ...rest } = Object.fromEntries(whole);
const limits = { time: timeMs, nodes: most, depth: deepest };
const { list, ...result } = await match({ a, b, variant, limits, ...rest });

for (const [number, game] of list.entries()) {
  const sides = game.sideOfA === "light" ? `${a} - ${b}` : `${b} - ${a}`;
  console.log(`Game ${number + 1}, light - dark: ${sides}. ${game.winner ?? "nobody"} wins, ${game.reason}.`);
  console.log(`${movesText(game)}\n`);
}
console.log(
  table([
    ["bot", "opponent", "variant", "games", "wins", "draws", "losses", "score", "Elo difference"],
    [
      a,
      b,
      variant,
      rest.games,
      result.wins,
      result.draws,
      result.losses,
      percent(result.score),
      formatElo(result),
    ],
  ]),
);
