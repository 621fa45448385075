/**
 * What the elements of all families share: attributes and properties, drawing once for whatever a program sets in one go, presses
 * and keys. Knows no game.
 */
import { checkArgument } from "../base/options.ts";
import { STEP } from "./motion.ts";
import { spotByKey } from "./nearest.ts";
import { Stage } from "./Stage.ts";
import { dress } from "./styles.ts";
import { type PageTheme, pageThemes } from "./theme.ts";

/** On a server there are no elements, and only the import has to work. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** Attributes that are one of a few words, first what counts while it is not set. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The longest step of an animation, in milliseconds. */
const LONGEST_STEP = 5000;

/**
 * A board of any family.
 *
 * @example
 * ```ts
 * import type { BoardElement } from "morabaraba/board";
 *
 * function stand(board: BoardElement): void {
 *   board.animation = 0;
 *   board.cancelTurn();
 * }
 * ```
 */
export abstract class BoardElement extends Base {
  /** The attributes that choose among words. @internal */
  static readonly choices: Choices = {
    coordinates: ["true", "false"],
    theme: pageThemes as readonly [PageTheme],
    status: ["shown", "hidden"],
  };
  /** All other attributes. @internal */
  static readonly texts: readonly string[] = ["position", "variant"];
  /** What a program may set as a property alone; the game comes last, since it may throw. @internal */
  static readonly properties: readonly string[] = [];

  /** What the page tells the element about. @internal */
  static get observedAttributes(): readonly string[] {
    // biome-ignore lint/complexity/noThisInStatic: each element has lists of its own.
    const { texts, choices } = this;
    return [...texts, ...Object.keys(choices), "animation"];
  }

  /** @internal */
  protected readonly stage: Stage = new Stage(() => this.rested());
  /** The last valid value of each attribute. @internal */
  protected readonly chosen: Record<string, string> = {};
  readonly #shadow: ShadowRoot = this.attachShadow({ mode: "open" });
  readonly #fit = (): void => {
    this.stage.fit(this);
    this.fitted();
  };
  /** In a frame of its own: a board that changes size while sizes are reported would be reported again. */
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(this.#fit));
  #queued = false;

  constructor() {
    super();
    const { stage } = this;
    const { choices } = this.constructor as typeof BoardElement;
    for (const [name, [usual]] of Object.entries(choices)) this.chosen[name] = usual;
    this.#shadow.append(stage.all);
    let pressed: EventTarget | null;
    stage.frame.addEventListener("click", ({ target, detail }) => {
      const number = stage.numberOf(target);
      // A double click is one press.
      if (number >= 0 && (detail < 2 || target !== pressed)) this.press(number);
      pressed = target;
    });
    stage.frame.addEventListener("focusin", ({ target }) => stage.lead(stage.numberOf(target)));
    stage.foot.addEventListener("slotchange", this.#fit);
    this.#shadow.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
  }

  /** The position to begin with, as `formatPosition` writes it; null for the beginning of the game. */
  get position(): string | null {
    return this.getAttribute("position");
  }
  set position(value: string | null | undefined) {
    this.reflect("position", value);
  }

  /** Whether the names of points or houses are drawn, true if not set. */
  get coordinates(): boolean {
    return this.chosen["coordinates"] === "true";
  }
  set coordinates(value: boolean | null | undefined) {
    this.reflect("coordinates", value);
  }

  /** The colours, `earth` if not set; custom properties replace single ones. */
  get theme(): PageTheme {
    return this.chosen["theme"] as PageTheme;
  }
  set theme(value: PageTheme | null | undefined) {
    this.reflect("theme", value);
  }

  /** Whether the status line is seen, `shown` if not set, or `hidden`. */
  get status(): "shown" | "hidden" {
    return this.chosen["status"] as "shown" | "hidden";
  }
  set status(value: "shown" | "hidden" | null | undefined) {
    this.reflect("status", value);
  }

  /** How long a step takes on the board, in milliseconds, 200 if not set; 0 for no motion. */
  get animation(): number {
    return this.stage.motion.step;
  }
  set animation(value: number | null | undefined) {
    this.reflect("animation", value);
  }

  /** @internal */
  connectedCallback(): void {
    dress(this.#shadow);
    this.#sizes.observe(this);
    addEventListener("resize", this.#fit);
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
    this.#sizes.disconnect();
    removeEventListener("resize", this.#fit);
    this.cancelTurn();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    // A wrong value throws. From here that is an error of the page, and the earlier value stays.
    const words = (this.constructor as typeof BoardElement).choices[name];
    const value = this.getAttribute(name);
    if (words) {
      const asked = value ?? words[0];
      checkArgument(name, words.join("|"), asked === "true" || (asked !== "false" && asked));
      this.chosen[name] = asked;
    } else if (name === "animation") {
      const step = value === null ? STEP : Number(value);
      checkArgument(name, `0..${LONGEST_STEP}`, step);
      this.stage.motion.step = step;
    }
    this.redraw();
  }

  /** Gives up the turn in the making: what was chosen is put back. A move that was played stays. */
  abstract cancelTurn(): void;

  /** Whether {@link cancelTurn} has anything to give up. @internal */
  protected abstract get begun(): boolean;

  /** A button was pressed, by its number. @internal */
  protected abstract press(number: number): void;

  /** Brings the page up to date. @internal */
  protected abstract draw(): void;

  /** The size of the element has changed, and with it perhaps what is drawn. @internal */
  protected fitted(): void {}

  /** Something that was on its way has arrived. @internal */
  protected rested(): void {
    this.redraw();
  }

  /** Sets an attribute, or removes it. @internal */
  protected reflect(name: string, value: string | number | boolean | null | undefined): void {
    if (value == null) this.removeAttribute(name);
    else this.setAttribute(name, `${value}`);
  }

  /** Sends an event to the page; false if the page has cancelled it. @internal */
  protected emit(name: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Asks for a drawing soon: however much a program sets in one go, the board is drawn once. @internal */
  protected redraw(): void {
    if (this.#queued || !this.isConnected) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      const { stage } = this;
      const { activeElement } = this.#shadow;
      const { size } = stage;
      this.draw();
      if (stage.size !== size) this.#fit();
      stage.lead(stage.current);
      // What had the focus may be gone.
      if (activeElement?.matches("[hidden]") || activeElement?.isConnected === false) stage.focus();
    });
  }

  #key(event: KeyboardEvent): void {
    const { stage } = this;
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = stage.numberOf(target) < 0 ? undefined : spotByKey(stage.spots, stage.current, key);
    if (key === "Escape" && this.begun) this.cancelTurn();
    else if (next !== undefined) stage.buttons[next]?.focus();
    // A key that is held presses once.
    else if (key !== "Enter" || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
