/**
 * What the elements of all families share: their shadow with its picture, its points and its status line; attributes and
 * properties; drawing once for whatever a program sets in one go; keys; and fitting into the box and the window. Knows no game.
 */
import { checkArgument } from "../ground/options.ts";
import type { Spot } from "../picture/shapes.ts";
import { Motion, STEP } from "./motion.ts";
import { spotByKey } from "./nearest.ts";
import { type Drawn, drawnOf } from "./patch.ts";
import { dress } from "./sheet.ts";

/** On a server there are no elements, and only the import has to work. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** An attribute that is one of a few words, first what counts while it is not set. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The longest step of an animation, in milliseconds. */
const LONGEST_STEP = 5000;

/** The space left below a board that is as high as the window allows, in pixels. */
const BELOW = 8;

/** An element with classes of the style sheet, which are parts for the page's as well. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  names: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  mark(node, names);
  node.append(...content);
  return node;
}

/** Gives an element these classes, and the same as parts. */
export function mark(node: Element, names: string): void {
  if (node.getAttribute("part") === names) return;
  node.setAttribute("class", names);
  node.setAttribute("part", names);
}

/** A button that sends no form. */
export function madeButton(names: string): HTMLButtonElement {
  const node = made("button", names);
  node.type = "button";
  return node;
}

/** A slot that a page may fill, and what it holds otherwise. */
export function madeSlot(name: string, ...content: readonly (Node | string)[]): HTMLSlotElement {
  const slot = document.createElement("slot");
  slot.name = name;
  slot.append(...content);
  return slot;
}

const PICTURE = {
  "aria-hidden": "true",
  fill: "none",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "font-family": "system-ui,sans-serif",
};

/** A picture with nothing in it yet. */
export function madePicture(names: string): Drawn {
  const picture = drawnOf("svg");
  mark(picture.node, names);
  for (const [name, value] of Object.entries(PICTURE)) picture.node.setAttribute(name, value);
  return picture;
}

/** A board of any family. */
export abstract class BoardElement extends Base {
  /** The attributes that choose among words. */
  static readonly choices: Choices = {};
  /** All other attributes. */
  static readonly attributes: readonly string[] = [];
  /** What a program may set as a property alone; the game comes last, since it may throw. */
  static readonly properties: readonly string[] = [];

  /** What the page tells the element about. */
  static get observedAttributes(): readonly string[] {
    return [...this.attributes, ...Object.keys(this.choices), "animation"];
  }

