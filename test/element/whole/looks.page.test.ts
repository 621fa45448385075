/** How boards look under people's settings: a forced dark mode, large text, and pages from right to left. */
import { afterEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import * as mancala from "../../support/element/mancala.ts";
import * as mills from "../../support/element/morabaraba.ts";
import { all, brightnessOf, frames, middleOf, part, set } from "../../support/element/page.ts";

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
