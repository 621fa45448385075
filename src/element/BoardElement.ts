/**
 * What the elements of all families share: attributes and properties, the game on the board, moves that the page may refuse,
 * presses and keys, and one drawing for whatever a program sets in one go. Knows no game.
 */
import { type Check, mustBe } from "../base/checks.ts";
import { isRecord } from "../base/data.ts";
import { checkArgument } from "../base/options.ts";
import { complete } from "../words/sentences.ts";
import { sizeObserver } from "./dom.ts";
import { STEP } from "./motion.ts";
import { spotByKey } from "./nearest.ts";
import { Stage } from "./Stage.ts";
import type { BoardContext, BoardSession, MadeMove } from "./session.ts";
import { adoptStyles } from "./styles.ts";
import { type PageTheme, pageThemes } from "./theme.ts";

/** On a server there are no elements, and only the import has to work. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** Attributes that are one of a few words. The first word counts while the attribute is not set. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** What a board takes from the rules, pictures and words of its family. */
export interface Family<Game, Words> {
  createGame(variant?: never): Game;
  parsePosition(position: string, variant?: never): Game;
  /** Throws for anything but a game. */
  legalMoves(game: Game): unknown;
  outcome(game: Game): unknown;
  /** What drawings must be. */
  readonly drawings: Check;
  /** The words that count while none are set, and where others lack a text. */
  readonly words: Words;
}

/** What words must be. A text that they lack is no fault. */
const messagesCheck: Check = (value, at, faults) =>
  isRecord(value) ? value : mustBe("an object with words", value, at, faults);

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
export abstract class BoardElement<Game = unknown, Words = unknown, Drawings = unknown> extends Base {
  /** The attributes that choose among words. @internal */
  static readonly choices: Choices = {
    coordinates: ["true", "false"],
    theme: pageThemes as readonly [PageTheme],
    status: ["shown", "hidden"],
    premove: ["false", "true"],
  };
  /** All other attributes. @internal */
  static readonly texts: readonly string[] = ["position", "variant"];
  /** What a program may set as a property alone. @internal */
  static readonly properties: readonly string[] = ["game", "messages", "drawings"];

  /** What the page tells the element about. @internal */
  static get observedAttributes(): readonly string[] {
    // biome-ignore lint/complexity/noThisInStatic: each element has lists of its own.
    const { texts, choices } = this;
    return [...texts, ...Object.keys(choices), "animation"];
  }

