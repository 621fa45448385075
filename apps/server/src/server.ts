/** The parts put together: a server that runs, and how it stops. */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { openDatabase } from "./database.ts";
import { createDefence } from "./defence.ts";
import { createGames } from "./games.ts";
import { tellBy } from "./handlers.ts";
import { createApp, createHttp, createMetricsHttp, guard, listen } from "./http.ts";
import { createIo } from "./io.ts";
import { createMetrics } from "./metrics.ts";
import { createPresence } from "./presence.ts";
import type { Settings } from "./settings.ts";
import { outcomeOf } from "./shared/match.ts";
import { serveSockets } from "./sockets.ts";
import { createStore } from "./store.ts";
import { createPasses } from "./tokens.ts";
import type { Listener } from "./turns.ts";

/** How late a loss on time may be told. A move that comes too late is refused all the same. */
const clockEveryMs = 200;
const beatEveryMs = 1000;
/** A database that took nothing for this long does not serve. */
const healthyMs = 5000;
const cleanEveryMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const waitingMs = 7 * dayMs;
/** How long requests that have begun may take when the server stops, and each of the other steps. */
const patienceMs = 5000;
const stepMs = 1000;

export interface Running {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Tells the clients, finishes what has begun, and closes everything. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, log: Logger): Promise<Running> {
  const process = randomUUID();
  const metrics = createMetrics();
  const database = await openDatabase({ url: settings.DATABASE_URL, file: settings.DATABASE_FILE }, log);
  const store = createStore(database);
  const passes = createPasses(await store.secret("passes"));
  const defence = createDefence(settings, metrics, passes);
  let lastBeat = 0;
  const isHealthy = (): boolean => Date.now() - lastBeat < healthyMs;
  const http = createHttp(createApp({ store, settings, defence, isHealthy, log }));
  const io = createIo(http, defence, database.pool, log);
  guard(http, defence, log);
  const tell = tellBy(io);
  const listener: Listener = (match, event, now, repeated) => {
    tell(match, event, now, repeated);
    if (repeated) return;
    metrics.events.inc({ kind: event.kind });
    if (event.at === match.finishedAt) {
      metrics.finished.inc({ family: match.family, reason: outcomeOf(match)?.reason ?? "aborted" });
    }
  };
  const games = createGames(store, listener, {
    process,
    mayWatch: settings.PRIVACY !== "games",
    onBad: (match, error) => {
      metrics.badMatches.inc();
      log.error({ match, reason: error.message }, "a match could not be ended");
    },
  });
  const presence = createPresence({ io, store, process, log });
  const sockets = serveSockets({ io, games, store, presence, defence, metrics, passes, tell, log });

  async function beat(): Promise<void> {
    const heartbeat = await store.beat(process);
    lastBeat = Date.now();
    metrics.beat.set(lastBeat / 1000);
    await presence.changeAfter(heartbeat);
    await sockets.review();
  }

  async function clean(): Promise<void> {
    for (const status of ["waiting", "aborted"] as const) await store.remove(status, waitingMs);
    await store.forgetOperations(waitingMs);
    if (settings.KEEP_DAYS !== undefined) await store.remove("finished", settings.KEEP_DAYS * dayMs);
  }

  // Before anything is decided by a clock, the server says that it is back: what stood in between does not count.
  await beat();
  const jobs = [
    repeat("the beat", beat, beatEveryMs, log),
    repeat("the clocks", () => games.endOutOfTime(), clockEveryMs, log),
    repeat("the removal of old matches", clean, cleanEveryMs, log),
  ];
  const stopWatching = defence.watch(io);

  const port = await listen(http, settings.PORT, settings.HOST);
  const { METRICS_PORT, METRICS_HOST } = settings;
  const metricsHttp = METRICS_PORT === undefined ? undefined : createMetricsHttp(metrics);
  const metricsPort = metricsHttp && (await listen(metricsHttp, METRICS_PORT ?? 0, METRICS_HOST));

  /** Clients first, whatever the database does. No step is waited for without end. */
  async function stop(): Promise<void> {
    sockets.close();
    http.close();
    const jobsEnd = Promise.all(jobs.map((end) => end()));
    await sockets.stop(patienceMs);
    stopWatching();
    metricsHttp?.close();
    await within(stepMs, jobsEnd);
    await within(stepMs, io.close());
    http.closeAllConnections();
    await within(stepMs, database.close());
  }

  return { port, metricsPort, stop };
}

const within = (ms: number, ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending.catch(() => {}), new Promise((next) => setTimeout(next, ms).unref())]);

/** Does something again and again, never twice at once, until the function that it returns is called. */
function repeat(
  what: string,
  action: () => Promise<unknown>,
  everyMs: number,
  log: Logger,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= action()
      .catch((error: Error) => log.error({ reason: error.message }, `${what} failed`))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
