/** The archive of finished games over HTTP: lists as JSON, records as one text that is streamed. */
import { once } from "node:events";
import { type Response, Router } from "express";
import * as v from "valibot";
import { type ArchiveQuery, archiveQuery } from "./schema.ts";
import type { Store } from "./store.ts";

const pageSize = 100;

export function archive(store: Store): Router {
  const router = Router();

  router.get("/archive", async (request, response) => {
    const query = v.safeParse(archiveQuery, request.query);
    if (!query.success) return badQuery(response);
    const rows = await store.finished(query.output, pageSize);
    const games = rows.map(({ record: _record, ...game }) => game);
    return void response.json({ games, next: rows.length === pageSize ? cursorOf(rows) : null });
  });

  // Records of the two families are different texts: a file has those of one.
  router.get("/archive/:family.pgn", async (request, response) => {
    const query = v.safeParse(archiveQuery, { ...request.query, family: request.params.family });
    if (!query.success) return badQuery(response);
    response.type("application/x-chess-pgn; charset=utf-8");
    response.attachment(`${request.params.family}.pgn`);
    for await (const record of records(store, query.output)) {
      if (response.destroyed) return;
      if (!response.write(`${record}\n`))
        await Promise.race([once(response, "drain"), once(response, "close")]);
    }
    return void response.end();
  });

  router.get("/archive/:id/events", async (request, response) => {
    const stored = await store.read(request.params.id);
    // The log of a game that goes on is for those who joined it.
    if (stored === undefined || stored.match.finishedAt === null) {
      return void response.status(404).json({ code: "no-match" });
    }
    return void response.json({ match: stored.match, events: await store.eventsOf(request.params.id) });
  });

  return router;
}

/** Page after page, so that the memory holds one of them however many there are. */
async function* records(store: Store, query: ArchiveQuery): AsyncGenerator<string> {
  let after = query.after;
  for (;;) {
    const rows = await store.finished({ ...query, after }, pageSize);
    for (const { record } of rows) if (record !== null) yield record;
    if (rows.length < pageSize) return;
    after = cursorOf(rows);
  }
}

type Finished = Awaited<ReturnType<Store["finished"]>>;

function cursorOf(rows: Finished): string {
  const last = rows.at(-1);
  return `${last?.finished_at}-${last?.id}`;
}

function badQuery(response: Response): void {
  response.status(400).json({ code: "bad-request", message: "The question is not as it must be." });
}
