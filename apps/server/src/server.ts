/** Starts a server from its parts, and stops it. */
import { randomUUID } from "node:crypto";
import { outcomeOf } from "morabaraba-protocol/match";
import type { Logger } from "pino";
import { guard } from "./admission.ts";
import { type Database, openDatabase } from "./database.ts";
import { createDefense } from "./defense.ts";
import { watch } from "./frames.ts";
import { review, tellBy } from "./handlers.ts";
import { createApp, createHttp, createMetricsHttp, listen } from "./http.ts";
import { changeAfter, createIo, type Io } from "./io.ts";
import { forgetOperations, removeMatches } from "./listings.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { beat } from "./processes.ts";
import type { Settings } from "./settings.ts";
import { closeSockets, endSockets, serveSockets } from "./sockets.ts";
import { readSecret } from "./store.ts";
import { createPasses } from "./tokens.ts";
import { createGames, endOutOfTime, type Listener } from "./turns.ts";

/** How late a loss on time may be announced. A late move is refused anyway. */
const clockEveryMs = 200;
const beatEveryMs = 1000;
/** `/health` fails if no heartbeat was written for this long. */
const healthyMs = 5000;
const cleanEveryMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const waitingMs = 7 * dayMs;
/** When the server stops: how long pending requests may take, and how long each of the other steps. */
const patienceMs = 5000;
const stepMs = 1000;

export interface Running {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Tells the clients, finishes what has begun, and closes everything. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, log: Logger): Promise<Running> {
  const metrics = createMetrics();
  const database = await openDatabase({ url: settings.DATABASE_URL, file: settings.DATABASE_FILE }, log);
  const defense = createDefense(settings, metrics, createPasses(await readSecret(database, "passes")));
  let lastBeat = 0;
  const http = createHttp(createApp(database, defense, () => Date.now() - lastBeat < healthyMs, log));
  const io = createIo(http, defense, database.pool, log);
  guard(http, defense, log);
  const games = createGames({
    database,
    process: randomUUID(),
    listener: listenerOf(io, metrics),
    mayWatch: settings.PRIVACY !== "games",
    onBad: (match, error) => {
      metrics.badMatches.inc();
      log.error({ match, reason: error.message }, "a match could not be ended");
    },
  });
  const sockets = serveSockets({ io, games, defense, log });

  async function beatAll(): Promise<void> {
    const heartbeat = await beat(database, games.process);
    lastBeat = Date.now();
    metrics.beat.set(lastBeat / 1000);
    await changeAfter(sockets, heartbeat);
    await review(sockets);
  }

  // The first heartbeat records the outage, before any clock decides a game.
  await beatAll();
  const jobs = [
    repeat("the beat", beatAll, beatEveryMs, log),
    repeat("the clocks", () => endOutOfTime(games), clockEveryMs, log),
    repeat("the removal of old matches", () => clean(database, settings), cleanEveryMs, log),
  ];
  const stopWatching = watch(defense, io);
  const port = await listen(http, settings.PORT, settings.HOST);
  const { METRICS_PORT, METRICS_HOST } = settings;
  const metricsHttp = METRICS_PORT === undefined ? undefined : createMetricsHttp(metrics);
  const metricsPort = metricsHttp && (await listen(metricsHttp, METRICS_PORT ?? 0, METRICS_HOST));

  return {
    port,
    metricsPort,
    /** Clients come first, even if the database hangs. Every step has a time limit. */
    stop: async () => {
      closeSockets(sockets);
      http.close();
      const jobsEnd = Promise.all(jobs.map((end) => end()));
      await endSockets(sockets, patienceMs);
      stopWatching();
      metricsHttp?.close();
      await within(stepMs, jobsEnd);
      await within(stepMs, io.close());
      http.closeAllConnections();
      await within(stepMs, database.close());
    },
  };
}

function listenerOf(io: Io, metrics: Metrics): Listener {
  const tell = tellBy(io);
  return (match, event, now, repeated) => {
    tell(match, event, now, repeated);
    if (repeated) return;
    metrics.events.inc({ kind: event.kind });
    if (event.at !== match.finishedAt) return;
    metrics.finished.inc({ family: match.family, reason: outcomeOf(match)?.reason ?? "aborted" });
  };
}

async function clean(database: Database, { KEEP_DAYS }: Settings): Promise<void> {
  for (const status of ["waiting", "aborted"] as const) await removeMatches(database, status, waitingMs);
  await forgetOperations(database, waitingMs);
  if (KEEP_DAYS !== undefined) await removeMatches(database, "finished", KEEP_DAYS * dayMs);
}

const within = (ms: number, ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending.catch(() => {}), new Promise((next) => setTimeout(next, ms).unref())]);

/** Repeats an action, but never while it still runs. Returns a function that stops it. */
function repeat(what: string, action: () => Promise<unknown>, everyMs: number, log: Logger) {
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
