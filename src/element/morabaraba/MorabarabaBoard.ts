/**
 * The element `<morabaraba-board>`: a game on a page that people play. What a turn in the making is and what is said is decided
 * on plain data in the room of turns; here properties, attributes, events, keys and pointers meet it. Importing it does nothing.
 */
import { checkArgument } from "../ground/options.ts";
import type { Game, MoveLike } from "../morabaraba/data/state.ts";
import type { Player, Point } from "../morabaraba/data/terms.ts";
import type { VariantName } from "../morabaraba/data/variant.ts";
import { createGame, outcome, variantOf } from "../morabaraba/game.ts";
import { formatMove } from "../morabaraba/notation.ts";
import { parsePosition } from "../morabaraba/position.ts";
import type { ThemeName } from "../picture/colours.ts";
import { drop, pickUp, press } from "../turn/press.ts";
import { beginTurn, cancelTurn, type TurnState } from "../turn/turnState.ts";
import { words as english } from "../words/en.ts";
import type { Words } from "../words/morabaraba.ts";
import { complete } from "../words/sentences.ts";
import { type Chosen, choices, type Playable } from "./choices.ts";
import { carry, listenToDrags } from "./drag.ts";
import type { BoardEventMap, Listening } from "./events.ts";
import { spotByKey } from "./nearest.ts";
import { dress } from "./sheet.ts";
import { show } from "./show.ts";
import { build, type View } from "./view.ts";

/** On a server there are no elements, and only the import has to work. */
const Base = (typeof HTMLElement === "undefined" ? class {} : HTMLElement) as unknown as new () => Listening &
  HTMLElement;

const ATTRIBUTES = ["position", "variant", ...Object.keys(choices)];
/** The game comes last, since it alone may throw. */
const PROPERTIES = ["lastMove", "messages", ...ATTRIBUTES, "game"];

/**
 * A board to look at and to play on. {@link define} makes it an element of the page.
 *
 * @example
 * ```ts
 * import type { MorabarabaBoard } from "morabaraba/board";
 *
 * function follow(board: MorabarabaBoard): void {
 *   board.addEventListener("move", ({ detail }) => console.log(detail.notation));
 * }
 * ```
 *
 * @tag morabaraba-board
 * @attr {string} position - The position to begin with, as `formatPosition` writes it.
 * @attr {"standard" | "mssa" | "sesotho" | "sesotho25" | "elevenMens" | "nineMens"} [variant=standard] - The variant to begin with.
 * @attr {"light" | "dark"} [orientation=light] - The side at the bottom.
 * @attr {"none" | "light" | "dark" | "both"} [playable=both] - The sides that people play on this board.
 * @attr {"wmd" | "mssa"} [notation=wmd] - How points are named.
 * @attr {"shown" | "hidden"} [coordinates=shown] - Whether the names of the points are drawn.
 * @attr {"earth" | "dark" | "wood" | "slate" | "green"} [theme=earth] - The colours.
 * @fires {CustomEvent<MoveDetail>} move - A person has made a whole move; `preventDefault()` refuses it.
 * @fires {CustomEvent<Refusal>} refuse - The rules refuse a move.
 * @fires {CustomEvent<PickDetail>} pick - A person has chosen a cow, or laid it back.
 * @fires {CustomEvent<EndDetail>} end - A move made on the board has ended the game.
 * @csspart frame - The board with its points.
 * @csspart picture - The picture of the board.
 * @csspart point - The button on each point; also `light`, `dark`, `movable`, `chosen`, `destination`, `target`.
 * @csspart bar - What lies below the board.
 * @csspart status - The line that says what happened.
 * @csspart button - The buttons in the bar; also `take-back`, `no-shot`.
 * @cssprop --morabaraba-ground - The earth inside the kraal.
 * @cssprop --morabaraba-mark - What marks a cow, a point or a move.
 * @cssprop --morabaraba-hint - Arrows and rings that people draw.
 * @cssprop --morabaraba-shade - Shadows and the edges of marks.
 * @cssprop --morabaraba-focus - The ring about the point that has the focus.
 * @cssprop --morabaraba-height - The greatest height of the board.
 */
export class MorabarabaBoard extends Base {
  /** What the page tells the element about. */
  static get observedAttributes(): readonly string[] {
    return ATTRIBUTES;
  }

