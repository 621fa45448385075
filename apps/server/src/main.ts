/** `npm start`. */
import { pino } from "pino";
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
// No message, address or header of a client is logged. The list is a second fence.
const log = pino({
  level: settings.LOG_LEVEL,
  redact: ["token", "*.token", "*.*.token"],
  base: { pid: process.pid },
});

const server = await startServer(settings, log).catch((error: Error & { code?: string; port?: number }) => {
  if (error.code !== "EADDRINUSE") throw error;
  log.fatal(`Port ${error.port} is taken: choose another with PORT or METRICS_PORT.`);
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
          log.error({ reason: error.message }, "not stopped in order");
          process.exitCode = 1;
        },
      )
      // Whatever still waits, such as for a database that hangs, is not waited for.
      .finally(() => process.exit());
  });
}
