/** Both sides over a message channel, with workers that fail in every way, but without real workers. */
import fc from "fast-check";
import {
  ArgumentError,
  createGame,
  isLegal,
  MorabarabaError,
  ParseError,
  parsePosition,
  VariantError,
} from "morabaraba";
import { type Family, loadFamily, mancala, mills } from "morabaraba/families";
import {
  createOpponent,
  type Opponent,
  type ServedFamily,
  serveOpponent,
  type WorkerPort,
} from "morabaraba/opponent";
import { afterEach, describe, expect, test, vi } from "vitest";

/** Starts workers that are channels; `serve` is what their file does. */
function workers(serve: (port: WorkerPort, number: number) => void) {
  const started: MessagePort[] = [];
  return {
    started,
    start(): MessagePort {
      const { port1, port2 } = new MessageChannel();
      started.push(port2);
      open.push(port1, port2);
      serve(port2, started.length);
      return port1;
    },
  };
}
const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** A busy machine is slow. */
const patience = { timeout: 20_000 };
const honest = () => workers((port) => serveOpponent([mills, mancala], port));
const code = (error: unknown) => (error as MorabarabaError).code;
const codeOf = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => "none", code);

describe("an opponent", () => {
  test("chooses as the bot itself does, even from memory, and reports progress", async () => {
    const opponent = createOpponent(mills, honest().start, { level: 8, seed: 3 });
    const { createBot } = await mills.bots();
    const bot = createBot({ level: 8, seed: 3 });
    let game = createGame("nineMens");
    for (let ply = 0; ply < 4; ply++) {
      const depths: number[] = [];
      const onProgress = ({ depth }: { readonly depth: number }) => depths.push(depth);
      const choice = await opponent.chooseMove(game, { nodes: 3000, onProgress });
      expect(choice).toEqual(await bot.chooseMove(game, { nodes: 3000 }));
      expect(depths).toEqual([...depths].sort((a, b) => a - b));
      game = mills.rules.applyMove(game, choice.move);
    }
    opponent.forget();
    bot.forget();
    expect(await opponent.chooseMove(game, { nodes: 500 })).toEqual(
      await bot.chooseMove(game, { nodes: 500 }),
    );
    opponent.close();
  });

  test.each<Family>([mills, mancala])("serves $name, ponders and analyses", async (family) => {
    const { rules, bots } = await loadFamily(family, "bots");
    const opponent: Opponent = createOpponent(family, honest().start);
    opponent.start();
    const game = rules.createGame();
    expect(await opponent.ponder(game, { nodes: 300 })).toBeUndefined();
    const { lines, move } = await opponent.analyze(game, { nodes: 2000, lines: 3 });
    expect(lines).toHaveLength(3);
    expect(rules.isLegal(game, move)).toBe(true);
    const best = await bots.chooseMove(game, { nodes: 2000, lines: 3, ...family.analysis });
    expect(best.lines).toEqual(lines);
    const pondering = opponent.ponder(game);
    await opponent.chooseMove(game, { nodes: 50 });
    expect(await pondering).toBeUndefined();
    opponent.close();
  });

  test("analyses the first position by search, and opens by the book unless told not to", async () => {
    const opponent = createOpponent(mills, honest().start);
    expect((await opponent.analyze(createGame(), { nodes: 2000 })).nodes).toBe(2000);
    expect((await opponent.chooseMove(createGame(), { nodes: 2000 })).nodes).toBe(0);
    opponent.close();
    const searching = createOpponent(mills, honest().start, { book: false });
    expect((await searching.chooseMove(createGame(), { nodes: 2000 })).nodes).toBe(2000);
    searching.close();
  });

  test("runs the last of ten simultaneous calls", async () => {
    const { start, started } = honest();
    const opponent = createOpponent(mills, start, { level: 2 });
    const calls = Array.from({ length: 10 }, (_, i) => opponent.chooseMove(createGame(), { nodes: 50 + i }));
    const codes = await Promise.all(calls.map(codeOf));
    expect(codes).toEqual([...Array(9).fill("aborted"), "none"]);
    expect(started).toHaveLength(1);
    opponent.close();
  });

  test("can be cancelled at every moment, and then runs the next call", async () => {
    const opponent = createOpponent(mancala, honest().start);
    // No opening book has its moves, so the search runs until it is cancelled.
    const game = mancala.rules.createGame("oware");
    await fc.assert(
      fc.asyncProperty(
        fc.nat(12),
        fc.constantFrom("signal", "close", "forget", "object"),
        async (moment, how) => {
          const stop = new AbortController();
          const plain = { aborted: false, reason: "enough" };
          const asked = opponent.chooseMove(game, {
            nodes: 100_000_000,
            signal: how === "object" ? plain : stop.signal,
          });
          const told = codeOf(asked);
          for (let i = 0; i < moment; i++) await new Promise((resolve) => setTimeout(resolve));
          if (how === "signal") stop.abort();
          else if (how === "object") plain.aborted = true;
          else opponent[how as "close"]();
          expect(await told).toBe("aborted");
          expect(mancala.rules.isLegal(game, (await opponent.chooseMove(game, { nodes: 20 })).move)).toBe(
            true,
          );
        },
      ),
      { numRuns: 30 },
    );
    opponent.close();
  });

  test("ends only the call of the signal", async () => {
    const opponent = createOpponent(mills, honest().start, { level: 1 });
    const stop = new AbortController();
    const first = codeOf(opponent.chooseMove(createGame(), { nodes: 1e9, signal: stop.signal }));
    const second = codeOf(opponent.chooseMove(createGame(), { nodes: 20 }));
    stop.abort();
    expect(await Promise.all([first, second])).toEqual(["aborted", "none"]);
    opponent.close();
  });

  test("gives the reason if another call or close ended a call", async () => {
    const opponent = createOpponent(mills, honest().start, { level: 1 });
    const first = opponent.chooseMove(createGame()).catch((error) => error);
    const second = opponent.chooseMove(createGame()).catch((error) => error);
    opponent.close();
    for (const [told, reason] of [
      [first, "Another call of the opponent has begun."],
      [second, "The opponent is closed."],
    ] as const)
      expect(await told).toMatchObject({
        message: "The call was aborted; the error's cause, if there is one, says why.",
        cause: { message: reason },
      });
  });

  test("rejects with an aborted signal, without starting a worker", async () => {
    const { start, started } = honest();
    const opponent = createOpponent(mills, start);
    const signal = AbortSignal.abort("no");
    expect(await codeOf(opponent.chooseMove(createGame(), { signal }))).toBe("aborted");
    expect(await codeOf(opponent.analyze(createGame(), { signal }))).toBe("aborted");
    expect(await opponent.ponder(createGame(), { signal })).toBeUndefined();
    opponent.forget();
    opponent.close();
    expect(started).toHaveLength(0);
  });
});

