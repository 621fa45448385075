/* The session of a mills board: the turn, and presses, drags, hovering, drawings and editing. */
import type { Arrow, ShapeColor } from "../../base/drawings.ts";
import type { Words } from "../../languages/en/mills/words.ts";
import type { Touch } from "../../picture/mills/scene.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player, type Point, players } from "../../rules/mills/data/terms.ts";
import { formatMove } from "../../rules/mills/notation.ts";
import { dropCow, pickUpCow, pressPoint } from "../../turn/press.ts";
import { isMovable, pointMark } from "../../turn/shown.ts";
import { beginTurn, cancelTurn, isSamePosition, type TurnState } from "../../turn/turnState.ts";
import { spotNear } from "../nearest.ts";
import { actorOf, type BoardSession, type SessionContext } from "../session.ts";
import { looksLike, refusedAt } from "./changes.ts";
import type { PointerActions } from "./drag.ts";
import { drawingsOf, toggled } from "./drawings.ts";
import { cycled, type Draft, editDetail, pressedHand, withDropped } from "./edit.ts";
import type { MorabarabaBoardEventMap } from "./events.ts";
import type { MillView } from "./MillView.ts";
import { canStart, type Premove, premovePlayed, premovePressed, strokesOf } from "./premove.ts";
import type { Settings } from "./Settings.ts";
import { around, dueIn, neighborsOf, typedMove } from "./speech.ts";

/** How close to a point a dropped cow must be to land on it, in units of the picture. */
const REACH = 55;

/** How long a refusal is visible, in milliseconds; a point to which a cow cannot go is marked longer. */
const [REFUSED, SHUT] = [600, 1600];

/**
 * Returns the colour of a drawing, by the keys held with the right button. As in lichess, but without keys it
 * is the theme's own. Shift also draws with the left button, where it means no colour.
 */
function colorOf({ button, shiftKey, ctrlKey, altKey, metaKey }: PointerEvent): ShapeColor | undefined {
  const keys = Number((shiftKey && button === 2) || ctrlKey) + 2 * Number(altKey || metaKey);
  return ([undefined, "red", "blue", "yellow"] as const)[keys];
}

/** At most this many states wait to be shown. */
const MAX_WAITING = 4;

type Context = SessionContext<
  Pick<Settings, "playable" | "premove" | "drawable" | "editable" | "notation">,
  MillView,
  MorabarabaBoardEventMap
>;

export class Session implements BoardSession<Game, Words>, PointerActions {
  readonly #context: Context;
  #state: TurnState;
  /** States that wait until all motion has ended. The last one is the present state. */
  #waiting: TurnState[] = [];
  #shown: TurnState;
  #hover: Point | undefined;
  #dragged: Touch["dragged"];
  /** Whether lifting the dragged cow has chosen it. */
  #isPicked = false;
  #refused: Touch["refused"];
  /** A timer: the refusal disappears when this animation ends. */
  #refusalTimer: Animation | undefined;
  /** What people have drawn since the last move. */
  #strokes: readonly Arrow[] = [];
  #drawing: Arrow | undefined;
  #draft: Draft | undefined;
  #premove: Premove = {};
  /** The value of {@link actor} at the last {@link settle}. */
  #actor: Session["actor"];

  constructor(game: Game, context: Context) {
    this.#context = context;
    this.#state = beginTurn(game);
    this.#shown = this.#state;
  }

  get game(): Game {
    return this.#state.game;
  }

  get state(): TurnState {
    return this.#state;
  }

  /** The side that people can move or set a premove for now; an editor acts for both. */
  get actor(): Player | "editor" | undefined {
    const { settings } = this.#context;
    const { game, moves } = this.#state;
    return settings.editable ? "editor" : moves.length > 0 ? actorOf(game.turn, settings) : undefined;
  }

  /** Whether people may move now. */
  get isActive(): boolean {
    return this.actor === this.game.turn;
  }

  /** The side that may set a premove now. */
  get premover(): Player | undefined {
    const { actor } = this;
    return actor === opponentOf(this.game.turn) ? actor : undefined;
  }

  get premove(): Premove {
    return this.#premove;
  }

