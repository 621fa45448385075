/** Boards on pages that know nothing of them. Measuring changes nothing that these pages can see. */
import { afterEach, describe, expect, test } from "vitest";
import { all, frames, later, part } from "../../support/element/page.ts";
import { strangers, strangerWith } from "../../support/element/strangers.ts";

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

/** Opens a page in a window of its own, and waits until its board is fitted. */
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
  describe.each(Object.keys(strangers))("on the page %s", (name) => {
    test.each([
      [390, 660],
      [1440, 900],
    ])("at %d by %d points fits the window, wherever things are scrolled", async (...size) => {
      const { view, board, scrollers } = await open(name, tag, size);
      const page = view.document;
      const first = sizeOf(board);
      const [records, shifts]: unknown[][] = [[], []];
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
});
