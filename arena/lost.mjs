// npm run arena:lost
// Positions that the player of 0.1.0 lost while placing (`arena/lost.json`): how many of them it and the player of `dist` now
// play right in 200 ms. The first two come from games against another engine. `--find 40` looks for the others anew: 0.1.0
// plays itself at ten times the positions, and where its chances turn, every legal move is searched by itself.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyMove, createGame, formatMove, legalMoves, outcome } from "morabaraba";
import { randomPlayer } from "morabaraba/bots";
import { oldBots } from "./old.mjs";

const { values } = parseArgs({
  options: {
    find: { type: "string" },
    nodes: { type: "string", default: "20000" },
    judge: { type: "string", default: "100000" },
    time: { type: "string", default: "200" },
    new: { type: "string", default: new URL("../dist/bots.js", import.meta.url).href },
    file: { type: "string", default: new URL("lost.json", import.meta.url).pathname },
  },
});
const ours = await import(values.new);
const theirs = await import(oldBots());

const after = (moves) => moves.split(" ").reduce(applyMove, createGame());

/** Every legal move with what it is worth to the side to move. */
function judged(game) {
  const nodes = Number(values.judge);
  return legalMoves(game).map((move) => {
    const next = applyMove(game, move);
    const end = outcome(next);
    const score = end === undefined ? -ours.chooseMoveSync(next, { nodes, book: false }).score : 0;
    return { move: formatMove(move), score };
  });
}

/** The first turn of a game where the weaker player went from holding to lost, if there is one. */
function turningPoint(seed) {
  const anyMove = randomPlayer({ legalMoves, applyMove, outcome }, { seed });
  const weak = seed % 2 === 0 ? "light" : "dark";
  let game = createGame();
  const moves = [];
  let before;
  while (outcome(game) === undefined && game.ply < 24) {
    const nodes = Number(values.nodes) * (game.turn === weak ? 1 : 10);
    const choice = theirs.chooseMoveSync(game, { nodes, seed, book: false });
    if (game.turn !== weak && choice.score > 250 && before !== undefined) return before;
    const move = formatMove(game.ply < 4 ? anyMove(game) : choice.move);
    if (game.turn === weak && game.ply >= 6) before = { moves: moves.join(" "), played: move };
    moves.push(move);
    game = applyMove(game, move);
  }
  return undefined;
}

function found(count) {
  const kept = [];
  for (let seed = 1; kept.length < count; seed++) {
    const turn = turningPoint(seed);
    if (turn === undefined) continue;
    const all = judged(after(turn.moves));
    const best = Math.max(...all.map(({ score }) => score));
    const lost = all.find(({ move }) => move === turn.played).score;
    if (best < -100 || lost > -250) continue;
    const right = all.filter(({ score }) => score >= Math.max(best - 60, -100)).map(({ move }) => move);
    kept.push({ ...turn, right });
    process.stderr.write(`${kept.length}: ${JSON.stringify(kept.at(-1))}\n`);
  }
  return kept;
}

if (values.find) {
  const known = JSON.parse(readFileSync(values.file, "utf8")).slice(0, 2);
  const all = [...known, ...found(Number(values.find))];
  writeFileSync(values.file, `[\n${all.map((each) => `  ${JSON.stringify(each)}`).join(",\n")}\n]\n`);
}
const positions = JSON.parse(readFileSync(values.file, "utf8"));
const right = { old: 0, new: 0 };
for (const { moves, right: good } of positions) {
  const chosen = {};
  for (const [name, bots] of [
    ["old", theirs],
    ["new", ours],
  ]) {
    const { move } = await bots.chooseMove(after(moves), { timeMs: Number(values.time), book: false });
    chosen[name] = formatMove(move);
    if (good.includes(chosen[name])) right[name]++;
  }
  process.stderr.write(`${moves} : right ${good.join(" or ")}; old ${chosen.old}, new ${chosen.new}\n`);
}
console.log(
  `Of ${positions.length} positions, in ${values.time} ms: 0.1.0 plays ${right.old} right, the present player ${right.new}.`,
);
