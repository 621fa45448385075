/**
 * A game in progress: its record, its players and its clock, as plain data, and functions that return the
 * next match. The record is always at the last move; `view.ts` has the position that the player looks at.
 */
import type { Game, GameRecord, Kit, Outcome, Side } from "../family/family.ts";
import { type KeptGame, newId } from "../games/store.ts";
import { type Clock, createClock, leftOf, pressClock, readClock, startClock, stopClock } from "./clock.ts";
import { readSetup, type Setup } from "./setup.ts";

export interface Match {
  readonly id: string;
  readonly setup: Setup;
  readonly record: GameRecord;
  /** The player's side against the bot; null if two people play. */
  readonly mine: Side | null;
  readonly clock: Clock | undefined;
  readonly created: number;
  readonly name: string;
}

/** The players' names, for the tags of the record. */
export type Names = Readonly<Record<"you" | "bot", string>>;

/** Begins a match. `chance`, from 0 to 1, decides a random side. */
export function beginMatch(
  kit: Kit,
  setup: Setup,
  names: Names,
  now: number,
  chance: number,
  from?: Game,
): Match {
  const at = setup.side === "random" ? (chance < 0.5 ? 0 : 1) : setup.side;
  const mine = setup.opponent === "bot" ? kit.sides[at] : null;
  const players =
    mine === null ? {} : { White: at === 0 ? names.you : names.bot, Black: at === 0 ? names.bot : names.you };
  const day = new Date(now).toISOString().slice(0, 10).replaceAll("-", ".");
  return {
    id: newId(),
    setup,
    record: kit.createRecord(from ?? setup.variant, { ...players, Date: day }),
    mine,
    clock: setup.clock ? createClock(setup.clock, kit.sides) : undefined,
    created: now,
    name: "",
  };
}

/**
 * Continues a game from elsewhere against the bot, from the record's current position. The player has the
 * side to move. Later moves and variations are left out.
 */
export function takeUp(
  kit: Kit,
  id: string,
  record: GameRecord,
  level: number,
  names: Names,
  now: number,
): Match {
  const here = kit.currentNode(record);
  const [start, ...nodes] = kit.currentLine(record).filter(({ ply }) => ply <= here.ply);
  const mine = here.game.turn;
  const side = mine === kit.sides[0] ? 0 : 1;
  const players = side === 0 ? [names.you, names.bot] : [names.bot, names.you];
  const tags = { ...record.tags, White: players[0] ?? "", Black: players[1] ?? "" };
  let own = kit.setTags(kit.createRecord(start?.game ?? record.variant), tags);
  for (const { move, before } of nodes)
    if (move && before) own = kit.playMove(own, kit.formatMove(before, move));
  const setup: Setup = {
    family: kit.name,
    variant: record.variant,
    opponent: "bot",
    level,
    side,
    clock: null,
  };
  return { id, setup, record: own, mine, clock: undefined, created: now, name: "" };
}

/** Returns a reopened match, with its clock running if the game has begun. */
export function resume(kit: Kit, match: Match, now: number): Match {
  const { game, ply } = kit.currentNode(match.record);
  if (match.clock === undefined || match.clock.running || ply === 0 || kit.outcome(game)) return match;
  return { ...match, clock: startClock(match.clock, game.turn, now) };
}

/** Begins the game again; against the bot, the player changes sides. */
export function rematch(kit: Kit, { setup, mine }: Match, names: Names, now: number): Match {
  const side = mine === null ? setup.side : mine === kit.sides[0] ? 1 : 0;
  return { ...beginMatch(kit, { ...setup, side }, names, now, 0), setup };
}

export const gameOf = (kit: Kit, { record }: Match): Game => kit.currentNode(record).game;
export const endOf = (kit: Kit, match: Match): Outcome | undefined => kit.outcome(gameOf(kit, match));

/** Returns whether the bot is to move. */
export function isBotsTurn(kit: Kit, match: Match): boolean {
  const game = gameOf(kit, match);
  return match.mine !== null && game.turn !== match.mine && kit.outcome(game) === undefined;
}

