/**
 * What people do on a board, and what comes of it: presses, drags, hovering, drawings, positions set up by hand. It keeps the
 * turn, tells the page, and knows what to show next.
 */

import type { Drawings } from "../../picture/morabaraba/drawings.ts";
import type { Touch } from "../../picture/morabaraba/scene.ts";
import type { Spot } from "../../picture/shapes.ts";
import type { Game, MoveLike } from "../../rules/morabaraba/data/state.ts";
import type { Player, Point } from "../../rules/morabaraba/data/terms.ts";
import { outcome, variantOf } from "../../rules/morabaraba/game.ts";
import { formatMove } from "../../rules/morabaraba/notation.ts";
import { drop, pickUp, press } from "../../turn/press.ts";
import { isMovable, markOf } from "../../turn/shown.ts";
import { beginTurn, boardAfter, cancelTurn, type TurnState } from "../../turn/turnState.ts";
import { spotNear } from "../nearest.ts";
import type { Stage } from "../Stage.ts";
import { cycled, type Draft, editDetail, pressedHand, withCow, withHand } from "./edit.ts";
import type { BoardEventMap } from "./events.ts";
import type { Table } from "./MillView.ts";

/** A cow dropped this close to a point lands on it; in units of the picture. */
const REACH = 55;

/** How long a refusal is seen, in milliseconds; a shut point is seen longer. */
const [REFUSED, SHUT] = [600, 1600];

/** At most this many states wait to be shown. */
const MOST_WAITING = 4;

/** Refusals that shut a point, rather than a cow. */
const SHUT_BY: ReadonlySet<string> = new Set(["mill-barred", "not-adjacent"]);

/** The sides that people play on a board. */
export type Playable = "none" | Player | "both";

/** What a session needs of its element. */
export interface Host {
  readonly playable: Playable;
  readonly drawable: boolean;
  readonly editable: boolean;
  readonly redraw: () => void;
  readonly emit: <Name extends keyof BoardEventMap>(
    name: Name,
    detail: BoardEventMap[Name]["detail"],
  ) => boolean;
  /** The last move that is marked, as the program told it. */
  readonly told: { move: MoveLike | null | undefined; now: boolean };
  /** Whether the program has set this game itself. */
  readonly hasGiven: (game: Game) => boolean;
}

/** What is drawn by people: always arrows and rings. */
interface Drawn {
  readonly arrows: NonNullable<Drawings["arrows"]>;
  readonly rings: NonNullable<Drawings["rings"]>;
}

/** Everything that happens between people and one board. */
export class Session {
  readonly #host: Host;
  readonly #stage: Stage;
  readonly #table: Table;
  #state: TurnState;
  /** States that wait until everything that moves has arrived; the last is the present one. */
  #waiting: TurnState[];
  #shown: TurnState;
  #hover: Point | undefined;
  #dragged: Touch["dragged"];
  #refused: Touch["refused"];
  #telling: Animation | undefined;
  #drawn: Drawn = { arrows: [], rings: [] };
  #drawing: { readonly from: Point; readonly to: Point } | undefined;
  #draft: Draft | undefined;

