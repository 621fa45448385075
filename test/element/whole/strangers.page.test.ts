/** Boards on pages that know nothing of them. Measuring changes nothing that these pages can see. */
import { afterEach, describe, expect, test } from "vitest";
import { all, frames, later, part } from "../../support/element/page.ts";
import { strangers, strangerWith } from "../../support/element/strangers.ts";
import { someOf } from "../../support/share.ts";

/** The modules that define the elements, as the test's server serves them. */
const modules = { "morabaraba-board": "/src/board.ts", "mancala-board": "/src/mancala-board.ts" } as const;
type Tag = keyof typeof modules;

interface Opened {
  readonly view: Window & typeof globalThis;
  readonly box: HTMLIFrameElement;
  readonly board: HTMLElement;
  /** Everything that scrolls. */
  readonly scrollers: readonly Element[];
}

/** Opens a page of a name or with a body in a window of its own, and waits until its board is fitted. */
async function open(name: string, tag: Tag, [width, height]: readonly [number, number]): Promise<Opened> {
  const box = document.createElement("iframe");
  box.style.cssText = `border:0;width:${width}px;height:${height}px`;
  box.srcdoc = strangerWith(name, tag, `import { define } from "${modules[tag]}"; define()`);
  document.body.replaceChildren(box);
  const find = (): HTMLElement | null | undefined =>
    [box, box.contentDocument?.querySelector("iframe")]
      .map((each) => each?.contentDocument?.querySelector<HTMLElement>(tag))
      .find((each) => each);
  await expect
    .poll(() => find()?.shadowRoot?.querySelector("[part~=point]"), { timeout: 30_000 })
    .toBeTruthy();
  const board = find() as HTMLElement;
  const view = board.ownerDocument.defaultView as Window & typeof globalThis;
  await later(200);
  await frames(4);
  const page = board.ownerDocument;
  const scrollers = [page.scrollingElement as Element, ...page.querySelectorAll("#messages, dialog")];
  return { view, box, board, scrollers };
}

const sizeOf = (board: HTMLElement): readonly number[] => {
  const { width, height } = part(board, "board").getBoundingClientRect();
  const frame = all(board, ".frame")[0]?.getBoundingClientRect() ?? new DOMRect();
  return [width, height, frame.width, frame.height].map(Math.round);
};

const placesOf = (scrollers: readonly Element[]): readonly number[] =>
  scrollers.map(({ scrollTop }) => scrollTop);

afterEach(() => document.body.replaceChildren());

