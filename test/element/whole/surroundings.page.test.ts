/** Boards on pages that others wrote: in forms, labels, dialogs, links, and among nodes with any class. */
import { parsePosition } from "morabaraba";
import { define } from "morabaraba/board";
import { createGame as createMancala } from "morabaraba/mancala";
import { define as defineMancala } from "morabaraba/mancala/board";
import { beforeEach, describe, expect, test } from "vitest";
import { MOVING } from "../../support/element/morabaraba.ts";
import { act, clickOn, drawn, frames, middleOf } from "../../support/element/page.ts";

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
