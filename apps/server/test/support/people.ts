/** People for tests: their requests, how they play, and the match that a log gives. */
import * as mills from "morabaraba";
import { randomMove } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { type Client, createToken, type Table } from "morabaraba-protocol/client";
import { applyEvent, isLive } from "morabaraba-protocol/match";
import type { Answer, CreateRequest, Match, MatchEvent } from "morabaraba-protocol/protocol";

export function terms(changes: Partial<CreateRequest> = {}): CreateRequest {
  return {
    family: "mills",
    variant: "standard",
    timeControl: null,
    referee: false,
    player: "light",
    name: "Thandi",
    token: createToken(),
    ...changes,
  };
}

/** The content of an answer; a refusal fails the test. */
export function granted<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer;
  throw new Error(`${answer.code}: ${answer.message}`);
}

/** Two clients at the two seats of a new match. */
export async function seated(
  first: Client,
  second: Client,
  changes: Partial<CreateRequest> = {},
  patienceMs?: number,
): Promise<[Table, Table]> {
  const { table: one } = granted(await first.create(terms(changes)));
  const { table: other } = granted(
    await second.join({ id: one.match.id, token: createToken(), name: "Sipho" }),
  );
  if (isLive(other.match)) granted(await one.ready());
  await until(one, (match) => match.startedAt !== null, patienceMs);
  return [one, other];
}

/** Waits until a condition on a table holds. Fails the test if it never holds, but not if it holds late. */
export function until(table: Table, holds: (match: Match) => boolean, patienceMs = 120_000): Promise<Match> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      reject(new Error(`Timed out with ${JSON.stringify(table.match).slice(0, 300)}`));
    }, patienceMs);
    const look = (): void => {
      if (!holds(table.match)) return;
      clearTimeout(timer);
      end();
      resolve(table.match);
    };
    const end = table.subscribe(look);
    look();
  });
}

/** Plays random legal moves, the same ones for the same seed. */
export function mover(seed: number): (match: Match) => string {
  return ({ family, game, version }) => {
    const options = { seed: seed + version };
    if (family === "mills") {
      const { move } = randomMove<mills.Game, mills.Move, mills.Player>(mills, game as mills.Game, options);
      return mills.formatMove(game as mills.Game, move);
    }
    const { move } = randomMove<mancala.Game, mancala.Move, mancala.Player>(
      mancala,
      game as mancala.Game,
      options,
    );
    return mancala.formatMove(game as mancala.Game, move);
  };
}

/** Plays a match to its end, at both tables in turn. */
export async function playOut(
  tables: readonly [Table, Table],
  seed: number,
  plies = Number.POSITIVE_INFINITY,
  patienceMs?: number,
): Promise<Match> {
  const choose = mover(seed);
  for (let ply = 0; ply < plies; ply++) {
    const { match } = tables[0];
    if (match.finishedAt !== null) break;
    const table = tables.find(({ player }) => player === match.game.turn);
    if (table === undefined) throw new Error("Nobody is to move.");
    await until(table, ({ version }) => version >= match.version, patienceMs);
    const { events } = granted(await table.move(choose(match)));
    await until(tables[0], (now) => now.events >= events, patienceMs);
  }
  return tables[0].match;
}

/** Replays a log. The server and each client must have the match that this returns. */
export function replay(events: Iterable<MatchEvent>): Match {
  let match: Match | undefined;
  for (const event of events) match = applyEvent(match, event);
  if (match === undefined) throw new Error("A match begins with an event.");
  return match;
}