/** Returns the match after a move, with the clock pressed and its time noted in the record. */
export function playMove(kit: Kit, match: Match, move: string, now: number): Match {
  const mover = gameOf(kit, match).turn;
  const record = kit.playMove(match.record, move);
  if (match.clock === undefined) return { ...match, record };
  const { game } = kit.currentNode(record);
  const pressed = pressClock(match.clock, mover, game.turn, now);
  const comment = kit.formatComment({ clock: Math.floor(leftOf(pressed, mover, now) / 1000) });
  const clock = kit.outcome(game) ? stopClock(pressed, now) : pressed;
  return { ...match, record: kit.annotate(record, { comment }), clock };
}

/** Returns the match with an end that the rules do not decide: a resignation, a draw, a loss on time. */
function decide(kit: Kit, match: Match, game: Game, now: number): Match {
  return {
    ...match,
    record: kit.conclude(match.record, game),
    clock: match.clock && stopClock(match.clock, now),
  };
}

export const resignMatch = (kit: Kit, match: Match, now: number): Match => {
  const game = gameOf(kit, match);
  return decide(kit, match, kit.resign(game, match.mine ?? game.turn), now);
};

export const agreeDraw = (kit: Kit, match: Match, now: number): Match =>
  decide(kit, match, kit.agreeDraw(gameOf(kit, match)), now);

/** Returns the side whose time is up. */
export function outOfTime(kit: Kit, { clock }: Match, now: number): Side | undefined {
  if (clock?.running === undefined) return undefined;
  return kit.sides.find((side) => leftOf(clock, side, now) === 0);
}

export const loseOnTime = (kit: Kit, match: Match, side: Side, now: number): Match =>
  decide(kit, match, kit.forfeit(gameOf(kit, match), side, "time"), now);

/** Returns whether the player has a move to take back. A loss on time stays. */
export function mayTakeBack(kit: Kit, match: Match): boolean {
  if (endOf(kit, match)?.reason === "time") return false;
  return kit
    .mainline(match.record)
    .some(({ before }) => before && (match.mine ?? before.turn) === before.turn);
}

/** Returns the match before its last move; against the bot, before the player's last move. */
export function takeBack(kit: Kit, match: Match, now: number): Match {
  if (!mayTakeBack(kit, match)) return match;
  const record = kit.takeBack(match.record, match.mine ?? 1);
  const { turn } = kit.currentNode(record).game;
  return { ...match, record, clock: match.clock && startClock(match.clock, turn, now) };
}

/** What a match needs to continue, besides its record. */
interface Stored {
  readonly setup: Setup;
  readonly mine: Side | null;
  readonly clock?: Clock | undefined;
}

/** Returns the match for the store, with its clock stopped. */
export function toKept(kit: Kit, match: Match, about: string, revision: number, now: number): KeptGame {
  const { id, record, setup, mine, clock, created, name } = match;
  const state: Stored = { setup, mine, clock: clock && stopClock(clock, now) };
  return {
    id,
    family: kit.name,
    text: kit.formatRecord(record),
    created,
    changed: now,
    revision,
    name,
    about,
    result: kit.endOf(record).result,
    plies: kit.currentNode(record).ply,
    state,
  };
}

/**
 * Reads a kept game as a match; `undefined` if its record is invalid. If the stored state is invalid, the
 * match is opened as one between two people.
 */
export function fromKept(kit: Kit, kept: KeptGame): Match | undefined {
  const read = kit.safeParseRecord(kept.text);
  if (!read.ok) return undefined;
  const { id, created, name } = kept;
  const { setup, mine, clock } = Object(kept.state) as Partial<Record<keyof Stored, unknown>>;
  const side = kit.sides.find((name) => name === mine) ?? null;
  const validSetup = readSetup({ ...Object(setup), variant: read.value.variant }, kit);
  return {
    id,
    setup: { ...validSetup, opponent: side === null ? "person" : "bot" },
    record: read.value,
    mine: side,
    clock: readClock(clock, kit.sides),
    created,
    name,
  };
}

/** Returns the side that is at the bottom at first. */
export const bottomOf = (kit: Kit, { mine }: Match): Side => mine ?? kit.sides[0];
