/** Checks boards with axe in each theme, at two widths and zoomed, and with a screen reader's view. */
import axe from "axe-core";
import { createGame } from "morabaraba";
import { createGame as createMancala, defineVariant, parsePosition } from "morabaraba/mancala";
import { afterEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { pageThemes } from "../../../src/element/theme.ts";
import * as mancala from "../../support/element/mancala.ts";
import * as mills from "../../support/element/morabaraba.ts";
import {
  act,
  all,
  brightnessOf,
  clickOn,
  drawn,
  frames,
  middleOf,
  part,
  set,
  statusOf,
} from "../../support/element/page.ts";
import { said } from "../../support/said.ts";
import { someOf } from "../../support/share.ts";

const { ENDING, MILL, MOVING, threeMens } = mills;
const drawings = { arrows: [{ from: "a1", to: "a4" }], shut: ["g7"] };
const swap = defineVariant("kalah", { name: "pie", swap: true });

/** Boards, and the buttons to press on them. */
const onMills =
  (settings: object, ...points: readonly string[]) =>
  async (theme: string, width: number) => {
    const board = await mills.shown({ ...settings, theme }, width);
    await clickOn(...points.map((point) => mills.buttonOf(board, point)));
  };
const onMancala =
  (settings: object, ...houses: readonly number[]) =>
  async (theme: string, width: number) => {
    const board = await mancala.shown({ ...settings, theme }, width);
    await clickOn(...houses.map((house) => mancala.houseOf(board, house)));
  };
/** Types a move that is refused, so that the field and the reason are visible. */
async function typeIn(board: HTMLElement, text: string): Promise<void> {
  board.focus();
  await act(["key", "/"], ["key", text], ["key", "Enter"]);
  await drawn();
}
const states = {
  "mills at the start": onMills({}),
  "mills with a chosen cow": onMills({ position: MOVING }, "d7"),
  "mills while a shot is awaited": onMills({ position: MILL }, "g7"),
  "mills after a refusal": onMills({ position: MILL }, "a4"),
  "mills at the end": onMills({ position: ENDING }, "f6", "g7", "e3"),
  "mills that nobody plays on": onMills({ playable: "none" }),
  "mills that are set up": onMills({ editable: true }, "a7"),
  "mills with drawings": onMills({ drawable: true, drawings }),
  "mills of another shape": onMills({ game: createGame(threeMens), orientation: "dark" }, "b2"),
  "mills with names for speech": onMills({ position: MILL, spoken: true }),
  "mills with the field for typed moves": async (theme: string, width: number) => {
    const board = await mills.shown({ theme }, width);
    await typeIn(board, "z");
  },
  "mancala with the field for typed moves": async (theme: string, width: number) => {
    const board = await mancala.shown({ theme, status: "hidden" }, width);
    await typeIn(board, "9");
  },
  "mancala at the start": onMancala({}),
  "mancala after a ply": onMancala({ game: createMancala("oware") }, 2),
  "mancala after a refusal": onMancala({}, 8),
  "mancala while seeds are sown": onMancala({ animation: 5000 }, 2),
  "mancala at the end": onMancala({ game: parsePosition("0,0,0,0,0,1/0,0,0,0,0,3 2,0 s") }, 5),
  "mancala that nobody plays on": onMancala({ playable: "none" }),
  "mancala with a swap": onMancala({ game: createMancala(swap), orientation: "north" }, 0),
};

document.documentElement.lang = "en";
document.title = "A board";

describe.each([
  [320, 1],
  [1280, 1],
  [1280, 2],
  [1280, 4],
])("at %d pixels, %d times as large", (width, zoom) => {
  test.each(
    someOf(
      (width === 320 ? pageThemes : (["earth", "dark"] as const)).flatMap((theme) =>
        Object.entries(states).map(([state, show]) => [theme, state, show] as const),
      ),
      20,
    ),
  )("axe finds nothing against %s %s", async (theme, state, show) => {
    await page.viewport(width, 800);
    document.documentElement.style.zoom = `${zoom}`;
    await show(theme, Math.min(width - 16, 640) / zoom);
    const heading = document.createElement("h1");
    heading.textContent = "A game";
    document.querySelector("main")?.prepend(heading);
    const { violations, passes } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
    // Nothing needs scrolling in two directions.
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    if (theme === "dark" || width === 320)
      await commands.photograph(`axe-${width}-${zoom}-${theme}-${state}`);
  });
});

describe("a screen reader gets a named group with buttons and the status", () => {
  const heardBy = async (): Promise<
    readonly [of: (role: string) => string[], states: (name: string) => unknown]
  > => {
    const heard = await commands.hear();
    return [
      (role) => heard.filter((node) => node.role === role).map(({ name }) => name),
      (name) => heard.find((node) => node.name === name)?.states,
    ];
  };

  test("for points and hands", async () => {
    document.documentElement.style.zoom = "";
    await page.viewport(414, 800);
    const board = await mills.shown({ position: MILL });
    await mills.click(board, "g7");
    const [of, statesOf] = await heardBy();
    expect(of("group")).toEqual(["Morabaraba"]);
    expect(of("button")).toHaveLength(25);
    expect(of("button")).toEqual(
      expect.arrayContaining([
        said(["marks.chosen", { place: "g7, light cow" }]),
        said(["marks.target", { place: "a4, dark cow" }]),
        said(["points.empty", { point: "d6" }]),
        "Cancel",
      ]),
    );
    const texts = [
      said(["hand", { player: "light", count: 9 }], ["hand", { player: "dark", count: 10 }]),
      statusOf(board),
    ];
    expect(of("StaticText")).toEqual(expect.arrayContaining(texts));
    expect(statesOf(said(["marks.chosen", { place: "g7, light cow" }]))).toMatchObject({ pressed: "true" });
    expect([...of("img"), ...of("image")]).toEqual([]);
  });

  test("for houses and stores", async () => {
    const board = await mancala.shown();
    await mancala.click(board, 2);
    await drawn();
    const [of, statesOf] = await heardBy();
    expect(of("group")).toEqual(["Kalah"]);
    expect(of("button")).toHaveLength(12);
    expect(of("button")).toEqual(expect.arrayContaining(["House 1 of South: 4", "House 3 of South: 0"]));
    const texts = ["Store of South: 1. Store of North: 0.", statusOf(board)];
    expect(of("StaticText")).toEqual(expect.arrayContaining(texts));
    expect(statesOf("House 3 of South: 0")).toMatchObject({ disabled: true });
    expect([...of("img"), ...of("image")]).toEqual([]);
  });
});

test.each([
  ["mills", () => mills.shown({})],
  ["mancala", () => mancala.shown({})],
] as const)("focus() of a board of %s leads to where the tab key does", async (_, show) => {
  const board = (await show()) as HTMLElement;
  board.focus();
  expect(document.activeElement).toBe(board);
  const focused = board.shadowRoot?.activeElement as HTMLElement;
  expect(focused.matches("button")).toBe(true);
  expect(focused.tabIndex).toBe(0);
});

// How boards look under people's settings: a forced dark mode, large text, and pages from right to left.

/** One cow of each side is shot, and each hand ends with a picture of one cow. */
const SHOT = "LL5D/1D5L/8 l 9,9 - 0 6";

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  document.body.removeAttribute("dir");
  document.body.replaceChildren();
  await page.viewport(414, 896);
});

