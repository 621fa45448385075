/**
 * Games as positions. A game that this library did not just make passes through here and is checked on the way, for a game from
 * JSON may hold anything: an error names the field that is wrong. The way back is in `write.ts`.
 */

import { equals, isAbsent, isRecord } from "../../base/data.ts";
import { attempt, ParseError } from "../../base/errors.ts";
import { type Word, wordsOf } from "../../base/input.ts";
import { gameFault, refuseUnknownFields, seenIn, storedVariant, wholeField } from "../gameChecks.ts";
import { type RecentGames, recall } from "../recentGames.ts";
import { listSeen, type Seen } from "../seen.ts";
import { verdictIn } from "../verdicts.ts";
import type { Game } from "./data/state.ts";
import { type Player, type Point, players, type Step } from "./data/terms.ts";
import { hasBars, hasDead, type StoredVariant, usesLines } from "./data/variant.ts";
import { barOf, countBits } from "./engine/bits.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import { createPosition, MOST_PLIES, type Position } from "./engine/position.ts";
import { outcomeOf, type Reached, reached } from "./play.ts";
import {
  cowFault,
  cowMessage,
  dueFault,
  fieldCount,
  formatFields,
  formatHands,
  parseFields,
  setSides,
} from "./positionFields.ts";

/** The games that were made lately. */
export const recentGames: RecentGames<Game, Reached> = [];

/**
 * Reads a game; throws `ParseError` with the field that is wrong, and `VariantError`. This is what a game is, for every function
 * that takes one.
 */
export function readGame(game: Game): Reached {
  return recall(recentGames, game) ?? readBy(rulesetFor(storedVariant(game) as StoredVariant), game);
}

/** The ruleset of a game's variant. */
export function rulesetOf(game: Game): Ruleset {
  return readGame(game).ruleset;
}

function readBy(ruleset: Ruleset, game: Game): Reached {
  const { hands, barred, seenPositions: list, verdict } = game;
  const position = createPosition();
  readInto(position, ruleset, game);
  const seen = seenIn(ruleset.variant.repetition !== null, list, formatFields(ruleset, position));
  const end = isAbsent(verdict) ? undefined : verdictIn(verdict, players);
  refuseUnknownFields("a game has", "", game, fields);
  refuseUnknownFields("the hands of a game have", "hands.", hands, sides);
  refuseUnknownFields("the bars of a game have", "barred.", barred, sides);
  for (const player of players)
    refuseUnknownFields("a bar has", `barred.${player}.`, barred?.[player], { from: 0, to: 0 });
  refuseUnknownFields("the verdict of a game has", "verdict.", verdict, { winner: 0, reason: 0 });
  refuseUnknownFields("the lines used of a game have", "usedLines.", game.usedLines, sides);
  const field = cowFault(ruleset, position);
  if (field !== undefined)
    throw new ParseError(`bad-${field}`, field, `In this game ${field} ${cowMessage(ruleset, field)}.`);
  const state = reached(ruleset, position, seen);
  if (end === undefined) return state;
  if (outcomeOf(state) !== undefined)
    throw gameFault("syntax", "verdict", "left out, since a rule has ended it", verdict);
  return reached(ruleset, position, seen, end);
}

/** The fields of a game by name; a new one does not compile until it stands here. */
const fields = {
  variant: 0,
  board: 0,
  turn: 0,
  hands: 0,
  barred: 0,
  quiet: 0,
  ply: 0,
  seenPositions: 0,
  verdict: 0,
  usedLines: 0,
  firstMill: 0,
  removals: 0,
  mustFree: 0,
} satisfies Record<keyof Game, 0>;

const sides = { light: 0, dark: 0 } as const;

/**
 * Reads a game into an engine position and returns that. Where the variant counts repetitions, the positions of
 * `game.seenPositions` follow along `previous`. A verdict of players or referee is left out: ask `outcome` first.
 *
 * @param ruleset - That of the game's own variant, `rulesetFor(game.variant)`.
 * @param into - What to fill; a new position if left out.
 * @throws `ParseError` for anything that is not a game; `at` is the path of the field that is wrong. `VariantError` for faults of
 * its variant.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encodeGame, rulesetFor } from "morabaraba/engine";
 *
 * encodeGame(rulesetFor("standard"), createGame()).ownHand; // => 12
 * ```
 */
export function encodeGame(ruleset: Ruleset, game: Game, into?: Position): Position {
  const filled = into ?? createPosition();
  // Throws for a game of a variant that is not valid.
  rulesetFor(storedVariant(game) as StoredVariant);
  const { position, seen } = readBy(ruleset, game);
  Object.assign(filled, position);
  for (const earlier of positionsBefore(ruleset, filled, seen)) {
    earlier.previous = filled.previous;
    filled.previous = earlier;
  }
  return filled;
}

/** Reads what stands on the board. */
function readInto(into: Position, ruleset: Ruleset, game: Game): void {
  const { board, turn, hands, barred, quiet, ply } = game;
  const { cows } = ruleset.variant;
  const [onLight, onDark, dead] = cowsOn(ruleset, board);
  if (turn !== "light" && turn !== "dark") throw gameFault("syntax", "turn", '"light" or "dark"', turn);
  const light = wholeField("bad-hands", "hands.light", hands?.light, cows);
  const dark = wholeField("bad-hands", "hands.dark", hands?.dark, cows);
  const bars = [
    barIn(ruleset, "barred.light", barred?.light),
    barIn(ruleset, "barred.dark", barred?.dark),
  ] as const;
  const { usedLines: used } = game;
  const lines = [usedIn(ruleset, "light", used), usedIn(ruleset, "dark", used)] as const;
  setSides(into, turn === "light" ? 0 : 1, [onLight, onDark], [light, dark], bars, lines);
  into.dead = dead;
  readDues(into, ruleset, game);
  into.quiet = wholeField("bad-number", "quiet", quiet, MOST_PLIES);
  into.ply = wholeField("bad-number", "ply", ply, MOST_PLIES);
  into.previous = null;
}

