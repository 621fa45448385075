// A registry on this machine alone, which knows no other: what is installed from it was published to it.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A port that is free now. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * Starts the registry in a folder.
 * @param {string} folder
 * @returns {Promise<{ address: string, env: NodeJS.ProcessEnv, stop: () => void }>} The surroundings in which npm asks this registry,
 * without any setting of the user.
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const config = join(folder, "config.yaml");
  const lines = [
    `storage: ${join(folder, "storage")}`,
    `auth: { htpasswd: { file: ${join(folder, "htpasswd")} } }`,
    "uplinks: {}",
    'packages: { "**": { access: $all, publish: $all } }',
    "log: { type: stdout, level: error }",
  ];
  writeFileSync(config, lines.join("\n"));
  const userconfig = join(folder, "npmrc");
  writeFileSync(userconfig, `registry=${address}\n${address.slice("http:".length)}:_authToken=rehearsal\n`);
  const program = join(import.meta.dirname, "node_modules/verdaccio/bin/verdaccio");
  const server = spawn(process.execPath, [program, "--config", config, "--listen", `127.0.0.1:${port}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => void server.kill();
  process.once("exit", stop);
  const asked = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name));
  const env = {
    ...Object.fromEntries(asked),
    npm_config_userconfig: userconfig,
    npm_config_registry: address,
    npm_config_cache: join(folder, "cache"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
  };
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`The registry ended with ${server.exitCode}.`);
    const answer = await fetch(`${address}-/ping`).catch(() => undefined);
    if (answer?.ok) return { address, env, stop };
    await wait(100);
  }
  stop();
  throw new Error("The registry does not answer.");
}