describe("a browser that forces a dark mode on pages", () => {
  const themes = ["earth", "dark", "cream", "print"];
  const small = ["[data-point=d6]", ".shot svg:not([hidden])", ".hand svg:nth-child(3)", ".side"];

  test.each(themes)("changes no cow of the theme %s", (theme) =>
    forcedKeeps(() => mills.shown({ theme, position: SHOT, variant: "mssa" }), small),
  );

  test.each(themes)("changes no seed of the theme %s", (theme) =>
    forcedKeeps(() => mancala.shown({ theme, variant: "oware" }), ["[part~=point]"]),
  );

  test("changes no small board", () =>
    forcedKeeps(() => mills.shown({ hands: "none", status: "hidden" }, 40), [".picture"]));

  test("leaves sides apart on a board that follows the page", async () => {
    const board = await mills.shown({ theme: "auto", position: SHOT, variant: "mssa" });
    await commands.forceDark(true);
    await frames(3);
    const [light = 0, dark = 0] = await brightnessOf([part(board, "side-light"), part(board, "side-dark")]);
    await commands.forceDark(false);
    expect(light - dark).toBeGreaterThan(60);
  });

  /** Shows a board with and without the dark mode: what some nodes look like must be the same. */
  async function forcedKeeps(show: () => Promise<HTMLElement>, selectors: readonly string[]): Promise<void> {
    const look = async (isForced: boolean): Promise<readonly number[]> => {
      await commands.forceDark(isForced);
      const board = await show();
      await frames(3);
      const nodes = selectors.flatMap((selector) => all(board, selector));
      return brightnessOf(nodes.filter((each) => each.getBoundingClientRect().width > 0));
    };
    const [forced, usual] = [await look(true), await look(false)];
    expect(usual.length).toBeGreaterThanOrEqual(selectors.length);
    expect(Math.max(...usual.map((each, i) => Math.abs(each - (forced[i] as number))))).toBeLessThan(45);
  }
});

