/**
 * A table where a game is played, as plain data: the record, the players, the messages. Every function leads from one table
 * to the next; time, files and the terminal are handled elsewhere.
 */
import { type GameFamily, type LoadedFamily, loadFamily } from "../../../families.ts";
import type { TurnState } from "../../../turn.ts";
import { fill, titleOf } from "../../../words.ts";
import { notationFor, turnText, wordsIn } from "./moves.ts";
import { type Language, ownWords } from "./words.ts";

/** A family with what every game needs; its other parts are loaded when they are asked for. */
export type Family = LoadedFamily<"records" | "words" | "bots"> &
  Pick<GameFamily, "review" | "rulebook" | "analysis">;
export type Game = ReturnType<Family["rules"]["createGame"]>;

/** Who plays a side: a person, or a level of the bot. */
export type Seat = "person" | number;

export interface Said {
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
}

/** Never changed in place: every change makes a new one. */
export interface Table {
  readonly family: Family;
  readonly record: ReturnType<Family["records"]["createRecord"]>;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly notation: "wmd" | "mssa";
  readonly language: Language;
  /** A turn whose step awaits its shot. */
  readonly turn: TurnState | null;
  readonly said: readonly Said[];
  /** A question to answer with yes or no; its text may name a file to write over. */
  readonly question: { readonly text: string; readonly path?: string } | null;
  /** A point or a house that a hint names. */
  readonly hint: readonly string[];
  /** Paragraphs that are shown in place of the board. */
  readonly page: readonly Said[];
  /** Whether two bots are paused. */
  readonly paused: boolean;
  /** The records of games that were left for others. */
  readonly left: readonly string[];
}

/** What is cleared by every change of the game. */
const FRESH = { turn: null, question: null, hint: [], said: [], page: [] };

/** Loads what a game of a family needs. */
export async function openFamily(family: GameFamily): Promise<Family> {
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
  ...{ ...FRESH, notation: notationFor(family, game, notation), paused: false, left: [] },
});

/** The table with another record in place of its own, which is kept among those that were left. */
export function withRecord(table: Table, family: Family, record: Table["record"]): Table {
  const { game } = family.records.currentNode(record);
  const seats = Object.fromEntries(
    family.players.map((side, i) => [side, table.seats[table.family.players[i] as string] as Seat]),
  );
  const left = placeOf(table).ply === 0 ? table.left : [...table.left, recordText(table)];
  return { ...newTable(family, game, seats, table), record, left };
}

/** The record of the game, with the names of the players where it has none. */
export function recordText(table: Table): string {
  const { family, record } = table;
  const [White, Black] = family.players.map((side) => seatName(table, side));
  return family.records.formatRecord(family.records.setTags(record, { White, Black, ...record.tags }));
}

export const placeOf = ({ family, record }: Table) => family.records.currentNode(record);
export const gameOf = (table: Table): Game => placeOf(table).game;
/** How the game ended; `undefined` while it goes on. */
export const endOf = (table: Table) => table.family.rules.outcome(gameOf(table));

/** The words of the game on the table, and those of this program. */
export const wordsOf = ({ family, language, record }: Table) => ({
  own: ownWords[language],
  ofFamily: wordsIn(family.words, language, family.rules.variantOf(family.records.currentNode(record).game)),
});
export const nameOf = (table: Table, side: string): string => wordsOf(table).ofFamily.players[side] as string;

/** The title of the game's variant. */
export const titleIn = (table: Table): string =>
  titleOf(wordsOf(table).ofFamily, table.family.rules.variantOf(gameOf(table)) as { readonly name: string });

/** Who plays a side, in words. */
export function seatName(table: Table, side: string): string {
  const { own } = wordsOf(table);
  const seat = table.seats[side] as Seat;
  return seat === "person" ? own.person : fill(own.bot, { level: seat });
}

/** The level of the bot that has to move; `undefined` for a person, after the end and while bots are paused. */
export function botToMove(table: Table): number | undefined {
  const seat = table.seats[gameOf(table).turn];
  return typeof seat !== "number" || table.paused || endOf(table) ? undefined : seat;
}

/** Whether both sides are bots. */
export const isShow = ({ seats }: Table): boolean => !Object.values(seats).includes("person");

/** The side that the person speaks for: the side to move, or the person's while a bot has to move. */
export function speaker(table: Table): string {
  const { turn } = gameOf(table);
  if (table.seats[turn] === "person") return turn;
  return table.family.players.find((side) => table.seats[side] === "person") ?? turn;
}

export const otherSide = ({ family: { players } }: Table, side: string): string =>
  players[0] === side ? players[1] : players[0];

/** The table with these messages in place of the old ones. */
export const saying = (table: Table, ...said: readonly (Said | string)[]): Table => ({
  ...table,
  said: said.map((one) => (typeof one === "object" ? one : { text: one, tone: "plain" })),
});
export const bad = (text: string): Said => ({ text, tone: "bad" });
export const good = (text: string): Said => ({ text, tone: "good" });

/** A legal move is played, and told. */
export function played(table: Table, move: unknown): Table {
  const { family, record } = table;
  const told = family.words.announce(wordsOf(table).ofFamily, gameOf(table), move);
  return ended({ ...table, ...FRESH, record: family.records.playMove(record, move) }, told);
}

/** A decision ends the game. */
export const decided = (table: Table, game: Game): Table =>
  ended({ ...table, ...FRESH, record: table.family.records.conclude(table.record, game) });

function ended(table: Table, ...told: readonly string[]): Table {
  const end = endOf(table);
  const { words } = table.family;
  return saying(table, ...told, ...(end ? [good(words.announceEnd(wordsOf(table).ofFamily, end))] : []));
}

/** How the game ended, or who has to do what. */
export function asking(table: Table): string {
  const { family, question, turn, paused, page } = table;
  const { own, ofFamily } = wordsOf(table);
  if (question) return question.text;
  if (page.length > 0) return own.more;
  if (endOf(table)) return own.over;
  if (turn) return turnText(ofFamily, turn);
  if (isShow(table)) return paused ? own.paused : own.running;
  if (botToMove(table) === undefined) return family.words.announceTurn(ofFamily, gameOf(table));
  return fill(own.thinking, { player: nameOf(table, gameOf(table).turn) });
}