test("a callback that throws ends its call once, with its error, and no call that it has begun", async () => {
  const opponent = createOpponent(mills, honest().start);
  const fault = new Error("the caller's");
  let reports = 0;
  for (const call of ["chooseMove", "analyze", "ponder"] as const) {
    reports = 0;
    const onProgress = () => {
      reports++;
      throw fault;
    };
    await expect(opponent[call](parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40"), { onProgress })).rejects.toBe(
      fault,
    );
    expect(reports).toBe(1);
  }
  let inner: Promise<unknown> | undefined;
  const onProgress = () => {
    inner = codeOf(opponent.chooseMove(createGame(), { nodes: 20 }));
    throw fault;
  };
  expect(await codeOf(opponent.analyze(createGame(), { nodes: 1e9, onProgress }))).toBe("aborted");
  expect(await inner).toBe("none");
  opponent.close();
});

test.each<Family>([mills, mancala])("a game of $name that is over is not pondered", async (family) => {
  const { rules, bots } = await loadFamily(family, "bots");
  const over = rules.resign(rules.createGame(), family.players[0]);
  const opponent = createOpponent(family, honest().start);
  for (const bot of [bots.createBot(), opponent]) expect(await bot.ponder(over)).toBeUndefined();
  opponent.close();
});

describe("errors keep their class", () => {
  test("of options", async () => {
    expect(() => createOpponent(mills, honest().start, { level: 11 })).toThrow(ArgumentError);
    expect(() => createOpponent(mills, honest().start, { silence: 5 } as never)).toThrow(
      /silence is unknown/,
    );
    expect(() => createOpponent(mills, "worker" as never)).toThrow(
      expect.objectContaining({ code: "bad-argument", at: "startWorker" }),
    );
    const opponent = createOpponent(mills, honest().start);
    await expect(opponent.chooseMove(createGame(), { nodes: -1 })).rejects.toThrow(ArgumentError);
    await expect(opponent.ponder(createGame(), { dept: 1 } as never)).rejects.toThrow(/depth/);
    opponent.close();
  });

  test("of games", async () => {
    const opponent = createOpponent(mills, honest().start);
    const game = createGame();
    await expect(opponent.chooseMove({ ...game, board: "L" } as never)).rejects.toThrow(ParseError);
    await expect(opponent.chooseMove({ ...game, variant: { name: "x" } } as never)).rejects.toThrow(
      VariantError,
    );
    await expect(opponent.chooseMove({ ...game, board: () => 1 } as never)).rejects.toThrow(/plain data/);
    const over = mills.rules.resign(game, "light");
    expect(await codeOf(opponent.chooseMove(over))).toBe("game-over");
    await expect(createOpponent({ name: "chess" }, honest().start).chooseMove(game)).rejects.toThrow(
      'The worker does not serve the family "chess", only mills, mancala.',
    );
    expect(isLegal(game, (await opponent.chooseMove(game, { nodes: 20 })).move)).toBe(true);
    opponent.close();
  });

  test("of a custom game", async () => {
    const bots = async () => ({
      ...(await mills.bots()),
      chooseMove: () => Promise.reject("broken too"),
      createBot: () => ({
        chooseMove: () => Promise.reject(new IllegalMove()),
        ponder: () => Promise.reject(new Error("broken")),
        forget() {},
      }),
    });
    class IllegalMove extends Error {
      override name = "IllegalMoveError";
      code = "occupied";
    }
    const own = { name: "own", bots } as unknown as ServedFamily;
    const opponent = createOpponent(own, workers((port) => serveOpponent(own, port)).start);
    const game = createGame();
    expect(await codeOf(opponent.chooseMove(game))).toBe("occupied");
    expect(await codeOf(opponent.ponder(game))).toBe("worker-failed");
    await expect(opponent.analyze(game)).rejects.toThrow("broken too");
    opponent.close();
  });
});

describe("a worker that fails", () => {
  const fake = { toFake: ["setTimeout", "clearTimeout"] as ("setTimeout" | "clearTimeout")[] };
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is started again, and gets the call once more", async () => {
    const { start, started } = workers((port, number) => {
      if (number === 1) listenTo(port, () => (port as MessagePort).close());
      else serveOpponent(mills, port);
    });
    const opponent = createOpponent(mills, start, { level: 1 });
    const { move } = await opponent.chooseMove(createGame(), { nodes: 20 });
    expect(isLegal(createGame(), move)).toBe(true);
    expect(started).toHaveLength(2);
    opponent.close();
  });

  test("is given up after the second failure, and started again by the next call", async () => {
    let isWell = false;
    const { start, started } = workers((port) => {
      if (isWell) serveOpponent(mills, port);
      else listenTo(port, () => (port as MessagePort).close());
    });
    const opponent = createOpponent(mills, start);
    const failed = opponent.chooseMove(createGame(), { nodes: 20 });
    expect(await codeOf(failed)).toBe("worker-failed");
    expect(started).toHaveLength(2);
    isWell = true;
    expect(await codeOf(opponent.chooseMove(createGame(), { nodes: 20 }))).toBe("none");
    opponent.close();
  });

  test("may fail silently between calls", async () => {
    const { start, started } = honest();
    const opponent = createOpponent(mills, start);
    await opponent.chooseMove(createGame(), { nodes: 20 });
    started[0]?.close();
    // Node reports the closed port soon; in a browser, the opponent notices only its silence.
    while (started.length < 2) await opponent.chooseMove(createGame(), { nodes: 20 });
    opponent.close();
  });

  test("that does not start is an error of the call", async () => {
    const opponent = createOpponent(mills, () => {
      throw new Error("not allowed here");
    });
    opponent.start();
    const told = await opponent.chooseMove(createGame()).catch((error) => error);
    expect([told.code, told.cause.message]).toEqual(["worker-failed", "not allowed here"]);
    expect(told.message).toBe("The opponent's worker has failed twice in a row: not allowed here");
  });

  test.each([
    undefined,
    null,
    7,
    {},
    { postMessage: 7 },
    Promise.resolve(new MessageChannel().port1),
    () => Promise.reject(new Error("not allowed here")),
  ])("%s is not a worker", async (given) => {
    const start = () => (typeof given === "function" ? given() : given) as never;
    const opponent = createOpponent(mills, start);
    opponent.start();
    const told = opponent.chooseMove(createGame());
    await expect(told).rejects.toMatchObject({ code: "bad-argument", at: "startWorker" });
    opponent.forget();
    opponent.close();
  });

  test("ends its call and throws nothing else, whichever of its functions are broken", async () => {
    const broken = (): never => {
      throw new TypeError("broken");
    };
    const member = fc.constantFrom<unknown>(broken, () => {}, 7, undefined);
    const members = ["addEventListener", "on", "start", "close", "ref", "unref"];
    // In Node it returns a promise.
    const terminate = fc.oneof(
      member,
      fc.constant(async () => broken()),
    );
    const ports = fc.record({ ...Object.fromEntries(members.map((name) => [name, member])), terminate });
    const calls = fc.constantFrom("chooseMove", "analyze", "ponder");
    await fc.assert(
      fc.asyncProperty(ports, fc.boolean(), calls, async (port, isDeaf, call) => {
        const opponent = createOpponent(
          mills,
          () => ({ ...port, postMessage: isDeaf ? broken : () => {} }) as never,
        );
        opponent.start();
        const told = codeOf(opponent[call as "chooseMove"](createGame()));
        await new Promise((resolve) => setTimeout(resolve));
        opponent.forget();
        opponent.close();
        expect(["worker-failed", "aborted", "none"]).toContain(await told);
      }),
    );
  });

  test("ends each call once, with a result or an error of this package, whatever it posts", async () => {
    const word = fc.constantFrom("alive", "progress", "answer", "error", "hello", 7);
    const junk = fc.constantFrom<unknown>(undefined, null, 7, "text", [], {}, { move: { to: "d6" } }, [
      { at: 7 },
    ]);
    const classes = "ArgumentError ParseError VariantError LimitError IllegalMoveError Error".split(" ");
    const error = fc.record(
      {
        name: fc.oneof(junk, fc.constantFrom(...classes)),
        message: junk,
        code: junk,
        at: junk,
        argument: junk,
        limit: junk,
        faults: junk,
      },
      { requiredKeys: [] },
    );
    const lie = fc.record({
      opponent: word,
      later: fc.nat(3).map((late) => 1 - Math.min(late, 1)),
      progress: junk,
      answer: junk,
      error: fc.oneof(junk, error),
    });
    const calls = fc.constantFrom("chooseMove", "analyze", "ponder");
    await fc.assert(
      fc.asyncProperty(fc.array(lie, { maxLength: 4 }), calls, fc.boolean(), async (lies, call, throws) => {
        const { start } = workers((port) =>
          listenTo(port, (order) => {
            const { id = 0 } = order as { readonly id?: number };
            if (id === 0) return;
            for (const { later, ...rest } of lies) port.postMessage({ ...rest, id: id + later });
            port.close?.();
          }),
        );
        // Browsers don't report a closed port, so some calls end by silence.
        const opponent = createOpponent(mills, start, { silenceMs: 100 });
        const own = new Error("the caller's");
        const onProgress = () => {
          if (throws) throw own;
        };
        const ended = await opponent[call as "chooseMove"](createGame(), { onProgress }).catch(
          (error) => error,
        );
        if (call === "ponder")
          expect([undefined, own]).toContain(ended instanceof MorabarabaError ? undefined : ended);
        else expect(ended === own || ended instanceof MorabarabaError || ended.move !== undefined).toBe(true);
        opponent.close();
      }),
    );
  });

  test("that has no listeners and no end is dropped", async () => {
    const ends: string[] = [];
    for (const port of [
      {},
      { terminate: () => ends.push("terminated") },
      { close: () => ends.push("closed") },
    ]) {
      const opponent = createOpponent(mills, () => ({ postMessage() {}, ...port }));
      const told = codeOf(opponent.chooseMove(createGame()));
      opponent.close();
      expect(await told).toBe("aborted");
    }
    expect(ends).toEqual(["terminated", "closed"]);
  });

  test("that is silent counts as failed, after any time", async () => {
    vi.useFakeTimers(fake);
    const { start, started } = workers((port) => listenTo(port, () => {}));
    const opponent = createOpponent(mills, start, { silenceMs: 500 });
    const told = opponent.chooseMove(createGame()).catch((error) => error);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await told).toMatchObject({
      code: "worker-failed",
      message: expect.stringMatching(/silent for 500 milliseconds.*must call serveOpponent/),
    });
    expect(started).toHaveLength(2);
    opponent.close();
  });

  test("that responds is waited for", async () => {
    const sent: unknown[] = [];
    const { start, started } = workers((port) =>
      listenTo(port, (message) => {
        sent.push((message as { opponent: string }).opponent);
        port.postMessage({ opponent: "alive" });
        // Other messages are ignored.
        port.postMessage("hello");
        port.postMessage({ opponent: "answer", id: -1, answer: "to another call" });
      }),
    );
    const opponent = createOpponent(mills, start, { silenceMs: 100 });
    const told = codeOf(opponent.chooseMove(createGame()));
    await vi.waitFor(
      () => expect(sent.filter((each) => each === "wake").length).toBeGreaterThan(2),
      patience,
    );
    opponent.close();
    expect(await told).toBe("aborted");
    expect(started).toHaveLength(1);
  });
});