test("a board that follows the page takes the page's scheme", async () => {
  const board = await mills.shown({ theme: "auto" });
  const ground = (): string => getComputedStyle(all(board, ".picture .ground")[0] as Element).fill;
  const light = ground();
  document.documentElement.style.colorScheme = "dark";
  expect(ground()).not.toBe(light);
});

describe("text at 200 percent", () => {
  test.each([
    [320, 640],
    [390, 844],
    [844, 390],
  ])("stays on a page of %d by %d points, and nothing overlaps", async (...size) => {
    await page.viewport(...size);
    document.documentElement.style.fontSize = "200%";
    document.body.style.margin = "0";
    const board = await mills.shown({ position: SHOT, variant: "mssa" }, size[0]);
    for (const [slot, text] of [
      ["name-light", "Thandi Mkhize-Ndlovu van der Merwe"],
      ["name-dark", "Sipho"],
      ["clock-light", "12:05"],
      ["clock-dark", "1:09:41"],
    ] as const) {
      const node = document.createElement("span");
      node.slot = slot;
      node.textContent = text;
      board.append(node);
    }
    await frames(4);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
    for (const side of ["light", "dark"]) {
      const bar = part(board, `bar-${side}`);
      const clock = board.querySelector(`[slot=clock-${side}]`) as Element;
      const name = bar.querySelector(".name") as Element;
      const boxes = [".side", ".hand", ".shot:not([hidden])"].flatMap((selector) => [
        ...bar.querySelectorAll(selector),
      ]);
      const rects = [name, clock, ...boxes].map((node) => node.getBoundingClientRect());
      const outer = bar.getBoundingClientRect();
      expect(name.getBoundingClientRect().width).toBeGreaterThan(60);
      for (const rect of rects) {
        expect([
          rect.left >= outer.left,
          rect.right <= outer.right + 0.5,
          rect.bottom <= outer.bottom + 1,
        ]).toEqual([true, true, true]);
        for (const other of rects.filter((each) => each !== rect)) {
          const across = Math.min(rect.right, other.right) - Math.max(rect.left, other.left);
          const down = Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top);
          expect(Math.min(across, down)).toBeLessThanOrEqual(0.5);
        }
      }
    }
    document.body.removeAttribute("style");
  });

  test("leaves a mancala board houses that a finger can press", async () => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = "200%";
    const board = await mancala.shown({}, 304);
    await frames(4);
    expect(mancala.houseOf(board, 0).getBoundingClientRect().width).toBeGreaterThan(36);
    expect(part(board, "board").offsetHeight).toBeLessThanOrEqual(640);
  });
});

describe("a page from right to left", () => {
  test("keeps the beginning of a long Latin name, and does not mirror the board", async () => {
    document.body.dir = "rtl";
    const board = await mills.shown({
      messages: { players: { light: "Thandi Mkhize-Ndlovu van der Merwe" } },
    });
    await frames(3);
    const name = part(board, "bar-light").querySelector(".name") as HTMLElement;
    expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    expect(getComputedStyle(name).direction).toBe("ltr");
    const own = document.createElement("div");
    own.slot = "name-light";
    own.textContent = "نص طويل جدا من اليمين إلى اليسار هنا";
    board.append(own);
    await frames(2);
    expect(getComputedStyle(name).direction).toBe("rtl");
    own.textContent = "Thandi Mkhize-Ndlovu van der Merwe";
    await frames(2);
    expect(getComputedStyle(name).direction).toBe("ltr");
    const [left] = middleOf(mills.buttonOf(board, "a7"));
    const [right] = middleOf(mills.buttonOf(board, "g7"));
    expect(left).toBeLessThan(right);
    board.focus();
    const focused = (): string | null | undefined =>
      board.shadowRoot?.activeElement?.getAttribute("data-point");
    await set(board, {});
    expect(focused()).toBe("a7");
    mills
      .buttonOf(board, "a7")
      .dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(focused()).toBe("d7");
  });
});
