/** Games that go on whatever happens to the server, and a check that nothing acknowledged is lost. */
import assert from "node:assert/strict";
import { type Client, connect } from "morabaraba-protocol/client";
import type { Match } from "morabaraba-protocol/protocol";
import { eventsOf, readMatch } from "../../src/store.ts";
import { type Address, openInstance } from "../support/databases.ts";
import { granted, mover, replay, seated, until } from "../support/people.ts";

interface Played {
  readonly id: string;
  /** The acknowledged moves, with their versions, as sent. */
  readonly acknowledged: { readonly version: number; readonly move: string }[];
  ends: readonly Match[];
}

export function createWorkload(url: string, patienceMs: number) {
  const clients: Client[] = [];
  const games: Played[] = [];
  /** When the last move of each pair was acknowledged. */
  const movedAt: number[] = [];
  let repeated = 0;
  let acknowledged = 0;

  function person(): Client {
    const client = connect(url, { timeoutMs: 3000, giveUpMs: patienceMs, syncMs: 5000 });
    clients.push(client);
    return client;
  }

  /** Plays one game after the other on the same two devices, and the last one to its end. */
  async function keepPlaying(slot: number, goOn: () => boolean): Promise<void> {
    const pair = [person(), person()] as const;
    for (let round = 0; goOn(); round++) {
      const changes =
        slot % 4 === 3 ? ({ family: "mancala", variant: "kalah", player: "south" } as const) : {};
      const tables = await seated(...pair, changes, patienceMs);
      const game: Played = { id: tables[0].match.id, acknowledged: [], ends: [] };
      games.push(game);
      const choose = mover(slot * 1000 + round);
      while (tables[0].match.finishedAt === null) {
        const { match } = tables[0];
        const table = tables.find(({ player }) => player === match.game.turn);
        assert(table);
        await until(table, ({ version }) => version >= match.version, patienceMs);
        if (table.match.version !== match.version) continue;
        const move = choose(match);
        const done = granted(await table.move(move));
        game.acknowledged.push({ version: match.version, move });
        movedAt[slot] = Date.now();
        acknowledged += 1;
        if (done.repeated) repeated += 1;
        await until(tables[0], ({ events }) => events >= done.events, patienceMs);
      }
      game.ends = await Promise.all(
        tables.map((table) => until(table, ({ finishedAt }) => finishedAt !== null, patienceMs)),
      );
      await Promise.all(tables.map((table) => table.leave()));
    }
  }

  /** Compares the acknowledged moves, the log, the stored match and the last state that both players saw. */
  async function audit(at: Address): Promise<{ readonly text: string; readonly bad: number }> {
    const instance = await openInstance(at);
    let lost = 0;
    let twice = 0;
    let different = 0;
    for (const game of games) {
      const log = await eventsOf(instance.database, game.id);
      const stored = (await readMatch(instance.database, game.id))?.match;
      const moves = log.filter((event) => event.kind === "move");
      for (const { version, move } of game.acknowledged) {
        const found = moves.filter((event) => event.version === version && event.move === move).length;
        if (found === 0) lost += 1;
        if (found > 1) twice += 1;
      }
      if (new Set(moves.map(({ version }) => version)).size !== moves.length) twice += 1;
      const same = [replay(log), ...game.ends].every(
        (match) => JSON.stringify(match) === JSON.stringify(stored),
      );
      if (!same || game.ends.length !== 2) different += 1;
    }
    await instance.close();
    const text =
      `${games.length} games, ${acknowledged} moves acknowledged (${repeated} of them repeated), ${lost} lost, ${twice} twice, ` +
      `${different} games that ended otherwise than their clients saw`;
    return { text, bad: lost + twice + different };
  }

  return {
    games,
    movedAt,
    get acknowledged() {
      return acknowledged;
    },
    keepPlaying,
    audit,
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
