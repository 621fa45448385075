/** A server in the test's own process, for tests that kill nothing. */
import { join } from "node:path";
import { pino } from "pino";
import { type Running, startServer } from "../../src/server.ts";
import { readSettings } from "../../src/settings.ts";
import { temporaryFolder } from "./processes.ts";

export interface TestServer extends Running {
  readonly url: string;
  readonly metricsUrl: string;
  /** Everything that it logged, at every level. */
  readonly lines: readonly string[];
}

export async function runServer(changes: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const settings = readSettings({
    HOST: "127.0.0.1",
    PORT: "0",
    METRICS_PORT: "0",
    DATABASE_FILE: join(temporaryFolder(), "games.db"),
    PAGE: "",
    ...changes,
  });
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => lines.push(line) });
  const running = await startServer(settings, log);
  return {
    ...running,
    url: `http://127.0.0.1:${running.port}`,
    metricsUrl: `http://127.0.0.1:${running.metricsPort}`,
    lines,
  };
}
