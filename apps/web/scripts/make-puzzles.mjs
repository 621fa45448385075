/**
 * Makes the puzzles of one variant and writes them to src/puzzles/data/<variant>.txt, the easiest first.
 *
 *   node scripts/make-puzzles.mjs standard --seed 1 --count 180 --cows 5
 *
 * Positions come from three places: exact tables, the last placements before exact tables, and games between bots in which the
 * search proves a forced win. In each of them one move alone wins at every turn of the winner. Where a mill ends the game it does
 * not matter which cow is shot. The loser defends as long as possible. The same seed makes the same file; Ctrl+C loses nothing
 * but the run, since the file is written at the end.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as rules from "morabaraba";
import {
  applyMove,
  createGame,
  formatMove,
  formatPosition,
  outcome,
  parsePosition,
  variantOf,
} from "morabaraba";
import { chooseMoveSync, pliesToEnd, randomOpenings } from "morabaraba/bots";
import { createTablebase, solveEndgames } from "morabaraba/endgames";
import {
  countBits,
  createPosition,
  decodeGame,
  decodeMove,
  encodeGame,
  encodeMove,
  endReason,
  generateMoves,
  makeMove,
  mayFly,
  moveFrom,
  moveShot,
  NO_POINT,
  rulesetFor,
  symmetries,
  transformPosition,
  winnerOf,
} from "morabaraba/engine";
import { randomFrom } from "./random.mjs";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "180" },
    cows: { type: "string", default: "5" },
    games: { type: "string", default: "120" },
    samples: { type: "string", default: "100000" },
    hands: { type: "string", default: "3000" },
  },
});
const [variant = "standard"] = positionals;
const ruleset = rulesetFor(variant);
const most = Number(flags.cows);
const { pick, shuffle } = randomFrom(Number(flags.seed));
const started = Date.now();
const log = (text) => console.error(`${variant} ${((Date.now() - started) / 1000).toFixed(0)} s: ${text}`);

/** The longest line of a puzzle, and the shortest, in plies. */
const LONGEST = 13;
const SHORTEST = 3;
/** How many plies beyond a win that the search proves are searched for other wins. */
const MARGIN = 2;
/** From and to, without the shot. */
const stepOf = (move) => move % 1024;

const distance = createTablebase(await solveEndgames(variant, { cows: most }));
log(`tables to ${most}-${most}`);

/** Candidates: `position` and the moves of the line, as the engine has them. */
const found = [];
sampleTables();
sampleHands();
if (Number(flags.games) > 0) searchGames();

const chosen = choose(found.map(described), Number(flags.count));
for (const puzzle of chosen) puzzle.hardness = puzzle.moves.length + weakestSolver(puzzle);
chosen.sort((a, b) => a.hardness - b.hardness);
const folder = new URL("../src/puzzles/data/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL(`${variant}.txt`, folder),
  chosen
    .map(
      ({ text, moves, themes, proof }) => `${text} | ${moves.join(" ")} | ${themes.join(" ")} | ${proof}\n`,
    )
    .join(""),
);
log(`${chosen.length} puzzles written`);

/** Random positions of the tables. */
function sampleTables() {
  for (let own = 3; own <= most; own++) {
    for (let other = 3; other <= most; other++) {
      let kept = 0;
      for (let i = 0; i < Number(flags.samples) && kept < 70; i++) {
        const position = scatter(own, other, 0, 0);
        if (add(position, "exact")) kept++;
      }
      log(`${own}-${other}: ${kept}`);
    }
  }
}

/** Random positions with a few cows in hand, which come into the tables when the hands are empty. */
function sampleHands() {
  const first = variantOf(createGame(variant)).firstPlayer === "light" ? 0 : 1;
  let kept = 0;
  for (let i = 0; i < Number(flags.hands) && kept < 120; i++) {
    const turn = pick(2);
    const ownHand = 1;
    const otherHand = turn === first ? ownHand : ownHand - 1;
    const own = 3 + pick(most - 2) - ownHand;
    const other = 3 + pick(most - 2) - otherHand;
    if (own < 0 || other < 0) continue;
    const position = scatter(own, other, ownHand, otherHand);
    position.turn = turn;
    if (add(position, "exact")) kept++;
  }
  log(`placing: ${kept}`);
}

