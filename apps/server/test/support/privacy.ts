/** Tests that no response to a stranger contains a name or id from over a hundred private games. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createToken } from "morabaraba-protocol/client";
import { createCode, readCode } from "morabaraba-protocol/typed";
import { createMatch, doCommand, joinMatch } from "../../src/games.ts";
import { matchesOf } from "../../src/listings.ts";
import { forgetName, freeSeat, hideMatch, renamePlayer } from "../../src/operate.ts";
import { type Address, type Instance, openInstance, sittingAt } from "./databases.ts";
import { granted, terms } from "./people.ts";
import { pause } from "./processes.ts";
import { type RawSocket, rawSocket } from "./raw.ts";
import { runServer, type TestServer } from "./running.ts";

const count = 120;

export function testPrivacy(name: string, address: () => Address | Promise<Address>): void {
  describe(name, () => {
    let at: Address;
    let instance: Instance;
    const names: string[] = [];
    const ids: string[] = [];
    before(async () => {
      at = await address();
      instance = await openInstance(at);
      const { games, database } = instance;
      for (let i = 0; i < count; i++) {
        names.push(`Thandi ${i}a`, `Sipho ${i}b`);
        const { match } = granted(await createMatch(games, terms({ name: `Thandi ${i}a` })));
        ids.push(match.id);
        granted(await joinMatch(games, { id: match.id, token: createToken(), name: `Sipho ${i}b` }));
        const light = await sittingAt(database, match.id, "light");
        const ask = (asked: object) =>
          doCommand(games, match.id, light, { request: "first-move", ...asked } as never);
        granted(await ask({ kind: "move", version: 0, move: "d6" }));
        // The last games go on.
        if (i < count - 5) granted(await ask({ kind: "resign", request: "resigned" }));
      }
    });
    after(() => instance.close());

    const serve = (PRIVACY: string): Promise<TestServer> =>
      runServer({
        ...(at.url === undefined ? { DATABASE_FILE: at.file } : { DATABASE_URL: at.url }),
        PRIVACY,
        REQUESTS_PER_SECOND: "1000",
      });

    /** All HTTP responses of a server with these settings, with their headers. */
    async function everything({ url }: TestServer): Promise<string[]> {
      const texts: string[] = [];
      const ask = async (path: string): Promise<string> => {
        for (;;) {
          const answer = await fetch(url + path);
          if (answer.status === 429) await pause(500);
          else {
            const text = await answer.text();
            texts.push(`${path} ${JSON.stringify([...answer.headers])} ${text}`);
            return text;
          }
        }
      };
      for (const path of ["/", "/about", "/health", "/archive/mills.pgn", "/archive/mancala.pgn"])
        await ask(path);
      for (const path of ["/metrics", `/archive/${ids[0]}/events`, `/archive/${ids.at(-1)}/events`])
        await ask(path);
      for (const query of ["", "family=mills&", "winner=dark&", "variant=standard&"]) {
        for (let after = ""; ; ) {
          const { next = null } = JSON.parse(await ask(`/archive?${query}${after}`));
          if (next === null) break;
          after = `after=${next}`;
        }
      }
      // Any time may be requested, not only those in a list.
      for (const ms of [0, 1, 1000, 60_000]) await ask(`/archive?after=${Date.now() - ms}-999999`);
      return texts;
    }

    const seenIn = (texts: readonly string[], secrets: readonly string[]): string[] =>
      secrets.filter((secret) => texts.some((text) => text.slice(text.indexOf(" ")).includes(secret)));

    for (const PRIVACY of ["names", "games"]) {
      test(`with ${PRIVACY} private no endpoint reveals a name or an id`, async (t) => {
        const server = await serve(PRIVACY);
        t.after(() => server.stop());
        const texts = await everything(server);
        assert.deepEqual(seenIn(texts, [...names, ...ids]), []);
        const listed = texts
          .filter((text) => text.includes('"games":['))
          .flatMap((text) => text.match(/winner/g) ?? []);
        assert.equal(listed.length > count, PRIVACY === "names");
      });
    }

    test("a rematch cannot be found by the id of its game", async () => {
      const { games, database } = instance;
      const agreed = async (): Promise<unknown> => {
        const token = createToken();
        const { match } = granted(await createMatch(games, terms({ token })));
        const { id } = match;
        granted(await joinMatch(games, { id, token: createToken(), name: "Sipho" }));
        for (const [player, asked] of [
          ["light", { kind: "abort" }],
          ["light", { kind: "offer", version: 0, what: "rematch" }],
          ["dark", { kind: "accept", version: 0, what: "rematch" }],
        ] as const)
          granted(
            await doCommand(games, id, await sittingAt(database, id, player), {
              ...asked,
              request: `${player}-${asked.kind}`,
            }),
          );
        await instance.queries.deleteFrom("matches").where("id", "=", id).execute();
        const rematch = (await matchesOf(database, "Thandi", "", 1000)).at(-1);
        // Repeating the creation gives the same match, but never its rematch.
        await instance.queries
          .deleteFrom("matches")
          .where("id", "=", rematch ?? "")
          .execute();
        return [id, rematch];
      };
      assert.notDeepEqual(await agreed(), await agreed());
    });

    test("a refused stranger receives nothing of a private game, however often they ask", async (t) => {
      const server = await serve("games");
      t.after(() => server.stop());
      const sockets = await Promise.all(Array.from({ length: 6 }, () => rawSocket(server.port)));
      const [light, dark, ...strangers] = sockets as [RawSocket, RawSocket, ...RawSocket[]];
      const { match } = (await light.ask("create", terms())) as { match: { id: string } };
      const { id } = match;
      await dark.ask("join", { id, token: createToken(), name: "Sipho" });
      let going = true;
      const asking = strangers.map(async (stranger, i) => {
        const tokens = [undefined, createToken()];
        while (going) {
          const token = tokens[i % 2];
          const answer = await stranger.ask(
            "join",
            token === undefined ? { id } : { id, token, name: "Mallory" },
          );
          assert.equal((answer as { ok: boolean }).ok, false);
        }
      });
      for (let i = 0; i < 30; i++) {
        const offer = { id, version: 0, what: "draw" };
        await light.ask("offer", { ...offer, request: `offers-${100 + i}` });
        await light.ask("decline", { ...offer, request: `declines-${100 + i}` });
      }
      going = false;
      await Promise.all(asking);
      assert.deepEqual(
        strangers.flatMap(({ heard }) => heard),
        [],
      );
      assert(dark.heard.length >= 60);
      for (const socket of sockets) socket.close();
    });

    test("an old, forgotten or hidden name is gone from every log, list, file and socket", async (t) => {
      const server = await serve("public");
      t.after(() => server.stop());
      const { games } = instance;
      const [first, second, running] = [ids[0], ids[1], ids.at(-1)] as [string, string, string];
      const secrets = ["Thandi 0a", "Sipho 1b", `Thandi ${count - 1}a`];
      assert.deepEqual(seenIn(await everything(server), secrets), secrets.slice(0, 2));
      const spectator = await rawSocket(server.port);
      for (const id of [first, running])
        assert.equal(((await spectator.ask("join", { id })) as { ok: boolean }).ok, true);
      await renamePlayer(games, first, "light", "Pupil 1");
      await renamePlayer(games, running, "light", "Pupil 2");
      assert.deepEqual(await forgetName(games, "Sipho 1b"), { matches: 1, failed: [] });
      assert.deepEqual(await forgetName(games, "Thandi 0a"), { matches: 0, failed: [] });
      assert.equal((await fetch(`${server.url}/archive/%00/events`)).status, 404);
      await assert.rejects(forgetName(games, "?"), /name is invalid/);
      const tables = await Promise.all(
        (["matches", "events"] as const).map((table) =>
          instance.queries.selectFrom(table).selectAll().execute(),
        ),
      );
      assert.deepEqual(seenIn([...(await everything(server)), ` ${JSON.stringify(tables)}`], secrets), []);
      const joined = JSON.stringify(
        await Promise.all([first, second, running].map((id) => spectator.ask("join", { id }))),
      );
      assert.deepEqual(seenIn([` ${joined}`], secrets), []);

      await hideMatch(games, first, true);
      assert.equal((await fetch(`${server.url}/archive/${first}/events`)).status, 404);
      assert.deepEqual(seenIn(await everything(server), [first, "Pupil 1"]), []);
      // A spectator is notified within a beat or two that the updates end.
      for (let i = 0; i < 600 && !spectator.heard.some((text) => text.includes('"out"')); i++)
        await pause(20);
      const refused = (await spectator.ask("sync", { id: first, events: 0 })) as { code?: string };
      assert.equal(refused.code, "not-joined");
      assert.equal(((await spectator.ask("join", { id: first })) as { code?: string }).code, "not-public");
      await hideMatch(games, first, false);
      assert.equal((await fetch(`${server.url}/archive/${first}/events`)).status, 200);
      spectator.close();
    });

    test("freeing a seat invalidates its old token and code at once", async (t) => {
      const server = await serve("games");
      t.after(() => server.stop());
      const { games } = instance;
      const [thief, other, owner] = (await Promise.all([0, 1, 2].map(() => rawSocket(server.port)))) as [
        RawSocket,
        RawSocket,
        RawSocket,
      ];
      const created = (await thief.ask("create", terms())) as { match: { id: string } };
      const { id } = created.match;
      await other.ask("join", { id, token: createToken(), name: "Sipho" });
      const given = readCode(createCode());
      assert.deepEqual(await thief.ask("code", { id, code: given }), { ok: true });
      const code = readCode(await freeSeat(games, id, "light"));
      const move = { id, version: 0, move: "d6" };
      const refused = async (name: string, data: object): Promise<string | undefined> =>
        ((await thief.ask(name, data)) as { code?: string }).code;
      assert.equal(await refused("move", { ...move, request: "thief-moves" }), "not-joined");
      assert.equal(await refused("code", { id, code: readCode(createCode()) }), "not-joined");
      assert.equal(await refused("join", { code: given }), "no-code");
      const back = (await owner.ask("join", { code })) as { player: string };
      assert.equal(back.player, "light");
      for (let i = 0; i < 600 && !thief.heard.some((text) => text.includes('"out"')); i++) await pause(20);
      const before = thief.heard.length;
      assert.deepEqual(
        ((await owner.ask("move", { ...move, request: "owner-moves" })) as { ok: boolean }).ok,
        true,
      );
      await pause(100);
      assert.equal(thief.heard.length, before);
      for (const socket of [thief, other, owner]) socket.close();
    });
  });
}
