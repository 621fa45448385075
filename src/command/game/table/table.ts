/*
 * A table where a game is played, as plain data: the record, the players and the messages. Functions turn one
 * table into the next; time, files and the terminal are handled elsewhere.
 */
import { type Family as AnyFamily, loadFamily } from "../../../families.ts";
import type { Notation } from "../../../index.ts";
import { type Language, languages } from "../../../languages/list.ts";
import type { TurnState } from "../../../turn.ts";
import { fill } from "../../../words.ts";
import { type Family, type Game, notationFor, turnText, wordsIn } from "./moves.ts";

/** Who plays a side: a person, or a bot of a level. */
export type Seat = "person" | number;

export interface Message {
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
}

/** A table. It is never changed in place. */
export interface Table {
  readonly family: Family;
  readonly record: ReturnType<Family["records"]["createRecord"]>;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly notation: Notation;
  readonly language: Language;
  /** A turn whose step still needs a shot. */
  readonly turn: TurnState | null;
  readonly messages: readonly Message[];
  /** A yes-or-no question: about overwriting the file at `path`, or about a draw. */
  readonly question: { readonly text: string; readonly path?: string } | null;
  /** The point or house of a hint. */
  readonly hint: readonly string[];
  /** Paragraphs to show in place of the board. */
  readonly page: readonly Message[];
  /** Whether a game between two bots is paused. */
  readonly paused: boolean;
  /** The records of earlier games of the session. */
  readonly earlier: readonly string[];
}

/** The fields that every change of the game clears. */
const CLEARED = { turn: null, question: null, hint: [], messages: [], page: [] };

/** Loads the parts of a family that every game needs. */
export async function openFamily(family: AnyFamily): Promise<Family> {
  const { review, rulebook, analysis } = family;
  return { ...(await loadFamily(family, "records", "words", "bots")), review, rulebook, analysis };
}

export const newTable = (
  family: Family,
  game: Game,
  seats: Table["seats"],
  { notation, language }: Pick<Table, "notation" | "language">,
): Table => ({
  ...{ family, record: family.records.createRecord(game), seats, language },
  ...{ ...CLEARED, notation: notationFor(family, game, notation), paused: false, earlier: [] },
});

/** Replaces the table's record. The old one joins the earlier games. */
export function withRecord(table: Table, family: Family, record: Table["record"]): Table {
  const { game } = family.records.currentNode(record);
  const seats = Object.fromEntries(
    family.players.map((side, i) => [side, table.seats[table.family.players[i] as string] as Seat]),
  );
  const earlier = nodeOf(table).ply === 0 ? table.earlier : [...table.earlier, recordText(table)];
  return { ...newTable(family, game, seats, table), record, earlier };
}

/** Writes the record of the game, with the names of the players unless it has names. */
export function recordText(table: Table): string {
  const { family, record } = table;
  const [White, Black] = family.players.map((side) => seatName(table, side));
  return family.records.formatRecord(family.records.setTags(record, { White, Black, ...record.tags }));
}

export const nodeOf = ({ family, record }: Table) => family.records.currentNode(record);
export const gameOf = (table: Table): Game => nodeOf(table).game;
/** The outcome; `undefined` while the game goes on. */
export const endOf = (table: Table) => table.family.rules.outcome(gameOf(table));

/** The words of this program, and those of the family. */
export const wordsOf = ({ family, language, record }: Table) => ({
  own: languages[language],
  ofFamily: wordsIn(family.words, language, family.rules.variantOf(family.records.currentNode(record).game)),
});
export const nameOf = (table: Table, side: string): string => wordsOf(table).ofFamily.players[side] as string;

/** The title of the game's variant. */
export const titleIn = (table: Table): string =>
  table.family.words.titleOf(wordsOf(table).ofFamily, table.family.rules.variantOf(gameOf(table)));

/** Writes who plays a side. */
export function seatName(table: Table, side: string): string {
  const { own } = wordsOf(table);
  const seat = table.seats[side] as Seat;
  return seat === "person" ? own.person : fill(own.bot, { level: seat });
}

/** The level of the bot to move; `undefined` for a person, after the end and while bots are paused. */
export function botToMove(table: Table): number | undefined {
  const seat = table.seats[gameOf(table).turn];
  return typeof seat !== "number" || table.paused || endOf(table) ? undefined : seat;
}

/** Whether both sides are bots. */
export const isBotGame = ({ seats }: Table): boolean => !Object.values(seats).includes("person");

/** The side that the person speaks for: the side to move, or the person's side while a bot is to move. */
export function speaker(table: Table): string {
  const { turn } = gameOf(table);
  if (table.seats[turn] === "person") return turn;
  return table.family.players.find((side) => table.seats[side] === "person") ?? turn;
}

export const otherSide = ({ family: { players } }: Table, side: string): string =>
  players[0] === side ? players[1] : players[0];

/** Replaces the messages. */
export const withText = (table: Table, ...messages: readonly (Message | string)[]): Table => ({
  ...table,
  messages: messages.map((text) => (typeof text === "object" ? text : { text, tone: "plain" })),
});
export const bad = (text: string): Message => ({ text, tone: "bad" });
export const good = (text: string): Message => ({ text, tone: "good" });

/** Plays a legal move, and announces it. */
export function played(table: Table, move: unknown): Table {
  const { family, record } = table;
  const text = family.words.announce(wordsOf(table).ofFamily, gameOf(table), move);
  return ended({ ...table, ...CLEARED, record: family.records.playMove(record, move) }, text);
}

/** Ends the game by a decision. */
export const decided = (table: Table, game: Game): Table =>
  ended({ ...table, ...CLEARED, record: table.family.records.conclude(table.record, game) });

function ended(table: Table, ...texts: readonly string[]): Table {
  const end = endOf(table);
  const { words } = table.family;
  return withText(table, ...texts, ...(end ? [good(words.announceEnd(wordsOf(table).ofFamily, end))] : []));
}

/** The prompt: how the game ended, or who has to do what. */
export function promptOf(table: Table): string {
  const { family, question, turn, paused, page } = table;
  const { own, ofFamily } = wordsOf(table);
  if (question) return question.text;
  if (page.length > 0) return own.more;
  if (endOf(table)) return own.over;
  if (turn) return turnText(ofFamily, turn);
  if (isBotGame(table)) return paused ? own.paused : own.running;
  if (botToMove(table) === undefined) return family.words.announceTurn(ofFamily, gameOf(table));
  return fill(own.thinking, { player: nameOf(table, gameOf(table).turn) });
}