test("bots that cannot be loaded are an error of the call, not of the worker", async () => {
  const bots = () => Promise.reject(new Error("no network"));
  const opponent = createOpponent(
    mills,
    workers((port) => serveOpponent({ name: "mills", bots }, port)).start,
  );
  opponent.start();
  await expect(opponent.chooseMove(createGame())).rejects.toThrow("no network");
  opponent.close();
});

test("the worker ignores other messages, and refuses families that it does not serve", async () => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  serveOpponent([mills], port2);
  const heard: unknown[] = [];
  listenTo(port1, (message) => heard.push(message));
  for (const message of [
    1,
    null,
    {},
    { opponent: 3 },
    { opponent: "wake", family: "chess" },
    { opponent: "forget" },
  ])
    port1.postMessage(message);
  await vi.waitFor(() => expect(heard).toEqual([{ opponent: "alive" }, { opponent: "alive" }]), patience);
});

/** Data that a message can carry but JSON or templates cannot. */
const hostile: fc.Arbitrary<unknown> = fc
  .constantFrom<() => unknown>(
    () => {
      const cyclic: Record<string, unknown> = { level: 3 };
      cyclic["self"] = cyclic;
      return cyclic;
    },
    () => {
      const cyclic: unknown[] = [];
      cyclic.push(cyclic);
      return { level: cyclic, variant: cyclic, weights: cyclic, board: cyclic };
    },
    () => ({ seed: 5n, level: 5n, depth: 5n, turn: 5n, ply: 5n }),
    () => 7n,
    () => Array.from({ length: 2000 }).reduce((inner) => [inner], []),
    () => ({ weights: Array.from({ length: 2000 }).reduce((inner) => ({ inner }), {}) }),
    () => "x".repeat(70_000),
    () => ({ ["x".repeat(70_000)]: 1 }),
    () => ({ level: "x".repeat(70_000), variant: "x".repeat(70_000) }),
    () => new Map([["level", 3]]),
    () => new Uint8Array(70_000),
    () => new Error("not plain"),
    () => new Date(Number.NaN),
    () => Number.NaN,
    () => null,
    () => undefined,
  )
  .map((make) => make());

