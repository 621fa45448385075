/** `npm start`. */
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";

/** Characters of the log that may wait for a reader. Further lines are dropped. */
const mostWaiting = 1_000_000;
/** How long a stop waits for a start. */
const startMs = 500;

const settings = readSettings(process.env);
const { stdout } = process;
// The log's reader may end or hang, or its disk may be full. The games go on, and the stop waits for no line.
stdout.on("error", () => {});
const write = (line: string): boolean => stdout.writableLength < mostWaiting && stdout.write(line);
// The server logs no message, address or header of a client. Redaction is a second safeguard.
const log = pino(
  {
    level: settings.LOG_LEVEL,
    redact: ["token", "*.token", "*.*.token"],
    base: { pid: process.pid },
  },
  { write },
);

const starting = startServer(settings, log);
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // `npm start` passes on the Ctrl+C that the terminal has sent here already.
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    stop()
      .then(
        () => log.info("stopped"),
        (error: Error) => {
          log.error({ reason: error.message }, "the stop failed");
          process.exitCode = 1;
        },
      )
      // Do not wait for pending work, such as a query to a database that hangs.
      .finally(() => process.exit());
  });
}

async function stop(): Promise<void> {
  const server = await Promise.race([starting, pause(startMs)]);
  await server?.stop();
}

const server = await starting.catch((error: Error & { code?: string; port?: number }) => {
  if (error.code !== "EADDRINUSE") throw error;
  log.fatal(`Port ${error.port} is in use. Choose another with PORT or METRICS_PORT.`);
  process.exit(1);
});
const host = settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST;
log.info({ port: server.port, metricsPort: server.metricsPort }, `ready on http://${host}:${server.port}`);
