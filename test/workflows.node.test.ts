/** `npm run check -- workflows` rejects a workflow that would fail on a host, or test nothing. */
import { expect, test } from "vitest";
import { faultsOf } from "../scripts/check-workflows.mjs";

const workflow = (...steps: readonly string[]): string =>
  `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n${steps.map((step) => `      - ${step}\n`).join("")}`;

test.each([
  "run: npm run build --silent",
  "run: npm run heavy:kill --workspace apps/server -- --games 1",
  "run: npx vitest run --project deep",
  'run: npm run test:browser --workspace apps/web -- --project "phone on its side"',
  "run: node site/check.mjs",
  "uses: ./.github/actions/setup",
])("%s is right", async (step) => {
  expect(await faultsOf("a.yml", workflow(step))).toEqual([]);
});

test.each([
  ["run: npm run buidl", "there is no buidl"],
  ["run: npm run heavy:kill", "there is no heavy:kill"],
  ["run: npm run heavy:kil --workspace apps/server", "there is no heavy:kil"],
  ["run: npm run check --workspace apps/servre", "there is no check"],
  ["run: npx vitest run --project depe", "there is no depe"],
  ["run: node site/chekc.mjs", "there is no site/chekc.mjs"],
  ["run: docker build --file apps/server/Dockerfile .", "there is no apps/server/Dockerfile"],
  ["uses: ./.github/actions/stup", "there is no ./.github/actions/stup"],
  [`run: echo \${{ matrix.node }}`, 'property "node" is not defined'],
  ["runs: npm test", 'unexpected key "runs"'],
])("%s is wrong", async (step, fault) => {
  expect((await faultsOf("a.yml", workflow(step))).join("\n")).toContain(fault);
});
