/** What people do on a board, and what comes of it: presses, drags, hovering, drawings, positions set up by hand. */
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
import type { Hands } from "./drag.ts";
import { type DrawingsOfPeople, type Stroke, toggled } from "./drawings.ts";
import { cycled, type Draft, editDetail, pressedHand, withDropped } from "./edit.ts";
import type { BoardEventMap } from "./events.ts";
import type { MillView } from "./MillView.ts";
import { mayLead, type Premove, premovePlayed, premovePressed, withPremove } from "./premove.ts";
import type { Settings } from "./Settings.ts";

/** A cow dropped this close to a point lands on it; in units of the picture. */
const REACH = 55;

/** How long a refusal is seen, in milliseconds; a shut point is seen longer. */
const [REFUSED, SHUT] = [600, 1600];

/** At most this many states wait to be shown. */
const MOST_WAITING = 4;

type Context = SessionContext<
  Pick<Settings, "playable" | "premove" | "drawable" | "editable">,
  MillView,
  BoardEventMap
>;

/** Everything that happens between people and one board. */
export class Session implements BoardSession<Game>, Hands {
  readonly #context: Context;
  #state: TurnState;
  /** States that wait until everything that moves has arrived; the last is the present one. */
  #waiting: TurnState[] = [];
  #shown: TurnState;
  #hover: Point | undefined;
  #dragged: Touch["dragged"];
  #refused: Touch["refused"];
  /** Ends when the refusal need not be seen any longer. */
  #refusalTime: Animation | undefined;
  #drawn: DrawingsOfPeople = { arrows: [], rings: [] };
  #drawing: Stroke | undefined;
  #draft: Draft | undefined;
  #premove: Premove = {};
  /** The side that people act for, when that was looked at last. */
  #actor: Session["actor"];

  constructor(game: Game, context: Context) {
    this.#context = context;
    this.#state = beginTurn(game);
    this.#shown = this.#state;
  }

  get game(): Game {
    return this.#state.game;
  }

  /** The turn as it is. */
  get state(): TurnState {
    return this.#state;
  }

  /** The side that people act for now, in its turn or before it; an editor sets up a position for both. */
  get actor(): Player | "editor" | undefined {
    const { settings } = this.#context;
    const { game, moves } = this.#state;
    return settings.editable ? "editor" : moves.length > 0 ? actorOf(game.turn, settings) : undefined;
  }

  /** Whether a person may play now. */
  get isActive(): boolean {
    return this.actor === this.game.turn;
  }

  /** The side that may set its next move now, while the other one is to move. */
  get premover(): Player | undefined {
    const { actor } = this;
    return actor === opponentOf(this.game.turn) ? actor : undefined;
  }

  /** What has been set of a premove. */
  get premove(): Premove {
    return this.#premove;
  }

