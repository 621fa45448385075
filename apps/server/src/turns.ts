/**
 * A match at its turn: read, with what happened by itself written first; then changed, if nothing else has happened in between, else
 * all is done once more. No process remembers a match, so that any number of them serve the same matches.
 */
import { lateEvent, outageEvent, refuse, setBackEvent } from "./decide.ts";
import { outageMs } from "./processes.ts";
import { yieldTurn } from "./queue.ts";
import { applyEvent } from "./shared/match.ts";
import type { Answer, Happening, Match, MatchEvent } from "./shared/protocol.ts";
import type { Besides, Seats, Store, Stored } from "./store.ts";

/** Is told of each event once it is stored, and again when its request is repeated. */
export type Listener = (match: Match, event: MatchEvent, now: number, repeated: boolean) => void;

export interface TurnsOptions {
  /** By which a process says that it runs. */
  readonly process?: string;
  /** Is told of a match that could not be read or ended. */
  readonly onBad?: (id: string, error: Error) => void;
}

/** More than this many other changes in the moment of one request are an attack. */
const mostAttempts = 20;
/** A match that could not be ended is tried again after this long. */
const badMs = 60_000;

const noMatch = refuse("no-match", "There is no such match.");
const crowded = refuse("unavailable", "Too much happens to this match at once. Try again.");

export function createTurns(store: Store, listener: Listener, options: TurnsOptions) {
  const { process = "", onBad = () => {} } = options;
  const bad = new Map<string, number>();

  async function write(
    { match, seats, now }: Stored,
    happening: Happening,
    { taken = seats, request, ...besides }: { taken?: Seats; request?: string } & Besides = {},
  ): Promise<{ match: Match; event: MatchEvent } | undefined> {
    const event = { ...happening, number: match.events + 1, version: match.version, at: now };
    const change = { match: applyEvent(match, event), event, seats: taken, request };
    if (!(await store.update(change, besides))) return undefined;
    listener(change.match, event, now, false);
    return change;
  }

  /** The match, after what happens by itself was written: an outage in which clocks stood, and then its end. */
  async function current(id: string): Promise<Stored | undefined> {
    for (;;) {
      const stored = await store.read(id);
      if (stored === undefined) return undefined;
      const { match, now, beat } = stored;
      if (beat !== null && Math.abs(now - beat) > outageMs) {
        await store.beat(process);
        continue;
      }
      const due = (await stoodEvent(stored)) ?? lateEvent(match, now);
      if (due === undefined) return stored;
      await write(stored, due);
    }
  }

  /** The first outage that this match has not heard of. */
  async function stoodEvent({ match, now, outage }: Stored): Promise<Happening | undefined> {
    const back = setBackEvent(match, now, outageMs);
    if (back !== undefined || outage === null || outageEvent(match, { from: 0, to: outage }) === undefined)
      return back;
    for (const each of await store.outages()) {
      const event = outageEvent(match, each);
      if (event !== undefined) return event;
    }
    return undefined;
  }

  /** Does something to a match as it is now, and once more if something else happened in between. */
  async function attempt<Value>(
    id: string,
    act: (stored: Stored) => Promise<Answer<Value> | undefined>,
  ): Promise<Answer<Value>> {
    for (let i = 0; i < mostAttempts; i++) {
      const stored = await current(id);
      if (stored === undefined) return noMatch;
      const answer = await act(stored);
      if (answer !== undefined) return answer;
    }
    return crowded;
  }

  /** Ends the games whose time has come. One that cannot be ended keeps no other from its end. */
  async function endOutOfTime(): Promise<void> {
    for (let after: { deadline: number; id: string } | undefined; ; ) {
      const rows = await store.outOfTime(100, after);
      for (const { id } of rows) {
        if ((bad.get(id) ?? 0) > Date.now()) continue;
        try {
          await current(id);
          bad.delete(id);
        } catch (error) {
          bad.set(id, Date.now() + badMs);
          onBad(id, error as Error);
        }
        await yieldTurn();
      }
      const last = rows.at(-1);
      if (rows.length < 100 || last === undefined) return;
      after = { deadline: last.deadline ?? 0, id: last.id };
    }
  }

  return { write, current, attempt, endOutOfTime };
}
