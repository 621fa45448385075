/**
 * Checks every puzzle of src/puzzles/data by itself, and prints counts: `node scripts/check-puzzles.mjs [variant …]`.
 *
 * It asks other entry points than the program that made them. Exact puzzles: every legal move of the verbs is looked up with `probeTables`, so
 * that one move alone wins at each turn of the winner, and every reply of the loser is one of the longest. Puzzles from games, and
 * the short ones of the others once more: a search of its own, which leaves nothing out, tries all moves of both sides.
 */
import { existsSync, readFileSync } from "node:fs";
import { applyMove, formatMove, formatPosition, legalMoves, outcome, parsePosition } from "morabaraba";
import { probeTables, solveEndgames } from "morabaraba/endgames";
import {
  canonicalPosition,
  createPosition,
  encodeGame,
  encodeMove,
  endReason,
  generateMoves,
  makeMove,
  positionKeys,
  rulesetFor,
  winnerOf,
} from "morabaraba/engine";

const named = process.argv.slice(2);
const variants = named.length > 0 ? named : ["standard", "mssa", "sesotho", "nineMens"];
/** Exact puzzles up to this number of plies are searched as well. */
const SEARCHED = 3;
const themes = ["blockade", "flying", "placing", "quiet", "shot", "swing"];

/** What the search remembers, by variant. */
const memories = new Map();