  #shadow: ShadowRoot = this.attachShadow({ mode: "open" });
  #view: View = build(this.#shadow);
  /** The words as they were set, and with those that they lack. */
  #messages: Words = english;
  #words: Words = english;
  /** What the attributes said last that fits. */
  #chosen: Chosen & Record<string, string> = {
    orientation: "light",
    playable: "both",
    notation: "wmd",
    coordinates: "shown",
    theme: "earth",
  };
  #state: TurnState | undefined;
  /** The game that the program set, so that attributes do not replace it; and whether they are to be read. */
  #given: Game | null | undefined;
  #unread = false;
  /** The last move as the program told it, and whether it did so since the last drawing. */
  #told: MoveLike | null | undefined;
  #toldNow = false;
  #queued = false;
  /** The number of the point that the tab key leads to. */
  #current = 0;

  constructor() {
    super();
    const { frame, takeBack, noShot } = this.#view;
    let pressed: EventTarget | null;
    frame.addEventListener("click", ({ target, detail }) => {
      // A double click is one press.
      if (detail < 2 || target !== pressed) this.#press(this.#pointOf(target));
      pressed = target;
    });
    frame.addEventListener("focusin", ({ target }) => this.#lead(target));
    this.#shadow.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
    takeBack.addEventListener("click", () => this.takeBack());
    noShot.addEventListener("click", () => this.#press(this.#now.pending.to));
    listenToDrags(
      this.#view,
      (target) => this.#lift(target),
      (number) => this.#drop(number),
    );
  }

  /** The game on the board. Set it to show another; without one, the attributes say which. */
  get game(): Game {
    return this.#now.game;
  }
  set game(game: Game | null | undefined) {
    if (game && game !== this.#state?.game) this.#enter(game);
    this.#given = game;
    this.#unread = !game;
    this.#queue();
  }

  /** The move that is marked: the last one the board saw, unless a program has said which; null for none. */
  get lastMove(): MoveLike | null | undefined {
    return this.#told === undefined ? this.#now.last?.move : this.#told;
  }
  set lastMove(move: MoveLike | null | undefined) {
    this.#told = move;
    this.#toldNow = true;
    this.#queue();
  }

  /** The words of the status line and for screen readers; English if not set, and where they lack a text. */
  get messages(): Words {
    return this.#messages;
  }
  set messages(words: Words | null | undefined) {
    this.#messages = words ?? english;
    this.#words = complete(words, english);
    this.#queue();
  }

  /** The position to begin with, as `formatPosition` writes it; null for the beginning of the game. */
  get position(): string | null {
    return this.getAttribute("position");
  }
  set position(value: string | null | undefined) {
    this.#reflect("position", value);
  }

  /** The built-in variant to begin with, `standard` if not set. One's own variants come with `game`. */
  get variant(): VariantName {
    return (this.getAttribute("variant") ?? "standard") as VariantName;
  }
  set variant(value: VariantName | null | undefined) {
    this.#reflect("variant", value);
  }

  /** The side at the bottom, `light` if not set. */
  get orientation(): Player {
    return this.#chosen.orientation;
  }
  set orientation(value: Player | null | undefined) {
    this.#reflect("orientation", value);
  }

  /** The sides that people play on this board, `both` if not set. */
  get playable(): Playable {
    return this.#chosen.playable;
  }
  set playable(value: Playable | null | undefined) {
    this.#reflect("playable", value);
  }

  /** How points are named, `wmd` if not set. */
  get notation(): "wmd" | "mssa" {
    return this.#chosen.notation;
  }
  set notation(value: "wmd" | "mssa" | null | undefined) {
    this.#reflect("notation", value);
  }

  /** Whether the names of the points are drawn, `shown` if not set, or `hidden`. */
  get coordinates(): "shown" | "hidden" {
    return this.#chosen.coordinates;
  }
  set coordinates(value: "shown" | "hidden" | null | undefined) {
    this.#reflect("coordinates", value);
  }

  /** The colours, `earth` if not set; custom properties replace single ones. */
  get theme(): ThemeName {
    return this.#chosen.theme;
  }
  set theme(value: ThemeName | null | undefined) {
    this.#reflect("theme", value);
  }

  /** Takes back what has been chosen of a turn: the cow, in the air or not, or the step that awaits its shot. */
  takeBack(): void {
    this.#take(cancelTurn(this.#now));
  }

  /** @internal */
  connectedCallback(): void {
    dress(this.#shadow);
    this.#queue();
    // What was set before the page knew the element lies on it as fields, and would hide the properties.
    const early = this as unknown as Record<string, unknown>;
    for (const name of PROPERTIES.filter((property) => Object.hasOwn(early, property))) {
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  /** @internal */
  disconnectedCallback(): void {
    this.takeBack();
  }

  /** @internal */
  attributeChangedCallback(name: string): void {
    // What does not fit throws, which from here is an error of the page, and what was chosen before stays.
    const words = choices[name];
    if (words) {
      const value = this.getAttribute(name) ?? words[0];
      checkArgument(name, words.join("|"), value);
      this.#chosen[name] = value;
    } else if (ATTRIBUTES.includes(name)) this.#unread = !this.#given;
    this.#queue();
  }

  #reflect(name: string, value: string | null | undefined): void {
    if (value == null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  get #now(): TurnState {
    if (this.#unread) {
      this.#unread = false;
      const { position, variant } = this;
      try {
        this.#enter(position === null ? createGame(variant) : parsePosition(position, variant));
      } catch (error) {
        // The game that was there stays.
        reportError(error);
      }
    }
    this.#state ??= beginTurn(createGame());
    return this.#state;
  }

  #enter(game: Game): void {
    const state = beginTurn(game, this.#state);
    this.#unread = false;
    if (!this.#toldNow) this.#told = undefined;
    this.#show(state);
  }

  /** This is on the board from now on. A cow in the air lies down, and the page hears which cow is chosen. */
  #show(state: TurnState, carried?: SVGElement): void {
    const before = this.#state?.pending.from;
    const { from, to } = state.pending;
    carry(this.#view, carried);
    this.#state = state;
    this.#queue();
    if (to === undefined && from !== before) this.#emit("pick", { point: from ?? null });
  }

  get #active(): boolean {
    const { playable } = this.#chosen;
    const { game, moves } = this.#now;
    return moves.length > 0 && (playable === "both" || playable === game.turn);
  }

  get #points(): readonly Point[] {
    return variantOf(this.#now.game).board.points;
  }

  #pointOf(target: EventTarget | null): Point | undefined {
    return this.#points[this.#view.buttons.indexOf(target as HTMLButtonElement)];
  }

  #press(point: Point | undefined): void {
    if (point !== undefined && this.#active) this.#take(press(this.#now, point));
  }

  /** What has become of the turn is shown, and told to the page. */
  #take(state: TurnState, carried?: SVGElement): void {
    if (state.game !== this.#now.game) this.#play(state);
    else this.#show(state, carried);
    if (state.refused) this.#emit("refuse", state.refused);
  }

  #play({ game: after, last }: TurnState): void {
    const was = cancelTurn(this.#now);
    const told = this.#told;
    const { before, move } = last as NonNullable<TurnState["last"]>;
    // The move is on the board when the page hears of it, so that an answer to it is known as the next.
    this.#state = was;
    this.#enter(after);
    const end = outcome(after);
    const accepted = this.#emit("move", { move, notation: formatMove(move, before), before, after });
    const { game } = this;
    // A program that has set a game meanwhile has the last word.
    if (game === before || (!accepted && game === after && this.#given !== after)) {
      this.#told = told;
      this.#show(was);
    } else if (accepted && end) this.#emit("end", { outcome: end, game: after });
  }

  #emit<Name extends keyof BoardEventMap>(name: Name, detail: BoardEventMap[Name]["detail"]): boolean {
    const cancelable = name === "move";
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** The tab key leads to this button from now on. */
  #lead(target: EventTarget | null): void {
    const { buttons } = this.#view;
    this.#current = Math.max(0, buttons.indexOf(target as HTMLButtonElement));
    buttons.forEach((button, i) => {
      button.tabIndex = i === this.#current ? 0 : -1;
    });
  }

  #focus(): void {
    this.#view.buttons[this.#current]?.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = this.#pointOf(target) ? spotByKey(this.#view.spots, this.#current, key) : undefined;
    if (key === "Escape" && this.#begun) this.takeBack();
    else if (next !== undefined) this.#view.buttons[next]?.focus();
    // A key that is held presses once.
    else if (key !== "Enter" || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What there is to take back. */
  get #begun(): unknown {
    const { from, to } = this.#now.pending;
    return from ?? to ?? this.#view.carried;
  }

  /** The cow on a point is in the air, or, where there is none, the last one in the hand. */
  #lift(target: Element): void {
    const { turn, hands } = this.game;
    const from = this.#pointOf(target);
    const key = from ? `cow:${from}` : `hand:${turn}:${hands[turn]}`;
    this.#take(pickUp(this.#now, from), this.#view.picture.drawn.get(key)?.node);
    // The keys of the board are heard meanwhile.
    this.#focus();
  }

  #drop(number: number): void {
    const to = this.#points[number];
    if (to === undefined || to === this.#now.pending.from) this.takeBack();
    else this.#take(drop(this.#now, to));
  }

  #queue(): void {
    if (this.#queued || !this.isConnected) return;
    this.#queued = true;
    // What a program sets in one go is drawn once, in whatever order; what it sets wrong is an error of the page.
    queueMicrotask(() => {
      this.#queued = false;
      this.#draw();
    });
  }

  #draw(): void {
    if (this.#begun && !this.#active) this.takeBack();
    const { activeElement } = this.#shadow;
    show(this.#view, this.#now, this.#chosen, this.lastMove, this.#words, this.#active);
    this.#toldNow = false;
    this.#lead(this.#view.buttons[this.#current] ?? null);
    // What had the focus may be gone.
    if (activeElement?.matches("[hidden]") || activeElement?.isConnected === false) this.#focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "morabaraba-board": MorabarabaBoard;
  }
}
