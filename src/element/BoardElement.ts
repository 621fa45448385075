/*
 * The base of all board elements: attributes and properties, the game, cancelable moves, presses and keys.
 * The base knows no rules. It draws once after a program has set several properties in a row.
 */
import { type Check, mustBe, report } from "../base/checks.ts";
import { isAbsent, isRecord } from "../base/data.ts";
import { checkArgument } from "../base/options.ts";
import { complete } from "../words/sentences.ts";
import { setAttribute } from "./dom.ts";
import { STEP } from "./motion.ts";
import { spotAlong, spotByKey } from "./nearest.ts";
import { Stage } from "./Stage.ts";
import type { BoardContext, BoardSession, MadeMove } from "./session.ts";
import { adoptStyles } from "./styles.ts";
import { type PageTheme, pageThemes } from "./theme.ts";

/** Servers have no `HTMLElement`, but importing this file must work there. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as typeof HTMLElement;

/** Attributes that take one of a few words. The first word is the default. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The rules, picture options and words that a board takes from its family. */
export interface Family<Game, Words> {
  createGame(variant?: never): Game;
  parsePosition(position: string, variant?: never): Game;
  /** Throws if `game` is not a game of the family. */
  legalMoves(game: Game): unknown;
  outcome(game: Game): unknown;
  /** Checks the `drawings` property. */
  readonly drawings: Check;
  /** The default words, which also fill in for missing texts. */
  readonly words: Words;
}

/** Returns the check of the `messages` property: an object with some of the family's own texts. */
const textsLike =
  (own: unknown): Check =>
  (value, at, faults) => {
    if (isAbsent(value)) return;
    if (!isRecord(own)) {
      if (typeof value !== "string") mustBe("text", value, at, faults);
    } else if (!isRecord(value)) mustBe("an object with texts", value, at, faults);
    else
      for (const [name, text] of Object.entries(value)) {
        const path = `${at}.${name.slice(0, 40)}`;
        // A page's own variants have titles too.
        const like = Object.hasOwn(own, name) ? own[name] : at === "messages.variants" ? "" : undefined;
        if (like === undefined) report(faults, path, "is unknown; remove it or correct its name");
        else textsLike(like)(text, path, faults, {});
      }
  };

/** The largest valid `animation`, in milliseconds. */
const LONGEST_STEP = 5000;

/**
 * A board of any family.
 *
 * @example
 * ```ts
 * import type { BoardElement } from "morabaraba/board";
 *
 * function stop(board: BoardElement): void {
 *   board.animation = 0;
 *   board.cancelTurn();
 * }
 * ```
 */
export abstract class BoardElement<Game = unknown, Words = unknown, Drawings = unknown> extends Base {
  /** The attributes that take one of a few words. @internal */
  static readonly choices: Choices = {
    coordinates: ["true", "false"],
    theme: pageThemes as readonly [PageTheme],
    status: ["shown", "hidden"],
    premove: ["false", "true"],
  };
  /** All other attributes. @internal */
  static readonly texts: readonly string[] = ["position", "variant"];
  /** Properties without an attribute. @internal */
  static readonly properties: readonly string[] = ["game", "messages", "drawings"];

  /** @internal */
  static get observedAttributes(): readonly string[] {
    // biome-ignore lint/complexity/noThisInStatic: each element overrides the lists.
    const { texts, choices } = this;
    return [...texts, ...Object.keys(choices), "animation"];
  }

  /** @internal */
  protected readonly stage: Stage = new Stage(() => this.onMotionEnd());
  /** The last valid word of each attribute in {@link choices}. @internal */
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
  #isQueued = false;
  #session: BoardSession<Game, Words> | undefined;
  /** The game that the program has set. It overrides the attributes. */
  #assignedGame: Game | null | undefined;
  /** Whether the attributes have changed since they were last read. */
  #attributesDirty = false;
  /** The words that the program has set, and the same words with missing texts filled in. */
  #messages: Words | undefined;
  #words: Words | undefined;
  #drawings = {} as Drawings;
  /** The answer to a key or a typed move, and the state that it is about. */
  #told: { readonly text: string; readonly state: unknown } | undefined;
  /** Identifies the last `update` event, so that it is not repeated. */
  #update = "";

