/** The server's metrics, in Prometheus's format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

const buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: "request_seconds",
      help: "Seconds from a request to its answer",
      labelNames: ["request"],
      buckets,
      registers,
    }),
    refusals: counter("refusals_total", "Requests that were refused", "request", "code"),
    events: counter("events_total", "Events that were stored", "kind"),
    finished: counter("finished_total", "Games that ended", "family", "reason"),
    badMatches: counter("bad_matches_total", "Failures to read or end a match"),
    dropped: counter("dropped_total", "Connections that the server refused or closed", "reason"),
    connections: gauge("connections", "Web sockets that are connected"),
    beat: gauge("beat_timestamp_seconds", "When the process last wrote to the database"),
  };
}