  get hasBegun(): boolean {
    const { from, to } = this.#state.pending;
    const gesture = this.#dragged ?? this.#drawing;
    return (from ?? to ?? gesture ?? this.#premove.from ?? this.#premove.to) !== undefined;
  }

  /** Returns the state to show now, which is the next waiting one if all motion has ended. */
  next(): TurnState {
    if (!this.#context.stage.motion.isBusy) {
      this.#shown = this.#waiting.shift() ?? this.#shown;
      if (this.#waiting.length > 0) this.#context.redraw();
    }
    return this.#shown;
  }

  /** Whether the board shows the present state. */
  get isCurrent(): boolean {
    return this.#shown === this.#state;
  }

  /** The effects of the pointer: a ghost where a cow can go, a target, the dragged cow, a refusal. */
  get touch(): Touch {
    if (!this.isCurrent) return {};
    const hovered = this.#hover;
    const marked =
      this.isActive && hovered !== undefined && !this.#dragged ? pointMark(this.#state, hovered) : undefined;
    return {
      ghost:
        marked === "destination" ? { point: hovered as Point, player: this.#state.game.turn } : undefined,
      aimed: marked === "target" ? hovered : undefined,
      dragged: this.#dragged,
      refused: this.#refused,
    };
  }

  /** The drawings of people, including the unfinished one, and the premove. */
  get drawings(): ReturnType<typeof drawingsOf> {
    const drawn = this.#drawing ? toggled(this.#strokes, this.#drawing) : this.#strokes;
    return drawingsOf([...drawn, ...strokesOf(this.#premove)]);
  }

  /** The position that is being set up. */
  get draft(): Draft {
    return this.#draft ?? this.#state.game;
  }

  enter(game: Game): void {
    const { game: before } = this.#state;
    const state = beginTurn(game, this.#state);
    this.#show(state);
    // A premove is kept after one move of the other side, and if the program sets a copy of the same game.
    const isAnswered = state.last?.before === before && before.turn !== this.#actor;
    if (!isAnswered && !isSamePosition(game, before)) this.#setPremove({});
    // Deferred: the page is still setting the game, and must not get a move before it has finished.
    else queueMicrotask(() => this.#playPremove());
  }

  cancel(): void {
    if (!this.hasBegun) return;
    this.#setPremove({});
    this.#show(cancelTurn(this.#state));
  }

  settle(): void {
    const before = this.#actor;
    this.#actor = this.actor;
    if (this.#actor !== before) this.cancel();
  }

  press(number: number): void {
    this.settle();
    const point = variantFrom(this.game.variant).board.points[number];
    // If the program has just set another board, the old points are still on the page and may be pressed.
    if (point === undefined) return;
    if (this.#context.settings.editable) this.#edit((draft) => cycled(draft, point));
    else if (this.isActive) this.#take(pressPoint(this.#state, point));
    else if (this.premover) this.#setPremove(premovePressed(this.game, this.premover, this.#premove, point));
  }

  get hasRefused(): boolean {
    return this.#state.refused !== undefined;
  }

  type(text: string, words: Words): string | undefined {
    this.settle();
    const { notation } = this.#context.settings;
    if (!this.isActive) return dueIn(words, this.#state);
    const typed = typedMove(words, this.#state, text, { notation });
    if (typeof typed === "string") return typed;
    this.#take(typed);
    return undefined;
  }

  tell(number: number, key: string, words: Words): string | undefined {
    const { notation } = this.#context.settings;
    return around(words, this.#state, number, key, { notation });
  }

  neighbors(number: number): readonly number[] {
    return neighborsOf(this.game, number);
  }

  hover(target: Element | undefined): void {
    const point = target && this.#pointOf(target);
    if (this.#hover === point) return;
    this.#hover = point;
    this.#context.redraw();
  }

  lift(from: Element): boolean {
    this.settle();
    const { game, pending } = this.#state;
    const point = this.#pointOf(from);
    const { bars } = this.#context.view;
    const player = players.find((side) => bars[side].hand === from) ?? this.premover ?? game.turn;
    if (this.premover) {
      if (player !== this.premover || (point !== undefined && !canStart(game, player, point))) return false;
    } else if (!this.#context.settings.editable) {
      if (!this.isActive || player !== game.turn || !isMovable(this.#state, point)) return false;
      const picked = pickUpCow(this.#state, point);
      this.#show(picked);
      // A listener of `pick` may have put the cow back or set another game.
      if (this.#state !== picked) return false;
    }
    this.#isPicked = pending.from !== this.#state.pending.from;
    const cells = this.draft.board;
    const cell = point && cells[variantFrom(game.variant).board.points.indexOf(point)];
    this.#dragged = {
      from: point ?? "hand",
      player: cell === undefined ? player : cell === "L" ? "light" : "dark",
    };
    // Takes the focus, so that keys such as Escape work during the drag.
    this.#context.stage.focus();
    this.#context.redraw();
    return true;
  }

  carry(event: PointerEvent): void {
    const point = this.#pointAt(event);
    this.#context.view.carryTo(this.#context.stage.spotAt(event.clientX, event.clientY));
    // Most movements only carry the cow. The program may have set another game during the drag.
    if (!this.#dragged || this.#dragged.over === point) return;
    const isLegal =
      point !== undefined && (!this.isActive || pointMark(this.#state, point) === "destination");
    const over = isLegal ? point : undefined;
    if (this.#dragged.over === over) return;
    this.#dragged = { ...this.#dragged, over };
    this.#context.redraw();
  }

  drop(event?: PointerEvent, isPress = false): void {
    const dragged = this.#dragged;
    // The program may have ended the drag by setting another game.
    if (!dragged) return;
    this.#dragged = undefined;
    const { from } = dragged;
    const { settings, view, redraw } = this.#context;
    const to = event && this.#pointAt(event);
    view.letGo(from);
    redraw();
    if (isPress) {
      if (from !== "hand" && !this.#isPicked)
        this.press(variantFrom(this.game.variant).board.points.indexOf(from));
      else if (from === "hand" && settings.editable) this.pressHand(dragged.player);
    } else if (settings.editable) {
      if (!event || to === from) return;
      const hand = view.barAt(event);
      this.#edit((draft) => withDropped(draft, dragged, to, hand));
    } else if (this.premover) {
      const start = from === "hand" ? undefined : from;
      const isMove = to !== undefined && to !== from;
      this.#setPremove(isMove ? premovePressed(this.game, this.premover, { from: start }, to) : {});
    } else if (to === undefined || to === from) this.#show(cancelTurn(this.#state));
    else this.#take(dropCow(this.#state, to));
  }

  startDrawing(event: PointerEvent): boolean {
    const point = this.#context.settings.drawable ? this.#pointAt(event) : undefined;
    if (point !== undefined) this.#drawing = { from: point, to: point, color: colorOf(event) };
    return point !== undefined;
  }

  moveDrawing(event: PointerEvent): void {
    const to = this.#pointAt(event);
    if (!this.#drawing || to === undefined || to === this.#drawing.to) return;
    this.#drawing = { ...this.#drawing, to };
    this.#context.redraw();
  }

  /** Ends a drawing. Drawing the same arrow or ring again erases it. */
  endDrawing(event?: PointerEvent): void {
    if (this.#drawing && event) {
      this.#strokes = toggled(this.#strokes, this.#drawing);
      this.#context.emit("drawingschange", { drawings: drawingsOf(this.#strokes) });
    }
    this.#drawing = undefined;
    this.#context.redraw();
  }

  /** Presses a hand in the editor. */
  pressHand(player: Player): void {
    this.#edit((draft) => pressedHand(draft, player));
  }

  /** Presses the dot of a side in the editor: that side is to move. */
  pressSide(player: Player): void {
    this.#edit((draft) => ({ ...draft, turn: player }));
  }

  /** Plays the pending step without its shot. */
  pressPending(): void {
    const { to } = this.#state.pending;
    if (this.isActive && to !== undefined) this.#take(pressPoint(this.#state, to));
  }

  /** Sets or drops the premove. Emits `premove` if a complete one was set or dropped. */
  #setPremove(premove: Premove): void {
    const before = this.#premove;
    if (premove.from === before.from && premove.to === before.to) return;
    this.#premove = premove;
    this.#context.redraw();
    const { from, to } = premove;
    if (to !== undefined || before.to !== undefined)
      this.#context.emit("premove", { move: to === undefined ? null : { from, to } });
  }

  /**
   * Plays the premove if its turn has come, or drops it if it is illegal. If only a cow was chosen, it
   * becomes the chosen cow of the turn.
   */
  #playPremove(): void {
    this.settle();
    const { from, to } = this.#premove;
    if (!this.isActive || (from ?? to) === undefined) return;
    const next = premovePlayed(this.#state, this.#premove);
    if (next === undefined) this.#setPremove({});
    else {
      this.#premove = {};
      this.#take(next);
    }
  }

  /** Changes the position that is being set up. */
  #edit(change: (draft: Draft) => Draft): void {
    this.#draft = change(this.draft);
    const detail = editDetail(this.#draft);
    if (detail.game) {
      this.#state = beginTurn(detail.game);
      this.#shown = this.#state;
      this.#waiting = [];
    }
    this.#context.redraw();
    this.#context.emit("edit", detail);
  }

  #pointOf(target: Element): Point | undefined {
    return variantFrom(this.game.variant).board.points[this.#context.stage.numberOf(target)];
  }

  #pointAt({ clientX, clientY }: PointerEvent): Point | undefined {
    const { stage } = this.#context;
    const number = spotNear(stage.spots, stage.spotAt(clientX, clientY), REACH);
    return variantFrom(this.game.variant).board.points[number];
  }

  /** Sets the state, drops a dragged cow, and emits `pick` if another cow is chosen. */
  #show(state: TurnState): void {
    const before = this.#state;
    this.#state = state;
    this.#dragged = undefined;
    this.#drawing = undefined;
    if (before.game !== state.game) {
      this.#strokes = [];
      this.#draft = undefined;
      this.#refuse(undefined);
    }
    // Another board is shown immediately: waiting states and the pointer belong to points of the old one.
    if (variantFrom(before.game.variant) !== variantFrom(state.game.variant)) {
      this.#hover = undefined;
      this.#waiting = [];
      this.#shown = state;
    }
    // Replaces the last waiting state, or the shown one if none waits, if the new state looks the same.
    const isAlike = looksLike(this.#waiting.at(-1) ?? this.#shown, state);
    if (isAlike && !this.#waiting.pop()) this.#shown = state;
    else if (this.#waiting.push(state) > MAX_WAITING) this.#waiting = [state];
    this.#context.redraw();
    const { from, to } = state.pending;
    if (to === undefined && from !== before.pending.from) this.#context.emit("pick", { point: from ?? null });
  }

  /** Continues with the state after a press or a drop, and emits the events for it. */
  #take(next: TurnState): void {
    const { refused } = next;
    this.#refuse(refused);
    if (next.game === this.#state.game) this.#show(next);
    else this.#play(next);
    if (!refused) return;
    this.#context.emit("refuse", refused);
    this.#context.emit("cue", { kind: "refuse", point: refused.move.shots?.[0] ?? refused.move.to });
  }

  #refuse(refused: TurnState["refused"]): void {
    if (this.#refusalTimer) this.#refusalTimer.onfinish = null;
    this.#refused = undefined;
    if (!refused) return;
    const { points } = variantFrom(this.#state.game.variant).board;
    const { point, shut } = refusedAt(refused);
    this.#refused = { point, shut };
    this.#context.view.shake(point, points);
    // An empty animation is a timer that ends with the page.
    this.#refusalTimer = this.#context.stage.frame.animate?.([], shut === undefined ? REFUSED : SHUT);
    if (!this.#refusalTimer) return;
    this.#refusalTimer.onfinish = () => {
      this.#refused = undefined;
      this.#context.redraw();
    };
  }

  #play(next: TurnState): void {
    const before = cancelTurn(this.#state);
    // Set first, so that `pick` is not emitted for the cow that moves.
    this.#state = before;
    const { move } = next.last as NonNullable<TurnState["last"]>;
    this.#show(next);
    const notation = formatMove(before.game, move);
    const detail = { move, notation, before: before.game, game: next.game };
    if (this.#context.offerMove(detail)) return;
    this.#waiting = this.#waiting.filter((state) => state.game !== next.game);
    this.#show(before);
  }
}
