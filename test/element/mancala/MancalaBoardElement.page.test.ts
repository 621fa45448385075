/** The element in a page: what it shows, what people do on it, and its events. */
import {
  applyMove,
  createGame,
  defineVariant,
  explainMove,
  formatPosition,
  type Game,
  legalMoves,
  parsePosition,
} from "morabaraba/mancala";
import type { MancalaBoardElement } from "morabaraba/mancala/board";
import { afterEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { click, eventsOf, houseOf, shown } from "../../support/element/mancala.ts";
import {
  act,
  all,
  clickOn,
  drawn,
  later,
  middleOf,
  part,
  set,
  shapes,
  statusOf,
} from "../../support/element/page.ts";
import { said } from "../../support/said.ts";

const pie = (): Game => createGame(defineVariant("kalah", { name: "pie", swap: true }));

/** Waits until the sowing has ended. */
async function rested(board: MancalaBoardElement): Promise<void> {
  while (board.sowing) await later(10);
  await drawn();
}

afterEach(() => commands.prefer({ reducedMotion: "no-preference", forcedColors: "none" }));

describe("the board", () => {
  test("has a labelled button for each house, and a text about the stores", async () => {
    const board = await shown({ game: parsePosition("1,2,3,4,5,6/7,8,9,10,11,12 3,4 n") });
    expect(houseOf(board, 0).ariaLabel).toBe(
      said(["mancala.places.house", { house: 1, owner: "south", seeds: 1 }]),
    );
    expect(houseOf(board, 11).ariaLabel).toBe(
      said(["mancala.places.house", { house: 6, owner: "north", seeds: 12 }]),
    );
    const oware = await shown({ game: createGame("oware") });
    expect([0, 11].map((at) => houseOf(oware, at).ariaLabel)).toEqual([
      said(["mancala.places.house", { house: "A", owner: "south", seeds: 4 }]),
      said(["mancala.places.house", { house: "f", owner: "north", seeds: 4 }]),
    ]);
    expect(houseOf(board, 6).part.value).toBe("point house north playable");
    expect(houseOf(board, 0).part.value).toBe("point house south");
    expect([houseOf(board, 6), houseOf(board, 0)].map(({ ariaDisabled }) => ariaDisabled)).toEqual([
      "false",
      "true",
    ]);
    expect(part(board, "unseen").textContent).toBe("Store of South: 3. Store of North: 4.");
    expect(part(board, "frame").ariaLabel).toBe("Kalah");
    expect(shapes(board, "playable")).toBe(6);
  });

  test("can leave out names, and has the colours of its theme", async () => {
    const board = await shown({ coordinates: false, theme: "dark" });
    expect(shapes(board, "name > .edge")).toBe(0);
    const ground = (): string | null | undefined => all(board, ".picture .ground")[0]?.getAttribute("fill");
    expect(ground()).toContain("#2e231e");
    await set(board, { theme: "auto" });
    expect(ground()).toContain("light-dark");
  });
});

describe("the layout", () => {
  const size = (board: MancalaBoardElement): string | null => part(board, "picture").getAttribute("viewBox");

  test("is upright in a narrow box, with houses large enough for a finger, and follows the box", async () => {
    await page.viewport(1000, 900);
    const board = await shown({}, 360);
    expect(size(board)).toBe("0 0 600 1026");
    expect(houseOf(board, 0).getBoundingClientRect().width).toBeGreaterThan(44);
    const { parentElement } = board;
    if (parentElement) parentElement.style.width = "700px";
    await later(100);
    expect(size(board)).toBe("0 0 1100 400");
    expect(houseOf(board, 0).getBoundingClientRect().width).toBeGreaterThan(44);
    await page.viewport(414, 896);
  });

  test("is the one that was set", async () => {
    const board = await shown({ layout: "wide" }, 360);
    expect([board.layout, size(board)]).toEqual(["wide", "0 0 1100 400"]);
    await set(board, { layout: "upright" });
    expect(size(board)).toBe("0 0 600 1026");
    board.layout = null;
    expect(board.layout).toBe("auto");
  });
});

describe.each([
  ["wide", "south", "ArrowLeft"],
  ["wide", "north", "ArrowRight"],
  ["upright", "south", "ArrowDown"],
  ["upright", "north", "ArrowUp"],
] as const)("a board that is sown clockwise, %s, from the %s", (layout, orientation, arrow) => {
  const settings = { layout, orientation };

  test("plays the house that is pressed in the mirror image", async () => {
    const usual = await shown(settings, 380);
    const [middle] = middleOf(part(usual, "frame"));
    const places = usual.game.houses.map((_, i) => middleOf(houseOf(usual, i)));
    for (const [i, [x, y]] of places.slice(0, 6).entries()) {
      const board = await shown({ ...settings, direction: "clockwise" }, 380);
      const events = eventsOf(board);
      await act(["click", 2 * middle - x, y]);
      await drawn();
      expect(events.find(([name]) => name === "move")?.[1]).toMatchObject({ move: { house: i + 1 } });
      expect(board.game).toEqual(applyMove(createGame(), `${i + 1}`));
    }
  });

  test("has arrow keys that lead where they point, and houses in sowing order", async () => {
    const board = await shown({ ...settings, direction: "clockwise" }, 380);
    const focused = (): string | undefined =>
      (board.shadowRoot?.activeElement as HTMLElement | undefined)?.dataset["house"];
    board.focus();
    expect(focused()).toBe("0");
    for (const house of ["1", "2"]) {
      await act(["key", arrow]);
      expect(focused()).toBe(house);
    }
    await act(["key", "PageDown"]);
    expect(focused()).toBe("3");
    await act(["key", "Enter"]);
    expect(board.game).toEqual(applyMove(createGame(), "4"));
    const order = all(board, "[part~=point]").map(({ ariaLabel }) => ariaLabel?.split(":")[0]);
    expect(order).toEqual(
      ["South", "North"].flatMap((owner) => [1, 2, 3, 4, 5, 6].map((name) => `House ${name} of ${owner}`)),
    );
  });
});

test("a board whose direction changes fades into its mirror image", async () => {
  const board = await shown({ animation: 200 });
  expect(board.direction).toBe("counter-clockwise");
  const { left } = houseOf(board, 0).getBoundingClientRect();
  await click(board, 2);
  await later(30);
  await set(board, { direction: "clockwise" });
  expect(all(board, ".picture")).toHaveLength(2);
  expect(houseOf(board, 0).getBoundingClientRect().left).toBeGreaterThan(left);
  await rested(board);
  await expect.poll(() => all(board, ".picture")).toHaveLength(1);
  expect(shapes(board, "sown")).toBe(4);
  board.direction = null;
  expect([board.direction, board.hasAttribute("direction")]).toEqual(["counter-clockwise", false]);
});

test("forced colours show seeds, and hollows with an edge", async () => {
  await commands.prefer({ forcedColors: "active" });
  const board = await shown();
  const strokeOf = (name: string): string => getComputedStyle(all(board, `.${name}`)[0] as Element).stroke;
  expect(strokeOf("seeds")).not.toBe(strokeOf("hollow"));
  expect(strokeOf("lip")).toBe(strokeOf("seeds"));
});

describe("a press", () => {
  test("plays a house, and emits its events", async () => {
    const board = await shown();
    const events = eventsOf(board);
    const before = board.game;
    await click(board, 2);
    await drawn();
    const after = applyMove(before, "3");
    expect(board.game).toEqual(after);
    const steps = explainMove(before, "3");
    expect(events.filter(([name]) => name === "move")).toEqual([
      ["move", { move: { house: 3 }, notation: "3", steps, before, game: after }],
    ]);
    expect(events.filter(([name]) => name === "cue").map(([, cue]) => cue)).toEqual([
      { kind: "lift", at: 2 },
      { kind: "sow", at: 3 },
      { kind: "sow", at: 4 },
      { kind: "sow", at: 5 },
      { kind: "sow", at: "south" },
      { kind: "turn" },
    ]);
    const status = said(
      ["mancala.steps.lift", { player: "south", house: 3, seeds: 4 }],
      ["mancala.turns.again", { player: "south" }],
    );
    expect(events.at(-1)).toEqual(["update", { game: after, status }]);
    expect([statusOf(board), board.statusText]).toEqual([status, status]);
    expect([shapes(board, "last"), shapes(board, "sown")]).toEqual([1, 4]);
  });

  test("on a house that cannot be played is refused, with a text, each time", async () => {
    const board = await shown({ animation: 200 });
    const events = eventsOf(board);
    await click(board, 8);
    await drawn();
    expect(statusOf(board)).toBe(said(["mancala.refusals.not-your-house"]));
    expect(shapes(board, "refused")).toBe(1);
    await click(board, 2);
    await rested(board);
    expect(shapes(board, "refused")).toBe(0);
    await click(board, 2);
    await drawn();
    expect(statusOf(board)).toBe(said(["mancala.refusals.empty-house"]));
    expect(events.filter(([name]) => name === "refuse").map(([, detail]) => detail)).toEqual([
      { code: "not-your-house", at: 8 },
      { code: "empty-house", at: 2 },
    ]);
    expect(
      events.filter(([name, cue]) => name === "cue" && (cue as { kind: string }).kind === "refuse"),
    ).toHaveLength(2);
  });

  test("plays the swap if it is legal", async () => {
    const board = await shown({ game: pie() });
    expect(part(board, "swap").hidden).toBe(true);
    await click(board, 0);
    await drawn();
    const swap = part(board, "swap");
    expect([swap.hidden, swap.textContent]).toEqual([false, said(["mancala.buttons.swap"])]);
    const before = board.game;
    await clickOn(swap);
    await drawn();
    expect(board.game).toEqual(applyMove(before, "swap"));
    expect(part(board, "swap").hidden).toBe(true);
    // A program can press a hidden button.
    const events = eventsOf(board);
    swap.click();
    expect(events[0]).toEqual(["refuse", { code: "no-swap", at: 0 }]);
  });
});

test("a premove alone is no sowing", async () => {
  const board = await shown({ playable: "north", premove: true });
  const premoves: unknown[] = [];
  board.addEventListener("premove", ({ detail }) => premoves.push(detail.move));
  await click(board, 8);
  expect([board.sowing, premoves]).toEqual([false, [{ house: 3 }]]);
});

describe("a sowing", () => {
  test("is shown seed by seed, while `game` is already after it", async () => {
    const board = await shown({ animation: 200 });
    await click(board, 2);
    expect(board.sowing).toBe(true);
    await later(60);
    expect(shapes(board, "hand")).toBe(1);
    expect(board.game.houses[2]).toBe(0);
    expect(shapes(board, "sown")).toBeLessThan(4);
    // Hovering does not restart it.
    await act(["move", ...middleOf(houseOf(board, 1))]);
    await rested(board);
    expect([shapes(board, "hand"), shapes(board, "sown")]).toEqual([0, 4]);
  });

  test("is ended by a press beside the houses, by Escape and by the next press", async () => {
    const board = await shown({ animation: 5000 });
    const hurries: readonly (() => Promise<void>)[] = [
      () => clickOn(part(board, "frame")),
      () => act(["key", "Escape"]),
      () => click(board, 8),
      async () => board.cancelTurn(),
    ];
    for (const hurry of hurries) {
      await set(board, { game: createGame() });
      await click(board, 2);
      await later(30);
      expect(board.sowing).toBe(true);
      await hurry();
      await drawn();
      expect([board.sowing, shapes(board, "hand"), shapes(board, "sown")]).toEqual([false, 0, 4]);
    }
    board.hurry();
    await click(board, 1, 2);
    expect(board.game.ply).toBeGreaterThan(0);
  });

  test("of a reply waits for the one before", async () => {
    const board = await shown({ animation: 100, playable: "south" });
    const cues: unknown[] = [];
    board.addEventListener("cue", ({ detail }) => cues.push(detail.kind));
    board.addEventListener("move", ({ detail }) => {
      const { game } = detail;
      if (game.turn === "north") board.game = applyMove(game, legalMoves(game)[0] as never);
    });
    houseOf(board, 0).click();
    expect(board.game.ply).toBe(2);
    expect(cues.filter((kind) => kind === "lift").length).toBeLessThan(2);
    await rested(board);
    expect(cues.filter((kind) => kind === "turn")).toHaveLength(2);
    expect(statusOf(board)).toContain("North sows house 1");
  });

  test("is not animated if people prefer reduced motion", async () => {
    await commands.prefer({ reducedMotion: "reduce" });
    const board = await shown({ animation: 200 });
    await click(board, 2);
    await drawn();
    expect([board.sowing, shapes(board, "sown")]).toEqual([false, 4]);
  });

  test("with a capture ends in the store", async () => {
    const board = await shown({ animation: 40, game: parsePosition("0,0,1,0,0,3/0,0,4,0,0,1 0,0 s") });
    await click(board, 2);
    await rested(board);
    expect(shapes(board, "captured")).toBe(2);
    expect(board.game.stores.south).toBe(5);
  });

  test("ends when the board is removed", async () => {
    const board = await shown({ animation: 5000 });
    await click(board, 2);
    await later(30);
    board.remove();
    expect(board.sowing).toBe(false);
    board.game = applyMove(board.game, "6");
    document.body.append(board);
    await drawn();
    expect(board.sowing).toBe(false);
    expect(formatPosition(board.game)).toBe("4,4,0,5,5,0/5,5,5,5,4,4 2,0 n");
  });
});

test("a playable house is highlighted under a mouse, but not under a finger", async () => {
  const board = await shown();
  await act(["move", ...middleOf(houseOf(board, 2))]);
  await drawn();
  expect(shapes(board, "hover")).toBe(1);
  await act(["move", ...middleOf(houseOf(board, 8))]);
  await drawn();
  expect(shapes(board, "hover")).toBe(0);
  await act(["move", ...middleOf(houseOf(board, 2))], ["move", 1, 1]);
  await drawn();
  expect(shapes(board, "hover")).toBe(0);
  await act(["tap", ...middleOf(houseOf(board, 1))]);
  await drawn();
  expect(shapes(board, "hover")).toBe(0);
});

test.each([
  ["drag", 0.3],
  ["pen", 0.3],
  // A finger that moves farther scrolls the page.
  ["touch", 0.1],
] as const)("a press that slips within a house is one press (%s)", async (how, far) => {
  const board = await shown({ game: createGame("oware") });
  const events = eventsOf(board);
  const house = houseOf(board, 2);
  const [x, y] = middleOf(house);
  const slip = far * house.getBoundingClientRect().width;
  await act([how, x - slip, y, x + slip / 2, y]);
  await drawn();
  expect([events.map(([name]) => name).filter((name) => name !== "cue"), board.game.houses[2]]).toEqual([
    ["move", "update"],
    0,
  ]);
});
