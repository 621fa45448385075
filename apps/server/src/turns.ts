/**
 * A change of a match reads the match, writes what has happened without a request, and then writes the
 * change. If another change was written meanwhile, it starts over. No process caches matches, so any number
 * of processes can serve the same matches.
 */

import { applyEvent } from "morabaraba-protocol/match";
import type { Answer, Happening, Match, MatchEvent } from "morabaraba-protocol/protocol";
import type { Database } from "./database.ts";
import { lateEvent, outageEvent, refuse, setBackEvent } from "./decide.ts";
import { matchesOutOfTime } from "./listings.ts";
import { beat, outageMs, outages } from "./processes.ts";
import { createTurns, yieldTurn } from "./queue.ts";
import { type Besides, readMatch, type Stored, updateMatch } from "./store.ts";

/** Called with each event after the event is stored, and again if its request is repeated. */
export type Listener = (match: Match, event: MatchEvent, now: number, repeated: boolean) => void;

export interface Games {
  readonly database: Database;
  readonly listener: Listener;
  /** The id of this process in heartbeats. */
  readonly process: string;
  /** Whether everybody with the link may watch. */
  readonly mayWatch: boolean;
  /** Lets requests of one name take turns. */
  readonly inTurn: ReturnType<typeof createTurns>;
  /** Called with a match that could not be read or ended. */
  readonly onBad: (id: string, error: Error) => void;
  /** When to try again to read or end such a match, by id. */
  readonly bad: Map<string, number>;
}

export const createGames = (parts: Pick<Games, "database"> & Partial<Games>): Games => ({
  listener: () => {},
  process: "",
  mayWatch: true,
  inTurn: createTurns(),
  onBad: () => {},
  bad: new Map(),
  ...parts,
});

/** Only an attack changes a match more often than this during one request. */
const mostAttempts = 20;
/** How long to wait before trying again to end a match. */
const badMs = 60_000;

const noMatch = refuse("no-match", "There is no such match.");
const crowded = refuse("unavailable", "This match is changing too fast. Try again.");

/** @returns The written change, `undefined` if something else has happened since the match was read. */
export async function writeEvent(games: Games, stored: Stored, happening: Happening, besides: Besides = {}) {
  const { match, now } = stored;
  const event: MatchEvent = { ...happening, number: match.events + 1, version: match.version, at: now };
  const change = { match: applyEvent(match, event), event, seats: besides.taken ?? stored.seats };
  if (!(await updateMatch(games.database, change, besides))) return undefined;
  games.listener(change.match, event, now, false);
  return change;
}

/** Reads a match, after writing what has happened without a request: outages, and then the match's end. */
export async function currentMatch(games: Games, id: string): Promise<Stored | undefined> {
  for (;;) {
    const stored = await readMatch(games.database, id);
    if (stored === undefined) return undefined;
    const { match, now, beat: last } = stored;
    if (last !== null && Math.abs(now - last) > outageMs) {
      await beat(games.database, games.process);
      continue;
    }
    const happening = (await missingOutage(games, stored)) ?? lateEvent(match, now);
    if (happening === undefined) return stored;
    await writeEvent(games, stored, happening);
  }
}

/** Returns the first outage that this match has not recorded. */
async function missingOutage(games: Games, { match, now, outage }: Stored) {
  const back = setBackEvent(match, now, outageMs);
  if (back !== undefined || outage === null || outageEvent(match, { from: 0, to: outage }) === undefined)
    return back;
  for (const stop of await outages(games.database)) {
    const event = outageEvent(match, stop);
    if (event !== undefined) return event;
  }
  return undefined;
}

/** Does something to the current match, and tries again if something else happened meanwhile. */
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

/** Ends the games past their deadline. If one cannot be ended, the others are still ended. */
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
