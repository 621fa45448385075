/** An opponent with real workers in any runtime: they are killed, are silent, die, or cannot be found. */
import { createGame, isLegal, type MorabarabaError, parsePosition } from "morabaraba";
import { chooseMoveSync, weights } from "morabaraba/bots";
import { createTablebase, solveEndgames } from "morabaraba/endgames";
import { mancala, mills } from "morabaraba/families";
import { createOpponent, type WorkerPort } from "morabaraba/opponent";
import { afterEach, describe, expect, test } from "vitest";

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "none",
    (error: MorabarabaError) => error.code,
  );

/** Tests workers; `startWorker` starts one with a file of this folder. */
export function testWorkers(
  name: string,
  startWorker: (file: string) => WorkerPort & { terminate(): unknown },
): void {
  const started: ReturnType<typeof startWorker>[] = [];
  const start = (file: string) => (): WorkerPort => {
    const worker = startWorker(file);
    started.push(worker);
    return worker;
  };
  const honest = start("honest.worker.ts");
  afterEach(async () => {
    for (const worker of started.splice(0)) await worker.terminate();
  });

  describe(name, () => {
    test("plays both families", async () => {
      const light = createOpponent(mills, honest, { level: 6 });
      light.start();
      const { move } = await light.chooseMove(createGame(), { timeMs: 200 });
      expect(isLegal(createGame(), move)).toBe(true);
      light.close();
      const south = createOpponent(mancala, honest);
      const depths: number[] = [];
      const game = mancala.rules.createGame("oware");
      await south.analyze(game, { nodes: 20_000, lines: 2, onProgress: ({ depth }) => depths.push(depth) });
      expect(depths.length).toBeGreaterThan(1);
      south.close();
    });

    test("plays with the book's values, with weights and with tables", async () => {
      const tables = await solveEndgames("nineMens", { cows: 3 });
      const end = parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60", "nineMens");
      const byTables = { tablebase: createTablebase(tables), nodes: 1 };
      const perfect = createOpponent(mills, honest, { level: 2, tablebase: byTables.tablebase });
      expect(await perfect.chooseMove(end, { nodes: 1 })).toEqual(
        chooseMoveSync(end, { ...byTables, level: 2 }),
      );
      expect((await perfect.analyze(end, { nodes: 1 })).score).toBe(chooseMoveSync(end, byTables).score);
      // A new worker gets the tables too.
      await started.at(-1)?.terminate();
      expect((await perfect.chooseMove(end, { nodes: 1 })).score).toBe(chooseMoveSync(end, byTables).score);
      perfect.close();
      const bookless = createOpponent(mills, honest, { book: false, weights });
      const choice = await bookless.chooseMove(createGame(), { nodes: 300 });
      expect(choice.nodes).toBe(300);
      bookless.close();
      const opening = createOpponent(mills, honest, {});
      expect(await opening.chooseMove(createGame(), { nodes: 300 })).toMatchObject({ nodes: 0, score: 66 });
      opening.close();
      const wrong = createOpponent(mancala, honest, { book: true } as never);
      expect(await codeOf(wrong.chooseMove(mancala.rules.createGame()))).toBe("bad-argument");
      wrong.close();
    });

    test("replaces a worker that is killed while it thinks", async () => {
      // Long enough for the second worker to load on a busy machine.
      const opponent = createOpponent(mills, honest, { silenceMs: 6000 });
      await opponent.chooseMove(createGame(), { nodes: 100 });
      const { move } = await opponent.analyze(createGame("nineMens"), {
        nodes: 200_000,
        onProgress: () => started.length === 1 && void started[0]?.terminate(),
      });
      expect(isLegal(createGame("nineMens"), move)).toBe(true);
      expect(started).toHaveLength(2);
      opponent.close();
    });

    test("handles ten calls at once, and cancelling at every moment", async () => {
      const opponent = createOpponent(mills, honest);
      const calls = Array.from({ length: 10 }, () =>
        codeOf(opponent.chooseMove(createGame(), { nodes: 500 })),
      );
      expect(await Promise.all(calls)).toEqual([...Array(9).fill("aborted"), "none"]);
      for (const ms of [0, 1, 2, 5, 10, 20, 50]) {
        const stop = new AbortController();
        const asked = codeOf(opponent.analyze(createGame(), { nodes: 1e9, signal: stop.signal }));
        await new Promise((resolve) => setTimeout(resolve, ms));
        stop.abort();
        expect(await asked).toBe("aborted");
      }
      expect(await codeOf(opponent.chooseMove(createGame(), { nodes: 100 }))).toBe("none");
      expect(started).toHaveLength(1);
      opponent.close();
    });

    test.each(["dying", "mute", "missing"])("%s is an error of the call", async (file) => {
      const opponent = createOpponent(mills, start(`${file}.worker.ts`), { silenceMs: 1500 });
      expect(await codeOf(opponent.chooseMove(createGame()))).toBe("worker-failed");
      expect(started).toHaveLength(2);
      opponent.close();
    });
  });
}
