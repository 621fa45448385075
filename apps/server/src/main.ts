/** `npm start`. */
import { pino } from "pino";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
// The server logs no message, address or header of a client. Redaction is a second safeguard.
const log = pino({
  level: settings.LOG_LEVEL,
  redact: ["token", "*.token", "*.*.token"],
  base: { pid: process.pid },
});

const server = await startServer(settings, log).catch((error: Error & { code?: string; port?: number }) => {
  if (error.code !== "EADDRINUSE") throw error;
  log.fatal(`Port ${error.port} is in use. Choose another with PORT or METRICS_PORT.`);
  process.exit(1);
});
log.info(
  { port: server.port, metricsPort: server.metricsPort },
  `ready on http://${settings.HOST}:${server.port}`,
);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    server
      .stop()
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
