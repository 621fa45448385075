/*
 * The nodes of any family's board: a picture with a button on each point, and a status line below. They are
 * sized to fit the board's box and the window.
 */
import type { Spot } from "../picture/shapes.ts";
import {
  createButton,
  createElement,
  createPicture,
  createSlot,
  setAttribute,
  setHidden,
  setParts,
  setText,
  sizeObserver,
} from "./dom.ts";
import { finishMotion, Motion } from "./motion.ts";
import type { RenderedNode } from "./patch.ts";

/** Boards narrower than `SMALL` pixels show no names; boards narrower than `TINY` show no texture either. */
const [SMALL, TINY] = [200, 140];

/** Bars narrower than this have two rows, in units of the font size. */
const NARROW = 13;

/** The most measurements per fit. Each may make the board narrower, so that the text below it wraps. */
const ROUNDS = 4;

/** How long the old picture takes to fade when the board is turned, in milliseconds. */
const TURNING = 160;

/** The titles of variants by name, what the keys do, and the language. */
interface Titles {
  readonly variants: Readonly<Record<string, string>>;
  readonly language: string;
  readonly keys: string;
  readonly buttons: { readonly type: string };
}

export class Stage {
  readonly picture: RenderedNode = createPicture("picture");
  /** The picture with its buttons. */
  readonly frame: HTMLElement = createElement(
    "div",
    "frame",
    this.picture.node,
    createElement("div", "overlay", createSlot("overlay")),
  );
  readonly status: HTMLElement = createElement("p", "status");
  /** The longest usual text, invisible. It reserves the status line's height, so the board keeps its size. */
  readonly #longest: HTMLElement = createElement("p", "longest");
  readonly #slot: HTMLSlotElement = createSlot("status", this.status);
  /** The field for typed moves, invisible until it has the focus. */
  readonly field: HTMLInputElement = createElement("input", "field");
  readonly #fieldName: Text = document.createTextNode("");
  readonly typed: HTMLElement = createElement("label", "typed", this.#fieldName, this.field);
  /** What the keys do, for screen readers. */
  readonly #keys: HTMLElement = createElement("p", "keys");
  /** The status line, the field and the buttons beside it. */
  readonly statusRow: HTMLElement = createElement("div", "status-row", this.#slot, this.typed);
  readonly foot: HTMLElement = createElement("div", "foot", this.#longest, this.statusRow);
  /** The root: everything, from top to bottom. */
  readonly all: HTMLElement = createElement("div", "board", this.frame, this.foot);
  /** One button per point, in board order. */
  readonly buttons: HTMLButtonElement[] = [];
  readonly motion: Motion;
  /** The centres of the buttons, and the picture's width and height, all in units of the picture. */
  spots: readonly Spot[] = [];
  size: Spot = [1, 1];
  /** The space for the board alone, in pixels. */
  space: Spot = [0, 0];
  /** The last text of the status line; undefined if screen readers shall read out the next one anyway. */
  #text: string | undefined = "";
  /** The last drawing's orientation. */
  #turn: string | undefined;
  #current = 0;
  #sizes: ResizeObserver | undefined;
  /** The scrollers around the board that are observed. */
  readonly #scrollers = new Set<Element>();
  #unwatch = (): void => {};

  /** @param onMotionEnd - Called whenever a motion has ended. */
  constructor(onMotionEnd: () => void) {
    this.motion = new Motion(onMotionEnd);
    this.frame.setAttribute("role", "group");
    this.frame.append(this.#keys);
    this.#keys.id = "keys";
    this.#keys.hidden = true;
    this.field.tabIndex = -1;
    for (const name of ["autocomplete", "autocapitalize", "spellcheck"]) this.field.setAttribute(name, "off");
    this.field.setAttribute("aria-keyshortcuts", "/");
    // The words may run in another direction than the page.
    this.status.dir = "auto";
    this.status.setAttribute("role", "status");
    this.#longest.ariaHidden = "true";
  }

  /** Returns the number of a button, or -1 for anything else. */
  numberOf(target: EventTarget | null): number {
    return this.buttons.indexOf(target as HTMLButtonElement);
  }

  /** The number of the button that the Tab key reaches. */
  get current(): number {
    return this.#current;
  }

  /** Makes a button the one that the Tab key reaches. */
  setTabStop(number: number): void {
    this.#current = number in this.buttons ? number : 0;
    this.buttons.forEach((button, i) => {
      const index = i === this.#current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    });
  }

  /** Focuses the button that the Tab key reaches. */
  focus(options: FocusOptions = { preventScroll: true }): void {
    this.buttons[this.#current]?.focus(options);
  }

  /** Names the board after its variant, in the language of the words. */
  setLabel(name: string, { variants, language, keys, buttons }: Titles): void {
    setText(this.#keys, keys);
    if (this.#fieldName.data !== buttons.type) this.#fieldName.data = buttons.type;
    // A variant may be named like an inherited property, such as `constructor`.
    setAttribute(this.frame, "aria-label", Object.hasOwn(variants, name) ? (variants[name] as string) : name);
    for (const node of [this.frame, this.foot]) setAttribute(node, "lang", language);
  }

  /**
   * Sets the status line, visible or only for screen readers, which repeat an unchanged text if `readAgain`.
   */
  setStatus(text: string, shown: boolean, readAgain: boolean): void {
    setParts(this.foot, shown ? "foot" : "foot quiet");
    setParts(this.status, shown ? "status" : "status unseen");
    if (!readAgain && this.#text === text) return;
    this.#text = text;
    this.status.replaceChildren(text);
  }

  /** Makes screen readers read out the next status, even if it is the same. */
  readAgain(): void {
    this.#text = undefined;
  }

  /** Shows the field for typed moves to screen readers and keys, or removes it. */
  setTyping(canType: boolean): void {
    setHidden(this.typed, !canType);
    setAttribute(this.frame, "aria-describedby", canType ? "keys" : null);
  }

  /** Reserves space below the board for a text. Names in braces stand for values of about that length. */
  reserve(text: string): void {
    setText(this.#longest, text);
  }

  /** Places a button on each spot. All lengths are in units of the picture. */
  place(spots: readonly Spot[], [width, height]: Spot, breadth: number): void {
    const { buttons, picture, all } = this;
    if (this.spots === spots) return;
    this.spots = spots;
    // Motions under way lead to the old places.
    finishMotion(picture.node);
    if (this.size[0] !== width || this.size[1] !== height) {
      this.size = [width, height];
      all.style.setProperty("--ratio", `${width / height}`);
      picture.node.setAttribute("viewBox", `0 0 ${width} ${height}`);
      // Gives the board its width in a box that is as wide as its content.
      picture.node.setAttribute("width", `${width}`);
    }
    while (buttons.length > spots.length) buttons.pop()?.remove();
    while (buttons.length < spots.length) {
      const button = createButton("point");
      buttons.push(button);
      this.frame.append(button);
    }
    spots.forEach(([x, y], i) => {
      const { style } = buttons[i] as HTMLButtonElement;
      style.left = `${(100 * x) / width}%`;
      style.top = `${(100 * y) / height}%`;
      style.width = `${(100 * breadth) / width}%`;
    });
  }

  /** Sets the next drawing's orientation. If it changes, the old picture fades away above the new one. */
  turnTo(turn: string | undefined): void {
    const { picture, motion } = this;
    const before = this.#turn;
    this.#turn = turn;
    if (before === undefined || before === turn) return;
    const copy = picture.node.cloneNode(true) as SVGElement;
    copy.removeAttribute("part");
    copy.setAttribute("class", "picture was");
    picture.node.after(copy);
    motion.vanish(copy, TURNING);
  }

  /** Converts window coordinates into the picture's, even if CSS transforms it. NaN without a browser. */
  spotAt(x: number, y: number): Spot {
    const matrix = (this.picture.node as SVGSVGElement).getScreenCTM?.();
    if (!matrix) return [Number.NaN, Number.NaN];
    const spot = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [spot.x, spot.y];
  }

  /** Calls `fit` now and whenever the board's box, a scroller around it or its window changes its size. */
  watch(host: HTMLElement, fit: () => void): void {
    // The board may be in another window than this script, which draws its own frames.
    const view = host.ownerDocument.defaultView;
    if (!view) return;
    // Waits for the next frame, because resizing the board in the observer's callback would call it again.
    this.#sizes = sizeObserver(host, () => view.requestAnimationFrame(fit));
    this.#sizes?.observe(host);
    view.addEventListener("resize", fit);
    this.#unwatch = () => view.removeEventListener("resize", fit);
  }

  unwatch(): void {
    this.#sizes?.disconnect();
    this.#scrollers.clear();
    this.#unwatch();
  }

  /**
   * Sets the custom properties of the style sheet:
   *
   * - `--top`: the height of what precedes the element in its window or scroller, wherever that is scrolled.
   * - `--high`: the height of the window, or of a lower scroller.
   * - `--room`: the element's height, if the page sets one.
   * - `--chrome`: the height of everything but the board.
   * - `--percent`: 1% of the board's width.
   *
   * The first layout is the largest possible one. So the result does not depend on the size before, and the
   * page never becomes too short for its scroll position.
   */
  fit(host: HTMLElement): void {
    const { all, frame } = this;
    // Not rendered.
    if (all.offsetHeight === 0) return;
    const set = (name: string, value: string): void => all.style.setProperty(name, value);
    for (const name of ["--top", "--high", "--room"]) all.style.removeProperty(name);
    set("--chrome", "0px");
    const { clientWidth } = all;
    // The page's own status line needs no reserved height, and in a narrow box it would be too high.
    all.classList.toggle("own", this.#slot.assignedNodes().length > 0 || clientWidth < SMALL);
    // Large text needs a second row in each bar.
    all.classList.toggle("wrapped", clientWidth < NARROW * Number.parseFloat(getComputedStyle(all).fontSize));
    const own = ownHeightOf(host, all.offsetHeight);
    const scroller = this.#scrollerOf(host);
    const [top, high] = [topOf(host, scroller), scroller?.clientHeight];
    if (own > 0) set("--room", `min(${own}px, 100svh)`);
    if (high) set("--high", `min(${high}px, 100svh)`);
    set("--top", `${top}px`);
    this.#fitChrome();
    // Read only once: reading the width after the changes below would lay out the page again.
    const width = frame.clientWidth;
    // The style sheet computes the board's greatest width from the space below it.
    const { maxInlineSize } = getComputedStyle(frame);
    this.space = [host.clientWidth, Number.parseFloat(maxInlineSize) * (this.size[1] / this.size[0])];
    set("--percent", `${width / 100}px`);
    // Small boards leave out names that nobody could read, and texture that would be noise.
    all.classList.toggle("small", width < SMALL);
    all.classList.toggle("tiny", width < TINY);
  }

  #fitChrome(): void {
    const { all, frame, statusRow } = this;
    let chrome = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const before = chrome;
      const reserved = this.#longest.offsetHeight;
      const more = reserved === 0 ? 0 : Math.max(0, statusRow.offsetHeight - reserved);
      chrome = all.offsetHeight - frame.offsetHeight - more;
      if (chrome === before) break;
      all.style.setProperty("--chrome", `${chrome}px`);
    }
  }

  /** Returns the nearest ancestor that the board could make scroll, and watches all that might become one. */
  #scrollerOf(host: Element): Element | undefined {
    for (let node: Node | null = host; node; ) {
      node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
      if (!(node as Element | null)?.clientHeight) continue;
      const box = node as Element;
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      if (!this.#scrollers.has(box)) this.#sizes?.observe(box);
      this.#scrollers.add(box);
      if (box.scrollHeight > box.clientHeight) return box;
    }
    return undefined;
  }
}

/** Returns where an element begins below the top of a scroller or the window, wherever that is scrolled. */
function topOf(element: HTMLElement, scroller?: Element): number {
  let top = 0;
  for (let each: Element | null = element; each; each = (each as HTMLElement).offsetParent) {
    if (each === scroller) return top;
    const { position, top: inset } = getComputedStyle(each);
    if (position === "sticky" && !(scroller && each.contains(scroller)))
      return top + (Number.parseFloat(inset) || 0);
    top += (each as HTMLElement).offsetTop;
  }
  return scroller ? top - topOf(scroller as HTMLElement) : top;
}

/** Returns the height that the page gives an element, or 0 if its content fits. */
function ownHeightOf(host: HTMLElement, content: number): number {
  // A server's markup sets the height, and reserves a part of it as padding.
  if ("morabaraba" in host.dataset) return host.clientHeight;
  const { paddingTop, paddingBottom } = getComputedStyle(host);
  const own = host.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return content - own > 1 ? own : 0;
}
