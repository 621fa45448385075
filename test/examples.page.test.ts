/** The examples that need a page: the apps in React. */
import { expect, test, vi } from "vitest";

const buttonIn = (root: ParentNode | ShadowRoot | null | undefined, selector: string): HTMLElement => {
  const button = root?.querySelector<HTMLElement>(selector);
  if (!button) throw new Error(`There is no ${selector}.`);
  return button;
};

test("react-board.tsx plays, hints and takes back", async () => {
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

test("both-families.tsx plays mills and mancala against its worker, hints, takes back and saves", async () => {
  localStorage.removeItem("game");
  document.body.innerHTML = '<div id="app"></div>';
  await import("../examples/both-families.tsx");
  const status = (): string => `${document.querySelector("main > p")?.textContent}`;
  const app = (name: string): HTMLElement => {
    const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  for (const [variant, tag, spot, answered] of [
    ["nineMens", "morabaraba-board", '[data-point="d6"]', /Dark places a cow on .*Light to place a cow/],
    ["oware", "mancala-board", '[data-house="2"]', /North sows .*South is to move/],
  ] as const) {
    await vi.waitFor(() => app(variant).click(), { timeout: 10_000 });
    const board = await vi.waitFor(() => buttonIn(document, tag), { timeout: 10_000 });
    await vi.waitFor(() => buttonIn(board.shadowRoot, spot).click(), { timeout: 10_000 });
    await vi.waitFor(() => expect(status()).toMatch(answered), { timeout: 20_000 });
    app("Hint").click();
    await vi.waitFor(() => expect(status()).toContain("Hint: "), { timeout: 20_000 });
    expect(localStorage.getItem("game")).toContain(variant);
    app("Take back").click();
    await vi.waitFor(() => expect((board as unknown as { game: { ply: number } }).game.ply).toBe(0));
  }
});
