/** HTTP: the page, the archive and the health of the process; metrics on a port of their own. */
import { createServer, type Server } from "node:http";
import express, { type ErrorRequestHandler, type Express } from "express";
import helmet from "helmet";
import type { Logger } from "pino";
import { archive } from "./archive.ts";
import type { Metrics } from "./metrics.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";

export function createApp(store: Store, { PAGE }: Settings, log: Logger): Express {
  const app = express();
  app.set("etag", false);
  app.use(
    helmet({
      contentSecurityPolicy: {
        // Web sockets of the same host count as 'self'. The page draws pictures of games by itself.
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", "data:", "blob:"],
          upgradeInsecureRequests: null,
        },
      },
    }),
  );
  app.get("/health", async (_request, response) => {
    const healthy = await store.check().then(
      () => true,
      () => false,
    );
    response.status(healthy ? 200 : 503).json({ ok: healthy });
  });
  app.use(archive(store));
  if (PAGE !== "") app.use(express.static(PAGE));
  app.use((_request, response) => void response.status(404).json({ code: "not-found" }));
  app.use(errorHandler(log));
  return app;
}

/** What went wrong is for the log; the client learns that something did. */
function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: Error, request, response, next) => {
    log.error({ method: request.method, reason: error.message }, "a page failed");
    if (response.headersSent) return next(error);
    response.status(500).json({ code: "unavailable" });
  };
}

export function createHttp(app: Express): Server {
  const server = createServer({ maxHeaderSize: 8192, requestTimeout: 10_000, headersTimeout: 5000 }, app);
  // What breaks off in the middle of a request is answered, and never thrown.
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

/** @returns The port, also where the system chose it. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((ready, fail) => server.once("error", fail).listen(port, host, ready));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