  /** @internal */
  protected readonly shadow: ShadowRoot = this.attachShadow({ mode: "open" });
  /** @internal */
  protected readonly picture: Drawn = madePicture("picture");
  /** The picture with its points. @internal */
  protected readonly frame: HTMLElement = made(
    "div",
    "frame",
    this.picture.node,
    made("div", "overlay", madeSlot("overlay")),
  );
  /** @internal */
  protected readonly status: HTMLElement = made("p", "status");
  /** @internal */
  protected readonly foot: HTMLElement = made("div", "foot", madeSlot("status", this.status));
  /** Everything, from top to bottom. @internal */
  protected readonly all: HTMLElement = made("div", "board", this.frame, this.foot);
  /** One for each point or house, in the order of the board. @internal */
  protected readonly buttons: HTMLButtonElement[] = [];
  /** The middles of the buttons in the picture. @internal */
  protected spots: readonly Spot[] = [];
  /** The width and height of the picture. @internal */
  protected size: Spot = [1, 1];
  /** @internal */
  protected readonly motion: Motion = new Motion(() => this.redraw());
  /** What the attributes said last that fits. @internal */
  protected readonly chosen: Record<string, string> = Object.fromEntries(
    Object.entries((this.constructor as typeof BoardElement).choices).map(([name, [usual]]) => [name, usual]),
  );
  #said = "";
  #queued = false;
  /** The number of the button that the tab key leads to. */
  #current = 0;
  readonly #sizes: ResizeObserver | undefined =
    typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(() => this.#fit());
  readonly #fitted = (): void => this.#fit();

  constructor() {
    super();
    this.frame.setAttribute("role", "group");
    // The words may be of another direction than the page.
    this.foot.dir = "auto";
    this.status.setAttribute("role", "status");
    this.shadow.append(this.all);
    let pressed: EventTarget | null;
    this.frame.addEventListener("click", ({ target, detail }) => {
      const number = this.buttons.indexOf(target as HTMLButtonElement);
      // A double click is one press.
      if (number >= 0 && (detail < 2 || target !== pressed)) this.press(number);
      pressed = target;
    });
    this.frame.addEventListener("focusin", ({ target }) => this.lead(target));
    this.shadow.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
  }

  /** How long a step takes on the board, in milliseconds, 200 if not set; 0 for no motion. */
  get animation(): number {
    return this.motion.step;
  }
  set animation(value: number | null | undefined) {
    this.reflect("animation", value == null ? value : `${value}`);
  }

  /** @internal */
  connectedCallback(): void {
    dress(this.shadow);
    this.#sizes?.observe(this);
    addEventListener("resize", this.#fitted);
    this.redraw();
    const { properties, observedAttributes } = this.constructor as typeof BoardElement;
    // Properties set before the upgrade are own fields that shadow the accessors: set them again.
    const early = this as unknown as Record<string, unknown>;
    for (const name of [...observedAttributes, ...properties].filter((each) => Object.hasOwn(early, each))) {
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#sizes?.disconnect();
    removeEventListener("resize", this.#fitted);
    this.cancelTurn();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    // What does not fit throws, which from here is an error of the page, and what was chosen before stays.
    const words = (this.constructor as typeof BoardElement).choices[name];
    const value = this.getAttribute(name);
    if (words) {
      const asked = value ?? words[0];
      checkArgument(name, words.join("|"), asked === "true" || (asked !== "false" && asked));
      this.chosen[name] = asked;
    }
    if (name === "animation") {
      const step = value === null ? STEP : Number(value);
      checkArgument(name, `0..${LONGEST_STEP}`, step);
      this.motion.step = step;
    }
    this.redraw();
  }

  /** Lays back what has been chosen of a turn. It does not take back a move that was played. */
  abstract cancelTurn(): void;

  /** Whether a turn has been begun that {@link cancelTurn} would lay back. @internal */
  protected abstract get begun(): boolean;

  /** A button was pressed, by its number. @internal */
  protected abstract press(number: number): void;

  /** Makes the page show what is the case. @internal */
  protected abstract draw(): void;

  /** Sets an attribute, or removes it. @internal */
  protected reflect(name: string, value: string | null | undefined): void {
    if (value == null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** Tells the page; false if it has refused. @internal */
  protected emit(name: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Says a sentence in the status line; what was said before is said again only if it is told to. @internal */
  protected say(text: string, again: boolean): void {
    if (!again && this.#said === text) return;
    this.#said = text;
    this.status.replaceChildren(text);
  }

  /** Draws soon: what a program sets in one go is drawn once, in whatever order. @internal */
  protected redraw(): void {
    if (this.#queued || !this.isConnected) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      const { activeElement } = this.shadow;
      this.draw();
      this.lead(this.buttons[this.#current] ?? null);
      // What had the focus may be gone.
      if (activeElement?.matches("[hidden]") || activeElement?.isConnected === false) this.focusBoard();
    });
  }

  /** Places as many buttons as there are spots, so broad, in a picture of this size. @internal */
  protected place(spots: readonly Spot[], [width, height]: Spot, breadth: number): void {
    const { buttons, picture, all } = this;
    const { node } = picture;
    if (this.spots === spots || (`${this.spots}` === `${spots}` && `${this.size}` === `${[width, height]}`)) return;
    this.spots = spots;
    this.size = [width, height];
    all.style.setProperty("--ratio", `${width / height}`);
    node.setAttribute("viewBox", `0 0 ${width} ${height}`);
    // How wide the board would be in a box that takes its width from it.
    node.setAttribute("width", `${width}`);
    while (buttons.length > spots.length) buttons.pop()?.remove();
    while (buttons.length < spots.length) {
      const button = madeButton("point");
      buttons.push(button);
      this.frame.append(button);
    }
    spots.forEach(([x, y], i) => {
      const { style } = buttons[i] as HTMLButtonElement;
      style.left = `${(100 * x) / width}%`;
      style.top = `${(100 * y) / height}%`;
      style.width = `${(100 * breadth) / width}%`;
    });
    this.#fit();
  }

  /** A place of the page in the picture. @internal */
  protected spotAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot {
    const box = this.picture.node.getBoundingClientRect();
    const [width, height] = this.size;
    return [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
  }

  /** The tab key leads to this button from now on. @internal */
  protected lead(target: EventTarget | null): void {
    this.#current = Math.max(0, this.buttons.indexOf(target as HTMLButtonElement));
    this.buttons.forEach((button, i) => {
      const index = i === this.#current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    });
  }

  /** The button that the tab key leads to has the focus. @internal */
  protected focusBoard(): void {
    this.buttons[this.#current]?.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isPoint = this.buttons.includes(target as HTMLButtonElement);
    const next = isPoint ? spotByKey(this.spots, this.#current, key) : undefined;
    if (key === "Escape" && this.begun) this.cancelTurn();
    else if (next !== undefined) this.buttons[next]?.focus();
    // A key that is held presses once.
    else if (key !== "Enter" || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Tells the style sheet how high the element may be: as high as the page has made it, otherwise as high as the window leaves room
   * below what is above it; and how high everything is that is not the board.
   */
  #fit(): void {
    const { all, frame } = this;
    all.style.display = "none";
    const given = this.clientHeight;
    all.style.removeProperty("display");
    const top = this.getBoundingClientRect().top + scrollY;
    // A board far down the page is scrolled to, and then has the window for itself.
    const above = top < innerHeight / 2 ? top : 0;
    all.style.setProperty("--room", `${given > 0 ? given : innerHeight - above - BELOW}px`);
    all.style.setProperty("--beside", `${all.offsetHeight - frame.offsetHeight}px`);
  }
}