  /** @internal */
  protected readonly stage: Stage = new Stage(() => this.onMotionEnd());
  /** The last valid value of each attribute. @internal */
  protected readonly chosen: Record<string, string> = {};
  readonly #context: BoardContext = {
    stage: this.stage,
    redraw: () => this.redraw(),
    emit: (name, detail) => this.emit(name, detail),
    offerMove: (detail) => this.#offerMove(detail as MadeMove<Game>),
  };
  readonly #shadow: ShadowRoot = this.attachShadow({ mode: "open" });
  readonly #fit = (): void => {
    this.stage.fit(this);
    this.fitted();
  };
  /** In a frame of its own: a board that changes size while sizes are reported would be reported again. */
  readonly #sizes = sizeObserver(() => requestAnimationFrame(this.#fit));
  #isQueued = false;
  #session: BoardSession<Game> | undefined;
  /** The game that the program has set, which counts instead of the attributes. */
  #assignedGame: Game | null | undefined;
  /** Whether the attributes say another game than the one on the board. */
  #attributesDirty = false;
  /** The words as they were set, and completed. */
  #messages: Words | undefined;
  #words: Words | undefined;
  #drawings = {} as Drawings;
  /** What the page has heard last about the game. */
  #change = "";

  constructor() {
    super();
    const { stage } = this;
    const { choices } = this.constructor as typeof BoardElement;
    for (const [name, [initial]] of Object.entries(choices)) this.chosen[name] = initial;
    this.#shadow.append(stage.all);
    let pressed: EventTarget | null;
    stage.frame.addEventListener("click", ({ target, detail }) => {
      const number = stage.numberOf(target);
      const isRepeated = detail > 1 && target === pressed;
      if (number >= 0 && (!isRepeated || this.countsEachClick)) this.ensureSession().press(number);
      pressed = target;
    });
    stage.frame.addEventListener("focusin", ({ target }) => stage.setTabStop(stage.numberOf(target)));
    stage.foot.addEventListener("slotchange", this.#fit);
    this.#shadow.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
  }

  /** Focuses the point or the house that the tab key leads to. */
  override focus(options: FocusOptions = {}): void {
    this.stage.focus(options);
  }

  /** The game on the board. Set it to show another; without one, the attributes say which. */
  get game(): Game {
    return this.ensureSession().game;
  }
  set game(game: Game | null | undefined) {
    const isOther = game != null && game !== this.#session?.game;
    // What is no game throws here, before anything has changed.
    if (isOther) this.family.legalMoves(game);
    this.#assignedGame = game;
    // Cleared before listeners hear of the game and ask for it.
    this.#attributesDirty = game == null;
    if (isOther) this.#enter(game);
    this.redraw();
  }

  /** The words of the status line and for screen readers; English if not set, and where they lack a text. */
  get messages(): Words {
    return this.#messages ?? this.family.words;
  }
  set messages(words: Words | null | undefined) {
    if (words != null) checkArgument("messages", messagesCheck, words);
    this.#messages = words ?? undefined;
    this.#words = complete(words, this.family.words);
    this.redraw();
  }

  /** What is drawn on the board as advice, without what people draw. What is at places that the board lacks is left out. */
  get drawings(): Drawings {
    return this.#drawings;
  }
  set drawings(drawings: Drawings | null | undefined) {
    if (drawings != null) checkArgument("drawings", this.family.drawings, drawings);
    this.#drawings = drawings ?? ({} as Drawings);
    this.redraw();
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

  /**
   * Whether people may set their next move while the other side is to move, false if not set; where they play one side
   * alone. It is played when their turn comes, if it is legal then. It is given up when `game` is anything but the next
   * position of the same game, and when people play another side.
   */
  get premove(): boolean {
    return this.chosen["premove"] === "true";
  }
  set premove(value: boolean | null | undefined) {
    this.reflect("premove", value);
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
    adoptStyles(this.#shadow);
    this.#sizes?.observe(this);
    addEventListener("resize", this.#fit);
    this.redraw();
    const { properties, observedAttributes } = this.constructor as typeof BoardElement;
    // Properties set before the upgrade are own fields that shadow the accessors: set them again.
    const early = this as unknown as Record<string, unknown>;
    for (const name of [...observedAttributes, ...properties].filter((each) => Object.hasOwn(early, each))) {
      const value = early[name];
      delete early[name];
      reportErrors(() => {
        early[name] = value;
      });
    }
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#sizes?.disconnect();
    removeEventListener("resize", this.#fit);
    this.#session?.hover(undefined);
    this.cancelTurn();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    // A wrong value throws. From here that is an error of the page, and the earlier value stays.
    const { choices, texts } = this.constructor as typeof BoardElement;
    const words = choices[name];
    const value = this.getAttribute(name);
    if (words) {
      // HTML writes true as an empty value or as the name, which React's server does too.
      const isSet = words.includes("true") && (value === "" || value?.toLowerCase() === name);
      const asked = isSet ? "true" : (value ?? words[0]);
      checkArgument(name, words.join("|"), asked === "true" || (asked !== "false" && asked));
      this.chosen[name] = asked;
    } else if (name === "animation") {
      // Of white space alone, `Number` makes 0.
      const step = value === null ? STEP : value.trim() && Number(value);
      checkArgument(name, `0..${LONGEST_STEP}`, step);
      this.stage.motion.step = step as number;
    } else if (texts.includes(name)) this.#attributesDirty = this.#assignedGame == null;
    this.redraw();
  }

  /** Gives up the turn in the making, or the premove: what was chosen is put back. A move that was played stays. */
  cancelTurn(): void {
    this.#session?.cancel();
  }

  /** @internal */
  protected abstract readonly family: Family<Game, Words>;

  /** A session of this game, which is the first on the board. @internal */
  protected abstract createSession(game: Game, context: BoardContext): BoardSession<Game>;

  /** Brings the page up to date. @internal */
  protected abstract draw(): void;

  /** The size of the element has changed, and with it perhaps what is drawn. @internal */
  protected fitted(): void {}

  /** Something that was moving has arrived. @internal */
  protected onMotionEnd(): void {
    this.redraw();
  }

  /** Whether the second click of a double click is a press too. @internal */
  protected get countsEachClick(): boolean {
    return false;
  }

  /** The words that were set, with those of the family where they lack a text. @internal */
  protected get words(): Words {
    return this.#words ?? this.family.words;
  }

  /** The session of the game on the board, once attributes that have changed are read. @internal */
  protected ensureSession(): BoardSession<Game> {
    if (this.#attributesDirty) {
      this.#attributesDirty = false;
      // Where the attributes make no game, the one that was there stays.
      reportErrors(() => this.#enter(this.#describedGame()));
    }
    if (!this.#session) this.#enter(this.family.createGame());
    return this.#session as BoardSession<Game>;
  }

  /** The game that the attributes describe. */
  #describedGame(): Game {
    const { family, position } = this;
    const variant = (this.getAttribute("variant") ?? undefined) as never;
    return position === null ? family.createGame(variant) : family.parsePosition(position, variant);
  }

  #enter(game: Game): void {
    if (this.#session) this.#session.enter(game);
    else this.#session = this.createSession(game, this.#context);
  }

  /** The move is on the board before the page hears of it, so that an answer to it counts as the next move. */
  #offerMove(detail: MadeMove<Game>): boolean {
    const { before, after } = detail;
    const isAccepted = this.emit("move", detail, true);
    const { game } = this;
    // A program that has set a game meanwhile has the last word.
    if (game === before || (!isAccepted && game === after && this.#assignedGame !== after)) return false;
    const outcome = this.family.outcome(after);
    if (isAccepted && outcome) this.emit("end", { outcome, game: after });
    return true;
  }

  /** Tells the page what has changed, in one event. @internal */
  protected emitChange<Detail extends { readonly status: string }>(detail: Detail, key: string): void {
    const change = `${key} ${detail.status}`;
    if (change === this.#change) return;
    this.#change = change;
    this.emit("change", detail);
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
    if (this.#isQueued || !this.isConnected) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      const { stage } = this;
      const { activeElement } = this.#shadow;
      const { size } = stage;
      this.ensureSession().settle();
      this.draw();
      if (stage.size !== size) this.#fit();
      stage.setTabStop(stage.current);
      // What had the focus may be gone.
      if (activeElement?.matches("[hidden]") || activeElement?.isConnected === false) stage.focus();
    });
  }

  #key(event: KeyboardEvent): void {
    const { stage } = this;
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = stage.numberOf(target) < 0 ? undefined : spotByKey(stage.spots, stage.current, key);
    if (key === "Escape" && this.ensureSession().isBegun) this.cancelTurn();
    else if (next !== undefined) stage.buttons[next]?.focus();
    // A key that is held presses once.
    else if (key !== "Enter" || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Does something that may throw: the page gets the error. */
function reportErrors(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (typeof reportError === "undefined") throw error;
    reportError(error);
  }
}