let faults = 0;
let all = 0;
for (const variant of variants) {
  const file = new URL(`../src/puzzles/data/${variant}.txt`, import.meta.url);
  if (!existsSync(file)) continue;
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const ruleset = rulesetFor(variant);
  const tables = await solveEndgames(variant, { cows: 5 });
  const counts = { moves: {}, themes: {}, proofs: {} };
  const seen = new Map();
  let searched = 0;
  lines.forEach((line, i) => {
    const fail = (why) => {
      faults++;
      console.log(`${variant} ${i + 1}: ${why}\n  ${line}`);
    };
    const [text = "", moveText = "", themeText = "", proof = ""] = line.split(" | ");
    const moves = moveText.split(" ");
    const named = themeText.split(" ");
    if (!named.every((theme) => themes.includes(theme))) fail("unknown theme");
    if (moves.length % 2 !== 1) fail("the line does not end with the winner");
    let game = parsePosition(text, variant);
    if (formatPosition(game) !== text) fail("the position is not as the library writes it");
    const winner = game.turn;

    const position = canonicalOf(ruleset, game);
    if (seen.has(position)) fail(`the same as ${seen.get(position)}`);
    seen.set(position, i + 1);

    moves.forEach((move, ply) => {
      const left = moves.length - ply;
      if (!legalMoves(game).some((each) => formatMove(game, each) === move)) {
        fail(`${move} is not legal`);
        return;
      }
      const isLast = left === 1;
      if (ply % 2 === 0) {
        const same = (other) => other === move || (isLast && other.split("x")[0] === move.split("x")[0]);
        const winning = legalMoves(game)
          .map((each) => formatMove(game, each))
          .filter((each) => winsBy(game, each, proof, left));
        if (!winning.includes(move)) fail(`${move} does not win`);
        if (!winning.every(same)) fail(`${move} is not the only move: ${winning.join(" ")}`);
        if (proof !== "exact" || left <= SEARCHED) {
          searched++;
          const found = searchedWins(game, proof === "exact" ? left : Number(proof) - ply);
          if (!found.includes(move) || !found.every(same))
            fail(`the search finds ${found.join(" ")} for ${move}`);
          if (left > 1 && searchedWins(game, left - 2).length > 0) fail("the search finds a shorter win");
        }
      } else if (proof === "exact") {
        const longest = Math.max(
          ...legalMoves(game).map((each) => lengthOf(applyMove(game, each)) ?? Infinity),
        );
        if (lengthOf(applyMove(game, move)) !== longest || longest !== left - 1)
          fail(`${move} is not the longest defence`);
      }
      game = applyMove(game, move);
    });
    const end = outcome(game);
    if (end?.winner !== winner) fail("the line does not win");
    if (named.includes("blockade") !== (end?.reason === "no-moves")) fail("blockade");
    if (named.includes("placing") !== parsePosition(text, variant).hands[winner] > 0) fail("placing");
    count(counts.moves, (moves.length + 1) / 2);
    for (const theme of named) count(counts.themes, theme);
    count(counts.proofs, proof === "exact" ? "tables" : "search");
  });
  all += lines.length;
  console.log(`${variant}: ${lines.length} puzzles; ${searched} turns searched as well`);
  for (const [name, each] of Object.entries(counts)) console.log(`  ${name}: ${written(each)}`);

  /** Whether a move wins, by the tables; in a puzzle of a game, by the search. */
  function winsBy(game, move, proof, left) {
    const after = applyMove(game, move);
    if (proof === "exact") return resultOf(after) === "lost";
    const end = outcome(after);
    return end ? end.winner === game.turn : losesWithin(ruleset, encodeAlone(ruleset, after), left - 1);
  }

  /** The result of a game for the side to move. With cows in hand: the best of its moves. */
  function resultOf(game) {
    const end = outcome(game);
    if (end) return end.winner === null ? "drawn" : end.winner === game.turn ? "won" : "lost";
    if (game.hands.light + game.hands.dark === 0) return probeTables(tables, game).result;
    const values = new Set();
    for (const move of legalMoves(game)) {
      values.add(resultOf(applyMove(game, move)));
      if (values.has("lost")) return "won";
    }
    return values.has("drawn") ? "drawn" : "lost";
  }

  /** Plies to the end with best play; 0 at the end, undefined for a draw. */
  function lengthOf(game) {
    if (outcome(game)) return 0;
    if (game.hands.light + game.hands.dark === 0) return probeTables(tables, game).plies ?? undefined;
    const value = resultOf(game);
    if (value === "drawn") return undefined;
    const lengths = legalMoves(game)
      .map((move) => applyMove(game, move))
      .filter((after) => value === "lost" || resultOf(after) === "lost")
      .map((after) => 1 + lengthOf(after));
    return value === "lost" ? Math.max(...lengths) : Math.min(...lengths);
  }

  /** The moves that force a win within the given number of plies. */
  function searchedWins(game, plies) {
    const position = encodeAlone(ruleset, game);
    const next = createPosition();
    return legalMoves(game)
      .filter((move) => {
        makeMove(ruleset, position, encodeMove(ruleset, move), next);
        next.previous = null;
        return losesWithin(ruleset, next, plies - 1);
      })
      .map((move) => formatMove(game, move));
  }
}
console.log(`${all} puzzles, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

/** Whether the side to move has lost, or loses within the given number of plies whatever it does. No move is left out. */
function losesWithin(ruleset, position, plies) {
  const reason = endReason(ruleset, position);
  if (reason !== undefined) return winnerOf(ruleset, position, reason) === 1 - position.turn;
  if (plies < 2) return false;
  const memory = memoryOf(ruleset);
  const name = `${plies} ${position.quiet} ${positionKeys(ruleset, position)}`;
  const known = memory.get(name);
  if (known !== undefined) return known;
  const result = everyMove(ruleset, position, (next) => winsWithin(ruleset, next, plies - 1));
  if (memory.size > 3_000_000) memory.clear();
  memory.set(name, result);
  return result;
}

function winsWithin(ruleset, position, plies) {
  const reason = endReason(ruleset, position);
  if (reason !== undefined) return winnerOf(ruleset, position, reason) === position.turn;
  if (plies < 1) return false;
  return !everyMove(ruleset, position, (next) => !losesWithin(ruleset, next, plies - 1));
}

function everyMove(ruleset, position, holds) {
  const list = new Int32Array(ruleset.mostMoves);
  const end = generateMoves(ruleset, position, list, 0);
  for (let i = 0; i < end; i++) {
    const next = createPosition();
    makeMove(ruleset, position, list[i], next);
    next.previous = null;
    if (!holds(next)) return false;
  }
  return true;
}

function memoryOf(ruleset) {
  let memory = memories.get(ruleset);
  if (memory === undefined) {
    memory = new Map();
    memories.set(ruleset, memory);
  }
  return memory;
}

function encodeAlone(ruleset, game) {
  const position = encodeGame(ruleset, game);
  position.previous = null;
  return position;
}

/** The same text for all images of a position, whoever is light. */
function canonicalOf(ruleset, game) {
  const position = encodeAlone(ruleset, game);
  canonicalPosition(ruleset, position, position);
  return [position.own, position.other, position.ownHand, position.otherHand].join(" ");
}

function count(counts, name) {
  counts[name] = (counts[name] ?? 0) + 1;
}

function written(counts) {
  return Object.entries(counts)
    .sort()
    .map(([name, number]) => `${name} ${number}`)
    .join(", ");
}
