/** The files for operators name only settings and metrics that exist. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { settingNames } from "../src/settings.ts";
import { runServer } from "./support/running.ts";

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

test("every setting in the files for operators exists, and the README has all settings", () => {
  const compose = /server:[\s\S]*?environment:\n((?: {6}.*\n)+)/.exec(read("deploy/compose.yaml"))?.[1] ?? "";
  const inCompose = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name as string);
  const inUnit = [...read("deploy/morabaraba.env").matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name as string,
  );
  assert(inCompose.length > 5 && inUnit.length === 3);
  for (const name of [...inCompose, ...inUnit]) assert(settingNames.includes(name), name);
  const readme = read("README.md");
  for (const name of settingNames) assert(readme.includes(`\`${name}\``), name);
});

test("every alert uses metrics that the server has", async () => {
  const server = await runServer();
  const metrics = await (await fetch(server.metricsUrl)).text();
  await server.stop();
  const asked = [...read("deploy/alerts.yaml").matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[[{ )>])/g)]
    .map(([, name]) => name as string)
    .filter((name) => name !== "histogram_quantile");
  assert(asked.length > 6, asked.join());
  for (const name of asked) assert(metrics.includes(`# TYPE ${name.replace(/_bucket$/, "")} `), name);
});