  get isBegun(): boolean {
    const { from, to } = this.#state.pending;
    const inHand = this.#dragged ?? this.#drawing;
    return (from ?? to ?? inHand ?? this.#premove.from ?? this.#premove.to) !== undefined;
  }

  /** What to show now: the next state, once the one before it has arrived. */
  next(): TurnState {
    if (!this.#context.stage.motion.isBusy) {
      this.#shown = this.#waiting.shift() ?? this.#shown;
      if (this.#waiting.length > 0) this.#context.redraw();
    }
    return this.#shown;
  }

  /** Whether the present state is shown. */
  get isCurrent(): boolean {
    return this.#shown === this.#state;
  }

  /** Where hands and pointers are. */
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

  /** What people have drawn, with what they are drawing, and the premove. */
  get drawings(): DrawingsOfPeople {
    return withPremove(this.#drawing ? toggled(this.#drawn, this.#drawing) : this.#drawn, this.#premove);
  }

  /** The position that is being set up. */
  get draft(): Draft {
    return this.#draft ?? this.#state.game;
  }

  enter(game: Game): void {
    const { game: before } = this.#state;
    const state = beginTurn(game, this.#state);
    this.#show(state);
    // A premove waits for one move of the other side. The game that it was set in may come again as a copy.
    const isAnswered = state.last?.before === before && before.turn !== this.#actor;
    if (!isAnswered && !isSamePosition(game, before)) this.#setPremove({});
    // Soon, since the page is about to set the game and hears of a move only after that.
    else queueMicrotask(() => this.#playPremove());
  }

  cancel(): void {
    if (!this.isBegun) return;
    this.#setPremove({});
    this.#show(cancelTurn(this.#state));
  }

  settle(): void {
    const before = this.#actor;
    this.#actor = this.actor;
    if (this.#actor !== before) this.cancel();
  }

  /** A point was pressed, by its number. */
  press(number: number): void {
    this.settle();
    const point = variantFrom(this.game.variant).board.points[number];
    // A program may press before another board is drawn.
    if (point === undefined) return;
    if (this.#context.settings.editable) this.#edit((draft) => cycled(draft, point));
    else if (this.isActive) this.#take(pressPoint(this.#state, point));
    else if (this.premover) this.#setPremove(premovePressed(this.game, this.premover, this.#premove, point));
  }

  hover(target: Element | undefined): void {
    const point = target && this.#pointOf(target);
    if (this.#hover === point) return;
    this.#hover = point;
    this.#context.redraw();
  }

  /** Lifts the cow on a point, or one from a hand. */
  lift(from: Element): boolean {
    this.settle();
    const { game } = this.#state;
    const point = this.#pointOf(from);
    const { bars } = this.#context.view;
    const player = players.find((each) => bars[each].hand === from) ?? this.premover ?? game.turn;
    if (this.premover) {
      if (player !== this.premover || (point !== undefined && !mayLead(game, player, point))) return false;
    } else if (!this.#context.settings.editable) {
      if (!this.isActive || player !== game.turn || !isMovable(this.#state, point)) return false;
      const picked = pickUpCow(this.#state, point);
      this.#show(picked);
      // The page, which hears of it, may have put the cow back or set another game.
      if (this.#state !== picked) return false;
    }
    const cells = this.draft.board;
    const cell = point && cells[variantFrom(game.variant).board.points.indexOf(point)];
    this.#dragged = {
      from: point ?? "hand",
      player: cell === undefined ? player : cell === "L" ? "light" : "dark",
    };
    // The keys of the board work meanwhile.
    this.#context.stage.focus();
    this.#context.redraw();
    return true;
  }

  carry(event: PointerEvent): void {
    const point = this.#pointAt(event);
    this.#context.view.carryTo(this.#context.stage.spotAt(event.clientX, event.clientY));
    // Most moves of a pointer change nothing else; and the program may have set another game meanwhile.
    if (!this.#dragged || this.#dragged.over === point) return;
    const isLegal =
      point !== undefined && (!this.isActive || pointMark(this.#state, point) === "destination");
    const over = isLegal ? point : undefined;
    if (this.#dragged.over === over) return;
    this.#dragged = { ...this.#dragged, over };
    this.#context.redraw();
  }

  drop(event?: PointerEvent): void {
    const dragged = this.#dragged;
    // The program may have taken the cow away while it was in the air.
    if (!dragged) return;
    this.#dragged = undefined;
    const to = event && this.#pointAt(event);
    if (this.#context.settings.editable) {
      this.#context.redraw();
      if (!event || to === dragged.from) return;
      const hand = this.#context.view.barAt(event);
      this.#edit((draft) => withDropped(draft, dragged, to, hand));
      return;
    }
    if (this.premover) {
      const from = dragged.from === "hand" ? undefined : dragged.from;
      const isMove = to !== undefined && to !== from;
      this.#setPremove(isMove ? premovePressed(this.game, this.premover, { from }, to) : {});
      return;
    }
    this.#context.view.letGo(dragged.from);
    if (to === undefined || to === dragged.from) this.#show(cancelTurn(this.#state));
    else this.#take(dropCow(this.#state, to));
  }

  startDrawing(event: PointerEvent): boolean {
    const point = this.#context.settings.drawable ? this.#pointAt(event) : undefined;
    if (point !== undefined) this.#drawing = { from: point, to: point };
    return point !== undefined;
  }

  moveDrawing(event: PointerEvent): void {
    const to = this.#pointAt(event);
    if (!this.#drawing || to === undefined || to === this.#drawing.to) return;
    this.#drawing = { ...this.#drawing, to };
    this.#context.redraw();
  }

  /** Ends a drawing. What is drawn twice is wiped away. */
  endDrawing(event?: PointerEvent): void {
    if (this.#drawing && event) {
      this.#drawn = toggled(this.#drawn, this.#drawing);
      this.#context.emit("draw", { drawings: this.#drawn });
    }
    this.#drawing = undefined;
    this.#context.redraw();
  }

  /** A hand was pressed, where a position is set up. */
  pressHand(player: Player): void {
    this.#edit((draft) => pressedHand(draft, player));
  }

  /** The dot of a side was pressed, where a position is set up: that side is to move. */
  pressSide(player: Player): void {
    this.#edit((draft) => ({ ...draft, turn: player }));
  }

  /** A step that awaits its shot is made without it. */
  pressPending(): void {
    const { to } = this.#state.pending;
    if (this.isActive && to !== undefined) this.#take(pressPoint(this.#state, to));
  }

  /** Sets a premove, and tells the page of one that is whole or given up. */
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
   * The turn has come: plays the premove, or puts it back where it is not legal. A cow that was chosen alone stays chosen.
   */
  #playPremove(): void {
    this.settle();
    const { from, to } = this.#premove;
    if (!this.isActive || (from ?? to) === undefined) return;
    const taken = premovePlayed(this.#state, this.#premove);
    if (taken === undefined) this.#setPremove({});
    else {
      this.#premove = {};
      this.#take(taken);
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

  /** Sets the turn. A cow in the air comes down, and the page hears which cow is chosen. */
  #show(state: TurnState): void {
    const before = this.#state;
    this.#state = state;
    this.#dragged = undefined;
    this.#drawing = undefined;
    if (before.game !== state.game) {
      this.#drawn = { arrows: [], rings: [] };
      this.#draft = undefined;
      this.#refuse(undefined);
    }
    // Another board is shown at once: neither what waits nor what is under a pointer has its points.
    if (variantFrom(before.game.variant) !== variantFrom(state.game.variant)) {
      this.#hover = undefined;
      this.#waiting = [];
      this.#shown = state;
    }
    // A state that looks like the last one waiting, or like the one shown, takes its place.
    const isAlike = looksLike(this.#waiting.at(-1) ?? this.#shown, state);
    if (isAlike && !this.#waiting.pop()) this.#shown = state;
    else if (this.#waiting.push(state) > MOST_WAITING) this.#waiting = [state];
    this.#context.redraw();
    const { from, to } = state.pending;
    if (to === undefined && from !== before.pending.from) this.#context.emit("pick", { point: from ?? null });
  }

  /** Shows what has become of the turn, and tells the page. */
  #take(taken: TurnState): void {
    const { refused } = taken;
    this.#refuse(refused);
    if (taken.game === this.#state.game) this.#show(taken);
    else this.#play(taken);
    if (!refused) return;
    this.#context.emit("refuse", refused);
    this.#context.emit("cue", { kind: "refuse", point: refused.move.shots?.[0] ?? refused.move.to });
  }

  #refuse(refused: TurnState["refused"]): void {
    if (this.#refusalTime) this.#refusalTime.onfinish = null;
    this.#refused = undefined;
    if (!refused) return;
    const { points } = variantFrom(this.#state.game.variant).board;
    const { point, shut } = refusedAt(refused);
    this.#refused = { point, shut };
    this.#context.view.shake(point, points);
    // An animation of nothing is a clock that ends with the page.
    this.#refusalTime = this.#context.stage.frame.animate?.([], shut === undefined ? REFUSED : SHUT);
    if (!this.#refusalTime) return;
    this.#refusalTime.onfinish = () => {
      this.#refused = undefined;
      this.#context.redraw();
    };
  }

  #play(taken: TurnState): void {
    const before = cancelTurn(this.#state);
    // The cow that moves is not put back.
    this.#state = before;
    const { move } = taken.last as NonNullable<TurnState["last"]>;
    this.#show(taken);
    const notation = formatMove(before.game, move);
    const detail = { move, notation, before: before.game, after: taken.game };
    if (this.#context.offerMove(detail)) return;
    this.#waiting = this.#waiting.filter((state) => state.game !== taken.game);
    this.#show(before);
  }
}
