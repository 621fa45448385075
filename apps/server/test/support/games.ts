/** Games on one of the databases, without a network: what is stored, what is repeated, what happens at once. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createToken } from "../../src/client.ts";
import { recordText } from "../../src/record.ts";
import { outcomeOf, replay } from "../../src/shared/match.ts";
import type { Match, Player } from "../../src/shared/protocol.ts";
import { type Address, openRoom, type Room } from "./databases.ts";
import { granted, mover, terms } from "./people.ts";

/** The tests of a database whose address is known when they run. */
export function testGames(name: string, address: () => Address | Promise<Address>): void {
  describe(name, () => {
    let rooms: readonly [Room, Room];
    before(async () => {
      const at = await address();
      // SQLite serves one process. On PostgreSQL both start at once, on an empty database.
      const first = openRoom(at);
      rooms = await Promise.all([first, at.url === undefined ? first : openRoom(at)]);
    });
    after(() => Promise.all([...new Set(rooms)].map((room) => room.close())));

    async function begun(changes: Parameters<typeof terms>[0] = {}): Promise<Match> {
      const { games } = rooms[0];
      const { match } = granted(await games.create(terms(changes)));
      return granted(await games.join({ id: match.id, token: createToken(), name: "Sipho" })).match;
    }

    async function played(match: Match, plies = Number.POSITIVE_INFINITY): Promise<Match> {
      const choose = mover(7);
      let now = match;
      for (let ply = 0; ply < plies && now.finishedAt === null; ply++) {
        const { games } = rooms[ply % 2] as Room;
        const { version, game } = now;
        granted(await games.command(match.id, game.turn, { kind: "move", version, move: choose(now) }));
        now = (await rooms[0].store.read(match.id))?.match as Match;
      }
      return now;
    }

    test("a creation that arrives twice makes one match, a seat is taken once, and its holder comes back", async () => {
      const [{ games }, other] = rooms;
      const request = terms();
      const first = granted(await games.create(request));
      const again = granted(await other.games.create(request));
      assert.deepEqual(again.match, first.match);
      assert.equal(first.player, "light");

      const { id } = first.match;
      const tokens = Array.from({ length: 10 }, createToken);
      const answers = await Promise.all(
        tokens.map((token, i) => (rooms[i % 2] as Room).games.join({ id, token, name: `Number ${i}` })),
      );
      assert.equal(answers.filter(({ ok }) => ok).length, 1);
      const winner = answers.findIndex(({ ok }) => ok);
      const back = granted(await games.join({ id, token: tokens[winner] as string }));
      assert.equal(back.player, "dark");
      assert.equal(back.match.names.dark, `Number ${winner}`);
      assert.equal(granted(await games.join({ id })).player, null);
      const absent = await games.join({ id: "0000000000000000" });
      assert(!absent.ok && absent.code === "no-match");
    });

    test("a move that arrives again is answered and not played, another one in its place is stale", async () => {
      const { id } = await begun();
      const [{ games }, other] = rooms;
      const move = { kind: "move", version: 0, move: "d6" } as const;
      assert.deepEqual(await games.command(id, "light", move), { ok: true, events: 3, repeated: false });
      assert.deepEqual(await other.games.command(id, "light", move), { ok: true, events: 3, repeated: true });
      assert.equal(other.heard.at(-1)?.number, 3);
      const stale = await games.command(id, "light", { ...move, move: "f4" });
      assert(!stale.ok && stale.code === "stale");
      const early = await games.command(id, "light", { ...move, version: 5 });
      assert(!early.ok && early.code === "stale");
    });

    test("a declined offer that arrives once more is not made again; a resignation is one", async () => {
      const { id } = await begun();
      const [{ games, store }] = rooms;
      const offer = { kind: "offer", version: 0, what: "draw" } as const;
      granted(await games.command(id, "light", offer));
      granted(await games.command(id, "dark", { ...offer, kind: "decline" }));
      assert.equal(granted(await games.command(id, "light", offer)).repeated, true);
      assert.equal((await store.read(id))?.match.offers.draw, null);
      assert.equal(granted(await games.command(id, "dark", { kind: "resign" })).repeated, false);
      assert.equal(granted(await games.command(id, "dark", { kind: "resign" })).repeated, true);
      const late = await games.command(id, "light", { kind: "resign" });
      assert(!late.ok && late.code === "game-over");
    });

    test("two moves at once from one seat: one is played", async () => {
      for (let pair = 0; pair < 50; pair++) {
        const { id } = await begun();
        const answers = await Promise.all(
          ["d6", "f4"].map((move, i) =>
            (rooms[i] as Room).games.command(id, "light", { kind: "move", version: 0, move }),
          ),
        );
        assert.equal(answers.filter(({ ok }) => ok).length, 1);
        assert.equal((await rooms[0].store.eventsOf(id)).length, 3);
      }
    });

    test("the clock at zero and a move at the same moment: one outcome for all", async () => {
      for (let i = 0; i < 10; i++) {
        const { id } = await begun({ timeControl: { minutes: 0.05 / 60, increment: 0 } });
        await new Promise((next) => setTimeout(next, 48));
        const [answer] = await Promise.all([
          rooms[0].games.command(id, "light", { kind: "move", version: 0, move: "d6" }),
          ...rooms.map(({ games }) => games.endOutOfTime()),
          ...rooms.map(({ games }) => games.sync(id, 0)),
        ]);
        const stored = (await rooms[1].games.sync(id, 0)) as { match: Match };
        const log = await rooms[0].store.eventsOf(id);
        assert.equal(
          log.filter(({ kind }) => kind === "time").length,
          stored.match.finishedAt === null ? 0 : 1,
        );
        assert.equal(log.filter(({ kind }) => kind === "move").length, answer.ok ? 1 : 0);
        assert.deepEqual(replay(log), stored.match);
      }
    });

    test("whole games of every family: the log gives the match, the record its moves and its end", async () => {
      for (const changes of [
        { variant: "standard" },
        { variant: "nineMens" },
        ...["kalah", "oware", "congkak"].map(
          (variant) => ({ family: "mancala", player: "south", variant }) as const,
        ),
      ]) {
        const match = await played(await begun(changes));
        const end = outcomeOf(match);
        assert(end);
        assert.deepEqual(replay(await rooms[1].store.eventsOf(match.id)), match);
        const record = recordText(match);
        assert.match(record, new RegExp(`\\[Termination "${end.reason}"\\]`));
        const [row] = await rooms[0].store.finished({ variant: changes.variant }, 1);
        assert.deepEqual(
          { id: row?.id, winner: row?.winner, reason: row?.reason, record: row?.record },
          { id: match.id, winner: end.winner ?? "draw", reason: end.reason, record },
        );
      }
    });

    test("a rematch begins with changed sides, and the same tokens hold its seats", async () => {
      const [{ games, store }] = rooms;
      const light = createToken();
      const dark = createToken();
      const { match } = granted(await games.create(terms({ token: light })));
      granted(await games.join({ id: match.id, token: dark, name: "Sipho" }));
      granted(await games.command(match.id, "light", { kind: "resign" }));
      granted(await games.command(match.id, "dark", { kind: "offer", version: 0, what: "rematch" }));
      const accept = { kind: "accept", version: 0, what: "rematch" } as const;
      granted(await games.command(match.id, "light", accept));
      assert.equal(granted(await games.command(match.id, "light", accept)).repeated, true);
      const next = (await store.read(match.id))?.match.rematch as string;
      const seat = async (token: string): Promise<Player | null> =>
        granted(await games.join({ id: next, token })).player;
      assert.deepEqual([await seat(light), await seat(dark)], ["dark", "light"]);
      assert.equal((await store.read(next))?.match.names.light, "Sipho");
    });

    test("the archive goes from page to page, each game once", async () => {
      for (let i = 0; i < 5; i++) {
        const { id } = await begun({ name: "Archivist" });
        granted(await rooms[0].games.command(id, "light", { kind: "resign" }));
      }
      const seen: string[] = [];
      let after: string | undefined;
      for (;;) {
        const rows = await rooms[0].store.finished({ name: "Archivist", winner: "dark", after }, 2);
        seen.push(...rows.map(({ id }) => id));
        const last = rows.at(-1);
        if (last === undefined) break;
        after = `${last.finished_at}-${last.id}`;
      }
      assert.equal(seen.length, 5);
      assert.equal(new Set(seen).size, 5);
      assert.deepEqual(await rooms[0].store.finished({ name: "Archivist", until: "2020-01-01" }, 2), []);
      assert.equal((await rooms[0].store.finished({ name: "Archivist", since: "2020-01-01" }, 9)).length, 5);
    });

    test("matches for which nobody came are removed, others stay", async () => {
      const [{ games, store }] = rooms;
      const { match } = granted(await games.create(terms()));
      const { id } = await begun();
      assert.equal(await store.removeWaiting(60_000), 0);
      await new Promise((next) => setTimeout(next, 5));
      assert((await store.removeWaiting(1)) > 0);
      assert.equal(await store.read(match.id), undefined);
      assert(await store.read(id));
    });
  });
}