/** Games between bots of middling strength; where the search proves a win, the position is a candidate. */
function searchGames() {
  const openings = randomOpenings(rules, createGame(variant), {
    count: Number(flags.games),
    seed: Number(flags.seed),
  });
  let kept = 0;
  openings.forEach((opening, number) => {
    let game = opening;
    for (let ply = 0; ply < 110 && outcome(game) === undefined; ply++) {
      const seed = number * 1000 + ply;
      const choice = chooseMoveSync(game, { level: 10, nodes: 1500, seed, book: false });
      const plies = pliesToEnd(choice.score);
      if (plies >= SHORTEST && plies <= 9 && addSearched(game, plies)) kept++;
      // The winner errs now and then, so that games are not over at the first win.
      const level = (number + ply) % 2 === 0 ? 2 : 6;
      game = applyMove(game, chooseMoveSync(game, { level, nodes: 300, seed, book: false }).move);
    }
  });
  log(`from games: ${kept}`);
}

/** Cows on random points, as many as asked. Half the time dark is to move. */
function scatter(own, other, ownHand, otherHand) {
  const position = createPosition();
  const free = ruleset.points.map((_, i) => i);
  const take = () => 1 << free.splice(pick(free.length), 1)[0];
  for (let i = 0; i < own; i++) position.own |= take();
  for (let i = 0; i < other; i++) position.other |= take();
  Object.assign(position, { ownHand, otherHand, turn: pick(2) });
  return position;
}

/** Plies to the end with best play, signed for the side to move; 0 for a draw; undefined if no table knows. */
function worth(position, exact) {
  const reason = endReason(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? 0.5 : -0.5;
  }
  if (position.ownHand + position.otherHand === 0) return distance(ruleset, position, exact);
  let best = -Infinity;
  for (const { next } of movesOf(position)) {
    // Tables that are not asked for the exact number may call a win a draw, which would hide a loss here.
    const inTables = next.ownHand + next.otherHand === 0;
    const score = onePlyMore(-worth(next, exact || inTables));
    if (better(score, best)) best = score;
    if (!exact && best > 0) break;
  }
  return best;
}

/** A score one ply earlier: an end that is now is at half a ply, so that it keeps its sign. */
function onePlyMore(score) {
  const whole = Math.trunc(Math.abs(score)) + 1;
  return Math.sign(score) * (score === 0 ? 0 : whole);
}

/** Whether the first score is better for the side to move: a quick win, a draw, a late loss. */
function better(a, b) {
  const rank = (score) => (score === 0 ? 0 : score > 0 ? 1000 - score : -1000 - score);
  return b === -Infinity || rank(a) > rank(b);
}

function movesOf(position) {
  const list = new Int32Array(ruleset.mostMoves);
  const end = generateMoves(ruleset, position, list, 0);
  return Array.from(list.subarray(0, end), (move) => {
    const next = createPosition();
    makeMove(ruleset, position, move, next);
    next.previous = null;
    return { move, next };
  });
}

/**
 * The line of a puzzle: at each turn of the winner one move alone wins, at the end one step. Undefined if there is none.
 */
function lineFrom(position, plies) {
  if (plies > LONGEST) return undefined;
  const winning = [];
  for (const each of movesOf(position)) {
    const after = worth(each.next, false);
    if (after === undefined) return undefined;
    if (after < 0) winning.push(each);
    if (winning.some(({ move }) => stepOf(move) !== stepOf(winning[0].move))) return undefined;
    if (plies > 1 && winning.length > 1) return undefined;
  }
  if (winning.length === 0) return undefined;
  const [{ move, next }] = winning;
  if (plies === 1) return [move];
  const replies = movesOf(next).map((each) => ({ ...each, left: onePlyMore(-worth(each.next, true)) }));
  const longest = Math.max(...replies.map(({ left }) => -left));
  for (const reply of replies) {
    if (-reply.left !== longest) continue;
    const rest = lineFrom(reply.next, longest - 1);
    if (rest !== undefined) return [move, reply.move, ...rest];
  }
  return undefined;
}

function add(position, proof) {
  if (endReason(ruleset, position) !== undefined) return false;
  if (!(worth(position, false) >= 0)) return false;
  const plies = worth(position, true);
  if (plies < SHORTEST || plies > LONGEST) return false;
  const line = lineFrom(position, plies);
  if (line === undefined) return false;
  found.push({ position, line, proof });
  return true;
}

/** A win that the search proves: no other move wins within MARGIN more plies. Follows the line to its end. */
function addSearched(start, plies) {
  let game = start;
  const line = [];
  for (let left = plies; left > 0; left -= 2) {
    const { lines } = chooseMoveSync(game, {
      level: 10,
      depth: left + MARGIN,
      nodes: 400_000,
      lines: 12,
      book: false,
    });
    const wins = lines.filter(({ score }) => pliesToEnd(score) > 0);
    const steps = new Set(wins.map(({ moves: [move] }) => `${move.from}-${move.to}`));
    if (wins.length === 0 || steps.size > 1 || wins.length === 12) return false;
    if (left > 1 && wins.length > 1) return false;
    if (pliesToEnd(wins[0].score) !== left) return false;
    const [move] = wins[0].moves;
    line.push(encodeMove(ruleset, move));
    game = applyMove(game, move);
    if (left === 1) break;
    const reply = chooseMoveSync(game, { level: 10, depth: left - 1, nodes: 400_000, book: false });
    if (pliesToEnd(reply.score) !== -(left - 1)) return false;
    line.push(encodeMove(ruleset, reply.move));
    game = applyMove(game, reply.move);
  }
  if (outcome(game)?.winner !== start.turn) return false;
  const position = encodeGame(ruleset, start);
  position.previous = null;
  found.push({ position, line, proof: plies + MARGIN });
  return true;
}

