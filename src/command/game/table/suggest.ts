/* Suggests what to type next: moves, shots, commands and their arguments that begin with the typed text. */
import { variantNames } from "../../input/variants.ts";
import { commandOf } from "./enter.ts";
import { millGame, stepText, targetsOf, writeMove } from "./moves.ts";
import { botToMove, endOf, gameOf, isBotGame, nameOf, type Table, wordsOf } from "./table.ts";

export interface Suggestion {
  readonly text: string;
  /** What a command does. */
  readonly note?: string;
}

export function suggestions(table: Table, typed: string): readonly Suggestion[] {
  const { own } = wordsOf(table);
  const text = typed.trimStart();
  if (table.question) return starting([{ text: own.yes }, { text: own.no }], text);
  const [word = "", after] = text.split(/\s+/, 2);
  if (after !== undefined) return starting(argumentsOf(table, word), text);
  const moves = starting(playable(table), text);
  const all = Object.values(own.commands);
  // Before anything is typed, commands would crowd out the moves.
  return text === "" && moves.length > 0
    ? moves
    : [
        ...moves,
        ...starting(
          all.map(([name, note]) => ({ text: name, note })),
          text,
        ),
      ];
}

/** The command with each of its possible arguments. */
function argumentsOf(table: Table, word: string): readonly Suggestion[] {
  const { players } = table.family;
  const choices = {
    new: variantNames,
    level: Array.from({ length: 10 }, (_, i) => `${i + 1}`),
    side: [...players.map((side) => nameOf(table, side).toLowerCase()), wordsOf(table).own.both],
  };
  const command = commandOf(table, word) as keyof typeof choices;
  return (choices[command] ?? []).map((choice) => ({ text: `${word} ${choice}` }));
}

/** The points or houses of the moves that begin with the typed text. */
export function pointsFor(table: Table, typed: string): readonly string[] {
  const { family, turn, notation } = table;
  const text = typed.trim();
  if (text === "" || turn || !isAsked(table)) return [];
  const game = gameOf(table);
  const moves = family.rules
    .legalMoves(game)
    .filter((move) => stepText(family, game, move, notation).startsWith(text));
  return moves.map((move) =>
    millGame(family, game) ? (move as { readonly to: string }).to : family.rules.formatMove(game, move),
  );
}

/** Whether a person has to move. */
const isAsked = (table: Table): boolean =>
  !isBotGame(table) && !endOf(table) && botToMove(table) === undefined;

function playable(table: Table): readonly Suggestion[] {
  const { family, turn, notation } = table;
  if (!isAsked(table)) return [];
  const game = gameOf(table);
  const texts = turn
    ? targetsOf(turn).map((to) => writeMove(family, game, { to }, notation))
    : family.rules.legalMoves(game).map((move) => stepText(family, game, move, notation));
  return [...new Set(texts)].map((text) => ({ text }));
}

/** The suggestions that begin with the typed text; case counts only in moves. */
const starting = (all: readonly Suggestion[], typed: string): readonly Suggestion[] =>
  all.filter(
    ({ text }) =>
      text !== typed &&
      text.toLowerCase().startsWith(typed.toLowerCase()) &&
      (!/^\S*\d/.test(text) || text.startsWith(typed)),
  );

/** The longest text that all suggestions begin with. */
export function common(all: readonly Suggestion[]): string {
  const [first = "", ...others] = all.map(({ text }) => text);
  let { length } = first;
  while (!others.every((text) => text.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}
