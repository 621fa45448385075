/* Shows a mill game on a page: the picture with its moving cows, the bars and the points' labels. */
import { sceneOf, type Touch } from "../../picture/mills/scene.ts";
import type { Spot } from "../../picture/shapes.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import { type Player, type Point, players } from "../../rules/mills/data/terms.ts";
import type { Variant } from "../../rules/mills/data/variant.ts";
import { boardAfter } from "../../turn/turnState.ts";
import { createButton, createElement, setText, sizeObserver } from "../dom.ts";
import { memoizeLast, patch, type RenderedNode, rename } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import { type Bars, type BarsView, createBar, drawBars, seatOf } from "./bars.ts";
import { type Change, changeBetween } from "./changes.ts";
import { isOver } from "./drag.ts";
import { label } from "./labels.ts";
import {
  appear,
  arrive,
  type Board,
  type Dropped,
  disappear,
  drawMill,
  goHome,
  liftedAt,
  type Origin,
  shake,
} from "./motions.ts";

/** The breadth of a button in the picture, a little less than the smallest distance between points. */
const BREADTH = 96;

/** Everything that a drawing shows. */
export interface View extends BarsView {
  readonly touch: Touch;
  readonly statusShown: boolean;
  /** The answer to a question, in place of the status. */
  readonly told: string | undefined;
  /** Whether screen readers read out the status even if it has not changed. */
  readonly readAgain: boolean;
}

export class MillView {
  readonly bars: Bars = { light: createBar("light"), dark: createBar("dark") };
  readonly cancel: HTMLButtonElement = createButton("button cancel-turn");
  readonly noShot: HTMLButtonElement = createButton("button no-shot");
  readonly #stage: Stage;
  /** The cows in hand and the cows shot, as a text for screen readers. */
  readonly #hands: HTMLElement = createElement("p", "hands unseen");
  /** The status line, cached: most drawings, such as those of a drag, change no status, bar or label. */
  readonly #status = memoizeLast<string>();
  /** The board that was drawn last, and its cells, one character per point. */
  #board: Variant["board"] | undefined;
  #cells = "";
  /** The place of the next cow in each hand, as a transform of the picture. */
  #seats: Readonly<Record<Player, string | undefined>> | undefined;
  /** The place of the dragged cow, and the cow dropped since the last drawing. */
  #lifted: Spot | undefined;
  #dropped: Dropped | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.frame.append(this.#hands);
    stage.statusRow.append(this.cancel, this.noShot);
    // Seats are measured right after a layout, because measuring during a change would force another layout.
    const sizes = sizeObserver(stage.frame, () => this.#measure());
    for (const node of [stage.frame, this.bars.light.hand, this.bars.dark.hand]) sizes?.observe(node);
  }

  /** Draws the view. Returns what has moved since the last drawing. */
  show(view: View): Change | undefined {
    const { state, options, touch, words, paint, statusShown, readAgain } = view;
    const { game, pending } = state;
    const { board: variantBoard } = variantFrom(game.variant);
    const { points } = variantBoard;
    const cells = boardAfter(game, pending);
    // No cow moves from one board to another.
    if (variantBoard !== this.#board) {
      this.#board = variantBoard;
      this.#cells = "";
      this.#dropped = undefined;
    }
    const change = changeBetween(this.#cells, cells, points);
    this.#cells = cells;
    const origin = this.#originOf(change?.came, cells[points.indexOf(change?.came?.to ?? "")]);
    const board = { stage: this.#stage, points };
    const mills = this.#patch(board, view, change);
    const { came } = change ?? {};
    const arrival = came ? arrive(board, came, origin) : goHome(board, this.#dropped);
    for (const mill of mills) drawMill(board, mill, options.mills as Point, arrival);
    this.#dropped = undefined;
    this.#carry();
    this.#stage.frame.classList.toggle("dragging", touch.dragged !== undefined);
    const { orientation, notation, pieces } = options;
    const { active, editable, bars, premove } = view;
    const { spoken } = view;
    const sources = [
      ...[state, orientation, notation, pieces, words, paint, active, editable, bars, premove],
      spoken,
    ];
    const text = this.#status(sources, () => {
      setText(this.#hands, drawBars(this.bars, this.#stage, view));
      return label(this.#stage, this, view);
    });
    this.#stage.setStatus(view.say(view.told ?? text), statusShown, readAgain);
    return change;
  }

  /** Returns the side whose bar is under a pointer. */
  barAt(event: PointerEvent): Player | undefined {
    return players.find((player) => isOver(this.bars[player].node, event));
  }

  /** Moves the dragged cow to the pointer. */
  carryTo(spot: Spot): void {
    this.#lifted = spot;
    this.#carry();
  }

  /** Drops the dragged cow: its next motion starts where it was dropped. */
  letGo(from: Point | "hand"): void {
    this.#dropped = this.#lifted && { at: liftedAt(this.#lifted), from };
    this.#lifted = undefined;
  }

  /** Shakes a cow in place. */
  shake(point: Point, points: readonly Point[]): void {
    shake({ stage: this.#stage, points }, point);
  }

  /** Returns where the cow that moved was visible before this drawing. */
  #originOf(came: Change["came"], cell: string | undefined): Origin {
    const isFromHand = came !== undefined && came.from === undefined;
    return {
      dropped: this.#dropped,
      ghost: this.#stage.picture.drawn.has(`ghost:${came?.to}`),
      seat: isFromHand ? (this.#seats ?? this.#measure())[cell === "L" ? "light" : "dark"] : undefined,
    };
  }

  /** Updates the picture. Returns its new mills. */
  #patch(
    board: Board,
    { state, options, touch, paint }: View,
    change: Change | undefined,
  ): readonly RenderedNode[] {
    const stage = this.#stage;
    const { picture } = stage;
    const { layout, shapes, width, height } = sceneOf(state.game, { ...options, hands: "none" }, touch);
    const isFirst = stage.spots.length === 0;
    stage.turnTo(options.orientation);
    stage.place(layout.spots, [width, height], BREADTH);
    const { came, gone = [] } = change ?? {};
    if (came?.from !== undefined) rename(picture, `cow:${came.from}`, `cow:${came.to}`);
    const mills: RenderedNode[] = [];
    patch(picture, shapes, paint, {
      enter: (drawn) => {
        if (isFirst) return;
        if (drawn.shape?.key.startsWith("mill:")) mills.push(drawn);
        else appear(board, drawn);
      },
      leave: (drawn) => disappear(board, drawn, gone),
    });
    return mills;
  }

  #carry(): void {
    const node = this.#stage.picture.drawn.get("lifted")?.node;
    if (node && this.#lifted) node.style.transform = liftedAt(this.#lifted);
  }

  #measure(): Readonly<Record<Player, string | undefined>> {
    const { light, dark } = this.bars;
    this.#seats = { light: seatOf(light, this.#stage), dark: seatOf(dark, this.#stage) };
    return this.#seats;
  }
}
