/** The examples that need a page: the React app, and the worker, which the tests of the bots ask more. */
import { createGame } from "morabaraba";
import { expect, test, vi } from "vitest";

const buttonIn = (root: ParentNode | ShadowRoot | null | undefined, selector: string): HTMLElement => {
  const button = root?.querySelector<HTMLElement>(selector);
  if (!button) throw new Error(`There is no ${selector}.`);
  return button;
};

test("react-board.tsx plays, hints and takes back", { timeout: 60_000 }, async () => {
  document.body.innerHTML = '<div id="app"></div>';
  await import("../examples/react-board.tsx");
  const board = await vi.waitFor(() => buttonIn(document, "morabaraba-board"), { timeout: 10_000 });
  const press = (point: string): void => buttonIn(board.shadowRoot, `[data-point="${point}"]`).click();
  const app = (name: string): HTMLElement => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const status = (): string => `${document.querySelector("main > p")?.textContent}`;
  await vi.waitFor(() => expect(status()).toMatch("Light to place a cow."), { timeout: 10_000 });
  app("Hint").click();
  await vi.waitFor(() => buttonIn(board.shadowRoot, ".picture > .ring"), { timeout: 10_000 });
  press("d6");
  await vi.waitFor(() => expect(status()).toMatch(/^Dark places a cow on .*Light to place a cow\.$/), {
    timeout: 20_000,
  });
  app("Take back").click();
  await vi.waitFor(() => expect((board as unknown as { game: { ply: number } }).game.ply).toBe(0));
});

test("worker.mjs answers in a worker, and stops with the best move so far", { timeout: 60_000 }, async () => {
  const worker = new Worker(new URL("../examples/worker.mjs", import.meta.url), { type: "module" });
  const choice = await new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error("The worker failed."));
    worker.onmessage = ({ data }) => {
      if (data.progress) worker.postMessage("stop");
      else resolve(data);
    };
    worker.postMessage({ id: 1, game: createGame("sesotho"), options: { depth: 60 } });
  });
  worker.terminate();
  expect(choice).toMatchObject({ id: 1, choice: { move: { kind: "place" } } });
});
