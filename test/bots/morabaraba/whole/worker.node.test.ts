/** The worker of the examples and the one of the guide: each question gets an answer, an error too. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createGame, type Game, isLegal, resign } from "morabaraba";
import * as bots from "morabaraba/bots";
import { afterEach, describe, expect, test, vi } from "vitest";
import { root } from "../../../../scripts/entry-points.mjs";

interface Answer {
  readonly id: number;
  readonly move?: bots.SearchChoice["move"];
  readonly choice?: bots.SearchChoice;
  readonly progress?: unknown;
  readonly error?: { readonly code?: string; readonly message: string };
}

const example = readFileSync(join(root, "examples/worker.mjs"), "utf8");
/** The first block of the guide that says which file it is. */
const guide = /^```js\n(\/\/ opponent\.mjs\n.*?)^```$/ms.exec(
  readFileSync(join(root, "docs/guides/bots.md"), "utf8"),
)?.[1] as string;

/** Runs a worker's text here, with a page that posts to it and waits for the last answer to each question. */
function start(text: string): (data: unknown) => Promise<Answer> {
  const listeners: ((event: { readonly data: unknown }) => unknown)[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  const body = text.replace(/^import \{ chooseMove \} from "morabaraba\/bots";$/m, "");
  expect(body).not.toMatch(/^import/m);
  new Function("chooseMove", "addEventListener", "postMessage", body)(
    bots.chooseMove,
    (type: string, listener: (typeof listeners)[number]) => {
      expect(type).toBe("message");
      listeners.push(listener);
    },
    (sent: unknown) => {
      // What cannot travel between threads fails here as it does there.
      const answer = structuredClone(sent) as Answer;
      if (answer.progress === undefined) waiting.get(answer.id)?.(answer);
    },
  );
  return (data) => {
    const answer = new Promise<Answer>((resolve) => {
      waiting.set((data as Answer).id, resolve);
    });
    for (const listener of listeners) void listener({ data: structuredClone(data) });
    return answer;
  };
}

afterEach(() => vi.restoreAllMocks());

describe.each([
  ["of the examples", example],
  ["of the guide", guide],
])("the worker %s", (_name, text) => {
  test("answers with a move", async () => {
    const ask = start(text);
    const { id, error, ...answer } = await ask({ id: 5, game: createGame(), options: { nodes: 50 } });
    expect([id, error]).toEqual([5, undefined]);
    expect(isLegal(createGame(), answer.move ?? (answer.choice as bots.SearchChoice).move)).toBe(true);
  });

  test.each([
    ["a finished game", resign(createGame(), "dark"), {}, "game-over"],
    ["a wrong option", createGame(), { depth: 99 }, "bad-argument"],
    ["something that is not a game", { ...createGame(), board: "?" }, {}, "bad-board"],
    ["an unknown variant", { ...createGame(), variant: "chess" }, {}, "unknown-variant"],
  ])("answers %s with the error", async (_what, game, options, code) => {
    const ask = start(text);
    const { id, error } = await ask({ id: 7, game, options });
    expect([id, error]).toEqual([7, { code, message: expect.stringMatching(/.{10}/) }]);
    // And goes on working.
    expect(await ask({ id: 8, game: createGame(), options: { nodes: 50 } })).not.toHaveProperty("error");
  });

  test("answers an older question when a newer one comes, and when it is told to stop", async () => {
    const ask = start(text);
    const game: Game = createGame("sesotho");
    const first = ask({ id: 1, game, options: { nodes: 1e9 } });
    const second = ask({ id: 2, game, options: { nodes: 1e9 } });
    expect((await first).id).toBe(1);
    void ask("stop");
    const { error, ...answer } = await second;
    expect([answer.id, error]).toEqual([2, undefined]);
  });
});
