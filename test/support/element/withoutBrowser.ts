/** Boards in an app's tests under jsdom or happy-dom: without layout or motion, but playable. */
import { createGame, parsePosition } from "morabaraba";
import { define, type MorabarabaBoardElement } from "morabaraba/board";
import { createGame as createMancala } from "morabaraba/mancala";
import { define as defineMancala, type MancalaBoardElement } from "morabaraba/mancala/board";
import { expect, test } from "vitest";

const drawn = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A board as a page has it, with a game that was set before the element was defined. */
async function open<Board extends HTMLElement>(tag: string, game: unknown): Promise<Board> {
  document.body.innerHTML = `<${tag}></${tag}>`;
  const board = document.querySelector(tag) as Board;
  Object.assign(board, { game, animation: 0 });
  define();
  defineMancala();
  await drawn();
  return board;
}

/** Presses the elements with these accessible names. */
async function press(board: HTMLElement, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const buttons = [...(board.shadowRoot?.querySelectorAll("button") ?? [])];
    const found = buttons.find((each) => each.getAttribute("aria-label")?.startsWith(name));
    if (found === undefined) throw new Error(`No button ${name}.`);
    found.click();
    await drawn();
  }
}

const statusOf = (board: HTMLElement): string | null | undefined =>
  board.shadowRoot?.querySelector("[role=status]")?.textContent;

export function playWithoutBrowser(): void {
  test("a mills board shows its game, accepts and refuses moves, and is reset", async () => {
    const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
    const board = await open<MorabarabaBoardElement>("morabaraba-board", game);
    expect(board.game).toBe(game);
    expect(board.shadowRoot?.querySelectorAll(".picture > .cow")).toHaveLength(4);
    const heard: string[] = [];
    board.addEventListener("move", ({ detail }) => heard.push(detail.notation));
    board.addEventListener("refuse", ({ detail }) => heard.push(detail.code));
    board.addEventListener("cue", ({ detail }) => heard.push(detail.kind));
    await press(board, "a7, ", "g7, ");
    expect(statusOf(board)).toContain("Light to shoot a cow.");
    await press(board, "a4, ");
    expect(heard).toEqual(["cow-in-hand", "refuse", "place", "mill", "g7xa4", "shot"]);
    expect(statusOf(board)).toContain("Dark to place a cow.");
    Object.assign(board, { game, orientation: "dark", drawings: { arrows: [{ from: "d6", to: "d7" }] } });
    await drawn();
    expect(board.shadowRoot?.querySelectorAll(".picture > .cow")).toHaveLength(4);
    board.remove();
  });

  test("a mancala board sows, sows again and is reset", async () => {
    const game = createMancala("oware");
    const board = await open<MancalaBoardElement>("mancala-board", game);
    const heard: string[] = [];
    board.addEventListener("move", ({ detail }) => heard.push(detail.notation));
    board.addEventListener("refuse", ({ detail }) => heard.push(detail.code));
    await press(board, "House a of North");
    await press(board, "House A of South");
    expect(heard).toEqual(["not-your-house", "A"]);
    expect(board.game.houses[0]).toBe(0);
    board.game = game;
    await drawn();
    await press(board, "House B of South");
    expect(heard.at(-1)).toBe("B");
  });

  test("a cow that is dragged without a layout goes back to its point", async () => {
    const board = await open<MorabarabaBoardElement>(
      "morabaraba-board",
      parsePosition("LL6/2LDD3/L6D l 0,0 - 0 40"),
    );
    const cow = board.shadowRoot?.querySelector(".movable");
    const send = (type: string, clientX: number) =>
      cow?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          buttons: 1,
          clientX,
          clientY: 0,
        }),
      );
    for (const [type, x] of [
      ["pointerdown", 0],
      ["pointermove", 20],
      ["pointerup", 20],
    ] as const) {
      send(type, x);
      await drawn();
    }
    expect([board.game.ply, board.pending]).toEqual([40, {}]);
    expect(board.shadowRoot?.querySelector(".lifted")).toBeNull();
  });

  test("keys move the focus and nothing else", async () => {
    const board = await open<MorabarabaBoardElement>("morabaraba-board", createGame());
    board.focus();
    const focused = (): Element | null | undefined => board.shadowRoot?.activeElement;
    const first = focused();
    first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(first?.getAttribute("aria-label")).toBe("a7, empty");
    expect(focused()?.getAttribute("aria-label")).toBe("d7, empty");
  });
}
