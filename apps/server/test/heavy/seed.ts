/** Fills a server's SQLite file with an archive of many finished games. */
import * as mills from "morabaraba";
import type { MatchEvent } from "morabaraba-protocol/protocol";
import { loadSqlite } from "../../src/database.ts";
import { recordText } from "../../src/record.ts";
import { mover } from "../support/people.ts";
import { replay } from "../support/replay.ts";

function game(seed: number): { match: string; record: string; events: number } {
  const log: MatchEvent[] = [];
  const write = (happening: object): void =>
    void log.push({ ...happening, number: log.length + 1, version: 0, at: 1_700_000_000_000 } as MatchEvent);
  write({
    kind: "create",
    id: "0".repeat(16),
    family: "mills",
    variant: "standard",
    timeControl: null,
    referee: false,
    names: { light: "Thandi" },
  });
  write({ kind: "join", player: "dark", name: "Sipho" });
  const choose = mover(seed);
  for (let match = replay(log); mills.outcome(match.game as mills.Game) === undefined; match = replay(log))
    write({ kind: "move", player: match.game.turn, move: choose(match) });
  const match = replay(log);
  return { match: JSON.stringify(match), record: recordText(match), events: match.events };
}

export async function seedArchive(file: string, count: number): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(file);
  const games = Array.from({ length: 20 }, (_, seed) => game(seed));
  const insert = database.prepare(
    `insert into matches (id, family, variant, status, first_name, second_name, match, events, created_at, finished_at,
     winner, reason, record) values (?, 'mills', 'standard', 'finished', ?, ?, ?, ?, ?, ?, 'light', 'no-cows', ?)`,
  );
  database.exec("begin");
  for (let i = 0; i < count; i++) {
    const { match, record, events } = games[i % games.length] as ReturnType<typeof game>;
    // Many games end in the same millisecond, so the order needs the second column too.
    const at = 1_700_000_000_000 + Math.floor(i / 3);
    insert.run(
      `seed${String(i).padStart(12, "0")}`,
      `Player ${i % 997}`,
      "Sipho",
      match,
      events,
      at,
      at,
      record,
    );
  }
  database.exec("commit");
  database.close();
}