describe.each(Object.keys(modules) as Tag[])("<%s>", (tag) => {
  describe.each(someOf(Object.keys(strangers), 4))("on the page %s", (name) => {
    test.each([
      [390, 660],
      [1440, 900],
    ])("at %d by %d points fits the window, wherever things are scrolled", async (...size) => {
      const { view, board, scrollers } = await open(name, tag, size);
      const page = view.document;
      const first = sizeOf(board);
      const [records, shifts] = [[] as unknown[], [] as unknown[]];
      expect(first[1]).toBeLessThanOrEqual(
        Math.min(view.innerHeight, page.querySelector("#messages")?.clientHeight ?? 1e6),
      );
      expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(view.innerWidth);
      expect(Math.min(first[2] as number, first[3] as number)).toBeGreaterThan(
        tag === "mancala-board" ? 90 : 150,
      );
      new view.MutationObserver((list) => records.push(...list)).observe(page, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
      new view.PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: "layout-shift",
      });
      for (const share of [0, 0.2, 0.5, 1, 0.7]) {
        for (const each of scrollers) each.scrollTop = share * (each.scrollHeight - each.clientHeight);
        await frames(2);
        const places = placesOf(scrollers);
        view.dispatchEvent(new Event("resize"));
        await frames(3);
        expect([sizeOf(board), placesOf(scrollers)]).toEqual([first, places]);
      }
      expect([records, shifts]).toEqual([[], []]);
    });

    test("keeps its place and gets no smaller when the window gets higher", async () => {
      const { box, board, scrollers } = await open(name, tag, [390, 660]);
      for (const each of scrollers) each.scrollTop = 1e6;
      await frames(2);
      const [before, places] = [sizeOf(board), placesOf(scrollers)];
      box.style.height = "716px";
      await frames(4);
      for (const [i, length] of sizeOf(board).entries())
        expect(length).toBeGreaterThanOrEqual(before[i] as number);
      scrollers.forEach(({ scrollTop, scrollHeight, clientHeight }, i) => {
        const most = scrollHeight - clientHeight;
        expect(Math.abs(scrollTop - Math.min(places[i] as number, most))).toBeLessThanOrEqual(60);
      });
      box.style.height = "660px";
      await frames(4);
      expect(sizeOf(board)).toEqual(before);
    });
  });

  test.each(
    someOf<readonly [string, string]>(
      [
        ["a sticky box", `<div style="position:sticky;top:40px">{board}</div>`],
        [
          "a sticky box in a scroller",
          `<style>.after{display:none}</style><div class="box"><p>Above</p><div style="position:sticky;top:9px">{board}</div><p style="height:2000px"></div>`,
        ],
        ["a fixed box", `<div style="position:fixed;inset:60px 20px auto 20px">{board}</div>`],
        [
          "a scroller that begins at its end",
          `<div class="box" style="display:flex;flex-direction:column-reverse"><p style="flex:none;height:900px"></p><div>{board}</div><p style="flex:none;height:200px"></p></div>`,
        ],
        [
          "a scroller from right to left",
          `<div class="box" dir="rtl"><div style="width:1400px">{board}<p style="height:900px"></div></div>`,
        ],
        ["a box that is scaled", `<div style="transform:scale(0.5);transform-origin:0 0">{board}</div>`],
        ["a box that is zoomed", `<div style="zoom:0.5">{board}</div>`],
        [
          "a box without a box",
          `<div style="display:contents"><div style="display:contents">{board}</div></div>`,
        ],
        [
          "a grid in a window",
          `<div style="display:grid;grid-template:auto minmax(0,1fr)/1fr;height:100vh"><p>Above</p>{board}</div>`,
        ],
        [
          "a row of a flexible box",
          `<div style="display:flex"><div style="flex:1">{board}</div><aside style="width:300px;height:1500px">Moves</aside></div>`,
        ],
        [
          "a box that is laid out when it is seen",
          `<div style="content-visibility:auto;contain-intrinsic-size:auto 500px">{board}</div>`,
        ],
        ["a padded board", `<style>${tag}{padding:20px 12px;border:3px solid}</style>{board}`],
        ["a board of a greatest height", `<style>${tag}{max-height:400px}</style>{board}`],
      ],
      5,
    ),
  )("in %s has one size", async (_, place) => {
    const body = `<style>.box{height:400px;overflow:auto}</style><h1>Title</h1>${place}<div class="after" style="height:2000px">After</div>`;
    const { view, board } = await open(body, tag, [900, 700]);
    const page = view.document;
    const [first, records] = [sizeOf(board), [] as unknown[]];
    expect(first[1]).toBeLessThanOrEqual(page.querySelector(".box")?.clientHeight ?? 700);
    expect(first[1]).toBeLessThanOrEqual(Number.parseFloat(view.getComputedStyle(board).maxHeight) || 700);
    expect(first[3]).toBeGreaterThan(100);
    new view.MutationObserver((list) => records.push(...list)).observe(page, {
      attributes: true,
      subtree: true,
    });
    const scrollers = [page.scrollingElement as Element, ...page.querySelectorAll(".box")];
    for (const top of [300, -300, 80, 1e6, 0]) {
      for (const each of scrollers) each.scrollTop = top;
      await frames(2);
      const places = placesOf(scrollers);
      view.dispatchEvent(new Event("resize"));
      await frames(3);
      expect([sizeOf(board), placesOf(scrollers)]).toEqual([first, places]);
    }
    expect(records).toEqual([]);
  });

  test("has its size in a panel that is shown later", async () => {
    const { view, board } = await open("<div hidden>{board}</div>", tag, [900, 700]);
    (board.parentElement as HTMLElement).hidden = false;
    await later(200);
    await frames(3);
    const shown = sizeOf(board);
    view.dispatchEvent(new Event("resize"));
    await frames(3);
    expect(sizeOf(board)).toEqual(shown);
    expect(shown[1]).toBeLessThanOrEqual(700);
  });
});
