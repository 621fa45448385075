/** What the server counts, in the format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "request_seconds",
      help: "Seconds from a request to its answer",
      labelNames: ["request"] as const,
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    refusals: new Counter({
      name: "refusals_total",
      help: "Requests that were refused",
      labelNames: ["request", "code"] as const,
      registers,
    }),
    events: new Counter({
      name: "events_total",
      help: "Events that were stored",
      labelNames: ["kind"] as const,
      registers,
    }),
    finished: new Counter({
      name: "finished_total",
      help: "Games that ended",
      labelNames: ["family", "reason"] as const,
      registers,
    }),
    connections: new Gauge({ name: "connections", help: "Web sockets that are connected", registers }),
    beat: new Gauge({
      name: "beat_timestamp_seconds",
      help: "When the process could last write to the database",
      registers,
    }),
    badMatches: new Counter({
      name: "bad_matches_total",
      help: "Times that a match could not be read or ended",
      registers,
    }),
    dropped: new Counter({
      name: "dropped_total",
      help: "Connections that the server refused or closed",
      labelNames: ["reason"] as const,
      registers,
    }),
  };
}
