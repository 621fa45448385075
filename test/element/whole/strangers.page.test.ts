/** Boards on pages that know nothing of them. Measuring changes nothing that these pages can see. */
import { parsePosition } from "morabaraba";
import { define } from "morabaraba/board";
import { createGame as createMancala } from "morabaraba/mancala";
import { define as defineMancala } from "morabaraba/mancala/board";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MOVING } from "../../support/element/morabaraba.ts";
import { act, all, clickOn, drawn, frames, later, middleOf, part } from "../../support/element/page.ts";
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

// Boards on pages that others wrote: in forms, labels, dialogs, links, and among nodes with any class.

type Board = HTMLElementTagNameMap["morabaraba-board"];
type Mancala = HTMLElementTagNameMap["mancala-board"];

/** Everything that a page hears around its boards. */
let heard: string[] = [];

/** A page with both boards, each where the markup has a `BOARD`. */
async function pageOf(markup: string): Promise<{ mills: Board; mancala: Mancala; root: HTMLElement }> {
  define();
  defineMancala();
  const root = document.createElement("main");
  root.style.width = "300px";
  root.innerHTML = markup
    .replace("BOARD", "<morabaraba-board animation=0></morabaraba-board>")
    .replace("BOARD", "<mancala-board animation=0></mancala-board>");
  document.body.replaceChildren(root);
  const mills = root.querySelector("morabaraba-board") as Board;
  const mancala = root.querySelector("mancala-board") as Mancala;
  mills.game = parsePosition(MOVING);
  mancala.game = createMancala("oware");
  heard = [];
  const events = ["change", "input", "submit", "reset", "close", "cancel", "select", "invalid"];
  const ours = [
    "move",
    "refuse",
    "pick",
    "premove",
    "end",
    "update",
    "cue",
    "drawingschange",
    "edit",
    "draw",
  ];
  for (const name of [...events, ...ours]) {
    root.addEventListener(name, () => heard.push(name));
    root.addEventListener(name, ({ eventPhase }) => eventPhase === 1 && heard.push(`${name} inside`), {
      capture: !ours.includes(name),
    });
  }
  await drawn();
  return { mills, mancala, root };
}

const at = (board: HTMLElement, label: string): Element => {
  const found = board.shadowRoot?.querySelector(`[aria-label^="${label}"]`);
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
};

/** Plays with every button of both boards: refusals, a choice, a move, a program's move. */
async function playOn({ mills, mancala }: { mills: Board; mancala: Mancala }): Promise<void> {
  await clickOn(at(mills, "d7"), at(mills, "a1"), at(mills, "g7"));
  expect(mills.game.ply).toBe(41);
  await clickOn(at(mancala, "House a of North"), at(mancala, "House A of South"));
  expect(mancala.game.ply).toBe(1);
  mills.game = parsePosition(MOVING);
  await drawn();
  (at(mills, "d7") as HTMLElement).focus();
  await act(["key", "Enter"], ["key", "ArrowRight"], ["key", "Space"], ["hold", "Enter"]);
  await act(["key", "Escape"]);
  await drawn();
  expect(mills.pending).toEqual({});
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe("nothing that happens on a board reaches the page around it", () => {
  test.each([
    ["a form", '<form><input name="n">BOARD<button>Send</button>BOARD</form>'],
    ["a disabled fieldset", '<form><fieldset disabled><input name="n">BOARD BOARD</fieldset></form>'],
    ["a label", '<label>Name <input type="checkbox">BOARD</label><label>BOARD<input type="radio"></label>'],
    ["an open disclosure", "<details open><summary>BOARD</summary>BOARD</details>"],
    ["a link", '<a href="#elsewhere">BOARD</a><a href="#elsewhere">BOARD</a>'],
    ["nodes with names of parts", '<div class="grip point movable">BOARD</div><div class="grip">BOARD</div>'],
  ])("in %s", async (_, markup) => {
    history.replaceState(null, "", "#here");
    const page = await pageOf(markup);
    await playOn(page);
    expect(heard).toEqual([]);
    expect([location.hash, page.root.querySelectorAll("details:not([open])").length]).toEqual(["#here", 0]);
    expect(page.root.querySelectorAll(":checked, :focus:not(morabaraba-board, mancala-board)")).toHaveLength(
      0,
    );
  });
});

test("Escape cancels a turn before it closes a dialog", async () => {
  const { mills, root } = await pageOf("<dialog>BOARD BOARD</dialog>");
  const dialog = root.querySelector("dialog") as HTMLDialogElement;
  dialog.showModal();
  await frames(3);
  await clickOn(at(mills, "d7"));
  expect(mills.pending).toEqual({ from: "d7" });
  await act(["key", "Escape"]);
  expect([mills.pending, dialog.open]).toEqual([{}, true]);
  await act(["key", "Escape"]);
  expect(dialog.open).toBe(false);
});

test("keys that a board does not use stay with the page", async () => {
  const { mills, root } = await pageOf("BOARD BOARD");
  const keys: [string, boolean][] = [];
  root.addEventListener("keydown", ({ key, defaultPrevented }) => keys.push([key, defaultPrevented]));
  (at(mills, "d7") as HTMLElement).focus();
  const press = (key: string, more: KeyboardEventInit = {}): boolean =>
    at(mills, "d7").dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more }),
    );
  for (const key of ["z", "?", "F1", "Tab", "Escape", "Enter", " ", "Delete"]) expect(press(key)).toBe(true);
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    for (const key of ["ArrowLeft", "Home", "Enter"]) expect(press(key, more)).toBe(true);
  expect(keys).toHaveLength(17);
  expect(press("ArrowLeft")).toBe(false);
  expect(keys).toHaveLength(17);
});

test("a page's own controls in a board's slots keep their keys and presses", async () => {
  const { mills, root } = await pageOf('<div class="grip">BOARD</div>BOARD');
  const field = document.createElement("textarea");
  field.slot = "status";
  const name = document.createElement("b");
  name.slot = "name-light";
  name.textContent = "Thandi";
  mills.append(field, name);
  mills.drawable = true;
  mills.game = parsePosition("8/8/8 l 12,12 - 0 0");
  await drawn();
  field.focus();
  await act(["hold", "Enter"], ["key", "Home"], ["key", "ArrowUp"]);
  expect([field.value, field.selectionStart]).toEqual(["\n\n\n", 2]);
  const [x, y] = middleOf(name);
  await act(["drag", x, y, ...middleOf(at(mills, "d6"))]);
  await drawn();
  expect(mills.game.ply).toBe(0);
  expect(root.querySelector("textarea")).toBe(field);
});
