/** The parts put together: a server that runs, and how it stops. */
import type { Logger } from "pino";
import { openDatabase } from "./database.ts";
import { createDefence } from "./defence.ts";
import { createGames } from "./games.ts";
import { createApp, createHttp, createMetricsHttp, listen } from "./http.ts";
import { createMetrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";
import { outcomeOf } from "./shared/match.ts";
import { createIo, serveSockets, tellBy } from "./sockets.ts";
import { createStore } from "./store.ts";

/** How late a loss on time may be told. A move that comes too late is refused all the same. */
const clockEveryMs = 200;
const cleanEveryMs = 60 * 60 * 1000;
const waitingMs = 7 * 24 * 60 * 60 * 1000;
const patienceMs = 5000;

export interface Running {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** Tells the clients, finishes what has begun, and closes everything. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, log: Logger): Promise<Running> {
  const metrics = createMetrics();
  const defence = createDefence(settings, metrics);
  const database = await openDatabase({ url: settings.DATABASE_URL, file: settings.DATABASE_FILE }, log);
  const store = createStore(database);
  const http = createHttp(createApp(store, settings, log));
  const io = createIo(http, defence, database.pool, log);
  const tell = tellBy(io);
  const games = createGames(store, (match, event, now, repeated) => {
    tell(match, event, now, repeated);
    if (repeated) return;
    metrics.events.inc({ kind: event.kind });
    if (event.at === match.finishedAt) {
      metrics.finished.inc({ family: match.family, reason: outcomeOf(match)?.reason ?? "" });
    }
  });
  const sockets = serveSockets(io, games, defence, metrics, log);
  const stopWatching = defence.watch(io);
  const stopClocks = repeat(() => games.endOutOfTime(), clockEveryMs, log);
  const stopCleaning = repeat(() => store.removeWaiting(waitingMs), cleanEveryMs, log);

  const port = await listen(http, settings.PORT, settings.HOST);
  const { METRICS_PORT, METRICS_HOST } = settings;
  const metricsHttp = METRICS_PORT === undefined ? undefined : createMetricsHttp(metrics);
  const metricsPort = metricsHttp && (await listen(metricsHttp, METRICS_PORT ?? 0, METRICS_HOST));

  async function stop(): Promise<void> {
    metricsHttp?.close();
    stopWatching();
    await Promise.all([stopClocks(), stopCleaning()]);
    await sockets.stop(patienceMs);
    await io.close();
    http.closeAllConnections();
    await database.close();
  }

  return { port, metricsPort, stop };
}

/** Does something again and again, never twice at once, until the function that it returns is called. */
function repeat(action: () => Promise<unknown>, everyMs: number, log: Logger): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= action()
      .catch((error: Error) => log.error({ reason: error.message }, "the clocks were not read"))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
