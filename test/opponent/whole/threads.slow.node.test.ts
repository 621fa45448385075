/** An opponent in a real thread of Node: its worker is killed, is silent, dies, and cannot be found. */
import { Worker } from "node:worker_threads";
import { createGame, isLegal, type MorabarabaError } from "morabaraba";
import { mancala, mills } from "morabaraba/families";
import { createOpponent } from "morabaraba/opponent";
import { afterEach, describe, expect, test } from "vitest";

const started: Worker[] = [];
const start = (file: string) => (): Worker => {
  const url = new URL(`../../support/opponent/${file}`, import.meta.url);
  // A worker that runs a source needs what makes JavaScript of it; that of an app does not.
  const worker = new Worker(
    `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); });`,
    {
      eval: true,
    },
  );
  started.push(worker);
  return worker;
};
afterEach(async () => {
  for (const worker of started.splice(0)) await worker.terminate();
});
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "none",
    (error: MorabarabaError) => error.code,
  );

describe("a thread of Node", () => {
  test("plays both families", async () => {
    const light = createOpponent(mills, start("honest.worker.ts"), { level: 6 });
    const { move } = await light.chooseMove(createGame(), { timeMs: 200 });
    expect(isLegal(createGame(), move)).toBe(true);
    light.close();
    const south = createOpponent(mancala, start("honest.worker.ts"));
    const game = mancala.rules.createGame("oware");
    const depths: number[] = [];
    await south.analyse(game, { nodes: 20_000, lines: 2, onProgress: ({ depth }) => depths.push(depth) });
    expect(depths.length).toBeGreaterThan(1);
    south.close();
  });

  test("that is killed while it thinks is replaced, and the move comes all the same", async () => {
    const opponent = createOpponent(mills, start("honest.worker.ts"));
    const asked = opponent.analyse(createGame("nineMens"), {
      nodes: 200_000,
      onProgress: () => started.length === 1 && void started[0]?.terminate(),
    });
    const { move } = await asked;
    expect(isLegal(createGame("nineMens"), move)).toBe(true);
    expect(started).toHaveLength(2);
    opponent.close();
  });

  test("ten calls at once, and cancelling at every moment", async () => {
    const opponent = createOpponent(mills, start("honest.worker.ts"));
    const calls = Array.from({ length: 10 }, () => codeOf(opponent.chooseMove(createGame(), { nodes: 500 })));
    expect(await Promise.all(calls)).toEqual([...Array(9).fill("aborted"), "none"]);
    for (const ms of [0, 1, 2, 5, 10, 20, 50]) {
      const stop = new AbortController();
      const asked = codeOf(opponent.analyse(createGame(), { nodes: 1e9, signal: stop.signal }));
      await new Promise((resolve) => setTimeout(resolve, ms));
      stop.abort();
      expect(await asked).toBe("aborted");
    }
    expect(await codeOf(opponent.chooseMove(createGame(), { nodes: 100 }))).toBe("none");
    expect(started).toHaveLength(1);
    opponent.close();
  });

  test.each(["dying.worker.ts", "mute.worker.ts", "missing.worker.ts"])(
    "%s is an error of the call",
    async (file) => {
      const opponent = createOpponent(mills, start(file), { silenceMs: 1500 });
      expect(await codeOf(opponent.chooseMove(createGame()))).toBe("worker-failed");
      expect(started).toHaveLength(2);
      opponent.close();
    },
  );
});