/** The puzzle as text, with what happens in it. */
function described({ position, line, proof }) {
  if (proof === "exact")
    position.ply = 60 + ((position.turn === 1) === (ruleset.variant.firstPlayer === "light") ? 1 : 0);
  const start = decodeGame(ruleset, position);
  const text = formatPosition(start);
  const moves = [];
  const themes = new Set();
  let game = parsePosition(text, variant);
  let at = encodeGame(ruleset, game);
  if (at.ownHand > 0) themes.add("placing");
  /** Where the winner has opened a mill, by ply. */
  let opened = false;
  line.forEach((move, ply) => {
    if (ply % 2 === 0) {
      const flies = at.ownHand === 0 && mayFly(ruleset, at);
      if (flies) themes.add("flying");
      const others = movesOf(at).filter((each) => stepOf(each.move) === stepOf(move));
      const last = ply === line.length - 1;
      if (!last && others.length > 1) themes.add("shot");
      if (opened && moveShot(move) !== NO_POINT) themes.add("swing");
      opened = moveFrom(move) !== NO_POINT && inMill(at.own, moveFrom(move)) && !flies;
      if (opened && moveShot(move) !== NO_POINT) themes.add("swing");
    }
    const data = decodeMove(ruleset, at, move);
    moves.push(formatMove(game, data));
    game = applyMove(game, data);
    at = encodeGame(ruleset, game);
  });
  const end = outcome(game);
  if (end?.reason === "no-moves") themes.add("blockade");
  if (themes.size === 0) themes.add("quiet");
  const image = transformed(position);
  return {
    text,
    moves,
    themes: [...themes].sort(),
    proof,
    image,
    position,
    winner: end?.winner === start.turn,
  };
}

function inMill(own, point) {
  return ruleset.variant.board.lines.some((names) => {
    const mask = names.reduce((sum, name) => sum | (1 << ruleset.numbers.get(name)), 0);
    return (mask & (1 << point)) !== 0 && (mask & own) === mask;
  });
}

/** All images of a position under the symmetries of the board, as pairs of sets. */
function transformed(position) {
  return symmetries(ruleset).map((symmetry) => {
    const image = createPosition();
    transformPosition(symmetry, position, image);
    return { own: image.own, other: image.other };
  });
}

/** Takes puzzles in turn from each length and theme, none nearly like another. */
function choose(all, count) {
  const buckets = new Map();
  for (const puzzle of shuffle(all.filter(({ winner }) => winner))) {
    const name = `${puzzle.moves.length} ${puzzle.themes.join(" ")} ${puzzle.proof === "exact"}`;
    if (!buckets.has(name)) buckets.set(name, []);
    buckets.get(name).push(puzzle);
  }
  const taken = [];
  const lists = [...buckets.keys()].sort().map((name) => buckets.get(name));
  while (taken.length < count && lists.some((list) => list.length > 0)) {
    for (const list of lists) {
      while (list.length > 0 && taken.length < count) {
        const puzzle = list.pop();
        if (taken.some((other) => alike(puzzle, other))) continue;
        taken.push(puzzle);
        break;
      }
    }
  }
  return taken;
}

/** Whether one cow or less on another point makes one puzzle an image of the other. */
function alike({ image }, { position: { own, other } }) {
  return image.some((each) => countBits(each.own ^ own) + countBits(each.other ^ other) <= 2);
}

/** The weakest level of the bots that finds every move of the winner, twice of three times. 11 if none does. */
function weakestSolver({ text, moves }) {
  for (let level = 1; level <= 10; level++) {
    let good = 0;
    for (let seed = 1; seed <= 3; seed++) {
      let game = parsePosition(text, variant);
      const right = moves.every((move, ply) => {
        const before = game;
        game = applyMove(game, move);
        if (ply % 2 === 1) return true;
        const choice = formatMove(before, chooseMoveSync(before, { level, nodes: 400, seed }).move);
        return choice === move || (ply === moves.length - 1 && choice.split("x")[0] === move.split("x")[0]);
      });
      if (right) good++;
    }
    if (good >= 2) return level;
  }
  return 11;
}
