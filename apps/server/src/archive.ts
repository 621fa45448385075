/** The archive of finished games over HTTP: lists as JSON, records as streamed text. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import * as v from "valibot";
import { addressOf } from "./connections.ts";
import type { Database } from "./database.ts";
import { consumed, createCounts, type Defense } from "./defense.ts";
import { finishedGames, type Game } from "./finished.ts";
import { yieldTurn } from "./queue.ts";
import { type ArchiveQuery, archiveQuery, schemas } from "./schema.ts";
import { eventsOf, readMatch } from "./store.ts";

const pageSize = 100;
/** The most windows (batches of rows) of the archive that one list reads. */
const mostWindows = 80;
/** The most downloads at once: in all, and for one address. */
const mostFiles = 8;
const mostFilesOfAddress = 2;

export function archive(database: Database, { limits, settings }: Defense): Router {
  const router = Router();
  const named = settings.PRIVACY === "public";
  const files = createCounts<string>();

  /**
   * Private games have no archive. If names are private, the archive omits names and the ids that lead to
   * them.
   */
  router.use("/archive", async (request, response, next) => {
    if (settings.PRIVACY === "games") return void response.status(404).json({ code: "not-public" });
    if (await consumed(limits.reads, addressOf(request, settings.PROXIES))) return next();
    tooMany(response);
  });

  function read(request: Request, more: object = {}): ArchiveQuery | undefined {
    const query = v.safeParse(archiveQuery, { ...request.query, ...more });
    return query.success && (named || query.output.name === undefined) ? query.output : undefined;
  }

  router.get("/archive", async (request, response) => {
    const query = read(request);
    if (query === undefined) return badQuery(response);
    const games: object[] = [];
    let after: string | null | undefined = query.after;
    for (let i = 0; i < mostWindows && games.length < pageSize && after !== null; i++) {
      const page = await finishedGames(database, { ...query, after }, pageSize - games.length);
      games.push(...page.games.map((game) => shown(game, named)));
      after = page.next;
      await yieldTurn();
    }
    return void response.json({ games, next: after ?? null });
  });

  // The families' records have different formats, so a file contains only one family.
  router.get("/archive/:family.pgn", async (request, response) => {
    const query = read(request, { family: request.params["family"] });
    if (query === undefined) return badQuery(response);
    response.type("application/x-chess-pgn; charset=utf-8");
    response.attachment(`${request.params["family"]}.pgn`);
    if (request.method === "HEAD") return void response.end();
    const address = addressOf(request, settings.PROXIES);
    if (files.of(address) >= mostFilesOfAddress || files.sum() >= mostFiles) return tooMany(response);
    files.add(address, 1);
    // A client that breaks off a download is not an error.
    await pipeline(Readable.from(records(database, query, named)), response).catch(() => response.destroy());
    files.add(address, -1);
  });

  router.get("/archive/:id/events", async (request, response) => {
    const id = String(request.params["id"]);
    const stored = named && v.is(schemas.leave, { id }) ? await readMatch(database, id) : undefined;
    // Only those who joined may follow an unfinished game.
    if (stored === undefined || stored.hidden || stored.match.finishedAt === null)
      return void response.status(404).json({ code: "no-match" });
    return void response.json({ match: stored.match, events: await eventsOf(database, id) });
  });

  return router;
}

/** Returns a game as the list shows it. An id would lead to the match, and so to the players' names. */
function shown({ record: _record, ...game }: Game, named: boolean): object {
  if (named) return game;
  const { id: _id, first_name: _first, second_name: _second, ...rest } = game;
  return rest;
}

const withoutNames = (record: string): string =>
  record.replace(/^\[(White|Black|Site) ".*"\]$/gm, '[$1 "?"]');

/**
 * Streams the records. It reads one window at a time, so it needs little memory and other requests get their
 * turn.
 */
async function* records(database: Database, query: ArchiveQuery, named: boolean): AsyncGenerator<string> {
  let after: string | null | undefined = query.after;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof finishedGames>> = await finishedGames(database, {
      ...query,
      after,
    });
    const texts = page.games.flatMap(({ record }) => (record === null ? [] : [record]));
    if (texts.length > 0) yield `${(named ? texts : texts.map(withoutNames)).join("\n")}\n`;
    after = page.next;
    await yieldTurn();
  }
}

function tooMany(response: Response): void {
  response
    .status(429)
    .set("Retry-After", "5")
    .json({ code: "too-fast", message: "Too many requests. Wait a moment." });
}

function badQuery(response: Response): void {
  response
    .status(400)
    .json({ code: "bad-request", message: "The query is invalid. See the server's README." });
}
