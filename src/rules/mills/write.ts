/* Turns positions into deeply frozen games, which share equal parts. The way back is in `read.ts`. */

import { type RecentGames, remember } from "../recentGames.ts";
import { addSeen, listSeen, type Seen } from "../seen.ts";
import { type Decision, decisions } from "../verdicts.ts";
import type { Game } from "./data/state.ts";
import { type Player, type Point, players, type Step } from "./data/terms.ts";
import { cowOf, pointOf } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import type { Position } from "./engine/position.ts";
import { type State, startState } from "./play.ts";
import { formatFields, linesIn } from "./positionFields.ts";

export const recentGames: RecentGames<Game, State> = [];

/**
 * Returns the game of an engine position. If the variant counts repetitions, its `seenPositions` come from
 * the positions along `previous`.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { decodeGame, encodeGame, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("mssa");
 * decodeGame(ruleset, encodeGame(ruleset, createGame("mssa"))); // => createGame("mssa")
 * ```
 */
export function decodeGame(ruleset: Ruleset, position: Position): Game {
  const before: Position[] = [];
  if (ruleset.variant.repetition !== null) {
    for (let past = position.previous; past !== null && before.length < position.quiet; past = past.previous)
      before.push(past);
  }
  const seen = before.reduceRight<Seen | undefined>(
    (earlier, past) => addSeen(earlier, formatFields(ruleset, past)),
    undefined,
  );
  return writeGame(startState(ruleset, { ...position, previous: null }, seen));
}

/** Writes a state as a game, and caches both for the next call that takes the game. */
export function writeGame(state: State): Game {
  return remember(recentGames, Object.freeze(gameOf(state)), state);
}

/** Writes the fields of a state, without freezing the game. */
export function gameOf({ ruleset, position, seen, ended }: State): Game {
  const { turn, own, other, ownHand, otherHand, ownBar, otherBar, quiet, ply } = position;
  const { dead, firstMill, removals } = position;
  const light = turn === 0;
  const game: { -readonly [Field in keyof Game]: Game[Field] } = {
    variant: ruleset.stored,
    board: light ? boardOf(ruleset, own, other, dead) : boardOf(ruleset, other, own, dead),
    turn: players[turn] as Player,
    hands: light ? handsOf(ownHand, otherHand) : handsOf(otherHand, ownHand),
    barred: light ? barsOf(ruleset, ownBar, otherBar) : barsOf(ruleset, otherBar, ownBar),
    quiet,
    ply,
  };
  if (ruleset.isSpecial) {
    const used = usedOf(ruleset, position);
    if (used !== undefined) game.usedLines = used;
    if (firstMill >= 0) game.firstMill = players[firstMill] as Player;
    if (removals > 0) game.removals = removals as 1 | 2;
    if (position.freeing === 1) game.mustFree = true;
  }
  if (seen !== undefined) game.seenPositions = Object.freeze(listSeen(seen));
  if (ended && decisions.includes(ended.reason as Decision)) game.verdict = ended;
  return game;
}

/** Cached texts of eight points, by light's cows on them and by dark's. */
const eights: (string | undefined)[][] = /* @__PURE__ */ Array.from({ length: 256 }, () => []);

function boardOf({ points }: Ruleset, light: number, dark: number, dead: number): string {
  let board = "";
  for (let first = 0; first < points.length; first += 8) {
    const texts = eights[(light >> first) & 255] as (string | undefined)[];
    const number = (dark >> first) & 255;
    texts[number] ??= eightOf(light >> first, dark >> first);
    board += texts[number];
  }
  const whole = board.slice(0, points.length);
  return dead === 0 ? whole : whole.replace(/./g, (cell, i: number) => ((dead >> i) & 1 ? "x" : cell));
}

/** Lists the lines that each side has used up, if there are any. */
function usedOf(ruleset: Ruleset, { turn, ownUsed, otherUsed }: Position): Game["usedLines"] {
  if (ownUsed === 0 && otherUsed === 0) return undefined;
  const [light, dark] = turn === 0 ? [ownUsed, otherUsed] : [otherUsed, ownUsed];
  return Object.freeze({
    light: Object.freeze(linesIn(ruleset, light)),
    dark: Object.freeze(linesIn(ruleset, dark)),
  });
}

function eightOf(light: number, dark: number): string {
  const cells = Array.from({ length: 8 }, (_, i) => ((light >> i) & 1 ? "L" : (dark >> i) & 1 ? "D" : "."));
  return cells.join("");
}

/** Frozen pairs of hands, which games share. */
const hands: Game["hands"][] = [];

function handsOf(light: number, dark: number): Game["hands"] {
  const pair = light * 16 + dark;
  hands[pair] ??= Object.freeze({ light, dark });
  return hands[pair];
}

const noBars: Game["barred"] = /* @__PURE__ */ Object.freeze({ light: null, dark: null });

function barsOf(ruleset: Ruleset, light: number, dark: number): Game["barred"] {
  if (light === 0 && dark === 0) return noBars;
  return Object.freeze({ light: stepFrom(ruleset, light), dark: stepFrom(ruleset, dark) });
}

function stepFrom({ points }: Ruleset, bar: number): Step | null {
  return bar === 0
    ? null
    : Object.freeze({ from: points[cowOf(bar)] as Point, to: points[pointOf(bar)] as Point });
}