  constructor(game: Game, host: Host, stage: Stage, table: Table) {
    this.#state = beginTurn(game);
    this.#shown = this.#state;
    this.#waiting = [this.#state];
    [this.#host, this.#stage, this.#table] = [host, stage, table];
  }

  /** The turn as it is. */
  get state(): TurnState {
    return this.#state;
  }

  /** Whether a person may play now. */
  get isActive(): boolean {
    const { playable, editable } = this.#host;
    const { game, moves } = this.#state;
    return moves.length > 0 && !editable && (playable === "both" || playable === game.turn);
  }

  /** Whether there is a turn to give up. */
  get isBegun(): boolean {
    const { from, to } = this.#state.pending;
    return (from ?? to ?? this.#dragged) !== undefined;
  }

  /** What to show now: the next state, once the one before it has arrived. */
  next(): TurnState {
    if (!this.#stage.motion.isBusy) this.#shown = this.#waiting.shift() ?? this.#shown;
    if (this.#waiting.length > 0 && !this.#stage.motion.isBusy) this.#host.redraw();
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
      this.isActive && hovered !== undefined && !this.#dragged ? markOf(this.#state, hovered) : undefined;
    return {
      ghost:
        marked === "destination" ? { point: hovered as Point, player: this.#state.game.turn } : undefined,
      aimed: marked === "target" ? hovered : undefined,
      dragged: this.#dragged,
      refused: this.#refused,
    };
  }

  /** What people have drawn, with what they are drawing. */
  get drawings(): Drawn {
    return this.#drawing ? toggled(this.#drawn, this.#drawing) : this.#drawn;
  }

  /** The position that is being set up. */
  get draft(): Draft {
    return this.#draft ?? this.#state.game;
  }

  /** Another game is on the board. */
  enter(game: Game): void {
    const state = beginTurn(game, this.#state);
    if (!this.#host.told.now) this.#host.told.move = undefined;
    this.#draft = undefined;
    this.#show(state);
  }

  /** Gives up the turn in the making. */
  cancel(): void {
    if (this.isBegun) this.#show(cancelTurn(this.#state));
  }

  /** A point was pressed. */
  press(point: Point): void {
    if (this.#host.editable) this.edit((draft) => cycled(draft, point));
    else if (this.isActive) this.#take(press(this.#state, point));
  }

  /** The pointer is above a point, or above none. */
  hover(point: Point | undefined): void {
    if (this.#hover === point) return;
    this.#hover = point;
    this.#host.redraw();
  }

  /** Lifts the cow on a point, or one from a hand; false if it cannot be lifted. */
  lift(point: Point | undefined, player: Player): boolean {
    const { game } = this.#state;
    if (!this.#host.editable) {
      if (!this.isActive || player !== game.turn || !isMovable(this.#state, point)) return false;
      this.#show(pickUp(this.#state, point));
    }
    const cells = this.draft.board;
    const cell = point && cells[variantOf(game).board.points.indexOf(point)];
    const from = point ?? "hand";
    this.#dragged = { from, player: cell === undefined ? player : cell === "L" ? "light" : "dark" };
    // The keys of the board work meanwhile.
    this.#stage.focus();
    this.#host.redraw();
    return true;
  }

  /** Moves the cow in the air. */
  carry(event: PointerEvent): void {
    const spot = this.#stage.spotAt(event.clientX, event.clientY);
    const point = this.#pointNear(spot);
    this.#table.carryTo(spot);
    // Most moves of a pointer change nothing else; and the program may have set another game meanwhile.
    if (!this.#dragged || this.#dragged.over === point) return;
    const legal =
      point !== undefined && (this.#host.editable || markOf(this.#state, point) === "destination");
    const over = legal ? point : undefined;
    if (this.#dragged.over === over) return;
    this.#dragged = { ...this.#dragged, over };
    this.#host.redraw();
  }

  /** Drops the cow in the air; without a place it goes back. */
  drop(event?: PointerEvent): void {
    const dragged = this.#dragged;
    // The program may have taken the cow away while it was in the air.
    if (!dragged) return;
    this.#dragged = undefined;
    const to = event && this.pointAt(event);
    if (this.#host.editable) {
      this.#dropEdited(dragged, to, event);
    } else if (to === undefined || to === dragged.from) {
      this.#table.letGo(dragged.from);
      this.#show(cancelTurn(this.#state));
    } else {
      this.#table.letGo(dragged.from);
      this.#take(drop(this.#state, to));
    }
  }

  /** The point at a place of the page. */
  pointAt({ clientX, clientY }: PointerEvent): Point | undefined {
    return this.#pointNear(this.#stage.spotAt(clientX, clientY));
  }

  /** Begins a drawing; false if people may not draw, or not here. */
  startDrawing(event: PointerEvent): boolean {
    const point = this.#host.drawable ? this.pointAt(event) : undefined;
    if (point !== undefined) this.#drawing = { from: point, to: point };
    return point !== undefined;
  }

  /** A drawing has come so far. */
  moveDrawing(event: PointerEvent): void {
    const to = this.pointAt(event);
    if (to === undefined || to === this.#drawing?.to) return;
    this.#drawing = { from: to, ...this.#drawing, to };
    this.#host.redraw();
  }

  /** Ends a drawing, or without a place gives it up. Drawing the same thing twice wipes it away. */
  endDrawing(event?: PointerEvent): void {
    if (this.#drawing && event) {
      this.#drawn = toggled(this.#drawn, this.#drawing);
      this.#host.emit("draw", { drawings: this.#drawn });
    }
    this.#drawing = undefined;
    this.#host.redraw();
  }

  /** Changes the position that is being set up. */
  edit(change: (draft: Draft) => Draft): void {
    this.#draft = change(this.draft);
    const detail = editDetail(this.#draft);
    if (detail.game) {
      this.#state = beginTurn(detail.game);
      this.#shown = this.#state;
      this.#waiting = [];
    }
    this.#host.redraw();
    this.#host.emit("edit", detail);
  }

  /** A hand was pressed: this matters only where a position is set up. */
  pressHand(player: Player): void {
    this.edit((draft) => pressedHand(draft, player));
  }

  #pointNear(spot: Spot): Point | undefined {
    const number = spotNear(this.#stage.spots, spot, REACH);
    return variantOf(this.#state.game).board.points[number];
  }

  #dropEdited(
    { from, player }: NonNullable<Touch["dragged"]>,
    to: Point | undefined,
    event?: PointerEvent,
  ): void {
    this.#host.redraw();
    if (!event || to === from) return;
    const cow = player === "light" ? "L" : "D";
    const hand = (["light", "dark"] as const).find((each) => {
      const { left, right, top, bottom } = this.#table.bars[each].node.getBoundingClientRect();
      return event.clientX >= left && event.clientX < right && event.clientY >= top && event.clientY < bottom;
    });
    this.edit((draft) => {
      const lifted = from === "hand" ? withHand(draft, player, -1) : withCow(draft, from, ".");
      if (to !== undefined) return withCow(lifted, to, cow);
      return hand === player ? withHand(lifted, player, 1) : lifted;
    });
  }

  /** Sets the turn. A cow in the air comes down, and the page hears which cow is chosen. */
  #show(state: TurnState): void {
    const before = this.#state;
    const latest = this.#waiting.at(-1) ?? this.#shown;
    this.#state = state;
    this.#dragged = undefined;
    if (before.game !== state.game) this.#drawn = { arrows: [], rings: [] };
    // A state that looks like the one waiting, or like the one shown, replaces it.
    const same =
      latest.game.ply === state.game.ply &&
      boardAfter(latest.game, latest.pending) === boardAfter(state.game, state.pending);
    if (same && this.#waiting.length > 0) this.#waiting[this.#waiting.length - 1] = state;
    else if (same) this.#shown = state;
    else this.#waiting.push(state);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [state];
    this.#host.redraw();
    const { from, to } = state.pending;
    if (to === undefined && from !== before.pending.from) this.#host.emit("pick", { point: from ?? null });
  }

  /** Shows what has become of the turn, and tells the page. */
  #take(taken: TurnState): void {
    const { refused } = taken;
    this.#refuse(refused);
    if (taken.game === this.#state.game) this.#show(taken);
    else this.#play(taken);
    if (!refused) return;
    this.#host.emit("refuse", refused);
    this.#host.emit("cue", { kind: "refuse", point: refused.move.shot ?? refused.move.to });
  }

  #refuse(refused: TurnState["refused"]): void {
    this.#telling?.cancel();
    this.#refused = undefined;
    if (!refused) return;
    const { points } = variantOf(this.#state.game).board;
    const { move, code } = refused;
    const shut = SHUT_BY.has(code) ? move.to : undefined;
    const point = move.shot ?? (shut === undefined ? undefined : move.from) ?? move.to;
    this.#refused = { point, shut };
    this.#table.shake(point, points);
    const forget = (): void => {
      this.#refused = undefined;
      this.#host.redraw();
    };
    // An animation of nothing is a clock that ends with the page.
    this.#telling = this.#stage.frame.animate([], shut === undefined ? REFUSED : SHUT);
    this.#telling.onfinish = forget;
  }

  #play(taken: TurnState): void {
    const host = this.#host;
    const was = cancelTurn(this.#state);
    // The cow that moves is not put back.
    this.#state = was;
    const told = host.told.move;
    const { game: after } = taken;
    const { before, move } = taken.last as NonNullable<TurnState["last"]>;
    const end = outcome(after);
    // The move is on the board before the page hears of it, so an answer to it counts as the next move.
    if (!host.told.now) host.told.move = undefined;
    this.#show(taken);
    const accepted = host.emit("move", { move, notation: formatMove(move, before), before, after });
    const { game } = this.#state;
    // A program that has set a game meanwhile has the last word.
    if (game === before || (!accepted && game === after && !host.hasGiven(after))) {
      host.told.move = told;
      this.#waiting = this.#waiting.filter((state) => state.game !== after);
      this.#show(was);
    } else if (accepted && end) host.emit("end", { outcome: end, game: after });
  }
}

/** Drawings with one more arrow, or a ring where the arrow goes nowhere; without it if it was there before. */
function toggled(
  { arrows, rings }: Drawn,
  { from, to }: { readonly from: Point; readonly to: Point },
): Drawn {
  if (from === to)
    return { arrows, rings: rings.includes(to) ? rings.filter((each) => each !== to) : [...rings, to] };
  const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { rings, arrows: others.length < arrows.length ? others : [...arrows, { from, to }] };
}
