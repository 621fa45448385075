// Morabaraba and nine men's morris from their rules alone, for the line protocol of `morabaraba conform`.
//
//   morabaraba conform --engine "node morris.mjs" --variant nineMens
//
// With --fault NAME, it makes one of the ten mistakes below. Published programs make all of them.
import { createInterface } from "node:readline";

const faults = [
  "no-diagonals", // leaves out the diagonals of the board of Morabaraba
  "wrong-neighbor", // a slip in the table of neighbours
  "shot-per-mill", // closing two mills at once shoots two cows
  "shoots-mills", // a cow in a mill may be shot like any other
  "never-mills", // a cow in a mill may never be shot, so there is no shot if all are in mills
  "lost-shot", // the last placement ends the placing before its mill can shoot
  "no-flying", // three cows move like any others
  "both-fly", // the opponent of three cows flies too
  "forgets-hand", // two cows on the board lose while a third is in hand
  "blocked-draws", // a blocked side draws instead of losing
];
const fault = process.argv[process.argv.indexOf("--fault") + 1] ?? "";
if (process.argv.includes("--fault") && !faults.includes(fault))
  throw new Error(`Choose one of ${faults.join(", ")}.`);

/** @typedef {"light" | "dark"} Side */
const points = "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split(" ");
const rings = [0, 8, 16].map((first) => points.slice(first, first + 8));
const across = (/** @type {number} */ i) => rings.map((ring) => String(ring[i]));
const straight = [
  ...rings.flatMap((ring) => [0, 2, 4, 6].map((i) => [ring[i], ring[i + 1], ring[(i + 2) % 8]].map(String))),
  ...[1, 3, 5, 7].map(across),
];
const diagonal = [...straight, ...[0, 2, 4, 6].map(across)];
/** @type {Record<string, { lines: string[][], cows: number, draws: boolean }>} */
const variants = {
  standard: { lines: fault === "no-diagonals" ? straight : diagonal, cows: 12, draws: true },
  nineMens: { lines: straight, cows: 9, draws: false },
};

let { lines, cows, draws } = /** @type {typeof variants.standard & {}} */ (variants["standard"]);
/** @type {Map<string, Side>} */
let board = new Map();
/** @type {Side} */
let turn = "light";
let hand = { light: cows, dark: cows };
let quiet = 0;

const other = () => (turn === "light" ? "dark" : "light");
const of = (/** @type {Side} */ side) => points.filter((point) => board.get(point) === side);
const isMill = (/** @type {string[]} */ line, /** @type {Side} */ side, on = board) =>
  line.every((point) => on.get(point) === side);
const millsOn = (/** @type {string} */ point, /** @type {Side} */ side, on = board) =>
  lines.filter((line) => line.includes(point) && isMill(line, side, on));

function areNeighbors(/** @type {string} */ a, /** @type {string} */ b) {
  if (fault === "wrong-neighbor" && a === "e4" && b === "e5") return false;
  return lines.some(
    (line) => line.includes(a) && line.includes(b) && Math.abs(line.indexOf(a) - line.indexOf(b)) === 1,
  );
}

function mayFly() {
  if (fault === "no-flying") return false;
  return of(turn).length === 3 || (fault === "both-fly" && hand[other()] === 0 && of(other()).length === 3);
}

/** @returns {[from: string, to: string][]} */
function steps() {
  const empty = points.filter((point) => !board.has(point));
  if (hand[turn] > 0) return empty.map((to) => ["", to]);
  return of(turn).flatMap((from) =>
    empty
      .filter((to) => mayFly() || areNeighbors(from, to))
      .map((to) => /** @type {[string, string]} */ ([from, to])),
  );
}

function targets() {
  const all = of(other());
  const open = all.filter((point) => millsOn(point, other()).length === 0);
  if (fault === "shoots-mills") return all;
  return open.length > 0 || fault === "never-mills" ? open : all;
}

function moves() {
  if (end() !== "") return [];
  return steps().flatMap(([from, to]) => {
    const after = new Map(board).set(to, turn);
    after.delete(from);
    const step = from === "" ? to : `${from}-${to}`;
    const closed = millsOn(to, turn, after).length;
    const isLost = fault === "lost-shot" && hand[turn] === 1 && hand[other()] === 0;
    const shots = closed > 0 && !isLost ? targets() : [];
    if (shots.length === 0) return [step];
    if (fault !== "shot-per-mill" || closed === 1 || shots.length === 1)
      return shots.map((shot) => `${step}x${shot}`);
    return shots.flatMap((one, i) => shots.slice(i + 1).map((two) => `${step}x${one}x${two}`));
  });
}

function play(/** @type {string} */ move) {
  const [step = "", ...shots] = move.split("x");
  const [to = "", from] = step.split("-").reverse();
  quiet = from === undefined || shots.length > 0 ? 0 : quiet + 1;
  if (from === undefined) hand[turn] -= 1;
  else board.delete(from);
  board.set(to, turn);
  for (const shot of shots) board.delete(shot);
  turn = other();
}

function end() {
  const left = (/** @type {Side} */ side) =>
    of(side).length + (fault === "forgets-hand" && of(side).length > 0 && hand.light < 6 ? 0 : hand[side]);
  if (left("light") < 3) return "dark wins";
  if (left("dark") < 3) return "light wins";
  if (board.size === points.length) return "draw";
  if (steps().length === 0) return fault === "blocked-draws" ? "draw" : `${other()} wins`;
  return draws && quiet >= 10 && [left("light"), left("dark")].includes(3) ? "draw" : "";
}

/** @type {Record<string, (words: string[]) => string>} */
const answers = {
  variant([name = ""]) {
    const variant = variants[name];
    if (variant) ({ lines, cows, draws } = variant);
    return variant ? "ok" : "unknown";
  },
  position(words) {
    const given = Object.fromEntries(words.map((word) => word.split("=")));
    const pointsOf = (/** @type {Side} */ side) => (given[side] ?? "").split(",").filter(Boolean);
    board = new Map();
    for (const side of /** @type {Side[]} */ (["light", "dark"]))
      for (const point of pointsOf(side)) board.set(point, side);
    const [light, dark] = (given["hand"] ?? `${cows},${cows}`).split(",").map(Number);
    [turn, hand, quiet] = [given["turn"] ?? "light", { light, dark }, 0];
    return "ok";
  },
  play([move = ""]) {
    play(move);
    return "ok";
  },
  moves: () => moves().join(" ") || "none",
  outcome: () => end() || `${turn} to move`,
};
for await (const line of createInterface({ input: process.stdin })) {
  const [word = "", ...words] = line.split(" ");
  console.log(answers[word]?.(words) ?? "unknown");
}
