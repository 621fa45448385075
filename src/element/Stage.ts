/**
 * A board of any family on a page: a picture with a button on each point and a status line below it, sized to fit its box
 * and the window.
 */
import type { Spot } from "../picture/shapes.ts";
import {
  createButton,
  createElement,
  createPicture,
  createSlot,
  setAttribute,
  setParts,
  setText,
} from "./dom.ts";
import { finishMotion, Motion } from "./motion.ts";
import type { Drawn } from "./patch.ts";

/** Boards narrower than these, in pixels, have no names, and no texture. */
const [SMALL, TINY] = [200, 140];

/** The space left below a board that is as high as the window allows, in pixels. */
const BOTTOM_MARGIN = 8;

/**
 * How often a board is measured for its size: the text below a narrower board may take more lines, which leave it less
 * space.
 */
const ROUNDS = 3;

/** How long a board takes to turn round, in milliseconds. */
const TURNING = 160;

/** The titles of variants by their names, and the language that they are in. */
interface Titles {
  readonly variants: Readonly<Record<string, string>>;
  readonly language: string;
}

/** The nodes of a board and what is done with them. */
export class Stage {
  readonly picture: Drawn = createPicture("picture");
  /** The picture with its buttons. */
  readonly frame: HTMLElement = createElement(
    "div",
    "frame",
    this.picture.node,
    createElement("div", "overlay", createSlot("overlay")),
  );
  readonly status: HTMLElement = createElement("p", "status");
  /**
   * The longest of the common texts, invisible: it reserves the height of the status line, so that the board never changes
   * its size.
   */
  readonly #longest: HTMLElement = createElement("p", "longest");
  readonly #slot: HTMLSlotElement = createSlot("status", this.status);
  /** The status line and the buttons beside it. */
  readonly statusRow: HTMLElement = createElement("div", "status-row", this.#slot);
  readonly foot: HTMLElement = createElement("div", "foot", this.#longest, this.statusRow);
  /** Everything, from top to bottom. */
  readonly all: HTMLElement = createElement("div", "board", this.frame, this.foot);
  /** One for each point, in the order of the board. */
  readonly buttons: HTMLButtonElement[] = [];
  readonly motion: Motion;
  /** The middles of the buttons in the picture, and its width and height. */
  spots: readonly Spot[] = [];
  size: Spot = [1, 1];
  /** The space for the board alone, in pixels. */
  space: Spot = [0, 0];
  /** The text that was put into the status line last. */
  #text = "";
  /** How the last drawing was turned. */
  #turn: string | undefined;
  /** The number of the button that the tab key leads to. */
  #current = 0;

  /** @param onMotionEnd - Called whenever something that moved has arrived. */
  constructor(onMotionEnd: () => void) {
    this.motion = new Motion(onMotionEnd);
    this.frame.setAttribute("role", "group");
    // The words may be of another direction than the page.
    this.status.dir = "auto";
    this.status.setAttribute("role", "status");
    this.#longest.ariaHidden = "true";
  }

  /** The number of a button; -1 for anything else. */
  numberOf(target: EventTarget | null): number {
    return this.buttons.indexOf(target as HTMLButtonElement);
  }

  /** The number of the button that the tab key leads to. */
  get current(): number {
    return this.#current;
  }

  /** The tab key leads to this button from now on. */
  setTabStop(number: number): void {
    this.#current = number in this.buttons ? number : 0;
    this.buttons.forEach((button, i) => {
      const index = i === this.#current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    });
  }

  /** Focuses the button that the tab key leads to. */
  focus(options: FocusOptions = { preventScroll: true }): void {
    this.buttons[this.#current]?.focus(options);
  }

  /** Names the board after its variant, in the language of the words. */
  setLabel(name: string, { variants, language }: Titles): void {
    // A variant may have the name of an inherited property, such as `constructor`.
    setAttribute(this.frame, "aria-label", Object.hasOwn(variants, name) ? (variants[name] as string) : name);
    for (const node of [this.frame, this.foot]) setAttribute(node, "lang", language);
  }

  /**
   * Puts a text into the status line, seen or for screen readers alone. A text that is there already is read out again only
   * if asked.
   */
  setStatus(text: string, shown: boolean, again: boolean): void {
    setParts(this.foot, shown ? "foot" : "foot quiet");
    setParts(this.status, shown ? "status" : "status unseen");
    if (!again && this.#text === text) return;
    this.#text = text;
    this.status.replaceChildren(text);
  }

  /**
   * Reserves space for this text below the board. Names in braces may stand for what is filled in: they are about as long.
   */
  reserve(text: string): void {
    setText(this.#longest, text);
  }

  /** Puts a button of the given width on each spot of a picture of the given size. */
  place(spots: readonly Spot[], [width, height]: Spot, breadth: number): void {
    const { buttons, picture, all } = this;
    if (this.spots === spots) return;
    this.spots = spots;
    // What is on its way is on its way to where its place was.
    finishMotion(picture.node);
    if (this.size[0] !== width || this.size[1] !== height) {
      this.size = [width, height];
      all.style.setProperty("--ratio", `${width / height}`);
      picture.node.setAttribute("viewBox", `0 0 ${width} ${height}`);
      // How wide the board is in a box that takes its width from its content.
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

  /** Says how the next drawing is turned. If that changes, the old picture fades away above the new one. */
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

  /** A place on the page as a place in the picture, which a page may have turned; nowhere without a browser. */
  spotAt(x: number, y: number): Spot {
    const matrix = (this.picture.node as SVGSVGElement).getScreenCTM?.();
    if (!matrix) return [Number.NaN, Number.NaN];
    const spot = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [spot.x, spot.y];
  }

  /**
   * Tells the style sheet how high the element may be: as high as the page has made it, otherwise as high as the window
   * leaves space below what is above it; how high everything is that is not the board, and how wide a hundredth of the board
   * is.
   */
  fit(host: HTMLElement): void {
    const { all, frame, statusRow } = this;
    all.style.display = "none";
    const ownHeight = host.clientHeight;
    all.style.removeProperty("display");
    const top = host.getBoundingClientRect().top + scrollY;
    // A board far down the page is scrolled to, and then has the window for itself.
    const above = top < innerHeight / 2 ? top : 0;
    const high = ownHeight > 0 ? ownHeight : innerHeight - above - BOTTOM_MARGIN;
    // A page that has put its own status there says how high it is.
    all.classList.toggle("own", this.#slot.assignedNodes().length > 0);
    all.style.setProperty("--room", `${high}px`);
    let beside = Number.NaN;
    for (let round = 0; round < ROUNDS; round++) {
      const before = beside;
      const reserved = this.#longest.offsetHeight;
      const more = reserved === 0 ? 0 : Math.max(0, statusRow.offsetHeight - reserved);
      beside = all.offsetHeight - frame.offsetHeight - more;
      if (beside === before) break;
      all.style.setProperty("--beside", `${beside}px`);
    }
    this.space = [host.clientWidth, high - beside];
    // Read only once: a read after a change below would lay out the page again.
    const width = frame.clientWidth;
    all.style.setProperty("--percent", `${width / 100}px`);
    // What cannot be read any more, and what is noise then, is left out.
    all.classList.toggle("small", width < SMALL);
    all.classList.toggle("tiny", width < TINY);
  }
}
