/** The settings, read from the environment once. The README lists them. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const besides = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const webExample = besides("../../web/dist");

const schema = v.object({
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(whole(0, 65_535), "8080"),
  /** The address of a PostgreSQL. Without it, the games are in a file. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  DATABASE_FILE: v.optional(v.string(), besides("../games.db")),
  /** Origins of pages on other hosts that may connect, separated by commas. */
  ORIGINS: v.optional(v.pipe(v.string(), v.transform(listed)), ""),
  /** How many proxies in front of the server add the address that they see to `X-Forwarded-For`. */
  PROXIES: v.optional(whole(0, 10), "0"),
  /** A folder of files to serve: the page. */
  PAGE: v.optional(v.string(), existsSync(webExample) ? webExample : ""),
  /** The port of the metrics; none are served without it. Here and in `PORT`, 0 lets the system choose. */
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "warn", "info", "debug"]), "info"),
  /** Requests per second of one connection, and connections of one address. */
  REQUESTS_PER_SECOND: v.optional(whole(1, 1_000_000), "20"),
  CONNECTIONS_PER_ADDRESS: v.optional(whole(1, 1_000_000), "500"),
  /** Matches that one address may create per minute, besides those of seats and invitations. */
  MATCHES_PER_MINUTE: v.optional(whole(1, 1_000_000), "300"),
  /**
   * What strangers see. `public`: everything. `names`: games without names. `games`: nothing, and they may
   * not watch.
   */
  PRIVACY: v.optional(v.picklist(["public", "names", "games"]), "public"),
  /** After how many days finished games are removed; by default never. */
  KEEP_DAYS: v.optional(whole(1, 100_000)),
});

export type Settings = v.InferOutput<typeof schema>;
export const settingNames: readonly string[] = Object.keys(schema.entries);

/** @throws An error that names invalid settings but not their values: a database's address has a password. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const result = v.safeParse(schema, environment);
  if (result.success) return result.output;
  const names = result.issues.map((issue) => v.getDotPath(issue)).join(", ");
  throw new Error(`Invalid settings: ${names}. The README lists what they may be.`);
}