test("the worker answers every message to a bot with a choice or with an error of the library", async () => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  serveOpponent([mills, mancala], port2);
  let hear = (_response: { readonly opponent: string; readonly error?: Error }): void => {};
  listenTo(port1, (message) => hear(message as never));
  const calls = fc.oneof(
    // A bot ponders without end if no limit is set.
    fc.record({ opponent: fc.constant("ponder"), limits: fc.constant({ nodes: 20 }) }),
    fc.record({
      opponent: fc.constantFrom("chooseMove", "analyze"),
      limits: fc.oneof({ arbitrary: fc.constant({ nodes: 20 }), weight: 4 }, hostile),
    }),
  );
  const fields = fc.record({
    id: fc.oneof(fc.nat(), hostile),
    family: fc.oneof({ arbitrary: fc.constantFrom("mills", "mancala"), weight: 4 }, hostile),
    style: fc.oneof(fc.constant({}), hostile),
    game: fc.oneof(fc.constantFrom(createGame(), mancala.rules.createGame()), hostile),
  });
  await fc.assert(
    fc.asyncProperty(calls, fields, async (call, rest) => {
      const response = await new Promise<{ readonly opponent: string; readonly error?: Error }>((resolve) => {
        hear = (response) => {
          if (response.opponent === "answer" || response.opponent === "error") resolve(response);
        };
        port1.postMessage({ ...call, ...rest });
      });
      const { name, message: text } = response.error ?? { name: "none", message: "" };
      expect(["none", "ArgumentError", "ParseError", "VariantError", "IllegalMoveError"]).toContain(name);
      expect(text.length).toBeLessThan(1000);
    }),
  );
});

function listenTo(port: WorkerPort, hear: (message: unknown) => void): void {
  const channel = port as MessagePort;
  channel.onmessage = ({ data }) => hear(data);
}
