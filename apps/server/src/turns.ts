/**
 * A match at its turn: read, with what happened by itself written first; then changed, if nothing else has happened in
 * between, else all is done once more. No process remembers a match, so that any number of them serve the same matches.
 */

import { applyEvent } from "morabaraba-protocol/match";
import type { Answer, Happening, Match, MatchEvent } from "morabaraba-protocol/protocol";
import type { Database } from "./database.ts";
import { lateEvent, outageEvent, refuse, setBackEvent } from "./decide.ts";
import { matchesOutOfTime } from "./listings.ts";
import { beat, outageMs, outages } from "./processes.ts";
import { yieldTurn } from "./queue.ts";
import { type Besides, readMatch, type Stored, updateMatch } from "./store.ts";

/** Is told of each event once it is stored, and again when its request is repeated. */
export type Listener = (match: Match, event: MatchEvent, now: number, repeated: boolean) => void;

export interface Games {
  readonly database: Database;
  readonly listener: Listener;
  /** By which a process says that it runs. */
  readonly process: string;
  /** Whether whoever has the link may watch. */
  readonly mayWatch: boolean;
  /** Is told of a match that could not be read or ended. */
  readonly onBad: (id: string, error: Error) => void;
  /** When such a match is tried again. */
  readonly bad: Map<string, number>;
}

export const createGames = (parts: Pick<Games, "database"> & Partial<Games>): Games => ({
  listener: () => {},
  process: "",
  mayWatch: true,
  onBad: () => {},
  bad: new Map(),
  ...parts,
});

/** More than this many other changes in the moment of one request are an attack. */
const mostAttempts = 20;
/** A match that could not be ended is tried again after this long. */
const badMs = 60_000;

const noMatch = refuse("no-match", "There is no such match.");
const crowded = refuse("unavailable", "Too much happens to this match at once. Try again.");

/** @returns What was written, `undefined` if something else has happened since the match was read. */
export async function writeEvent(games: Games, stored: Stored, happening: Happening, besides: Besides = {}) {
  const { match, now } = stored;
  const event: MatchEvent = { ...happening, number: match.events + 1, version: match.version, at: now };
  const change = { match: applyEvent(match, event), event, seats: besides.taken ?? stored.seats };
  if (!(await updateMatch(games.database, change, besides))) return undefined;
  games.listener(change.match, event, now, false);
  return change;
}

/** The match, after what happens by itself was written: an outage in which clocks stood, and then its end. */
export async function currentMatch(games: Games, id: string): Promise<Stored | undefined> {
  for (;;) {
    const stored = await readMatch(games.database, id);
    if (stored === undefined) return undefined;
    const { match, now, beat: last } = stored;
    if (last !== null && Math.abs(now - last) > outageMs) {
      await beat(games.database, games.process);
      continue;
    }
    const due = (await stoodEvent(games, stored)) ?? lateEvent(match, now);
    if (due === undefined) return stored;
    await writeEvent(games, stored, due);
  }
}

/** The first outage that this match has not heard of. */
async function stoodEvent(games: Games, { match, now, outage }: Stored) {
  const back = setBackEvent(match, now, outageMs);
  if (back !== undefined || outage === null || outageEvent(match, { from: 0, to: outage }) === undefined)
    return back;
  for (const each of await outages(games.database)) {
    const event = outageEvent(match, each);
    if (event !== undefined) return event;
  }
  return undefined;
}

/** Does something to a match as it is now, and once more if something else happened in between. */
export async function attempt<Value>(
  games: Games,
  id: string,
  act: (stored: Stored) => Promise<Answer<Value> | undefined>,
): Promise<Answer<Value>> {
  for (let i = 0; i < mostAttempts; i++) {
    const stored = await currentMatch(games, id);
    if (stored === undefined) return noMatch;
    const answer = await act(stored);
    if (answer !== undefined) return answer;
  }
  return crowded;
}

/** Ends the games whose time has come. One that cannot be ended keeps no other from its end. */
export async function endOutOfTime(games: Games): Promise<void> {
  const { bad } = games;
  for (let after: { deadline: number; id: string } | undefined; ; ) {
    const rows = await matchesOutOfTime(games.database, 100, after);
    for (const { id } of rows) {
      if ((bad.get(id) ?? 0) > Date.now()) continue;
      try {
        await currentMatch(games, id);
        bad.delete(id);
      } catch (error) {
        bad.set(id, Date.now() + badMs);
        games.onBad(id, error as Error);
      }
      await yieldTurn();
    }
    const last = rows.at(-1);
    if (rows.length < 100 || last === undefined) return;
    after = { deadline: last.deadline ?? 0, id: last.id };
  }
}
