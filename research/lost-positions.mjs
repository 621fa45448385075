// node research/lost-positions.mjs
// Positions that an older bot lost while placing (`research/arena/lost.json`): how many of them the bot of 0.1.0, or of the
// build that `--old FILE` names, and the bot of `dist` play right in 200 ms of the processor. The first two come from games
// against another engine, 5 from games of 0.1.0 against itself with ten times the time, the others from games against later bots.
// `--find 40 --games FILE` finds new ones in games that `play-old.mjs --log FILE` kept, of `standard` or of `--variant NAME`, and
// puts them in place of all but the first two, or of all but the first 16 with `--keep 16`. In each it takes the last turn at which
// the old bot had a good move and played one that loses, by a search of each legal move. Format the file afterwards.
import "./arena/processor-time.mjs";
import "./fresh.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyMove, createGame, formatMove, legalMoves, outcome } from "morabaraba";
import { FIRST_VERSION, moduleOf } from "./build-commit.mjs";

const { values } = parseArgs({
  options: {
    find: { type: "string" },
    keep: { type: "string", default: "2" },
    games: { type: "string" },
    variant: { type: "string", default: "standard" },
    judge: { type: "string", default: "60000" },
    time: { type: "string", default: "200" },
    old: { type: "string" },
    new: { type: "string", default: new URL("../dist/bots.js", import.meta.url).href },
    file: { type: "string", default: new URL("arena/lost.json", import.meta.url).pathname },
  },
});
const ours = await import(values.new);
const theirs = await import(values.old ?? moduleOf(FIRST_VERSION, "bots.js"));

const after = (moves, variant = "standard") => moves.split(" ").reduce(applyMove, createGame(variant));

/** Every legal move with what it is worth to the side to move. */
function judged(game) {
  const nodes = Number(values.judge);
  return legalMoves(game).map((move) => {
    const next = applyMove(game, move);
    const end = outcome(next);
    const score = end === undefined ? -ours.chooseMoveSync(next, { nodes, book: false }).score : 0;
    return { move: formatMove(move, game), score };
  });
}

/** The last turn of 0.1.0 in a game it lost where it had a good move while placing, and played a bad one. */
function turningPoint({ points, side, moves, start }) {
  if (points !== 1) return undefined;
  const { variant } = values;
  const all = [...start, ...moves];
  for (let ply = Math.min(all.length, 24) - 1; ply >= start.length; ply--) {
    const before = all.slice(0, ply).join(" ");
    const game = after(before, variant);
    if (game.turn === side) continue;
    const options = judged(game);
    const best = Math.max(...options.map(({ score }) => score));
    const lost = options.find(({ move }) => move === all[ply]).score;
    if (best < -100) continue;
    if (lost > Math.min(best - 100, -100)) return undefined;
    const right = options.filter(({ score }) => score >= Math.max(best - 60, -100)).map(({ move }) => move);
    return { ...(variant !== "standard" && { variant }), moves: before, played: all[ply], right };
  }
  return undefined;
}

function found(count) {
  const kept = [];
  for (const line of readFileSync(values.games, "utf8").trim().split("\n")) {
    const turn = turningPoint(JSON.parse(line));
    if (turn === undefined) continue;
    kept.push(turn);
    process.stderr.write(`${kept.length}: ${JSON.stringify(turn)}\n`);
    if (kept.length === count) break;
  }
  return kept;
}

if (values.find) {
  const known = JSON.parse(readFileSync(values.file, "utf8")).slice(0, Number(values.keep));
  const all = [...known, ...found(Number(values.find))];
  writeFileSync(values.file, `[\n${all.map((each) => `  ${JSON.stringify(each)}`).join(",\n")}\n]\n`);
}
const positions = JSON.parse(readFileSync(values.file, "utf8"));
const right = { old: 0, new: 0 };
for (const { variant, moves, right: good } of positions) {
  const game = after(moves, variant);
  const chosen = {};
  for (const [name, bots] of [
    ["old", theirs],
    ["new", ours],
  ]) {
    const { move } = await bots.chooseMove(game, { timeMs: Number(values.time), book: false });
    chosen[name] = formatMove(move, game);
    if (good.includes(chosen[name])) right[name]++;
  }
  process.stderr.write(`${moves} : right ${good.join(" or ")}; old ${chosen.old}, new ${chosen.new}\n`);
}
console.log(
  `Of ${positions.length} positions, in ${values.time} ms: the old bot plays ${right.old} right, the present one ${right.new}.`,
);
