/** Games on one of the databases, without a network: storage, repeated requests and simultaneous ones. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createToken } from "morabaraba-protocol/client";
import { isLive, outcomeOf } from "morabaraba-protocol/match";
import type { Answer, Clock, Done, Match, Player } from "morabaraba-protocol/protocol";
import { createCode, readCode } from "morabaraba-protocol/typed";
import type { Command } from "../../src/decide.ts";
import { archiveWindow, finishedGames, recordText } from "../../src/finished.ts";
import { createMatch, doCommand, giveCode, joinMatch, syncMatch } from "../../src/games.ts";
import { removeMatches } from "../../src/listings.ts";
import { adjudicate, forgetName, freeSeat, hideMatch, renamePlayer } from "../../src/operate.ts";
import { beat, notePresent } from "../../src/processes.ts";
import { eventsOf, readMatch } from "../../src/store.ts";
import { endOutOfTime } from "../../src/turns.ts";
import { type Address, type Instance, openInstance, sittingAt } from "./databases.ts";
import { granted, mover, replay, terms } from "./people.ts";

type Games = Pick<Instance, "games" | "database">;

/** The tests of a database whose address is known only when they run. */
export function testGames(name: string, address: () => Address | Promise<Address>): void {
  describe(name, () => {
    let instances: readonly [Instance, Instance];
    before(async () => {
      const at = await address();
      // SQLite serves one process. On PostgreSQL both start at once, on an empty database.
      const first = openInstance(at);
      instances = await Promise.all([first, at.url === undefined ? first : openInstance(at)]);
    });
    after(() => Promise.all([...new Set(instances)].map((instance) => instance.close())));

    const keepCode = async ({ games, database }: Games, id: string, player: Player, code: string) =>
      await giveCode(games, id, await sittingAt(database, id, player), code);

    /** A request of the seat's holder, by default with a name made of its content. */
    async function command(
      { games, database }: Games,
      id: string,
      player: Player,
      asked: Command & { readonly request?: string },
    ): Promise<Answer<Done>> {
      const { kind, version = "", move = "", what = "" } = asked as unknown as Record<string, unknown>;
      const named = { request: `${kind} ${version} ${move}${what}`, ...asked };
      return await doCommand(games, id, await sittingAt(database, id, player), named);
    }

    async function begun(changes: Parameters<typeof terms>[0] = {}): Promise<Match> {
      const { games } = instances[0];
      const { match, player } = granted(await createMatch(games, terms(changes)));
      const joined = granted(
        await joinMatch(games, { id: match.id, token: createToken(), name: "Sipho" }),
      ).match;
      if (!isLive(joined)) return joined;
      granted(await command(instances[0], match.id, player as Player, { kind: "ready" }));
      return (await readMatch(instances[0].database, match.id))?.match as Match;
    }

    async function matchOf(id: string): Promise<Match> {
      const stored = await readMatch(instances[0].database, id);
      assert(stored);
      return stored.match;
    }

    async function played(match: Match, plies = Number.POSITIVE_INFINITY): Promise<Match> {
      const choose = mover(7);
      let now = match;
      for (let ply = 0; ply < plies && now.finishedAt === null; ply++) {
        const { version, game } = now;
        granted(
          await command(instances[ply % 2] as Instance, match.id, game.turn, {
            kind: "move",
            version,
            move: choose(now),
          }),
        );
        now = (await readMatch(instances[0].database, match.id))?.match as Match;
      }
      return now;
    }

    test("a creation that arrives twice makes one match, and a seat is taken once and can be rejoined", async () => {
      const [{ games }, other] = instances;
      const request = terms();
      const first = granted(await createMatch(games, request));
      const again = granted(await createMatch(other.games, request));
      assert.deepEqual(again.match, first.match);
      assert.equal(first.player, "light");

      const { id } = first.match;
      const tokens = Array.from({ length: 10 }, createToken);
      const answers = await Promise.all(
        tokens.map((token, i) =>
          joinMatch((instances[i % 2] as Instance).games, { id, token, name: `Number ${i}` }),
        ),
      );
      assert.equal(answers.filter(({ ok }) => ok).length, 1);
      const winner = answers.findIndex(({ ok }) => ok);
      const back = granted(await joinMatch(games, { id, token: tokens[winner] as string }));
      assert.equal(back.player, "dark");
      assert.equal(back.match.names.dark, `Number ${winner}`);
      assert.equal(granted(await joinMatch(games, { id })).player, null);
      const absent = await joinMatch(games, { id: "0000000000000000" });
      assert(!absent.ok && absent.code === "no-match");
    });

    test("a repeated move is acknowledged but not played again, and a different one in its place is stale", async () => {
      const { id } = await begun();
      const [, other] = instances;
      const move = { kind: "move", version: 0, move: "d6" } as const;
      const { event, ...first } = granted(await command(instances[0], id, "light", move));
      assert.deepEqual(first, { ok: true, events: 3, repeated: false });
      assert.deepEqual(await command(other, id, "light", move), { ...first, event, repeated: true });
      assert.equal(other.heard.at(-1)?.number, 3);
      const stale = await command(instances[0], id, "light", { ...move, move: "f4" });
      assert(!stale.ok && stale.code === "stale");
      const early = await command(instances[0], id, "light", { ...move, version: 5 });
      assert(!early.ok && early.code === "stale");
    });

    test("a request with the same name is not carried out twice, one with another name is", async () => {
      const { id } = await begun();
      const [{ database }] = instances;
      const offer = { kind: "offer", version: 0, what: "draw" } as const;
      granted(await command(instances[0], id, "light", { ...offer, request: "light-offers" }));
      granted(
        await command(instances[0], id, "dark", { ...offer, kind: "decline", request: "dark-declines" }),
      );
      const again = granted(await command(instances[0], id, "light", { ...offer, request: "light-offers" }));
      assert.equal(again.repeated, true);
      assert.equal(again.event.kind, "offer");
      assert.equal((await readMatch(database, id))?.match.offers.draw, null);
      const renamed = granted(
        await command(instances[0], id, "light", { ...offer, request: "light-offers-more" }),
      );
      assert.equal(renamed.repeated, false);
      assert.equal((await readMatch(database, id))?.match.offers.draw, "light");
      // Names belong to a player: the other player's request with the same name is a different one.
      const own = await command(instances[0], id, "dark", {
        ...offer,
        kind: "decline",
        request: "light-offers",
      });
      assert.equal(granted(own).repeated, false);
      const resign = { kind: "resign", request: "dark-resigns" } as const;
      assert.equal(granted(await command(instances[0], id, "dark", resign)).repeated, false);
      assert.equal(granted(await command(instances[0], id, "dark", resign)).repeated, true);
      const late = await command(instances[0], id, "light", { kind: "resign", request: "light-resigns" });
      assert(!late.ok && late.code === "game-over");
    });

    test("a different request with a used name is always refused", async () => {
      const { id } = await begun();
      const named = { version: 0, request: "light-asks" } as const;
      const offer = { kind: "offer", what: "draw", ...named } as const;
      const move = { kind: "move", move: "d6", version: 0, request: "light-moves" } as const;
      granted(await command(instances[0], id, "light", offer));
      for (const asked of [
        { kind: "move", move: "d6", ...named },
        { kind: "move", move: "nonsense", ...named },
        { kind: "offer", what: "claim", ...named },
        { kind: "resign", request: "light-asks" },
      ] as const) {
        const refused = await command(instances[0], id, "light", asked);
        assert(!refused.ok && refused.code === "bad-request");
      }
      granted(await command(instances[0], id, "light", move));
      for (const other of [{ move: "f4" }, { version: 1 }]) {
        const refused = await command(instances[0], id, "light", { ...move, ...other });
        assert(!refused.ok && refused.code === "bad-request");
      }
      assert.equal(granted(await command(instances[0], id, "light", move)).repeated, true);
    });

    test("a request is recognized even if it became another event: an offer that accepts, a move that loses", async () => {
      const { id } = await begun({ referee: true });
      const offer = { kind: "offer", version: 1, what: "takeback" } as const;
      granted(await command(instances[0], id, "light", { kind: "move", version: 0, move: "d6" }));
      granted(await command(instances[0], id, "light", { ...offer, request: "light-offers" }));
      const accept = { ...offer, request: "dark-offers" } as const;
      assert.equal(granted(await command(instances[0], id, "dark", accept)).event.kind, "accept");
      assert.equal(granted(await command(instances[0], id, "dark", accept)).repeated, true);
      const move = { kind: "move", version: 2, move: "d6", request: "dark-moves" } as const;
      assert.equal(granted(await command(instances[0], id, "dark", move)).event.kind, "judge");
      assert.equal(granted(await command(instances[0], id, "dark", move)).repeated, true);
    });

    test("withdrawing or declining an offer leaves the other player's offer as it is", async () => {
      const { id } = await begun();
      const [{ database }] = instances;
      const about = { version: 0, what: "draw" } as const;
      granted(await command(instances[0], id, "light", { kind: "offer", ...about, request: "request-1" }));
      granted(await command(instances[0], id, "light", { kind: "decline", ...about, request: "request-2" }));
      granted(await command(instances[0], id, "dark", { kind: "offer", ...about, request: "request-3" }));
      granted(await command(instances[0], id, "light", { kind: "decline", ...about, request: "request-4" }));
      assert.equal((await readMatch(database, id))?.match.offers.draw, null);
    });

    test("times are whole milliseconds on both databases, whatever a client or an older server sent", async () => {
      const [{ database }] = instances;
      const odd = { minutes: 0.1, increment: 0.0001 };
      const { id } = await begun({ timeControl: odd });
      for (const [player, move] of [
        ["light", "d6"],
        ["dark", "f4"],
        ["light", "d2"],
      ] as const) {
        const { version } = await matchOf(id);
        granted(await command(instances[0], id, player, { kind: "move", version, move }));
      }
      const { match } = (await readMatch(database, id)) as { match: Match };
      assert(Number.isSafeInteger(match.clock?.left.light) && Number.isSafeInteger(match.clock?.left.dark));
      const days = await begun({ timeControl: { days: 1.00000001 } });
      assert.equal(days.clock?.left.light, 86_400_001);
    });

    test("a code leads back to its seat until there is a newer one, and no other code does", async () => {
      const { id } = await begun();
      const [{ games }, other] = instances;
      const [first, second] = [createCode(), createCode()].map(readCode) as [string, string];
      granted(await keepCode(instances[0], id, "dark", first));
      granted(await keepCode(instances[0], id, "dark", first));
      assert.equal(granted(await joinMatch(other.games, { code: first })).player, "dark");
      assert.equal(granted(await joinMatch(other.games, { code: first })).match.id, id);
      const taken = await keepCode(instances[0], id, "light", first);
      assert(!taken.ok);
      granted(await keepCode(instances[0], id, "dark", second));
      for (const code of [first, readCode(createCode())]) {
        const refused = await joinMatch(games, { code });
        assert(!refused.ok && refused.code === "no-code");
      }
      assert.equal(granted(await joinMatch(games, { code: second })).player, "dark");
    });

    test("an unreadable match does not keep others from ending", async () => {
      const [{ games, database, queries, bad }] = instances;
      const ids: string[] = [];
      for (let i = 0; i < 3; i++) ids.push((await begun({ timeControl: { minutes: 1, increment: 0 } })).id);
      const past = { deadline: 1 };
      for (const id of ids) await queries.updateTable("matches").set(past).where("id", "=", id).execute();
      const [broken, ...others] = ids as [string, string, string];
      await queries.updateTable("matches").set({ match: "{" }).where("id", "=", broken).execute();
      for (const id of others) {
        const { match } = (await readMatch(database, id)) as { match: Match };
        const late = { ...match, clock: { ...match.clock, since: 0 } };
        await queries
          .updateTable("matches")
          .set({ match: JSON.stringify(late) })
          .where("id", "=", id)
          .execute();
      }
      await endOutOfTime(games);
      await endOutOfTime(games);
      for (const id of others) assert((await readMatch(database, id))?.match.finishedAt);
      // It is reported once and then left alone for a while.
      assert.deepEqual(
        bad.filter((id) => id === broken),
        [broken],
      );
      await queries.deleteFrom("matches").where("id", "=", broken).execute();
    });

    test("clocks stand still while no server runs, and a claim made before is void", async () => {
      const [{ games, database, queries }] = instances;
      const { id } = await begun({ timeControl: { minutes: 1, increment: 0 } });
      const move = async (player: Player, text: string): Promise<void> => {
        const { version } = await matchOf(id);
        granted(await command(instances[0], id, player, { kind: "move", version, move: text }));
      };
      await move("light", "d6");
      await move("dark", "f4");
      granted(await command(instances[0], id, "dark", { kind: "offer", version: 2, what: "claim" }));
      // Light began to think an hour ago; ten seconds later the server went down; now it is back.
      const hour = 3_600_000;
      const { match, now } = (await readMatch(database, id)) as { match: Match; now: number };
      const then = { ...match, claimedAt: now - hour, clock: { ...match.clock, since: now - hour } };
      await queries
        .updateTable("matches")
        .set({ match: JSON.stringify(then), deadline: now - hour + 60_000 })
        .where("id", "=", id)
        .execute();
      await queries
        .insertInto("processes")
        .values({ id: "before", beat: now - hour + 10_000 })
        .execute();
      await endOutOfTime(games);
      const after = (await readMatch(database, id)) as { match: Match; now: number };
      assert.equal(after.match.finishedAt, null);
      assert.equal(after.match.offers.claim, null);
      assert.equal((after.match.clock as Clock).left.light, 50_000);
      const events = await eventsOf(database, id);
      assert.equal(events.filter(({ kind }) => kind === "outage").length, 1);
      await queries.deleteFrom("processes").execute();
      await queries.deleteFrom("outages").execute();
    });

    test("the connections of a process are forgotten with the process", async () => {
      const [{ database, queries }] = instances;
      const { id } = await begun();
      await beat(database, "one");
      await notePresent(database, id, "one", ["light"]);
      assert.deepEqual((await notePresent(database, id, "two", ["dark"])).sort(), ["dark", "light"]);
      await notePresent(database, id, "two", ["light", "dark"]);
      assert.deepEqual((await notePresent(database, id, "one", [])).sort(), ["dark", "light"]);
      await notePresent(database, id, "one", ["light"]);
      await queries.updateTable("processes").set({ beat: 1 }).where("id", "=", "one").execute();
      assert.deepEqual((await beat(database, "two")).changed, [id]);
      assert.deepEqual(await notePresent(database, id, "two", []), []);
      assert.equal((await beat(database, "one")).revived, true);
      await queries.deleteFrom("processes").execute();
      await queries.deleteFrom("outages").execute();
    });

    test("the log has the operator's work: a changed result, a changed name, a new code, a forgotten person", async () => {
      const [{ games, database, queries }] = instances;
      const token = createToken();
      const { match } = granted(await createMatch(games, terms({ token, name: "Zodwa" })));
      const { id } = match;
      granted(await joinMatch(games, { id, token: createToken(), name: "Sipho" }));
      const code = await freeSeat(games, id, "light");
      const lost = await joinMatch(games, { id, token, name: "Zodwa" });
      assert(!lost.ok && lost.code === "no-seat");
      assert.equal(granted(await joinMatch(games, { code: readCode(code) })).player, "light");
      await renamePlayer(games, id, "dark", "Sipho Dlamini");
      granted(await command(instances[0], id, "light", { kind: "move", version: 0, move: "d6" }));
      await adjudicate(games, id, "dark", "abandonment");
      const archived = async (question: object) =>
        (await finishedGames(database, { ...question }, 200)).games.map((game) => game.id);
      assert.deepEqual(outcomeOf((await readMatch(database, id))?.match as Match), {
        winner: "light",
        reason: "abandonment",
      });
      assert.deepEqual(await archived({ name: "Sipho Dlamini" }), [id]);
      await hideMatch(games, id, true);
      assert.deepEqual(await archived({ name: "Sipho Dlamini" }), []);
      await hideMatch(games, id, false);
      assert.deepEqual(await forgetName(games, "Zodwa"), { matches: 1, failed: [] });
      assert.deepEqual(await archived({ name: "Zodwa" }), []);
      const events = await eventsOf(database, id);
      assert.deepEqual(
        events.map(({ kind }) => kind),
        ["create", "join", "free", "rename", "move", "adjudicate", "hide", "hide", "rename"],
      );
      assert(!JSON.stringify([events, await readMatch(database, id)]).includes("Zodwa"));
      const row = await queries
        .selectFrom("matches")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      assert(!JSON.stringify(row).includes("Zodwa"));
      assert.deepEqual(replay(events), (await readMatch(database, id))?.match);
      const gone = await joinMatch(games, { code: readCode(code) });
      assert(!gone.ok && gone.code === "no-code");
      await assert.rejects(adjudicate(games, id, "light", "time"), /over/);
      await assert.rejects(hideMatch(games, "0000000000000000", true), /no such match/);
    });

    test("a change that fails does not undo others at the same moment", async () => {
      const [{ database, queries }] = instances;
      const note = (since: number, fails: boolean) =>
        database.write(async (within) => {
          await within.insertInto("outages").values({ since, until: 0 }).execute();
          if (fails) throw new Error("failed");
          return since;
        });
      const ends = await Promise.allSettled([note(1, false), note(2, true), note(3, false)]);
      assert.deepEqual(
        ends.map((end) => (end.status === "fulfilled" ? end.value : (end.reason as Error).message)),
        [1, "failed", 3],
      );
      const rows = await queries.selectFrom("outages").select("since").orderBy("since").execute();
      assert.deepEqual(
        rows.map(({ since }) => since),
        [1, 3],
      );
      await queries.deleteFrom("outages").execute();
    });

    test("two moves at once from one seat: one is played", async () => {
      for (let pair = 0; pair < 50; pair++) {
        const { id } = await begun();
        const answers = await Promise.all(
          ["d6", "f4"].map((move, i) =>
            command(instances[i] as Instance, id, "light", { kind: "move", version: 0, move }),
          ),
        );
        assert.equal(answers.filter(({ ok }) => ok).length, 1);
        assert.equal((await eventsOf(instances[0].database, id)).length, 3);
      }
    });

    test("the clock at zero and a move at the same moment: one outcome for all", async () => {
      for (let i = 0; i < 10; i++) {
        const { id } = await begun({ timeControl: { minutes: 0.05 / 60, increment: 0 } });
        for (const [version, player, move] of [
          [0, "light", "d6"],
          [1, "dark", "f4"],
        ] as const)
          granted(await command(instances[0], id, player, { kind: "move", version, move }));
        await new Promise((next) => setTimeout(next, 48));
        const [answer] = await Promise.all([
          command(instances[0], id, "light", { kind: "move", version: 2, move: "d2" }),
          ...instances.map(({ games }) => endOutOfTime(games)),
          ...instances.map(({ games }) => syncMatch(games, id, 0)),
        ]);
        const stored = (await syncMatch(instances[1].games, id, 0)) as { match: Match };
        const log = await eventsOf(instances[0].database, id);
        assert.equal(
          log.filter(({ kind }) => kind === "time").length,
          stored.match.finishedAt === null ? 0 : 1,
        );
        assert.equal(log.filter(({ kind }) => kind === "move").length, answer.ok ? 3 : 2);
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
        assert.deepEqual(replay(await eventsOf(instances[1].database, match.id)), match);
        const record = recordText(match);
        assert.match(record, new RegExp(`\\[Termination "${end.reason}"\\]`));
        const [row] = (await finishedGames(instances[0].database, { variant: changes.variant }, 1)).games;
        assert.deepEqual(
          { id: row?.id, winner: row?.winner, reason: row?.reason, record: row?.record },
          { id: match.id, winner: end.winner ?? "draw", reason: end.reason, record },
        );
      }
    });

    test("a rematch begins with changed sides, and its seats have the same tokens", async () => {
      const [{ games, database }] = instances;
      const light = createToken();
      const dark = createToken();
      const { match } = granted(await createMatch(games, terms({ token: light })));
      granted(await joinMatch(games, { id: match.id, token: dark, name: "Sipho" }));
      const code = readCode(createCode());
      granted(await keepCode(instances[0], match.id, "light", code));
      granted(await command(instances[0], match.id, "light", { kind: "resign" }));
      granted(await command(instances[0], match.id, "dark", { kind: "offer", version: 0, what: "rematch" }));
      const accept = { kind: "accept", version: 0, what: "rematch" } as const;
      granted(await command(instances[0], match.id, "light", accept));
      assert.equal(granted(await command(instances[0], match.id, "light", accept)).repeated, true);
      const next = (await readMatch(database, match.id))?.match.rematch as string;
      const seat = async (token: string): Promise<Player | null> =>
        granted(await joinMatch(games, { id: next, token })).player;
      assert.deepEqual([await seat(light), await seat(dark)], ["dark", "light"]);
      const byCode = granted(await joinMatch(games, { code }));
      assert.deepEqual([byCode.match.id, byCode.player], [next, "dark"]);
      assert.equal((await readMatch(database, next))?.match.names.light, "Sipho");
    });

    test("the archive has each game once on its pages", async () => {
      for (let i = 0; i < 5; i++) {
        const { id } = await begun({ name: "Archivist" });
        granted(await command(instances[0], id, "light", { kind: "move", version: 0, move: "d6" }));
        granted(await command(instances[0], id, "light", { kind: "resign" }));
      }
      const seen: string[] = [];
      let after: string | null | undefined;
      while (after !== null) {
        const page = await finishedGames(
          instances[0].database,
          { name: "Archivist", winner: "dark", after },
          2,
        );
        seen.push(...page.games.map(({ id }) => id));
        after = page.next;
      }
      assert.equal(seen.length, 5);
      assert.equal(new Set(seen).size, 5);
      const count = async (question: object): Promise<number> =>
        (await finishedGames(instances[0].database, { name: "Archivist", ...question }, 9)).games.length;
      assert.equal(await count({ until: "2020-01-01" }), 0);
      assert.equal(await count({ since: "2020-01-01" }), 5);
      assert.equal(await count({ since: "2100-01-01" }), 0);
      assert.equal(await count({ until: "2100-01-01", since: "2020-01-01" }), 5);
    });

    test("the archive is read in the order of an index, one window at a time", async () => {
      const [{ database, explain }] = instances;
      const plan = await explain(archiveWindow(database, { time: Date.now(), number: 0 }));
      assert.match(plan, /matches_archive/);
      assert.doesNotMatch(plan, /TEMP B-TREE|Sort/i);
    });

    test("matches that were aborted or never joined are removed and never in the archive; others stay", async () => {
      const [{ games, database }] = instances;
      const { match } = granted(await createMatch(games, terms()));
      const { id } = await begun({ name: "Last" });
      granted(await command(instances[0], id, "light", { kind: "move", version: 0, move: "d6" }));
      granted(await command(instances[0], id, "light", { kind: "resign" }));
      for (let i = 0; i < 60; i++) {
        const { match: other } = granted(await createMatch(games, terms()));
        if (i % 2 === 0)
          granted(await joinMatch(games, { id: other.id, token: createToken(), name: "Sipho" }));
        granted(await command(instances[0], other.id, "light", { kind: i % 4 === 0 ? "resign" : "abort" }));
      }
      assert.equal((await finishedGames(database, {}, 1)).games[0]?.id, id);
      assert.equal(await removeMatches(database, "waiting", 60_000), 0);
      await new Promise((next) => setTimeout(next, 5));
      assert((await removeMatches(database, "waiting", 1)) > 0);
      assert((await removeMatches(database, "aborted", 1)) >= 60);
      assert.equal(await readMatch(database, match.id), undefined);
      assert(await readMatch(database, id));
    });
  });
}