/** Codes of the characters of a board. */
const [LIGHT, DARK, EMPTY, DEAD] = [76, 68, 46, 120] as const;

/** The cows of a board, a bit for each point. */
function cowsOn(
  { points, all, variant }: Ruleset,
  board: string,
): readonly [light: number, dark: number, dead: number] {
  let [light, dark, empty, dead] = [0, 0, 0, 0];
  const { length } = points;
  for (let i = 0; typeof board === "string" && board.length === length && i < length; i++) {
    const character = board.charCodeAt(i);
    if (character === LIGHT) light |= 1 << i;
    else if (character === DARK) dark |= 1 << i;
    else if (character === EMPTY) empty |= 1 << i;
    else if (character === DEAD && hasDead(variant)) dead |= 1 << i;
  }
  if ((light | dark | empty | dead) === all) return [light, dark, dead];
  const last = hasDead(variant) ? '"D" or "x"' : 'or "D"';
  throw gameFault(
    "bad-board",
    "board",
    `${length} characters, each ".", "L"${hasDead(variant) ? "," : ""} ${last}`,
    board,
  );
}

/** The lines that a side has used up, a bit for each. */
function usedIn({ variant }: Ruleset, player: Player, used: Game["usedLines"]): number {
  if (isAbsent(used)) return 0;
  if (!usesLines(variant))
    throw gameFault("bad-bar", "usedLines", "left out, since no line is ever used up in this variant", used);
  const known = variant.board.lines;
  const lines: unknown = isRecord(used) ? used[player] : undefined;
  const numbers =
    Array.isArray(lines) && lines.length <= known.length
      ? lines.map((line) => known.findIndex((one) => equals(one, line)))
      : [-1];
  // The order of the board, each line once.
  if (numbers.every((number, i) => number > (i === 0 ? -1 : (numbers[i - 1] as number))))
    return numbers.reduce((mask, number) => mask | (1 << number), 0);
  throw gameFault("bad-bar", `usedLines.${player}`, "a list of lines in the board's order", lines);
}

/** Reads what is due in this turn, and who closed the first mill. */
function readDues(into: Position, { variant }: Ruleset, game: Game): void {
  const { firstMill, removals, mustFree: freeing } = game;
  const wrong = (field: "firstMill" | "removals" | "mustFree", right: string): never => {
    throw gameFault("bad-due", field, right, game[field]);
  };
  into.firstMill = isAbsent(firstMill) ? -1 : players.indexOf(firstMill as Player);
  if (!isAbsent(firstMill) && into.firstMill < 0) wrong("firstMill", '"light" or "dark"');
  if (!isAbsent(removals) && removals !== 1 && removals !== 2) wrong("removals", "1 or 2");
  into.removals = (removals as number | undefined) ?? 0;
  if (!isAbsent(freeing) && freeing !== true) wrong("mustFree", "true");
  into.freeing = isAbsent(freeing) ? 0 : 1;
  const field = dueFault(variant, into);
  if (field !== undefined) wrong(field, "left out in this variant");
}

function barIn({ numbers, variant }: Ruleset, at: string, bar: Step | null | undefined): number {
  if (isAbsent(bar)) return 0;
  if (!hasBars(variant))
    throw gameFault("bad-bar", at, "null, since this variant allows a mill to be repeated", bar);
  if (!isRecord(bar)) throw gameFault("bad-bar", at, "null or a step such as { from, to }", bar);
  const { from, to } = bar;
  const number = (field: string, point: Point): number => {
    const found = numbers.get(point);
    if (found === undefined) throw gameFault("bad-bar", `${at}.${field}`, "a point of the board", point);
    return found;
  };
  const packed = barOf(number("from", from), number("to", to));
  if (from === to) throw gameFault("bad-bar", at, "a step to another point", bar);
  return packed;
}

/** Refuses positions seen that cannot have led to the present one. */
export function checkPast({ ruleset, position, seen }: Reached): void {
  if (seen === undefined) return;
  if (seen.length > position.quiet + 1)
    throw gameFault(
      "syntax",
      "seenPositions",
      "a list of the positions since the last placement or shot",
      listSeen(seen),
    );
  const cows = countBits(position.own | position.other);
  for (const [i, past] of positionsBefore(ruleset, position, seen).entries()) {
    if (countBits(past.own | past.other) !== cows)
      throw gameFault(
        "syntax",
        `seenPositions[${i}]`,
        `a position with ${cows} cows on the board`,
        listSeen(seen)[i],
      );
  }
}

/**
 * The positions before the present one that a game has seen, oldest first. Their hands are those of the present one, since a
 * placement starts the list again.
 */
function positionsBefore(ruleset: Ruleset, present: Position, seen: Seen | undefined): Position[] {
  const texts = listSeen(seen);
  return texts.slice(0, -1).map((text, i) => {
    const words: readonly Word[] = wordsOf(text);
    const isWritten =
      words.length === fieldCount(ruleset) && words.map((word) => word.text).join(" ") === text;
    const read = isWritten ? attempt(() => parseFields(ruleset, words)) : undefined;
    if (read?.ok && formatHands(read.value) === formatHands(present)) return read.value;
    throw gameFault("syntax", `seenPositions[${i}]`, `a position such as "${texts.at(-1)}"`, text);
  });
}
