/** A board has the same size before and after the element takes over from the server's markup. */
import { parsePosition } from "morabaraba";
import { MancalaBoard, MorabarabaBoard } from "morabaraba/react";
import { MorabarabaBoard as VueBoard, MancalaBoard as VueMancalaBoard } from "morabaraba/vue";
import { createElement, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { createApp, h } from "vue";
import { click } from "../../../support/element/mancala.ts";
import { all, drawn, frames, part } from "../../../support/element/page.ts";

const windows = [
  [1200, 900],
  [700, 1000],
  [390, 844],
  [900, 400],
] as const;

const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const after = createElement("p", null, "What comes after it");
const app = createElement(
  "main",
  { style: { maxWidth: "900px" } },
  createElement("h1", null, "Morabaraba"),
  createElement(MorabarabaBoard, { game }),
  after,
  createElement(MancalaBoard, { variant: "oware", theme: "auto" }),
  after,
  createElement(MorabarabaBoard, {
    variant: "threeMens",
    hands: "none",
    status: "hidden",
    style: { height: "300px" },
  }),
  after,
);

type Place = readonly number[];

const placeOf = (node: Element | undefined): Place => {
  const { x, y, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
  return [x, y, width, height].map(Math.round);
};

/** The distance between two places, in pixels. */
const farthest = (places: readonly Place[], others: readonly Place[] = []): number =>
  Math.max(...places.flatMap((place, i) => place.map((each, j) => Math.abs(each - (others[i]?.[j] ?? 1e9)))));

/** The places of the boards, and of the nodes between them. */
const places = (): Place[] => [...document.querySelectorAll("[data-morabaraba], p")].map(placeOf);

/** Measures at all window sizes. */
async function measured<Found>(name: string, measure: () => Found): Promise<Found[]> {
  const found: Found[] = [];
  for (const [width, height] of windows) {
    await page.viewport(width, height);
    await frames(3);
    await commands.photograph(`react-${width}-${name}`);
    found.push(measure());
  }
  return found;
}

test("a board replaces its picture, and nothing else moves", async () => {
  document.body.innerHTML = `<div id="app">${renderToString(app)}</div>`;
  const pictures = (): Place[] =>
    [...document.querySelectorAll("[data-picture]")].map((each) =>
      placeOf([...each.children].find((picture) => picture.checkVisibility())),
    );
  const before = await measured("before", () => ({ places: places(), pictures: pictures() }));
  hydrateRoot(document.querySelector("#app") as Element, app);
  const boards = (): Place[] =>
    [...document.querySelectorAll<HTMLElement>("[data-morabaraba]")].map((each) =>
      placeOf(all(each, ".frame")[0]),
    );
  const now = await measured("after", () => ({ places: places(), boards: boards() }));
  expect(now.map(({ places }) => places)).toEqual(before.map(({ places }) => places));
  // The first board has bars above and below. Cows and houses stay in place.
  const [[x, y, width] = [], ...others] = now[0]?.boards ?? [];
  const picture = [x, (y as number) - 48, width, (width as number) + 96] as Place;
  expect(farthest([picture, ...others], before[0]?.pictures)).toBeLessThanOrEqual(1);
  now.forEach(({ boards }, i) => {
    expect(farthest(boards.slice(1), before[i]?.pictures.slice(1))).toBeLessThanOrEqual(1);
  });
});

describe.each([
  [1280, 800, 193],
  [800, 360, 0],
  [360, 740, 193],
])("in a window of %d by %d pixels, below %d pixels", (width, height, above) => {
  const top = createElement("div", { style: { height: `${above}px` } });
  const inReact = (board: ReactNode) => createElement("main", null, top, board);
  const boardOf = () => document.querySelector("morabaraba-board") as HTMLElement;
  const bottom = (): number => boardOf().getBoundingClientRect().bottom;
  const heightOfBoard = async (): Promise<number> => {
    await frames(4);
    return boardOf().offsetHeight;
  };
  beforeEach(async () => {
    await page.viewport(width, height);
    document.body.style.margin = "0";
    document.body.innerHTML = `<main><div style="height:${above}px"></div></main>`;
  });
  afterEach(() => document.body.removeAttribute("style"));

  test("components are as high as the element itself, which ends inside the window", async () => {
    document.querySelector("main")?.append(document.createElement("morabaraba-board"));
    const own = await heightOfBoard();
    expect(bottom()).toBeLessThanOrEqual(height);
    document.body.innerHTML = "<div></div>";
    const root = createRoot(document.querySelector("div") as Element);
    root.render(inReact(createElement(MorabarabaBoard)));
    await expect.poll(boardOf).toBeTruthy();
    expect(await heightOfBoard()).toBe(own);
    root.unmount();
    const app = createApp(() => h("main", [h("div", { style: { height: `${above}px` } }), h(VueBoard)]));
    app.mount("div");
    expect(await heightOfBoard()).toBe(own);
    app.unmount();
  });

  test("a served board ends there too, before and after the element takes over", async () => {
    const app = inReact(createElement(MorabarabaBoard));
    document.body.innerHTML = `<div>${renderToString(app)}</div>`;
    const before = await heightOfBoard();
    expect(bottom()).toBeLessThanOrEqual(height);
    const root = hydrateRoot(document.querySelector("div") as Element, app);
    expect(await heightOfBoard()).toBe(before);
    expect(Math.round(part(boardOf(), "board").getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      Math.round(bottom()),
    );
    root.unmount();
  });
});

test("a component shows its board at once, and its listeners get moves", async () => {
  const heard: string[] = [];
  const onMove = ({ detail }: { readonly detail: { readonly notation: string } }) =>
    heard.push(detail.notation);
  const app = createApp(() => h(VueMancalaBoard, { variant: "oware", animation: 0, onMove }));
  document.body.innerHTML = "<main></main>";
  app.mount("main");
  await drawn();
  const board = document.querySelector("mancala-board") as HTMLElementTagNameMap["mancala-board"];
  expect(board.children).toHaveLength(0);
  await click(board, 0);
  expect(heard).toEqual(["A"]);
  app.unmount();
});