  constructor() {
    super();
    const { stage } = this;
    const { choices } = this.constructor as typeof BoardElement;
    for (const [name, [initial]] of Object.entries(choices)) this.chosen[name] = initial;
    this.#shadow.append(stage.all);
    let pressed: EventTarget | null;
    stage.frame.addEventListener("click", (event) => {
      const { target, detail } = event;
      const number = stage.numberOf(target);
      const isRepeated = detail > 1 && target === pressed;
      pressed = target;
      if (number < 0) return;
      const session = this.ensureSession();
      // A press on the board follows no link around it.
      if (session.actor !== undefined) event.preventDefault();
      if (!isRepeated || this.countsEachClick) session.press(number);
    });
    stage.frame.addEventListener("focusin", ({ target }) => stage.setTabStop(stage.numberOf(target)));
    stage.foot.addEventListener("slotchange", this.#fit);
    this.#shadow.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
  }

  /** Focuses the point or house that the Tab key would reach. */
  override focus(options: FocusOptions = {}): void {
    this.stage.focus(options);
  }

  /** The game on the board. Null returns to the game that the attributes describe. */
  get game(): Game {
    return this.ensureSession().game;
  }
  set game(game: Game | null | undefined) {
    const isOther = game != null && game !== this.#session?.game;
    // Throws for an invalid game before anything has changed.
    if (isOther) this.family.legalMoves(game);
    this.#assignedGame = game;
    // Set before listeners run, because they may read the game.
    this.#attributesDirty ||= game == null;
    if (isOther) this.#enter(game);
    this.redraw();
  }

  /** The words of the status line and for screen readers. Texts that you do not set are in English. */
  get messages(): Words {
    return this.#messages ?? this.family.words;
  }
  set messages(words: Words | null | undefined) {
    if (words != null) checkArgument("messages", textsLike(this.family.words), words);
    this.#messages = words ?? undefined;
    this.#words = complete(words, this.family.words);
    this.redraw();
  }

  /** The program's drawings, without those of people. Points or houses that the board lacks are left out. */
  get drawings(): Drawings {
    return this.#drawings;
  }
  set drawings(drawings: Drawings | null | undefined) {
    if (drawings != null) checkArgument("drawings", this.family.drawings, drawings);
    this.#drawings = drawings ?? ({} as Drawings);
    this.redraw();
  }

  /** The initial position, as `formatPosition` writes it; null for the start of the game. */
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

  /** The colours, `earth` if not set. CSS custom properties replace single colours. */
  get theme(): PageTheme {
    return this.chosen["theme"] as PageTheme;
  }
  set theme(value: PageTheme | null | undefined) {
    this.reflect("theme", value);
  }

  /** Whether the status line is visible, `shown` if not set. */
  get status(): "shown" | "hidden" {
    return this.chosen["status"] as "shown" | "hidden";
  }
  set status(value: "shown" | "hidden" | null | undefined) {
    this.reflect("status", value);
  }

  /**
   * Whether people who play one side may set their next move during the other side's turn; false if not set.
   * The premove is played when their turn comes, if it is legal then. It is dropped if `game` is set to
   * anything but the next position of the same game, or if `playable` gives people another side.
   */
  get premove(): boolean {
    return this.chosen["premove"] === "true";
  }
  set premove(value: boolean | null | undefined) {
    this.reflect("premove", value);
  }

  /** The duration of a step on the board, in milliseconds; 200 if not set, 0 for no motion. */
  get animation(): number {
    return this.stage.motion.step;
  }
  set animation(value: number | null | undefined) {
    this.reflect("animation", value);
  }

  /** @internal */
  connectedCallback(): void {
    adoptStyles(this.#shadow);
    this.stage.watch(this, this.#fit);
    this.redraw();
    const { properties, observedAttributes } = this.constructor as typeof BoardElement;
    // Properties that were set before the upgrade are plain fields that hide the accessors: set them again.
    const early = this as unknown as Record<string, unknown>;
    for (const name of [...observedAttributes, ...properties].filter((key) => Object.hasOwn(early, key))) {
      const value = early[name];
      delete early[name];
      reportErrors(() => {
        early[name] = value;
      });
    }
  }

  /** @internal */
  disconnectedCallback(): void {
    this.stage.unwatch();
    this.#session?.hover(undefined);
    this.cancelTurn();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    // An invalid value throws. The browser reports the error to the page, and the earlier value stays.
    const { choices, texts } = this.constructor as typeof BoardElement;
    const words = choices[name];
    const value = this.getAttribute(name);
    if (words) {
      // HTML, and React on a server, write true as an empty value or as the attribute's name.
      const isSet = words.includes("true") && (value === "" || value?.toLowerCase() === name);
      const word = isSet ? "true" : (value ?? words[0]);
      checkArgument(name, words.join("|"), word === "true" || (word !== "false" && word));
      this.chosen[name] = word;
    } else if (name === "animation") {
      // `Number` turns blank text into 0.
      const step = value === null ? STEP : value.trim() && Number(value);
      checkArgument(name, `0..${LONGEST_STEP}`, step);
      this.stage.motion.step = step as number;
    } else if (texts.includes(name)) this.#attributesDirty = true;
    this.redraw();
  }

  /** Cancels the unfinished turn or the premove. A move that was played stays. */
  cancelTurn(): void {
    this.#session?.cancel();
  }

  /** @internal */
  protected abstract readonly family: Family<Game, Words>;

  /** Creates the session with the first game on the board. @internal */
  protected abstract createSession(game: Game, context: BoardContext): BoardSession<Game, Words>;

  /** Updates the page. @internal */
  protected abstract draw(): void;

  /** Called after the element was resized, which may change what is drawn. @internal */
  protected fitted(): void {}

  /** Called when a motion has ended. @internal */
  protected onMotionEnd(): void {
    this.redraw();
  }

  /** Returns a sentence as screen readers shall get it. @internal */
  protected say(text: string): string {
    return text;
  }

  /** Whether people may type moves. @internal */
  protected get canType(): boolean {
    return this.chosen["playable"] !== "none";
  }

  /** Whether the second click of a double click counts as a press. @internal */
  protected get countsEachClick(): boolean {
    return false;
  }

  /** The words that were set, with the family's words for missing texts. @internal */
  protected get words(): Words {
    return this.#words ?? this.family.words;
  }

  /** The answer to a key or a typed move, which stands in the status line until the turn goes on. @internal */
  protected get told(): string | undefined {
    const told = this.#told;
    return told && told.state === this.ensureSession().state ? told.text : undefined;
  }

  /** Returns the session, after reading attributes that have changed. @internal */
  protected ensureSession(): BoardSession<Game, Words> {
    if (this.#attributesDirty) {
      this.#attributesDirty = false;
      // If the attributes are invalid, the earlier game stays.
      reportErrors(() => {
        const described = this.#describedGame();
        if (this.#assignedGame == null) this.#enter(described);
      });
    }
    if (!this.#session) this.#enter(this.family.createGame());
    return this.#session as BoardSession<Game, Words>;
  }

  /** Returns the game that the attributes describe. */
  #describedGame(): Game {
    const { family, position } = this;
    const variant = (this.getAttribute("variant") ?? undefined) as never;
    return position === null ? family.createGame(variant) : family.parsePosition(position, variant);
  }

  #enter(game: Game): void {
    if (this.#session) this.#session.enter(game);
    else this.#session = this.createSession(game, this.#context);
  }

  /**
   * Offers the page a move that is already on the board, so that a listener can play the reply. Returns false
   * if the move must be taken back.
   */
  #offerMove(detail: MadeMove<Game>): boolean {
    const { before, game: after } = detail;
    const isAccepted = this.emit("move", detail, true);
    const { game } = this;
    // If a listener has set another game, that game stays.
    if (game === before || (!isAccepted && game === after && this.#assignedGame !== after)) return false;
    const outcome = this.family.outcome(after);
    if (isAccepted && outcome) this.emit("end", { outcome, game: after });
    return true;
  }

  /** Emits `update`, unless the last `update` had the same key and status. @internal */
  protected emitUpdate<Detail extends { readonly status: string }>(detail: Detail, key: string): void {
    const update = `${key} ${detail.status}`;
    if (update === this.#update) return;
    this.#update = update;
    this.emit("update", detail);
  }

  /** Sets an attribute, or removes it. @internal */
  protected reflect(name: string, value: string | number | boolean | null | undefined): void {
    if (value == null) this.removeAttribute(name);
    else this.setAttribute(name, `${value}`);
  }

  /** Dispatches an event on the element; returns false if the page has cancelled it. @internal */
  protected emit(name: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable }));
  }

  /** Schedules one drawing, however many things a program sets before it. @internal */
  protected redraw(): void {
    if (this.#isQueued || !this.isConnected) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      const { stage } = this;
      const { activeElement } = this.#shadow;
      const { size } = stage;
      this.ensureSession().settle();
      stage.setTyping(this.canType);
      this.draw();
      if (stage.size !== size) this.#fit();
      stage.setTabStop(stage.current);
      // The node that had the focus may be gone.
      if (activeElement?.matches("[hidden]") || activeElement?.isConnected === false) stage.focus();
    });
  }

  #key(event: KeyboardEvent): void {
    const { stage } = this;
    const { key, target } = event;
    // Keys in the slots are for what the page has put there.
    if (event.ctrlKey || event.altKey || event.metaKey || !stage.all.contains(target as Node)) return;
    if (target === stage.field) {
      // The page may have shortcuts, but not for people who are typing.
      event.stopPropagation();
      if (key === "Enter") this.#type();
      else if (key === "Escape") stage.focus();
      else return;
    } else if (key === "Escape" && this.ensureSession().hasBegun) this.cancelTurn();
    // A held key presses only once.
    else if (!this.#keyOn(stage.numberOf(target), key) && (key !== "Enter" || !event.repeat)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Carries out a key on a point or a house; returns false for other keys. */
  #keyOn(number: number, key: string): boolean {
    const { stage } = this;
    if (number < 0) return false;
    const session = this.ensureSession();
    const { spots } = stage;
    const next = spotByKey(spots, number, key) ?? spotAlong(spots, number, key, session.neighbors(number));
    if (next !== undefined) stage.buttons[next]?.focus();
    if (key === "/" && this.canType) stage.field.focus();
    else if (key === "s") this.#tell(undefined);
    else if (next === undefined) {
      const told = session.tell(number, key, this.words);
      if (told === undefined) return false;
      this.#tell(told);
    }
    return true;
  }

  /** Plays the move in the field, or explains why not. */
  #type(): void {
    const { field } = this.stage;
    const session = this.ensureSession();
    const told = session.type(field.value, this.words);
    if (told !== undefined) this.#tell(told);
    const isRefused = told !== undefined || session.hasRefused;
    setAttribute(field, "aria-invalid", isRefused ? "true" : null);
    if (isRefused) field.select();
    else field.value = "";
  }

  /** Writes an answer into the status line, or the status again. */
  #tell(text: string | undefined): void {
    this.#told = text === undefined ? undefined : { text, state: this.ensureSession().state };
    this.stage.readAgain();
    this.redraw();
  }
}

/** Runs an action, and reports its error to the page instead of throwing it. */
function reportErrors(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (typeof reportError === "undefined") throw error;
    reportError(error);
  }
}
