// Reads a bot from a command-line word: "level=7", "level=7,nodes=500", "random", "material=3",
// "newcomer=5000", "montecarlo=1000".
import { applyMove, legalMoves, outcome } from "morabaraba";
import { chooseMove, chooseMoveSync, monteCarlo, randomMove } from "morabaraba/bots";
import { materialBot, newcomerBot } from "./material.mjs";

const rules = { legalMoves, applyMove, outcome };
const words = ["level", "time", "nodes", "depth", "random", "material", "newcomer", "montecarlo"];

/** A bot's settings by name; one without a number is NaN. Throws for an unknown name. */
export function parseBot(text) {
  const parts = Object.fromEntries(
    String(text)
      .split(",")
      .map((part) => part.split("="))
      .map(([word, number]) => [word, Number(number)]),
  );
  for (const [word, number] of Object.entries(parts)) {
    if (!words.includes(word)) throw new Error(`"${word}" is not a bot; use ${words.join(", ")}.`);
    if (word !== "random" && !(Number.isInteger(number) && number > 0))
      throw new Error(`${word} needs a whole number of at least 1, such as "${word}=3".`);
  }
  return parts;
}

/**
 * @param {string} text - As above; its own limits override those of the match.
 * @param {{ time?: number, nodes?: number, depth?: number, weights?: unknown }} limits
 * @returns {import("morabaraba/bots").MatchBot<import("morabaraba").Game, import("morabaraba").Move>}
 */
export function botOf(text, limits) {
  const { random, material, newcomer, montecarlo, level, ...own } = parseBot(text);
  const { time, nodes, depth } = Object.keys(own).length > 0 ? own : limits;
  if (random !== undefined) return (game, seed) => randomMove(rules, game, { seed });
  if (material !== undefined) return materialBot(material);
  if (newcomer !== undefined) return newcomerBot(newcomer);
  if (montecarlo !== undefined)
    return (game, seed) => monteCarlo(rules, game, { playouts: montecarlo, seed });
  const options = { level, depth, nodes, weights: limits.weights };
  if (time === undefined) return (game, seed) => chooseMoveSync(game, { ...options, seed });
  return (game, seed) => chooseMove(game, { ...options, seed, timeMs: time });
}
