/** HTTP: the page, the archive and the health of the process; metrics on a port of their own. */
import { createServer, type Server } from "node:http";
import express, { type ErrorRequestHandler, type Express } from "express";
import helmet from "helmet";
import type { Logger } from "pino";
import { archive } from "./archive.ts";
import type { Database } from "./database.ts";
import type { Defense } from "./defense.ts";
import type { Metrics } from "./metrics.ts";

/** @param isHealthy Whether the process can write to the database. */
export function createApp(
  database: Database,
  defense: Defense,
  isHealthy: () => boolean,
  log: Logger,
): Express {
  const { PAGE, PRIVACY, KEEP_DAYS } = defense.settings;
  const app = express();
  app.set("etag", false);
  app.use(
    helmet({
      // These hold only over TLS, which the proxy speaks. Without TLS, browsers complain about them.
      strictTransportSecurity: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      contentSecurityPolicy: {
        // 'self' includes the host's web sockets. The page makes images of games as `data:` and `blob:`.
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", "data:", "blob:"],
          upgradeInsecureRequests: null,
        },
      },
    }),
  );
  app.get("/health", (_request, response) => {
    const ok = isHealthy();
    response.status(ok ? 200 : 503).json({ ok });
  });
  // The page shows this to people before they play.
  app.get("/about", (_request, response) => {
    response.json({ privacy: PRIVACY, keepDays: KEEP_DAYS ?? null });
  });
  app.use(archive(database, defense));
  if (PAGE !== "") app.use(express.static(PAGE, { setHeaders }));
  app.use((_request, response) => void response.status(404).json({ code: "not-found" }));
  app.use(errorHandler(log));
  return app;
}

/** Built files have a hash in their name, so they never change. */
function setHeaders(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  if (/[\\/]assets[\\/]/.test(path))
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
}

/**
 * An unreadable request is the client's fault. Other errors go to the log, and the client gets `unavailable`.
 */
function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: Error & { readonly status?: number }, request, response, next) => {
    const { status = 500 } = error;
    if (status < 500 && !response.headersSent)
      return void response.status(status).json({ code: "bad-request" });
    log.error({ method: request.method, reason: error.message }, "a page failed");
    if (response.headersSent) return next(error);
    response.status(500).json({ code: "unavailable" });
  };
}

export function createHttp(app: Express): Server {
  const limits = {
    maxHeaderSize: 8192,
    requestTimeout: 10_000,
    headersTimeout: 5000,
    connectionsCheckingInterval: 2000,
  };
  const server = createServer(limits, app);
  // Do not wait for a client that stops reading in the middle of a file.
  server.setTimeout(30_000);
  // Answer a broken request instead of throwing.
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
  });
  return server;
}

export function createMetricsHttp({ registry }: Metrics): Server {
  return createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

/** @returns The port, even if the system chose it. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((ready, fail) => server.once("error", fail).listen(port, host, ready));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
